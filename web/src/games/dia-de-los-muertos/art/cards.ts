// What stands on the cards, as far as it is drawn; the rules keep the same in their data.

export type Card =
  | "dodge"
  | "leapfrog"
  | "snatch"
  | "hold"
  | "header"
  | "patch"
  | "follow"
  | "beat"
  | "cartwheel"
  | "hustle"
  | "kick"
  | "throw1"
  | "throw2"
  | "throw3";
export type CardKind = "plain" | "straight" | "random" | "reaction";
export type Face = { bones: 1 | 2 | 3; kind: CardKind; needs: ("arm" | "leg")[]; range: string };

const face = (bones: 1 | 2 | 3, kind: CardKind, needs: string, range = ""): Face => ({
  bones,
  kind,
  range,
  needs: [...(needs.includes("a") ? ["arm" as const] : []), ...(needs.includes("l") ? ["leg" as const] : [])],
});

export const FACES: Record<Card, Face> = {
  dodge: face(3, "reaction", ""),
  leapfrog: face(1, "plain", "al", "1–3"),
  snatch: face(3, "plain", "a", "0–1"),
  hold: face(2, "reaction", "", "0–1"),
  header: face(1, "plain", "l", "1–3"),
  patch: face(3, "plain", ""),
  follow: face(1, "plain", "", "∞"),
  beat: face(2, "straight", "a", "0–1"),
  cartwheel: face(1, "random", "al", "1–3"),
  hustle: face(2, "straight", "al", "0–1"),
  kick: face(2, "straight", "l", "0–1"),
  throw1: face(1, "random", "a", "1–5"),
  throw2: face(2, "random", "a", "1–4"),
  throw3: face(3, "random", "a", "1–3"),
};

/** The face of a card by its name; an unknown one shows nothing but its picture. */
export const faceOf = (card: string): Face => FACES[card as Card] ?? face(1, "plain", "");

/** The colour of a kind of card. */
export const PAPER: Record<CardKind, string> = {
  plain: "var(--dia-plain)",
  straight: "var(--pink)",
  random: "var(--dia-random)",
  reaction: "var(--violet)",
};

// how wide letters run in the heavy rounded sans of the cards, in its own size
const NARROW = /[iljtfrI'’.,!\- ]/;
const WIDE = /[mwMWÆŒ]/;
const width = (text: string): number =>
  [...text].reduce((sum, c) => sum + (NARROW.test(c) ? 0.36 : WIDE.test(c) ? 0.88 : /\p{Lu}/u.test(c) ? 0.7 : 0.57), 0);

/** A name set into a box: on one line if it can be large enough, else on two, and no larger than fits. */
export function setName(name: string, box: number, largest = 16, smallest = 13.6): { lines: string[]; size: number } {
  const fit = (lines: string[], most: number): number =>
    Math.min(most, Math.floor((box / Math.max(...lines.map(width))) * 10) / 10);
  const single = fit([name], largest);
  if (single >= smallest) return { lines: [name], size: single };
  const breaks = [...name.matchAll(/[ -]/g)].map((m) => m.index);
  const halves = breaks.map((i) => [name.slice(0, name[i] === "-" ? i + 1 : i), name.slice(i + 1)]);
  const best = halves.sort((a, b) => Math.max(...a.map(width)) - Math.max(...b.map(width)))[0];
  return best && fit(best, smallest) > single
    ? { lines: best, size: fit(best, smallest) }
    : { lines: [name], size: single };
}
