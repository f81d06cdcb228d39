// Whose turn it is in the market, and whose it will be: worked out from who has bought, only to be shown.
import type { Seat } from "../../../api/aliases";
import type { GameEvent } from "../../../api/generated";

export interface Queue {
  /** Who buys now and then, as far as everybody goes on buying; `turns` are where the last of a lap begins the next. */
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

/** Nobody says that he is done, but whoever is passed over was. */
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

/** All that was bought and not taken back, in order. */
export function purchases(events: GameEvent[]): GameEvent[] {
  const bought: GameEvent[] = [];
  for (const event of events) {
    if (event.kind === "bought") bought.push(event);
    else if (event.kind === "undone" && bought.at(-1)?.seat === event.seat) bought.pop();
  }
  return bought;
}
