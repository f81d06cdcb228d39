"""Section 5: the gravedigger's way towards the start, and skeletons that have to make room."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.core.refusal import Reason
from ossuary.core.state import CHANCE
from ossuary.core.step import Step
from ossuary.games.dia_de_los_muertos import events, steps, verbs
from ossuary.games.dia_de_los_muertos.actions import each_field, first_of
from ossuary.games.dia_de_los_muertos.effects import enter
from ossuary.games.dia_de_los_muertos.events import tell
from ossuary.games.dia_de_los_muertos.fields import BLOCKS, CROSSING, DIGGER_WAY
from ossuary.games.dia_de_los_muertos.refusals import Question
from ossuary.games.dia_de_los_muertos.state import NOT_IN_GOAL, MuertosState, Skeleton
from ossuary.games.dia_de_los_muertos.ways import entering_reasons, exits


class Digging(Step[MuertosState]):
    """DM-5.1: the gravedigger goes on by a field for each festivity card taken, by two in a game of two.

    The frame's argument is the seat that took the card and, above it, the number of fields left to go.
    """

    def __init__(self) -> None:
        super().__init__(steps.DIGGING, "digging", False, False)

    def run(self, s: MuertosState, seat: i64, arg: i64) -> None:
        if arg >> 4 == 0:
            return
        if s.gravedigger == CROSSING:
            s.push(steps.BLOCK, arg & 15, 0)
            return
        for i in range(len(DIGGER_WAY) - 1):
            if DIGGER_WAY[i] == s.gravedigger:
                s.push(steps.DIGGING, CHANCE, arg - 16)
                dig(s, DIGGER_WAY[i + 1])
                return


def dig(s: MuertosState, field: i64) -> None:
    tell(s, events.DUG, 0, s.gravedigger, field, 0)
    s.gravedigger = field
    s.push(steps.CLEARING, CHANCE, field)


class Block(Question):
    """The last field, on which the gravedigger stays for good: the player who took the card chooses it (DM-5.1)."""

    def __init__(self) -> None:
        super().__init__(steps.BLOCK, "block", False, [verbs.BLOCK])

    def legal(self, s: MuertosState, seat: i64, arg: i64) -> vec[i64]:
        return each_field(verbs.BLOCK, BLOCKS)

    def answer(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> None:
        dig(s, first_of(action))


class Clearing(Step[MuertosState]):
    """DM-5.2: all skeletons on a field that the gravedigger enters leave it, in turn order.

    The frame's argument is the field.
    """

    def __init__(self) -> None:
        super().__init__(steps.CLEARING, "clearing", False, False)

    def run(self, s: MuertosState, seat: i64, arg: i64) -> None:
        for number in s.order:
            k = s.skeleton(number)
            if k.at == arg and k.rank == NOT_IN_GOAL:
                s.push(steps.CLEARING, CHANCE, arg)
                s.push(steps.LEAVE, k.seat, 0)
                return


class Leave(Question):
    """Where a skeleton goes that has to leave its field; entering the other has its usual effect (DM-5.2)."""

    def __init__(self) -> None:
        super().__init__(steps.LEAVE, "leave", False, [verbs.LEAVE])

    def legal(self, s: MuertosState, seat: i64, arg: i64) -> vec[i64]:
        return each_field(verbs.LEAVE, refuges(s, s.skeleton(seat)))

    def answer(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> None:
        enter(s, s.skeleton(seat), first_of(action))

    def objections(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        field = first_of(action)
        details = {"field": str(field)}
        return [Reason("DM-5.2", "bad-leave", details), *entering_reasons(s, s.skeleton(seat).at, field)]

    def prompt(self, s: MuertosState, seat: i64, arg: i64) -> dict[str, str]:
        return {"field": str(s.skeleton(seat).at)}


def refuges(s: MuertosState, k: Skeleton) -> vec[i64]:
    """The fields it can leave for: those it can enter or, if there are none, all neighbours."""
    fields = exits(s, k.at)
    return fields if len(fields) > 0 else s.tables.board.links[k.at]
