// Where things lie on a drawn board. A space is 100 units wide; a1 is at the bottom left, (0,0) is a5's upper corner.
import type { Facing, Place, Space } from "./facts";

export const BOX = { x: -112, y: -104, width: 724, height: 716 } as const;
export const SPACES: Space[] = [5, 4, 3, 2, 1].flatMap((row) =>
  ["a", "b", "c", "d", "e"].map((column) => column + row),
);
export const TURN: Record<Facing, number> = { "^": 0, ">": 90, v: 180, "<": 270 };
const AWAY: Record<Facing, [number, number]> = { "^": [0, 1], ">": [-1, 0], v: [0, -1], "<": [1, 0] };
const FOREST_GAP = 116; // from the middle of the space inside to the skeleton that waits outside
const FOREST_ROW = 26; // to the next one behind it

export interface Point {
  x: number;
  y: number;
}

export function middle(space: Space): Point {
  return { x: (space.charCodeAt(0) - 97) * 100 + 50, y: (5 - Number(space[1])) * 100 + 50 };
}

export function isEntry(place: Place): boolean {
  return place.length === 3;
}

/** The middle of a space, or of the nth place in the queue at a forest entry. */
export function point(place: Place, nth = 0): Point {
  if (!isEntry(place)) return middle(place);
  const inside = middle(place.slice(1));
  const [dx, dy] = AWAY[place[0] as Facing];
  const out = (dy ? FOREST_GAP - 8 : FOREST_GAP) + Math.min(nth, 2) * FOREST_ROW;
  return { x: inside.x + dx * Math.min(out, 138), y: inside.y + dy * Math.min(out, 130) };
}

/** How several skeletons stand beside each other on one space: offsets and a scale. */
export function huddle(nth: number, of: number): { dx: number; dy: number; scale: number } {
  if (of <= 1) return { dx: 0, dy: 0, scale: 0.93 };
  if (of === 2) return { dx: nth ? 19 : -19, dy: nth ? 14 : -14, scale: 0.7 };
  if (of === 3) return { dx: [-22, 22, 0][nth] ?? 0, dy: [-18, -18, 22][nth] ?? 0, scale: 0.58 };
  const corner = nth % 4;
  return { dx: corner % 2 ? 21 : -21, dy: corner > 1 ? 21 : -21, scale: 0.52 };
}

/** One step from a space; null beyond the edge. For drawing arrows and for the arrow keys, not for rules. */
export function beside(space: Space, facing: Facing): Space | null {
  const [dx, dy] = AWAY[facing];
  const column = space.charCodeAt(0) - dx;
  const row = Number(space[1]) + dy;
  return column < 97 || column > 101 || row < 1 || row > 5 ? null : String.fromCharCode(column) + row;
}
