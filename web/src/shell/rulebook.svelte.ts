// The rules in the person's language, loaded once, and the sheet that shows them.
import { api } from "../wire/api";
import type { Rule } from "../wire/messages";
import { Refusal } from "../wire/refusal";
import { language, t, type Language } from "../words/words.svelte";

const GAMES: Record<string, string> = { BB: "bad-bones", DM: "dia-de-los-muertos" };

export const gameOfRule = (id: string): string => GAMES[id.split("-")[0] ?? ""] ?? "bad-bones";
/** "Rule 5.10": how a rule is called in a sentence. */
export const ruleName = (id: string): string => t("rule-id", { rule: id.replace(/^\w+-/, "") });
export const prefixOf = (game: string): string => Object.entries(GAMES).find(([, name]) => name === game)?.[0] ?? "";

export interface Book { rules: Rule[]; spoken: Language }

const loaded = new Map<string, Promise<Book>>();

/** The rules of a game; in English where nobody has told them in this language yet. */
export function book(game: string): Promise<Book> {
  const code = language.code;
  const key = `${game} ${code}`;
  const kept = loaded.get(key) ?? api.rules(game, code).then(
    (rules) => ({ rules, spoken: code }),
    async (error: unknown) => {
      if (error instanceof Refusal && error.code === "no-language") return { rules: await api.rules(game, "en"), spoken: "en" as const };
      throw error;
    },
  );
  loaded.set(key, kept);
  kept.catch(() => loaded.delete(key)); // asked again when the server is back
  return kept;
}

class Rulebook {
  open = $state(false);
  game = $state("bad-bones");
  rule = $state("");
}

export const rulebook = new Rulebook();

/** Opens the sheet at a rule (`openRule("BB-5.10")`), or at the beginning of a game's (`openRule("", "bad-bones")`). */
export function openRule(id: string, game = gameOfRule(id)): void {
  rulebook.game = game;
  rulebook.rule = id;
  rulebook.open = true;
}
