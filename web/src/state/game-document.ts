// What the server says about a game: its options, what its booklets leave open, its box, its pieces. Loaded once.
import { api } from "../api/http";
import type { Language } from "../i18n/language.svelte";

/** A default of "" depends on the seats. */
export interface Option {
  name: string;
  default: string;
  values?: string[];
  lowest?: number;
  highest?: number;
}

interface RulingWords {
  /** How a house rule is called in short. */
  name: string;
  question: string;
  booklet: string;
  choices: Record<string, string>;
}

/** A question that the booklets leave open, or that an older edition of the rules answered otherwise. */
export interface Ruling {
  id: string;
  rule: string;
  /** Whether a table may choose: then an option has the same name. */
  house: boolean;
  default: string;
  choices: string[];
  /** What each edition chooses, by its number. */
  editions: Record<string, string>;
  words: Record<Language, RulingWords>;
}

export interface Box {
  players?: { least: number; most: number };
  minutes?: number;
  age?: number;
  published?: string;
  credits?: { names: string[]; role: Record<Language, string> }[];
  components?: { count: number; name: Record<Language, string> }[];
}

/** The share of games, in percent, that a bot wins against another, and from how many games that is known. */
export interface Strength {
  against: string;
  share: number;
  games: number;
}

export interface GameDocument {
  /** The newest edition of its rules. */
  rules: number;
  seats: { least: number; most: number };
  options: Option[];
  rulings: Ruling[];
  box: Box;
  /** Of the bots that were measured, by level. */
  strength: Record<string, Strength>;
  /** Data of the host that a table can be played with, by name. */
  variants: string[];
}

const loaded = new Map<string, Promise<unknown>>();

function once<Document>(key: string, ask: () => Promise<unknown>): Promise<Document> {
  const kept = loaded.get(key) ?? ask();
  loaded.set(key, kept);
  kept.catch(() => loaded.delete(key)); // asked again when the server is back
  return kept as Promise<Document>;
}

export function loadGame<Document = GameDocument>(game: string): Promise<Document> {
  return once(game, () => api.game(game));
}

/** The pieces and values that a table is played with; those of the game unless its host has others for it. */
export function loadMaterial<Material>(table: { id: string; game: string; variant?: string }): Promise<Material> {
  return table.variant ? once(`table ${table.id}`, () => api.gameOf(table.id)) : loadGame<Material>(table.game);
}
