// A text of a game, looked at with the table's own eyes and, line by line, played on.
import { api } from "../api/http";
import type { Deed, GameEvent, Seat, TableInfo, Words } from "../api/messages";
import { Refusal } from "../api/refusal";
import type { Knowledge } from "./client.svelte";
import type { Studied, StudyMoment } from "../api/studies";
import { t } from "../i18n/language.svelte";
import { type AnyView, type Moment, Rerun } from "./replay.svelte";

const LAID_OUT = -1; // the step before the first question

export class Study extends Rerun {
  text = $state("");
  told = $state.raw<Studied<AnyView> | null>(null);
  /** How many lines have been played: the moment that is shown. */
  lines = $state(0);
  private moments = new Map<number, StudyMoment<AnyView>>();
  private momentOf = new WeakMap<Knowledge<AnyView>, StudyMoment<AnyView>>();
  private before: { text: string; lines: number }[] = []; // to go back to

  /** `viewer` 0 knows everything. `played`: the table takes answers, and what they lead to is written into the text. */
  constructor(
    viewer: Seat = 0,
    private readonly played = false,
  ) {
    super("", viewer);
  }

  override get plays(): boolean {
    return this.played;
  }

  /** Every seat that can be looked at. */
  get seats(): Seat[] {
    return Array.from({ length: this.told?.seats ?? 0 }, (_, i) => i + 1);
  }

  /** Read a text, and show it after so many lines, at a moment, or at the end. What is wrong with it is in `told.trouble`. */
  async open(text: string, when: number | Moment | "end" = LAID_OUT): Promise<void> {
    await this.take(text);
    if (!this.told?.now) return;
    if (when === "end") await this.turnTo(this.told.steps.length, true);
    else if (typeof when === "number") await this.turnTo(when, true);
    else await this.reach(this.find(when), true);
  }

  private async take(text: string): Promise<void> {
    const told = await api.study<AnyView>(text, this.viewer);
    this.text = text;
    this.told = told;
    this.moments.clear();
    if (told.now) this.moments.set(told.now.step, told.now);
    this.events = told.events;
    this.table = tableOf(told);
    this.viewers = [this.viewer];
  }

  /** To the moment after so many lines. */
  turnTo(step: number, fresh = false): Promise<boolean> {
    this.running = false;
    return this.arrive(this.after(step), fresh);
  }

  protected override knowledge(event: number): Promise<Knowledge<AnyView>> {
    const told = this.told!;
    if (event <= 0 && told.first > 0) return this.after(LAID_OUT);
    if (event <= told.first) return this.after(0);
    const found = told.steps.findIndex((step) => step.event >= event);
    return this.after(found < 0 ? told.steps.length : found + 1);
  }

  private async after(step: number): Promise<Knowledge<AnyView>> {
    let moment = this.moments.get(step);
    if (!moment) {
      moment = await api.moment<AnyView>(this.text, this.viewer, step);
      this.moments.set(step, moment);
    }
    const { view, event, waiting } = moment;
    const over = this.told!.over && moment.step === this.told!.steps.length;
    const knowledge: Knowledge<AnyView> = {
      view,
      events: event,
      waiting,
      ready: [],
      undo: this.played && moment.step > 0,
      over: false,
      asked: null,
      options: [],
      clocks: {},
      closes: null,
      result: over ? this.told!.result : null,
    };
    this.momentOf.set(knowledge, moment);
    return knowledge;
  }

  /** Who knows everything sits at every place at once. */
  protected override reveal(knowledge: Knowledge<AnyView>, first: number, events: GameEvent[], fresh: boolean): void {
    const moment = this.momentOf.get(knowledge);
    this.lines = moment?.step ?? 0;
    const asked = this.played ? (moment?.asked ?? []) : [];
    const one = (seat: Seat): Knowledge<AnyView> => {
      const question = asked.find((each) => each.seat === seat);
      return { ...knowledge, asked: question?.asked ?? null, options: question?.options ?? [] };
    };
    const viewers = this.viewer ? [this.viewer] : [0, ...this.seats];
    this.known = Object.fromEntries(viewers.map((seat) => [seat, one(seat)]));
    for (const viewer of viewers) this.onNews({ viewer, first, events, knowledge: this.known[viewer]!, fresh });
  }

  /** Adds a line behind the moment that is shown; what came after it is cut. A line that can't be played changes nothing. */
  override async answer(seat: Seat, words: Words): Promise<void> {
    const { text, lines } = this;
    const head = this.textUpTo(lines);
    const next = `${head}${seat} ${words}\n`;
    const number = next.split("\n").length - 1;
    const tried = await api.study<AnyView>(next, this.viewer);
    if (tried.trouble && tried.trouble.line >= number) throw new Refusal("illegal", tried.trouble.why);
    this.before.push({ text, lines });
    await this.take(next);
    await this.turnTo(this.told!.steps.length);
  }

  override async act(seat: Seat, deed: Deed): Promise<void> {
    if (deed === "undo") await this.undo();
    else if (deed === "resign") await this.answer(seat, "resign");
  }

  /** Takes the last answer away again or, where none was given here, the last line. */
  async undo(): Promise<void> {
    const last = this.before.pop() ?? { text: this.textUpTo(this.lines - 1), lines: this.lines - 1 };
    if (last.lines < 0) return;
    await this.take(last.text);
    await this.turnTo(last.lines, true);
  }

  /** The text without the lines behind a moment. */
  textUpTo(step: number): string {
    const lines = this.text.split("\n");
    const steps = this.told?.steps ?? [];
    const first = lines.findIndex((line) => line.trim() === "---") + 1;
    const kept = step > 0 ? (steps[step - 1]?.line ?? first) : first;
    return `${lines.slice(0, kept).join("\n")}\n`;
  }
}

/** A study has no table at the server; the page needs somebody to sit there. */
function tableOf({ game, seats, options, over, result }: Studied<AnyView>): TableInfo {
  const places = Array.from({ length: seats }, (_, i) => ({
    seat: i + 1,
    kind: "person" as const,
    pilot: "person",
    name: t("seat-number", { seat: i + 1 }),
    here: true,
  }));
  return {
    id: "",
    game,
    options,
    seats: places,
    clock: "none",
    reaction_seconds: 0,
    status: over ? "over" : "running",
    commit: "",
    since: 0,
    ...(result ? { result } : {}),
  };
}
