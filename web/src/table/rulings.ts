// What the booklets leave open, and how a table answers it: by a house rule, or by the edition that it is played by.
import type { TableInfo } from "../api/generated";
import { language } from "../i18n/language.svelte";
import type { GameDocument, Ruling } from "../state/game-document";
import type { Chosen } from "./options";

export type Terms = Pick<TableInfo, "options" | "rules">;

export const rulingWords = ({ words }: Ruling) => words[language.code] ?? words.en;

/** What a table plays. */
export const choiceAt = ({ id, editions, default: usual }: Ruling, { options, rules }: Terms): string =>
  options[id] ?? editions[rules] ?? usual;

/** The house rules of a table that differ from its edition. */
export const houseRulesOf = ({ rulings }: GameDocument, table: Terms): Ruling[] =>
  rulings.filter((ruling) => ruling.house && choiceAt(ruling, table) !== ruling.editions[table.rules]);

/** Those of these house rules that are not as usual. */
export const changedOf = (rulings: Ruling[], chosen: Chosen): Ruling[] =>
  rulings.filter(({ id, default: usual }) => (chosen[id] ?? usual) !== usual);

/** "second-printing" is called "Second printing". */
export function variantName(variant: string): string {
  const words = variant.replaceAll("-", " ");
  return words.charAt(0).toLocaleUpperCase(language.code) + words.slice(1);
}
