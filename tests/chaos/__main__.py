"""make chaos: two processes, a PostgreSQL and a Redis are killed while games are played. Exits with 1 on a violation.

make chaos ARGS="--minutes 1 --seed 7"
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import tempfile
from pathlib import Path

from chaos.account import Account
from chaos.cluster import Programs
from chaos.faults import KINDS
from chaos.run import Plan, carried_out
from support.services import POSTGRESQL, REDIS, program


def main() -> int:
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=None, help="a number of your own; otherwise a new one")
    parser.add_argument("--games", type=int, default=30, help="at the same time")
    parser.add_argument("--pause", type=float, default=5, help="seconds between two faults, on average")
    parser.add_argument("--only", nargs="+", choices=KINDS, default=list(KINDS), help="no faults but these")
    chosen = parser.parse_args()
    seed = secrets.randbelow(1_000_000) if chosen.seed is None else chosen.seed
    again = (
        f'make chaos ARGS="--minutes {chosen.minutes:g} --seed {seed} --games {chosen.games} --pause {chosen.pause:g}"'
    )
    print(again, flush=True)
    account = Account()
    with tempfile.TemporaryDirectory() as notes:
        programs = Programs(*(program(package, Path(notes)) for package in (POSTGRESQL, REDIS)))
    plan = Plan(seed, chosen.minutes * 60, chosen.games, chosen.pause, chosen.only)

    async def carry_out() -> None:
        async with carried_out(plan, programs, account, Path(f"chaos-logs/{seed}")):
            pass

    asyncio.run(carry_out())
    print(*account.summary(again), sep="\n", flush=True)
    return 1 if account.violations else 0


if __name__ == "__main__":
    sys.exit(main())
