// The boards as the film draws them now. Events move the pieces; the view that follows them corrects what is wrong.
// No rule is decided here: an event says what happened, and a scene shows it.
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
  /** `here`, or how it is leaving the board. */
  fate: "here" | "killed" | "sent" | "entered" = $state("here");
  frozen = $state(false);
  /** Where it stood before this move, which is how events name it. `lay` is its side then: a move flips it once. */
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

  /** Turns it over, since it has moved or was kept from moving. In the skeleton phase all end on the same side, `to`. */
  flip(to: Side | null): void {
    this.side = to ?? other(this.lay);
    this.rest();
  }

  /** A frozen skeleton counts as moved: in this phase if it has not moved yet, else in the next. */
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
  /** How often the trap has worked. A change starts its animation. */
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
  /** How many floors have fallen, and how many houses have burnt. A change shakes the drawing. */
  razed = $state(0);
  burnt = $state(0);

  constructor(
    readonly seat: Seat,
    facts: SeatFacts,
  ) {
    this.settle(facts);
  }

  /** Shows exactly what the view says. Skeletons that are already in their place stay the same objects. */
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
      one.place = place; // its origin stays, since a question may come in the middle of its move
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

  /** What the film shows and the view does not (+), and the other way round (-). Tests want none. */
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

  /** The skeleton that an event is about, by its model and origin. Of several alike, one that is not `done` yet. */
  find(model: string, origin: Place, done: (one: Skeleton) => boolean): Skeleton | undefined {
    const alike = this.skeletons.filter((one) => one.model === model && one.fate === "here");
    const there = alike.filter((one) => one.origin === origin);
    return there.find((one) => !done(one)) ?? there[0] ?? alike.find((one) => one.place === origin);
  }

  trapOn(space: Space): TrapTile | undefined {
    return this.traps.find((tile) => tile.space === space);
  }

  /** Removes the skeletons that have left. */
  sweep(): void {
    if (this.skeletons.some(({ fate }) => fate !== "here"))
      this.skeletons = this.skeletons.filter(({ fate }) => fate === "here");
  }

  /** Ends all moves. */
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

  /** In coop all share the houses of one capital, which are in the view. */
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

  /** The side of skeletons that have moved in this phase; in the trap phase, of those that need not move any more. */
  private turned(phase: string): Side | null {
    return phase === "skeletons" ? this.tracking : phase === "trap" ? other(this.tracking) : null;
  }

  /** The skeleton that moves or leaves in this phase. */
  mover(seat: Seat, model: string, origin: Place, phase: string): Skeleton | undefined {
    const turned = this.turned(phase);
    return this.board(seat).find(model, origin, ({ side }) => side === turned);
  }

  /** Shows an event of a phase. */
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
          one?.rest(); // the morning star flings it without turning it over
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
