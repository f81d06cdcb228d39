// How seats are called. People who share this screen have one name at the server, and their own here.
import type { Seat } from "../api/aliases";
import type { SeatInfo, TableInfo } from "../api/generated";
import { t } from "../i18n/language.svelte";

const KEPT = "ossuary.names";
const MOST = 60; // tables whose names are remembered

type Kept = Record<string, Record<Seat, string>>;

function load(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

const kept = $state<Kept>(load());

export function renameSeat(table: string, seat: Seat, name: string): void {
  kept[table] = { ...kept[table], [seat]: name.trim().slice(0, 40) };
  for (const old of Object.keys(kept).slice(0, -MOST)) delete kept[old];
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    /* then the names last as long as the page */
  }
}

/** Seats of this screen, of which there is more than one. */
export function sharedSeats(table: TableInfo): SeatInfo[] {
  const here = table.seats.filter((one) => one.mine && one.kind !== "bot");
  return here.length > 1 ? here : [];
}

export function seatName(table: TableInfo | null, seat: Seat): string {
  const info = table?.seats.find((one) => one.seat === seat);
  if (!table || !info) return seat ? t("seat-number", { seat }) : t("seat-onlooker");
  const here = kept[table.id]?.[seat];
  if (here) return here;
  if (info.kind === "bot") return t(`bot-name-${seat}`);
  if (sharedSeats(table).some((one) => one.seat === seat)) return t("seat-number", { seat });
  return info.name || (table.status === "open" ? t("seat-free") : t("seat-number", { seat }));
}

/** What stands on somebody's shield: the first letter, or the number of a seat that is only called "Player 2". */
export const letterOf = (name: string): string => /\d$/.exec(name)?.[0] ?? firstSign(name).toUpperCase();

/** The first sign as people see it: an emoji is made of several characters. */
function firstSign(name: string): string {
  for (const { segment } of new Intl.Segmenter().segment(name)) return segment;
  return "";
}
