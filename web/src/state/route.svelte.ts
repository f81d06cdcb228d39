// Which page is shown: the address bar is the only truth, so that back, reload and a shared link all work.

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; table: string; seat: number; key: string }
  | { page: "replay"; table: string; seat: number; event: number }
  | { page: "study"; seat: number; event: number; branch: number; phase: number; offset: number }
  | { page: "games" }
  | { page: "learn"; game: string; lesson: string }
  | { page: "editor"; game: string }
  | { page: "settings" }
  | { page: "rules"; game: string; rule: string }
  | { page: "aid"; game: string }
  | { page: "lost" };

const PATTERNS: [RegExp, (found: string[], hash: string) => Route][] = [
  [/^\/$/, () => ({ page: "home" })],
  [/^\/new\/([a-z-]+)$/, ([game]) => ({ page: "new", game: game! })],
  [
    /^\/t\/([\w-]+)$/,
    ([table], hash) => {
      const [seat, key] = hash.split(".");
      return { page: "table", table: table!, seat: Number(seat) || 0, key: key ?? "" };
    },
  ],
  [
    /^\/replay\/([\w-]+)$/,
    ([table]) => {
      const asked = new URLSearchParams(location.search);
      return {
        page: "replay",
        table: table!,
        seat: Number(asked.get("seat")) || 0,
        event: Number(asked.get("event")) || 0,
      };
    },
  ],
  [
    /^\/study$/,
    () => {
      const asked = new URLSearchParams(location.search);
      const number = (name: string): number => Number(asked.get(name)) || 0;
      return {
        page: "study",
        seat: number("seat"),
        event: number("event"),
        branch: number("branch"),
        phase: number("phase"),
        offset: number("offset"),
      };
    },
  ],
  [/^\/games$/, () => ({ page: "games" })],
  [/^\/learn\/([a-z-]+)$/, ([game]) => ({ page: "learn", game: game!, lesson: "" })],
  [/^\/learn\/([a-z-]+)\/([a-z-]+)$/, ([game, lesson]) => ({ page: "learn", game: game!, lesson: lesson! })],
  [/^\/editor$/, () => ({ page: "editor", game: "" })],
  [/^\/editor\/([a-z-]+)$/, ([game]) => ({ page: "editor", game: game! })],
  [/^\/settings$/, () => ({ page: "settings" })],
  [/^\/aid\/([a-z-]+)$/, ([game]) => ({ page: "aid", game: game! })],
  [/^\/rules\/([a-z-]+)$/, ([game], hash) => ({ page: "rules", game: game!, rule: hash })],
];

function read(): Route {
  for (const [pattern, make] of PATTERNS) {
    const found = pattern.exec(location.pathname);
    if (found) return make(found.slice(1), location.hash.slice(1));
  }
  return { page: "lost" };
}

class Router {
  at = $state.raw<Route>(read());

  constructor() {
    addEventListener("popstate", () => {
      this.at = read();
    });
    addEventListener("hashchange", () => {
      this.at = read();
    });
  }

  /** Whether the page before was one of ours: then there is a way back. */
  moved = $state(false);

  /** `instead` leaves no way back; `within` is another part of the same page, which brings itself into sight. */
  go(path: string, instead = false, within = false): void {
    if (instead) history.replaceState(null, "", path);
    else {
      history.pushState(null, "", path);
      this.moved = true;
    }
    this.at = read();
    if (!instead && !within) scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: keeps their address for the middle button and the reader, and goes there without loading the page anew. */
export function internalLink(link: HTMLAnchorElement): { destroy(): void } {
  const follow = (click: MouseEvent): void => {
    if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    router.go(link.getAttribute("href")!);
  };
  link.addEventListener("click", follow);
  return { destroy: () => link.removeEventListener("click", follow) };
}
