// How a diagram of Bad Bones is shown: the film of its board, the words for its events, and the part of the board to show.
import type { Seat, Study } from "../../../api/aliases";
import type { GameEvent } from "../../../api/generated";
import { t } from "../../../i18n/language.svelte";
import { BOX, middle } from "../geometry";
import type { EventKind } from "../events";
import { boardOf, type Facts, type Play, type Place, type Space } from "../facts";
import { BonesFilm } from "../film.svelte";
import { eventText } from "../wording";

export { default as Figure } from "./Figure.svelte";

export const film = (): BonesFilm => new BonesFilm(() => 0);

/** The seat whose board is drawn large. */
export const OWN: Seat = 1;
// New skeletons arrive at the end of every round. Only diagrams about that show it, and their captions mention it once.
const COMING = new Set<string>(["drew", "arrived"] satisfies EventKind[]);
const NECROMANCER = "BB-9.2";
const UNTOLD = new Set<string>(["phase-opens", "phase-closes", "triggered", "ready"] satisfies EventKind[]);
const ABOUT_COMING = ["BB-1.3", "BB-6.1", NECROMANCER];

export function isAboutComing({ rules, events }: Study<Facts>): boolean {
  return rules.some((rule) => ABOUT_COMING.includes(rule)) && !events.some(({ kind }) => kind === "razed");
}

export const playOf = ({ options }: Study<Facts>): Play => (options.play ?? "versus") as Play;

export function describe(event: GameEvent, study: Study<Facts>): string {
  if (
    UNTOLD.has(event.kind) ||
    (event.kind === "worn" && event.now === event.trap) ||
    (event.kind === "hero-moved" && event.seat !== OWN)
  )
    return "";
  const coming = study.rules.includes(NECROMANCER) ? "drew" : "arrived";
  if (COMING.has(event.kind) && (event.kind !== coming || event.seat !== OWN || !isAboutComing(study))) return "";
  return eventText(event, { viewer: OWN, play: playOf(study), name: nameOf });
}

export const nameOf = (seat: Seat): string => t("seat-number", { seat });

/** The seats that are sent skeletons, to be shown beside the own board. */
export function receivers({ events }: Study<Facts>): Seat[] {
  return [
    ...new Set(events.flatMap(({ kind, to }) => (kind === "sent" && typeof to === "number" && to !== OWN ? [to] : []))),
  ];
}

export interface Frame {
  x: number;
  y: number;
  side: number;
}
const LEAST = 300; // three spaces
const SPACE = /^[a-e][1-5]$/;

/** The smallest square in which everything happens. */
export function frameOf(start: Facts, study: Study<Facts>, towers: Space[]): Frame {
  const own = boardOf(start, OWN);
  const whole: Frame = { x: BOX.x, y: BOX.y, side: BOX.height };
  if (isAboutComing(study)) return whole;
  const places: Place[] = [
    ...own.skeletons.map(([, space]) => space),
    ...own.traps.map(([, space]) => space),
    ...own.forest.map(([, , space, facing]) => facing + space),
    ...(own.hero !== "none" && !towers.includes(own.hero) ? [own.hero] : []),
  ];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const include = (x: number, y: number, around: number): void => {
    left = Math.min(left, x - around);
    top = Math.min(top, y - around);
    right = Math.max(right, x + around);
    bottom = Math.max(bottom, y + around);
  };
  for (const event of study.events) {
    if (event.seat !== OWN || COMING.has(event.kind)) continue;
    for (const part of ["space", "from", "to"]) if (typeof event[part] === "string") places.push(event[part]);
    if (event.kind === "burnt" || (event.kind === "rebuilt" && event.what !== "floor"))
      for (const x of [50, 450]) include(x, 557, 50);
    if (event.kind === "sent" && typeof event.to === "number") places.push(...exits(String(event.from)));
  }
  for (const place of places) {
    const forest = place.length === 3;
    const space = forest ? place.slice(1) : place;
    if (!SPACE.test(space)) continue;
    const { x, y } = middle(space);
    include(x, y, 50);
    if (forest)
      include(
        x + (place[0] === ">" ? -112 : place[0] === "<" ? 112 : 0),
        y + (place[0] === "v" ? -104 : place[0] === "^" ? 112 : 0),
        50,
      );
  }
  if (left === Infinity) return whole;
  const side = Math.min(BOX.height, Math.max(LEAST, right - left, bottom - top));
  const within = (low: number, high: number, from: number, length: number): number =>
    Math.round(Math.min(Math.max((low + high) / 2 - side / 2, from), from + length - side));
  return {
    x: within(left, right, BOX.x, BOX.width),
    y: within(top, bottom, BOX.y, BOX.height),
    side: Math.round(side),
  };
}

/** The forests beside a space, so that the frame shows skeletons that leave through them. */
function exits(space: Place): Place[] {
  return [
    ["a", `>${space}`],
    ["e", `<${space}`],
  ]
    .flatMap(([column, entry]) => (space[0] === column ? [entry!] : []))
    .concat(space[1] === "5" ? [`v${space}`] : []);
}
