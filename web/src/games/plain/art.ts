// Colours and letters that a title gives to a game without pictures.

/** A number that is the same for a title every time. */
export function seedOf(title: string): number {
  let seed = 7;
  for (const letter of title) seed = (seed * 31 + letter.codePointAt(0)!) % 1_000_003;
  return seed;
}

export const hueOf = (title: string): number => seedOf(title) % 360;

export const initialOf = (title: string): string => title.trim().charAt(0).toLocaleUpperCase() || "?";
