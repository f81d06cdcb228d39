// Standing orders of a seat as a person chooses them: "ask", or an answer and for how long. "always" is kept on this
// device, and given at every table of the game.
import type { Seat, Words } from "../api/aliases";
import { keep, settings } from "../device/settings.svelte";
import type { AnyClient } from "./client.svelte";

export const ASK = "ask";
const ALWAYS = " always";

const placeOf = (client: AnyClient, question: string): string => `${client.table?.game ?? ""} ${question}`;

/** What is chosen for a question now, such as "let round", or ASK. */
export function currentOrder(client: AnyClient, seat: Seat, question: string): string {
  const order = client.known[seat]?.orders[question];
  if (!order) return ASK;
  const kept = settings.orders[placeOf(client, question)] === order.words;
  return kept && order.span === "game" ? order.words + ALWAYS : `${order.words} ${order.span}`;
}

export function chooseOrder(client: AnyClient, seat: Seat, question: string, choice: string): Promise<void> {
  const words = choice === ASK ? ASK : choice.slice(0, choice.lastIndexOf(" "));
  const place = placeOf(client, question);
  if (choice.endsWith(ALWAYS)) settings.orders[place] = words;
  else if (settings.orders[place] !== undefined || choice === ASK) settings.orders[place] = ASK;
  keep();
  return client.order(seat, question, words, choice.endsWith(" round") ? "round" : "game");
}

/** Whether a person has ever said what they want for a question: then the page never decides it for them. */
export function hasChosen(client: AnyClient, question: string): boolean {
  return settings.orders[placeOf(client, question)] !== undefined;
}

/** The orders that are kept for this game and that a seat has not given at this table. */
export function keptOrders(client: AnyClient, seat: Seat): [question: string, words: Words][] {
  return Object.keys(client.orders).flatMap((question): [string, Words][] => {
    const words = settings.orders[placeOf(client, question)] ?? ASK;
    return words === ASK || client.known[seat]?.orders[question] ? [] : [[question, words]];
  });
}
