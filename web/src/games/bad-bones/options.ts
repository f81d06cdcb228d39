// The options of Bad Bones: the rule behind each, when each is used, and how a table's are described.
import { language, tOf } from "../../i18n/language.svelte";
import type { Chosen } from "../../table/options";
import type { Play } from "./facts";

const NAME = "bad-bones";
const RULES: Record<string, string> = {
  "mode-basic": "BB-1.2",
  "mode-advanced": "BB-8.1",
  "play-versus": "BB-6.3",
  "play-solo": "BB-7.2",
  "play-coop": "BB-10.5",
  chiefs: "BB-9.1",
  "rounds-solo": "BB-7.2",
  "rounds-coop": "BB-10.5",
  heroic: "BB-7.3",
  endless: "BB-10.5",
};
export const ruleOf = (name: string, value = ""): string => RULES[`${name}-${value}`] ?? RULES[name] ?? "";
export const hasWords = (name: string): boolean => language.has(`thing-option-${name}`, NAME);

const t = (key: string, values?: Record<string, number>): string => tOf(NAME, key, values);

/** The kind of play that these choices lead to. One seat alone plays solo, whatever is chosen. */
export function playOf(chosen: Chosen, seats: number): Play {
  if (seats === 1) return "solo";
  return chosen.play === "coop" ? "coop" : "versus";
}

/** Versus has no last round, only solo play can be heroic, and only the advanced game has weapons and a purse. */
export function isOptionUsed(name: string, chosen: Chosen, seats: number): boolean {
  const play = playOf(chosen, seats);
  if (name === "play") return seats > 1;
  if (name === "heroic") return play === "solo";
  if (name === "endless") return play === "coop";
  if (name === "rounds") return play === "solo" || (play === "coop" && chosen.endless !== "yes");
  if (name === "coop-symbols") return play === "coop";
  if (name === "emperor-in-ruin") return play === "coop" && chosen.chiefs === "yes";
  if (name === "purse") return play === "coop" && chosen.mode === "advanced";
  if (name === "ice-wand" || name === "kills") return chosen.mode === "advanced";
  return true;
}

/** "advanced, cooperative, skeleton chiefs, 12 rounds" */
export function describeOptions(options: Record<string, string>, seats: number): string[] {
  const { mode, play, chiefs, rounds, heroic, endless } = options;
  return [
    mode ? t(`thing-mode-${mode}`) : "",
    play ? t(`thing-play-${play}`) : "",
    chiefs === "yes" ? t("thing-option-chiefs") : "",
    rounds && isOptionUsed("rounds", options, seats) ? t("new-rounds", { count: Number(rounds) }) : "",
    heroic === "yes" && play === "solo" ? t("thing-option-heroic") : "",
    endless === "yes" && play === "coop" ? t("thing-option-endless") : "",
  ].filter(Boolean);
}

export function summarizeOptions({ mode, play, heroic }: Record<string, string>): string[] {
  return [
    play && play !== "versus" ? t(`thing-play-${play}`) : "",
    mode === "advanced" ? t("thing-mode-advanced") : "",
    heroic === "yes" ? t("thing-option-heroic") : "",
  ].filter(Boolean);
}
