"""Día de los Muertos in the terminal: the path with all who are on it, and what happens in words."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ossuary.core.events import Event
from ossuary.core.game import Facts, Game
from ossuary.games.drawing import Drawing

# Where a field is drawn. What connects two fields is drawn from the data, wherever there is room for it.
MAP: list[list[int | None]] = [
    [None, 29, 9, 10, 11, 12, 13, None, None],
    [19, 18, 8, 31, 20, 21, 14, 22, 23],
    [None, 6, 7, 17, 16, None, 15, 30, 24],
    [3, 4, 5, 25, 26, 27, 28, 32, None],
    [2, 1, 0, None, None, None, None, None, None],
]
CELL = 8
PLACES = {field: (x, y) for y, row in enumerate(MAP) for x, field in enumerate(row) if field is not None}
START, GOAL = 0, 32
NAMES = {START: "Start", GOAL: "Goal"}
STYLES = ["bright_blue", "red", "green", "yellow", "magenta", "cyan"]
ARTICLES = {"arm": "an", "leg": "a"}
PLACES_HOME = ("1st", "2nd", "3rd", "4th", "5th", "6th")
SKELETONS = "①②③④⑤⑥"
DOG, GRAVEDIGGER = "♞", "†"
QUESTIONS = {
    "lay": "Which card do you lay face down?",
    "turn": "You play {card}: move by its bones, or act?",
    "movement": "Where to? Points left: {points}, for your skeleton: {fields}.",
    "cartwheel": "Your cartwheel rolls on. Where to?",
    "hold": "Seat {mover} is about to move by {bones}. Do you play hold?",
    "dodge": "Seat {attacker} plays {card} on you. Do you dodge?",
    "target": "Who do you play {card} on?",
    "take": "What do you take with your {card}?",
    "jump": "Where does your leapfrog land?",
    "push": "You hustle seat {victim}. Where do they go, and where do you?",
    "bite": "Who does the dog bite?",
    "den": "Which hiding place does the dog run to?",
    "back": "Which card do you pick from seat {victim}’s hand, by its bones?",
    "lose": "What does seat {victim} lose?",
    "block": "Which field does the gravedigger block for good?",
    "leave": "The gravedigger clears field {field}. Where do you go?",
    "find": "You are at the hiding place {field}. What do you take?",
    "discard": "You have too many cards. Which one do you discard?",
    "swap": "Do you exchange two cards for one?",
}
# Events as phrases; what is not here is not told.
PHRASES = {
    "shuffled": "the discards are shuffled",
    "drew": "drew {card}",
    "laid": "laid a card of {bones}",
    "moves": "moves by {bones}",
    "acts": "plays {card}",
    "discarded": "{card} discarded",
    "stepped": "to {to}",
    "placed": "put on {to}",
    "led-dog": "dog to {to}",
    "bitten": "bitten by the dog",
    "dog-took": "loses {festivity} to the dog",
    "no-effect": "can do nothing with {card}: {reason}",
    "unhurt": "is unhurt: {reason}",
    "has-to-swap": "has only reactions and exchanges all",
    "dragged": "is dragged along",
    "dog-hides": "the dog hides at {field}",
    "dug": "the gravedigger goes to {to}",
    "feasted": "takes part in the {festivity}",
    "found": "finds {item}",
    "stole": "takes {item} from {from}",
    "lost-limb": "loses {limb}",
    "got-limb": "regains {limb}",
    "revealed": "shows {card}",
    "attacked": "attacked by {by} ({card})",
    "dodged": "dodges",
    "held": "holds on to {mover}",
    "knocked-over": "loses the laid card",
    "came-home": "is home as number {rank}",
}
LIMBS = {"arm": "an arm", "leg": "a leg"}
SEATS = [("stole", "from"), ("dodged", "attacker"), ("held", "mover")]


class Canvas:
    """Lines of characters, each with its style, that can be written anywhere."""

    def __init__(self, width: int, height: int) -> None:
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def write(self, x: int, y: int, text: Text | str, style: str = "") -> None:
        for i, character in enumerate(str(text)):
            if isinstance(text, Text):
                style = " ".join(str(span.style) for span in text.spans if span.start <= i < span.end)
            self.cells[y][x + i] = (character, style)

    def lines(self) -> list[Text]:
        return [Text.assemble(*row) for row in self.cells]


class Path(Drawing):
    """The whole path at once: everybody is on the same board."""

    def __init__(self, game: Game[Any], you: int) -> None:
        super().__init__(game, you)
        self.data: dict[str, Any] = game.document()
        self.ways = ways_of(self.data["board"])

    def board(self, facts: Facts, seat: int, width: int) -> RenderableType:
        lines = [*self.path(facts), Text()]
        lines += [self.figure(facts, number, one) for number, one in enumerate(facts["seats"], 1)]
        hidden = [f"{den}: {listed(pile)}" for den, pile in facts["piles"].items() if pile]
        if hidden:
            lines.append(Text("hiding places  " + "; ".join(hidden)))
        lines.append(Text(f"cards  {facts['deck']} to draw, discarded: {listed(facts['discards'])}", style="dim"))
        hand = facts["seats"][self.you - 1]["hand"]
        if hand:
            lines.append(Text.assemble(("your hand  ", "bold"), ", ".join(self.card(card) for card in hand)))
        return Group(*lines)

    # The path.

    def path(self, facts: Facts) -> list[Text]:
        canvas = Canvas(CELL * len(MAP[0]), 2 * len(MAP) - 1)
        ends: dict[int, int] = {}
        for field, (x, y) in PLACES.items():
            label = self.label(facts, field)
            canvas.write(CELL * x, 2 * y, label)
            ends[field] = CELL * x + label.cell_len
        undrawn = [
            f"{a}{'→' if one_way else '–'}{b}"
            for (a, b), one_way in self.ways.items()
            if not draw_way(canvas, ends, a, b, one_way)
        ]
        return [*canvas.lines(), *([Text("also  " + " ".join(undrawn), style="yellow")] if undrawn else [])]

    def label(self, facts: Facts, field: int) -> Text:
        """A field's number, what lies on it, and who stands there."""
        label = Text(NAMES.get(field, str(field)))
        for feast, left in facts["festivity"].items():
            if left and self.data["festivities"][feast]["field"] == field:
                label.append(feast[0] * left, style="bold yellow")
        for seat, one in enumerate(facts["seats"]):
            if one["at"] == field:
                label.append(SKELETONS[seat], style=f"bold {STYLES[seat]}")
        for name, mark in (("dog", DOG), ("gravedigger", GRAVEDIGGER)):
            if facts[name] == field:
                label.append(mark, style="bold")
        return label

    # Whoever is on it.

    def figure(self, facts: Facts, seat: int, one: Facts) -> Text:
        """A skeleton: where, how whole, what it has, and the cards as far as you may see them."""
        arms, legs, points = one["arms"], one["legs"], one["points"]
        limbs = f"{arms or 'no'} arm{'s' * (arms != 1)}, {legs or 'no'} leg{'s' * (legs != 1)}"
        words = [f"field {NAMES.get(one['at'], one['at'])}", limbs]
        if one["rank"]:
            words[0] = f"home in {PLACES_HOME[one['rank'] - 1]} place"
        if one["festivities"]:
            words.append(" ".join(one["festivities"]))
        words.append(f"{points} point{'s' * (points != 1)}")
        if "hand" not in one and one["backs"]:
            words.append("backs: " + " ".join(map(str, one["backs"])))
        if one.get("laid"):
            words.append(f"laid: {self.card(one['laid'])}")
        elif one["laid_back"]:
            words.append(f"laid: a {one['laid_back']}")
        mark = "▸" if facts["turn"] == seat and facts["phase"] != "swap" else " "
        name = (f"{mark}{SKELETONS[seat - 1]} {self.seat_name(seat):7}", f"bold {STYLES[seat - 1]}")
        return Text.assemble(name, " · ".join(words))

    def card(self, name: str) -> str:
        """A card and the bones on its back."""
        return f"{name} {self.data['cards'][name]['bones']}"

    def details(self, thing: str) -> str:
        """What a card shows: the bones on its back, what it needs, how far it reaches."""
        card = self.data["cards"].get(thing)
        if card is None:
            return ""
        bones = f"{card['bones']} bone{'s' * (card['bones'] != 1)} on its back"
        needs = f"needs {' and '.join(f'{ARTICLES[limb]} {limb}' for limb in card['needs'])}" if card["needs"] else ""
        reach = f"reaches {'–'.join(map(str, card['range']))} fields" if "range" in card else ""
        return " · ".join(filter(None, [bones, needs, reach, f"{card['copies']} in the game"]))

    def others(self, facts: Facts) -> list[Text]:
        return []

    # Words.

    def question(self, asked: dict[str, str], facts: Facts) -> str:
        form = QUESTIONS.get(asked["asked"])
        return form.format_map(asked) if form else super().question(asked, facts)

    def legend(self) -> list[Text]:
        return [
            Text(f"{SKELETONS} the skeletons · {DOG} the dog · {GRAVEDIGGER} the gravedigger"),
            Text("m d b: music, dance and banquet that can still be had there"),
            Text("A number behind a card is the bones on its back; of other hands you see the backs only."),
        ]

    def news(self, events: list[Event], before: Facts, now: Facts) -> list[Text]:
        """What happened, in order; all that one seat did or suffered in a row on one line."""
        lines: list[tuple[int, list[str]]] = []
        for event in map(self.game.describe, events):
            phrase = self.phrase(event)
            if not phrase:
                continue
            if not lines or lines[-1][0] != event["seat"]:
                lines.append((event["seat"], []))
            lines[-1][1].append(phrase)
        return [self.line(seat, phrases) for seat, phrases in lines]

    def line(self, seat: int, phrases: list[str]) -> Text:
        if seat == 0:
            return Text("; ".join(phrases), style="italic")
        return Text.assemble((self.seat_name(seat), f"bold {STYLES[seat - 1]}"), "  ", "; ".join(phrases))

    def phrase(self, told: dict[str, Any]) -> str:
        own_answer = told["kind"] in ("laid", "stepped", "moves") and told["seat"] == self.you
        said = {key: self.word(told["kind"], key, value) for key, value in told.items()}
        return "" if own_answer else PHRASES.get(told["kind"], "").format_map(said)

    def word(self, kind: str, key: str, value: Any) -> str:
        if key == "by" or (kind, key) in SEATS:
            return self.seat_name(value)
        if key == "limb":
            return LIMBS.get(value, "")
        if key == "reason":
            return str(value).replace("-", " ")
        return NAMES.get(value, str(value)) if key == "to" else str(value)


def ways_of(board: dict[str, Any]) -> dict[tuple[int, int], bool]:
    """All connections of the board, and whether one can only be gone from the first field to the second."""
    ways = {(a, b): True for run in board["one_way"] for a, b in pairwise(run)}
    for name in ("crossing", "festivities", "dens", "path"):
        for a, b in board[name]:
            ways[a, b] = False
    return ways


def draw_way(canvas: Canvas, ends: dict[int, int], a: int, b: int, one_way: bool) -> bool:
    """Draw a connection, if its fields lie so that it can be drawn."""
    arrow = {1: "→", -1: "←"}[1 if PLACES[a] < PLACES[b] else -1]
    first, second = sorted((a, b), key=lambda field: (PLACES[field][1], PLACES[field][0]))
    (x, y), (to_x, to_y) = PLACES[first], PLACES[second]
    if y == to_y and all(MAP[y][between] is None for between in range(x + 1, to_x)):
        start, end = ends[first] + 1, CELL * to_x - 1
        canvas.write(start, 2 * y, "─" * (end - start), "dim")
        if one_way and end > start:
            canvas.write(end - 1 if arrow == "→" else start, 2 * y, arrow, "dim")
        return True
    if to_y != y + 1 or abs(to_x - x) > 1:
        return False
    if to_x == x:
        canvas.write(CELL * x, 2 * y + 1, ("↓" if a == first else "↑") if one_way else "│", "dim")
    else:
        canvas.write(CELL * max(x, to_x) - CELL // 2 + 1, 2 * y + 1, "╱" if to_x < x else "╲", "dim")
    return True


def listed(items: list[str]) -> str:
    """'kick ×2, beat'"""
    return ", ".join(f"{item} ×{n}" if n > 1 else item for item, n in Counter(items).items()) or "none"
