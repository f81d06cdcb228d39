"""A small net that judges positions from sparse features: whole numbers only, so that compiled and interpreted agree.

A feature is a number; a position has some of them. Each has a row of weights, the rows of a position's features are
added up, clipped, and weighed once more for each head. `ossuary train` makes such nets.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

HEADS: Final[list[str]] = ["win", "lasts", "points"]
WIN: Final = 0
LASTS: Final = 1
POINTS: Final = 2
ONE: Final = 64  # the whole number that stands for 1.0 in weights and in what they add up to
MOST: Final = 127  # the largest weight, and what sums are clipped to
MAGIC: Final = b"ossuary net 1\n"


class BadNet(ValueError):
    """Bytes that are no net."""


class Net:
    """`first` has a row of `hidden` weights for each feature, `second` a row for each head."""

    def __init__(
        self, features: i64, hidden: i64, first: vec[i64], bias: vec[i64], second: vec[i64], second_bias: vec[i64]
    ) -> None:
        self.features: i64 = features
        self.hidden: i64 = hidden
        self.first: vec[i64] = first
        self.bias: vec[i64] = bias
        self.second: vec[i64] = second
        self.second_bias: vec[i64] = second_bias

    def judge(self, active: vec[i64]) -> vec[i64]:
        """What each head says to a position with these features, in parts of ONE * ONE: more is better."""
        hidden = self.hidden
        first = self.first
        sums = self.bias[:]
        for feature in active:
            row: i64 = feature * hidden
            for i in range(hidden):
                sums[i] += first[row + i]
        second = self.second
        heads = self.second_bias[:]
        for i in range(hidden):
            passed: i64 = sums[i]
            if passed <= 0:
                continue
            if passed > MOST:
                passed = MOST
            for head in range(len(heads)):
                heads[head] += passed * second[head * hidden + i]
        return heads

    def dump(self) -> bytes:
        """The net as a file has it: its sizes, the biases in four bytes each, the weights in one."""
        data = MAGIC + int(self.features).to_bytes(2, "little") + int(self.hidden).to_bytes(2, "little")
        for values in (self.bias, self.second_bias):
            for value in values:
                data += int(value).to_bytes(4, "little", signed=True)
        for values in (self.second, self.first):
            data += bytes([int(value) & 255 for value in values])
        return data


def read_net(data: bytes) -> Net:
    """The net that a file has."""
    start = len(MAGIC)
    if data[:start] != MAGIC or len(data) < start + 4:
        raise BadNet("no net")
    features = int.from_bytes(data[start : start + 2], "little")
    hidden = int.from_bytes(data[start + 2 : start + 4], "little")
    heads = len(HEADS)
    at = start + 4
    biases = vec[i64]()
    for _ in range(hidden + heads):
        biases = append(biases, int.from_bytes(data[at : at + 4], "little", signed=True))
        at += 4
    if len(data) != at + hidden * (heads + features):
        raise BadNet("the wrong size")
    weights = vec[i64]()
    for byte in data[at:]:
        weights = append(weights, byte - 256 if byte > MOST else byte)
    return Net(
        features,
        hidden,
        weights[heads * hidden :],
        biases[:hidden],
        weights[: heads * hidden],
        biases[hidden:],
    )
