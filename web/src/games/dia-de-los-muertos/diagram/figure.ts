// How a diagram of Día de los Muertos is shown: its film, what is study of it, and the part of the skull to look at.
import { field as placeOf, GRAVES } from "../art/fields";
import type { Seat, Study } from "../../../api/aliases";
import type { GameEvent } from "../../../api/generated";
import { t } from "../../../i18n/language.svelte";
import type { EventKind } from "../events";
import { GOAL, type Facts } from "../facts";
import { DiaFilm } from "../film.svelte";
import { eventText } from "../wording";

export { default as Figure } from "./Figure.svelte";

export const film = (): DiaFilm => new DiaFilm(() => 0);

const OWN: Seat = 1;
// Cards are drawn and laid aside after every turn: study where it is about cards.
const UNTOLD = new Set<string>([
  "phase-opens",
  "reactions-opened",
  "drew-back",
  "shuffled",
  "ready",
] satisfies EventKind[]);
const CARDS_ALONE = new Set<string>(["drew", "discarded"] satisfies EventKind[]);
const ABOUT_CARDS = ["DM-3.4", "DM-3.6"];

export const nameOf = (seat: Seat): string => t("seat-number", { seat });

export function describe(event: GameEvent, { rules }: Study<Facts>): string {
  if (UNTOLD.has(event.kind) || (CARDS_ALONE.has(event.kind) && !rules.some((rule) => ABOUT_CARDS.includes(rule))))
    return "";
  return eventText(event, { viewer: OWN, name: nameOf });
}

export interface Frame {
  x: number;
  y: number;
  side: number;
}
const LEAST = 400; // of the skull's thousand
const AROUND = 84;
const HEAD = 60; // figures stand on their fields and are tall

/** The smallest square that holds everybody who takes part. */
export function frameOf(start: Facts, { events, rules }: Study<Facts>): Frame {
  const fields = new Set<number>();
  const actors = new Set<Seat>([OWN]);
  for (const event of events) {
    if (event.kind === "dug" && rules.includes("DM-4.3") && !rules.includes("DM-5.1")) continue; // the gravedigger moves as always
    if (event.seat) actors.add(event.seat);
    for (const part of ["field", "from", "to"])
      if (typeof event[part] === "number" && event.kind !== "stole") fields.add(event[part]);
    if (event.kind === "stole") actors.add(Number(event.from));
    if (event.kind === "led-dog") fields.add(start.dog);
  }
  if (rules.includes("DM-3.1")) start.seats.forEach((_, i) => actors.add(i + 1));
  for (const seat of actors) fields.add(start.seats[seat - 1]!.at);
  const spots = [...fields].flatMap((id) => (id === GOAL ? [placeOf(id), ...GRAVES] : [placeOf(id)]));
  const [left, right] = [Math.min(...spots.map(({ x }) => x)) - AROUND, Math.max(...spots.map(({ x }) => x)) + AROUND];
  const [top, bottom] = [
    Math.min(...spots.map(({ y }) => y)) - AROUND - HEAD,
    Math.max(...spots.map(({ y }) => y)) + AROUND,
  ];
  const side = Math.min(1000, Math.max(LEAST, right - left, bottom - top));
  const within = (low: number, high: number): number =>
    Math.round(Math.min(Math.max((low + high) / 2 - side / 2, 0), 1000 - side));
  return { x: within(left, right), y: within(top, bottom), side: Math.round(side) };
}
