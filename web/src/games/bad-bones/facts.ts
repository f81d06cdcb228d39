// What the server says about a game of Bad Bones: the facts of a view, and how to read the names in them.
import type { Seat } from "../../api/aliases";

export type Facing = "^" | ">" | "v" | "<";
export type Side = "white" | "black";
export type Space = string; // a1 … e5
export type Place = string; // a space, or a forest entry: the way in and the space behind it, ">a3"

export type BoardSkeleton = [model: string, space: Space, facing: Facing, side: Side];
export type ForestSkeleton = [model: string, home: "home" | "away", space: Space, facing: Facing, side: Side];

export interface SeatFacts {
  hero: Space | "none";
  traps: [face: string, space: Space][];
  skeletons: BoardSkeleton[];
  forest: ForestSkeleton[];
  cemetery: string[];
  weapon: string;
  tower?: number;
  houses?: number;
  coins?: number;
  supply?: string[];
  towers?: Space[]; // coop
}

export interface Facts {
  round: number;
  phase: "market" | "stand" | "hero" | "trap" | "skeletons" | "arrivals";
  tracking: Side;
  bag: Record<string, number>;
  gone: string[];
  over: boolean;
  heroic: boolean;
  market: Record<string, number>;
  seats: SeatFacts[];
  capital?: number; // coop
  coins?: number;
  supply?: string[];
  in_hand?: string[];
}

export type Play = "versus" | "solo" | "coop";

/** The kind of a trap: `wall` for `wall/!`, a damaged wall. */
export function kindOf(face: string): string {
  return face
    .replace(/!$/, "")
    .replace(/[/\\]$/, "")
    .replace(/-(white|black)$/, "");
}

/** `blue-left:artificer`: symbol, home side, chief. */
export function readModel(model: string): { symbol: string; home: string; chief: string } {
  const [plain = "", chief = ""] = model.split(":");
  const [symbol = "", home = ""] = plain.split("-");
  return { symbol, home, chief };
}

export function boardOf(facts: Facts, seat: Seat): SeatFacts {
  return facts.seats[seat - 1]!;
}

/** Each item of a list once, with how many there are. */
export function counted(items: string[]): [item: string, count: number][] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts];
}
