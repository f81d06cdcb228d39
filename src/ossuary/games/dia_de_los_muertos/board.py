"""Section 1, the path as a graph: read from the data, and refused if it contradicts the booklet."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.core.data_files import BadData
from ossuary.games.dia_de_los_muertos.fields import (
    AROUND_CROSSING,
    BLOCKS,
    CROSSING,
    DEN_DOORS,
    DENS,
    FESTIVITY_DOORS,
    FIELDS,
    FIRST_DEN,
    GOAL,
    RUNS,
    START,
)

BOTH_WAYS: Final = ("crossing", "festivities", "dens", "path")
FAR: Final = 99


class Board:
    """Which fields border on which, and how far apart they are."""

    def __init__(self, data: dict[str, Any]) -> None:
        out: list[set[int]] = [set() for _ in range(FIELDS)]
        for run in _field_lists(data, "one_way"):
            for here, there in pairwise(run):
                _connect(out, here, there, "board.one_way")
        for key in BOTH_WAYS:
            for pair in _field_lists(data, key):
                if len(pair) != 2:
                    raise BadData(f"board.{key}", f"should be pairs of fields, not {pair}")
                _connect(out, pair[0], pair[1], f"board.{key}")
                out[pair[1]].add(pair[0])
        near = [
            {there for there in range(FIELDS) if there in out[here] or here in out[there]} for here in range(FIELDS)
        ]
        _check_signs(out, near)
        _check_doors(near)
        _check_crossing(near)
        _check_reach(out)
        # Where a skeleton can go from a field; on the runs in one direction only (DM-1.1).
        self.ways: list[vec[i64]] = [vec[i64](sorted(fields)) for fields in out]
        # All fields that border on a field, in whatever direction.
        self.links: list[vec[i64]] = [vec[i64](sorted(fields)) for fields in near]
        # How many fields it is along connections in whatever direction (DM-7.1).
        apart = [_distances(near, here) for here in range(FIELDS)]
        self.distance: vec[i64] = vec[i64]([n for row in apart for n in row])
        # The field that leads to a hiding place.
        self.door: vec[i64] = vec[i64]([min(near[FIRST_DEN + den]) for den in range(DENS)])


def _field_lists(data: dict[str, Any], key: str) -> list[list[int]]:
    for fields in data[key]:
        if not isinstance(fields, list) or any(type(f) is not int or not START <= f <= GOAL for f in fields):
            raise BadData(f"board.{key}", f"should be lists of fields from 0 to 32, not {fields!r}")
    return list(data[key])


def _connect(out: list[set[int]], here: int, there: int, where: str) -> None:
    if here == there:
        raise BadData(where, f"field {here} can't border on itself")
    if there in out[here] or here in out[there]:
        raise BadData(where, f"{here} and {there} are connected twice")
    out[here].add(there)


def _check_signs(out: list[set[int]], near: list[set[int]]) -> None:
    """The runs of DM-1.1 are one-way, nothing else joins them, and there is no other one-way connection."""
    one_way = {(here, there) for here in range(FIELDS) for there in out[here] if here not in out[there]}
    wanted = {(here, there) for run in RUNS for here, there in pairwise(run)}
    if one_way != wanted:
        raise BadData("board.one_way", "should be Start→1→2→3→4 and 17→25→26→27→28→32, no more and no less")
    for inside in (0, 1, 2, 3, 25, 26, 27, 28, 32):
        run = next(run for run in RUNS if inside in run)
        at = run.index(inside)
        beside = set(run[max(at - 1, 0) : at + 2]) - {inside}
        if near[inside] != beside:
            raise BadData("board", f"{_name(inside)} should border on {_list(beside)} only, not {_list(near[inside])}")


def _check_doors(near: list[set[int]]) -> None:
    """DM-1.2: festivities and hiding places are entered and left by one field each."""
    for field, door in FESTIVITY_DOORS:
        if near[field] != {door}:
            raise BadData(
                "board.festivities", f"{field} is entered and left only by {door}, not by {_list(near[field])}"
            )
    first, second = near[FIRST_DEN], near[FIRST_DEN + 1]
    if len(first) != 1 or len(second) != 1 or first | second != set(DEN_DOORS):
        raise BadData(
            "board.dens",
            f"29 and 30 are entered and left only by 9 and 22, one each, not by {_list(first)} and {_list(second)}",
        )


def _check_crossing(near: list[set[int]]) -> None:
    """DM-1.3: the neighbours of 17, and the hiding place that belongs to it."""
    if near[CROSSING] != set(AROUND_CROSSING):
        raise BadData("board.crossing", f"17 borders on 5, 7, 16, 25 and 31, not on {_list(near[CROSSING])}")
    if near[FIRST_DEN + 2] != {CROSSING}:
        raise BadData("board.crossing", f"31 is entered and left only by 17, not by {_list(near[FIRST_DEN + 2])}")


def _check_reach(out: list[set[int]]) -> None:
    """Wherever the gravedigger stands, the goal and, as long as they matter, the festivities can be reached."""
    lost = set(range(FIELDS)) - _reached(out, START, -1)
    if lost:
        raise BadData("board", f"nobody can get from Start to {_list(lost)}")
    for block in BLOCKS:
        for here in range(FIELDS):
            if here != block and GOAL not in _reached(out, here, block):
                raise BadData("board", f"with the gravedigger on {block} nobody can get from {_name(here)} to the goal")
    for here in range(FIELDS):
        if here in (CROSSING, FIRST_DEN + 2) or here in RUNS[1]:
            continue
        for festivity, _ in FESTIVITY_DOORS:
            if festivity not in _reached(out, here, CROSSING):
                raise BadData("board", f"with the gravedigger on 17 nobody can get from {_name(here)} to {festivity}")


def _reached(out: list[set[int]], start: int, blocked: int) -> set[int]:
    reached = {start}
    waiting = [start]
    while waiting:
        for there in out[waiting.pop()]:
            if there not in reached and there != blocked:
                reached.add(there)
                waiting.append(there)
    return reached


def _distances(near: list[set[int]], start: int) -> list[int]:
    apart = [FAR] * FIELDS
    apart[start] = 0
    waiting = [start]
    for here in waiting:
        for there in sorted(near[here]):
            if apart[there] == FAR:
                apart[there] = apart[here] + 1
                waiting.append(there)
    return apart


def _name(field: int) -> str:
    return "Start" if field == START else str(field)


def _list(fields: set[int]) -> str:
    return ", ".join(_name(field) for field in sorted(fields)) or "nothing"
