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

// Both games have heroes and cards of their own, and events of one name: each speaks from its own files.
const DIA = /muertos\.ftl$/;
export type Game = "bad-bones" | "dia-de-los-muertos";

class Speaker {
  code = $state<Language>("en");
  /** Whose words are spoken: the table that is open says so. */
  game = $state<Game>("bad-bones");
  private bundles = $state.raw<Record<Game, FluentBundle>>({
    "bad-bones": new FluentBundle("en"),
    "dia-de-los-muertos": new FluentBundle("en"),
  });
  private get bundle(): FluentBundle {
    return this.bundles[this.game];
  }

  async choose(code: Language): Promise<void> {
    const files = Object.entries((await FILES[code]()).default);
    const shared = files.filter(([path]) => !DIA.test(path));
    const bundled = (wanted: [string, string][]) => {
      const bundle = new FluentBundle(code, { useIsolating: false });
      for (const [, text] of wanted) bundle.addResource(new FluentResource(text), { allowOverrides: true });
      return bundle;
    };
    this.bundles = {
      "bad-bones": bundled(shared),
      "dia-de-los-muertos": bundled([...shared, ...files.filter(([path]) => DIA.test(path))]),
    };
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
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return MISSING(key);
    return this.bundle.formatPattern(pattern, values ?? null, []);
  }

  has(key: string): boolean {
    const [id, attribute] = key.split(".") as [string, string?];
    const message = this.bundle.getMessage(id);
    return Boolean(attribute ? message?.attributes[attribute] : message?.value);
  }
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
