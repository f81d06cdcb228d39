// My games, looked up again from time to time while somebody looks at them.
import { api } from "../api/http";
import type { ListedTable } from "../api/generated";
import { me } from "./person.svelte";

const EVERY = 20_000;
const PAGE = 100; // tables in one response

class MyTables {
  all = $state.raw<ListedTable[]>([]);
  known = $state(false);
  failed = $state.raw<unknown>(null);
  /** Whether there are older ones that are not shown. */
  more = $state(false);
  private pages = 1;

  async look(): Promise<void> {
    try {
      await me.known;
      const found: ListedTable[] = [];
      this.more = me.id !== "";
      for (let page = 0; page < this.pages && this.more; page++) {
        const last = found.at(-1);
        const next = await api.tables(last && `${last.since}.${last.id}`);
        found.push(...next);
        this.more = next.length === PAGE;
      }
      this.all = sorted(found);
      this.failed = null;
    } catch (error) {
      this.failed = error;
    }
    this.known = true;
  }

  async lookFurther(): Promise<void> {
    this.pages++;
    await this.look();
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
