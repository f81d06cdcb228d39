// Events and questions of Día de los Muertos in words; locales/en/events-dia-de-los-muertos.ftl says what each wants.
import type { FluentVariable } from "@fluent/bundle";
import type { Seat } from "../../api/aliases";
import type { GameEvent, Question } from "../../api/generated";
import { language, t } from "../../i18n/language.svelte";

type Values = Record<string, FluentVariable>;
export interface Wording {
  viewer: Seat;
  name: (seat: Seat) => string;
}

const SEATS = ["seat", "by", "attacker", "mover", "victim"];
const COUNTS = ["bones", "points", "fields", "field", "from", "to", "cards", "rank", "round"];

function values(told: Record<string, string | number>, { viewer, name }: Wording, stolen: boolean): Values {
  const said: Values = {};
  for (const [key, value] of Object.entries(told)) {
    if (SEATS.includes(key) || (key === "from" && stolen)) {
      said[key] = Number(value) ? name(Number(value)) : "";
      said[key === "seat" ? "mine" : `${key}-mine`] = Number(value) === viewer ? "yes" : "no";
    } else if (key === "limb") said.limb = value || "none";
    else said[key] = COUNTS.includes(key) ? Number(value) : value;
  }
  return said;
}

export function eventText(event: GameEvent, wording: Wording): string {
  const key = `event-${event.kind}`;
  return language.has(key) ? t(key, values(event, wording, event.kind === "stole")) : "";
}

export function questionText(asked: Question, wording: Wording): { head: string; more: string } {
  const key = `prompt-${asked.kind}`;
  if (!language.has(key)) return { head: "", more: "" };
  const said = values(asked.about, wording, false);
  return { head: t(key, said), more: language.has(`${key}.more`) ? t(`${key}.more`, said) : "" };
}

export const nameOfCard = (card: string): string => t(`thing-${card}`);
