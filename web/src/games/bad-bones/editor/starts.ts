// Positions to start from, from an empty board to an interesting moment.
import type { Start } from "../../../editor/tools";

const text = (seats: number, position: string, lines = "", options = "mode=basic"): string =>
  `game: bad-bones\nrules: 1\nseats: ${seats}\noptions: ${options}\n${position}---\n${lines}`;

export const STARTS: Start[] = [
  { name: "empty", text: text(2, "position:\n  phase trap\n") },
  { name: "setup", text: text(2, "") },
  {
    name: "siege",
    text: text(
      2,
      `position:
  round 4
  phase trap
  seat 1
    hero b2
    tower 2
    supply wall wall dragon
    trap catapult d2
    skeleton red-left a3 >
    skeleton blue-left b4 >
    skeleton red-top c5 v
    skeleton green-right e3 <
    forest purple-top
  seat 2
    hero d4
    tower 3
    skeleton yellow-top b5 v
`,
    ),
  },
  {
    name: "market",
    text: text(
      3,
      `position:
  phase market
`,
      "",
      "mode=advanced chiefs=yes",
    ),
  },
  {
    name: "together",
    text: text(
      2,
      `position:
  round 6
  phase hero
  capital 2
  supply wall catapult dragon
  seat 1
    hero b4
    towers b4 d2
    skeleton blue-left a4 >
    skeleton red-top c1 ^
  seat 2
    hero d4
    skeleton green-right e2 <
`,
      "",
      "mode=basic play=coop",
    ),
  },
];
