// The text that is edited, and what the server makes of it. Boards are drawn from that alone.
import { describeError, notify } from "../state/notices.svelte";
import type { AnyView } from "../table/replay.svelte";
import { api } from "../api/http";
import { Refusal } from "../api/refusal";
import type { Study, StudyPosition } from "../api/aliases";
import type { StudyLine, TextError } from "../api/generated";
import { editorInbox } from "../state/editor-inbox.svelte";
import { keep, kept } from "../state/tab-storage";
import { BonesText } from "./bones-text";
import type { EditorTools } from "./tools";

const ALL = 0; // the viewer from whom nothing is hidden
const LAID_OUT = -1; // before the first question: the position as it was written
const PAUSE = 250; // ms after the last key before the text is looked at
const BURST = 1_500; // ms; keys closer together than this are undone together
const KEPT = "ossuary.editor.";
const MOST_KEPT = 200;

export class Workbench {
  text = $state("");
  /** What the newest text leads to; null until the server has said so for the first time. */
  study = $state.raw<Study<AnyView> | null>(null);
  /** The position as the newest text that has one lays it out. Stays in sight while a text is wrong. */
  laidOut = $state.raw<AnyView | null>(null);
  /** Its game. A text of another game may be pasted. */
  game = $state("");
  /** What its game brings along; null until that is loaded. */
  tools = $state.raw<EditorTools | null>(null);
  /** Why the newest text is not even read. */
  tooLong = $state("");
  /** The text has changed, and what it leads to now is not known yet. */
  looking = $state(false);

  private past = $state.raw<string[]>([]);
  private future = $state.raw<string[]>([]);
  private typed = 0;
  private timer = 0;
  private turn = 0;

  /** `shelf` is where the text is kept: one for each game. */
  constructor(
    private readonly shelf: string,
    start: string,
  ) {
    this.game = shelf;
    this.text = kept(KEPT + shelf) ?? start;
    const handed = editorInbox.take();
    if (handed === null) return;
    this.remember();
    this.set(handed);
  }

  get lines(): BonesText {
    return new BonesText(this.text);
  }

  /** The text as it would be if a position began it: one that is a played game is laid out as it stands now. */
  get draft(): BonesText {
    const lines = this.lines;
    if (!lines.hasPosition) this.freeze(lines);
    return lines;
  }

  /** What the text leads to becomes the position itself, and no line is played any more. */
  freeze(lines: BonesText): void {
    const now = this.study?.now;
    if (!now || !this.tools?.writePosition) return;
    lines.replacePosition(this.tools.writePosition(now.view, this.study!.options));
    // What was promised before the first draw does not hold for a game that begins elsewhere.
    for (const header of ["commit", ...[1, 2, 3, 4, 5, 6].map((seat) => `value ${seat}`)]) lines.setHeader(header, "");
  }

  /** What is to be seen before anything is played, or of a played game now. */
  get board(): AnyView | null {
    return this.lines.hasPosition ? this.laidOut : (this.now?.view ?? this.laidOut);
  }
  get trouble(): TextError | null {
    return this.study?.trouble ?? null;
  }
  get steps(): StudyLine[] {
    return this.study?.steps ?? [];
  }
  get failing(): StudyLine[] {
    return this.steps.filter(({ holds }) => !holds);
  }
  get now(): StudyPosition<AnyView> | null {
    return this.study?.now ?? null;
  }
  /** The boards show an older text, since this one cannot be read. */
  get stale(): boolean {
    return this.tooLong !== "" || (this.study !== null && this.study.now === null);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Changes the lines of the text. */
  edit(change: (lines: BonesText) => void, lines = this.lines): void {
    change(lines);
    this.replace(lines.text);
  }

  /** Changes the position that begins the text. */
  editPosition(change: (lines: BonesText) => void): void {
    this.edit(change, this.draft);
  }

  replace(text: string): void {
    if (text === this.text) return;
    this.remember();
    this.typed = 0;
    this.set(text);
    void this.look();
  }

  /** For text that is typed: the server is asked after a pause. */
  type(text: string): void {
    const now = Date.now();
    if (now - this.typed > BURST) this.remember();
    this.typed = now;
    this.set(text);
    this.looking = true;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.look(), PAUSE);
  }

  undo(): void {
    const last = this.past.at(-1);
    if (last === undefined) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.text];
    this.jump(last);
  }

  redo(): void {
    const next = this.future.at(-1);
    if (next === undefined) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.text];
    this.jump(next);
  }

  private jump(text: string): void {
    this.typed = 0;
    this.set(text);
    void this.look();
  }

  private remember(): void {
    this.past = [...this.past, this.text].slice(-MOST_KEPT);
    this.future = [];
  }

  private set(text: string): void {
    this.text = text;
    keep(KEPT + this.shelf, text);
    keep(`${KEPT}last`, this.shelf);
  }

  /** Ask what the text leads to. Only the newest answer counts. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    const turn = ++this.turn;
    const text = this.text;
    this.looking = true;
    try {
      const study = await api.study<AnyView>(text, ALL);
      const laid = study.now ? await api.studyPosition<AnyView>(text, ALL, LAID_OUT) : null;
      if (turn !== this.turn) return;
      this.study = study;
      if (laid) {
        this.laidOut = laid.view;
        this.game = study.game;
      }
      this.tooLong = "";
    } catch (error) {
      if (turn !== this.turn) return;
      if (error instanceof Refusal && error.code === "long-study") {
        this.study = null; // what was read before is another text
        this.tooLong = describeError(error).text;
      } else notify.refusal(error);
    } finally {
      if (turn === this.turn) this.looking = false;
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.turn++;
  }
}

/** The game that was worked on last. */
export const lastGame = (): string | null => kept(`${KEPT}last`);
