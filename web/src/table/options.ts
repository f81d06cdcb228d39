// The options of a table: as the server offers them, as they were chosen, and as words of a plan.
import type { Plan } from "../api/generated";
import type { Option } from "../state/game-document";

export type Chosen = Record<string, string>;

export const chosenOf = (plan: Plan): Chosen =>
  Object.fromEntries((plan.options ?? []).map((word) => word.split("=") as [string, string]));

/** The words of a plan: only options that are used and differ from the default. */
export function optionWords(offered: Option[], chosen: Chosen, isUsed: (name: string) => boolean): string[] {
  return offered
    .filter(({ name, default: usual }) => chosen[name] !== undefined && chosen[name] !== usual && isUsed(name))
    .map(({ name }) => `${name}=${chosen[name]}`);
}
