// A seat's show of Día de los Muertos.
import { playFor } from "../../sound/sounds";
import { Chronicle } from "../../table/chronicle.svelte";
import { Show } from "../../table/show.svelte";
import type { GameEvent, Seat } from "../../wire/messages";
import type { Sitting } from "../../wire/sitting.svelte";
import type { Facts, Field } from "./facts";
import { DiaFilm } from "./film.svelte";
import { Plan } from "./plan.svelte";
import { tellEvent, type Teller } from "./telling";

export type DiaShow = Show<Facts, DiaFilm, Plan>;

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
      playFor(event, event.seat === seat);
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
