// A text with comments and branches: shown along one branch, and written on. Other answers make branches; the game itself
// stays as it was played.
import { SvelteMap } from "svelte/reactivity";
import { api } from "../api/http";
import type { Seat, Study, Words } from "../api/aliases";
import type { GameEvent } from "../api/generated";
import { Refusal } from "../api/refusal";
import { t } from "../i18n/language.svelte";
import {
  type AnnotatedText,
  type Branch,
  branchOff,
  type Flaw,
  lengthOf,
  LONGEST_TEXT,
  momentAt,
  pathTo,
  prune,
  readAnnotations,
  textOf,
  tidyComment,
  writeAnnotations,
} from "./annotations";
import type { AnyView } from "./replay.svelte";
import { TextReplay } from "./text-replay.svelte";

const MOST_TOLD = 30; // ways that are put into words without being gone; further ones are shown in the notation
const UNASKED = /^[*=?]/; // lines that nobody is asked for

/** Another way that the game takes from a moment: a branch and, seen from inside one, what was left for it. */
export interface Way {
  branch: Branch;
  step: number; // its first line
  line: string;
}

export class AnnotatedReplay extends TextReplay {
  annotated = $state.raw<AnnotatedText | null>(null);
  /** Why there are none to be shown, though the text has some. */
  flaw = $state.raw<Flaw | null>(null);
  branch = $state.raw<Branch>({ parent: null, from: -1, moments: [] });
  onAnnotated: (text: string) => void = () => {};
  private changes = $state(0); // comments and branches are changed in place
  private numbers: number[] = []; // of the game's lines in its text
  private studies = new SvelteMap<string, Study<AnyView> | null>(); // of ways, by their texts; null while they are awaited
  private telling: Promise<unknown> = Promise.resolve();

  /** Reads a text, or shows one that was read, in a branch and after so many lines. */
  async openAnnotated(text: string | AnnotatedText, branch?: Branch, lines?: number): Promise<void> {
    const read = typeof text === "string" ? readAnnotations(text) : text;
    if ("why" in read) {
      this.flaw = read;
      return this.open(text as string, lines);
    }
    this.annotated = read;
    this.branch = branch ?? read.game;
    this.numbers = writeAnnotations(read).numbers;
    await this.open(textOf(read, this.branch), lines);
  }

  /** The whole text, wherever in it one is. */
  get wholeText(): string {
    void this.changes;
    return this.annotated ? writeAnnotations(this.annotated).text : this.text;
  }

  /** How many events a line has told at its end. */
  private eventAfter(step: number): number {
    return step > 0 ? (this.study?.steps[step - 1]?.event ?? this.events.length) : (this.study?.first ?? 0);
  }

  /** The line whose events are being told: a comment written now is on it. */
  get step(): number {
    const steps = this.study?.steps ?? [];
    if (this.at <= (this.study?.first ?? 0)) return 0;
    if (this.lines > 0 && steps[this.lines - 1]?.event === this.at) return this.lines;
    return steps.findIndex(({ event }) => event >= this.at) + 1;
  }

  commentAt(step: number): string {
    void this.changes;
    return momentAt(this.branch, step)?.comment ?? "";
  }

  /** Ways other than the one that is shown. */
  waysFrom(step: number): Way[] {
    void this.changes;
    const path = pathTo(this.branch);
    const ways = (momentAt(this.branch, step)?.branches ?? []).filter((one) => !path.includes(one));
    const left = path.filter(({ parent, from }) => parent && from === step).map(({ parent }) => parent!);
    return [...left, ...ways].flatMap((branch) => {
      const line = momentAt(branch, step + 1)?.line;
      return line === undefined ? [] : [{ branch, step: step + 1, line }];
    });
  }

  /** The lines that have a comment, or other ways behind them. */
  get marked(): number[] {
    void this.changes;
    const steps = Array.from({ length: lengthOf(this.branch) + 1 }, (_, step) => step);
    return steps.filter((step) => this.commentAt(step) || this.waysFrom(step).length);
  }

  /** Under which of these events' lines of the log each marked line is shown; -1 for the beginning. */
  placesIn(listed: number[]): Map<number, number[]> {
    const places = new Map<number, number[]>();
    for (const step of this.marked) {
      const event = this.eventAfter(step);
      const place = listed.reduce((last, number) => (number < event ? Math.max(last, number) : last), -1);
      places.set(place, [...(places.get(place) ?? []), step]);
    }
    return places;
  }

  /** How deep in branches an event is. */
  depthOf(event: number): number {
    return pathTo(this.branch).filter(({ parent, from }) => parent && this.eventAfter(from) <= event).length;
  }

  /** Shows a way after so many of its lines. */
  async follow(branch: Branch, step: number): Promise<void> {
    if (branch !== this.branch) {
      this.branch = branch;
      await this.take(textOf(this.annotated!, branch));
    }
    await this.turnTo(this.settled(step), true);
  }

  /** Back to the game, where the branch has left it. */
  async followGame(): Promise<void> {
    const [game, first] = pathTo(this.branch);
    await this.follow(game!, first?.from ?? this.step);
  }

  /** To the next or the last marked line. */
  async seekMarked(forward: boolean): Promise<void> {
    const { step } = this;
    const found = forward ? this.marked.find((one) => one > step) : this.marked.findLast((one) => one < step);
    if (found !== undefined) await this.turnTo(found, true);
  }

  /** Into the first way that leaves here or, from inside it, into the next one and back. */
  async changeWay(): Promise<void> {
    const { step } = this;
    const from = this.branch.parent && step === this.branch.from + 1 ? step - 1 : step;
    const ways = this.waysFrom(from);
    const siblings = momentAt(this.branch, from)?.branches ?? [];
    const later = siblings[siblings.indexOf(this.branch) + 1];
    const way = (later && ways.find(({ branch }) => branch === later)) ?? ways[0];
    if (way) await this.follow(way.branch, way.step);
  }

  /** On past the lines of chance, to the next question. */
  private settled(step: number): number {
    let at = step;
    while (momentAt(this.branch, at + 1)?.line.startsWith("*")) at++;
    return at;
  }

  /** Where answers are taken, they are taken at a question. */
  async seekQuestion(): Promise<void> {
    await this.turnTo(this.settled(this.step), true);
  }

  comment(step: number, words: string): void {
    const moment = momentAt(this.branch, step);
    if (!moment) return;
    const before = moment.comment;
    moment.comment = tidyComment(words);
    if (this.fits()) return this.changed();
    moment.comment = before;
    throw new Refusal("too-large", t("study-full"));
  }

  /** Another answer makes a branch; the same one goes on. */
  override async answer(seat: Seat, words: Words): Promise<void> {
    const annotated = this.annotated;
    if (!annotated) return;
    let step = this.lines;
    while (/^[=?]/.test(momentAt(this.branch, step + 1)?.line ?? "")) step++;
    const line = `${seat} ${words}`;
    const was = momentAt(this.branch, step + 1)?.line;
    const known =
      was === line || momentAt(this.branch, step)!.branches.some(({ moments }) => moments[0]!.line === line);
    const branch = branchOff(annotated, this.branch, step, line);
    if (!branch) throw new Refusal("too-many", t("study-many-branches"));
    if (!known) {
      const text = textOf(annotated, branch);
      const why = this.fits() ? await this.refusal(text, annotated.head.length + step + 1) : t("study-full");
      if (why) {
        prune(branch, step + 1);
        throw new Refusal("illegal", why);
      }
    }
    if (branch !== this.branch || !known) {
      this.branch = branch;
      await this.take(textOf(annotated, branch));
    }
    if (!known) this.changed();
    await this.turnTo(this.settled(step + 1));
  }

  /** Why a line of a text can't be played, if so. */
  private async refusal(text: string, number: number): Promise<string> {
    const { trouble } = await api.study<AnyView>(text, this.viewer);
    return trouble && trouble.line >= number ? trouble.why : "";
  }

  protected override canUndo(step: number): boolean {
    return this.branch.parent !== null && step === lengthOf(this.branch);
  }

  /** Takes the last answer of a branch back. */
  override async undo(): Promise<void> {
    const { branch, lines } = this;
    if (!this.canUndo(lines)) return;
    prune(branch, lines);
    await this.leave(branch.moments.length ? branch : branch.parent!, lines - 1);
  }

  async removeBranch(): Promise<void> {
    const { branch } = this;
    if (!branch.parent) return;
    prune(branch);
    await this.leave(branch.parent, branch.from);
  }

  private async leave(branch: Branch, step: number): Promise<void> {
    this.branch = branch;
    await this.take(textOf(this.annotated!, branch));
    this.changed();
    await this.turnTo(step, true);
  }

  private fits(): boolean {
    return writeAnnotations(this.annotated!).text.length <= LONGEST_TEXT;
  }

  /** Comments move the lines of the text; what they lead to stays the same. */
  private changed(): void {
    this.changes++;
    const { text, numbers } = writeAnnotations(this.annotated!);
    if (!this.branch.parent && this.study) {
      const moved = new Map(this.numbers.map((number, i) => [number, numbers[i]!]));
      const renumbered = <Line extends { line: number }>(line: Line): Line => ({
        ...line,
        line: moved.get(line.line) ?? line.line,
      });
      const { steps, trouble } = this.study;
      this.study = { ...this.study, steps: steps.map(renumbered), trouble: trouble ? renumbered(trouble) : trouble };
      this.text = text;
    }
    this.numbers = numbers;
    this.onAnnotated(text);
  }

  /** What happens on a way, as soon as that is known, and why it ends where it does if a line can't be played. */
  toldOf({ branch, step }: Way): { events: GameEvent[]; trouble: string } | null {
    void this.changes;
    const study = this.studies.get(textOf(this.annotated!, branch));
    if (!study) return null;
    const before = step > 1 ? (study.steps[step - 2]?.event ?? study.events.length) : study.first;
    return { events: study.events.slice(before), trouble: study.trouble?.why ?? "" };
  }

  /** Asks for it, once. */
  requestStudy({ branch }: Way): void {
    const text = textOf(this.annotated!, branch);
    if (this.studies.has(text) || this.studies.size >= MOST_TOLD) return;
    this.studies.set(text, null);
    const ask = async () => this.studies.set(text, await api.study<AnyView>(text, this.viewer));
    this.telling = this.telling.then(ask).catch(() => undefined); // then its lines are shown instead
  }

  /** The lines of a way, without what nobody was asked for. */
  linesOf({ branch, step }: Way): string[] {
    void this.changes;
    return branch.moments.slice(step - branch.from - 1).flatMap(({ line }) => (UNASKED.test(line) ? [] : [line]));
  }
}
