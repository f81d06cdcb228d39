"""Every field of a position is cloned, dumped, loaded, and either shown to the other seats or kept from them.

These four are lists that are kept by hand. Here every field gets a value of its own, found in no other field; what a
list forgets comes out with another value, and the test names it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ossuary.core.events import EVERYBODY, Event
from ossuary.core.state import State
from ossuary.games.bad_bones import phases, steps
from ossuary.games.bad_bones.space import SPACE_OF
from ossuary.games.bad_bones.state import NO_TRAPS, BadBonesState, Board
from ossuary.games.bad_bones.tokens import BLAST_AREA, NO_TRAP, TREASURE, TURNED, USED, WALL
from ossuary.games.dia_de_los_muertos import cards
from ossuary.games.dia_de_los_muertos.cards import CODES, KINDS, UNKNOWN
from ossuary.games.dia_de_los_muertos.state import MuertosState, Skeleton
from support.setups import the_game

SEATS = 2
VIEWER = 1
OTHER = 2

# Fields that are no part of a position: who watches it, and what is kept only to be fast.
RECORDING = {"events", "sealed_events"}  # a clone, or what is loaded, has nobody who watches
CACHED = {
    "described",  # the facts of a shown board, made anew if they are missing
    "lent",  # whether a clone shows the same boards
    "spare",  # boards to seal the next phase with
}
# Fields that a dump has in another way.
TOLD_BY_TRAPS = {"trapped", "blasted", "treasured"}
IMPLIED = {
    "tables",  # given to load(), from the data files
    "seat",  # the place in the list
    "open_lanes",  # counted from the lanes
    *TOLD_BY_TRAPS,
}
# What other seats do not see as it is; each is tested on its own below.
KEPT_FROM_OTHERS = {
    BadBonesState: {"boards", "lanes", "open_lanes"},
    MuertosState: {"deck", "skeletons"},
    Skeleton: {"hand", "laid"},
}


def fields_of(one: object) -> list[str]:
    """All fields that a class and those above it declare, compiled or not."""
    compiled = getattr(type(one), "__mypyc_attrs__", None)
    if compiled is not None:
        return list(compiled)
    return [name for above in type(one).__mro__ for name in getattr(above, "__slots__", ())]


class Values:
    """Fills fields with values that no other field has."""

    def __init__(self) -> None:
        self.last = 100

    def next(self) -> int:
        self.last += 1
        return self.last

    def fill(self, one: Any, but: Iterable[str]) -> None:
        for name in fields_of(one):
            value = getattr(one, name)
            if name in but or name in RECORDING | CACHED | IMPLIED:
                continue
            if isinstance(value, bool):
                setattr(one, name, not value)
            elif isinstance(value, int):
                setattr(one, name, self.next())
            else:
                setattr(one, name, vec[i64]([self.next() for _ in range(len(value) or 3)]))

    def fill_lanes(self, s: State) -> None:
        for lane in s.lanes:
            lane.frames = vec[i64]([self.next(), self.next()])
        s.open_lanes = len(s.lanes)


def parts_in(value: Any) -> list[Any]:
    """The boards, skeletons or lanes in a field; none in a field of numbers."""
    return [one for one in value if not isinstance(one, int)] if isinstance(value, list) else []


def plain(value: Any) -> Any:
    """A field's value in a form that can be compared."""
    return value if value is None or isinstance(value, int) else list(value)


def changed(one: Any, other: Any, but: set[str]) -> list[str]:
    """The fields in which two differ, those of their parts too, except some."""
    found = []
    for name in fields_of(one):
        if name in but | CACHED or name == "tables":
            continue
        mine, theirs = getattr(one, name), getattr(other, name)
        parts = parts_in(mine)
        if parts and len(parts) == len(theirs or []):
            found += [f"{name}.{field}" for pair in zip(parts, theirs, strict=True) for field in changed(*pair, but)]
        elif plain(mine) != plain(theirs):
            found.append(name)
    return found


def bad_bones(coop: bool = False) -> BadBonesState:
    """A position with a sealed phase open, whose boards lie otherwise than they are shown."""
    values = Values()
    s = BadBonesState(SEATS, the_game("bad-bones").data.versus)  # type: ignore[attr-defined]
    values.fill(s, ["seats", "lanes", "boards", "shown"])
    values.fill_lanes(s)
    s.coop = coop
    s.boards = [Board(seat) for seat in range(1, SEATS + 1)]
    s.shown = [Board(seat) for seat in range(1, SEATS + 1)]
    for board in [*s.boards, *s.shown]:
        values.fill(board, [])
        for place in range(len(board.traps)):
            board.note_trap(place)
    return s


def dia() -> MuertosState:
    values = Values()
    s = MuertosState(SEATS, the_game("dia-de-los-muertos").data.default_tables)  # type: ignore[attr-defined]
    values.fill(s, ["seats", "lanes", "skeletons"])
    values.fill_lanes(s)
    s.skeletons = [Skeleton(seat) for seat in range(1, SEATS + 1)]
    for skeleton in s.skeletons:
        values.fill(skeleton, ["hand", "laid"])
        skeleton.hand = vec[i64]([values.next() if code < KINDS else 0 for code in range(CODES)])
        skeleton.laid = cards.KICK
    return s


POSITIONS = [("bad-bones", bad_bones), ("bad-bones", partial(bad_bones, coop=True)), ("dia-de-los-muertos", dia)]
everywhere = pytest.mark.parametrize(("name", "position"), POSITIONS, ids=["bad-bones", "coop", "dia-de-los-muertos"])


@everywhere
def test_every_field_survives_clone(name: str, position: Any) -> None:
    s = position()
    s.record_events()
    s.emit(Event(0, 1, (), EVERYBODY ^ 1))
    twin = the_game(name).clone(s)
    assert changed(s, twin, RECORDING) == []
    assert twin.events is None
    assert twin.sealed_events == []


@everywhere
def test_a_clone_shares_nothing_that_changes(name: str, position: Any) -> None:
    s = position()
    before = s.dump()
    twin = the_game(name).clone(s)
    spoil(twin, {"shown", "traps"})  # shown boards and lists of traps are never changed, so clones share them
    assert s.dump() == before


def test_a_trap_that_is_laid_on_a_clone_lies_on_no_other_board() -> None:
    game = the_game("bad-bones")
    s = game.begin(SEATS, game.read_setup(SEATS, []))
    empty = s.dump()
    twin = s.clone()
    twin.board(1).lay(SPACE_OF["c3"], TREASURE)
    assert s.dump() == empty
    laid = twin.dump()
    third = twin.clone()
    twin.board(1).lay(SPACE_OF["c3"], NO_TRAP)
    third.board(2).lay(SPACE_OF["a1"], BLAST_AREA)
    assert twin.dump() == empty
    assert third.board(1).dump() == game.load(laid).board(1).dump()


def test_the_bits_of_a_board_tell_what_lies_on_it() -> None:
    board = Board(1)
    board.traps = NO_TRAPS
    wall, treasure, blast = SPACE_OF["a1"], SPACE_OF["c3"], SPACE_OF["e5"]
    board.lay(wall, WALL | TURNED)
    board.lay(treasure, TREASURE | USED)
    board.lay(blast, BLAST_AREA)
    assert (board.trapped, board.treasured, board.blasted) == (2**wall | 2**treasure, 2**treasure, 2**blast)
    for place in (wall, treasure, blast):
        board.lay(place, NO_TRAP)
    assert (board.trapped, board.treasured, board.blasted) == (0, 0, 0)
    assert list(board.traps) == list(NO_TRAPS) == [NO_TRAP] * 49


def spoil(one: Any, but: set[str]) -> None:
    """Write into every vec and list there is."""
    for name in fields_of(one):
        value = getattr(one, name)
        if name in but or name == "tables" or value is None or isinstance(value, int):
            continue
        for i in range(len(value)):
            if isinstance(value[i], int):
                value[i] = -7
            else:
                spoil(value[i], but)


@everywhere
def test_every_field_is_in_the_dump(name: str, position: Any) -> None:
    """If one field changes, so does the dump, and with it the digest."""
    s = position()
    before = s.dump()
    forgotten = []
    for one in [s, *parts_of(s)]:
        for field in set(fields_of(one)) - RECORDING - CACHED - IMPLIED:
            value = getattr(one, field)
            if isinstance(value, bool):
                other: Any = not value
            elif isinstance(value, int):
                other = value + 1
            elif parts_in(value):
                continue
            else:
                other = vec[i64]([*value, 7])
            setattr(one, field, other)
            try:
                same = s.dump() == before
            finally:
                setattr(one, field, value)
            forgotten += [field] if same else []
    assert sorted(forgotten) == []


def parts_of(s: Any) -> list[Any]:
    """All boards, skeletons and lanes of a position."""
    return [part for field in fields_of(s) for part in parts_in(getattr(s, field))]


@everywhere
def test_every_field_survives_dump_and_load(name: str, position: Any) -> None:
    s = position()
    loaded = the_game(name).load(s.dump())
    assert changed(s, loaded, RECORDING) == []


@everywhere
def test_every_field_is_shown_unless_it_is_kept_from_others(name: str, position: Any) -> None:
    s = position()
    known = the_game(name).known_to(s, VIEWER)
    assert changed(s, known, RECORDING | KEPT_FROM_OTHERS[type(s)]) == []


def test_other_boards_are_known_as_they_were_shown() -> None:
    """BB-2.2"""
    s = bad_bones()
    s.phase = phases.TRAP
    known = the_game("bad-bones").known_to(s, VIEWER)
    assert s.shown is not None
    assert changed(s.board(VIEWER), known.board(VIEWER), set()) == []
    assert changed(s.shown[OTHER - 1], known.board(OTHER), set()) == []
    hidden = set(changed(s.board(OTHER), known.board(OTHER), set()))
    assert hidden - TOLD_BY_TRAPS == set(fields_of(s.board(OTHER))) - CACHED - TOLD_BY_TRAPS - {"seat"}


def test_other_lanes_are_known_as_the_phase_opened() -> None:
    s = bad_bones()
    s.phase = phases.TRAP
    known = the_game("bad-bones").known_to(s, VIEWER)
    assert list(known.lanes[VIEWER - 1].frames) == list(s.lanes[VIEWER - 1].frames)
    fresh = BadBonesState(SEATS, s.tables)
    fresh.push_lane(steps.TRAP, OTHER, 0)
    assert list(known.lanes[OTHER - 1].frames) == list(fresh.lanes[OTHER - 1].frames)
    assert known.open_lanes == SEATS


def test_of_other_hands_only_the_backs_are_known() -> None:
    """DM-0.2: and nothing but the size of the draw pile."""
    s = dia()
    known = the_game("dia-de-los-muertos").known_to(s, VIEWER)
    assert changed(s.skeleton(VIEWER), known.skeleton(VIEWER), set()) == []
    mine, theirs = s.skeleton(OTHER), known.skeleton(OTHER)
    assert changed(mine, theirs, KEPT_FROM_OTHERS[Skeleton]) == []
    assert [theirs.hand[card] for card in range(KINDS)] == [0] * KINDS
    for bones in (1, 2, 3):
        backs = sum(mine.hand[card] for card in range(KINDS) if s.tables.back[card] == bones)
        assert theirs.hand[UNKNOWN + bones] == backs
    assert theirs.laid == UNKNOWN + s.tables.back[cards.KICK]
    assert set(known.deck) == {0}
