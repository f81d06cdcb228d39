// A seat's show of Bad Bones.
import { playEvent } from "../../../device/sounds";
import { Chronicle } from "../../../table/event-log.svelte";
import { Show } from "../../../table/seat-screen.svelte";
import type { GameEvent, Seat } from "../../../api/messages";
import type { Sitting } from "../../../table/client.svelte";
import type { Facts, Space } from "../facts";
import { BonesFilm } from "../film.svelte";
import { soundOf } from "../sounds";
import { Plan } from "./plan.svelte";
import { tellEvent, type Teller } from "../wording";

export type BonesShow = Show<Facts, BonesFilm, Plan>;

const SILENT = new Set(["walked", "turned-to", "triggered", "drew", "arrived"]);
const DEEDS = new Set(["hero-moved", "placed", "retrieved", "bought"]);
// Told to who listens: all that the log has, and every step on the own board.
const UNSAID = new Set(["phase-closes", "drew", "undone", "turned-to", "triggered"]);
const OWN_ALONE = new Set(["walked", "arrived"]);

export function showOf(sitting: Sitting<Facts>, seat: Seat, teller: () => Teller): BonesShow {
  return new Show(
    sitting,
    seat,
    new BonesFilm(() => seat),
    new Plan(sitting, seat),
    new Chronicle(SILENT, DEEDS),
    (event) => {
      playEvent(soundOf(event), event.seat === seat);
      return UNSAID.has(event.kind) || (OWN_ALONE.has(event.kind) && event.seat !== seat)
        ? ""
        : tellEvent(event, teller());
    },
  );
}

/** The spaces a line of the log is about, to light them up. */
export function spacesOf(event: GameEvent): Space[] {
  return ["space", "to", "from"]
    .map((part) => event[part])
    .filter((place): place is string => typeof place === "string" && /^[a-e][1-5]$/.test(place));
}
