// What the person at a seat is about to do: which piece is in hand, and what the phase would then bring.
// Everything legal comes with the question; here it is only sorted by piece. What lights up: highlights.svelte.ts.
import { settings } from "../../../device/settings.svelte";
import { api } from "../../../api/http";
import { notify } from "../../../state/notices.svelte";
import type { Forecast as ForecastOf, Words } from "../../../api/aliases";
import type { GameEvent, Option } from "../../../api/generated";
import { SeatActions } from "../../../table/seat-actions.svelte";
import { boardOf, kindOf, type Facts, type Space } from "../facts";
import { clickOnSpace, litSpaces, optionsAt, type Intent } from "./highlights.svelte";

/** What the coming phase will do to the own board if its player does nothing else. */
export interface Forecast {
  words: Words[];
  facts: Facts;
  tower: number;
  village: number;
  kills: number;
  sent: Map<number, number>;
  unsure: boolean;
  events: GameEvent[];
  /** What falls whatever is answered. */
  lost: string[];
}

const ON_THE_BOARD = ["hero", "stand", "place", "retrieve", "move"];

export class BonesActions extends SeatActions<Facts> {
  picked: string = $state("");
  face: string = $state("");
  /** The first of two spaces, for answers that move a piece from one space to another. */
  from: Space | "" = $state("");
  forecast: Forecast | null = $state.raw(null);
  /** A forecast for the space that is pointed at, shown instead meanwhile. */
  pointedForecast: Forecast | null = $state.raw(null);

  /** The answers to the question for a trap, once the hero has moved: it can be planned before the phase is open. */
  ahead: Option[] = $state.raw([]);
  /** The trap that is planned. It is answered, and the seat is ready, as soon as it is asked for. */
  plan: Option | null = $state.raw(null);
  /** Being ready was said of hero and plan together. */
  private confirmed = false;

  private asked = "";
  private timer = 0;

  override get options(): Option[] {
    return this.kind === "ready" ? (this.plan ? [] : this.ahead) : super.options;
  }
  override get mayUndo(): boolean {
    return this.plan !== null || super.mayUndo;
  }

  intents: Intent[] = $derived.by(() => {
    const found = new Map<string, Intent>();
    for (const option of this.options) {
      const thing = thingOf(option);
      const key = `${option.verb} ${thing}`.trim();
      const intent = found.get(key) ?? { key, verb: option.verb, thing, options: [] };
      intent.options.push(option);
      found.set(key, intent);
    }
    return [...found.values()];
  });

  /** The intent in hand: the one that was picked, or the only one with spaces; a weapon may be taken instead of it. */
  intent: Intent | null = $derived.by(() => {
    const picked = this.intents.find(({ key }) => key === this.picked);
    if (picked) return picked;
    const pointing = this.intents.filter(({ options }) => options.some(({ space }) => space));
    const only = pointing.filter(({ verb }) => ON_THE_BOARD.includes(verb));
    if (!only.length && pointing.length === 1) return pointing[0]!; // nothing but the weapon is asked for
    if (only.length !== 1) return null;
    // A trap is taken from the supply first, and one on the board is taken back by a click that does not have to be lit
    // up, unless a lesson asks for it.
    const { verb } = only[0]!;
    return verb === "place" || (verb === "retrieve" && !this.isGuided) ? null : only[0]!;
  });

  /** The faces of the piece in hand that could be laid down: two for walls and labyrinths. */
  faces: string[] = $derived([...new Set(this.intent?.options.map(({ trap }) => trap ?? "") ?? [])].filter(Boolean));

  lit: Set<Space> = $derived(litSpaces(this));

  get facePicked(): string {
    return this.faces.includes(this.face) ? this.face : (this.faces[0] ?? "");
  }

  /** Options that name no space of the board. They are buttons. */
  buttonOptions: Option[] = $derived(
    this.options.filter((option) => {
      if (option.space && option.space !== "forest") return false;
      return !["pass", "done", "buy"].includes(option.verb);
    }),
  );

  /** Whether this seat has answered, and may say that it is ready. */
  get mayBeReady(): boolean {
    return this.kind === "ready" && this.client.allows("ready");
  }
  /** Whether this seat may place nothing. It is a button of its own, since it cannot be undone. */
  get mayPass(): boolean {
    return this.can("pass");
  }

  /** A new question empties the hand. */
  override follow(): void {
    const question = this.knowledge?.asked?.question ?? "";
    if (question === this.asked) return;
    this.asked = question;
    this.ahead = [];
    if (this.kind && this.kind !== "ready" && this.kind !== "trap") this.plan = null;
    void this.givePlan();
    clearTimeout(this.timer);
    this.picked = "";
    this.from = "";
    this.pointedForecast = null;
    void this.updateForecast();
  }

  pick(key: string): void {
    this.picked = this.picked === key ? "" : key;
    this.from = "";
    this.pointedForecast = null;
  }

  turn(): void {
    const at = this.faces.indexOf(this.facePicked);
    this.face = this.faces[(at + 1) % this.faces.length] ?? "";
  }

  /** Does what a click on a space means. If it could mean several answers, these are returned. */
  async choose(space: Space): Promise<Option[]> {
    const click = clickOnSpace(space, this);
    if (click.means === "ask-which") return click.options;
    if (click.means === "first-of-two") this.from = space;
    else if (click.means === "answer") await this.answer(click.words);
    else if (click.means === "refusal") await this.answer(click.words, false);
    return [];
  }

  override answer(words: Words, ready = settings.autoReady && this.kind !== "market"): Promise<void> {
    return this.ahead.length ? this.planAhead(words) : super.answer(words, ready);
  }

  async ready(): Promise<void> {
    if (!this.mayBeReady) return;
    this.confirmed = true;
    await this.act("ready");
    await this.givePlan();
  }

  async pass(): Promise<void> {
    if (this.mayPass) await super.answer("pass", true);
  }

  override async undo(): Promise<void> {
    this.confirmed = false;
    if (!this.plan || this.isReady) return super.undo();
    this.plan = null;
    await this.updateForecast();
  }

  private async planAhead(words: Words): Promise<void> {
    const plan = this.ahead.find((option) => option.words === words);
    if (plan) {
      this.plan = plan;
      this.picked = "";
      this.pointedForecast = null;
      await this.updateForecast();
    } else await api.forecast(this.client.id, this.seat, [words]).catch(notify.refusal); // it says why not
  }

  /** Answers with what was planned, once it is asked for. An answer on its way is waited for first: see ready(). */
  private async givePlan(): Promise<void> {
    const plan = this.plan;
    if (!plan || this.kind !== "trap" || this.busy) return;
    this.plan = null;
    if (this.confirmed && this.options.some(({ words }) => words === plan.words)) await super.answer(plan.words, true);
  }

  /** Asks what the phase would bring with the answer that is pointed at, once the pointer rests there. */
  point(space: Space | null): void {
    clearTimeout(this.timer);
    if (space === null) {
      this.pointedForecast = null;
      return;
    }
    const [option, ...more] = optionsAt(space, this);
    if (!option || more.length || option.space2) {
      this.pointedForecast = null;
      return;
    }
    const question = this.asked;
    this.timer = window.setTimeout(async () => {
      if (question !== this.asked || this.busy) return;
      const seen = await this.askForecast([option.words]);
      if (question === this.asked) this.pointedForecast = seen;
    }, 140);
  }

  /** Asks what the phase will bring if nothing else is done. */
  async updateForecast(): Promise<void> {
    const phase = this.knowledge?.view.phase;
    const asked = ["hero", "trap", "ready"].includes(this.kind) && (phase === "hero" || phase === "trap");
    if (!asked) {
      this.forecast = null;
      return;
    }
    const question = this.asked;
    const { plan } = this;
    const seen = await this.askForecast(plan ? [plan.words] : []);
    if (question !== this.asked || plan !== this.plan) return;
    this.forecast = seen;
  }

  private async askForecast(words: Words[]): Promise<Forecast | null> {
    const plans = !words.length && this.kind === "ready" && !this.isGuided;
    if (!(settings.forecast || plans) || !this.client.live) return null;
    try {
      const question = this.asked;
      const foreseen = await api.forecast<Facts>(this.client.id, this.seat, words);
      if (plans && question === this.asked) this.ahead = foreseen.options.filter(({ verb }) => verb !== "pass");
      return settings.forecast ? this.readForecast(words, foreseen) : null;
    } catch {
      return null; // a phase that has just closed has no forecast; the next question brings one
    }
  }

  private readForecast(words: Words[], foreseen: ForecastOf<Facts>): Forecast {
    const { events, view: facts, lost } = foreseen;
    const unsure = foreseen.unsure.length > 0;
    const now = boardOf(this.knowledge!.view, this.seat);
    const then = boardOf(facts, this.seat);
    const sent = new Map<number, number>();
    for (const { kind, seat, to } of events)
      if (kind === "sent" && seat === this.seat && typeof to === "number") sent.set(to, (sent.get(to) ?? 0) + 1);
    const kills = events.filter(({ kind, seat }) => kind === "killed" && seat === this.seat).length;
    const floors = (now.tower ?? 0) + (now.towers?.length ?? 0);
    const floorsThen = (then.tower ?? 0) + (then.towers?.length ?? 0);
    const houses = now.houses ?? this.knowledge!.view.capital ?? 0;
    const housesThen = then.houses ?? facts.capital ?? 0;
    return {
      words,
      facts,
      events,
      unsure,
      kills,
      sent,
      lost,
      tower: floorsThen - floors,
      village: housesThen - houses,
    };
  }
}

function thingOf(option: Option): string {
  return option.trap ? kindOf(option.trap) : (option.item ?? "");
}
