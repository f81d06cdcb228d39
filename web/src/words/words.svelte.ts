// What the page says, in four languages: the same Fluent files the server speaks from.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "nl", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", nl: "Nederlands", de: "Deutsch" };

type Files = Record<string, string>;
const FILES: Record<Language, () => Promise<{ default: Files }>> = {
  en: () => import("./en"),
  fr: () => import("./fr"),
  nl: () => import("./nl"),
  de: () => import("./de"),
};
const KEPT = "ossuary.language";

class Speaker {
  code = $state<Language>("en");
  private bundle = $state.raw(new FluentBundle("en"));

  async choose(code: Language): Promise<void> {
    const files = (await FILES[code]()).default;
    const bundle = new FluentBundle(code, { useIsolating: false });
    for (const text of Object.values(files)) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.bundle = bundle;
    this.code = code;
    document.documentElement.lang = code;
    try { localStorage.setItem(KEPT, code); } catch { /* a browser that keeps nothing still plays */ }
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
const MISSING = (key: string) => {
  console.error(`no words for ${key} in ${language.code}`);
  return key;
};

export const language = new Speaker();

/** Says a message of the Fluent files: `t("home-play")`, `t("thing-wall.text")`, `t("seat-ready", { n: 2 })`. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  return language.say(key, values);
}

/** The language kept from last time, or the first of the browser's that we speak. */
export function preferred(): Language {
  const kept = (() => { try { return localStorage.getItem(KEPT); } catch { return null; } })();
  const wanted = [kept, ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return LANGUAGES.find((code) => code === wanted.find((two) => LANGUAGES.includes(two as Language))) ?? "en";
}
