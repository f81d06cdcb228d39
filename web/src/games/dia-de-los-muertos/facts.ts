// What the server tells of a game of Día de los Muertos.
import type { Card } from "./art/cards";
import type { Seat } from "../../api/aliases";

export type { Card };
export type Feast = "music" | "dance" | "banquet";
export type Pair = 0 | 1 | 2; // of arms, of legs
export type Bones = 1 | 2 | 3; // on the back of a card

export type Field = number; // 0 is Start, 32 the goal

export interface SkeletonFacts {
  at: Field;
  arms: Pair;
  legs: Pair;
  festivities: Feast[];
  rank: number;
  points: number;
  backs: Bones[];
  laid_back: Bones | 0;
  hand?: Card[]; // the viewer's own; all of them once the game is over
  laid?: Card | ""; // a card whose front the viewer may know
}

export interface Facts {
  round: number;
  idle: number;
  phase: "lay" | "play" | "swap";
  over: boolean;
  order: Seat[];
  turn: Seat;
  played: Card | "";
  points: number;
  dog: Field;
  jaws: string[];
  gravedigger: Field;
  festivity: Record<Feast, number>;
  piles: Record<string, string[]>;
  discards: Card[];
  deck: number;
  unseen: Record<string, number>;
  seats: SkeletonFacts[];
}

export const START = 0;
export const GOAL = 32;
export const GATE = [25, 26, 27, 28, 32];
