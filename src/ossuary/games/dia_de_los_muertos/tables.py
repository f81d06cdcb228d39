"""The data files as tables in which the rules look things up."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.core.data_files import BadData, load_data, names, number, provenances
from ossuary.core.rulings import Rulings
from ossuary.games.dia_de_los_muertos import cards
from ossuary.games.dia_de_los_muertos.board import Board
from ossuary.games.dia_de_los_muertos.cards import (
    ARM,
    CARDS,
    CODES,
    FEASTS,
    FESTIVITIES,
    KINDS,
    LEG,
    LONGEST_BACK,
    NATURES,
    NO_FESTIVITY,
    PLAIN,
    RANDOM,
    REACTION,
    STRAIGHT,
    UNKNOWN,
)
from ossuary.games.dia_de_los_muertos.fields import (
    DEN,
    DENS,
    FESTIVITY,
    FESTIVITY_DOORS,
    FIELDS,
    FIRST_DEN,
    GOAL,
    HOME,
    PATH,
)

PACKAGE: Final = "ossuary.games.dia_de_los_muertos"
DECK: Final = 66
MOST_SEATS: Final = 6
# The natures that the booklet states, by kind of card; those of snatch and header stood in a lost picture.
KNOWN_NATURES: Final[list[int]] = [
    REACTION,
    PLAIN,
    -1,
    REACTION,
    -1,
    PLAIN,
    PLAIN,
    STRAIGHT,
    RANDOM,
    STRAIGHT,
    STRAIGHT,
    RANDOM,
    RANDOM,
    RANDOM,
]


class Tables:
    """Never changed: all positions that are played with the same data and the same rulings share it."""

    def __init__(self, data: dict[str, Any], rulings: Rulings, code: int) -> None:
        self.edition: i64 = rulings.edition
        self.code: i64 = code  # of the house rules: see Rulings
        self._rulings(rulings.chosen(code))
        self.board: Board = Board(data["board"])
        self._cards(data["cards"])
        self._festivities(data["festivities"])
        self._setup(data["setup"])

    def _rulings(self, chosen: dict[str, str]) -> None:
        """What rulings.toml lets an edition or a table decide, as flags that the rules test."""
        self.attacks_reach_goal: bool = chosen["attacks-in-goal"] == "all-but-hustle"
        self.strict_positions: bool = chosen["positions"] == "refused"
        self.dodges_holds: bool = chosen["dodge-a-hold"] == "yes"
        self.dog_enters_goal: bool = chosen["dog-in-goal"] == "yes"

    def _cards(self, data: dict[str, Any]) -> None:
        """DM-0.2: the 66 cards, their backs, and what they need, are and reach."""
        copies = [0] * CODES
        back = [0] * CODES
        sign = [0] * KINDS
        nature = [0] * KINDS
        nearest = [0] * KINDS
        farthest = [0] * KINDS
        for kind in range(KINDS):
            where = "cards." + CARDS[kind]
            card = data[CARDS[kind]]
            copies[kind] = number(card, "copies", where, 0, DECK)
            back[kind] = number(card, "bones", where, 1, LONGEST_BACK)
            needs = names(card, "needs", where, ["arm", "leg"])
            sign[kind] = (ARM if "arm" in needs else 0) | (LEG if "leg" in needs else 0)
            nature[kind] = _nature(card, kind, where)
            if "range" in card:
                nearest[kind], farthest[kind] = _range(card, where)
        if sum(copies) != DECK:
            raise BadData("cards", f"there are {DECK} cards, not {sum(copies)}")
        for bones in range(1, LONGEST_BACK + 1):
            back[UNKNOWN + bones] = bones
        self.copies: vec[i64] = vec[i64](copies)
        self.back: vec[i64] = vec[i64](back)  # by code: an unknown card's back is known
        self.sign: vec[i64] = vec[i64](sign)
        self.nature: vec[i64] = vec[i64](nature)
        self.nearest: vec[i64] = vec[i64](nearest)
        self.farthest: vec[i64] = vec[i64](farthest)
        self.hold_back: i64 = back[cards.HOLD]
        self.dodge_back: i64 = back[cards.DODGE]

    def _festivities(self, festivities: dict[str, Any]) -> None:
        """DM-0.3: the festivity cards, their points and fields; and what kind of field each is."""
        where_danced = [NO_FESTIVITY] * FIELDS
        special = [PATH] * FIELDS
        points = [0] * FEASTS
        exist = [0] * FEASTS
        for_two = [0] * FEASTS
        for_more = [0] * FEASTS
        for feast in range(FEASTS):
            where = "festivities." + FESTIVITIES[feast]
            card = festivities[FESTIVITIES[feast]]
            field = number(card, "field", where, 0, GOAL)
            if field not in [f for f, _ in FESTIVITY_DOORS] or where_danced[field] != NO_FESTIVITY:
                raise BadData(where + ".field", f"should be 19, 21 or 24, each once, not {field}")
            where_danced[field] = feast
            special[field] = FESTIVITY
            points[feast] = number(card, "points", where, 0, 99)
            exist[feast] = number(card, "copies", where, 1, MOST_SEATS)
            for_two[feast] = number(card, "for_two", where, 0, exist[feast])
            for_more[feast] = number(card, "for_more", where, 0, exist[feast])
        for den in range(DENS):
            special[FIRST_DEN + den] = DEN
        special[GOAL] = HOME
        self.special: vec[i64] = vec[i64](special)
        self.festivity_at: vec[i64] = vec[i64](where_danced)
        self.points: vec[i64] = vec[i64](points)
        self.festivity_copies: vec[i64] = vec[i64](exist)
        self.for_two: vec[i64] = vec[i64](for_two)
        self.for_more: vec[i64] = vec[i64](for_more)

    def _setup(self, setup: dict[str, Any]) -> None:
        """The other numbers that the rules take from the data."""
        self.hand: i64 = number(setup, "hand", "setup", 1, DECK // MOST_SEATS)
        self.hand_limit: i64 = number(setup, "hand_limit", "setup", 1, DECK)
        self.dog: i64 = number(setup, "dog", "setup", 1, GOAL - 1)
        self.digger_fields_for_two: i64 = number(setup, "digger_fields_for_two", "setup", 1, 6)
        self.digger_fields: i64 = number(setup, "digger_fields", "setup", 1, 6)
        self.idle_rounds: i64 = number(setup, "idle_rounds", "setup", 1, 100000)
        ranks = setup["rank_points"]
        if len(ranks) != MOST_SEATS:
            raise BadData("setup.rank_points", f"should be six numbers, not {ranks}")
        worth = [0]  # by rank; 0 is not in the goal
        worth += [number({"rank_points": n}, "rank_points", "setup", 0, 99) for n in ranks]
        self.rank_points: vec[i64] = vec[i64](worth)

    def apart(self, here: i64, there: i64) -> i64:
        """How many fields it is from one to the other, signs ignored (DM-7.1)."""
        return self.board.distance[here * FIELDS + there]


def _nature(card: dict[str, Any], kind: int, where: str) -> int:
    nature = names({"kind": [card["kind"]]}, "kind", where, NATURES)[0]
    found = NATURES.index(nature)
    if kind in (cards.SNATCH, cards.HEADER):
        if found not in (PLAIN, STRAIGHT):
            raise BadData(where + ".kind", f"should be plain or straight, not {nature}")
    elif found != KNOWN_NATURES[kind]:
        raise BadData(where + ".kind", f"is {NATURES[KNOWN_NATURES[kind]]} by the booklet, not {nature}")
    return found


def _range(card: dict[str, Any], where: str) -> tuple[int, int]:
    reach = card["range"]
    if len(reach) != 2:
        raise BadData(where + ".range", f"should be the nearest and the farthest field, not {reach}")
    farthest = number({"range": reach[1]}, "range", where, 0, FIELDS)
    return number({"range": reach[0]}, "range", where, 0, farthest), farthest


class Data:
    """The data files, read once, with an owner's corrections or without, and the tables made from them."""

    def __init__(self, corrections: dict[str, Any] | None, rulings: Rulings) -> None:
        self.source = load_data(PACKAGE, corrections)
        self.provenances = provenances(self.source)
        self.rulings = rulings
        self.made: dict[int, Tables] = {}
        self.default_tables = self.tables(rulings.default_code())

    def tables(self, code: int) -> Tables:
        """The tables for these house rules; made when they are first needed."""
        found = self.made.get(code)
        if found is None:
            found = Tables(self.source, self.rulings, code)
            self.made[code] = found
        return found
