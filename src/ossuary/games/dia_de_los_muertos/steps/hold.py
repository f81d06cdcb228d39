"""DM-7.5: holding a skeleton that is about to move, and being dragged along."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.core.events import ONE_SEAT
from ossuary.core.refusal import Reason
from ossuary.core.state import CHANCE, arg_of, seat_of
from ossuary.core.step import Step
from ossuary.games.dia_de_los_muertos import cards, events, steps, verbs
from ossuary.games.dia_de_los_muertos.actions import verb_of
from ossuary.games.dia_de_los_muertos.cards import CARDS
from ossuary.games.dia_de_los_muertos.effects import enter, react_with
from ossuary.games.dia_de_los_muertos.events import tell
from ossuary.games.dia_de_los_muertos.refusals import Question
from ossuary.games.dia_de_los_muertos.state import NOT_IN_GOAL, MuertosState, Skeleton
from ossuary.games.dia_de_los_muertos.steps.attacks import ask_to_dodge, has_back, play_or_let
from ossuary.games.dia_de_los_muertos.ways import allowance, can_enter, ends_movement, walked


class Holders(Step[MuertosState]):
    """Asks everybody who could hold, in turn order, as long as the mover's skeleton may go a field.

    The frame's argument is the place in the order.
    """

    def __init__(self) -> None:
        super().__init__(steps.HOLDERS, "holders", False, False)

    def run(self, s: MuertosState, seat: i64, arg: i64) -> None:
        mover = s.skeleton(s.player)
        if allowance(s, mover) < 1:
            return
        place = next_holder(s, mover, arg)
        if place < len(s.order):
            s.push(steps.HOLDERS, CHANCE, place + 1)
            s.push(steps.HOLD, s.order[place], 0)


def next_holder(s: MuertosState, mover: Skeleton, place: i64) -> i64:
    """The first place in the order, from this one on, whose seat could hold; the length of the order if none could."""
    while place < len(s.order) and not could_hold(s, s.skeleton(s.order[place]), mover):
        place += 1
    return place


def holders_left(s: MuertosState) -> list[int]:
    """The seat that is asked whether it holds, and all that may be asked after it."""
    seats = [int(seat_of(s.frames[-1]))]
    mover = s.skeleton(s.player)
    place = next_holder(s, mover, arg_of(s.frames[-2]))  # HOLDERS goes on from there
    while place < len(s.order):
        seats.append(int(s.order[place]))
        place = next_holder(s, mover, place + 1)
    return seats


def could_hold(s: MuertosState, k: Skeleton, mover: Skeleton) -> bool:
    """Whether a seat could hold by what everybody sees: it is in range and has a card with the back of a hold."""
    if k.seat == mover.seat or k.rank != NOT_IN_GOAL:
        return False
    apart = s.tables.apart(k.at, mover.at)
    if apart < s.tables.nearest[cards.HOLD] or apart > s.tables.farthest[cards.HOLD]:
        return False
    return has_back(s, k, s.tables.hold_back)


class Hold(Question):
    """Whether a seat holds the mover before the first step."""

    def __init__(self) -> None:
        super().__init__(steps.HOLD, "hold", True, [verbs.HOLD, verbs.LET])
        self.reacts = True

    def legal(self, s: MuertosState, seat: i64, arg: i64) -> vec[i64]:
        return play_or_let(s.skeleton(seat), cards.HOLD, verbs.HOLD)

    def answer(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> None:
        if verb_of(action) == verbs.LET:
            return
        react_with(s, s.skeleton(seat), cards.HOLD)
        tell(s, events.HELD, seat, s.player, 0, 0)
        s.push(steps.CATCH, CHANCE, seat)
        if s.tables.dodges_holds:  # DM-7.2: though it is the mover's own turn
            ask_to_dodge(s, s.skeleton(s.player), seat)

    def needless_answer(self, s: MuertosState, seat: i64, arg: i64) -> i64:
        return self.only_answer(s, seat, arg)

    def objections(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        return [Reason("DM-7.5", "not-in-hand", {"card": CARDS[cards.HOLD]})]

    def prompt(self, s: MuertosState, seat: i64, arg: i64) -> dict[str, str]:
        return {"mover": str(s.player), "bones": str(s.bones)}


class Catch(Step[MuertosState]):
    """A hold that was not dodged takes a field off the movement; the frame's argument is the holder."""

    def __init__(self) -> None:
        super().__init__(steps.CATCH, "catch", False, False)

    def run(self, s: MuertosState, seat: i64, arg: i64) -> None:
        s.holds += 1
        s.holders |= ONE_SEAT[arg]


class Followers(Step[MuertosState]):
    """After the movement its holders are dragged along, in turn order; the frame's argument is the place in it."""

    def __init__(self) -> None:
        super().__init__(steps.FOLLOWERS, "followers", False, False)

    def run(self, s: MuertosState, seat: i64, arg: i64) -> None:
        if walked(s) == 0:
            return
        for place in range(arg, len(s.order)):
            holder = s.order[place]
            if s.holders & ONE_SEAT[holder]:
                s.push(steps.FOLLOWERS, CHANCE, place + 1)
                at_start = s.skeleton(holder).at == s.trail[0]
                push_trail(s, holder, 0, 1 if at_start else 0)
                return


def push_trail(s: MuertosState, holder: i64, gone: i64, place: i64) -> None:
    s.push(steps.TRAIL, CHANCE, holder | gone << 4 | place << 8)


class Trail(Step[MuertosState]):
    """A holder goes one field along the trail, unless signs, gate, dog, gravedigger or a special field stop it.

    The frame's argument is the holder, the number of fields gone, and the next place on the trail.
    """

    def __init__(self) -> None:
        super().__init__(steps.TRAIL, "trail", False, False)

    def run(self, s: MuertosState, seat: i64, arg: i64) -> None:
        k = s.skeleton(arg & 15)
        gone: i64 = arg >> 4 & 15
        place: i64 = arg >> 8
        if gone == walked(s) or k.rank != NOT_IN_GOAL:
            return
        field = s.trail[place]
        if not can_enter(s, k.at, field):
            return
        if gone == 0:
            tell(s, events.DRAGGED, k.seat, s.player, 0, 0)
        if not ends_movement(s, field):
            push_trail(s, k.seat, gone + 1, place + 1)
        enter(s, k, field)
