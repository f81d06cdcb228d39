// What one seat sees and hears of Día de los Muertos.
import { playEvent, type Sound } from "../../../device/sounds";
import { EventLogState } from "../../../table/event-log.svelte";
import { SeatScreen } from "../../../table/seat-screen.svelte";
import type { Seat } from "../../../api/aliases";
import type { TableClient } from "../../../table/client.svelte";
import type { EventKind } from "../events";
import type { Facts } from "../facts";
import { DiaFilm } from "../film.svelte";
import { DiaActions } from "./seat-actions.svelte";
import { eventText, type Wording } from "../wording";
import { Walks } from "./walks";

export type Screen = SeatScreen<Facts, DiaFilm, DiaActions>;

const SOUNDS: Partial<Record<string, Sound>> = {
  held: "held",
  placed: "place",
  ready: "ready",
} satisfies Partial<Record<EventKind, Sound>>;
const SILENT = new Set<string>(["reactions-opened"] satisfies EventKind[]);
const DEEDS = new Set<string>(["laid", "moves", "acts", "stepped", "led-dog", "discarded"] satisfies EventKind[]);

const WALKS = new Set<string>(["stepped", "led-dog"] satisfies EventKind[]);

export function makeScreen(client: TableClient<Facts>, seat: Seat, wording: () => Wording): Screen {
  const walks = new Walks((event) => eventText(event, wording()));
  return new SeatScreen(
    client,
    seat,
    new DiaFilm(() => seat),
    new DiaActions(client, seat),
    new EventLogState(SILENT, DEEDS),
    (event) => {
      playEvent(SOUNDS[event.kind], event.seat === seat);
      return WALKS.has(event.kind) ? walks.say(event) : eventText(event, wording());
    },
  );
}
