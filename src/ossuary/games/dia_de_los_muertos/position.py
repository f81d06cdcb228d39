"""Statements about a position: read to build one, or compared with the facts of one."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ossuary.core.game import Facts
from ossuary.core.refusal import fault
from ossuary.core.state import CHANCE
from ossuary.core.statements import BadStatement, PositionReader, Statement, StatementWords
from ossuary.games.dia_de_los_muertos import phases, steps
from ossuary.games.dia_de_los_muertos.cards import FESTIVITIES, FIRST_FESTIVITY, ITEMS, NO_CARD, PILE, WHOLE
from ossuary.games.dia_de_los_muertos.effects import owns, take_from_deck
from ossuary.games.dia_de_los_muertos.fields import BIT, BLOCKS, DENS, DIGGER_WAY, FIRST_DEN, GOAL, START
from ossuary.games.dia_de_los_muertos.state import NOT_IN_GOAL, TO_PLAY, MuertosState
from ossuary.games.dia_de_los_muertos.steps.round import make_order, open_playing, open_swapping
from ossuary.games.dia_de_los_muertos.steps.setup import new_state
from ossuary.games.dia_de_los_muertos.tables import Tables
from ossuary.games.dia_de_los_muertos.words import CARD_OF

PHASE_OF: Final[dict[str, int]] = {phase: i for i, phase in enumerate(phases.NAMES)}
FESTIVITY_OF: Final[dict[str, int]] = {festivity: i for i, festivity in enumerate(FESTIVITIES)}
PILE_OF: Final[dict[str, int]] = {item: i for i, item in enumerate(ITEMS[:PILE])}
BACK_OF: Final[dict[str, int]] = {"1": 1, "2": 2, "3": 3}
DEN_OF: Final[dict[str, int]] = {str(FIRST_DEN + den): den for den in range(DENS)}


class Builder(PositionReader):
    """Builds a position: every card that is stated comes from the draw pile, which keeps the rest."""

    def __init__(self, tables: Tables, seats: int) -> None:
        super().__init__(["phase"])
        self.s = new_state(tables, seats)
        self.phase = phases.LAY

    def build(self, position: list[Statement]) -> MuertosState:
        self.read_all(position)
        self.check_figures()
        self.check_festivities()
        self.open()
        return self.s

    def read_game(self, w: StatementWords) -> None:
        s = self.s
        key = w.words[0]
        if key == "round":
            s.round = w.number(1, 100000)
            s.last_progress = s.round - 1
        elif key == "phase":
            self.phase = w.one_of(PHASE_OF)
        elif key == "dog":
            s.dog = w.number(START + 1, GOAL if s.tables.dog_enters_goal else GOAL - 1)  # DM-6.1
        elif key == "gravedigger":
            s.gravedigger = w.number(START, GOAL)
            if not any(field == s.gravedigger for way in (DIGGER_WAY, BLOCKS) for field in way):
                raise BadStatement(fault("never-dug", field=w.words[1]), 1)
        elif key == "festivity":
            festivity = w.one_of(FESTIVITY_OF)
            s.festivities[festivity] = w.number(0, int(s.tables.festivity_copies[festivity]))
            key = "festivity " + FESTIVITIES[festivity]
        elif key == "pile":
            den = w.one_of(DEN_OF)
            while w.left() > 0:
                item = w.one_of(PILE_OF, "card-or-festivity")
                if item < FIRST_FESTIVITY:
                    self.deal(item, w)
                s.piles[den * PILE + item] += 1
            key = f"pile {den}"
        elif key == "discards":
            while w.left() > 0:
                s.discards[self.card(w)] += 1
        else:
            raise BadStatement(fault("no-such-statement", word=key))
        self.end_once(key, w)

    def read_seat(self, seat: int, w: StatementWords) -> None:
        k = self.s.skeleton(seat)
        key = w.words[0]
        if key == "at":
            k.at = w.number(START, GOAL)
        elif key == "arms":
            k.arms = w.number(0, WHOLE)
        elif key == "legs":
            k.legs = w.number(0, WHOLE)
        elif key == "hand":
            while w.left() > 0:
                k.hand[self.card(w)] += 1
                k.held += 1
        elif key == "laid":
            if self.phase != phases.PLAY:
                raise BadStatement(fault("laid-too-early"))
            k.laid = self.card(w)
            k.due = TO_PLAY
        elif key == "festivities":
            while w.left() > 0:
                festivity = w.one_of(FESTIVITY_OF)
                if owns(k, festivity):
                    raise BadStatement(fault("festivity-twice", word=w.words[w.at - 1]), w.at - 1)
                k.festivities |= BIT[festivity]
        elif key == "rank":
            k.rank = w.number(1, int(self.s.seats))
            if any(other.rank == k.rank and other.seat != k.seat for other in self.s.skeletons):
                raise BadStatement(fault("rank-twice", rank=w.words[1]), 1)
        else:
            raise BadStatement(fault("no-such-statement-of-a-seat", word=key))
        self.end_once(f"{k.seat} {key}", w)

    def card(self, w: StatementWords) -> int:
        card = w.one_of(CARD_OF, "card")
        self.deal(card, w)
        return card

    def deal(self, card: i64, w: StatementWords) -> None:
        if self.s.deck[card] == 0:
            raise BadStatement(fault("not-so-many", word=w.words[w.at - 1]), w.at - 1)
        take_from_deck(self.s, card)

    def check_figures(self) -> None:
        """Refuse skeletons where they can't be (DM-1.5, DM-4.5)."""
        for k in self.s.skeletons:
            if (k.at == GOAL) != (k.rank != NOT_IN_GOAL):
                raise BadStatement(fault("rank-in-goal", seat=k.seat))
            if k.rank != NOT_IN_GOAL and (k.held > 0 or k.laid != NO_CARD):
                raise BadStatement(fault("no-cards-in-goal", seat=k.seat))
            if k.at == self.s.gravedigger and self.s.tables.strict_positions:
                raise BadStatement(fault("on-the-gravedigger", seat=k.seat))
            if k.at == self.s.dog and k.rank == NOT_IN_GOAL:
                raise BadStatement(fault("on-the-dog", seat=k.seat))
            k.lone = 1 if k.laid != NO_CARD and k.held == 0 else 0  # DM-3.3

    def check_festivities(self) -> None:
        s = self.s
        for festivity, name in enumerate(FESTIVITIES):
            found = int(s.festivities[festivity]) + sum(1 for k in s.skeletons if owns(k, festivity))
            found += sum(int(s.piles[den * PILE + FIRST_FESTIVITY + festivity]) for den in range(DENS))
            if found > s.tables.festivity_copies[festivity]:
                copies = s.tables.festivity_copies[festivity]
                raise BadStatement(fault("too-many-festivities", festivity=name, copies=copies, found=found))

    def open(self) -> None:
        """Push the steps that are left when the stated phase begins."""
        if self.phase == phases.LAY:
            self.s.push(steps.ROUND, CHANCE, 0)
            return
        make_order(self.s)
        if self.phase == phases.PLAY:
            open_playing(self.s)
        else:
            open_swapping(self.s)


def statement_holds(facts: Facts, seat: int, words: list[str]) -> bool:
    """Whether a statement agrees with these facts."""
    w = StatementWords(words)
    if seat == 0:
        return _game_holds(facts, w)
    return _seat_holds(facts["seats"][seat - 1], w)


def _game_holds(facts: Facts, w: StatementWords) -> bool:
    key = w.words[0]
    if key in ("round", "dog", "gravedigger"):
        return _same_number(facts[key], w)
    if key == "phase":
        w.one_of(PHASE_OF)
        w.end_without_count()
        return bool(facts["phase"] == w.words[1] and not facts["over"])
    if key == "festivity":
        w.one_of(FESTIVITY_OF)
        return _same_number(facts["festivity"][w.words[1]], w)
    if key == "pile":
        w.one_of(DEN_OF)
        return _same_list(facts["piles"][w.words[1]], w, PILE_OF, "card-or-festivity")
    if key == "discards":
        return _same_list(facts["discards"], w, CARD_OF, "card")
    if key == "order":
        while w.left() > 0:
            w.number(1, len(facts["seats"]))
        w.end_without_count()
        return bool([str(seat) for seat in facts["order"]] == w.words[1:])
    raise BadStatement(fault("no-such-statement", word=key))


def _seat_holds(facts: Facts, w: StatementWords) -> bool:
    key = w.words[0]
    if key in ("at", "arms", "legs", "rank"):
        return _same_number(facts[key], w)
    if key == "hand":
        return _same_list(facts.get("hand"), w, CARD_OF, "card")
    if key == "festivities":
        return _same_list(facts["festivities"], w, FESTIVITY_OF)
    if key == "backs":
        return _same_list([str(bones) for bones in facts["backs"]], w, BACK_OF)
    if key == "laid":
        w.one_of(CARD_OF, "card")
        w.end_without_count()
        return bool(facts.get("laid") == w.words[1])
    raise BadStatement(fault("no-such-statement-of-a-seat", word=key))


def _same_number(found: int, w: StatementWords) -> bool:
    value = w.number(0, 100000)
    w.end_without_count()
    return found == value


def _same_list(found: Any, w: StatementWords, known: dict[str, int], wanted: str = "") -> bool:
    first = w.at
    while w.left() > 0:
        w.one_of(known, wanted)
    w.end_without_count()
    return found is not None and sorted(found) == sorted(w.words[first:])
