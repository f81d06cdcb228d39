// Whose turn it is in the market, and whose it will be. Derived from the purchases, for display only.
import type { Seat } from "../../../api/aliases";
import type { GameEvent } from "../../../api/generated";

export interface Queue {
  /** Who buys now and afterwards, if everybody goes on buying. `turns`: the last buyer of a lap begins the next one. */
  coming: { seat: Seat; turns: boolean }[];
  done: Set<Seat>;
}

const NOBODY: Queue = { coming: [], done: new Set() };

/** BB-8.1: laps alternate, and the last of a lap begins the next. */
function buyerOf(seats: number, first: Seat, turn: number): Seat {
  const place = turn % seats;
  const lap = Math.floor(turn / seats);
  return ((first - 1 + (lap % 2 ? seats - 1 - place : place)) % seats) + 1;
}

/** No event says that a seat is done, but a seat that is skipped must be. */
export function queueOf(seats: number, events: GameEvent[], now: Seat): Queue {
  const first = events.find(({ kind }) => kind === "first")?.seat;
  if (!first || !now) return NOBODY;
  const done = new Set<Seat>();
  let turn = 0;
  const until = (seat: Seat): boolean => {
    for (let passed = 0; passed < 2 * seats; passed++, turn++) {
      const buyer = buyerOf(seats, first, turn);
      if (buyer === seat) return true;
      done.add(buyer);
    }
    return false;
  };
  for (const seat of purchases(events).map((event) => event.seat)) {
    if (!until(seat)) return NOBODY;
    turn++;
  }
  if (!until(now)) return NOBODY;
  done.delete(now);
  const coming: Queue["coming"] = [];
  for (let later = turn; later < turn + 2 * seats; later++) {
    const seat = buyerOf(seats, first, later);
    if (!done.has(seat)) coming.push({ seat, turns: later > turn && later % seats === 0 });
  }
  return { coming, done };
}

/** Everything that was bought and not undone, in order. */
export function purchases(events: GameEvent[]): GameEvent[] {
  const bought: GameEvent[] = [];
  for (const event of events) {
    if (event.kind === "bought") bought.push(event);
    else if (event.kind === "undone" && bought.at(-1)?.seat === event.seat) bought.pop();
  }
  return bought;
}
