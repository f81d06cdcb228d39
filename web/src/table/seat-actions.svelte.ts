// What the person at a seat can send: answers and actions, one at a time.
import type { Seat, Words } from "../api/aliases";
import type { Action, Option } from "../api/generated";
import { notify } from "../state/notices.svelte";
import type { Knowledge, TableClient } from "./client.svelte";

export class SeatActions<View> {
  busy = $state(false);

  constructor(
    protected readonly client: TableClient<View>,
    readonly seat: Seat,
  ) {}

  get knowledge(): Knowledge<View> | undefined {
    return this.client.known[this.seat];
  }
  get options(): Option[] {
    return this.client.optionsOf(this.seat);
  }
  /** The kind of the question that is asked, or "". */
  get kind(): string {
    return this.knowledge?.asked?.kind ?? "";
  }
  get isReady(): boolean {
    return this.knowledge?.ready.includes(this.seat) ?? false;
  }

  /** Whether a lesson leads, and the options are only what it asks for. */
  get isGuided(): boolean {
    return this.client.isGuided;
  }
  get mayUndo(): boolean {
    return this.client.mayUndo(this.seat);
  }

  /** Whether the page answers what is asked now by itself, as the person has decided before. */
  get goesOn(): boolean {
    return false;
  }

  /** Gives such an answer. */
  async goOn(): Promise<void> {}

  /** Called with each update. A subclass drops what was begun for an older question. */
  follow(): void {}

  can(verb: string): boolean {
    return this.options.some((option) => option.verb === verb);
  }

  answer(words: Words, ready = false, then: Words[] = []): Promise<void> {
    return this.once(() => this.client.answer(this.seat, words, ready, then));
  }

  act(action: Action): Promise<void> {
    return this.once(() => this.client.act(this.seat, action));
  }

  /** Undoes the last answer, or being ready. */
  undo(): Promise<void> {
    return this.act(this.isReady ? "unready" : "undo");
  }

  /** Sends nothing while the server has not replied to what was sent before. */
  private async once(say: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await say();
    } catch (error) {
      notify.refusal(error);
    } finally {
      this.busy = false;
    }
  }
}
