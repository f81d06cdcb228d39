"""Bad Bones as a game: its steps in order, its options, and what core asks of a game."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ossuary.core.chance import Dice
from ossuary.core.game import Facts, Forecast, Game, Outcome
from ossuary.core.options import Option
from ossuary.core.refusal import Reason, fault
from ossuary.core.rulings import Rulings
from ossuary.core.statements import Statement
from ossuary.core.step import UNDECIDED
from ossuary.games.bad_bones import DESCRIPTOR, verbs
from ossuary.games.bad_bones.actions import act, verb_of
from ossuary.games.bad_bones.events import event_kinds
from ossuary.games.bad_bones.facts import facts_for, facts_of, known_to
from ossuary.games.bad_bones.forecast import forecast_board
from ossuary.games.bad_bones.material import material_of
from ossuary.games.bad_bones.order_trial import no_order_matters
from ossuary.games.bad_bones.position import Builder, statement_holds
from ossuary.games.bad_bones.refusals import out_of_turn
from ossuary.games.bad_bones.scoring import losers, points, winners
from ossuary.games.bad_bones.space import SPACE_OF
from ossuary.games.bad_bones.state import ENDINGS, RUNNING, BadBonesState, load_state
from ossuary.games.bad_bones.steps.arrivals import Arrival, ArrivalDraw, Arrivals
from ossuary.games.bad_bones.steps.end import RoundEnd
from ossuary.games.bad_bones.steps.hero import Hero, HeroPhase, Stand, StandPhase
from ossuary.games.bad_bones.steps.market import Buy, CoopBuy, FirstPlayer, MarketPhase, MarketTurn
from ossuary.games.bad_bones.steps.round import Close, Round
from ossuary.games.bad_bones.steps.setup import SetupDraw, deal_supplies, new_state, push_setup
from ossuary.games.bad_bones.steps.skeletons import Aftermath, Flee, Lead, March, Order, Send, SkeletonPhase, Stop
from ossuary.games.bad_bones.steps.trap import Landing, Trap, TrapPhase
from ossuary.games.bad_bones.steps.weapon import Turn, Weapon
from ossuary.games.bad_bones.tables import Data
from ossuary.games.bad_bones.words import FORMS, read, say

EDITION = 2  # of the rules, for new games
OPTIONS = [
    Option("mode", ["basic", "advanced"], "basic"),
    Option("play", ["versus", "solo", "coop"], ""),  # by default what the seats say
    Option("chiefs", ["no", "yes"], "no"),
    Option("rounds", [], "10", 1, 1000),
    Option("heroic", ["no", "yes"], "no"),
    Option("endless", ["no", "yes"], "no"),
]


class BadBones(Game[BadBonesState]):
    """Every player defends a tower and a village on a board of their own."""

    def __init__(self, corrections: dict[str, Any] | None = None, edition: int = EDITION) -> None:
        rulings = Rulings(DESCRIPTOR.package, edition)
        super().__init__(DESCRIPTOR.name, DESCRIPTOR.title, 1, 6, OPTIONS + rulings.options())
        self.rules_version = edition
        self.rulings = rulings
        self.corrections = corrections
        self.data = Data(corrections, rulings)
        self.forms = FORMS
        self.event_kinds = event_kinds(self.data.versus.names)  # the cooperative ones are the same
        self.standing_orders = {"order": ["advance"]}
        self.steps = [
            SetupDraw(),
            MarketPhase(),
            FirstPlayer(),
            MarketTurn(),
            Buy(),
            CoopBuy(),
            StandPhase(),
            Stand(),
            Round(),
            HeroPhase(),
            Hero(),
            TrapPhase(),
            Trap(),
            Landing(),
            SkeletonPhase(),
            March(),
            Order(),
            Flee(),
            Send(),
            Lead(),
            Stop(),
            Weapon(),
            Turn(),
            Close(),
            Aftermath(),
            Arrivals(),
            Arrival(),
            ArrivalDraw(),
            RoundEnd(),
        ]
        if any(step.kind != i for i, step in enumerate(self.steps)):
            raise ValueError("a step is not in its place: see steps/__init__.py")

    def make_edition(self, edition: int) -> Game[BadBonesState]:
        return BadBones(self.corrections, edition)

    def complete_options(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """One seat plays solo; several play against each other unless `play` says coop."""
        if options["play"]:
            return options
        return {**options, "play": "solo" if seats == 1 else "versus"}

    def check_options(self, seats: int, options: dict[str, str]) -> Reason | None:
        if options["play"] == "solo" and seats != 1:
            return fault("for-one-seat", option="play=solo")
        if options["play"] != "solo" and seats == 1:
            return fault("for-more-seats", option=f"play={options['play']}")
        return None

    def set_up(self, seats: int, options: dict[str, str]) -> BadBonesState:
        s = new_state(self.data, seats, options)
        deal_supplies(s)
        push_setup(s)
        return s

    def build_position(self, seats: int, options: dict[str, str], position: list[Statement]) -> BadBonesState:
        return Builder(self.data, seats, options).build(position)

    def clone(self, s: BadBonesState) -> BadBonesState:
        return s.clone()

    def load(self, numbers: list[int]) -> BadBonesState:
        return load_state(numbers, self.data)

    def outcome(self, s: BadBonesState) -> Outcome:
        scores = [] if s.coop or s.solo() else [points(s, b) for b in s.boards]
        return Outcome(s.ending != RUNNING, winners(s), losers(s), scores, ENDINGS[s.ending])

    def words(self, s: BadBonesState, seat: i64, action: i64) -> str:
        return say(s, seat, action)

    def words_depend_on_position(self, action: i64) -> bool:
        """A skeleton is named by its facing too if without it an older one would be meant."""
        return verb_of(action) in (verbs.MOVE, verbs.USE)

    def parse(self, s: BadBonesState, seat: i64, words: list[str]) -> i64:
        return read(s, seat, words)

    def not_asked(self, s: BadBonesState, seat: i64, action: i64) -> list[Reason]:
        return out_of_turn(s, seat, action)

    def is_sealed(self, s: BadBonesState) -> bool:
        return s.shown is not None

    def needless_answer(self, s: BadBonesState, seat: i64) -> i64:
        """Nobody need be asked for an order (BB-5.15) that changes nothing."""
        if self.asked_name(s, seat) == "order" and no_order_matters(self, s, seat):
            return act(verbs.ADVANCE, 0, 0, 0)
        return UNDECIDED

    def hides_question(self, s: BadBonesState, seat: i64) -> bool:
        """All boards are open when a phase begins, and what follows is sealed in any case."""
        return False

    def pointing_reasons(self, s: BadBonesState, board: i64, space: str) -> list[Reason]:
        """Only in coop, where everything is open (BB-2.2)."""
        if not s.coop:
            return [fault("no-pointing")]
        return [] if 1 <= board <= s.seats and space in SPACE_OF else [fault("no-such-space")]

    def material(self) -> dict[str, Any]:
        return material_of(self.data)

    def known_to(self, s: BadBonesState, seat: i64) -> BadBonesState:
        return known_to(s, seat)

    def facts(self, s: BadBonesState) -> Facts:
        return facts_of(s)

    def facts_for(self, s: BadBonesState, viewer: i64) -> Facts:
        return facts_for(s, viewer)

    def fill_unknown(self, known: BadBonesState, seat: i64, dice: Dice) -> BadBonesState:
        """Only the answers of the other seats are unknown: they are asked again from the start of the phase."""
        self.settle(known)
        return known

    def forecast(self, moment: list[int], seat: i64, answers: list[str]) -> Forecast[BadBonesState] | None:
        """From what the seat knows alone: of its own board it knows everything."""
        return forecast_board(self, self.load(moment), seat, answers)

    def statement_holds(self, facts: Facts, words: list[str], seat: int) -> bool:
        return statement_holds(facts, seat, words, self.data.versus.model_of_name)

    def round_of(self, s: BadBonesState) -> i64:
        return s.round
