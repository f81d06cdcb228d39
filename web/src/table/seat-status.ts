// How things stand with a seat, in one word that every game shows beside its name.
import type { SeatInfo } from "../api/generated";

export type SeatStatus = "resigned" | "bot" | "ready" | "away" | "thinking" | "";

/** Whether a bot answers for the person whose seat it is. */
export const isStoodInFor = (info: SeatInfo | undefined): boolean =>
  info !== undefined && info.kind !== "bot" && info.pilot !== "person";

/** `live` is false in a replay, where nobody is waited for. */
export function seatStatus(
  info: SeatInfo | undefined,
  { waiting, ready, live }: { waiting: boolean; ready: boolean; live: boolean },
): SeatStatus {
  if (info?.resigned) return "resigned";
  if (live && isStoodInFor(info)) return "bot";
  if (ready) return "ready";
  if (!live || !info || info.kind === "bot") return "";
  if (!info.here) return "away";
  return waiting ? "thinking" : "";
}

export const STATUS_ICON: Record<Exclude<SeatStatus, "" | "thinking">, string> = {
  resigned: "flag",
  bot: "robot",
  ready: "check",
  away: "wifi-off",
};
