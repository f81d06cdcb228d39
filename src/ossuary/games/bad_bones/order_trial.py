"""Tries whether any order in which a seat's skeletons can move (BB-5.15) leads to another result."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.core.game import Game
from ossuary.core.state import NOBODY, kind_of
from ossuary.games.bad_bones import steps, verbs
from ossuary.games.bad_bones.actions import act, move_named, name_of
from ossuary.games.bad_bones.one_board import empty_other_boards, stand_alone
from ossuary.games.bad_bones.space import DELTA
from ossuary.games.bad_bones.state import BadBonesState, Board
from ossuary.games.bad_bones.steps.weapon import weapon_due
from ossuary.games.bad_bones.tokens import BY_HERO, KIND, LABYRINTH, facing_of, place_of
from ossuary.games.bad_bones.walk import has_to_move, is_plain

MOST_TRIES: Final = 150  # moves; where more are needed, the seat is asked
NO_MOVE: Final = -1


def no_order_matters(game: Game[BadBonesState], s: BadBonesState, seat: i64) -> bool:
    """Whether all orders lead to the same; no if a choice comes up on the way, or there is too much to try."""
    start = s.clone()
    start.shown = None
    stand_alone(start, seat)
    empty_other_boards(start, seat)
    return OrderTrial(game, seat).finds_no_difference(start)


class OrderTrial:
    """Moves the skeletons of one board in every order, and compares where that leads."""

    def __init__(self, game: Game[BadBonesState], seat: i64) -> None:
        self.game: Game[BadBonesState] = game
        self.seat: i64 = seat
        self.tries: i64 = 0
        self.tried: set[str] = set()  # positions on the way
        self.result: str = ""

    def finds_no_difference(self, start: BadBonesState) -> bool:
        end = self.play(start, act(verbs.ADVANCE, 0, 0, 0))
        if is_asked(end, self.seat):
            return False
        self.result = result_of(end, self.seat)
        return self.always_leads_there(start)

    def always_leads_there(self, s: BadBonesState) -> bool:
        """Whether every order from here on leads to the result."""
        if not is_asked(s, self.seat):
            return result_of(s, self.seat) == self.result
        b = s.board(self.seat)
        if kind_of(s.pending(self.seat)) != steps.ORDER or weapon_due(b):
            return False
        position = text_of(s)
        if position in self.tried:
            return True
        self.tried.add(position)
        plain = plain_move(s, b)
        if plain != NO_MOVE:  # it can be made at any time, and changes nothing for the others
            return self.leads_there_by(s, plain)
        for action in self.game.legal(s, self.seat):
            if not self.leads_there_by(s, action):
                return False
        return True

    def leads_there_by(self, s: BadBonesState, action: i64) -> bool:
        self.tries += 1
        return self.tries <= MOST_TRIES and self.always_leads_there(self.play(s, action))

    def play(self, s: BadBonesState, action: i64) -> BadBonesState:
        ahead = s.clone()
        self.game.draft(ahead, self.seat, action)
        return ahead


def is_asked(s: BadBonesState, seat: i64) -> bool:
    return s.pending(seat) != NOBODY


def plain_move(s: BadBonesState, b: Board) -> i64:
    """The move of a skeleton that only goes one space ahead, whatever the others do; NO_MOVE if there is none.

    With chiefs nothing is that plain: those who stand together may set out together (BB-9.4).
    """
    if s.chiefs:
        return NO_MOVE
    for t in b.skeletons:
        if not has_to_move(s, t) or b.traps[place_of(t)] & KIND == LABYRINTH:
            continue
        if is_plain(s, b, place_of(t) + DELTA[facing_of(t)]):
            return move_named(name_of(t))
    return NO_MOVE


def result_of(s: BadBonesState, seat: i64) -> str:
    """The position when all have moved, without what nobody can see any more: who came first, and who killed whom."""
    b = s.board(seat)
    b.skeletons = ordered(b.skeletons)
    b.cemetery = ordered(b.cemetery)
    b.outbox = ordered(vec[i64]([p & ~BY_HERO for p in b.outbox]))
    b.kills = 0
    return text_of(s)


def ordered(values: vec[i64]) -> vec[i64]:
    return vec[i64](sorted(int(value) for value in values))


def text_of(s: BadBonesState) -> str:
    return " ".join(map(str, s.dump()))
