// A replay: a client that receives the events of a game again, as far as the person has gone.
import type { Seat } from "../api/aliases";
import type { GameEvent } from "../api/generated";
import { type Knowledge, TableClient } from "./client.svelte";

export interface Mark {
  event: number;
  round: number;
}
/** How many phases have opened, and how many events ago the last one opened. */
export interface ReplayPoint {
  phase: number;
  offset: number;
}
export type AnyView = { phase: string; round: number };

const LONGEST = 24; // events in one step, which the film plays in sequence
const FAR = 200; // events; a longer way is a jump without a film

export abstract class Replay extends TableClient<AnyView> {
  events: GameEvent[] = $state.raw([]);
  /** How many events have been shown. */
  at = $state(0);
  running = $state(false);
  private turn = 0;

  constructor(
    id: string,
    readonly viewer: Seat,
  ) {
    super(id, () => [viewer], false);
  }

  /** What is known after so many events, or a few more, since all events of one answer came at once. */
  protected abstract knowledge(event: number): Promise<Knowledge<AnyView>>;

  /** The first event of each round, to mark it on the slider. */
  get marks(): Mark[] {
    const seen = new Set<number>();
    return this.events.flatMap((event, i) => {
      const round = Number(event.round);
      if (event.kind !== "phase-opens" || seen.has(round)) return [];
      seen.add(round);
      return [{ event: i, round }];
    });
  }

  /** Where the replay is, in terms that hold for every viewer. */
  get point(): ReplayPoint {
    const begun = this.phases().filter((start) => start < this.at);
    return { phase: begun.length, offset: this.at - (begun.at(-1) ?? 0) };
  }

  private phases(): number[] {
    return this.events.flatMap(({ kind }, i) => (kind === "phase-opens" ? [i] : []));
  }

  protected find({ phase, offset }: ReplayPoint): number {
    const starts = this.phases();
    const start = phase ? (starts[phase - 1] ?? this.events.length) : 0;
    return Math.min(start + offset, starts[phase] ?? this.events.length);
  }

  override get past(): GameEvent[] {
    return this.events.slice(0, this.at);
  }

  override seek(event: number): void {
    void this.go(event);
  }

  async go(event: number): Promise<void> {
    this.running = false;
    await this.reach(Math.max(0, Math.min(event, this.events.length)), false);
  }

  /** Goes back to the previous phase. A phase that opened within the same update as the current event is no stop. */
  async back(): Promise<void> {
    let event = this.previous(this.at);
    while (event > 0 && (await this.knowledge(event)).events >= this.at) event = this.previous(event);
    await this.go(event);
  }

  /** The next stop: where a phase opens, but not too far. */
  next(): number {
    for (let i = this.at; i < this.events.length; i++) {
      const far = i + 1 - this.at;
      if (far >= LONGEST || (far > 1 && this.events[i]?.kind === "phase-opens")) return i + 1;
    }
    return this.events.length;
  }

  private previous(event: number): number {
    for (let i = event - 2; i > 0; i--) if (this.events[i]?.kind === "phase-opens") return i + 1;
    return 0;
  }

  async step(): Promise<void> {
    await this.reach(this.next(), false);
  }

  protected reach(event: number, fresh: boolean): Promise<boolean> {
    return this.arrive(this.knowledge(event), fresh);
  }

  /** False if the replay has gone elsewhere in the meantime. */
  protected async arrive(there: Promise<Knowledge<AnyView>>, fresh: boolean): Promise<boolean> {
    const turn = ++this.turn;
    const knowledge = await there;
    if (turn !== this.turn) return false;
    const from = this.at;
    const to = knowledge.events;
    const jump = fresh || to < from || to - from > FAR;
    this.at = to;
    this.reveal(knowledge, jump ? 0 : from, this.events.slice(jump ? 0 : from, to), jump);
    return true;
  }

  protected reveal(knowledge: Knowledge<AnyView>, first: number, events: GameEvent[], fresh: boolean): void {
    this.known = { [this.viewer]: knowledge };
    this.onUpdate({ viewer: this.viewer, first, events, knowledge, fresh });
  }
}
