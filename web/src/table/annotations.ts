// Comments on the moments of a game, and branches: other answers from a moment on. A text keeps both as comment lines, so
// whoever does not know them skips them (docs/notation.md). The game's own lines are never changed.

export const LONGEST_COMMENT = 2_000; // characters
export const LONGEST_TEXT = 262_144; // characters that a server reads
const LONGEST_LINE = 200; // characters of an answer in a branch
const MOST_BRANCHES = 200;
const DEEPEST = 8; // branches within branches

/** What the game has come to after a line. */
export interface Moment {
  line: string; // "" at the beginning
  comment: string;
  branches: Branch[];
  /** Other comments and empty lines that follow in the text. */
  plain: string[];
}

/** Lines one after another: the game as it was played, or other ones from a moment on. */
export interface Branch {
  parent: Branch | null; // null for the game
  from: number; // how many lines come before its first; -1 for the game, which starts with its beginning
  moments: Moment[];
}

export interface AnnotatedText {
  head: string[]; // up to and including "---"
  game: Branch;
}

/** Why the comments and branches of a text can't be read, and where. */
export interface Flaw {
  number: number; // of the line, from 1
  why: "nowhere" | "deep" | "many" | "long" | "no-answer" | "hidden";
}

const ANNOTATION = /^#(>*)(!?)(.*)$/;
const ANSWER = /^(\*|[1-9]\d*) \S/;
// Controls, and marks that turn the direction of writing: they can make words look like others.
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/; // eslint-disable-line no-control-regex

const newMoment = (line: string): Moment => ({ line, comment: "", branches: [], plain: [] });

/** How many lines have been played at its end. */
export const lengthOf = ({ from, moments }: Branch): number => from + moments.length;

/** The moment after so many lines, on the way that leads into a branch. */
export function momentAt(branch: Branch, step: number): Moment | undefined {
  if (step > branch.from) return branch.moments[step - branch.from - 1];
  return branch.parent ? momentAt(branch.parent, step) : undefined;
}

/** The branch, or the game, that the line before a moment belongs to. */
export function ownerOf(branch: Branch, step: number): Branch {
  return step > branch.from || !branch.parent ? branch : ownerOf(branch.parent, step);
}

/** The way into a branch: the game first, the branch itself last. */
export const pathTo = (branch: Branch): Branch[] => [...(branch.parent ? pathTo(branch.parent) : []), branch];

/** All branches of the game, each before those within it. */
export const branchesIn = (branch: Branch): Branch[] =>
  branch.moments.flatMap(({ branches }) => branches.flatMap((one) => [one, ...branchesIn(one)]));

/** A comment as a text can keep it. */
export function tidyComment(words: string): string {
  const lines = words
    .replace(/\p{Surrogate}/gu, "") // halves of characters
    .replaceAll("\t", " ")
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(new RegExp(HIDDEN, "g"), "").trim());
  const whole = lines.join("\n").replace(/^\n+|\n+$/g, "");
  return Array.from(whole).slice(0, LONGEST_COMMENT).join("").trim();
}

export function readAnnotations(text: string): AnnotatedText | Flaw {
  const lines = text.split("\n").map((line) => line.replace(/\r$/, ""));
  const body = lines.findIndex((line) => line.trim() === "---") + 1 || lines.length;
  const reader = new Reader();
  for (let i = body; i < lines.length; i++) {
    const why = reader.read(lines[i]!);
    if (why) return { number: i + 1, why };
  }
  return { head: lines.slice(0, body), game: reader.game };
}

class Reader {
  readonly game: Branch = { parent: null, from: -1, moments: [newMoment("")] };
  private open: Branch[] = []; // the one that is read last, within those it stands in
  private branches = 0;

  /** Takes a line in; what is wrong with it, or null. */
  read(line: string): Flaw["why"] | null {
    const bare = line.trim();
    const found = ANNOTATION.exec(bare);
    if (found && (found[1] || found[2])) {
      const depth = found[1]!.length;
      const words = found[3]!.trim();
      if (HIDDEN.test(words)) return "hidden";
      if (depth > DEEPEST) return "deep";
      return found[2] ? this.comment(depth, words) : this.answer(depth, words);
    }
    if (bare === "" || found) {
      this.game.moments.at(-1)!.plain.push(line);
      return null;
    }
    this.game.moments.push(newMoment(line));
    this.open = [];
    return null;
  }

  private comment(depth: number, words: string): Flaw["why"] | null {
    const branch = depth ? this.open[depth - 1] : this.game;
    if (!branch) return "nowhere";
    this.open.length = depth;
    const moment = branch.moments.at(-1)!;
    const whole = moment.comment || words ? `${moment.comment}\n${words}`.replace(/^\n/, "") : "";
    moment.comment = whole;
    return Array.from(whole).length > LONGEST_COMMENT ? "long" : null;
  }

  private answer(depth: number, words: string): Flaw["why"] | null {
    if (!words) {
      this.open.length = Math.min(this.open.length, depth - 1);
      return null;
    }
    const line = words.replace(/ +/g, " ");
    if (!ANSWER.test(line)) return "no-answer";
    if (line.length > LONGEST_LINE) return "long";
    const parent = depth > 1 ? this.open[depth - 2] : this.game;
    if (!parent) return "nowhere";
    let branch = this.open[depth - 1];
    if (!branch) {
      if (++this.branches > MOST_BRANCHES) return "many";
      branch = addBranch(parent, lengthOf(parent));
    }
    branch.moments.push(newMoment(line));
    this.open = [...this.open.slice(0, depth - 1), branch];
    return null;
  }
}

function addBranch(parent: Branch, from: number): Branch {
  const branch: Branch = { parent, from, moments: [] };
  momentAt(parent, from)!.branches.push(branch);
  return branch;
}

/** The text with its comments and branches, and the number of each of the game's lines in it. */
export function writeAnnotations({ head, game }: AnnotatedText): { text: string; numbers: number[] } {
  const lines = [...head];
  const numbers: number[] = [];
  game.moments.forEach((moment, step) => {
    if (step) numbers.push(lines.push(moment.line));
    lines.push(...annotationsOf(moment, 0), ...moment.plain);
  });
  return { text: lines.join("\n"), numbers };
}

function annotationsOf({ comment, branches }: Moment, depth: number): string[] {
  const lines = comment.split("\n").map((line) => `#${">".repeat(depth)}! ${line}`.trimEnd());
  const sign = `#${">".repeat(depth + 1)}`;
  return [
    ...(comment ? lines : []),
    ...branches.flatMap(({ moments }, i) => [
      ...(i ? [sign] : []), // ends the branch before it
      ...moments.flatMap((moment) => [`${sign} ${moment.line}`, ...annotationsOf(moment, depth + 1)]),
    ]),
  ];
}

/** A text that plays the game up to where a branch leaves it, and then the branch. */
export function textOf(annotated: AnnotatedText, branch: Branch): string {
  if (!branch.parent) return writeAnnotations(annotated).text;
  const steps = Array.from({ length: lengthOf(branch) }, (_, i) => i + 1);
  return [...annotated.head, ...steps.map((step) => momentAt(branch, step)!.line), ""].join("\n");
}

/** Another answer at a moment: the branch that has it, which may have been there before, or null if there are too many. */
export function branchOff(annotated: AnnotatedText, branch: Branch, step: number, line: string): Branch | null {
  const next = momentAt(branch, step + 1);
  if (next?.line === line) return branch;
  if (!next && branch.parent) {
    branch.moments.push(newMoment(line)); // at the end of a branch it goes on
    return branch;
  }
  const known = momentAt(branch, step)!.branches.find(({ moments }) => moments[0]!.line === line);
  if (known) return known;
  const owner = ownerOf(branch, step);
  if (branchesIn(annotated.game).length >= MOST_BRANCHES || pathTo(owner).length > DEEPEST) return null;
  const made = addBranch(owner, step);
  made.moments.push(newMoment(line));
  return made;
}

/** Removes a branch from a line on; all of it by default. What departs from there goes with it. */
export function prune(branch: Branch, step = branch.from + 1): void {
  branch.moments.splice(Math.max(0, step - branch.from - 1));
  if (branch.moments.length || !branch.parent) return;
  const { branches } = momentAt(branch.parent, branch.from)!;
  branches.splice(branches.indexOf(branch), 1);
}
