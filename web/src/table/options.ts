// What can be chosen about a table, which rule stands behind it, and when it matters.
import type { Plan, TableInfo } from "../api/messages";
import { language, t } from "../i18n/language.svelte";

/** An option as GET /api/games/:game tells it. A default of "" depends on the seats. */
export interface Option {
  name: string;
  default: string;
  values?: string[];
  lowest?: number;
  highest?: number;
}
export interface GameInfo {
  game: string;
  title: string;
  seats: { least: number; most: number };
  options: Option[];
}

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

export type Chosen = Record<string, string>;

export const chosenOf = (plan: Plan): Chosen =>
  Object.fromEntries(plan.options.map((word) => word.split("=") as [string, string]));

/** What is played with these choices: alone it is solo, whatever was chosen with others. */
export function playOf(chosen: Chosen, seats: number): string {
  if (seats === 1) return "solo";
  return chosen.play === "coop" ? "coop" : "versus";
}

/** Options that change something in this play: no last round where one fights each other, nothing heroic but alone. */
export function matters(name: string, chosen: Chosen, seats: number): boolean {
  const play = playOf(chosen, seats);
  if (name === "play") return seats > 1;
  if (name === "heroic") return play === "solo";
  if (name === "endless") return play === "coop";
  if (name === "rounds") return play === "solo" || (play === "coop" && chosen.endless !== "yes");
  return true;
}

/** The words of a plan: only what is not the default and matters. */
export function wordsOfOptions(offered: Option[], chosen: Chosen, seats: number): string[] {
  return offered
    .filter(
      ({ name, default: usual }) =>
        chosen[name] !== undefined && chosen[name] !== usual && matters(name, chosen, seats),
    )
    .map(({ name }) => `${name}=${chosen[name]}`);
}

/** A table's options as one says them: "advanced, cooperative, skeleton chiefs, 12 rounds". */
export function saidOptions({ game, options, seats, clock }: TableInfo): string[] {
  const said: string[] = [];
  if (game === "bad-bones") {
    const { mode, play, chiefs, rounds, heroic, endless } = options;
    if (mode) said.push(t(`thing-mode-${mode}`));
    if (play) said.push(t(`thing-play-${play}`));
    if (chiefs === "yes") said.push(t("thing-option-chiefs"));
    if (rounds && matters("rounds", options, seats.length)) said.push(t("new-rounds", { count: Number(rounds) }));
    if (heroic === "yes" && play === "solo") said.push(t("thing-option-heroic"));
    if (endless === "yes" && play === "coop") said.push(t("thing-option-endless"));
  }
  said.push(t("new-seats", { count: seats.length }));
  if (typeof clock === "string" && clock !== "none") said.push(t(`new-clock-${clock}`));
  return said;
}

export const hasWords = (name: string): boolean => language.has(`thing-option-${name}`);
