"""What the coming skeleton phase is certain to bring to a seat's own board, with the answers drafted so far.

Skeletons whose fate depends on a real choice (where to flee, whom to send to, who leads) are taken off the board and
named as unsure. The others move on, as long as no answer to that choice could change their ways. What else the unsure
ones may do (a floor burnt, a trap worn) is left out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.core.game import Forecast, Game
from ossuary.core.refusal import Refused
from ossuary.core.state import NOBODY, arg_of, kind_of
from ossuary.games.bad_bones import events, phases, steps, verbs
from ossuary.games.bad_bones.actions import verb_of
from ossuary.games.bad_bones.effects import take_walker
from ossuary.games.bad_bones.events import tell
from ossuary.games.bad_bones.one_board import (
    NO_ANSWER,
    open_skeleton_phase,
    open_trap_phase,
    quiet_answer,
    stand_alone,
)
from ossuary.games.bad_bones.space import NOWHERE, PLACE_NAMES
from ossuary.games.bad_bones.state import BadBonesState, Board
from ossuary.games.bad_bones.steps.round import finish_phase
from ossuary.games.bad_bones.steps.skeletons import finish_skeletons
from ossuary.games.bad_bones.strongholds import eliminated
from ossuary.games.bad_bones.tokens import model_of, place_of
from ossuary.games.bad_bones.walk import forget_walk, has_to_move

STEP_BY_STEP: Final = 0


def forecast_board(
    game: Game[BadBonesState], s: BadBonesState, seat: i64, answers: list[str]
) -> Forecast[BadBonesState] | None:
    """From the hero, trap or skeleton phase to the end of the skeleton phase; the position is used up."""
    if s.phase != phases.HERO and s.phase != phases.TRAP and s.phase != phases.SKELETONS:
        return None
    before = s.clone()
    foreseen = BoardForecast(game, s, seat, answers).look_ahead()
    if not answers and not s.coop and eliminated(s.board(seat)):
        foreseen.lost = lost_anyway(game, before, seat)
    return foreseen


def lost_anyway(game: Game[BadBonesState], s: BadBonesState, seat: i64) -> list[str]:
    """What falls in the coming skeleton phase wherever the hero goes and whatever is placed.

    Only told before the seat has answered, and if no later choice of it could change it.
    """
    if s.pending(seat) == NOBODY or s.phase == phases.SKELETONS:
        return []
    plans = plans_of(game, s, seat)
    tower = village = len(plans) > 0
    for answers in plans:
        tried = BoardForecast(game, s.clone(), seat, answers)
        tried.look_ahead()
        b = tried.b
        if len(tried.unsure) > 0 or len(tried.assumed) > 0 or not eliminated(b):
            return []
        tower = tower and b.tower == 0
        village = village and b.houses == 0
    return [name for name, falls in (("tower", tower), ("village", village)) if falls]


def plans_of(game: Game[BadBonesState], s: BadBonesState, seat: i64) -> list[list[str]]:
    """Every answer to the question, in the hero phase each with every answer to the one for a trap after it.

    None if a weapon can be used in between.
    """
    found: list[list[str]] = []
    for action in game.legal(s, seat):
        words = game.words(s, seat, action)
        if s.phase == phases.TRAP:
            found.append([words])
            continue
        ahead = s.clone()
        stand_alone(ahead, seat)
        game.draft(ahead, seat, action)
        if ahead.pending(seat) != NOBODY:
            return []
        open_trap_phase(ahead, ahead.board(seat))
        for trap in game.legal(ahead, seat):
            found.append([words, game.words(ahead, seat, trap)])
    return found


class BoardForecast:
    """Plays one board on with the answers given, and notes what they leave open."""

    def __init__(self, game: Game[BadBonesState], s: BadBonesState, seat: i64, answers: list[str]) -> None:
        self.game: Game[BadBonesState] = game
        self.s: BadBonesState = s
        self.seat: i64 = seat
        self.b: Board = s.board(seat)
        self.answers: list[str] = answers
        self.given: i64 = 0
        self.unsure: list[dict[str, str]] = []
        self.assumed: list[str] = []
        self.options: list[str] = []
        self.first_phase: i64 = s.phase

    def look_ahead(self) -> Forecast[BadBonesState]:
        s = self.s
        stand_alone(s, self.seat)
        heard = s.record_events()
        certain = True
        while certain:
            if s.pending(self.seat) != NOBODY:
                certain = self.settle_question()
            elif s.phase == phases.SKELETONS:
                break
            else:
                self.next_phase()
        if self.given < len(self.answers):
            raise Refused(self.game.not_asked(s, self.seat, self.next_answer()))
        if certain:
            finish_skeletons(s, self.b)
        else:
            self.leave_open()
        foreseen = Forecast(s, heard, self.unsure, self.assumed)
        foreseen.options = self.options
        return foreseen

    def next_phase(self) -> None:
        """The trap phase comes after the hero phase, the skeleton phase after the trap phase (BB-2.1)."""
        s = self.s
        finish_phase(s)
        if s.phase == phases.HERO:
            open_trap_phase(s, self.b)
        else:
            open_skeleton_phase(s, self.b, STEP_BY_STEP)
        tell(s, events.PHASE_OPENS, 0, s.phase, s.round, 0, 0)
        self.game.settle_lane(s, self.seat)

    def settle_question(self) -> bool:
        """Answer the question, or pass over it; False if nothing after it is certain."""
        kind = kind_of(self.s.pending(self.seat))
        if self.given < len(self.answers) and self.is_answered(kind):
            action = self.next_answer()
            self.game.check(self.s, self.seat, action)
            self.given += 1
            self.game.draft(self.s, self.seat, action)
            return True
        quiet = quiet_answer(kind)
        if kind == steps.HERO or kind == steps.TRAP:  # the hero stays, and no trap is placed
            if self.is_next_question():
                words = self.game.words
                self.options = [words(self.s, self.seat, action) for action in self.game.legal(self.s, self.seat)]
            self.s.pop_lane(self.seat)
        elif quiet != NO_ANSWER:
            self.game.draft(self.s, self.seat, quiet)
        else:
            return self.pass_over(kind)
        name = self.game.steps[kind].name
        if name not in self.assumed:
            self.assumed.append(name)
        return True

    def is_next_question(self) -> bool:
        """Whether this question comes for certain after all that was drafted. In coop the supply is shared."""
        ahead = self.s.phase != self.first_phase and not self.s.coop
        return ahead and not self.answers and not self.assumed

    def next_answer(self) -> i64:
        return self.game.parse(self.s, self.seat, self.answers[self.given].split(" "))

    def is_answered(self, kind: i64) -> bool:
        """Whether the next answer belongs to this question: order and weapon need none."""
        if kind != steps.ORDER and kind != steps.WEAPON:
            return True
        verb = verb_of(self.next_answer())
        return verb == verbs.USE or (
            verb == verbs.KEEP if kind == steps.WEAPON else verb == verbs.MOVE or verb == verbs.ADVANCE
        )

    def pass_over(self, kind: i64) -> bool:
        """Note the skeletons this question is about as unsure; False if it could change how others move."""
        s = self.s
        if kind == steps.TURN or changes_the_way(self.game, s, self.seat):
            return False
        name = self.game.steps[kind].name
        f = s.pop_lane(self.seat)
        if kind == steps.LEAD:
            self.take_off(arg_of(f), name)
        else:
            self.take_walkers_off(name)
        self.game.settle_lane(s, self.seat)
        return True

    def leave_open(self) -> None:
        """From here on nothing is certain: all skeletons that have yet to move are unsure."""
        f = self.s.pop_lane(self.seat)
        name = self.game.steps[kind_of(f)].name
        self.take_walkers_off(name)
        if kind_of(f) == steps.LEAD:
            self.take_off(arg_of(f), name)
        self.take_off(NOWHERE, "")

    def take_walkers_off(self, asked: str) -> None:
        """Note the skeletons of the walk in progress, if there is one, as unsure."""
        space = PLACE_NAMES[self.b.walk_place]
        while self.b.walking > 0:
            self.note_unsure(take_walker(self.b), space, asked)
        forget_walk(self.b)

    def take_off(self, place: i64, asked: str) -> None:
        """Note the skeletons of a place (or of all, for NOWHERE) that have yet to move as unsure."""
        stay = vec[i64]()
        for t in self.b.skeletons:
            here = place == NOWHERE or place_of(t) == place
            if here and (self.s.phase != phases.SKELETONS or has_to_move(self.s, t)):
                self.note_unsure(t, PLACE_NAMES[place_of(t)], asked)
            else:
                stay = append(stay, t)
        self.b.skeletons = stay

    def note_unsure(self, t: i64, space: str, asked: str) -> None:
        self.unsure.append(
            {
                "model": self.s.tables.names[model_of(t)],
                "from": PLACE_NAMES[place_of(t)],
                "space": space,
                "asked": asked,
            }
        )


def changes_the_way(game: Game[BadBonesState], s: BadBonesState, seat: i64) -> bool:
    """Whether an answer could change how others walk: BB-10.4 by a tower that falls, BB-9.7 by the hero's fall."""
    f = s.pending(seat)
    if kind_of(f) == steps.STOP:
        return True
    for action in game.legal(s, seat):
        ahead = s.clone()
        ahead.lanes[seat - 1].frames = vec[i64]([f])
        game.draft(ahead, seat, action)
        if ahead.board(seat).towers != s.board(seat).towers or ahead.board(seat).hero != s.board(seat).hero:
            return True
        if ahead.pending(seat) != NOBODY and changes_the_way(game, ahead, seat):
            return True
    return False
