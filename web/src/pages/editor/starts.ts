// Positions to begin with, from an empty board to a moment worth a look. The words for each are `editor-start-NAME`.

const bones = (seats: number, position: string, lines = "", options = "mode=basic"): string =>
  `game: bad-bones\nrules: 1\nseats: ${seats}\noptions: ${options}\n${position}---\n${lines}`;
const dia = (seats: number, position: string, lines = ""): string =>
  `game: dia-de-los-muertos\nrules: 1\nseats: ${seats}\n${position}---\n${lines}`;

export interface Start {
  name: string;
  text: string;
}

export const STARTS: Record<string, Start[]> = {
  "bad-bones": [
    { name: "empty", text: bones(2, "position:\n  phase trap\n") },
    { name: "setup", text: bones(2, "") },
    {
      name: "siege",
      text: bones(
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
      text: bones(
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
      text: bones(
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
  ],
  "dia-de-los-muertos": [
    { name: "empty", text: dia(3, "position:\n  phase lay\n") },
    { name: "setup", text: dia(3, "") },
    {
      name: "attack",
      text: dia(
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
      text: dia(
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
  ],
};

/** What an empty editor begins with. */
export const blank = (game: string): string => STARTS[game]![0]!.text;
