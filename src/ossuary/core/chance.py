"""Two generators that answer for chance: a plain fast one for playouts, and a fair one for tables and records.

The fair one follows the recipe of the notation: everybody who knows the seed can compute every answer again, and
everybody who saw the commitment before the game knows that the seed was not chosen afterwards.
"""

from __future__ import annotations

import hashlib
import hmac

from mypy_extensions import i64

WORD = 1 << 64
BLOCK = 64  # bytes that SHA-256 takes at once
INNER, OUTER = 0x36, 0x5C  # the paddings that HMAC defines


class Dice:
    """L'Ecuyer's combined generator: it needs small numbers only, so compiled and interpreted games are the same."""

    __slots__ = ("low", "high")

    def __init__(self, seed: int, game: int = 0) -> None:
        self.low: i64 = (seed * 1000003 + game * 7919 + 12345) % 2147483562 + 1
        self.high: i64 = (seed * 69069 + game * 104729 + 67890) % 2147483398 + 1
        for _ in range(8):  # the first numbers of neighbouring seeds are alike
            self.below(2)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        self.low = self.low * 40014 % 2147483563
        self.high = self.high * 40692 % 2147483399
        z: i64 = self.low - self.high
        if z < 0:
            z += 2147483562
        return z % n


class FairChance:
    """Answers for chance from a seed, by the recipe of the notation; `number` counts the answers given so far."""

    def __init__(self, seed: bytes, game: str, options: str, values: list[bytes]) -> None:
        text = f"ossuary1|{game}|{options}|".encode()
        key = hmac.digest(seed, text + b"".join(values), "sha256").ljust(BLOCK, b"\0")
        # The part of HMAC-SHA256 that is the same for every answer: nearly half of the work is done only once.
        self.inner = hashlib.sha256(bytes(byte ^ INNER for byte in key))
        self.outer = hashlib.sha256(bytes(byte ^ OUTER for byte in key))
        self.number = 0

    def below(self, total: int) -> int:
        """Which of `total` tokens or cards is drawn next, counted from 0."""
        attempt = 0
        while True:
            inner, outer = self.inner.copy(), self.outer.copy()
            inner.update(f"{self.number}.{attempt}".encode())
            outer.update(inner.digest())
            x = int.from_bytes(outer.digest()[:8], "big")
            if x < total * (WORD // total):
                self.number += 1
                return x % total
            attempt += 1


def commitment(seed: bytes) -> str:
    """What everybody sees before the game: after it the seed can't be changed, and from it not be guessed."""
    return hashlib.sha256(seed).hexdigest()
