// What the table has to say beside the game: a refused move, a lost line, a link that was copied.
import type { RefusalReason } from "../api/generated";
import { OFFLINE, Refusal } from "../api/refusal";
import { language, t } from "../i18n/language.svelte";
import { play } from "../device/sounds";
import { announce } from "./announcer.svelte";

export interface Notice {
  id: number;
  text: string;
  icon: string;
  rules: string[];
  grave: boolean;
}

const SHORTEST = 5_000;
const PER_LETTER = 60; // ms: slow readers too
const MOST = 3;

class Notices {
  all = $state.raw<Notice[]>([]);
  private timers = new Map<number, number>();
  private count = 0;
  private held = false;

  add(text: string, icon: string, rules: string[], grave: boolean): void {
    const same = this.all.find((one) => one.text === text);
    if (same) this.drop(same.id);
    const notice = { id: ++this.count, text, icon, rules, grave };
    this.all = [...this.all, notice].slice(-MOST);
    announce(text);
    if (!this.held) this.wind(notice);
  }

  drop(id: number): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    this.all = this.all.filter((one) => one.id !== id);
  }

  /** While somebody points at them or is among them with the keyboard, they stay. */
  hold(): void {
    this.held = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  release(): void {
    this.held = false;
    for (const notice of this.all) this.wind(notice);
  }

  private wind(notice: Notice): void {
    const time = SHORTEST + PER_LETTER * notice.text.length * (notice.rules.length ? 1.5 : 1);
    clearTimeout(this.timers.get(notice.id));
    this.timers.set(
      notice.id,
      window.setTimeout(() => this.drop(notice.id), time),
    );
  }
}

export const notices = new Notices();

/** Rules have ids; "table" stands for what the table itself refuses, where there is nothing to look up. */
const ruleIds = (reasons: RefusalReason[]) => [
  ...new Set(reasons.map(({ rule }) => rule).filter((rule) => /^[A-Z]+-\d/.test(rule))),
];

/** What was refused, in words; the ids of the rules stand apart from them, as buttons. */
export function describeError(error: unknown): { text: string; rules: string[] } {
  if (!(error instanceof Refusal)) return { text: t("error-unknown"), rules: [] };
  if (error.code === OFFLINE) return { text: t("error-offline"), rules: [] };
  if (language.has(`error-${error.code}`)) return { text: t(`error-${error.code}`), rules: ruleIds(error.reasons) };
  const rules = ruleIds(error.reasons);
  const said = [...new Set(error.reasons.map(({ text }) => text).filter(Boolean))].join(" ") || error.message;
  const text = rules.reduce((words, rule) => words.replaceAll(` (${rule})`, ""), said);
  return { text: text || t("error-unknown"), rules };
}

/** The code of a refusal that was explained already, so that no notice is needed. */
export const EXPLAINED = "told";

export const notify = {
  say(text: string, icon = "bulb", rules: string[] = []): void {
    notices.add(text, icon, rules, false);
  },
  refusal(error: unknown): void {
    if (error instanceof Refusal && error.code === EXPLAINED) return;
    if (!(error instanceof Refusal)) console.error(error);
    const { text, rules } = describeError(error);
    play("refusal");
    notices.add(text, "warning", rules, true);
  },
};
