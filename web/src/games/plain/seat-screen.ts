// What one seat sees of a game that is drawn plainly.
import type { Seat } from "../../api/aliases";
import { playEvent } from "../../device/sounds";
import type { TableClient } from "../../table/client.svelte";
import { EventLogState } from "../../table/event-log.svelte";
import { SeatActions } from "../../table/seat-actions.svelte";
import { SeatScreen } from "../../table/seat-screen.svelte";
import type { PlainView } from "./facts";
import { PlainFilm } from "./film.svelte";
import { eventText, type Wording } from "./wording";

export type Screen = SeatScreen<PlainView, PlainFilm, SeatActions<PlainView>>;

export function makeScreen(client: TableClient<PlainView>, seat: Seat, wording: () => Wording): Screen {
  return new SeatScreen(
    client,
    seat,
    new PlainFilm(() => seat),
    new SeatActions(client, seat),
    new EventLogState(new Set(), new Set()),
    (event) => {
      playEvent(event.kind === "ready" ? "ready" : undefined, event.seat === seat);
      return eventText(event, wording());
    },
  );
}
