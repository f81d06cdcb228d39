// What the pages need from a game. Each folder beside this file exports one such object from its index.ts. Heavy parts
// are functions that load them, so that a page fetches only what it shows.
import type { Component } from "svelte";
import type { Seat, Study } from "../api/aliases";
import type { GameEvent } from "../api/generated";
import type { EditorTools } from "../editor/tools";
import type { AnyClient } from "../table/client.svelte";
import type { Option } from "../state/game-document";
import type { Film } from "../table/film.svelte";
import type { Chosen } from "../table/options";
import type { AnyView } from "../table/replay.svelte";

type Loads<Props extends Record<string, any> = Record<string, never>> = () => Promise<{ default: Component<Props> }>;

export interface OptionCardsProps {
  options: Option[];
  seats: number;
  chosen: Chosen;
}

export interface FigureProps {
  film: Film<AnyView>;
  study: Study<AnyView>;
  start: AnyView;
  text: string;
  label: string;
}

/** How the diagrams of the rules are shown: a picture, its film, and events in words. */
export interface DiagramTools {
  Figure: Component<FigureProps>;
  film(): Film<AnyView>;
  describe(event: GameEvent, study: Study<AnyView>): string;
}

export type TableComponent = Component<{ client: AnyClient; seats: Seat[] }>;

export interface BrowserGame {
  /** A small square emblem for lists; it gets the title of the game. */
  Badge: Component<any>;
  /** The picture on the home page; it gets the title, too. */
  poster: Loads<any>;
  /** The pennant beside the day's challenge. */
  banner?: Loads;
  table: () => Promise<{ default: TableComponent }>;
  /** Cards for choosing the options of a new table. */
  optionCards?: () => Promise<{ default: Component<OptionCardsProps, object, "chosen"> }>;
  /** Whether an option changes anything, given the others and the number of seats. */
  isOptionUsed(name: string, chosen: Chosen, seats: number): boolean;
  /** All options of a table in words. */
  describeOptions(options: Record<string, string>, seats: number): string[];
  /** The same for a list of tables: only what sets a table apart from others. */
  summarizeOptions(options: Record<string, string>): string[];
  diagrams: () => Promise<DiagramTools>;
  /** A small picture of a thing, by its id; nothing for things without one. */
  thingPicture?: Loads<{ thing: string }>;
  editor: (name: string) => Promise<EditorTools>;
  film: () => Promise<(viewer: () => Seat) => Film<any>>;
  /** When this media query holds, the guide of the lesson stands above the board instead of below it. */
  guideAbove: string;
  /** Whether seats have something that others don't see: once a game is over, its replay can show it. */
  hasHands?: boolean;
  /** The rule about the time for reactions, in games that have them. */
  reactionRule?: string;
}
