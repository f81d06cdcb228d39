// A seat's show of Día de los Muertos.
import { playEvent, type Sound } from "../../../device/sounds";
import { Chronicle } from "../../../table/event-log.svelte";
import { Show } from "../../../table/seat-screen.svelte";
import type { GameEvent, Seat } from "../../../api/messages";
import type { Sitting } from "../../../table/client.svelte";
import type { Facts, Field } from "../facts";
import { DiaFilm } from "../film.svelte";
import { Plan } from "./plan.svelte";
import { tellEvent, type Teller } from "../wording";

export type DiaShow = Show<Facts, DiaFilm, Plan>;

const SOUNDS: Record<string, Sound> = { held: "held", placed: "place", ready: "ready" };
const SILENT = new Set(["reactions-opened"]);
const DEEDS = new Set(["laid", "moves", "acts", "stepped", "led-dog", "discarded"]);

export function showOf(sitting: Sitting<Facts>, seat: Seat, teller: () => Teller): DiaShow {
  return new Show(
    sitting,
    seat,
    new DiaFilm(() => seat),
    new Plan(sitting, seat),
    new Chronicle(SILENT, DEEDS),
    (event) => {
      playEvent(SOUNDS[event.kind], event.seat === seat);
      return tellEvent(event, teller());
    },
  );
}

/** The fields a line of the log is about. */
export function fieldsOf(event: GameEvent): Field[] {
  if (event.kind === "stole") return [];
  return ["field", "from", "to"]
    .map((part) => event[part])
    .filter((field): field is number => typeof field === "number");
}
