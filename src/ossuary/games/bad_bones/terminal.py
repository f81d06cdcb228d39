"""Bad Bones in the terminal: the clearing with its forests, and what happens in words."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ossuary.core.events import Event
from ossuary.core.game import Facts, Game
from ossuary.games.drawing import Drawing

COLUMNS = "abcde"
ROWS = "54321"
CELL = 11
EDGE = 8
BOARD = 2 * EDGE + 5 * CELL + 6
WIDE = BOARD + 38
STYLES = {"blue": "bright_blue", "green": "green", "purple": "magenta", "yellow": "yellow", "red": "red"}
LETTERS = {symbol: symbol[0].upper() for symbol in STYLES}
ARROWS = {"^": "↑", ">": "→", "v": "↓", "<": "←"}
CHIEFS = {
    "artificer": "ar",
    "necromancer": "ne",
    "nice": "ni",
    "instructor": "in",
    "spectral": "sp",
    "saboteur": "sa",
    "emperor": "em",
}
SHORT_TRAPS = {
    "wall/": "╱ wall",
    "wall\\": "╲ wall",
    "wall/!": "╱ wall!",
    "wall\\!": "╲ wall!",
    "labyrinth-white": "lab. white",
    "labyrinth-black": "lab. black",
}
HERO = "@"
QUESTIONS = {
    "market": "What do you buy? One item per turn; once you are done, you can’t buy any more.",
    "stand": "On which of your towers does your hero start?",
    "hero": "Where does your hero go?",
    "trap": "Place a trap, retrieve one, or pass?",
    "order": "Which skeleton moves next? You can also let the rest advance.",
    "flee": "{skeletons} on {space} flees from the dragon. Which way?",
    "lead": "Which instructor leads?",
    "stop": "Your tower on {space} stops one of {skeletons}. Which?",
    "weapon": "Your hero killed three at once. Do you use your weapon, or keep it?",
    "turn": "The rapier turns {skeleton} on {space}. Which way should it face?",
}
SEND = {
    "edge": "{skeletons} leaves the clearing. Whose cemetery does it go to?",
    "catapult": "The catapult on {space} throws {skeletons}. To which player?",
    "hearse": "The hearse on {space} takes {skeletons}. To which player?",
}

LOST = "lost …"
OWN_ANSWERS = ("placed", "retrieved", "hero-moved", "bought")  # no news to who gave them
# Events that are told with one thing in the gap: how, and which of their keys the thing is.
PHRASES = {
    "hero-moved": ("hero to …", "space"),
    "hero-fell": ("the hero fell with the emperor", ""),
    "killed": ("killed …", "model"),
    "retrieved": ("retrieved …", "trap"),
    "bought": ("bought …", "item"),
    "froze": ("froze …", "space"),
}


def skeleton(name: str, facing: str = "", style: str = "", mark: str = "") -> Text:
    """A skeleton in three letters or so: its symbol, where it looks, which chief it is."""
    symbol = name.partition("-")[0]
    chief = CHIEFS.get(name.partition(":")[2], "")
    return Text(LETTERS[symbol] + ARROWS.get(facing, "") + chief + mark, style=f"{STYLES[symbol]} {style}".strip())


def fit(text: Text, width: int) -> Text:
    """Exactly so wide."""
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


def crowd(tokens: list[Text], width: int) -> Text:
    """As many as there is room for, and a count of the others."""
    for shown in range(len(tokens), -1, -1):
        line = Text(" ").join(tokens[:shown])
        if shown < len(tokens):
            line.append(f" +{len(tokens) - shown}" if shown else f"{len(tokens)} here")
        if line.cell_len <= width:
            return fit(line, width)
    return fit(Text(f"+{len(tokens)}"), width)


def listed(items: list[str]) -> str:
    """'wall ×2, dragon'"""
    return ", ".join(f"{item} ×{n}" if n > 1 else item for item, n in Counter(items).items()) or "nothing"


def counted(items: list[str]) -> str:
    """'2 floors, 1 house'"""
    return ", ".join(f"{n} {item}s" if n > 1 else f"1 {item}" for item, n in Counter(items).items())


class Clearing(Drawing):
    """A player's board, drawn as it lies on the table."""

    def __init__(self, game: Game[Any], you: int) -> None:
        super().__init__(game, you)
        self.data: dict[str, Any] = game.document()

    def board(self, facts: Facts, seat: int, width: int) -> RenderableType:
        one = facts["seats"][seat - 1]
        lines = self.clearing(facts, one)
        below = self.belongings(facts, one)
        if seat == self.you:
            below += self.others(facts)
        if width < WIDE:
            return Group(*lines, *below)
        grid = Table.grid(padding=(0, 3))
        grid.add_column(no_wrap=True, width=BOARD)
        grid.add_column()
        grid.add_row(Group(*lines), Group(Text(), *below))
        return grid

    # The board.

    def clearing(self, facts: Facts, one: Facts) -> list[Text]:
        coop = "towers" in one
        board = self.data["boards"]["coop" if coop else "versus"]
        entries = board["entries"]
        lines = []
        if coop:
            capital = "⌂ " * facts["capital"] or "in ashes"
            lines.append(Text(" " * (EDGE + 1) + f"the capital: {capital}", style="bold"))
            lines.append(self.letters())
        else:
            lines += self.forest_row(facts, one, "5", "v", entries["top"])
            lines.append(self.letters())
        for i, row in enumerate(ROWS):
            lines.append(self.ruling("┌┬┐" if i == 0 else "├┼┤"))
            lines += self.row(facts, one, row, entries["left"][i], entries["right"][i], board)
        lines.append(self.ruling("└┴┘"))
        if coop:
            lines += reversed(self.forest_row(facts, one, "1", "^", entries["bottom"]))
        else:
            houses = "⌂ " * one["houses"] or "in ashes"
            lines.append(Text(" " * (EDGE + 1) + f"the village: {houses}", style="bold"))
        return lines

    def letters(self) -> Text:
        return Text(" " * (EDGE + 1) + " ".join(column.center(CELL) for column in COLUMNS), style="dim")

    def ruling(self, corners: str) -> Text:
        left, middle, right = tuple(corners)
        return Text(" " * EDGE + left + middle.join("─" * CELL for _ in COLUMNS) + right, style="dim")

    def forest_row(self, facts: Facts, one: Facts, row: str, facing: str, symbols: list[str]) -> list[Text]:
        """The forest above (or below) the clearing: who waits, and whose entry it is."""
        waiting = Text(" " * (EDGE + 1))
        entries = Text(" " * (EDGE + 1))
        for column, symbol in zip(COLUMNS, symbols, strict=True):
            tokens = self.waiting_at(facts, one, column + row, facing)
            room = crowd(tokens, CELL)
            room.align("center", CELL)
            waiting.append_text(room).append(" ")
            entries.append(symbol[0].center(CELL) + " ", style=STYLES[symbol])
        return [waiting, entries]

    def waiting_at(self, facts: Facts, one: Facts, space: str, facing: str) -> list[Text]:
        return [
            skeleton(name, looks, self.manner(facts, colour))
            for name, _, beside, looks, colour in one["forest"]
            if beside == space and looks == facing
        ]

    def manner(self, facts: Facts, colour: str) -> str:
        """In the skeleton phase those who have moved are dim; before it, those who will sit it out."""
        has_to_move = (colour != facts["tracking"]) == (facts["phase"] == "skeletons")
        return "bold" if has_to_move else "dim"

    def row(self, facts: Facts, one: Facts, row: str, left: str, right: str, board: Facts) -> list[Text]:
        cells = [self.cell(facts, one, column + row, board) for column in COLUMNS]
        bar = Text("│", style="dim")
        lines = []
        for i in range(2):
            inner = bar.join([cell[i] for cell in cells])
            lines.append(
                Text.assemble(
                    self.edge(facts, one, "a" + row, ">", left, row, i),
                    bar,
                    inner,
                    bar,
                    self.edge(facts, one, "e" + row, "<", right, row, i),
                )
            )
        return lines

    def edge(self, facts: Facts, one: Facts, space: str, facing: str, symbol: str, row: str, line: int) -> Text:
        """The forest at the side of a row: the row's number and the entry's symbol, and who waits there."""
        tokens = self.waiting_at(facts, one, space, facing)
        if line == 1:
            room = crowd(tokens, EDGE - 1)
            room.rstrip()
        elif facing == ">":
            room = Text.assemble((f"{row}  ", "dim"), (symbol[0], STYLES[symbol]))
        else:
            room = Text.assemble((symbol[0], STYLES[symbol]), (f"  {row}", "dim"))
        if facing == ">":
            room.align("right", EDGE - 1)
            return room.append(" ")
        return fit(Text(" ").append_text(room), EDGE)

    def cell(self, facts: Facts, one: Facts, space: str, board: Facts) -> tuple[Text, Text]:
        here = [
            skeleton(name, facing, self.manner(facts, colour))
            for name, at, facing, colour in one["skeletons"]
            if at == space
        ]
        ground = self.ground(one, space, board)
        if one["hero"] == space:
            ground = Text.assemble((HERO, "bold reverse"), " " if ground.cell_len < CELL - 1 else "", ground)
        return fit(ground, CELL), crowd(here, CELL)

    def ground(self, one: Facts, space: str, board: Facts) -> Text:
        """What a space carries: a tower, a trap or a printed arrow."""
        for trap, at in one["traps"]:
            if at == space:
                return Text(SHORT_TRAPS.get(trap, trap), style="bold cyan" if not trap.endswith("!") else "cyan")
        arrows = board["arrows"]
        if space in board["towers"]:
            floors = one.get("tower", 1 if space in one.get("towers", []) else 0)
            if floors:
                return Text("▟█▙" if "towers" in one else f"▟█▙ {floors}", style="bold white")
            if "towers" not in one:
                return Text("fallen", style="dim")
            arrows = board["arrows"] + board.get("ruins", [])
        signs = [
            "".join(ARROWS[moving] for moving in arrow["moving"]).replace("←→", "↔").replace("↑↓", "↕")
            + "⇒"
            + ARROWS[arrow["turns"]]
            for arrow in arrows
            if space in arrow["on"]
        ]
        return Text(" ".join(signs), style="dim")

    # What lies beside it.

    def belongings(self, facts: Facts, one: Facts) -> list[Text]:
        if "supply" in one:
            lines = [labelled("supply", listed(one["supply"]))]
        else:
            lines = [labelled("our supply", listed(facts["supply"]))]
        if one["cemetery"]:
            lines.append(labelled("cemetery", listed(one["cemetery"])))
        if one["weapon"] != "none":
            lines.append(labelled("weapon", one["weapon"]))
        if facts["phase"] == "market":
            lines.append(labelled("coins", str(one.get("coins", facts.get("coins")))))
            offers = [f"{item} ×{n} ({self.cost(item)})" for item, n in facts["market"].items() if n]
            lines.append(labelled("market", ", ".join(offers)))
        return lines

    def cost(self, item: str) -> int:
        return int((self.data["traps"].get(item) or self.data["weapons"][item])["cost"])

    def others(self, facts: Facts) -> list[Text]:
        return [self.other(seat, one) for seat, one in enumerate(facts["seats"], 1) if seat != self.you]

    def other(self, seat: int, one: Facts) -> Text:
        if "towers" in one:
            stands = f"towers {' '.join(one['towers'])}"
        else:
            stands = f"tower {one['tower']}, houses {one['houses']}"
        told = f"{stands}, {len(one['skeletons'])} skeletons + {len(one['forest'])} in the forests"
        if one["cemetery"]:
            told += f", cemetery {len(one['cemetery'])}"
        traps = ", ".join(f"{trap} {at}" for trap, at in one["traps"])
        return labelled(f"seat {seat}", told + (f"; {traps}" if traps else ""))

    # Words.

    def title(self, facts: Facts) -> str:
        return f"{self.game.title} · round {facts['round']} · {facts['phase']}"

    def question(self, asked: dict[str, str], facts: Facts) -> str:
        form = SEND[asked["by"]] if asked["asked"] == "send" else QUESTIONS.get(asked["asked"])
        if form is None:
            return super().question(asked, facts)
        return form.format_map({**asked, "skeletons": ", ".join(asked.get("skeletons", "").split())})

    def details(self, thing: str) -> str:
        """What a trap or a weapon costs, and the stars of a trap."""
        document = self.game.document()
        trap, weapon = document["traps"].get(thing), document["weapons"].get(thing)
        if weapon:
            return f"costs {weapon['cost']} in the market"
        if not trap or "stars" not in trap:
            return ""
        worn = f", {trap['worn']} when damaged" if trap.get("worn") not in (None, 0, trap["stars"]) else ""
        price = f"costs {trap['cost']} in the market" if trap.get("cost") else ""
        return " · ".join(filter(None, [price, f"{trap['stars']} star{'s' * (trap['stars'] != 1)}{worn}"]))

    def legend(self) -> list[Text]:
        letters = Text(" ").join([Text(f"{letter} {symbol}", STYLES[symbol]) for symbol, letter in LETTERS.items()])
        return [
            Text.assemble("Skeletons: ", letters, "; one that looks right: ", skeleton("blue-left", ">", "bold")),
            Text("Chiefs: " + ", ".join(f"{short} {chief}" for chief, short in CHIEFS.items())),
            Text(f"{HERO} the hero · wall! a damaged wall · ↔⇒↓ who comes from the side turns down · ▟█▙ 4 floors"),
            Text("Small letters at the edge: whose entry it is. Pale skeletons have moved, or sit this round out."),
        ]

    def news(self, events: list[Event], before: Facts, now: Facts) -> list[Text]:
        """One line for each seat and phase, of what cannot be read off the own answer."""
        lines: list[Text] = []
        told: dict[int, dict[str, list[str]]] = {}
        for event in [*map(self.game.describe, events), None]:
            if event is None or event["kind"] == "phase-opens":
                lines += [self.line(seat, deeds) for seat, deeds in told.items() if deeds]
                told = {}
                continue
            deed, things = self.deed(event, "capital" in now)
            if deed and things:
                told.setdefault(event["seat"], {}).setdefault(deed, []).extend(things)
        return lines

    def line(self, seat: int, deeds: dict[str, list[str]]) -> Text:
        told = {deed: counted(things) if deed == LOST else listed(things) for deed, things in deeds.items()}
        return labelled(self.seat_name(seat), "; ".join(deed.replace("…", words) for deed, words in told.items()))

    def deed(self, told: dict[str, Any], coop: bool) -> tuple[str, list[str]]:
        """An event as a phrase with a gap, and what goes into the gap; nothing for what is not told."""
        kind = told["kind"]
        mine = told["seat"] == self.you
        if kind in OWN_ANSWERS and mine:
            return "", []
        if kind == "worn":
            return wear(told)
        if kind == "sent" and isinstance(told["to"], int):
            whom = "the own cemetery" if told["to"] == told["seat"] else self.seat_name(told["to"])
            return f"sent … to {whom}", [told["model"]]
        if kind == "drew" and mine:
            return "drew …", [told["model"]]
        if kind == "rebuilt":
            return "rebuilt …", [told["what"]]
        if kind == "razed":
            return LOST, ["tower" if coop else "floor"] * told["floors"]
        if kind == "burnt":
            return LOST, ["house"] * told["houses"]
        if kind == "placed":
            return "placed …", [f"{told['trap']} on {told['space']}"]
        if kind in PHRASES:
            phrase, key = PHRASES[kind]
            return phrase, [told.get(key, "")]
        return "", []


def wear(told: dict[str, Any]) -> tuple[str, list[str]]:
    """What became of a trap that was used."""
    where = [f"{told['trap'].rstrip('!')} on {told['space']}"]
    if told["now"] == told["trap"]:
        return "", []
    if told["now"].endswith("!"):
        return "… damaged", where
    return ("… went off", where) if told["now"] == "blast" else ("… gone", where)


def labelled(label: str, words: str) -> Text:
    """A line that begins with whom or what it is about; skeletons in it have their colours."""
    text = Text.assemble((label, "bold"), "  ", words)
    for symbol, style in STYLES.items():
        text.highlight_regex(rf"\b{symbol}-\w+(:\w+)?", style)
    return text
