// A game looked at again: it sits at the table like a person who cannot say anything, and tells what was told then.
import { api } from "../wire/api";
import type { GameEvent, Seat } from "../wire/messages";
import { type Knowledge, Sitting } from "../wire/sitting.svelte";

export interface Mark { event: number; round: number }
/** How many phases have opened, and how many events ago the last one did. */
export interface Moment { phase: number; offset: number }

const LONGEST = 24; // events in one go; the film makes them a sequence
const FAR = 200; // steps further than this are a jump

type AnyView = { phase: string; round: number };

export class Playback extends Sitting<AnyView> {
  events: GameEvent[] = $state.raw([]);
  /** How many events have been seen. */
  at = $state(0);
  running = $state(false);
  private views = new Map<number, Knowledge<AnyView>>();
  private turn = 0;

  constructor(table: string, readonly viewer: Seat) {
    super(table, () => [viewer], false);
  }

  /** The first event of each round, to be marked on the way. */
  get marks(): Mark[] {
    const seen = new Set<number>();
    return this.events.flatMap((event, i) => {
      const round = Number(event.round);
      if (event.kind !== "phase-opens" || seen.has(round)) return [];
      seen.add(round);
      return [{ event: i, round }];
    });
  }

  /** `when` is an event's number, or a moment of somebody else, who was told other events. */
  async open(when: number | Moment): Promise<void> {
    this.table = await api.table(this.id);
    this.viewers = [this.viewer];
    this.events = (await api.events(this.id, this.viewer, 0)).events;
    const event = typeof when === "number" ? when : this.find(when);
    await this.reach(Math.min(event, this.events.length), true);
  }

  /** Where one is, in words that hold for every viewer. */
  get moment(): Moment {
    const begun = this.phases().filter((start) => start < this.at);
    return { phase: begun.length, offset: this.at - (begun.at(-1) ?? 0) };
  }

  private phases(): number[] { return this.events.flatMap(({ kind }, i) => (kind === "phase-opens" ? [i] : [])); }

  private find({ phase, offset }: Moment): number {
    const starts = this.phases();
    const start = phase ? starts[phase - 1] ?? this.events.length : 0;
    return Math.min(start + offset, starts[phase] ?? this.events.length);
  }

  override seek(event: number): void { void this.go(event); }

  async go(event: number): Promise<void> {
    this.running = false;
    await this.reach(Math.max(0, Math.min(event, this.events.length)), false);
  }

  /** To the phase before. What was told in one go is one moment: a phase that opened in it is no way back. */
  async back(): Promise<void> {
    let event = this.previous(this.at);
    while (event > 0 && (await this.knowledge(event)).events >= this.at) event = this.previous(event);
    await this.go(event);
  }

  /** To the next thing worth a look: a whole phase goes in one breath, but never too much. */
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

  async step(): Promise<void> { await this.reach(this.next(), false); }

  private async reach(event: number, fresh: boolean): Promise<void> {
    const turn = ++this.turn;
    const knowledge = await this.knowledge(event);
    if (turn !== this.turn) return; // somebody has gone elsewhere in the meantime
    const from = this.at;
    const to = knowledge.events; // what one answer led to was seen at once: a moment is where it ended
    const jump = fresh || to < from || to - from > FAR;
    this.at = to;
    this.known = { [this.viewer]: knowledge };
    this.onNews({ viewer: this.viewer, first: jump ? 0 : from, events: this.events.slice(jump ? 0 : from, to), knowledge, fresh: jump });
  }

  private async knowledge(event: number): Promise<Knowledge<AnyView>> {
    const kept = this.views.get(event);
    if (kept) return kept;
    const { view, event: reached } = await api.replay<AnyView>(this.id, this.viewer, event);
    const over = reached >= this.events.length;
    const knowledge: Knowledge<AnyView> = {
      view, events: reached, waiting: [], ready: [], undo: false, over: false, asked: null, options: [], clocks: {}, closes: null,
      result: over ? this.table?.result ?? null : null,
    };
    this.views.set(event, knowledge);
    return knowledge;
  }
}
