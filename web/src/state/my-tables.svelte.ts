// My games, looked up again from time to time while somebody looks at them.
import { api } from "../api/http";
import type { ListedTable } from "../api/generated";
import { me } from "./person.svelte";

const EVERY = 20_000;

class MyTables {
  all = $state.raw<ListedTable[]>([]);
  known = $state(false);
  failed = $state.raw<unknown>(null);

  async look(): Promise<void> {
    try {
      await me.known;
      this.all = me.id ? sorted(await api.tables()) : [];
      this.failed = null;
    } catch (error) {
      this.failed = error;
    }
    this.known = true;
  }

  /** For an $effect: looks now, and again while the page is seen. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void this.look();
    }, EVERY);
    return () => clearInterval(timer);
  }
}

const RANK: Record<string, number> = { running: 0, open: 1, over: 2 };

/** My turn first, then what runs, what gathers, what is over; each the newest first. */
function sorted(tables: ListedTable[]): ListedTable[] {
  const rank = (table: ListedTable) => (table.status === "running" && table.turn ? -1 : (RANK[table.status] ?? 3));
  return tables.toSorted((a, b) => rank(a) - rank(b) || (b.at ?? b.since) - (a.at ?? a.since));
}

export const myTables = new MyTables();
