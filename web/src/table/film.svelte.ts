// The film: events one after another, each with the time it needs. A game says how long that is, what may run side by
// side, and what an event does to its scene. The view that follows corrects the scene.
import { settings, surroundings } from "../device/settings.svelte";
import type { Seat } from "../api/aliases";
import type { GameEvent } from "../api/generated";
import type { ViewerUpdate } from "./client.svelte";

const GLANCE = 2; // ms of an event when the film is skipped, or motion is off

interface Reel<Facts> {
  first: number; // the number of the first event
  events: GameEvent[];
  facts: Facts;
  asked: string;
  midway: boolean; // the facts are of a position before the last event
  onEnd?: (() => void) | undefined;
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
  onEvent: (event: GameEvent, number: number) => void = () => {};
  /** The film was cut: everything is shown at once. */
  onCut: () => void = () => {};
  /** Events are shown one by one in their order, nothing side by side, so that every moment can be named by a number. */
  inOrder = false;

  /** Milliseconds of each kind of event, at normal speed. */
  protected abstract readonly lengths: Record<string, number>;

  private reel: Reel<Facts> | null = null; // that is playing
  private reels: Reel<Facts>[] = []; // that come after it
  protected skipping = false;
  /** Counts the films, so that one that was cut short stops. */
  private showing = 0;
  private sleepers = new Set<() => void>();

  constructor(protected readonly viewer: () => Seat) {}

  /** Whether there is something to show yet. */
  protected abstract begun(): boolean;
  /** Draws exactly this. */
  protected abstract settle(facts: Facts): void;
  protected abstract apply(event: GameEvent): void;
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
    const { first, events, fresh, midway = false, onEnd } = update;
    const { view } = update.knowledge;
    if (fresh || !this.begun()) {
      this.cut(view, midway ? events : []);
      onEnd?.();
    } else if (!events.length && !this.playing) {
      this.settle(view);
      onEnd?.();
    } else {
      this.reels.push({ first, events, facts: view, asked: update.knowledge.asked?.kind ?? "", midway, onEnd });
      if (!this.playing) void this.run();
    }
  }

  /** Shows a position at once, with what has happened since, and stops what was playing. */
  cut(facts: Facts, since: GameEvent[] = []): void {
    this.stop();
    this.settle(facts);
    this.phase = facts.phase;
    this.round = facts.round;
    this.skipping = true;
    for (const event of since) {
      this.follow(event);
      this.apply(event);
      this.sweep(event);
    }
    this.sweep(null);
    this.onCut();
  }

  /** Stops at once and leaves everything as it is shown. */
  stop(): void {
    const cut = [...(this.reel ? [this.reel] : []), ...this.reels];
    this.reel = null;
    this.reels = [];
    this.showing++; // whatever is playing is over
    this.playing = this.paused = false;
    this.now = null;
    this.wake();
    for (const { onEnd } of cut) onEnd?.();
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
      const { first, events, facts, asked, midway, onEnd } = (this.reel = reel);
      const numbers = new Map(events.map((event, i) => [event, first + i]));
      for (const part of parts(events)) {
        const tracks = this.inOrder ? [part] : this.tracks(part);
        await Promise.all(tracks.map((track) => this.play(track, numbers, show)));
        if (show !== this.showing) return;
      }
      this.sweep(null);
      if (!midway) this.check(events, facts, asked);
      this.reel = null;
      onEnd?.();
      if (show !== this.showing) return;
    }
    this.now = null;
    this.playing = false;
  }

  /** Compares the scene with the view after these events, and shows the view. */
  private check(events: GameEvent[], facts: Facts, asked: string): void {
    const undone = events.some(({ kind }) => kind === "undone"); // no event removes from the scene what was undone
    this.wrong = this.reels.length || undone ? [] : this.differences(facts, asked);
    if (this.wrong.length) console.warn("the film missed", this.wrong, events);
    this.settle(facts);
    this.phase = facts.phase;
    this.round = facts.round;
  }

  /** Keeps up with the phase that an event opens. */
  private follow(event: GameEvent): void {
    if (event.kind !== "phase-opens") return;
    this.phase = String(event.phase);
    this.round = Number(event.round);
  }

  private async play(track: GameEvent[], numbers: Map<GameEvent, number>, show: number): Promise<void> {
    let waited = 0;
    for (const event of track) {
      const pace = this.pace([event]);
      this.follow(event);
      this.step = Math.min(this.length("walked", 1) || this.length("stepped", 1), 700);
      this.apply(event);
      this.onEvent(event, numbers.get(event)!);
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
