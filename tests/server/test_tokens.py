"""Tokens and links: they have a date, can be revoked, and outlive the secret that signed them for a while."""

from __future__ import annotations

import hashlib
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from itsdangerous import Signer

from ossuary.server.host.identity import RENEWED_AFTER, Secret, Token, TokenSigner
from support.command_line import run
from support.server.serving import Server
from support.server.visitors import Visitor, good, problem

OLD, NEW = b"the old secret", b"the new secret"
A_DAY = 24 * 3600 * 1000
NOW = 1_800_000_000_000
UNTIL_ROTATED = 25  # seconds


def signers(grace: int) -> tuple[TokenSigner, TokenSigner]:
    """Before the secret was rotated, and after it was ten seconds before NOW."""
    return TokenSigner([Secret(OLD, 0, None)]), TokenSigner([Secret(NEW, NOW, None), Secret(OLD, 0, NOW + grace)])


def test_a_token_has_a_date() -> None:
    signer, _ = signers(0)
    assert signer.read_token(signer.sign_person("ana", NOW), NOW) == Token("ana", NOW)
    assert signer.read_token(signer.sign_person("ana", NOW), NOW + RENEWED_AFTER + 1) == Token("ana", NOW, renew=True)


def test_a_token_of_the_first_version_has_none() -> None:
    signer, _ = signers(0)
    assert signer.read_token(undated(OLD, "ana"), NOW) == Token("ana", 0, renew=True)


def test_an_old_secret_is_accepted_for_a_while() -> None:
    before, after = signers(A_DAY)
    token, key = before.sign_person("ana", NOW - 1), before.seat_key("table", 2, 0, NOW - 1)
    assert after.read_token(token, NOW + A_DAY - 1) == Token("ana", NOW - 1, renew=True)
    assert after.is_seat_key(key, "table", 2, 0, NOW + A_DAY - 1)
    assert after.read_token(token, NOW + A_DAY) is None
    assert not after.is_seat_key(key, "table", 2, 0, NOW + A_DAY)


def test_a_new_secret_is_known_before_it_signs() -> None:
    before, after = signers(A_DAY)
    assert before.read_token(after.sign_person("ana", NOW - 1), NOW) is not None
    assert after.seat_key("table", 2, 0, NOW - 1) == before.seat_key("table", 2, 0, NOW)
    signed = after.sign_person("ana", NOW)
    assert before.read_token(signed, NOW) is None
    assert after.read_token(signed, NOW - 5000) is not None


@pytest.fixture
def server(tmp_path: Path) -> Server:
    return Server(tmp_path)


def test_tokens_can_be_revoked(server: Server) -> None:
    with server:
        ana, thief = Visitor(server, "Ana"), Visitor(server)
        table = ana.make("person", "link")
        thief.cookies.set("ossuary", ana.token, domain="127.0.0.1")
        assert good(thief.get("/api/people/me"))["name"] == "Ana"
        told = ana.post("/api/people/me/tokens", json={})
        assert "token" not in good(told, 201)
        assert "HttpOnly" in told.headers["set-cookie"]
        assert good(thief.get("/api/people/me")) == {"id": "", "name": ""}
        problem(thief.post("/api/tables", json={"game": "bad-bones", "seats": [{}]}), 401, "no-person")
        problem(thief.post("/api/people/me/tokens", json={}), 401, "no-person")
        assert good(ana.get("/api/people/me"))["name"] == "Ana"
        assert [each["id"] for each in good(ana.get("/api/tables"))] == [table["id"]]
        bearer = good(ana.post("/api/people/me/tokens", json={"bearer": True}), 201)["token"]
        found = good(Visitor(server).get("/api/people/me", headers={"Authorization": f"Bearer {bearer}"}))
        assert found["name"] == "Ana"
        server.stop()
        server.start()
        assert good(thief.get("/api/people/me")) == {"id": "", "name": ""}
        assert good(ana.get("/api/people/me"))["name"] == "Ana"


def test_an_undated_token_is_renewed_as_a_cookie(server: Server) -> None:
    with server:
        ana = Visitor(server, "Ana")
        with closing(sqlite3.connect(server.folder / "table.db")) as database:
            secret = bytes(database.execute("SELECT secret FROM hosts WHERE name = 'host'").fetchone()[0])
        old = undated(secret, ana.id)
        browser = Visitor(server)
        browser.cookies.set("ossuary", old, domain="127.0.0.1")
        assert good(browser.get("/api/people/me"))["name"] == "Ana"
        renewed = [cookie.value for cookie in browser.cookies.jar]
        assert any(value != old for value in renewed)
        program = Visitor(server).get("/api/people/me", headers={"Authorization": f"Bearer {old}"})
        assert good(program)["name"] == "Ana"
        assert "set-cookie" not in program.headers
        good(ana.post("/api/people/me/tokens", json={}), 201)
        problem(Visitor(server).get("/api/tables", headers={"Authorization": f"Bearer {old}"}), 401, "no-person")


@pytest.mark.slow
def test_a_running_server_takes_up_a_new_secret(server: Server) -> None:
    with server:
        ana = Visitor(server, "Ana")
        table = ana.make("person", "link", "link")
        done = run("admin", "rotate-secret", "--grace", "0", "--db", server.settings["db"])
        assert done.returncode == 0, done.stderr
        until = time.monotonic() + UNTIL_ROTATED
        while good(ana.get("/api/people/me"))["name"]:
            assert time.monotonic() < until
            newcomer = Visitor(server, "Ben")
            assert good(newcomer.get("/api/people/me"))["name"] == "Ben"  # whichever secret has signed it
            time.sleep(0.3)
        time.sleep(0.3)
        newcomer = Visitor(server, "Eve")
        problem(newcomer.claim(table, 2), 403, "wrong-link")
        assert good(newcomer.get("/api/people/me"))["name"] == "Eve"
        assert list(newcomer.make("person", "link")["links"]) == ["2"]


def undated(secret: bytes, person: str) -> str:
    """A token as version 0.1 signed it."""
    return Signer(secret, salt="person", digest_method=hashlib.sha256).sign(person).decode()
