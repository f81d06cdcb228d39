// The two faces of a board as they are printed in the box. A table draws what the server's data say instead, which an
// owner may have corrected, as soon as it has them.

export type Play = "versus" | "solo" | "coop";
export type Entry = { place: string; symbol: string };
/** `moving` are the directions it turns; without it both that cross its own. */
export type Arrow = { space: string; facing: string; moving?: string };
/** What is printed on a board. */
export interface BoardPrint {
  play: Play;
  entries: Entry[];
  arrows: Arrow[];
}

/** A board has five columns and five rows. */
export const FIVE = [0, 1, 2, 3, 4];

const COLUMNS = ["a", "b", "c", "d", "e"] as const;
const ROWS = ["5", "4", "3", "2", "1"] as const;
const ACROSS = ["purple", "yellow", "red", "blue", "green"] as const; // from a to e, or from row 5 to row 1
const LEFT = ["green", "blue", "red", "yellow", "purple"] as const;

const sides: Entry[] = ROWS.flatMap((row, i) => [
  { place: `>a${row}`, symbol: LEFT[i] ?? "" },
  { place: `<e${row}`, symbol: ACROSS[i] ?? "" },
]);
const along = (facing: string, row: string): Entry[] =>
  COLUMNS.map((column, i) => ({ place: facing + column + row, symbol: ACROSS[i] ?? "" }));

const versus = {
  towers: ["c3"],
  entries: [...sides, ...along("v", "5")],
  arrows: arrows("c5 c4 c1", "v", "c2", "^", "b3", ">", "d3", "<"),
};
const coop = {
  towers: ["b4", "d4", "b2", "d2"],
  entries: [...sides, ...along("^", "1")],
  arrows: [
    ...arrows("c1 c3 c5", "^"),
    // under the towers: they come to light when one falls
    ...["b4", "b2"].map((space) => ({ space, facing: "^", moving: ">" })),
    ...["d4", "d2"].map((space) => ({ space, facing: "^", moving: "<" })),
  ],
};

function arrows(...pairs: string[]): Arrow[] {
  const all: Arrow[] = [];
  for (let i = 0; i < pairs.length; i += 2) {
    for (const space of (pairs[i] ?? "").split(" ")) all.push({ space, facing: pairs[i + 1] ?? "^" });
  }
  return all;
}

export const printed: Record<Play, { towers: string[]; entries: Entry[]; arrows: Arrow[] }> = {
  versus,
  solo: versus,
  coop,
};

/** The middle of a space, in the units of the board: a1 is at the bottom left. */
export function middle(space: string): { x: number; y: number } {
  return { x: (space.charCodeAt(0) - 97) * 100 + 50, y: (5 - Number(space[1])) * 100 + 50 };
}

/** Where the post of an entry stands: in the edge of the forest, beside its space. */
export function post(place: string): { x: number; y: number } {
  const { x, y } = middle(place.slice(1));
  return { ">": { x: -13, y }, "<": { x: 513, y }, v: { x, y: -13 }, "^": { x, y: 513 } }[
    place[0] as ">" | "<" | "v" | "^"
  ];
}
