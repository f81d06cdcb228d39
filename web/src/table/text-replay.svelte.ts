// A game's text as a client of the table: it is shown like a game, and can be played on line by line.
import { api } from "../api/http";
import type { Seat, Study, StudyPosition, Words } from "../api/aliases";
import type { Action, GameEvent, TableInfo } from "../api/generated";
import { Refusal } from "../api/refusal";
import type { Knowledge } from "./client.svelte";
import { t } from "../i18n/language.svelte";
import { type AnyView, type ReplayPoint, Replay } from "./replay.svelte";

const LAID_OUT = -1; // the step before the first question

export class TextReplay extends Replay {
  text = $state("");
  study = $state.raw<Study<AnyView> | null>(null);
  /** How many lines have been played, which says what is shown. */
  lines = $state(0);
  private moments = new Map<number, StudyPosition<AnyView>>();
  private momentOf = new WeakMap<Knowledge<AnyView>, StudyPosition<AnyView>>();
  private before: { text: string; lines: number }[] = []; // for undo

  /** `viewer` 0 knows everything. `played`: the table takes answers and adds them to the text. */
  constructor(
    viewer: Seat = 0,
    private readonly played = false,
  ) {
    super("", viewer);
  }

  override get plays(): boolean {
    return this.played;
  }

  /** All seats whose view can be shown. */
  get seats(): Seat[] {
    return Array.from({ length: this.study?.seats ?? 0 }, (_, i) => i + 1);
  }

  /** Reads a text and shows it after so many lines, or at the end. `study.trouble` says what is wrong with it. */
  async open(text: string, when: number | "end" = LAID_OUT): Promise<void> {
    await this.take(text);
    if (!this.study?.now) return;
    await this.turnTo(when === "end" ? this.study.steps.length : when, true);
  }

  protected async take(text: string): Promise<void> {
    const study = await api.study<AnyView>(text, this.viewer);
    this.text = text;
    this.study = study;
    this.moments.clear();
    if (study.now) this.moments.set(study.now.step, study.now);
    this.events = study.events;
    this.table = tableOf(study);
    this.viewers = [this.viewer];
  }

  /** Shows a moment that another replay of this game has come to. */
  async goTo(point: ReplayPoint): Promise<void> {
    await this.reach(this.find(point), false);
  }

  /** Shows the game after so many lines. */
  async turnTo(step: number, fresh = false): Promise<boolean> {
    this.halt();
    const there = this.after(step);
    return this.arrive(there, (await there).events, !fresh);
  }

  protected override position(event: number): Promise<Knowledge<AnyView>> {
    const { first, steps } = this.study!;
    if (event < first) return this.after(LAID_OUT);
    const last = steps.findLast((step) => step.event <= event)?.event ?? first;
    return this.after(last === first ? 0 : steps.findIndex((step) => step.event === last) + 1);
  }

  private async after(step: number): Promise<Knowledge<AnyView>> {
    let moment = this.moments.get(step);
    if (!moment) {
      moment = await api.studyPosition<AnyView>(this.text, this.viewer, step);
      this.moments.set(step, moment);
    }
    const { view, event, waiting } = moment;
    const over = this.study!.over && moment.step === this.study!.steps.length;
    const knowledge: Knowledge<AnyView> = {
      view,
      events: event,
      waiting,
      ready: [],
      undo: this.played && this.canUndo(moment.step),
      over: false,
      asked: null,
      options: [],
      clocks: {},
      closes: null,
      orders: {},
      result: over ? this.study!.result : null,
    };
    this.momentOf.set(knowledge, moment);
    return knowledge;
  }

  /** Whether the last of so many lines can be taken back. */
  protected canUndo(step: number): boolean {
    return step > 0;
  }

  /** A viewer who knows everything plays every seat. */
  protected override learnPosition(position: Knowledge<AnyView>): void {
    this.lines = this.momentOf.get(position)?.step ?? 0;
    this.known = Object.fromEntries(this.everyViewer.map((seat) => [seat, this.asSeen(position, seat)]));
  }

  protected override reveal(
    knowledge: Knowledge<AnyView>,
    first: number,
    events: GameEvent[],
    how: { fresh: boolean; midway: boolean; onEnd?: () => void },
  ): void {
    for (const viewer of this.everyViewer)
      this.onUpdate({ viewer, first, events, knowledge: this.asSeen(knowledge, viewer), ...how });
  }

  private get everyViewer(): Seat[] {
    return this.viewer ? [this.viewer] : [0, ...this.seats];
  }

  private asSeen(position: Knowledge<AnyView>, seat: Seat): Knowledge<AnyView> {
    const asked = this.played ? this.momentOf.get(position)?.asked : [];
    const question = asked?.find((each) => each.seat === seat);
    return { ...position, asked: question?.asked ?? null, options: question?.options ?? [] };
  }

  /** Adds a line after those that are shown and removes the rest. A line that can't be played changes nothing. */
  override async answer(seat: Seat, words: Words): Promise<void> {
    const { text, lines } = this;
    const head = this.textUpTo(lines);
    const next = `${head}${seat} ${words}\n`;
    const number = next.split("\n").length - 1;
    const tried = await api.study<AnyView>(next, this.viewer);
    if (tried.trouble && tried.trouble.line >= number) throw new Refusal("illegal", tried.trouble.why);
    this.before.push({ text, lines });
    await this.take(next);
    await this.turnTo(this.study!.steps.length);
  }

  override async act(seat: Seat, action: Action): Promise<void> {
    if (action === "undo") await this.undo();
    else if (action === "resign") await this.answer(seat, "resign");
  }

  /** Removes the last answer that was given here or, if there is none, the last line. */
  async undo(): Promise<void> {
    const last = this.before.pop() ?? { text: this.textUpTo(this.lines - 1), lines: this.lines - 1 };
    if (last.lines < 0) return;
    await this.take(last.text);
    await this.turnTo(last.lines, true);
  }

  /** The text up to a line. */
  textUpTo(step: number): string {
    const lines = this.text.split("\n");
    const steps = this.study?.steps ?? [];
    const first = lines.findIndex((line) => line.trim() === "---") + 1;
    const kept = step > 0 ? (steps[step - 1]?.line ?? first) : first;
    return `${lines.slice(0, kept).join("\n")}\n`;
  }
}

/** A study has no table on the server. The page needs one with seats. */
function tableOf({ game, seats, options, edition, over, result, names, bots, date }: Study<AnyView>): TableInfo {
  const places = Array.from({ length: seats }, (_, i) => ({
    seat: i + 1,
    kind: bots[i] ? ("bot" as const) : ("person" as const),
    pilot: bots[i] || "person",
    level: bots[i] ?? "",
    name: names[i] || t("seat-number", { seat: i + 1 }),
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
    since: Date.parse(date) || 0,
    rules: edition,
    ...(result ? { result } : {}),
  };
}
