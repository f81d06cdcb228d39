"""Día de los Muertos as a game: its steps in order, and what core asks of a game."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ossuary.core.chance import Dice
from ossuary.core.game import Facts, Game, Outcome
from ossuary.core.refusal import Reason
from ossuary.core.rulings import Rulings
from ossuary.core.state import kind_of
from ossuary.core.statements import Statement
from ossuary.games.dia_de_los_muertos import DESCRIPTOR, steps
from ossuary.games.dia_de_los_muertos.actions import verb_of
from ossuary.games.dia_de_los_muertos.chains import chains_from, premoves_from
from ossuary.games.dia_de_los_muertos.events import event_kinds
from ossuary.games.dia_de_los_muertos.facts import facts_of, fill_unknown, known_to
from ossuary.games.dia_de_los_muertos.material import material_of
from ossuary.games.dia_de_los_muertos.position import Builder, statement_holds
from ossuary.games.dia_de_los_muertos.refusals import out_of_turn
from ossuary.games.dia_de_los_muertos.scoring import points, winners
from ossuary.games.dia_de_los_muertos.state import ENDINGS, RUNNING, MuertosState, load_state
from ossuary.games.dia_de_los_muertos.steps.attacks import Back, Dodge, Lose, Reveal
from ossuary.games.dia_de_los_muertos.steps.card_actions import (
    Cartwheel,
    Jump,
    Push,
    Pusher,
    Strike,
    Sweep,
    Take,
    Target,
)
from ossuary.games.dia_de_los_muertos.steps.dog import Bite, Den
from ossuary.games.dia_de_los_muertos.steps.draw import Discard, Draw, Draws, Limit, Refill
from ossuary.games.dia_de_los_muertos.steps.gravedigger import Block, Clearing, Digging, Leave
from ossuary.games.dia_de_los_muertos.steps.hold import Catch, Followers, Hold, Holders, Trail, holders_left
from ossuary.games.dia_de_los_muertos.steps.movement import Find, Movement
from ossuary.games.dia_de_los_muertos.steps.round import AfterTurn, Lay, Laying, Playing, Round, Turn, TurnOver
from ossuary.games.dia_de_los_muertos.steps.setup import new_state, push_setup
from ossuary.games.dia_de_los_muertos.steps.swap import Force, Swap, Swapping
from ossuary.games.dia_de_los_muertos.tables import Data, Tables
from ossuary.games.dia_de_los_muertos.words import FORMS, SECRET, read, say

EDITION = 2  # of the rules, for new games


class Muertos(Game[MuertosState]):
    """DM-0.1: two to six skeletons race from the mass grave around the board and back to it."""

    def __init__(self, corrections: dict[str, Any] | None = None, edition: int = EDITION) -> None:
        rulings = Rulings(DESCRIPTOR.package, edition)
        super().__init__(DESCRIPTOR.name, DESCRIPTOR.title, 2, 6, rulings.options())
        self.rules_version = edition
        self.rulings = rulings
        self.corrections = corrections
        self.data = Data(corrections, rulings)
        self.forms = FORMS
        self.event_kinds = event_kinds()
        self.standing_orders = {"dodge": ["dodge", "let"], "hold": ["let"], "swap": ["done"]}
        self.steps = [
            Draws(),
            Draw(),
            Round(),
            Laying(),
            Lay(),
            Playing(),
            Turn(),
            TurnOver(),
            Refill(),
            Limit(),
            Discard(),
            AfterTurn(),
            Force(),
            Swapping(),
            Swap(),
            Movement(),
            Find(),
            Digging(),
            Block(),
            Clearing(),
            Leave(),
            Bite(),
            Den(),
            Back(),
            Reveal(),
            Lose(),
            Dodge(),
            Holders(),
            Hold(),
            Catch(),
            Followers(),
            Trail(),
            Target(),
            Strike(),
            Take(),
            Jump(),
            Push(),
            Pusher(),
            Cartwheel(),
            Sweep(),
        ]
        if any(step.kind != i for i, step in enumerate(self.steps)):
            raise ValueError("a step is not in its place: see steps/__init__.py")

    def set_up(self, seats: int, options: dict[str, str]) -> MuertosState:
        s = new_state(self.tables_for(options), seats)
        push_setup(s)
        return s

    def build_position(self, seats: int, options: dict[str, str], position: list[Statement]) -> MuertosState:
        return Builder(self.tables_for(options), seats).build(position)

    def tables_for(self, options: dict[str, str]) -> Tables:
        return self.data.tables(self.data.rulings.code(options))

    def make_edition(self, edition: int) -> Game[MuertosState]:
        return Muertos(self.corrections, edition)

    def clone(self, s: MuertosState) -> MuertosState:
        return s.clone()

    def load(self, numbers: list[int]) -> MuertosState:
        return load_state(numbers, self.data)

    def outcome(self, s: MuertosState) -> Outcome:
        """Nobody is eliminated in this game, so nobody has lost as the notation means it."""
        return Outcome(s.ending != RUNNING, winners(s), [], [int(points(s, k)) for k in s.skeletons], ENDINGS[s.ending])

    def words(self, s: MuertosState, seat: i64, action: i64) -> str:
        return say(action)

    def parse(self, s: MuertosState, seat: i64, words: list[str]) -> i64:
        return read(s, seat, words)

    def not_asked(self, s: MuertosState, seat: i64, action: i64) -> list[Reason]:
        return out_of_turn(s, seat, action)

    def chains(self, s: MuertosState, seat: i64) -> list[list[str]]:
        return [[say(action) for action in chain] for chain in chains_from(self, s, seat, False)]

    def premoves(self, s: MuertosState, seat: i64) -> list[list[str]]:
        return [[say(action) for action in chain] for chain in premoves_from(self, s, seat)]

    def reactors(self, s: MuertosState) -> list[int]:
        if len(s.frames) > 0 and kind_of(s.frames[-1]) == steps.HOLD:
            return holders_left(s)
        return super().reactors(s)

    def is_public(self, s: MuertosState, seat: i64, action: i64) -> bool:
        return verb_of(action) not in SECRET

    def material(self) -> dict[str, Any]:
        return material_of(self.data)

    def known_to(self, s: MuertosState, seat: i64) -> MuertosState:
        return known_to(s, seat)

    def facts(self, s: MuertosState) -> Facts:
        return facts_of(s)

    def fill_unknown(self, known: MuertosState, seat: i64, dice: Dice) -> MuertosState:
        return fill_unknown(known, dice)

    def statement_holds(self, facts: Facts, words: list[str], seat: int) -> bool:
        return statement_holds(facts, seat, words)

    def round_of(self, s: MuertosState) -> i64:
        return s.round
