// What the person at a seat is about to do: which piece is in hand, which spaces that lights up, and the words it makes.
// All that is legal comes with the question; here it is only sorted by piece and by space.
import { settings } from "../../../device/settings.svelte";
import { api } from "../../../api/http";
import type { Words } from "../../../api/aliases";
import type { GameEvent, Option } from "../../../api/generated";
import { SeatActions } from "../../../table/seat-actions.svelte";
import { boardOf, kindOf, type Facts, type Space } from "../facts";

/** A way to answer: a piece of the supply, a weapon, taking a trap back … and the options it has. */
export interface Intent {
  key: string;
  verb: string;
  thing: string;
  options: Option[];
}

/** What the coming phase will do to the own board if nothing else is done. */
export interface Forecast {
  words: Words[];
  facts: Facts;
  tower: number;
  village: number;
  sent: Map<number, number>;
  unsure: boolean;
  events: GameEvent[];
}

const ON_THE_BOARD = ["hero", "stand", "place", "retrieve", "move"];

export class Plan extends SeatActions<Facts> {
  picked: string = $state("");
  face: string = $state("");
  /** The first of two spaces, for what takes from one and gives to another. */
  from: Space | "" = $state("");
  forecast: Forecast | null = $state.raw(null);
  /** A forecast for the space that is pointed at, shown instead while it is. */
  glimpse: Forecast | null = $state.raw(null);

  private asked = "";
  private timer = 0;

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

  /** The intent in hand: the one picked, or the only one there is to point at. */
  intent: Intent | null = $derived.by(() => {
    const picked = this.intents.find(({ key }) => key === this.picked);
    if (picked) return picked;
    const pointing = this.intents.filter(({ options }) => options.some(({ space }) => space));
    const only = pointing.filter(({ verb }) => ON_THE_BOARD.includes(verb));
    return pointing.length === 1 && only.length === 1 && only[0]!.verb !== "place" && only[0]!.verb !== "retrieve"
      ? only[0]!
      : null;
  });

  /** The faces of the piece in hand that could be laid down: two for walls and labyrinths. */
  faces: string[] = $derived([...new Set(this.intent?.options.map(({ trap }) => trap ?? "") ?? [])].filter(Boolean));

  lit: Set<Space> = $derived(
    new Set(
      (this.intent?.options ?? [])
        .filter((option) => !this.faces.length || option.trap === this.facePicked)
        .map((option) => (this.from ? (option.space === this.from ? option.space2 : undefined) : option.space))
        .filter((space): space is string => Boolean(space) && space !== "forest"),
    ),
  );

  get facePicked(): string {
    return this.faces.includes(this.face) ? this.face : (this.faces[0] ?? "");
  }

  /** Options that are not pointed at on the board: shown as buttons. */
  spoken: Option[] = $derived(
    this.options.filter((option) => {
      if (option.space && option.space !== "forest") return false;
      return !["pass", "done", "buy"].includes(option.verb);
    }),
  );

  /** Whether saying ready now would mean something: the plan is made, or nothing has to be done. */
  get mayBeReady(): boolean {
    return this.kind === "ready" || this.can("pass");
  }

  /** A new question puts back what was in hand. */
  override follow(): void {
    const question = this.knowledge?.asked?.question ?? "";
    if (question === this.asked) return;
    this.asked = question;
    clearTimeout(this.timer);
    this.picked = "";
    this.from = "";
    this.glimpse = null;
    void this.foresee();
  }

  pick(key: string): void {
    this.picked = this.picked === key ? "" : key;
    this.from = "";
    this.glimpse = null;
  }

  turn(): void {
    const at = this.faces.indexOf(this.facePicked);
    this.face = this.faces[(at + 1) % this.faces.length] ?? "";
  }

  /** The options that pointing at a space would mean, with what is in hand; an empty hand takes a trap back. */
  at(space: Space): Option[] {
    return (this.intent?.options ?? this.options.filter(({ verb }) => verb === "retrieve")).filter(
      (option) =>
        (this.from ? option.space === this.from && option.space2 === space : option.space === space) &&
        (!this.faces.length || option.trap === this.facePicked),
    );
  }

  /** Point at a space. What is ambiguous is returned, to be asked. */
  async choose(space: Space): Promise<Option[]> {
    const options = this.at(space);
    if (options.length && !this.from && options[0]!.space2) {
      this.from = space;
      return [];
    }
    if (options.length === 1) await this.answer(options[0]!.words);
    else if (!options.length) await this.refusedAt(space);
    return options.length > 1 ? options : [];
  }

  /** A space that is not lit: the server refuses it in the words of the rule. */
  private async refusedAt(space: Space): Promise<void> {
    const verb = this.intent?.verb ?? (this.kind === "hero" || this.kind === "stand" ? this.kind : "");
    const words = verb === "place" ? `place ${this.facePicked} ${space}` : verb ? `${verb} ${space}` : "";
    if (words) await this.answer(words, false);
  }

  override answer(words: Words, ready = settings.autoReady): Promise<void> {
    return super.answer(words, ready);
  }

  async ready(): Promise<void> {
    if (this.kind === "ready") await this.act("ready");
    else if (this.can("pass")) await this.answer("pass", true);
  }

  /** Pointing: what would the phase bring with this answer? Asked after a moment's rest, so that a passing hand costs nothing. */
  point(space: Space | null): void {
    clearTimeout(this.timer);
    if (space === null) {
      this.glimpse = null;
      return;
    }
    const [option, ...more] = this.at(space);
    if (!option || more.length || option.space2) {
      this.glimpse = null;
      return;
    }
    const question = this.asked;
    this.timer = window.setTimeout(async () => {
      if (question !== this.asked || this.busy) return;
      const seen = await this.look([option.words]);
      if (question === this.asked) this.glimpse = seen;
    }, 140);
  }

  async foresee(): Promise<void> {
    const phase = this.knowledge?.view.phase;
    const asked = ["hero", "trap", "ready"].includes(this.kind) && (phase === "hero" || phase === "trap");
    if (!settings.forecast || !asked) {
      this.forecast = null;
      return;
    }
    const question = this.asked;
    const seen = await this.look([]);
    if (question === this.asked) this.forecast = seen;
  }

  private async look(words: Words[]): Promise<Forecast | null> {
    if (!settings.forecast || !this.client.live) return null;
    try {
      const { events, view, unsure } = await api.forecast<Facts>(this.client.id, this.seat, words);
      return this.read(words, events, view, Boolean(unsure?.length));
    } catch {
      return null; // a phase that has just closed has no forecast; the next question brings one
    }
  }

  private read(words: Words[], events: GameEvent[], facts: Facts, unsure: boolean): Forecast {
    const now = boardOf(this.knowledge!.view, this.seat);
    const then = boardOf(facts, this.seat);
    const sent = new Map<number, number>();
    for (const { kind, seat, to } of events)
      if (kind === "sent" && seat === this.seat && typeof to === "number") sent.set(to, (sent.get(to) ?? 0) + 1);
    const floors = (now.tower ?? 0) + (now.towers?.length ?? 0);
    const floorsThen = (then.tower ?? 0) + (then.towers?.length ?? 0);
    const houses = now.houses ?? this.knowledge!.view.capital ?? 0;
    const housesThen = then.houses ?? facts.capital ?? 0;
    return { words, facts, events, unsure, sent, tower: floorsThen - floors, village: housesThen - houses };
  }
}

function thingOf(option: Option): string {
  return option.trap ? kindOf(option.trap) : (option.item ?? "");
}
