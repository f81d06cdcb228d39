// From a plan to a table one sits at.
import { api } from "../api/http";
import type { Plan, TableInfo } from "../api/generated";
import { me } from "./person.svelte";
import { renameSeat, sharedSeats } from "./seat-names.svelte";
import { router } from "./route.svelte";

/** Says ready for all seats of this screen, each with a value of its own. The game begins with the last of the table. */
export async function sayReady(table: TableInfo): Promise<void> {
  for (const { seat, mine, ready, kind } of table.seats) {
    if (mine && !ready && kind !== "bot") await api.ready(table.id, seat, freshValue());
  }
}

export async function startTable(plan: Plan, names: string[] = []): Promise<void> {
  await me.ensurePerson();
  // People who pass one screen around take their time: no clock runs behind a closed curtain.
  const passed = plan.seats.filter(({ kind }) => kind === "person").length > 1;
  const table = await api.create(passed ? { ...plan, reactions_wait: true } : plan);
  for (const { seat } of sharedSeats(table)) if (names[seat - 1]?.trim()) renameSeat(table.id, seat, names[seat - 1]!);
  // Where nobody else is waited for there is nothing to say at a lobby.
  if (plan.seats.every(({ kind }) => kind !== "link")) await sayReady(table);
  router.go(`/t/${table.id}`);
}

/** This device's share in the game's chance: sixteen random bytes. */
export function freshValue(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
