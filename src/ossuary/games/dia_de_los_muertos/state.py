"""A position of Día de los Muertos: what all share (dog, gravedigger, piles), and a skeleton for each seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.core.rulings import FIRST_EDITION
from ossuary.core.state import NumberReader, State, add_vec
from ossuary.games.dia_de_los_muertos import phases
from ossuary.games.dia_de_los_muertos.cards import CODES, FEASTS, NO_CARD, NO_FESTIVITY, PILE, WHOLE
from ossuary.games.dia_de_los_muertos.fields import DENS, GOAL, START
from ossuary.games.dia_de_los_muertos.tables import Data, Tables

RUNNING: Final = 0
HOMECOMING: Final = 1  # every skeleton that still has a limb is in the goal
SCATTERED: Final = 2  # nobody has a limb, and nobody is in the goal
STANDSTILL: Final = 3  # nothing that counts has happened for too many rounds
ENDINGS: Final[list[str]] = ["running", "homecoming", "scattered", "standstill"]

# Whether the turn of a seat is still to come in this round.
NO_TURN: Final = 0
TO_PLAY: Final = 1  # its card is laid
TO_DRAW: Final = 2  # DM-3.2: it had no card to lay, and its turn is to draw two

NO_HAND: Final = vec[i64]([0] * CODES)
NO_PILES: Final = vec[i64]([0] * (DENS * PILE))
NOT_IN_GOAL: Final = 0


class Skeleton:
    """What belongs to one seat: the figure, its limbs, and the player's cards."""

    __slots__ = ("seat", "at", "arms", "legs", "festivities", "rank", "hand", "held", "laid", "due", "lone", "emptied")

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.at: i64 = START
        self.arms: i64 = WHOLE
        self.legs: i64 = WHOLE
        self.festivities: i64 = 0  # one bit for each kind
        self.rank: i64 = NOT_IN_GOAL
        self.hand: vec[i64] = NO_HAND[:]  # how many of each code
        self.held: i64 = 0  # cards in hand
        self.laid: i64 = NO_CARD
        self.due: i64 = NO_TURN
        self.lone: i64 = 0  # DM-3.3: the laid card was the only one
        self.emptied: i64 = 0  # DM-3.5: the last card was lost in this turn, which is another player's

    def limbs(self) -> i64:
        return self.arms + self.legs

    def clone(self) -> Skeleton:
        k = Skeleton(self.seat)
        k.copy_figure(self)
        k.hand = self.hand[:]
        k.laid = self.laid
        return k

    def copy_figure(self, other: Skeleton) -> None:
        """Copy all that everybody sees."""
        self.at = other.at
        self.arms = other.arms
        self.legs = other.legs
        self.festivities = other.festivities
        self.rank = other.rank
        self.held = other.held
        self.due = other.due
        self.lone = other.lone
        self.emptied = other.emptied

    def dump(self) -> list[int]:
        numbers: list[int] = [
            int(n)
            for n in (
                self.at,
                self.arms,
                self.legs,
                self.festivities,
                self.rank,
                self.held,
                self.laid,
                self.due,
                self.lone,
                self.emptied,
            )
        ]
        add_vec(numbers, self.hand)
        return numbers


def load_skeleton(seat: i64, reader: NumberReader) -> Skeleton:
    k = Skeleton(seat)
    k.at = reader.take()
    k.arms = reader.take()
    k.legs = reader.take()
    k.festivities = reader.take()
    k.rank = reader.take()
    k.held = reader.take()
    k.laid = reader.take()
    k.due = reader.take()
    k.lone = reader.take()
    k.emptied = reader.take()
    k.hand = reader.take_vec()
    return k


class MuertosState(State):
    """The whole position."""

    __slots__ = (
        "tables",
        "round",
        "last_progress",
        "phase",
        "order",
        "dog",
        "gravedigger",
        "deck",
        "deck_size",
        "discards",
        "festivities",
        "piles",
        "skeletons",
        "player",
        "turned",
        "bones",
        "points",
        "holds",
        "holders",
        "halted",
        "trail",
        "dog_steps",
        "bitten",
        "struck",
        "jaws",
        "jaws_festivity",
        "ending",
    )

    def __init__(self, seats: i64, tables: Tables) -> None:
        super().__init__(seats)
        self.tables: Tables = tables
        self.round: i64 = 1
        self.last_progress: i64 = 0  # the last round in which a festivity card was taken or a skeleton came home
        self.phase: i64 = phases.LAY
        self.order: vec[i64] = vec[i64]()  # seats, made once a round
        self.dog: i64 = tables.dog
        self.gravedigger: i64 = GOAL
        self.deck: vec[i64] = NO_HAND[:]  # the draw pile: how many of each kind
        self.deck_size: i64 = 0
        self.discards: vec[i64] = NO_HAND[:]
        self.festivities: vec[i64] = vec[i64]([0] * FEASTS)  # left on their fields
        self.piles: vec[i64] = NO_PILES[:]  # of the hiding places, with PILE kinds of items each
        self.skeletons: list[Skeleton] = []
        # A turn in progress.
        self.player: i64 = 0  # whose turn; 0 between turns
        self.turned: i64 = 0  # the laid card lies face up: it is played as an action
        self.bones: i64 = 0  # of a movement
        self.points: i64 = 0  # left of them
        self.holds: i64 = 0  # fields that holders have taken off
        self.holders: i64 = 0  # one bit for each seat
        self.halted: i64 = 0  # DM-1.4: the skeleton's movement ended on a special field
        self.trail: vec[i64] = vec[i64]()  # the field its skeleton set out from, then those it entered
        self.dog_steps: i64 = 0
        self.bitten: i64 = 0
        self.struck: i64 = 0  # DM-8.6: one bit for each seat that the cartwheel has hit
        self.jaws: i64 = NO_CARD  # DM-6.3: what the dog carries to a hiding place
        self.jaws_festivity: i64 = NO_FESTIVITY
        self.ending: i64 = RUNNING

    def skeleton(self, seat: i64) -> Skeleton:
        return self.skeletons[seat - 1]

    def clone(self) -> MuertosState:
        s = MuertosState(self.seats, self.tables)
        s.copy_shared(self)
        s.deck = self.deck[:]
        s.skeletons = [k.clone() for k in self.skeletons]
        return s

    def copy_shared(self, other: MuertosState) -> None:
        """Copy all that everybody sees, except the skeletons."""
        self.copy_frames(other)
        self.round = other.round
        self.last_progress = other.last_progress
        self.phase = other.phase
        self.order = other.order[:]
        self.dog = other.dog
        self.gravedigger = other.gravedigger
        self.deck_size = other.deck_size
        self.discards = other.discards[:]
        self.festivities = other.festivities[:]
        self.piles = other.piles[:]
        self.player = other.player
        self.turned = other.turned
        self.bones = other.bones
        self.points = other.points
        self.holds = other.holds
        self.holders = other.holders
        self.halted = other.halted
        if len(other.trail) > 0:
            self.trail = other.trail[:]
        self.dog_steps = other.dog_steps
        self.bitten = other.bitten
        self.struck = other.struck
        self.jaws = other.jaws
        self.jaws_festivity = other.jaws_festivity
        self.ending = other.ending

    def dump(self) -> list[int]:
        numbers = self.dump_frames()
        numbers.extend(
            int(n)
            for n in (
                self.round,
                self.last_progress,
                self.phase,
                self.dog,
                self.gravedigger,
                self.deck_size,
                self.player,
                self.turned,
                self.bones,
                self.points,
                self.holds,
                self.holders,
                self.halted,
                self.dog_steps,
                self.bitten,
                self.struck,
                self.jaws,
                self.jaws_festivity,
                self.ending,
            )
        )
        for values in (self.order, self.deck, self.discards, self.festivities, self.piles, self.trail):
            add_vec(numbers, values)
        for k in self.skeletons:
            numbers.extend(k.dump())
        if self.tables.edition > FIRST_EDITION:
            numbers.append(int(self.tables.code))
        return numbers


def load_state(numbers: list[int], data: Data) -> MuertosState:
    """The position a dump was made from."""
    reader = NumberReader(numbers)
    s = MuertosState(reader.take(), data.default_tables)
    s.load_frames(reader)
    s.round = reader.take()
    s.last_progress = reader.take()
    s.phase = reader.take()
    s.dog = reader.take()
    s.gravedigger = reader.take()
    s.deck_size = reader.take()
    s.player = reader.take()
    s.turned = reader.take()
    s.bones = reader.take()
    s.points = reader.take()
    s.holds = reader.take()
    s.holders = reader.take()
    s.halted = reader.take()
    s.dog_steps = reader.take()
    s.bitten = reader.take()
    s.struck = reader.take()
    s.jaws = reader.take()
    s.jaws_festivity = reader.take()
    s.ending = reader.take()
    s.order = reader.take_vec()
    s.deck = reader.take_vec()
    s.discards = reader.take_vec()
    s.festivities = reader.take_vec()
    s.piles = reader.take_vec()
    s.trail = reader.take_vec()
    s.skeletons = [load_skeleton(seat, reader) for seat in range(1, s.seats + 1)]
    if data.rulings.edition > FIRST_EDITION:
        s.tables = data.tables(reader.take())
    return s
