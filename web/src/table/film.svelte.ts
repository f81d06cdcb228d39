// The film: events one after another, each with the time it needs. A game says how long that is, what may run side by
// side, and what an event does to its scene. The view that follows corrects the scene.
import { settings, surroundings } from "../device/settings.svelte";
import type { Seat } from "../api/aliases";
import type { GameEvent } from "../api/generated";
import type { ViewerUpdate } from "./client.svelte";

const GLANCE = 2; // ms of an event when the film is skipped, or motion is off

interface Reel<Facts> {
  events: GameEvent[];
  facts: Facts;
  asked: string;
}

export abstract class Film<Facts extends { phase: string; round: number }> {
  playing = $state(false);
  paused = $state(false);
  /** The event that is shown now on the viewer's own track. The log and screen readers follow it. */
  now: GameEvent | null = $state.raw(null);
  phase = $state("");
  round = $state(0);
  /** Length of a step at the chosen speed, for transitions. */
  step = $state(300);
  /** What the view had to correct after the last film. */
  wrong: string[] = $state.raw([]);
  onEvent: (event: GameEvent) => void = () => {};

  /** Milliseconds of each kind of event, at normal speed. */
  protected abstract readonly lengths: Record<string, number>;

  private reels: Reel<Facts>[] = [];
  protected skipping = false;
  /** Counts the films, so that one that was cut short stops. */
  private showing = 0;
  private sleepers = new Set<() => void>();

  constructor(protected readonly viewer: () => Seat) {}

  /** Whether there is something to show yet. */
  protected abstract begun(): boolean;
  /** Draws exactly this. */
  protected abstract settle(facts: Facts): void;
  protected abstract apply(event: GameEvent, facts: Facts): void;
  /** Removes what has left the scene when an event is over. */
  protected abstract sweep(event: GameEvent | null): void;
  /** Where the scene and the view disagree. Not checked in the middle of a move. */
  protected abstract differences(facts: Facts, asked: string): string[];

  /** What may run side by side. */
  protected tracks(part: GameEvent[]): GameEvent[][] {
    return [part];
  }
  protected pace(_track: GameEvent[]): number {
    return 1;
  }

  /** Plays an update. The first one, or one after a gap, is only shown. */
  take(update: ViewerUpdate<Facts>): void {
    const { view } = update.knowledge;
    if (update.fresh || !this.begun()) this.cut(view);
    else if (!update.events.length && !this.playing) this.settle(view);
    else {
      this.reels.push({ events: update.events, facts: view, asked: update.knowledge.asked?.kind ?? "" });
      if (!this.playing) void this.run();
    }
  }

  /** Shows a position at once and stops what was playing. */
  cut(facts: Facts): void {
    this.reels = [];
    this.showing++; // whatever is playing is over
    this.playing = this.paused = false;
    this.now = null;
    this.wake();
    this.settle(facts);
    this.phase = facts.phase;
    this.round = facts.round;
  }

  skip(): void {
    this.skipping = true;
    this.paused = false;
    this.wake();
  }

  pause(): void {
    this.paused = !this.paused;
    if (!this.paused) this.wake();
  }

  private async run(): Promise<void> {
    const show = ++this.showing;
    this.playing = true;
    this.skipping = false;
    for (let reel = this.reels.shift(); reel; reel = this.reels.shift()) {
      const { events, facts, asked } = reel;
      for (const part of parts(events)) {
        await Promise.all(this.tracks(part).map((track) => this.play(track, facts, show)));
        if (show !== this.showing) return;
      }
      this.sweep(null);
      const undone = events.some(({ kind }) => kind === "undone"); // no event removes from the scene what was undone
      this.wrong = this.reels.length || undone ? [] : this.differences(facts, asked);
      if (this.wrong.length) console.warn("the film missed", this.wrong, events);
      this.settle(facts);
      this.phase = facts.phase;
      this.round = facts.round;
    }
    this.now = null;
    this.playing = false;
  }

  private async play(track: GameEvent[], facts: Facts, show: number): Promise<void> {
    const pace = this.pace(track);
    let waited = 0;
    for (const event of track) {
      if (event.kind === "phase-opens") {
        this.phase = String(event.phase);
        this.round = Number(event.round);
      }
      this.step = Math.min(this.length("walked", 1) || this.length("stepped", 1), 700);
      this.apply(event, facts);
      this.onEvent(event);
      if (pace === 1) this.now = event;
      waited += this.length(event.kind, pace);
      // Short steps are run together, since timers shorter than a frame only cost time.
      if (waited >= 30) {
        await this.wait(waited);
        waited = 0;
      }
      if (show !== this.showing) return;
      this.sweep(event);
    }
    if (waited) await this.wait(waited);
  }

  private length(kind: string, pace: number): number {
    return this.skipping || surroundings.still ? GLANCE : (this.lengths[kind] ?? 0) / settings.speed / pace;
  }

  private async wait(length: number): Promise<void> {
    await new Promise<void>((done) => {
      const timer = setTimeout(done, length);
      this.sleepers.add(() => {
        clearTimeout(timer);
        done();
      });
    });
    while (this.paused)
      await new Promise<void>((resume) => {
        this.sleepers.add(resume);
      });
  }

  private wake(): void {
    const sleepers = [...this.sleepers];
    this.sleepers.clear();
    for (const sleeper of sleepers) sleeper();
  }
}

/** Cut where a phase opens or closes: events of the game itself stand alone. */
function parts(events: GameEvent[]): GameEvent[][] {
  const found: GameEvent[][] = [];
  let open: GameEvent[] = [];
  for (const event of events) {
    if (event.seat === 0) {
      if (open.length) found.push(open);
      found.push([event]);
      open = [];
    } else open.push(event);
  }
  if (open.length) found.push(open);
  return found;
}
