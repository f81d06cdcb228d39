// Words for a game that the page has no words for: the identifiers of its data, made readable.
import type { Seat } from "../../api/aliases";
import type { GameEvent, Option, Question } from "../../api/generated";
import { language, t } from "../../i18n/language.svelte";

export interface Wording {
  viewer: Seat;
  name: (seat: Seat) => string;
}

/** "laid_back" becomes "Laid back"; what the page has a word for is called by it. */
export function label(id: string): string {
  if (language.has(`thing-${id}`)) return t(`thing-${id}`);
  const words = id.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toLocaleUpperCase(language.code) + words.slice(1);
}

/** A part of an event, a question or an answer. */
function partText(part: string, value: string | number, { name }: Wording): string {
  if (part.replace(/\d+$/, "") === "seat" && Number(value) > 0) return name(Number(value));
  return typeof value === "number" || /^[\d.]+$/.test(value) ? String(value) : label(value);
}

function partsText(parts: [string, string | number][], wording: Wording): string {
  return parts
    .filter(([, value]) => value !== "")
    .map(([part, value]) => `${label(part).toLocaleLowerCase(language.code)} ${partText(part, value, wording)}`)
    .join(", ");
}

/** "Ana: bid, amount 3"; what happens at every table has sentences of its own. */
export function eventText(event: GameEvent, wording: Wording): string {
  const { kind, seat, ...parts } = event;
  const who = seat ? wording.name(seat) : "";
  if (language.has(`event-${kind}`))
    return t(`event-${kind}`, { ...parts, seat: who, mine: seat === wording.viewer ? "yes" : "no" });
  const what = [label(kind), partsText(Object.entries(parts), wording)].filter(Boolean).join(": ");
  return who ? t("plain-somebody", { name: who, what }) : what;
}

export function questionText(asked: Question, wording: Wording): { head: string; more: string } {
  const head = asked.kind === "ready" ? t("plain-all-answered") : label(asked.kind);
  return { head, more: partsText(Object.entries(asked.about), wording) };
}

/** A verb with all answers that begin with it. */
export interface AnswerGroup {
  verb: string;
  /** The names of the words behind the verb, as options have them. */
  parts: string[];
  options: Option[];
}

/** Sorts answers by verb. `forms` lists for each verb the words behind it; a verb may have two words ("use wand"). */
export function groupAnswers(options: Option[], forms: Record<string, string[]>): AnswerGroup[] {
  const verbs = Object.keys(forms).sort((one, other) => other.length - one.length);
  const groups = new Map<string, AnswerGroup>();
  for (const option of options) {
    const verb = verbs.find((one) => option.words === one || option.words.startsWith(`${one} `)) ?? option.verb;
    const names = forms[verb] ? numbered(forms[verb]) : Object.keys(option);
    const parts = names.filter((part) => part !== "words" && part !== "verb" && part in option);
    const group = groups.get(verb) ?? { verb, parts, options: [] };
    group.options.push(option);
    groups.set(verb, group);
  }
  return [...groups.values()];
}

/** Two words of one name are told apart by a number: space, space2. */
function numbered(names: string[]): string[] {
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before ? `${name}${before + 1}` : name;
  });
}

export const optionPart = (option: Option, part: string, wording: Wording): string =>
  partText(part, option[part] ?? "", wording);
