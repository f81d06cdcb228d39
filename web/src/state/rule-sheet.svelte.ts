// The rules in the person's language with their diagrams, loaded once, and the sheet that shows them.
import { api } from "../api/http";
import type { AidChapter, Diagram, Rule } from "../api/generated";
import { Refusal } from "../api/refusal";
import { language, t, type Language } from "../i18n/language.svelte";
import { type GameDocument, loadGame } from "./game-document";

/** "Rule 5.10": how a rule is called in a sentence. */
export const ruleName = (id: string): string => t("rule-id", { rule: id.replace(/^\w+-/, "") });
/** "AB" of "AB-5.10": each game has a prefix of its own. */
export const prefixOf = (id: string): string => /^\w+/.exec(id)?.[0] ?? "";

export interface Book {
  rules: Rule[];
  diagrams: Diagram[];
  aid: AidChapter[];
  game: GameDocument;
  spoken: Language;
}

const loaded = new Map<string, Promise<Book>>();

/** The rules of a game; in English where nobody has told them in this language yet. */
export function loadRules(game: string): Promise<Book> {
  const code = language.code;
  const key = `${game} ${code}`;
  const kept =
    loaded.get(key) ??
    read(game, code).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === "no-language") return read(game, "en");
      throw error;
    });
  loaded.set(key, kept);
  kept.catch(() => loaded.delete(key)); // asked again when the server is back
  return kept;
}

async function read(game: string, code: Language): Promise<Book> {
  const [rules, diagrams, aid, document] = await Promise.all([
    api.rules(game, code),
    api.diagrams(game, code),
    api.aid(game, code),
    loadGame(game),
  ]);
  return { rules, diagrams, aid, game: document, spoken: code };
}

/** What the sheet shows stands in the history: Back goes to the rule before, and then to where one came from. */
interface Shown {
  game: string;
  rule: string;
  thing: string;
  depth: number;
}
const shownNow = (): Shown | null => (history.state as { sheet?: Shown } | null)?.sheet ?? null;

class RuleSheet {
  open = $state(false);
  game = $state("");
  rule = $state("");
  /** Whose diagram was asked for. */
  thing = $state("");

  constructor() {
    addEventListener("popstate", () => this.follow());
    this.follow();
  }

  show(game: string, rule: string, thing: string): void {
    const sheet: Shown = { game, rule, thing, depth: (shownNow()?.depth ?? 0) + 1 };
    history.pushState({ ...(history.state as object | null), sheet }, "");
    this.follow();
  }

  close(): void {
    const depth = shownNow()?.depth ?? 0;
    this.open = false;
    if (depth) history.go(-depth);
  }

  follow(): void {
    const shown = shownNow();
    this.open = shown !== null;
    if (shown) ({ game: this.game, rule: this.rule, thing: this.thing } = shown);
  }
}

export const ruleSheet = new RuleSheet();

/** Opens the sheet at a rule (`openRule("AB-5.10")`), or with "" at the beginning of a game's rules; with a thing also at
    its diagram. A rule that is cited is one of the game on the page. */
export function openRule(id: string, game = language.game, thing = ""): void {
  ruleSheet.show(game, id, thing);
}
