// A `.bones` text as lines that can be added, changed and taken away one by one. What is not touched stays as it was
// written, comments and all. It knows how the notation is laid out, and nothing of what its words mean.

export interface Statement {
  line: number; // counted from 0
  words: string[]; // without the count
  count: number; // of `xN`; 1 without it
}

const COUNT = /^x(\d+)$/;
const HEAD = /^([a-z][a-z ]*\d*):\s*(.*)$/;
const BODY = "---";
const indentOf = (line: string): number => line.length - line.trimStart().length;
const isNothing = (line: string): boolean => line.trim() === "" || line.trimStart().startsWith("#");

export class BonesText {
  private readonly lines: string[];

  constructor(text: string) {
    this.lines = text.split("\n");
  }

  get text(): string {
    return this.lines.join("\n");
  }

  // Headers.

  /** Where the lines that are played begin, or where they would. */
  private get body(): number {
    const found = this.lines.findIndex((line) => line.trim() === BODY);
    return found < 0 ? this.lines.length : found;
  }

  private headAt(key: string): number {
    return this.lines.slice(0, this.body).findIndex((line) => indentOf(line) === 0 && HEAD.exec(line)?.[1] === key);
  }

  header(key: string): string {
    const at = this.headAt(key);
    return at < 0 ? "" : (HEAD.exec(this.lines[at]!)?.[2] ?? "").trim();
  }

  /** Comments above the first header. */
  get comments(): string[] {
    const first = this.lines.findIndex((line) => !isNothing(line));
    return this.lines
      .slice(0, first < 0 ? undefined : first)
      .filter((line) => line.startsWith("#"))
      .map((line) => line.slice(1).trim());
  }

  /** An empty value takes the header away. A new one stands behind those that come before it in the notation. */
  setHeader(key: string, value: string): void {
    const at = this.headAt(key);
    if (at >= 0 && value === "") this.lines.splice(at, 1);
    else if (at >= 0) this.lines[at] = `${key}: ${value}`;
    else if (value !== "") {
      const order = ["game", "rules", "seats", "options", "seed", "position"];
      const before = order.slice(0, order.indexOf(key)).map((one) => this.headAt(one));
      this.lines.splice(Math.max(-1, ...before) + 1, 0, `${key}: ${value}`);
    }
  }

  get options(): Record<string, string> {
    return Object.fromEntries(
      this.header("options")
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => word.split("=") as [string, string]),
    );
  }

  setOption(name: string, value: string): void {
    const words = this.header("options").split(/\s+/).filter(Boolean);
    const at = words.findIndex((word) => word.startsWith(`${name}=`));
    if (at >= 0) words.splice(at, 1, ...(value ? [`${name}=${value}`] : []));
    else if (value) words.push(`${name}=${value}`);
    this.setHeader("options", words.join(" "));
  }

  // The position.

  get hasPosition(): boolean {
    return this.headAt("position") >= 0;
  }

  /** Its lines, `position:` itself not counted: from, and up to. */
  private get position(): [from: number, to: number] {
    const at = this.headAt("position");
    if (at < 0) return [this.body, this.body];
    let to = at + 1;
    for (let i = to; i < this.body; i++) {
      if (isNothing(this.lines[i]!)) continue;
      if (indentOf(this.lines[i]!) === 0) break;
      to = i + 1;
    }
    return [at + 1, to];
  }

  /** The lines of a seat, `seat N` itself not counted; of the game, all that are of no seat. */
  private seatLines(seat: number): number[] {
    const [from, to] = this.position;
    const found: number[] = [];
    let of = 0;
    for (let i = from; i < to; i++) {
      const line = this.lines[i]!;
      if (isNothing(line)) continue;
      const opens = /^\s+seat (\d+)\s*$/.exec(line);
      if (indentOf(line) <= 2) of = 0;
      if (opens) of = Number(opens[1]);
      else if (of === seat) found.push(i);
    }
    return found;
  }

  /** The statements of a seat; of the game for 0. */
  statements(seat: number, key = ""): Statement[] {
    return this.seatLines(seat).flatMap((line) => {
      const words = this.lines[line]!.trim().split(/\s+/);
      const count = COUNT.exec(words.at(-1)!);
      if (count && words.length > 1) words.pop();
      return key && words[0] !== key ? [] : [{ line, words, count: count ? Number(count[1]) : 1 }];
    });
  }

  private seatAt(seat: number): number {
    const [from, to] = this.position;
    return this.lines.findIndex((line, i) => i >= from && i < to && new RegExp(`^\\s+seat ${seat}\\s*$`).test(line));
  }

  private open(): void {
    this.openBody();
    if (!this.hasPosition) this.lines.splice(this.body, 0, "position:");
  }

  private openBody(): void {
    if (this.lines.some((line) => line.trim() === BODY)) return;
    while (this.lines.at(-1)?.trim() === "") this.lines.pop();
    this.lines.push(BODY, "");
  }

  private openSeat(seat: number): number {
    this.open();
    const there = this.seatAt(seat);
    if (there >= 0) return there;
    const [, to] = this.position;
    const later = [1, 2, 3, 4, 5, 6]
      .filter((one) => one > seat)
      .map((one) => this.seatAt(one))
      .filter((at) => at >= 0);
    const at = later.length ? Math.min(...later) : to;
    this.lines.splice(at, 0, `  seat ${seat}`);
    return at;
  }

  /** A new line, behind the last of its kind, or else of its seat. */
  add(seat: number, words: string[]): void {
    if (seat) this.openSeat(seat);
    else this.open();
    const own = this.seatLines(seat);
    const alike = this.statements(seat, words[0]).at(-1)?.line;
    const first = seat ? this.seatAt(seat) : this.position[0] - 1;
    const at = (alike ?? own.at(-1) ?? first) + 1;
    this.lines.splice(at, 0, `${seat ? "    " : "  "}${words.join(" ")}`);
  }

  /** The one line of a fact that is stated once: `hero b4`, `market wall 3` (then `by` is 2). No value takes it away. */
  state(seat: number, words: string[], value: string[] | null): void {
    const found = this.statements(seat, words[0]).find((one) => words.every((word, i) => one.words[i] === word));
    if (!value) {
      if (found) this.remove(found.line);
    } else if (found) this.rewrite(found.line, [...words, ...value]);
    else this.add(seat, [...words, ...value]);
  }

  /** What is stated of it, or nothing. */
  said(seat: number, words: string[]): string[] | null {
    const found = this.statements(seat, words[0]).find((one) => words.every((word, i) => one.words[i] === word));
    return found ? found.words.slice(words.length) : null;
  }

  rewrite(line: number, words: string[], count = 1): void {
    const indent = " ".repeat(indentOf(this.lines[line]!));
    this.lines[line] = `${indent}${[...words, ...(count > 1 ? [`x${count}`] : [])].join(" ")}`;
  }

  remove(line: number): void {
    this.lines.splice(line, 1);
  }

  /** One of several alike. */
  takeOne({ line, words, count }: Statement): void {
    if (count > 1) this.rewrite(line, words, count - 1);
    else this.remove(line);
  }

  /** What belongs to seats that are there no more. */
  dropSeats(beyond: number): void {
    for (let seat = beyond + 1; seat <= 6; seat++) {
      for (const line of this.seatLines(seat).reverse()) this.remove(line);
      const at = this.seatAt(seat);
      if (at >= 0) this.remove(at);
    }
  }

  /** Another position instead of the one that is there, and nothing played. */
  replacePosition(lines: string[]): void {
    this.open();
    const [from, to] = this.position;
    this.lines.splice(from, to - from, ...lines);
    this.lines.splice(this.body + 1, this.lines.length, "");
  }

  // What is played.

  /** The lines behind `---`, without those that say nothing. */
  get played(): { line: number; text: string }[] {
    return this.lines.flatMap((text, line) => (line > this.body && !isNothing(text) ? [{ line, text }] : []));
  }

  /** Another line at the end. */
  append(text: string): void {
    this.openBody();
    while (this.lines.length && this.lines.at(-1)!.trim() === "") this.lines.pop();
    this.lines.push(text, "");
  }

  dropLast(): void {
    const last = this.played.at(-1);
    if (last) this.remove(last.line);
  }
}
