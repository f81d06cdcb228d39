"""A short run of `make chaos`, and that a run notices what it looks for."""

from __future__ import annotations

import asyncio
import random
from typing import Any, NamedTuple, cast

import psycopg
import pytest

from chaos import checks, games, run
from chaos.account import Account
from chaos.checks import Stored
from chaos.cluster import Cluster, Programs
from chaos.faults import KINDS, schedule
from chaos.games import Game
from chaos.network import Client, Network, Reply
from chaos.people import Violated
from chaos.run import Plan, Run, carried_out
from ossuary.server.match.journal import LATE
from support.server.players import ACKNOWLEDGED, SENT, SentAnswer
from support.server.stored_rows import Row, answer_in
from support.services import POSTGRESQL, REDIS, found_or_skipped

SHORT = Plan(seed=7, seconds=26, games=4, pause=1.8)


class ShortRun(NamedTuple):
    """What a run has found, and what its checks say when something is planted in its database."""

    account: Account
    lost_answer: list[str]
    old_holder: list[str]
    unended: list[str]
    unproved: list[str]


def short_run(tmp_path_factory: pytest.TempPathFactory) -> ShortRun:
    programs = Programs(*(found_or_skipped(package, tmp_path_factory) for package in (POSTGRESQL, REDIS)))
    account = Account()

    async def play() -> ShortRun:
        async with carried_out(SHORT, programs, account) as done:
            return ShortRun(account, *[await plant(done) for plant in (lose_answer, give_back, unend, forge)])

    return asyncio.run(play())


def change(done: Run, statement: str, *values: Any) -> None:
    with psycopg.connect(done.cluster.database) as connection:
        connection.execute(statement.encode(), values)


def played_by_a_person(done: Run) -> tuple[Game, int]:
    """A game that is over, and a seat of it that was a person's to the end."""
    return next(
        (game, seat)
        for game in done.games
        for seat, history in game.seats.items()
        if game.over and not history.had_bot and history.held_by[-1].acknowledged
    )


async def lose_answer(done: Run) -> list[str]:
    game, seat = played_by_a_person(done)
    stored = checks.read_stored(done.cluster.database, game.table["id"])
    assert stored
    row = [row for row in stored.rows if row.seat == seat and answer_in(row.words)][-1]
    change(done, "UPDATE rows SET words = 'undo' WHERE table_id = %s AND number = %s", game.table["id"], row.number)
    found = await done.check_game(game)
    change(
        done,
        "UPDATE rows SET words = %s WHERE table_id = %s AND number = %s",
        row.words,
        game.table["id"],
        row.number,
    )
    return found


async def give_back(done: Run) -> list[str]:
    game, seat = played_by_a_person(done)
    statement = "UPDATE seats SET person = %s WHERE table_id = %s AND seat = %s"
    change(done, statement, "somebody else", game.table["id"], seat)
    found = await done.check_game(game)
    change(done, statement, game.seats[seat].ids[-1], game.table["id"], seat)
    return found


async def unend(done: Run) -> list[str]:
    game, _ = played_by_a_person(done)
    change(done, "UPDATE tables SET over = FALSE WHERE id = %s", game.table["id"])
    found = await done.check_game(game)
    change(done, "UPDATE tables SET over = TRUE WHERE id = %s", game.table["id"])
    return found


async def forge(done: Run) -> list[str]:
    """Chance with another seed than was committed to: what the record reveals does not prove it."""
    game, _ = played_by_a_person(done)
    record = await Client(done.network, "").ask("GET", f"/api/tables/{game.table['id']}/record")
    lines = [f"seed: {'0' * 64}" if line.startswith("seed:") else line for line in record.body.splitlines()]
    return checks.check_record("\n".join(lines) + "\n")


@pytest.mark.slow
def test_nothing_is_lost_while_everything_fails_and_what_is_planted_is_noticed(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """All in one test: several, in different processes, would each have to carry out a run."""
    found = short_run(tmp_path_factory)
    account = found.account
    assert account.violations == []
    assert set(account.faults) == set(KINDS)
    assert account.games_ended == account.games_begun == account.proofs >= SHORT.games
    assert account.acknowledged["answers"] > 100
    assert account.refused_to_intruders > 10
    assert any("acknowledged and lost" in wrong for wrong in found.lost_answer)
    assert any("not in the hands" in wrong for wrong in found.old_holder)
    assert found.unended == ["it is not over in the database"]
    assert "not proved" in found.unproved[0]


def test_the_same_seed_breaks_the_same_things_and_every_kind() -> None:
    ten_minutes = schedule(1, 600, 5)
    assert ten_minutes == schedule(1, 600, 5) != schedule(2, 600, 5)
    assert {fault.kind for fault in ten_minutes} == set(KINDS)
    assert {fault.kind for fault in SHORT.faults()} == set(KINDS)


def answered(*words: str, result: str = ACKNOWLEDGED) -> list[SentAnswer]:
    return [SentAnswer(1, "1.1", each, result) for each in words]


def stored(*words: str) -> Stored:
    return Stored(True, [Row(number, 1, each, "") for number, each in enumerate(words)], {1: "ana"})


def test_acknowledged_answers_are_stored_in_order_and_no_others() -> None:
    assert checks.check_acknowledged(stored("a", "b"), 1, answered("a", "b"), False) == []
    assert checks.check_acknowledged(stored("b", "a"), 1, answered("a", "b"), False)
    assert checks.check_acknowledged(stored("a"), 1, answered("a", "a"), False)
    assert checks.check_acknowledged(stored("a", "b"), 1, answered("a"), False)
    assert checks.check_acknowledged(stored("a", "b"), 1, answered("a"), True) == []
    assert checks.check_acknowledged(stored("a", "b"), 1, answered("a") + answered("b", result=SENT), False) == []


def test_a_row_that_is_missing_and_a_person_who_is_late_are_noticed() -> None:
    assert checks.check_journal(stored("a", "b")) == []
    assert checks.check_journal(Stored(True, stored("a", "b").rows[1:], {}))
    assert checks.check_journal(stored("a", f"{LATE} random"))


def test_events_that_were_told_otherwise_are_noticed() -> None:
    assert checks.check_events(1, [1, None, 3], [1, 2, 3]) == []
    assert checks.check_events(1, [1, 2], [1, 2, 3])
    assert checks.check_events(1, [1, 9, 3], [1, 2, 3])


class Careless(Client):
    """Somebody to whom every request is granted."""

    async def ask_once(self, method: str, path: str, body: Any = None) -> Reply | None:
        return Reply(204, None)


def some_game(account: Account) -> Game:
    game = Game(0, Network(["127.0.0.1:9"], account, random.Random(1)), 1)
    game.table = {"id": "t"}
    return game


def test_an_intruder_who_is_let_in_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    async def still_runs(game: Game) -> bool:
        return False

    monkeypatch.setattr(games.Game, "is_over", still_runs)
    game = some_game(Account())
    with pytest.raises(Violated, match="wrong hands"):
        asyncio.run(game.intrude_by_request(Careless(game.network, "t"), 1))


def test_a_game_that_does_not_end_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "STILL_SECONDS", 0.1)
    monkeypatch.setattr(run, "PROGRESS_SECONDS", 0.05)
    account = Account()

    class NoHosts:
        hosts: tuple[()] = ()

        def lengths(self) -> dict[str, int]:
            return {}

    async def wait() -> None:
        stuck = Run(SHORT, cast("Cluster", NoHosts()), account)
        stuck.games.append(some_game(account))
        place = asyncio.create_task(asyncio.sleep(60))
        await stuck.finish([place])
        place.cancel()

    asyncio.run(wait())
    assert "does not end" in account.violations[0]
    assert account.summary("make chaos")[-1].endswith("make chaos")
