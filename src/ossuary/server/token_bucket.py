"""Rate limits: so many at once, then as many as come back in time."""

from __future__ import annotations

from collections.abc import Hashable

SWEEP_SECONDS = 60.0


class TokenBucket:
    """Holds `most` tokens; what is taken comes back steadily, `per_second`. Times are those of a monotonic clock."""

    __slots__ = ("at", "most", "per_second", "taken")

    def __init__(self, per_second: float, most: float) -> None:
        self.per_second = per_second
        self.most = most
        self.taken = 0.0
        self.at = 0.0

    def missing(self, at: float) -> float:
        """How many tokens have not come back yet."""
        return max(0.0, self.taken - (at - self.at) * self.per_second)

    def wait(self, at: float, tokens: float = 1.0) -> float:
        """Take a token, or several, if there are so many; otherwise the seconds until there will be."""
        taken = self.missing(at) + tokens
        if taken > max(self.most, tokens):  # a full bucket is always enough
            return (taken - max(self.most, tokens)) / self.per_second
        self.taken, self.at = taken, at
        return 0.0

    def overdraw(self, at: float, tokens: float = 1.0) -> float:
        """Take tokens whether or not there are so many; how many more are taken now than there are."""
        self.taken, self.at = self.missing(at) + tokens, at
        return max(0.0, self.taken - self.most)


class TokenBuckets:
    """One bucket for each of many callers; full ones are forgotten."""

    def __init__(self, per_second: float, most: float) -> None:
        self.per_second = per_second
        self.most = most
        self.buckets: dict[Hashable, TokenBucket] = {}
        self.swept = 0.0

    def wait(self, caller: Hashable, at: float, tokens: float = 1.0) -> float:
        """Take one or more of the caller's tokens if there are so many; otherwise the seconds until there will be."""
        return self._bucket(caller, at).wait(at, tokens)

    def overdraw(self, caller: Hashable, at: float, tokens: float) -> None:
        """Take tokens of the caller's, whether or not there are so many."""
        self._bucket(caller, at).overdraw(at, tokens)

    def wait_after_overdraft(self, caller: Hashable, at: float) -> float:
        """The seconds until no more of the caller's tokens are taken than there are; nothing is taken."""
        bucket = self.buckets.get(caller)
        return max(0.0, bucket.missing(at) - bucket.most) / bucket.per_second if bucket is not None else 0.0

    def _bucket(self, caller: Hashable, at: float) -> TokenBucket:
        if at - self.swept > SWEEP_SECONDS:
            self.buckets = {caller: bucket for caller, bucket in self.buckets.items() if bucket.missing(at) > 0}
            self.swept = at
        bucket = self.buckets.get(caller)
        if bucket is None:
            bucket = self.buckets[caller] = TokenBucket(self.per_second, self.most)
        return bucket
