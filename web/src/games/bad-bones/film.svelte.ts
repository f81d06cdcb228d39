// How Bad Bones is filmed: every board has a track of its own. The others' boards play faster than the viewer's own.
import { settings, surroundings } from "../../device/settings.svelte";
import { Film } from "../../table/film.svelte";
import type { Seat } from "../../api/aliases";
import type { GameEvent } from "../../api/generated";
import type { Facts, Place } from "./facts";
import type { Event, EventKind } from "./events";
import type { QuestionKind } from "./generated";
import { Scene } from "./scene.svelte";

const OTHERS = 2.2; // times as fast: the others' boards are small
const FLIGHT = 900;
// Questions in the middle of a skeleton's move: no event has said yet where it stands.
const MIDWAY = new Set<string>(["flee", "send", "lead", "stop", "turn"] satisfies QuestionKind[]);

export interface Flight {
  id: number;
  model: string;
  from: Seat;
  to: Seat;
  place: Place;
  length: number;
}

export class BonesFilm extends Film<Facts> {
  scene: Scene = $state.raw(null as unknown as Scene);
  flights: Flight[] = $state.raw([]);
  protected readonly lengths: Partial<Record<EventKind, number>> = {
    walked: 340,
    "turned-to": 230,
    held: 260,
    triggered: 200,
    killed: 300,
    sent: 460,
    razed: 520,
    burnt: 520,
    rebuilt: 420,
    worn: 260,
    "hero-moved": 320,
    "hero-fell": 400,
    placed: 260,
    retrieved: 240,
    drew: 70,
    arrived: 110,
    bought: 160,
    froze: 300,
    "unit-formed": 300,
    "phase-opens": 420,
    "phase-closes": 60,
  };
  private flown = 0;

  override cut(facts: Facts, since: GameEvent[] = []): void {
    super.cut(facts, since);
    for (const board of this.scene.boards) board.halt();
  }

  protected begun(): boolean {
    return Boolean(this.scene);
  }

  protected settle(facts: Facts): void {
    if (this.scene && this.scene.boards.length === facts.seats.length) this.scene.settle(facts);
    else this.scene = new Scene(facts);
  }

  protected apply(event: GameEvent): void {
    if (event.kind === "phase-closes" || event.kind === "phase-opens")
      for (const board of this.scene.boards) board.halt();
    this.fly(event);
    this.scene.apply(event as unknown as Event, this.phase);
  }

  protected sweep(event: GameEvent | null): void {
    if (event === null) for (const board of this.scene.boards) board.sweep();
    else if (event.seat) this.scene.board(event.seat).sweep();
  }

  protected differences(facts: Facts, asked: string): string[] {
    if (facts.phase === "skeletons" || MIDWAY.has(asked)) return [];
    // Nobody is told what the others are asked: in the trap phase a dragon may just be landing on their boards.
    const known =
      facts.phase === "trap" ? this.scene.boards.filter(({ seat }) => seat === this.viewer()) : this.scene.boards;
    return known.flatMap((board) => board.differences(facts.seats[board.seat - 1]!));
  }

  protected override tracks(part: GameEvent[]): GameEvent[][] {
    const bySeat = new Map<Seat, GameEvent[]>();
    for (const event of part) bySeat.set(event.seat, [...(bySeat.get(event.seat) ?? []), event]);
    return [...bySeat.values()];
  }

  protected override pace(track: GameEvent[]): number {
    const seat = track[0]?.seat ?? 0;
    return seat === 0 || seat === this.viewer() || this.viewer() === 0 ? 1 : OTHERS;
  }

  private fly(event: GameEvent): void {
    if (event.kind !== "sent" || typeof event.to !== "number" || this.skipping || surroundings.still) return;
    const from = String(event.from);
    const one = from ? this.scene.mover(event.seat, String(event.model), from, this.phase) : undefined;
    if (!one) return;
    const flight = {
      id: ++this.flown,
      model: one.model,
      from: event.seat,
      to: event.to,
      place: one.place,
      length: FLIGHT / settings.speed,
    };
    this.flights = [...this.flights, flight];
    setTimeout(() => {
      this.flights = this.flights.filter((other) => other !== flight);
    }, flight.length);
  }
}
