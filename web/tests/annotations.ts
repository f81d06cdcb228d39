// Reads texts with comments and branches from standard input, one a line as JSON, and writes each as it is written again,
// with what branches play, or the flaw that keeps it from being read. A comment alone is tidied.
import { createInterface } from "node:readline";
import { branchesIn, readAnnotations, textOf, tidyComment, writeAnnotations } from "../src/table/annotations";

for await (const line of createInterface({ input: process.stdin })) {
  const { text, comment } = JSON.parse(line) as { text?: string; comment?: string };
  process.stdout.write(`${JSON.stringify(text === undefined ? tidyComment(comment ?? "") : answer(text))}\n`);
}

function answer(text: string): unknown {
  const read = readAnnotations(text);
  if ("why" in read) return read;
  const comments = [read.game, ...branchesIn(read.game)].map(({ from, moments }) =>
    moments.map(({ comment }, i) => [from + i + 1, comment]).filter(([, comment]) => comment),
  );
  return { ...writeAnnotations(read), comments, branches: branchesIn(read.game).map((branch) => textOf(read, branch)) };
}
