// What lights up on the boards, and what a click on them means. The server's options decide both: an option that names a
// space lights it up, one that names a seat lights up that seat's board, and a click picks the option that fits.
import { notify } from "../../../state/notices.svelte";
import type { Seat, Words } from "../../../api/aliases";
import type { GameEvent, Option } from "../../../api/generated";
import type { Space } from "../facts";
import type { BonesTable } from "./bones-table.svelte";

/** A way to answer: a piece of the supply, a weapon, taking a trap back … and the options it has. */
export interface Intent {
  key: string;
  verb: string;
  thing: string;
  options: Option[];
}

/** What a click on the own board depends on. */
interface InHand {
  /** The kind of the question that is asked. */
  kind: string;
  options: Option[];
  intent: Intent | null;
  /** The side of a trap that would be laid down, or "" for everything that has only one. */
  facePicked: string;
  /** The first of two spaces, once it is chosen. */
  from: Space | "";
}

/** What a click on a space of the own board means. */
export type SpaceClick =
  | { means: "answer"; words: Words }
  | { means: "first-of-two" } // the options take a piece from one space to another
  | { means: "ask-which"; options: Option[] }
  | { means: "refusal"; words: Words } // the server refuses these words and names the rule
  | { means: "nothing" };

const fitsFace = (option: Option, { facePicked }: InHand): boolean => !facePicked || option.trap === facePicked;

/** The legal spaces for what is in hand. */
export function litSpaces(hand: InHand): Set<Space> {
  const spaces = (hand.intent?.options ?? [])
    .filter((option) => fitsFace(option, hand))
    .map((option) => (hand.from ? (option.space === hand.from ? option.space2 : undefined) : option.space));
  return new Set(spaces.filter((space): space is string => Boolean(space) && space !== "forest"));
}

/** The options that a click on a space could mean. With nothing in hand it takes a trap back. */
export function optionsAt(space: Space, hand: InHand): Option[] {
  return (hand.intent?.options ?? hand.options.filter(({ verb }) => verb === "retrieve")).filter(
    (option) =>
      (hand.from ? option.space === hand.from && option.space2 === space : option.space === space) &&
      fitsFace(option, hand),
  );
}

export function clickOnSpace(space: Space, hand: InHand): SpaceClick {
  const [option, ...more] = optionsAt(space, hand);
  if (!option) {
    const words = refusedWords(space, hand);
    return words ? { means: "refusal", words } : { means: "nothing" };
  }
  if (!hand.from && option.space2) return { means: "first-of-two" };
  return more.length ? { means: "ask-which", options: [option, ...more] } : { means: "answer", words: option.words };
}

/** The answer that somebody seems to want who clicks a space that is not lit. */
function refusedWords(space: Space, { intent, kind, facePicked }: InHand): Words {
  const verb = intent?.verb ?? (kind === "hero" || kind === "stand" ? kind : "");
  return verb === "place" ? `place ${facePicked} ${space}` : verb ? `${verb} ${space}` : "";
}

/** The spaces that a line of the log is about. */
function spacesOf(event: GameEvent): Space[] {
  return ["space", "to", "from"]
    .map((part) => event[part])
    .filter((place): place is string => typeof place === "string" && /^[a-e][1-5]$/.test(place));
}

/** All boards of a table: which one is large, what lights up on each, and what clicks on them do. */
export class Highlights {
  /** Another seat whose board is shown large. */
  enlarged: Seat | null = $state(null);
  /** Coop: the next click shows a space to the others instead of choosing it. */
  pointing = $state(false);
  /** Options that the last click could all mean. */
  ambiguous: Option[] = $state.raw([]);

  constructor(private readonly table: BonesTable) {}

  /** The seat whose board is shown large: the own one, or for onlookers the first. */
  get middleSeat(): Seat {
    return this.enlarged ?? this.table.centre;
  }
  get isOwnBoard(): boolean {
    return this.middleSeat === this.table.viewer;
  }
  /** Whether the large board can be clicked. */
  get interactive(): boolean {
    return this.table.viewer !== 0 && (this.isOwnBoard || this.table.play === "coop");
  }

  /** Legal spaces of the large board. */
  get lit(): Set<Space> {
    return this.isOwnBoard && !this.table.blocked ? this.table.actions.lit : new Set();
  }
  /** The seats that an option names: their boards can be chosen. */
  get litSeats(): Map<Seat, Option> {
    const found = new Map<Seat, Option>();
    for (const option of this.table.blocked ? [] : this.table.actions.buttonOptions)
      if (option.seat && !found.has(Number(option.seat))) found.set(Number(option.seat), option);
    return found;
  }
  /** Spaces of a board that the log, a hint or another player points at. */
  marked(seat: Seat): Set<Space> {
    const { pointedEvent, hint, viewer, client, actions } = this.table;
    const found = new Set<Space>();
    if (pointedEvent?.seat === seat) for (const space of spacesOf(pointedEvent)) found.add(space);
    if (seat === viewer && actions.plan?.space) found.add(actions.plan.space);
    if (hint && seat === viewer) for (const space of hint.words.match(/\b[a-e][1-5]\b/g) ?? []) found.add(space);
    for (const { sign, board, space } of client.emotes)
      if (sign === "look" && board === seat && space) found.add(space);
    return found;
  }

  /** A click on a space of the large board. In coop, a space of another board is shown to the others. */
  async clickSpace(space: Space): Promise<void> {
    const { blocked, play, viewer, client, actions } = this.table;
    if (blocked) return;
    if (this.pointing || (play === "coop" && !this.isOwnBoard)) {
      this.pointing = false;
      await client.emote(viewer, "look", { board: this.middleSeat, space }).catch(notify.refusal);
      return;
    }
    if (!this.isOwnBoard) return;
    this.table.hint = null;
    this.ambiguous = await actions.choose(space);
  }

  /** A click on a small board: answers with its seat if it is lit, else enlarges it. */
  clickBoard(seat: Seat): void {
    const option = this.litSeats.get(seat);
    if (option) void this.table.actions.answer(option.words);
    else this.enlarged = this.enlarged === seat ? null : seat;
  }
}
