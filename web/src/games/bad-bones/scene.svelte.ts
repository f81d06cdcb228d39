// The boards as they are drawn at this moment of the film. Events move things; the view that follows has the last word.
// No rule is decided here: an event says what happened, a scene only shows it.
import type { Seat } from "../../api/aliases";
import type { Event } from "./events";
import type { Facing, Facts, Place, SeatFacts, Side, Space } from "./facts";

let counter = 0;
const other = (side: Side): Side => (side === "white" ? "black" : "white");

export class Skeleton {
  readonly id = ++counter;
  place: Place = $state("");
  facing: Facing = $state("v");
  side: Side = $state("white");
  /** `here`, or the way it is just leaving the board. */
  fate: "here" | "killed" | "sent" | "entered" = $state("here");
  frozen = $state(false);
  /** Where it stood before it set out: events name it so. And how it lay then: one move, one flip. */
  origin: Place;
  private lay: Side;

  constructor(
    readonly model: string,
    place: Place,
    facing: Facing,
    side: Side,
  ) {
    this.place = place;
    this.origin = place;
    this.facing = facing;
    this.side = this.lay = side;
  }

  /** Whoever moves, or is kept from it, turns over: in the skeleton phase to the side that all shall have in its end. */
  flip(to: Side | null): void {
    this.side = to ?? other(this.lay);
    this.rest();
  }

  /** Frozen: as if it had moved in the phase to come, or in this one; if it has, in the next one. */
  freeze(tracking: Side, advancing: boolean): void {
    this.frozen = true;
    this.side = advancing && this.lay !== tracking ? tracking : other(tracking);
    this.lay = this.side;
  }

  rest(): void {
    this.origin = this.place;
    this.lay = this.side;
  }
}

export class TrapTile {
  readonly id = ++counter;
  face: string = $state("");
  /** Counts up whenever the trap does its work, so that it can be seen to. */
  worked = $state(0);

  constructor(
    face: string,
    readonly space: Space,
  ) {
    this.face = face;
  }
}

export class BoardScene {
  skeletons: Skeleton[] = $state([]);
  traps: TrapTile[] = $state([]);
  hero: Space | "none" = $state("none");
  tower = $state(0);
  houses = $state(0);
  towers: Space[] = $state([]);
  cemetery: string[] = $state([]);
  /** Counts up when a floor falls or a house burns: the drawing shakes. */
  razed = $state(0);
  burnt = $state(0);

  constructor(
    readonly seat: Seat,
    facts: SeatFacts,
  ) {
    this.settle(facts);
  }

  /** Make it exactly what the view says, keeping those who are already where they should be. */
  settle(facts: SeatFacts): void {
    const rest = this.skeletons.filter(({ fate }) => fate === "here");
    const take = (fits: (one: Skeleton) => boolean): Skeleton | undefined => {
      const found = rest.findIndex(fits);
      return found < 0 ? undefined : rest.splice(found, 1)[0];
    };
    const wanted: [model: string, place: Place, facing: Facing, side: Side][] = [
      ...facts.skeletons,
      ...facts.forest.map(
        ([model, , space, facing, side]) => [model, facing + space, facing, side] as [string, Place, Facing, Side],
      ),
    ];
    const kept = wanted.map(
      ([model, place, facing]) =>
        take((one) => one.model === model && one.place === place && one.facing === facing) ??
        take((one) => one.model === model && one.place === place),
    );
    this.skeletons = wanted.map(([model, place, facing, side], i) => {
      const one = kept[i] ?? take((other) => other.model === model) ?? new Skeleton(model, place, facing, side);
      one.place = place; // its origin stays: it may be asked for something in the middle of its way
      one.facing = facing;
      one.side = side;
      one.fate = "here";
      return one;
    });
    this.traps = facts.traps.map(([face, space]) => {
      const tile = this.traps.find((one) => one.space === space) ?? new TrapTile(face, space);
      tile.face = face;
      return tile;
    });
    this.hero = facts.hero;
    this.tower = facts.tower ?? 0;
    this.houses = facts.houses ?? 0;
    this.towers = facts.towers ?? [];
    this.cemetery = [...facts.cemetery];
  }

  /** What the film got wrong: what it shows and the view does not, and the other way round. Tests want none. */
  differences(facts: SeatFacts): string[] {
    const shown = [
      `hero ${this.hero}`,
      `tower ${this.tower} ${[...this.towers].sort().join()}`,
      `houses ${this.houses}`,
      ...this.traps.map(({ face, space }) => `${face} ${space}`),
      ...this.skeletons
        .filter(({ fate }) => fate === "here")
        .map((one) => `${one.model} ${one.place} ${one.facing} ${one.side}`),
      ...this.cemetery.map((model) => `buried ${model}`),
    ];
    const told = [
      `hero ${facts.hero}`,
      `tower ${facts.tower ?? 0} ${[...(facts.towers ?? [])].sort().join()}`,
      `houses ${facts.houses ?? 0}`,
      ...facts.traps.map(([face, space]) => `${face} ${space}`),
      ...facts.skeletons.map((one) => one.join(" ")),
      ...facts.forest.map(([model, , space, facing, side]) => `${model} ${facing}${space} ${facing} ${side}`),
      ...facts.cemetery.map((model) => `buried ${model}`),
    ];
    const lacking = (some: string[], from: string[], mark: string) => {
      const rest = [...from];
      return some
        .filter((one) => {
          const found = rest.indexOf(one);
          if (found >= 0) rest.splice(found, 1);
          return found < 0;
        })
        .map((one) => `${mark} ${one}`);
    };
    return [...lacking(shown, told, "+"), ...lacking(told, shown, "-")].map((one) => `seat ${this.seat} ${one}`);
  }

  /** The one an event is about: by its model and where it set out from; of twins one to whom that has not happened yet. */
  find(model: string, origin: Place, done: (one: Skeleton) => boolean): Skeleton | undefined {
    const alike = this.skeletons.filter((one) => one.model === model && one.fate === "here");
    const there = alike.filter((one) => one.origin === origin);
    return there.find((one) => !done(one)) ?? there[0] ?? alike.find((one) => one.place === origin);
  }

  trapOn(space: Space): TrapTile | undefined {
    return this.traps.find((tile) => tile.space === space);
  }

  /** Those who are leaving are gone. */
  sweep(): void {
    if (this.skeletons.some(({ fate }) => fate !== "here"))
      this.skeletons = this.skeletons.filter(({ fate }) => fate === "here");
  }

  /** Nobody is under way any more. */
  halt(): void {
    for (const one of this.skeletons) one.rest();
  }
}

export class Scene {
  boards: BoardScene[] = $state.raw([]);
  facts: Facts = $state.raw({} as Facts);
  private tracking: Side;

  constructor(facts: Facts) {
    this.facts = facts;
    this.tracking = facts.tracking;
    this.boards = facts.seats.map((seat, i) => new BoardScene(i + 1, seat));
  }

  /** The houses are those of one capital: the view has them. */
  private get together(): boolean {
    return this.facts.capital !== undefined;
  }

  board(seat: Seat): BoardScene {
    return this.boards[seat - 1]!;
  }

  settle(facts: Facts): void {
    this.facts = facts;
    this.tracking = facts.tracking;
    for (const board of this.boards) board.settle(facts.seats[board.seat - 1]!);
  }

  /** The side of those who have moved in this phase, or, in the trap phase, of those who need not any more. */
  private turned(phase: string): Side | null {
    return phase === "skeletons" ? this.tracking : phase === "trap" ? other(this.tracking) : null;
  }

  /** Who moves, or leaves, in this phase. */
  mover(seat: Seat, model: string, origin: Place, phase: string): Skeleton | undefined {
    const turned = this.turned(phase);
    return this.board(seat).find(model, origin, ({ side }) => side === turned);
  }

  /** Let an event happen, in a phase. */
  apply(event: Event, phase: string): void {
    if (event.kind === "phase-opens" && event.phase === "skeletons") this.tracking = other(this.tracking); // BB-5.1
    if (event.seat === 0) return;
    const advancing = phase === "skeletons";
    const flipped = advancing ? this.tracking : null;
    const board = this.board(event.seat);
    switch (event.kind) {
      case "hero-moved":
        board.hero = event.space;
        break;
      case "hero-fell":
        board.hero = "none";
        break;
      case "placed":
        board.traps.push(new TrapTile(event.trap, event.space));
        break;
      case "retrieved":
        board.traps = board.traps.filter((tile) => tile.space !== event.space);
        break;
      case "triggered": {
        const tile = board.trapOn(event.space);
        if (tile) tile.worked++;
        break;
      }
      case "worn": {
        const tile = board.trapOn(event.space);
        if (tile && event.now) {
          tile.face = event.now;
          tile.worked++;
        } else board.traps = board.traps.filter((one) => one !== tile);
        break;
      }
      case "turned-to": {
        const one = board.find(event.model, event.space, ({ facing }) => facing === event.facing);
        if (one) one.facing = event.facing as Facing;
        break;
      }
      case "walked": {
        const one = this.mover(event.seat, event.model, event.from, phase);
        if (one) {
          one.place = event.to;
          one.facing = event.facing as Facing;
        }
        if (phase === "hero")
          one?.rest(); // flung by the morning star, which turns nobody over
        else one?.flip(flipped);
        break;
      }
      case "held": {
        const one = this.mover(event.seat, event.model, event.space, phase);
        if (one) {
          one.place = one.origin;
          one.flip(flipped);
        }
        break;
      }
      case "killed": {
        const one = this.mover(event.seat, event.model, event.from, phase);
        if (one) {
          one.place = event.space;
          one.fate = "killed";
        }
        break;
      }
      case "sent": {
        const one = event.from ? this.mover(event.seat, event.model, event.from, phase) : undefined;
        if (one) one.fate = typeof event.to === "number" ? "sent" : "entered";
        if (typeof event.to === "number") this.board(event.to).cemetery.push(event.model);
        else if (!event.from)
          for (const { cemetery } of this.boards)
            if (cemetery.includes(event.model)) cemetery.splice(cemetery.indexOf(event.model), 1); // BB-9.6: from wherever it is
        break;
      }
      case "razed":
        if (this.together) board.towers = board.towers.filter((tower) => tower !== event.space);
        else board.tower -= event.floors;
        board.razed++;
        break;
      case "burnt":
        if (!this.together) board.houses -= event.houses;
        board.burnt++;
        break;
      case "rebuilt":
        if (event.what === "floor") board.tower++;
        else if (!this.together) board.houses++;
        break;
      case "froze":
        for (const one of board.skeletons) if (one.place === event.space) one.freeze(this.tracking, advancing);
        break;
      case "drew":
        board.cemetery.push(event.model);
        break;
      case "arrived": {
        const found = board.cemetery.indexOf(event.model);
        if (found >= 0) board.cemetery.splice(found, 1);
        board.skeletons.push(new Skeleton(event.model, event.entry, event.entry[0] as Facing, this.tracking));
        break;
      }
    }
  }
}
