// Tables as people make them: the four ways to play, what each begins with, and what was chosen last time.
import type { Level, Plan, SeatPlan } from "../../api/generated";
import { keep, settings } from "../../device/settings.svelte";
import { browserGame } from "../../games";
import { USUAL } from "../../state/characters";
import { loadGame } from "../../state/game-document";
import { games } from "../../state/games.svelte";

export const WAYS = ["now", "friends", "pass", "solo"] as const;
export type Way = (typeof WAYS)[number];

/** What was chosen before there were six: the one that plays about as well. */
const BEFORE: Partial<Record<Level, Level>> = { random: "talus", greedy: "patella" };

const HERE: SeatPlan = { kind: "person" };
const LINK: SeatPlan = { kind: "link" };
const BOT: SeatPlan = { kind: "bot", level: USUAL };

const SEATS: Record<Way, SeatPlan[]> = {
  now: [HERE, BOT, BOT, BOT],
  friends: [HERE, LINK, BOT, BOT],
  pass: [HERE, HERE],
  solo: [HERE],
};

/** The ways to play that a game's number of seats allows. */
export const waysOf = (game: string): Way[] => WAYS.filter((way) => way !== "solo" || games.find(game)?.least === 1);

/** As many seats as a way usually has, within what the game allows. */
function seatsOf(game: string, way: Way): SeatPlan[] {
  const { least, most } = games.find(game) ?? { least: 1, most: SEATS[way].length };
  const seats = SEATS[way].slice(0, most).map((seat) => ({ ...seat }));
  while (seats.length < least) seats.push({ ...seats.at(-1)! });
  return seats;
}

/** Seconds for reactions: fewer where only bots wait with one person. */
export const SPANS = [5, 8, 15];
const spanOf = (way: Way): number => SPANS[way === "now" ? 0 : 1]!;

/** After how many minutes the others may let a bot play for somebody who is gone; 0: never. */
export const AWAY_MINUTES = [0, 1, 2, 5, 10];
export const USUAL_AWAY = 2;

export function firstPlan(game: string, way: Way): Plan {
  return {
    game,
    seats: seatsOf(game, way),
    options: [],
    clock: "none",
    ...(browserGame(game).reactionRule ? { reaction_seconds: spanOf(way) } : {}),
  };
}

const key = (game: string, way: Way) => `${game} ${way}`;

export function lastPlan(game: string, way: Way): Plan {
  const kept = settings.plans[key(game, way)] as Plan | undefined;
  if (kept?.game !== game || !kept.seats?.length) return firstPlan(game, way);
  const plan = JSON.parse(JSON.stringify(kept)) as Plan;
  for (const seat of plan.seats) if (seat.level) seat.level = BEFORE[seat.level] ?? seat.level;
  return plan;
}

/** The last plan as far as the host still offers it: data of its own may have been withdrawn. */
export async function offeredPlan(game: string, way: Way): Promise<Plan> {
  const { variant, ...plan } = lastPlan(game, way);
  const isOffered = variant !== undefined && (await loadGame(game)).variants.includes(variant);
  return isOffered ? { ...plan, variant } : plan;
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
