// The texts of the page in four languages, from the same Fluent files as the server's.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "nl", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  nl: "Nederlands",
  de: "Deutsch",
};

export type Values = Record<string, FluentVariable>;
type Files = Record<string, string>;
const FILES: Record<Language, () => Promise<{ default: Files }>> = {
  en: () => import("./en"),
  fr: () => import("./fr"),
  nl: () => import("./nl"),
  de: () => import("./de"),
};
const KEPT = "ossuary.language";
const GAME_FILE = /\/games\/([a-z_]+)\/locales\//;

/** The game whose file this is, by the name it has on the wire; "" for files that all pages share. */
function gameOfFile(path: string): string {
  return GAME_FILE.exec(path)?.[1]?.replaceAll("_", "-") ?? "";
}

class LanguageState {
  code = $state<Language>("en");
  /** The game that is on the page: its own messages come before those that all games share. */
  game = $state("");
  private shared = $state.raw(new FluentBundle("en"));
  private ofGames = $state.raw<Record<string, FluentBundle>>({});

  async choose(code: Language): Promise<void> {
    const files = Object.entries((await FILES[code]()).default);
    const bundle = (game: string): FluentBundle => {
      const made = new FluentBundle(code, { useIsolating: false });
      for (const owner of new Set(["", game]))
        for (const [path, text] of files)
          if (gameOfFile(path) === owner) made.addResource(new FluentResource(text), { allowOverrides: true });
      return made;
    };
    const games = new Set(files.map(([path]) => gameOfFile(path)).filter(Boolean));
    this.shared = bundle("");
    this.ofGames = Object.fromEntries([...games].map((game) => [game, bundle(game)]));
    this.code = code;
    document.documentElement.lang = code;
    try {
      localStorage.setItem(KEPT, code);
    } catch {
      /* a browser that keeps nothing still plays */
    }
  }

  format(key: string, values?: Values, game = this.game): string {
    const bundle = this.bundle(game);
    const pattern = this.pattern(bundle, key);
    return pattern ? bundle.formatPattern(pattern, values ?? null, []) : missing(key);
  }

  has(key: string, game = this.game): boolean {
    return Boolean(this.pattern(this.bundle(game), key));
  }

  private bundle(game: string): FluentBundle {
    return this.ofGames[game] ?? this.shared;
  }

  private pattern(bundle: FluentBundle, key: string) {
    const [id, attribute] = key.split(".") as [string, string?];
    const message = bundle.getMessage(id);
    return attribute ? message?.attributes[attribute] : message?.value;
  }
}

const reported = new Set<string>();

/** Shows the key itself, so that the mistake can be found. */
function missing(key: string): string {
  if (!reported.has(key)) console.error(`no message ${key} in ${language.code}`);
  reported.add(key);
  return key;
}

export const language = new LanguageState();

/** Formats a message of the Fluent files: `t("home-play")`, `t("thing-wall.text")`, `t("seat-ready", { n: 2 })`. */
export function t(key: string, values?: Values): string {
  return language.format(key, values);
}

/** The same in the words of one game, whichever is on the page. */
export function tOf(game: string, key: string, values?: Values): string {
  return language.format(key, values, game);
}

/** The language kept from last time, or the first of the browser's that the page has. */
export function preferred(): Language {
  const kept = (() => {
    try {
      return localStorage.getItem(KEPT);
    } catch {
      return null;
    }
  })();
  const wanted = [kept, ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return LANGUAGES.find((code) => code === wanted.find((two) => LANGUAGES.includes(two as Language))) ?? "en";
}
