// The games that this server offers, in its order.
import { api } from "../api/http";
import type { GameInfo } from "../api/generated";
import { language, tOf } from "../i18n/language.svelte";

const PATIENCE = 4_000; // ms; a slow server does not keep the page empty for longer

class Games {
  all = $state.raw<GameInfo[]>([]);
  failed = $state.raw<unknown>(null);

  /** Settles when the list is known, when it could not be had, or when waiting would take too long. */
  load(): Promise<unknown> {
    const asked = api.games().then(
      (games) => {
        this.all = games;
        this.failed = null;
      },
      (error: unknown) => {
        this.failed = error;
      },
    );
    return Promise.race([asked, new Promise((done) => setTimeout(done, PATIENCE))]);
  }

  find(name: string): GameInfo | undefined {
    return this.all.find((game) => game.name === name);
  }
}

export const games = new Games();

/** What a game is called: in the page's own words, or else as the server calls it. */
export function gameTitle(name: string): string {
  const key = `game-${name}`;
  return language.has(key, name) ? tOf(name, key) : (games.find(name)?.title ?? name);
}
