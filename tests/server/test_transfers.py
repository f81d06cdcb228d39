"""A seat goes to another device by its link: its person sees who asks, agrees or refuses, or can take it back."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from support.server.serving import Server
from support.server.stored_rows import journal
from support.server.visitors import Visitor, finish, good, problem, seat_path, table_of_two

DIA = "dia-de-los-muertos"
THERE, AWAY = 3, 1  # seconds in which somebody can refuse
PATIENCE = 10
FLOOD = 100


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("transfers")) as server:
        yield server
        assert "Traceback" not in server.log()


@contextmanager
def running(folder: Path) -> Iterator[Server]:
    with Server(folder, transfer_seconds=str(THERE), transfer_seconds_away=str(AWAY)) as server:
        yield server


def link_of(person: Visitor, table: Any, seat: int) -> str:
    return str(good(person.get(f"{seat_path(table, seat)}/link"))["path"])


def ask(person: Visitor, table: Any, seat: int, link: str) -> httpx.Response:
    return person.post(f"{seat_path(table, seat)}/transfer", json={"key": link.partition(".")[2]})


def answer(person: Visitor, table: Any, seat: int, agree: bool, at: int | None = None) -> httpx.Response:
    asked_at = seat_of(person, table, seat)["transfer"]["at"] if at is None else at
    return person.post(f"{seat_path(table, seat)}/transfer-answer", json={"at": asked_at, "agree": agree})


def seat_of(person: Visitor, table: Any, seat: int) -> Any:
    return good(person.get(f"/api/tables/{table['id']}"))["seats"][seat - 1]


def get_after_silence(person: Visitor, table: Any, seat: int, link: str) -> float:
    """Ask until the seat is theirs; for how many seconds that took."""
    begun = time.monotonic()
    while not good(ask(person, table, seat, link))["seats"][seat - 1].get("mine"):
        assert time.monotonic() < begun + PATIENCE
        time.sleep(0.05)
    return time.monotonic() - begun


def told_of(person: Visitor, table: Any, viewer: int, least: int = 1) -> list[int]:
    """The seats that the log says have gone to another device, when it has so many."""
    until = time.monotonic() + PATIENCE
    while True:
        events = good(person.get(f"{seat_path(table, viewer)}/events?since=0"))["events"]
        told = [event["seat"] for event in events if event["kind"] == "transferred"]
        if len(told) >= least:
            return told
        assert time.monotonic() < until, events
        time.sleep(0.05)


@contextmanager
def seated(server: Server, table: Any, person: Visitor, seat: int) -> Iterator[ClientConnection]:
    at = f"ws://{server.address}/api/tables/{table['id']}/socket"
    with connect(at, additional_headers={"Cookie": f"ossuary={person.token}"}, compression=None, proxy=None) as socket:
        socket.send(json.dumps({"type": "join", "seats": [seat]}))
        assert json.loads(socket.recv(10))["type"] == "welcome"
        yield socket


def messages(socket: ClientConnection) -> Iterator[Any]:
    """All that comes, until the server closes the connection."""
    until = time.monotonic() + PATIENCE
    try:
        while True:
            yield json.loads(socket.recv(max(0.001, until - time.monotonic())))
    except ConnectionClosed:
        return


def request_in(socket: ClientConnection, seat: int) -> Any:
    """The request for the seat, as the socket is told of it."""
    for message in messages(socket):
        if message["type"] == "table" and (found := message["table"]["seats"][seat - 1].get("transfer")):
            return found
    raise AssertionError("nobody was told")


def versions_of_seats(server: Server, table: Any) -> int:
    with closing(sqlite3.connect(server.folder / "table.db")) as database:
        found = database.execute("SELECT seats_version FROM tables WHERE id = ?", [table["id"]]).fetchone()
    return int(found[0])


def test_a_person_agrees_and_goes_on_from_the_other_device(server: Server) -> None:
    table, ana, ben = table_of_two(server, game=DIA)
    phone, link = Visitor(server, "Otter"), link_of(ben, table, 2)
    with seated(server, table, ben, 2) as socket:
        mine = good(ask(phone, table, 2, link))["seats"][1]["transfer"]
        shown = request_in(socket, 2)
        assert (shown["name"], shown.get("mine", False), mine["mine"]) == ("Otter", False, True)
        assert shown["until"] - shown["at"] == THERE * 1000
        problem(phone.get(seat_path(table, 2)), 403, "not-your-seat")
        for other in (ana, Visitor(server)):
            assert "transfer" not in seat_of(other, table, 2), "nobody else is told who asks"
        good(answer(ben, table, 2, True, shown["at"]))
        assert [message.get("code") for message in messages(socket)][-1] == "handed-over"
    assert phone.look(table, 2)["viewer"] == 2
    problem(ben.get(seat_path(table, 2)), 403, "not-your-seat")
    assert told_of(ana, table, 1) == [2]
    info = seat_of(ben, table, 2)
    assert info["transfers"] == 1
    assert not info.get("lost")
    problem(ben.act(table, 2, "take-back"), 403, "not-your-seat")
    assert link_of(phone, table, 2) == link, "the way back is the same"


def test_a_refused_request_voids_the_link(server: Server) -> None:
    table, ana, ben = table_of_two(server)
    stranger, link = Visitor(server, "Eve"), link_of(ben, table, 2)
    good(ask(stranger, table, 2, link))
    problem(answer(stranger, table, 2, True), 403, "not-your-seat")
    problem(answer(ben, table, 2, True, 1), 409, "no-transfer")
    at = seat_of(ben, table, 2)["transfer"]["at"]
    good(answer(ben, table, 2, False, at))
    problem(answer(ben, table, 2, True, at), 409, "no-transfer")
    time.sleep(AWAY)
    problem(ask(stranger, table, 2, link), 403, "wrong-link")
    problem(stranger.claim(table, 2, link), 403, "wrong-link")
    problem(stranger.get(f"{seat_path(table, 2)}/link"), 403, "not-your-seat")
    assert seat_of(ben, table, 2)["mine"]
    assert "transfers" not in seat_of(ana, table, 2)
    good(ask(Visitor(server, "Otter"), table, 2, link_of(ben, table, 2)))


def test_whoever_is_there_has_more_time_to_refuse(server: Server) -> None:
    table, _, ben = table_of_two(server)
    link = link_of(ben, table, 2)
    phone = Visitor(server, "Otter")
    assert AWAY - 0.1 <= get_after_silence(phone, table, 2, link) < THERE
    tablet = Visitor(server, "Heron")
    with seated(server, table, phone, 2):
        assert get_after_silence(tablet, table, 2, link) >= THERE - 0.1


def test_whoever_comes_back_in_time_has_more_time_as_well(server: Server) -> None:
    table, _, ben = table_of_two(server)
    phone, link = Visitor(server, "Otter"), link_of(ben, table, 2)
    short = good(ask(phone, table, 2, link))["seats"][1]["transfer"]
    assert short["until"] - short["at"] == AWAY * 1000
    with seated(server, table, ben, 2) as socket:
        while (shown := request_in(socket, 2))["until"] == short["until"]:
            pass
        assert shown["until"] - shown["at"] == THERE * 1000
        good(answer(ben, table, 2, False, shown["at"]))


def test_a_seat_that_went_without_a_word_can_be_taken_back(server: Server) -> None:
    table, ana, ben = table_of_two(server, game=DIA)
    stranger, accomplice, link = Visitor(server, "Eve"), Visitor(server, "Mallory"), link_of(ben, table, 2)
    get_after_silence(stranger, table, 2, link)
    good(ask(accomplice, table, 2, link))
    good(answer(stranger, table, 2, True))
    assert seat_of(ben, table, 2)["lost"], "however often it has changed hands since"
    assert table["id"] in [each["id"] for each in good(ben.get("/api/tables"))], "they find the way back"
    assert not seat_of(stranger, table, 2).get("lost")
    with seated(server, table, accomplice, 2) as socket:
        assert good(ben.act(table, 2, "take-back"))["seats"][1]["mine"]
        assert [message.get("code") for message in messages(socket)][-1] == "handed-over"
    for person in (stranger, accomplice):
        problem(ask(person, table, 2, link), 403, "wrong-link")
        problem(person.act(table, 2, "take-back"), 403, "not-your-seat")
    assert ben.look(table, 2)["viewer"] == 2
    assert told_of(ana, table, 1, 3) == [2, 2, 2]


def test_a_flood_of_requests_changes_nothing(server: Server) -> None:
    table, _, ben = table_of_two(server)
    phone, link = Visitor(server, "Otter"), link_of(ben, table, 2)
    with seated(server, table, ben, 2):
        good(ask(phone, table, 2, link))
        at, version = seat_of(ben, table, 2)["transfer"]["at"], versions_of_seats(server, table)
        others = [Visitor(server, f"Eve {number}") for number in range(5)]
        for number in range(FLOOD):
            good(ask(phone, table, 2, link))
            problem(ask(others[number % len(others)], table, 2, link), 409, "seat-wanted")
        assert seat_of(ben, table, 2)["transfer"]["at"] == at
        assert versions_of_seats(server, table) == version, "nothing is written, and nobody is told again"
        good(answer(ben, table, 2, False, at))
        for person in (phone, *others):
            problem(ask(person, table, 2, link), 403, "wrong-link")


def test_a_request_ends_with_what_it_is_about(server: Server) -> None:
    table, ana, ben = table_of_two(server)
    phone, link = Visitor(server, "Otter"), link_of(ben, table, 2)
    good(ask(phone, table, 2, link))
    new = good(ben.act(table, 2, "hand-over"))["path"]
    assert table["id"] in [each["id"] for each in good(ben.get("/api/tables"))], "they find the link again"
    problem(ask(phone, table, 2, link), 403, "wrong-link")
    good(ask(phone, table, 2, new))
    assert seat_of(phone, table, 2)["mine"], "a free seat is claimed"
    good(ask(ben, table, 2, new))
    good(ben.delete("/api/people/me"), 204)
    assert "transfer" not in seat_of(phone, table, 2)
    tablet = Visitor(server, "Heron")
    get_after_silence(tablet, table, 2, new)
    good(phone.delete("/api/people/me"), 204)
    assert seat_of(tablet, table, 2)["mine"], "whoever is forgotten takes nothing back"
    good(ask(ana, table, 2, new))
    good(tablet.delete("/api/people/me"), 204)
    problem(ask(ana, table, 2, new), 403, "wrong-link")


def test_only_the_link_asks_and_only_for_a_seat_that_is_not_yours(server: Server) -> None:
    table, ana, ben = table_of_two(server)
    link = link_of(ben, table, 2)
    problem(ask(Visitor(server), table, 2, link), 401, "no-person")
    problem(ask(ana, table, 2, link_of(ana, table, 1)), 403, "wrong-link")
    problem(ask(ana, table, 3, link), 404, "no-seat")
    problem(ana.claim(table, 2, link), 409, "seat-taken")
    assert good(ask(ben, table, 2, link))["seats"][1]["mine"]
    assert "transfer" not in seat_of(ben, table, 2)


def test_before_the_game_and_after_it(server: Server) -> None:
    """The maker's own seat, too; who was ready stays so; the rematch is with the device that plays."""
    ana, ben, phone = Visitor(server, "Ana"), Visitor(server, "Ben"), Visitor(server, "Otter")
    table = ana.make("person", "link", options=["rounds=1"])
    good(ben.claim(table, 2))
    ana.be_ready(table, 1)
    good(ask(phone, table, 1, link_of(ana, table, 1)))
    good(answer(ana, table, 1, True))
    assert seat_of(ben, table, 1)["ready"]
    assert seat_of(ben, table, 1)["transfers"] == 1
    ben.be_ready(table, 2)
    assert told_of(ben, table, 2) == [1]
    finish(table, (phone, 1), (ben, 2))
    tablet = Visitor(server, "Heron")
    good(ask(tablet, table, 1, link_of(phone, table, 1)))
    good(answer(phone, table, 1, True))
    again = good(tablet.post(f"/api/tables/{table['id']}/rematch"))
    assert seat_of(tablet, again, 1)["mine"]


def test_a_server_that_is_killed_knows_who_has_asked_and_who_has_agreed(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, ana, ben = table_of_two(server)
        phone, tablet, link = Visitor(server, "Otter"), Visitor(server, "Heron"), link_of(ben, table, 2)
        good(ask(phone, table, 2, link))
        server.kill()
        server.start()
        assert seat_of(ben, table, 2)["transfer"]["name"] == "Otter"
        problem(ask(tablet, table, 2, link), 409, "seat-wanted")
        get_after_silence(phone, table, 2, link)
        good(ask(tablet, table, 2, link))
        good(answer(phone, table, 2, True))
        server.kill()
        server.start()
        assert tablet.look(table, 2)["viewer"] == 2
        assert told_of(ana, table, 1, 2) == [2, 2]
        server.kill()
        with closing(sqlite3.connect(server.folder / "table.db", isolation_level=None)) as database:
            database.execute("UPDATE seats SET transfers = 3 WHERE seat = 2")  # killed before anybody was told
        server.start()
        assert told_of(ana, table, 1, 3) == [2, 2, 2]
        words = [row.words for row in journal(server, table["id"])]
        assert [each for each in words if each.startswith("transferred")] == [f"transferred {n}" for n in (1, 2, 3)]
