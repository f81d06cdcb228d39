// The table that is on the page: the rules say where it plays otherwise.
import type { TableInfo } from "../api/generated";

class TableAtHand {
  now = $state.raw<TableInfo | null>(null);
}

export const tableAtHand = new TableAtHand();

/** For a page that shows a table, while it is there. */
export function layAtHand(table: () => TableInfo | null | undefined): void {
  $effect.pre(() => {
    tableAtHand.now = table() ?? null;
  });
  $effect(() => () => {
    tableAtHand.now = null;
  });
}
