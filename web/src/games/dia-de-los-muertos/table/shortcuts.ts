// What keys do at a table of Día de los Muertos.
import { isForTable, pressAnswer } from "../../../table/table-state.svelte";
import type { DiaTable } from "./dia-table.svelte";

export const KEYS: [key: string, message: string][] = [
  ["1 … 9", "keys-answer"],
  ["U", "dock-undo"],
  ["H", "dock-hint"],
  ["S", "keys-skip"],
  ["Esc", "keys-escape"],
  ["?", "keys-rule"],
];

export function runShortcut(event: KeyboardEvent, table: DiaTable): void {
  if (!isForTable(event)) return;
  const { actions, film, screen, blocked, viewer } = table;
  if (event.key === "u" && viewer && !blocked) void actions.undo();
  else if (/^[1-9]$/.test(event.key) && !blocked) pressAnswer(event.key);
  else if (event.key === "s" && film.playing) film.skip();
  else if (event.key === "h" && !blocked && actions.kind && !actions.reacting) void table.askHint();
  else if (event.key === "Escape") {
    actions.forget();
    if (screen.past !== null) screen.comeBack();
  }
}
