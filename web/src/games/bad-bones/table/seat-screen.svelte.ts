// What one seat sees and hears of a game of Bad Bones.
import { playEvent } from "../../../device/sounds";
import { EventLogState } from "../../../table/event-log.svelte";
import { SeatScreen } from "../../../table/seat-screen.svelte";
import type { Seat } from "../../../api/aliases";
import type { TableClient } from "../../../table/client.svelte";
import type { EventKind } from "../events";
import type { Facts } from "../facts";
import { BonesFilm } from "../film.svelte";
import { soundOf } from "../sounds";
import { BonesActions } from "./seat-actions.svelte";
import { eventText, type Wording } from "../wording";

export type Screen = SeatScreen<Facts, BonesFilm, BonesActions>;

const SILENT = new Set<string>(["walked", "turned-to", "triggered", "drew", "arrived"] satisfies EventKind[]);
const DEEDS = new Set<string>(["hero-moved", "placed", "retrieved", "bought"] satisfies EventKind[]);
// Screen readers announce what the log has, and every step on the own board.
const UNSAID = new Set<string>(["phase-closes", "drew", "undone", "turned-to", "triggered"] satisfies EventKind[]);
const OWN_ALONE = new Set<string>(["walked", "arrived"] satisfies EventKind[]);

export function makeScreen(client: TableClient<Facts>, seat: Seat, wording: () => Wording): Screen {
  return new SeatScreen(
    client,
    seat,
    new BonesFilm(() => seat),
    new BonesActions(client, seat),
    new EventLogState(SILENT, DEEDS),
    (event) => {
      playEvent(soundOf(event), event.seat === seat);
      return UNSAID.has(event.kind) || (OWN_ALONE.has(event.kind) && event.seat !== seat)
        ? ""
        : eventText(event, wording());
    },
  );
}
