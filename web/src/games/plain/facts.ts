// The facts of any game, sorted for reading: what a seat has, and what all share.

export type Fact = string | number | boolean | null | Fact[] | { [name: string]: Fact };
export type Facts = Record<string, Fact>;
/** Views of all games have these; the rest is the game's own. */
export type PlainView = { phase: string; round: number; over: boolean; seats: Facts[] } & Facts;

const SHOWN_ELSEWHERE = ["phase", "round", "over", "seats"];

export const sharedFacts = (view: PlainView): Facts =>
  Object.fromEntries(Object.entries(view).filter(([name]) => !SHOWN_ELSEWHERE.includes(name)));

export const isScalar = (fact: Fact): fact is string | number | boolean | null =>
  fact === null || typeof fact !== "object";

export const isEmpty = (fact: Fact): boolean =>
  fact === null || fact === "" || (typeof fact === "object" && !Object.keys(fact).length);

/** Equal neighbours and others alike are counted: three times "wall" is "wall ×3". */
export function counted(facts: (string | number | boolean | null)[]): [fact: string, count: number][] {
  const counts = new Map<string, number>();
  for (const fact of facts) counts.set(String(fact), (counts.get(String(fact)) ?? 0) + 1);
  return [...counts];
}
