// What the page says, in four languages: the same Fluent files the server speaks from.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "nl", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  nl: "Nederlands",
  de: "Deutsch",
};

type Files = Record<string, string>;
const FILES: Record<Language, () => Promise<{ default: Files }>> = {
  en: () => import("./en"),
  fr: () => import("./fr"),
  nl: () => import("./nl"),
  de: () => import("./de"),
};
const KEPT = "ossuary.language";

const GAME_FOLDER = /\/games\/(\w+)\/locales\//;
const NO_GAME = "";
export type Game = string;

class Speaker {
  code = $state<Language>("en");
  /** The game that is spoken of: the table or page that is open says so. Two games may tell an event of one name. */
  game = $state<Game>(NO_GAME);
  private bundles = $state.raw<Record<Game, FluentBundle>>({});

  async choose(code: Language): Promise<void> {
    const files = Object.entries((await FILES[code]()).default).map(([path, text]) => {
      return { game: gameOf(path), resource: new FluentResource(text) };
    });
    const bundled = (game: Game) => {
      const bundle = new FluentBundle(code, { useIsolating: false });
      for (const file of files) if ([NO_GAME, game].includes(file.game)) bundle.addResource(file.resource);
      return bundle;
    };
    const games = new Set([NO_GAME, ...files.map((file) => file.game)]);
    this.bundles = Object.fromEntries([...games].map((game) => [game, bundled(game)]));
    this.code = code;
    document.documentElement.lang = code;
    try {
      localStorage.setItem(KEPT, code);
    } catch {
      /* a browser that keeps nothing still plays */
    }
  }

  say(key: string, values?: Record<string, FluentVariable>): string {
    const [id, attribute] = key.split(".") as [string, string?];
    const bundle = this.bundleWith(id);
    const message = bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!bundle || !pattern) return MISSING(key);
    return bundle.formatPattern(pattern, values ?? null, []);
  }

  /** The open game's, or else that of any game which has the message: the home page names them all. */
  private bundleWith(id: string): FluentBundle | undefined {
    const open = this.bundles[this.game];
    return open?.hasMessage(id) ? open : Object.values(this.bundles).find((bundle) => bundle.hasMessage(id));
  }

  has(key: string): boolean {
    const [id, attribute] = key.split(".") as [string, string?];
    const message = this.bundleWith(id)?.getMessage(id);
    return Boolean(attribute ? message?.attributes[attribute] : message?.value);
  }
}

/** `bad-bones` for a file in that game's folder, which is spelt as Python spells it. */
function gameOf(path: string): Game {
  return GAME_FOLDER.exec(path)?.[1]?.replaceAll("_", "-") ?? NO_GAME;
}

/** Seen only where a test has been passed over: the key itself, so that it can be found. */
const missed = new Set<string>();
const MISSING = (key: string) => {
  if (!missed.has(key)) console.error(`no words for ${key} in ${language.code}`);
  missed.add(key);
  return key;
};

export const language = new Speaker();

/** Says a message of the Fluent files: `t("home-play")`, `t("thing-wall.text")`, `t("seat-ready", { n: 2 })`. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  return language.say(key, values);
}

/** The language kept from last time, or the first of the browser's that we speak. */
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
