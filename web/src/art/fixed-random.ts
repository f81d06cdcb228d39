// Random numbers that are the same on every visit, for pictures that must not change.

/** A small generator with a fixed seed (mulberry32). */
export function lot(seed: number): (from?: number, to?: number) => number {
  let a = seed;
  return (from = 0, to = 1) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return from + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (to - from);
  };
}
