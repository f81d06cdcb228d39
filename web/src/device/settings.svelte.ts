// What this device remembers of its person's taste.

export type Theme = "system" | "light" | "dark";
export const SPEEDS = [0.5, 1, 2, 4] as const; // of the film, times the ordinary
export type Speed = (typeof SPEEDS)[number];

interface Kept {
  theme: Theme;
  sound: boolean;
  speed: Speed;
  autoReady: boolean;
  autoReadyOffered: boolean; // once, after a first game
  forecast: boolean;
  coordinates: boolean;
  curtain: boolean;
  openHands: boolean; // in replays of games that are over
  laterMoves: boolean; // a replay's log lists them, too
  lessons: string[]; // those whose last step was reached: "GAME LESSON"
  orders: Record<string, string>; // standing orders for every game, by "GAME QUESTION"; "ask" if it was decided to be asked
  plans: Record<string, unknown>; // the last table made of each game and way to play: "GAME WAY"
}

const KEPT = "ossuary.settings";
const FIRST: Kept = {
  theme: "system",
  sound: false,
  speed: 1,
  autoReady: false,
  autoReadyOffered: false,
  forecast: true,
  coordinates: true,
  curtain: true,
  openHands: true,
  laterMoves: false,
  lessons: [],
  orders: {},
  plans: {},
};

function load(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return FIRST;
  }
}

export const settings = $state<Kept>(load());

export function keep(): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    /* private windows may keep nothing */
  }
}

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const stillSystem = matchMedia("(prefers-reduced-motion: reduce)");

class Surroundings {
  dark = $state(darkSystem.matches);
  still = $state(stillSystem.matches);

  constructor() {
    darkSystem.addEventListener("change", ({ matches }) => {
      this.dark = matches;
    });
    stillSystem.addEventListener("change", ({ matches }) => {
      this.still = matches;
    });
  }
}

/** What the system asks for: a dark page, no movement. */
export const surroundings = new Surroundings();

export function isDark(): boolean {
  return settings.theme === "system" ? surroundings.dark : settings.theme === "dark";
}
