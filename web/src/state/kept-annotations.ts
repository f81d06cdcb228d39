// Comments and branches on games of this server, kept by this device: each game's text under its table, the oldest last.

const KEPT = "ossuary.annotated.";
const MOST = 20; // games

interface Kept {
  text: string;
  at: number;
}

function read(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;
  } catch {
    return null; // nothing is kept here, or something else
  }
}

export const keptAnnotations = (table: string): string | null => read(KEPT + table)?.text ?? null;

/** Keeps a game's text; false if this device can't. */
export function keepAnnotations(table: string, text: string): boolean {
  try {
    localStorage.setItem(KEPT + table, JSON.stringify({ text, at: Date.now() }));
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEPT));
    const oldest = keys.sort((one, other) => (read(other)?.at ?? 0) - (read(one)?.at ?? 0)).slice(MOST);
    for (const key of oldest) localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
