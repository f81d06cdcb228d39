// What keys do at a table of Bad Bones.
import { isForTable } from "../../../table/table-state.svelte";
import type { BonesTable } from "./bones-table.svelte";

export function runShortcut(event: KeyboardEvent, table: BonesTable): void {
  if (!isForTable(event)) return;
  const { plan, film, screen, highlights, blocked, viewer } = table;
  if (event.key === "u" && viewer && !blocked) void plan.undo();
  else if (event.key === "r" && !blocked) void plan.ready();
  else if (event.key === "t" && plan.faces.length > 1) plan.turn();
  else if (event.key === "p" && table.play === "coop" && viewer) highlights.pointing = !highlights.pointing;
  else if (event.key === "s" && film.playing) film.skip();
  else if (event.key === "h" && !blocked && table.known?.asked && plan.kind !== "ready") void table.askHint();
  else if (event.key === "Escape") {
    highlights.enlarged = null;
    table.hint = null;
    if (plan.picked) plan.pick(plan.picked);
    if (screen.past !== null) screen.comeBack();
  } else if (/^[1-9]$/.test(event.key) && !blocked) {
    const intents = plan.intents.filter(({ verb }) => verb === "place" || verb === "retrieve");
    const intent = intents[Number(event.key) - 1];
    if (intent) plan.pick(intent.key);
  }
}
