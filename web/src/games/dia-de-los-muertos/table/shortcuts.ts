// What keys do at a table of Día de los Muertos.
import { isForTable } from "../../../table/table-state.svelte";
import type { DiaTable } from "./dia-table.svelte";

export function runShortcut(event: KeyboardEvent, table: DiaTable): void {
  if (!isForTable(event)) return;
  const { actions, film, screen, blocked, viewer } = table;
  if (event.key === "u" && viewer && !blocked) void actions.undo();
  else if (event.key === "s" && film.playing) film.skip();
  else if (event.key === "h" && !blocked && actions.kind && !actions.reacting) void table.askHint();
  else if (event.key === "Escape") {
    actions.forget();
    if (screen.past !== null) screen.comeBack();
  }
}
