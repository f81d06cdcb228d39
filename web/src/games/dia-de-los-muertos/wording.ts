// Events and questions of Día de los Muertos in words; its locales/en/events.ftl says what each wants.
import type { FluentVariable } from "@fluent/bundle";
import type { Asked, GameEvent, Seat } from "../../api/messages";
import { language, t } from "../../i18n/language.svelte";

type Values = Record<string, FluentVariable>;
export interface Teller {
  viewer: Seat;
  name: (seat: Seat) => string;
}

const SEATS = ["seat", "by", "attacker", "mover", "victim"];
const COUNTS = ["bones", "points", "fields", "field", "from", "to", "cards", "rank", "round"];

function values(told: Record<string, string | number>, { viewer, name }: Teller, stolen: boolean): Values {
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

export function tellEvent(event: GameEvent, teller: Teller): string {
  const key = `event-${event.kind}`;
  return language.has(key) ? t(key, values(event, teller, event.kind === "stole")) : "";
}

export function tellQuestion(asked: Asked, teller: Teller): { head: string; more: string } {
  const key = `prompt-${asked.kind}`;
  if (!language.has(key)) return { head: "", more: "" };
  const said = values(asked.about, teller, false);
  return { head: t(key, said), more: language.has(`${key}.more`) ? t(`${key}.more`, said) : "" };
}

export const nameOfCard = (card: string): string => t(`thing-${card}`);
