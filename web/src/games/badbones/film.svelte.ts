// The film: events one after the other, each with the time it needs, every board on a track of its own.
// A phase that opens or closes is a cut: all tracks end before it.
import { settings, surroundings } from "../../shell/settings.svelte";
import type { GameEvent, Seat } from "../../wire/messages";
import type { News } from "../../wire/sitting.svelte";
import type { Facts, Place } from "./facts";
import { Scene } from "./scene.svelte";

// Milliseconds at ordinary speed.
const LENGTHS: Record<string, number> = {
  "walked": 340, "turned-to": 230, "held": 260, "triggered": 200, "killed": 300, "sent": 460, "razed": 520, "burnt": 520,
  "rebuilt": 420, "worn": 260, "hero-moved": 320, "hero-fell": 400, "placed": 260, "retrieved": 240, "drew": 70, "arrived": 110,
  "bought": 160, "froze": 300, "unit-formed": 300, "phase-opens": 420, "phase-closes": 60,
};
const QUICK = 8; // a whole batch in a glance, for one who skips or asked for no motion
const OTHERS = 2.2; // others' boards are smaller and quicker

export interface Flight { id: number; model: string; from: Seat; to: Seat; place: Place; length: number }

interface Reel { events: GameEvent[]; facts: Facts; asked: string }

// Asked in the middle of somebody's way: where he stands just then no event has told yet.
const MIDWAY = ["flee", "send", "lead", "stop", "turn"];

export class Film {
  scene: Scene = $state.raw(null as unknown as Scene);
  playing = $state(false);
  paused = $state(false);
  /** The event that is shown right now on the viewer's own board: the log and the reader follow it. */
  now: GameEvent | null = $state.raw(null);
  phase = $state("");
  round = $state(0);
  flights: Flight[] = $state.raw([]);
  /** What the last reel would have left wrong, had the view not had the last word. */
  wrong: string[] = $state.raw([]);
  /** Length of a step at the chosen speed, for transitions. */
  step = $state(300);
  onEvent: (event: GameEvent) => void = () => {};

  private reels: Reel[] = [];
  private skipping = false;
  private sleepers = new Set<() => void>();
  private flight = 0;
  private origins = new Map<GameEvent, Place>();

  constructor(private readonly viewer: () => Seat) {}

  /** What has just been told. The first time, or after a gap, there is nothing to play: the view is shown. */
  take(news: News<Facts>): void {
    const { view } = news.knowledge;
    if (news.fresh || !this.scene) {
      this.cut(view);
      return;
    }
    if (!news.events.length && !this.playing) {
      this.scene.settle(view);
      return;
    }
    this.reels.push({ events: news.events, facts: view, asked: news.knowledge.asked?.kind ?? "" });
    if (!this.playing) void this.run();
  }

  /** Go straight to a position, forgetting what was playing. */
  cut(facts: Facts): void {
    this.reels = [];
    this.skipping = this.playing;
    this.wake();
    if (this.scene && this.scene.boards.length === facts.seats.length) this.scene.settle(facts);
    else this.scene = new Scene(facts);
    for (const board of this.scene.boards) board.halt();
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
    this.playing = true;
    this.skipping = false;
    for (let reel = this.reels.shift(); reel; reel = this.reels.shift()) {
      for (const part of parts(reel.events)) {
        this.findOrigins(part);
        await Promise.all(tracks(part).map((track) => this.play(track, reel.facts)));
      }
      for (const board of this.scene.boards) board.sweep();
      const midway = reel.facts.phase === "skeletons" || MIDWAY.includes(reel.asked) || this.reels.length > 0;
      this.wrong = midway ? [] : this.scene.boards.flatMap((board) => board.differences(reel.facts.seats[board.seat - 1]!));
      if (this.wrong.length) console.warn("the film missed", this.wrong, reel.events);
      this.scene.settle(reel.facts);
      this.phase = reel.facts.phase;
      this.round = reel.facts.round;
    }
    this.now = null;
    this.flights = [];
    this.playing = false;
  }

  private async play(track: GameEvent[], facts: Facts): Promise<void> {
    const own = track[0]!.seat === 0 || track[0]!.seat === this.viewer() || this.viewer() === 0;
    let waited = 0;
    for (const event of track) {
      if (event.kind === "phase-opens") { this.phase = String(event.phase); this.round = Number(event.round); }
      if (event.kind === "phase-closes" || event.kind === "phase-opens") for (const board of this.scene.boards) board.halt();
      this.step = Math.min(this.length("walked", true), 700);
      this.fly(event);
      this.scene.apply(event, this.origins.get(event) ?? "", facts.tracking);
      this.onEvent(event);
      if (own) this.now = event;
      waited += this.length(event.kind, own);
      // Short steps of the others are gathered: timers shorter than a frame only cost time.
      if (waited >= 30) { await this.wait(waited); waited = 0; }
      if (event.seat) this.scene.board(event.seat).sweep();
    }
    if (waited) await this.wait(waited);
  }

  private length(kind: string, own: boolean): number {
    if (this.skipping || surroundings.still) return QUICK / 4;
    return (LENGTHS[kind] ?? 0) / settings.speed / (own ? 1 : OTHERS);
  }

  private fly(event: GameEvent): void {
    if (event.kind !== "sent" || typeof event.to !== "number" || this.skipping || surroundings.still) return;
    const from = String(event.from);
    const one = from ? this.scene.board(event.seat).find(String(event.model), from) : undefined;
    if (!one) return;
    const flight = { id: ++this.flight, model: one.model, from: event.seat, to: event.to, place: one.place, length: 900 / settings.speed };
    this.flights = [...this.flights, flight];
    setTimeout(() => { this.flights = this.flights.filter((other) => other !== flight); }, flight.length);
  }

  /** Turned and held skeletons are named by model alone; where they set out from stands in what follows. */
  private findOrigins(events: GameEvent[]): void {
    this.origins.clear();
    events.forEach((event, i) => {
      if (event.kind !== "turned-to" && event.kind !== "held") return;
      const next = events.slice(i + 1).find((later) =>
        later.seat === event.seat && later.model === event.model && typeof later.from === "string" && later.from !== "");
      if (next) this.origins.set(event, String(next.from));
    });
  }

  private async wait(length: number): Promise<void> {
    await new Promise<void>((done) => {
      const timer = setTimeout(done, length);
      this.sleepers.add(() => { clearTimeout(timer); done(); });
    });
    while (this.paused) await new Promise<void>((resume) => { this.sleepers.add(resume); });
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

function tracks(part: GameEvent[]): GameEvent[][] {
  const bySeat = new Map<Seat, GameEvent[]>();
  for (const event of part) bySeat.set(event.seat, [...(bySeat.get(event.seat) ?? []), event]);
  return [...bySeat.values()];
}
