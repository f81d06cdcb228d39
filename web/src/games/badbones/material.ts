// The game's data as the server keeps them: costs, stars, stock, and where each value comes from. Asked once.
import { api } from "../../wire/api";
import { kindOf } from "./facts";

type Provenance = Record<string, string>;
export interface TrapData { cost: number; stars: number; worn: number; stock: number[]; provenance: Provenance }
export interface WeaponData { cost: number; provenance: Provenance }
export interface Material {
  traps: Record<string, TrapData>;
  weapons: Record<string, WeaponData>;
  setup: { floors: number; houses: number; arrivals: number; coins: number; coop_coins: number; points: { floor: number; house: number } };
}

/** A thing of the market, as it lies on the counter. Weapons have no stars. */
export interface Ware { item: string; weapon: boolean; cost: number; stars: number; guess: boolean }

let asked: Promise<Material> | null = null;

export function material(): Promise<Material> {
  asked ??= api.game("bad-bones").then((document) => document as unknown as Material);
  asked.catch(() => { asked = null; }); // asked again when the server is back
  return asked;
}

/** What the market sells. Treasures are given, not sold: they have no stock. */
export function wares({ traps, weapons }: Material): Ware[] {
  const sold = Object.entries(traps).filter(([, { stock }]) => stock.some(Boolean));
  return [
    ...sold.map(([item, { cost, stars, provenance }]) =>
      ({ item, weapon: false, cost, stars, guess: provenance.cost === "guess" || provenance.stars === "guess" })),
    ...Object.entries(weapons).map(([item, { cost, provenance }]) =>
      ({ item, weapon: true, cost, stars: 0, guess: provenance.cost === "guess" })),
  ];
}

/** The stars of a trap as it lies: damaged ones show their other face, and a blast area that of the bomb. */
export function starsOf({ traps }: Material, face: string): number {
  if (face === "blast") return traps.bomb?.worn ?? 0;
  const trap = traps[kindOf(face)];
  return (face.endsWith("!") ? trap?.worn : trap?.stars) ?? 0;
}
