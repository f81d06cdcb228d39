// The game's data as the server has them: costs, stars, stock, and where each value comes from.
import type { TableInfo } from "../../api/generated";
import { loadMaterial } from "../../state/game-document";
import type { Arrow, Entry } from "./art/boards";
import { kindOf, type Facing, type Play, type Space } from "./facts";

type Provenance = Record<string, string>;
export interface TrapData {
  cost: number;
  stars: number;
  worn: number;
  stock: number[];
  provenance: Provenance;
}
export interface WeaponData {
  cost: number;
  provenance: Provenance;
}
interface Arrows {
  on: Space[];
  moving: string[];
  turns: Facing;
}
export interface BoardData {
  provenance: string;
  towers: Space[];
  entries: Record<string, string[]>;
  arrows: Arrows[];
  ruins?: Arrows[];
}
export interface Material {
  boards: Record<"versus" | "coop", BoardData>;
  traps: Record<string, TrapData>;
  weapons: Record<string, WeaponData>;
  setup: {
    floors: number;
    houses: number;
    arrivals: number;
    coins: number;
    coop_coins: number;
    points: { floor: number; house: number };
  };
}

/** A thing of the market, as it lies on the counter. Weapons have no stars. */
export interface Ware {
  item: string;
  weapon: boolean;
  cost: number;
  stars: number;
  guess: boolean;
}

/** What a table is played with, or else the game. */
export const material = (table?: TableInfo | null): Promise<Material> =>
  loadMaterial(table ?? { id: "", game: "bad-bones" });

/** What the market sells. Treasures are given, not sold: they have no stock. */
export function wares({ traps, weapons }: Material): Ware[] {
  const sold = Object.entries(traps).filter(([, { stock }]) => stock.some(Boolean));
  return [
    ...sold.map(([item, { cost, stars, provenance }]) => ({
      item,
      weapon: false,
      cost,
      stars,
      guess: provenance.cost === "guess" || provenance.stars === "guess",
    })),
    ...Object.entries(weapons).map(([item, { cost, provenance }]) => ({
      item,
      weapon: true,
      cost,
      stars: 0,
      guess: provenance.cost === "guess",
    })),
  ];
}

/** The stars of a trap as it lies: damaged ones show their other face, and a blast area that of the bomb. */
export function starsOf({ traps }: Material, face: string): number {
  if (face === "blast") return traps.bomb?.worn ?? 0;
  const trap = traps[kindOf(face)];
  return (face.endsWith("!") ? trap?.worn : trap?.stars) ?? 0;
}

const COLUMNS = ["a", "b", "c", "d", "e"];
const ROWS = ["5", "4", "3", "2", "1"];
const ENTRIES: Record<string, string[]> = {
  top: COLUMNS.map((column) => `v${column}5`),
  bottom: COLUMNS.map((column) => `^${column}1`),
  left: ROWS.map((row) => `>a${row}`),
  right: ROWS.map((row) => `<e${row}`),
};

/** What is printed on the board in use, with the corrections of the server's owner. */
export interface Printed {
  towers: Space[];
  entries: Entry[];
  arrows: Arrow[];
}

export function printedBoard({ boards }: Material, play: Play): Printed {
  const data = boards[play === "coop" ? "coop" : "versus"];
  return {
    towers: data.towers,
    entries: Object.entries(data.entries).flatMap(([side, symbols]) =>
      symbols.map((symbol, i) => ({ place: ENTRIES[side]![i]!, symbol })),
    ),
    arrows: [...data.arrows, ...(data.ruins ?? [])].flatMap(({ on, moving, turns }) =>
      on.map((space) => ({ space, facing: turns, moving: moving.join("") })),
    ),
  };
}
