// Positions to begin with, from an empty graveyard to a moment worth a look.
import type { Start } from "../../../editor/tools";

const text = (seats: number, position: string, lines = ""): string =>
  `game: dia-de-los-muertos\nrules: 1\nseats: ${seats}\n${position}---\n${lines}`;

export const STARTS: Start[] = [
  { name: "empty", text: text(3, "position:\n  phase lay\n") },
  { name: "setup", text: text(3, "") },
  {
    name: "attack",
    text: text(
      3,
      `position:
  round 3
  phase play
  seat 1
    at 12
    hand beat dodge
    laid kick
  seat 2
    at 13
    arms 1
    hand hold dodge
    laid throw1
    festivities dance
  seat 3
    at 10
    hand patch snatch
    laid leapfrog
  festivity dance 1
`,
    ),
  },
  {
    name: "gate",
    text: text(
      2,
      `position:
  round 7
  phase play
  gravedigger 16
  festivity banquet 0
  festivity dance 0
  festivity music 1
  seat 1
    at 24
    legs 1
    hand follow
    laid kick
    festivities banquet dance
  seat 2
    at 27
    hand beat
    laid throw2
    festivities banquet music
  pile 30 dance
`,
    ),
  },
];
