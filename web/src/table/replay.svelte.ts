// A replay: a client that receives the events of a game again, as far as the person has gone. A moment is a number of events:
// the last position before it, and what has happened since.
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

export abstract class Replay extends TableClient<AnyView> {
  events: GameEvent[] = $state.raw([]);
  /** How many events are shown. While a film plays, it counts them. */
  at = $state(0);
  running = $state(false);
  private goal = $state(0); // where the film is going
  private turn = 0;
  private steps: { events: GameEvent[]; stops: number[] } = { events: [], stops: [] };

  constructor(
    id: string,
    readonly viewer: Seat,
  ) {
    super(id, () => [viewer], false);
  }

  /** The last position of which no more events are told or, if all tell more, the first one. */
  protected abstract position(event: number): Promise<Knowledge<AnyView>>;

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

  /** Whether a film is on its way to another moment. */
  get filming(): boolean {
    return this.goal !== this.at;
  }

  private phases(): number[] {
    return this.events.flatMap(({ kind }, i) => (kind === "phase-opens" ? [i] : []));
  }

  protected find({ phase, offset }: ReplayPoint): number {
    const starts = this.phases();
    const start = phase ? (starts[phase - 1] ?? this.events.length) : 0;
    return Math.min(start + offset, starts[phase] ?? this.events.length);
  }

  override get allEvents(): GameEvent[] {
    return this.events;
  }
  override get shown(): number {
    return this.at;
  }
  override get since(): GameEvent[] {
    return this.events.slice(this.known[this.viewer]?.events ?? this.at, this.at);
  }

  override seek(event: number): void {
    void this.go(event);
  }

  override onShown(event: number): void {
    this.at = event;
  }

  /** Where → and ← stop: at every line of the log, and where a phase opens. */
  private get stops(): number[] {
    if (this.steps.events !== this.events) {
      const stops = this.events.flatMap((event, i) =>
        i + 1 === this.events.length || event.kind === "phase-opens" || this.isStep(event) ? [i + 1] : [],
      );
      this.steps = { events: this.events, stops };
    }
    return this.steps.stops;
  }
  private get phaseStops(): number[] {
    return [...this.phases().map((start) => start + 1), this.events.length];
  }

  /** Shows a moment at once. */
  async go(event: number): Promise<void> {
    this.halt();
    await this.reach(event, false);
  }

  async back(phase = false): Promise<void> {
    await this.go((phase ? this.phaseStops : this.stops).findLast((stop) => stop < this.at) ?? 0);
  }

  /** To the next step or phase, with a film; at once if one is still playing. */
  async next(phase = false): Promise<boolean> {
    const from = this.goal;
    return this.reach((phase ? this.phaseStops : this.stops).find((stop) => stop > from) ?? this.events.length, true);
  }

  /** Stops at once, at the moment that is shown. */
  halt(): void {
    this.running = false;
    this.turn++;
    if (this.goal === this.at) return;
    this.stopFilm();
    this.goal = this.at;
    const turn = this.turn;
    void this.position(this.at).then((position) => {
      if (turn === this.turn) this.learnPosition(position);
    });
  }

  /** False if the replay has gone elsewhere in the meantime. */
  protected async reach(event: number, filmed: boolean): Promise<boolean> {
    return this.arrive(this.position(Math.max(0, Math.min(event, this.events.length))), event, filmed);
  }

  /** Shows a moment: a position and, if it is no later, what has happened since. */
  protected async arrive(there: Promise<Knowledge<AnyView>>, event: number, filmed: boolean): Promise<boolean> {
    const turn = ++this.turn;
    const idle = this.goal === this.at;
    const position = await there;
    if (turn !== this.turn) return false;
    const to = Math.max(position.events, Math.min(event, this.events.length));
    const from = this.at;
    const midway = position.events < to;
    this.goal = to;
    if (!filmed || !idle || to < from) {
      this.at = to;
      this.learnPosition(position);
      this.reveal(position, position.events, this.events.slice(position.events, to), { fresh: true, midway });
      return true;
    }
    if (this.plays) this.learnPosition(position); // whoever answers wants to know what is asked
    await new Promise<void>((done) => {
      this.reveal(position, from, this.events.slice(from, to), { fresh: false, midway, onEnd: done });
    });
    if (turn !== this.turn) return false;
    this.at = to;
    this.learnPosition(position);
    return true;
  }

  /** What is known from now on. */
  protected learnPosition(position: Knowledge<AnyView>): void {
    this.known = { [this.viewer]: position };
  }

  protected reveal(
    knowledge: Knowledge<AnyView>,
    first: number,
    events: GameEvent[],
    how: { fresh: boolean; midway: boolean; onEnd?: () => void },
  ): void {
    this.onUpdate({ viewer: this.viewer, first, events, knowledge, ...how });
  }
}
