// Where the firs stand. They are placed at random from a fixed seed, so that a forest always looks the same.
import { lot } from "../../../art/fixed-random";

export type Fir = { x: number; y: number; s: number; shade: 0 | 1 | 2; flip: boolean };

const round = (n: number, to = 10): number => Math.round(n * to) / to;
/** A relative path with all its numbers multiplied. */
const scaled = (path: string, by: number): string => path.replace(/-?\d+/g, (n) => String(round(Number(n) * by)));

function planted(stand: [y: number, x: number, s: number][], r: ReturnType<typeof lot>): Fir[] {
  return stand
    .sort((a, b) => a[0] - b[0]) // the nearer fir covers the one behind
    .map(([y, x, s]) => ({
      x: round(x),
      y: round(y),
      s: round(s, 100),
      shade: ([0, 0, 1, 2] as const)[Math.floor(r(0, 4))] ?? 0,
      flip: r() < 0.34,
    }));
}

/** The left and right forest, and the third one: at the top, or in cooperative play at the bottom. */
export function forest(coop: boolean): Fir[] {
  const r = lot(7);
  const stand: [number, number, number][] = [];
  for (const side of [-1, 1]) {
    for (let row = 0; row < 6; row++) {
      if (coop && row === 0) continue; // the road to the capital is open
      const y = row * 100;
      for (const [j, from] of [22, 58, 94].entries()) {
        const x = side < 0 ? -from : 500 + from;
        stand.push([y + 20 + r(-5, 5) - (j === 1 ? 6 : 0), x + r(-4, 4), r(0.62, 0.8)]);
      }
      stand.push([y + 64 + r(-6, 6), (side < 0 ? -112 : 612) + side * 2, r(0.7, 0.85)]);
      stand.push([y + 4, (side < 0 ? -40 : 540) + r(-8, 8), 0.55]);
    }
  }
  if (coop) {
    for (const x of [-106, -84, -60, -38, 538, 560, 584, 606]) stand.push([26 + r(-9, 2), x, r(0.55, 0.72)]);
    for (let i = 0; i < 6; i++) {
      for (const [j, y] of [540, 566, 594].entries()) {
        if ((i === 0 || i === 5) && j === 0) continue;
        stand.push([y + r(-3, 3), i * 100 + r(-5, 5) + (j % 2 ? -10 : 9), r(0.54, 0.62) + j * 0.04]);
      }
      stand.push([624, i * 100 + 22, 0.62], [628, i * 100 - 22, 0.66], [652, i * 100 + 50, 0.74]);
    }
    for (const x of [-104, -72, -44, 544, 574, 604]) {
      for (const y of [548, 576, 606]) stand.push([y + r(-4, 4), x + r(-6, 6), r(0.62, 0.8)]);
    }
  } else {
    for (let i = 0; i < 6; i++) {
      for (const [j, y] of [-66, -38, -8].entries()) {
        if ((i === 0 || i === 5) && j === 2) continue;
        stand.push([y + r(-3, 3), i * 100 + r(-5, 5) + (j % 2 ? -9 : 9), r(0.6, 0.74)]);
      }
      stand.push([-84, i * 100 + 50 + r(-6, 6), 0.7], [-90, i * 100 + 20, 0.66], [-92, i * 100 - 22, 0.7]);
    }
    for (const x of [-104, -72, -44, 544, 574, 604]) {
      for (const y of [-70, -44, -16]) stand.push([y + r(-4, 4), x + r(-6, 6), r(0.66, 0.84)]);
    }
  }
  return planted(stand, r);
}

/** The same forests on a small board: few firs, drawn in three paths. */
export function smallForest(coop: boolean): { back: string; front: string; snow: string } {
  const firs: [number, number, number][] = [];
  for (let i = 0; i < 6; i++) {
    if (!coop || i > 0) for (const x of [-82, -38, 538, 582]) firs.push([x + ((i * 7 + x) % 9), i * 100 + 20, 0.95]);
    if (coop) firs.push([i * 100 + 3, 562, 0.72], [i * 100 - 4, 604, 0.86]);
    else firs.push([i * 100 + 8, -48, 0.9], [i * 100 - 10, -10, 0.95]);
  }
  if (coop) firs.push([-84, 574, 0.9], [-44, 604, 0.9], [584, 574, 0.9], [544, 604, 0.9]);
  const body = (x: number, y: number, s: number): string =>
    `M${x} ${round(y - 70 * s)}${scaled("l13 29h-5l15 37h-46l15 -37h-5z", s)}`;
  const cap = (x: number, y: number, s: number): string =>
    `M${x} ${round(y - 70 * s)}${scaled("l6 14l-6 -3l-6 3z", s)}` +
    `M${round(x - 14 * s)} ${round(y - 26 * s)}${scaled("l-7 18l8 -4z", s)}`;
  const drawn = (keep: (i: number) => boolean): string =>
    firs
      .filter((_, i) => keep(i))
      .map((f) => body(...f))
      .join("");
  return {
    back: drawn((i) => i % 2 === 0),
    front: drawn((i) => i % 2 === 1),
    snow: firs.map((f) => cap(...f)).join(""),
  };
}

/** The pale firs behind a board and their opacity: the farther away, the fainter. */
export function paleFirs(): { x: number; y: number; s: number; faint: number }[] {
  const r = lot(3);
  return Array.from({ length: 90 }, () => ({ y: r(120, 222), x: r(-10, 830), s: r(0.6, 1.25) }))
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, s }) => ({
      x: Math.round(x),
      y: Math.round(y),
      s: round(s, 100),
      faint: round(0.2 + (0.5 * (y - 120)) / 100, 100),
    }));
}
