// Tables as people make them: the four ways to play, what each begins with, and what was chosen last time.
import type { Plan, SeatPlan } from "../api/messages";
import { keep, settings } from "../device/settings.svelte";

export const GAMES = ["bad-bones", "dia-de-los-muertos"];

export const WAYS = ["now", "friends", "pass", "solo"] as const;
export type Way = (typeof WAYS)[number];

export const LEVELS = ["random", "greedy"] as const;
export const BEST = "greedy";

const HERE: SeatPlan = { kind: "person" };
const LINK: SeatPlan = { kind: "link" };
const BOT: SeatPlan = { kind: "bot", level: BEST };

const SEATS: Record<Way, SeatPlan[]> = {
  now: [HERE, BOT, BOT, BOT],
  friends: [HERE, LINK, BOT, BOT],
  pass: [HERE, HERE],
  solo: [HERE],
};

/** Día is for two and more. */
export const waysOf = (game: string): Way[] => WAYS.filter((way) => way !== "solo" || game === "bad-bones");

/** Seconds for reactions, in the game that has them: who plays against bots alone need not wait for others to read. */
export const REACTS = "dia-de-los-muertos";
export const SPANS = [5, 8, 15];
const spanOf = (way: Way): number => SPANS[way === "now" ? 0 : 1]!;

export function firstPlan(game: string, way: Way): Plan {
  return {
    game,
    seats: SEATS[way].map((seat) => ({ ...seat })),
    options: [],
    clock: "none",
    ...(game === REACTS ? { reaction_seconds: spanOf(way) } : {}),
  };
}

const key = (game: string, way: Way) => `${game} ${way}`;

export function lastPlan(game: string, way: Way): Plan {
  const kept = settings.plans[key(game, way)] as Plan | undefined;
  return kept?.game === game && kept.seats?.length ? (JSON.parse(JSON.stringify(kept)) as Plan) : firstPlan(game, way);
}

export const isKept = (game: string, way: Way): boolean => key(game, way) in settings.plans;

/** A plan is remembered under what it is, however one came to it. */
export function wayOf({ seats }: Plan): Way {
  const here = seats.filter(({ kind }) => kind === "person").length;
  if (seats.length === 1) return "solo";
  if (seats.some(({ kind }) => kind === "link")) return "friends";
  return here > 1 ? "pass" : "now";
}

const NAMES = "names";
/** What the people of this screen were called last time. */
export const lastNames = (): string[] => [...((settings.plans[NAMES] as string[] | undefined) ?? [])];

export function keepPlan(plan: Plan, names: string[]): void {
  settings.plans[NAMES] = [...names];
  settings.plans[key(plan.game, wayOf(plan))] = JSON.parse(JSON.stringify(plan));
  keep();
}
