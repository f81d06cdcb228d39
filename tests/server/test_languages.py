"""Everybody is told in their own language why something is refused, over HTTP and on the socket."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.sync.client import connect

from ossuary.locales import bundle
from support.server.serving import Server
from support.server.visitors import Visitor, problem, table_of_two

LANGUAGES = ("en", "fr", "nl", "de")


def in_words(language: str, key: str, **told: str | int) -> str:
    message = bundle(language).get_message(key)
    assert message.value is not None
    return str(bundle(language).format_pattern(message.value, told)[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_and_refusals_are_told_in_the_browsers_language(server: Server, language: str) -> None:
    table, ana, _ = table_of_two(server)
    ana.headers["Accept-Language"] = f"{language}-XX, en;q=0.5"
    assert problem(ana.get("/api/nowhere"), 404, "not-found")["detail"] == in_words(language, "not-found")
    assert problem(ana.get("/api/tables/none"), 404, "no-table")["detail"] == in_words(language, "no-table")
    stale = {"question": "1.99", "words": "pass"}
    told = problem(ana.post(f"/api/tables/{table['id']}/seats/1/answers", json=stale), 409, "stale-question")
    assert told["detail"] == in_words(language, "stale-question")
    chess = ana.post("/api/verify", json={"text": "game: chess\nseats: 2\n---\n"})
    assert problem(chess, 400, "bad-record")["detail"] == in_words(
        language,
        "bad-record",
        line=1,
        column=7,
        why=in_words(language, "no-such-game", word="chess", list="bad-bones, dia-de-los-muertos"),
    )
    hard = ana.post("/api/tables", json={"game": "bad-bones", "seats": [{"kind": "person"}], "options": ["mode=hard"]})
    assert problem(hard, 400, "bad-option")["detail"] == in_words(
        language, "option-value", option="mode", list="basic, advanced", word="hard"
    )
    long = problem(ana.get(f"/{'x' * 3000}"), 414, "too-long")  # from the middleware
    assert long["detail"] == in_words(language, "too-long")


def refusals(server: Server, table: Any, ana: Visitor, accepted: str, **join: Any) -> list[str]:
    """The refusals of answers to old questions, for Ana's seat and somebody else's, and of a second join."""
    headers = {"Cookie": f"ossuary={ana.token}", "Accept-Language": accepted}
    at = f"ws://{server.address}/api/tables/{table['id']}/socket"
    with connect(at, additional_headers=headers, compression=None, proxy=None) as line:
        line.send(json.dumps({"type": "join", "seats": [1], **join}))
        line.send(json.dumps({"type": "answer", "seat": 1, "question": "1.99", "words": "pass"}))
        line.send(json.dumps({"type": "answer", "seat": 2, "question": "1.99", "words": "pass"}))
        line.send(json.dumps({"type": "join"}))
        told: list[str] = []
        while len(told) < 3:
            message = json.loads(line.recv(10))
            told += [message["detail"]] if message["type"] == "refused" else []
        return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_join_names_its_language(server: Server, language: str) -> None:
    table, ana, _ = table_of_two(server)
    told = refusals(server, table, ana, "it, fr", language=language)
    assert (told[0], told[2]) == (in_words(language, "stale-question"), in_words(language, "joined-already"))
    assert "2" in told[1]
    assert refusals(server, table, ana, language) == told  # or in the handshake, as browsers do
    assert refusals(server, table, ana, language, language="tlh") == told  # we do not have that language


def test_english_is_the_default(server: Server) -> None:
    table, ana, _ = table_of_two(server)
    assert refusals(server, table, ana, "")[0] == in_words("en", "stale-question")
