"""What somebody lets the server compute is counted in seconds, by person and by address."""

from __future__ import annotations

import time
from typing import NamedTuple

from ossuary.server.errors import TableError
from ossuary.server.token_bucket import TokenBuckets

MINUTE = 60.0


class Caller(NamedTuple):
    """Who asks. Persons are free, so the address counts as well; `person` may be empty."""

    person: str
    address: str


class Costs:
    """So many seconds of work a minute for each person and each address; work that has begun is always finished."""

    def __init__(self, seconds_per_minute: float) -> None:
        self.spent = TokenBuckets(seconds_per_minute / MINUTE, seconds_per_minute)

    def check(self, caller: Caller) -> None:
        """Refuse somebody who has used up their seconds."""
        at = time.monotonic()
        wait = max(self.spent.wait_after_overdraft(each, at) for each in keys(caller))
        if wait:
            raise TableError("too-much-work", wait=wait)

    def charge(self, caller: Caller, seconds: float) -> None:
        at = time.monotonic()
        for each in keys(caller):
            self.spent.overdraw(each, at, seconds)


def keys(caller: Caller) -> list[str]:
    """Whose seconds they are; a person's id and an address are never the same text."""
    return [f"address {caller.address}", *([f"person {caller.person}"] if caller.person else [])]
