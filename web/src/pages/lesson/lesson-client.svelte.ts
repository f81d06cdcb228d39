// A table that a lesson leads: it offers what the current step asks for, and takes nothing else.
import type { Seat, Update, Words } from "../../api/aliases";
import type { Action, Hint, LessonStep, Option } from "../../api/generated";
import { Refusal } from "../../api/refusal";
import { EXPLAINED } from "../../state/notices.svelte";
import { TableClient } from "../../table/client.svelte";

const PATIENCE = 20_000; // ms until a question must have been asked

/** What a client needs of the lesson that leads it. */
export interface Leader {
  /** The step that is shown, or null where the lesson does not lead. */
  readonly step: LessonStep | null;
  /** Whether there is a step to go back to. */
  readonly hasPast: boolean;
  /** What the step asks for has been done. */
  done(): void;
  /** Something else was tried. */
  miss(): void;
  /** Back to what was done last, so that it can be done again. */
  undo(): Promise<void>;
}

export class LessonClient extends TableClient<any> {
  private checks: (() => void)[] = [];

  constructor(
    id: string,
    private readonly seats: Seat[],
    private readonly leader: Leader,
  ) {
    super(id, () => seats);
  }

  override get isGuided(): boolean {
    return this.leader.step !== null;
  }

  override optionsOf(seat: Seat): Option[] {
    const { step } = this.leader;
    const options = super.optionsOf(seat);
    return step ? options.filter(({ words }) => words === step.expects) : options;
  }

  override allows(action: Action): boolean {
    return !this.leader.step || this.leader.step.expects === action;
  }

  override mayUndo(seat: Seat): boolean {
    return this.leader.step ? this.leader.hasPast : super.mayUndo(seat);
  }

  /** The lesson's own advice is what it asks for. */
  override hint(seat: Seat): Promise<Hint> {
    const words = this.leader.step?.expects;
    if (words === undefined) return super.hint(seat);
    return Promise.resolve({ level: "lesson", words, weighed: [], why: [] });
  }

  override answer(seat: Seat, words: Words, ready = false, then: Words[] = []): Promise<void> {
    const { step } = this.leader;
    if (!step) return super.answer(seat, words, ready, then);
    return this.follow(words, () => super.answer(seat, words, step.then === "ready"));
  }

  override act(seat: Seat, action: Action, value?: string): Promise<void> {
    if (!this.leader.step) return super.act(seat, action, value);
    if (action === "undo" || action === "unready") return this.leader.undo();
    return this.follow(action, () => super.act(seat, action, value));
  }

  private async follow(words: Words, say: () => Promise<void>): Promise<void> {
    if (words !== this.leader.step?.expects) {
      this.leader.miss();
      throw new Refusal(EXPLAINED, "");
    }
    await say();
    this.leader.done();
  }

  /** Does what a step asks for, as soon as it is asked. */
  async give({ expects, then }: LessonStep): Promise<void> {
    const seat = this.seats[0]!;
    if (expects === "ready") {
      await this.until(() => this.known[seat]?.asked?.kind === "ready");
      await super.act(seat, "ready");
    } else {
      await this.until(() => super.optionsOf(seat).some(({ words }) => words === expects));
      await super.answer(seat, expects, then === "ready");
    }
  }

  /** Waits until each seat knows something, so that the table can be drawn. */
  opened(): Promise<void> {
    return this.until(() => this.seats.every((seat) => this.known[seat]));
  }

  private until(holds: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Refusal("no-lesson", "")), PATIENCE);
      const check = (): void => {
        if (!holds()) return;
        clearTimeout(timer);
        this.checks = this.checks.filter((one) => one !== check);
        resolve();
      };
      this.checks.push(check);
      check();
    });
  }

  protected override learn(told: Update<any>): void {
    super.learn(told);
    for (const check of [...this.checks]) check();
  }
}
