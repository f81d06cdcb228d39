// Where the fields of the skull lie, in its box of 1000, and how the ways between them bend.

export type FieldKind = "start" | "oneway" | "path" | "festivity" | "hiding" | "gate" | "goal";
export type Field = { id: number; x: number; y: number; kind: FieldKind }; // 0 is Start
export type WayKind = "path" | "oneway" | "gate" | "spur";
export type Way = { id: string; from: number; to: number; oneWay: boolean; kind: WayKind };

const at = (id: number, x: number, y: number, kind: FieldKind = "path"): Field => ({ id, x, y, kind });

export const FIELDS: Field[] = [
  at(0, 300, 850, "start"),
  at(1, 290, 742, "oneway"),
  at(2, 358, 772, "oneway"),
  at(3, 429, 788, "oneway"),
  at(4, 500, 694),
  at(5, 606, 628),
  at(6, 394, 628),
  at(7, 424, 497),
  at(8, 262, 612),
  at(9, 112, 478),
  at(10, 122, 298),
  at(11, 282, 142),
  at(12, 500, 88),
  at(13, 718, 142),
  at(14, 878, 298),
  at(15, 888, 478),
  at(16, 738, 612),
  at(17, 576, 497),
  at(18, 226, 492),
  at(19, 308, 414, "festivity"),
  at(20, 394, 196),
  at(21, 500, 250, "festivity"),
  at(22, 804, 362),
  at(23, 722, 324),
  at(24, 700, 430, "festivity"),
  at(25, 710, 742, "gate"),
  at(26, 642, 772, "gate"),
  at(27, 571, 788, "gate"),
  at(28, 500, 793, "gate"),
  at(29, 204, 372, "hiding"),
  at(30, 802, 472, "hiding"),
  at(31, 500, 586, "hiding"),
  at(32, 500, 880, "goal"),
];

/** The control point of a curved way, by its connection id. */
export const BENDS: Record<string, [number, number]> = {
  "17-25": [664, 590],
  "4-5": [572, 688],
  "4-6": [428, 688],
  "7-17": [500, 468],
  "7-8": [330, 520],
  "8-9": [140, 586],
  "9-10": [84, 388],
  "10-11": [166, 196],
  "11-12": [388, 92],
  "12-13": [612, 92],
  "13-14": [834, 196],
  "14-15": [916, 388],
  "15-16": [860, 586],
  "16-17": [670, 520],
};

const HIDING = [29, 30, 31];
const RUN = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
];
const GATE = [
  [17, 25],
  [25, 26],
  [26, 27],
  [27, 28],
  [28, 32],
];
const BOTH = [
  [4, 5],
  [4, 6],
  [5, 17],
  [6, 7],
  [7, 17],
  [7, 8],
  [8, 9],
  [9, 10],
  [10, 11],
  [11, 12],
  [12, 13],
  [13, 14],
  [14, 15],
  [15, 16],
  [16, 17],
  [8, 18],
  [18, 19],
  [11, 20],
  [20, 21],
  [14, 22],
  [22, 23],
  [23, 24],
  [9, 29],
  [22, 30],
  [17, 31],
];
const ways = (pairs: number[][], kind: WayKind): Way[] =>
  pairs.map(([from = 0, to = 0]) => ({
    id: `${from}-${to}`,
    from,
    to,
    oneWay: kind !== "path",
    kind: HIDING.includes(to) ? "spur" : kind,
  }));

export const WAYS: Way[] = [...ways(BOTH, "path"), ...ways(RUN, "oneway"), ...ways(GATE, "gate")];

/** The gravestones of the goal, by rank. */
export const GRAVES: { rank: number; x: number; y: number }[] = [930, 944, 951, 951, 944, 930].map((y, i) => ({
  rank: i + 1,
  x: 372 + 51 * i,
  y,
}));

export const OUTLINE =
  "M500 26C300 22 118 92 58 250C24 345 34 432 54 522C68 592 116 648 186 672C212 682 214 704 210 738C202 806 212 856 250 908C292 966 400 990 500 990C600 990 708 966 750 908C788 856 798 806 790 738C786 704 788 682 814 672C884 648 932 592 946 522C966 432 976 345 942 250C882 92 700 22 500 26Z";

const PLACES = new Map(FIELDS.map((f) => [f.id, f]));
const NOWHERE = at(-1, 500, 500);

export const field = (id: number): Field => PLACES.get(id) ?? NOWHERE;

/** The bend of the way between two neighbours, in either direction. */
export const bend = (from: number, to: number): [number, number] | undefined =>
  BENDS[`${from}-${to}`] ?? BENDS[`${to}-${from}`];

/** The way from a field to its neighbour, as path data; `on` draws it on from the end of another. */
export function way(from: number, to: number, on = false): string {
  const [a, b, c] = [field(from), field(to), bend(from, to)];
  return `${on ? "" : `M${a.x} ${a.y}`}${c ? `Q${c[0]} ${c[1]} ${b.x} ${b.y}` : `L${b.x} ${b.y}`}`;
}

/** A point of the way between two neighbours, `t` from 0 to 1, and the direction there in degrees. */
export function along(from: number, to: number, t: number): { x: number; y: number; angle: number } {
  const [a, b] = [field(from), field(to)];
  const [cx, cy] = bend(from, to) ?? [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const u = 1 - t;
  const round = (v: number): number => Math.round(v * 10) / 10;
  return {
    x: round(u * u * a.x + 2 * t * u * cx + t * t * b.x),
    y: round(u * u * a.y + 2 * t * u * cy + t * t * b.y),
    angle: round((Math.atan2(u * (cy - a.y) + t * (b.y - cy), u * (cx - a.x) + t * (b.x - cx)) * 180) / Math.PI),
  };
}
