// The lines of the score sheet, as the booklet counts: floors, houses, stars in the supply and on the board. The totals
// come from the server.
import type { Seat } from "../../../api/aliases";
import type { Result } from "../../../api/generated";
import type { Facts } from "../facts";
import { starsOf, type Material } from "../material";

export type Fall = "tower-fell" | "village-burnt" | "emperor-came";
export interface Piece {
  face: string;
  stars: number;
}
export interface Line {
  seat: Seat;
  fall: Fall | null;
  winner: boolean;
  floors: number;
  houses: number;
  supply: Piece[];
  board: Piece[];
  parts: { floors: number; houses: number; supply: number; board: number };
  total: number;
}

const sum = (pieces: Piece[]): number => pieces.reduce((all, { stars }) => all + stars, 0);

export function linesOf(facts: Facts, result: Result, data: Material, resigned: Set<Seat>): Line[] {
  const { floor, house } = data.setup.points;
  const lines = facts.seats.map((board, i): Line => {
    const seat = i + 1;
    const floors = board.tower ?? 0;
    const houses = board.houses ?? 0;
    const pieces = (faces: string[]): Piece[] => faces.map((face) => ({ face, stars: starsOf(data, face) }));
    const supply = pieces(board.supply ?? []);
    const traps = pieces(board.traps.map(([face]) => face));
    const fall = !result.lost.includes(seat)
      ? null
      : floors <= 0
        ? "tower-fell"
        : houses <= 0
          ? "village-burnt"
          : "emperor-came";
    const parts = { floors: floors * floor, houses: houses * house, supply: sum(supply), board: sum(traps) };
    const counted = fall ? 0 : parts.floors + parts.houses + parts.supply + parts.board;
    const total = result.scores[i] ?? counted;
    if (total !== counted) console.error(`seat ${seat} has ${total} points, but its sheet adds up to ${counted}`);
    return { seat, fall, winner: result.winners.includes(seat), floors, houses, supply, board: traps, parts, total };
  });
  const rank = (line: Line) => [
    line.winner ? 1 : 0,
    resigned.has(line.seat) ? 0 : 1,
    line.fall ? 0 : 1,
    line.total,
    line.floors,
  ];
  return lines.sort((a, b) => {
    const [one, other] = [rank(a), rank(b)];
    const differ = one.findIndex((value, i) => value !== other[i]);
    return differ < 0 ? a.seat - b.seat : other[differ]! - one[differ]!;
  });
}

/** Who stands on the steps of the podium, in the order of the table. Seats that share the victory share the first step. */
export function stepsOf(lines: Line[], resigned: Set<Seat>): Line[][] {
  const others = lines.filter(({ seat, winner, fall }) => !winner && !fall && !resigned.has(seat));
  return [lines.filter(({ winner }) => winner), ...others.map((line) => [line])].slice(0, 3);
}
