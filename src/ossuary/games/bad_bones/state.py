"""A position of Bad Bones: what all share (bag, market, capital), and a board for each seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ossuary.core.game import Facts
from ossuary.core.rulings import FIRST_EDITION
from ossuary.core.state import NumberReader, State, add_vec
from ossuary.games.bad_bones import phases
from ossuary.games.bad_bones.space import BIT, NOWHERE, count_spaces
from ossuary.games.bad_bones.tables import Data, Tables
from ossuary.games.bad_bones.tokens import KIND, NO_TRAP, NO_WEAPON, TREASURE, WHITE, is_blast_area

RUNNING: Final = 0
ELIMINATION: Final = 1  # versus: a player's tower or village has fallen
DEFEAT: Final = 2  # solo or coop: lost
SURVIVAL: Final = 3  # solo or coop: won after the last round
HEROIC: Final = 4  # solo: won with no skeleton left
ENDINGS: Final[list[str]] = ["running", "elimination", "defeat", "survival", "heroic"]

NOTHING: Final = vec[i64]()
NO_TRAPS: Final = vec[i64]([NO_TRAP] * 49)
NO_HERO: Final = NOWHERE
ALL_TOWERS: Final = 15


def copied(values: vec[i64]) -> vec[i64]:
    """A copy of a list that is mostly empty."""
    if len(values) == 0:
        return NOTHING
    return values[:]


@mypyc_attr(acyclic=True)  # nothing for the garbage collector to look through
class Board:
    """One seat's board and what belongs to it."""

    __slots__ = (
        "seat",
        "hero",
        "tower",
        "towers",
        "houses",
        "doomed",
        "supply",
        "weapon",
        "coins",
        "traps",
        "trapped",
        "blasted",
        "treasured",
        "skeletons",
        "cemetery",
        "outbox",
        "kills",
        "weapon_spent",
        "saboteurs",
        "walking",
        "walk_place",
        "walk_facing",
        "walk_start",
        "trail",
        "described",
    )

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.hero: i64 = NO_HERO
        self.tower: i64 = 0  # floors; in coop unused
        self.towers: i64 = 0  # coop: one bit for each standing tower
        self.houses: i64 = 0
        self.doomed: i64 = 0  # BB-9.7: the emperor has entered tower or village
        self.supply: i64 = 0
        self.weapon: i64 = NO_WEAPON
        self.coins: i64 = 0
        self.traps: vec[i64] = NOTHING  # by place; replaced by lay(), never written to, so that copies can share it
        self.trapped: i64 = 0  # one bit for each space where a trap lies
        self.blasted: i64 = 0  # one bit for each blast area, which is no trap (BB-8.4)
        self.treasured: i64 = 0  # one bit for each treasure
        self.skeletons: vec[i64] = NOTHING  # oldest first: one that comes to a space is younger than those there
        self.cemetery: vec[i64] = NOTHING  # models
        self.outbox: vec[i64] = NOTHING  # parcels that left the board in this phase
        self.kills: i64 = 0  # by the hero in this phase, without those of the weapon
        self.weapon_spent: i64 = 0  # 1 if the weapon was used in this phase
        self.saboteurs: i64 = 0  # one bit for each saboteur token that triggered a trap in this phase
        # A walk in progress: how many skeletons walk (those marked WALKING), where they are and in which direction they
        # go, where they started, and the traps they came through.
        self.walking: i64 = 0
        self.walk_place: i64 = NOWHERE
        self.walk_facing: i64 = 0
        self.walk_start: i64 = NOWHERE
        self.trail: vec[i64] = NOTHING
        self.described: Facts | None = None  # the facts of a shown board, once somebody has asked for them

    def lay(self, place: i64, trap: i64) -> None:
        """From now on this lies on a space: a trap, a blast area, or nothing (NO_TRAP)."""
        self.traps = self.traps[:]
        self.traps[place] = trap
        self.note_trap(place)

    def note_trap(self, place: i64) -> None:
        """Set the bits of a space to what lies on it."""
        bit = BIT[place]
        trap = self.traps[place]
        self.trapped &= ~bit
        self.blasted &= ~bit
        self.treasured &= ~bit
        if is_blast_area(trap):
            self.blasted |= bit
        elif trap != NO_TRAP:
            self.trapped |= bit
            if trap & KIND == TREASURE:
                self.treasured |= bit

    def clone(self) -> Board:
        b = Board(0)
        b.become(self)
        return b

    def become(self, other: Board) -> None:
        """Be from now on a copy of the other board, whatever this one was."""
        self.seat = other.seat
        self.hero = other.hero
        self.tower = other.tower
        self.towers = other.towers
        self.houses = other.houses
        self.doomed = other.doomed
        self.supply = other.supply
        self.weapon = other.weapon
        self.coins = other.coins
        self.traps = other.traps
        self.trapped = other.trapped
        self.blasted = other.blasted
        self.treasured = other.treasured
        self.skeletons = other.skeletons[:]
        self.cemetery = copied(other.cemetery)
        self.outbox = copied(other.outbox)
        self.kills = other.kills
        self.weapon_spent = other.weapon_spent
        self.saboteurs = other.saboteurs
        self.walking = other.walking
        self.walk_place = other.walk_place
        self.walk_facing = other.walk_facing
        self.walk_start = other.walk_start
        self.trail = copied(other.trail)
        self.described = None

    def dump(self) -> list[int]:
        numbers: list[int] = [
            int(n)
            for n in (
                self.hero,
                self.tower,
                self.towers,
                self.houses,
                self.doomed,
                self.supply,
                self.weapon,
                self.coins,
                count_spaces(self.treasured),
                self.kills,
                self.weapon_spent,
                self.saboteurs,
                self.walking,
                self.walk_place,
                self.walk_facing,
                self.walk_start,
            )
        ]
        for values in (self.traps, self.skeletons, self.cemetery, self.outbox, self.trail):
            add_vec(numbers, values)
        return numbers


def load_board(seat: i64, reader: NumberReader) -> Board:
    b = Board(seat)
    b.hero = reader.take()
    b.tower = reader.take()
    b.towers = reader.take()
    b.houses = reader.take()
    b.doomed = reader.take()
    b.supply = reader.take()
    b.weapon = reader.take()
    b.coins = reader.take()
    reader.take()  # how many treasures there are
    b.kills = reader.take()
    b.weapon_spent = reader.take()
    b.saboteurs = reader.take()
    b.walking = reader.take()
    b.walk_place = reader.take()
    b.walk_facing = reader.take()
    b.walk_start = reader.take()
    b.traps = reader.take_vec()
    for place in range(len(b.traps)):
        b.note_trap(place)
    b.skeletons = reader.take_vec()
    b.cemetery = reader.take_vec()
    b.outbox = reader.take_vec()
    b.trail = reader.take_vec()
    return b


class BadBonesState(State):
    """The whole position."""

    __slots__ = (
        "tables",
        "advanced",
        "coop",
        "chiefs",
        "heroic",
        "endless",
        "rounds",
        "round",
        "phase",
        "tracking",
        "bag",
        "bag_size",
        "gone",
        "capital",
        "supply",
        "in_hand",
        "coins",
        "stock",
        "passed",
        "boards",
        "shown",
        "lent",
        "spare",
        "ending",
    )

    def __init__(self, seats: i64, tables: Tables) -> None:
        super().__init__(seats)
        self.tables: Tables = tables
        self.advanced: bool = False
        self.coop: bool = False
        self.chiefs: bool = False
        self.heroic: bool = False
        self.endless: bool = False
        self.rounds: i64 = 10
        self.round: i64 = 1
        self.phase: i64 = phases.HERO
        self.tracking: i64 = WHITE
        self.bag: vec[i64] = vec[i64]()  # how many of each model
        self.bag_size: i64 = 0
        self.gone: i64 = 0  # emperors out of the game
        self.capital: i64 = 0
        self.supply: i64 = 0  # coop: of all seats together
        self.in_hand: i64 = 0  # coop: traps retrieved in this round, back in the supply when the phase closes
        self.coins: i64 = 0  # coop: of all seats together
        self.stock: vec[i64] = vec[i64]()  # of the market, by item
        self.passed: i64 = 0  # one bit for each seat that is done buying
        self.boards: list[Board] = []
        # In a sealed phase the boards as they lay when it opened. They do not change while it is open, and clones share
        # them; those that no clone has ever shared are spare when it closes, to seal the next phase with.
        self.shown: list[Board] | None = None
        self.lent: bool = False
        self.spare: list[Board] | None = None
        self.ending: i64 = RUNNING

    def board(self, seat: i64) -> Board:
        return self.boards[seat - 1]

    def solo(self) -> bool:
        return self.seats == 1

    def seal(self) -> None:
        """From now on the others see each board as it lies now (BB-2.2); unseal_boards() ends that."""
        shown = self.boards
        if self.spare is None:
            self.boards = [b.clone() for b in shown]
        else:
            self.boards = self.spare
            for i in range(len(shown)):
                self.boards[i].become(shown[i])
        self.spare = None
        self.shown = shown
        self.lent = False

    def unseal_boards(self) -> None:
        """Everybody sees the boards as they are."""
        if not self.lent:
            self.spare = self.shown
        self.shown = None

    def clone(self) -> BadBonesState:
        s = BadBonesState(self.seats, self.tables)
        s.copy_frames(self)
        s.copy_shared(self)
        s.boards = [b.clone() for b in self.boards]
        return s

    def copy_shared(self, other: BadBonesState) -> None:
        """Copy all that is on no board and that everybody knows."""
        self.advanced = other.advanced
        self.coop = other.coop
        self.chiefs = other.chiefs
        self.heroic = other.heroic
        self.endless = other.endless
        self.rounds = other.rounds
        self.round = other.round
        self.phase = other.phase
        self.tracking = other.tracking
        self.bag = other.bag[:]
        self.bag_size = other.bag_size
        self.gone = other.gone
        self.capital = other.capital
        self.supply = other.supply
        self.in_hand = other.in_hand
        self.coins = other.coins
        if len(other.stock) > 0:
            self.stock = other.stock[:]
        self.passed = other.passed
        if other.shown is not None:
            self.shown = other.shown
            self.lent = other.lent = True
        self.ending = other.ending

    def dump(self) -> list[int]:
        numbers = self.dump_frames()
        numbers.extend(
            int(n)
            for n in (
                self.advanced,
                self.coop,
                self.chiefs,
                self.heroic,
                self.endless,
                self.rounds,
                self.round,
                self.phase,
                self.tracking,
                self.bag_size,
                self.gone,
                self.capital,
                self.supply,
                self.in_hand,
                self.coins,
                self.passed,
                self.ending,
            )
        )
        for values in (self.bag, self.stock):
            add_vec(numbers, values)
        for b in self.boards:
            numbers.extend(b.dump())
        numbers.append(0 if self.shown is None else 1)
        if self.shown is not None:
            for b in self.shown:
                numbers.extend(b.dump())
        if self.tables.edition > FIRST_EDITION:
            numbers.append(int(self.tables.code))
        return numbers


def load_state(numbers: list[int], data: Data) -> BadBonesState:
    """The position a dump was made from."""
    reader = NumberReader(numbers)
    s = BadBonesState(reader.take(), data.versus)
    s.load_frames(reader)
    s.advanced = reader.take() == 1
    s.coop = reader.take() == 1
    s.chiefs = reader.take() == 1
    s.heroic = reader.take() == 1
    s.endless = reader.take() == 1
    s.rounds = reader.take()
    s.round = reader.take()
    s.phase = reader.take()
    s.tracking = reader.take()
    s.bag_size = reader.take()
    s.gone = reader.take()
    s.capital = reader.take()
    s.supply = reader.take()
    s.in_hand = reader.take()
    s.coins = reader.take()
    s.passed = reader.take()
    s.ending = reader.take()
    s.bag = reader.take_vec()
    s.stock = reader.take_vec()
    s.boards = [load_board(seat, reader) for seat in range(1, s.seats + 1)]
    if reader.take() == 1:
        s.shown = [load_board(seat, reader) for seat in range(1, s.seats + 1)]
    s.tables = data.tables(s.coop, reader.take() if data.rulings.edition > FIRST_EDITION else data.versus.code)
    return s
