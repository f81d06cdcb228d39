// A rule's text is a little Markdown: bold, italic, code, tables, lists, and numbers of other rules.

export type Bit =
  | { kind: "text" | "bold" | "italic" | "code"; text: string }
  | { kind: "rule"; text: string; id: string }
  | { kind: "mark"; text: string; mark: "ruling" | "data" };
export type Block =
  { kind: "para"; bits: Bit[] } | { kind: "list"; items: Bit[][] } | { kind: "table"; head: Bit[][]; rows: Bit[][][] };

const BIT =
  /\*\*\[(ruling|data)(?:[:,]\s*([^\]]*))?\]\*\*|\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|(?<![\w.])((?:[A-Z]{2}-)?\d{1,2}\.\d{1,2})(?![\w.]*\d)/g;

export function bitsOf(text: string, known: (id: string) => string): Bit[] {
  const bits: Bit[] = [];
  let at = 0;
  const plain = (until: number) => {
    if (until > at) bits.push({ kind: "text", text: text.slice(at, until) });
  };
  for (const found of text.matchAll(BIT)) {
    const [whole, mark, about, bold, italic, code, number] = found;
    const id = number ? known(number) : "";
    if (number && !id) continue; // a number that is no rule
    plain(found.index);
    at = found.index + whole.length;
    if (mark) bits.push({ kind: "mark", text: about ?? "", mark: mark as "ruling" | "data" });
    else if (bold) bits.push({ kind: "bold", text: bold });
    else if (italic) bits.push({ kind: "italic", text: italic });
    else if (code) bits.push({ kind: "code", text: code });
    else if (number) bits.push({ kind: "rule", text: number, id });
  }
  plain(text.length);
  return bits;
}

export function blocksOf(text: string, known: (id: string) => string): Block[] {
  const blocks: Block[] = [];
  let para: string[] = [];
  const flush = () => {
    if (para.length) blocks.push({ kind: "para", bits: bitsOf(para.join(" "), known) });
    para = [];
  };
  let item: string[] = []; // the lines of the last item of a list
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    const last = blocks.at(-1);
    if (line.startsWith("|")) {
      flush();
      const cells = line
        .slice(1, line.endsWith("|") ? -1 : undefined)
        .split("|")
        .map((cell) => bitsOf(cell.trim(), known));
      if (/^\|[\s:|-]+$/.test(line)) continue;
      const table = blocks.at(-1);
      if (table?.kind === "table") table.rows.push(cells);
      else blocks.push({ kind: "table", head: cells, rows: [] });
    } else if (/^[-*] /.test(line)) {
      const had = para.length > 0;
      flush();
      item = [line.slice(2)];
      const bits = bitsOf(item[0]!, known);
      if (!had && last?.kind === "list") last.items.push(bits);
      else blocks.push({ kind: "list", items: [bits] });
    } else if (line && last?.kind === "list" && !para.length && /^\s/.test(raw)) {
      item.push(line);
      last.items[last.items.length - 1] = bitsOf(item.join(" "), known);
    } else if (line) para.push(line);
    else flush();
  }
  flush();
  return blocks;
}

/** For searching: the text without its signs, in small letters and without accents. */
export function bare(text: string): string {
  return text.replace(/[*`|]/g, "").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut where one of the words looked for begins and ends; the words are bare. */
export function pieces(text: string, words: string[]): Piece[] {
  if (!words.length) return [{ text, hit: false }];
  // Letter by letter, since a bare text may be shorter than what was written.
  const letters = [...text];
  const plain = letters.map(bare);
  const starts = plain.map((_, i) => plain.slice(0, i).join("").length);
  const whole = plain.join("");
  const hit = letters.map(() => false);
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      starts.forEach((start, i) => {
        if (start >= at && start < at + word.length) hit[i] = true;
      });
    }
  }
  const found: Piece[] = [];
  letters.forEach((letter, i) => {
    const last = found.at(-1);
    if (last && last.hit === hit[i]) last.text += letter;
    else found.push({ text: letter, hit: hit[i]! });
  });
  return found;
}

/** The words of a search, bare; "AB-5.10" and "5.10" find the same. */
export function wordsOf(search: string): string[] {
  return [...new Set(bare(search).split(/\s+/).filter(Boolean))];
}
