"""Browsers that use the HTTP API with their cookies, and what they may expect of every response."""

from __future__ import annotations

import secrets
import time
from typing import Any

import httpx

from support.server.serving import Server

PROBLEM_JSON = "application/problem+json"
SECURITY_HEADERS = {
    "content-security-policy",
    "cross-origin-opener-policy",
    "permissions-policy",
    "referrer-policy",
    "x-content-type-options",
}
PATIENCE = 60


class Visitor(httpx.Client):
    """A browser: keeps the cookie it is given."""

    def __init__(self, server: Server, name: str = "") -> None:
        super().__init__(
            base_url=f"http://{server.address}", timeout=30, event_hooks={"response": [check_security_headers]}
        )
        if name:
            self.id = good(self.post("/api/people", json={"name": name}), 201)["id"]

    @property
    def token(self) -> str:
        return self.cookies["ossuary"]

    def make(self, *kinds: str, **plan: Any) -> Any:
        """A table with seats of these kinds; its bots answer at once."""
        seats = [{"kind": kind} for kind in kinds]
        wanted = {"game": "bad-bones", "seats": seats, "bot_seconds": 0, "reaction_seconds": 0.02, **plan}
        return good(self.post("/api/tables", json=wanted), 201)

    def claim(self, table: Any, seat: int, link: str = "") -> httpx.Response:
        key = (link or table["links"][str(seat)]).partition(".")[2]
        return self.post(f"{seat_path(table, seat)}/claim", json={"key": key})

    def act(self, table: Any, seat: int, do: str) -> httpx.Response:
        return self.post(f"{seat_path(table, seat)}/{do}")

    def be_ready(self, table: Any, seat: int) -> None:
        good(self.post(f"{seat_path(table, seat)}/ready", json={"value": secrets.token_hex(16)}), 204)

    def look(self, table: Any, seat: int = 0) -> Any:
        return good(self.get(seat_path(table, seat)))

    def answer(self, table: Any, seat: int, view: Any, words: str = "") -> httpx.Response:
        said = {"question": view["asked"]["question"], "words": words or view["options"][0]["words"]}
        return self.post(f"{seat_path(table, seat)}/answers", json=said)


def seat_path(table: Any, seat: int) -> str:
    return f"/api/tables/{table['id']}/seats/{seat}"


def check_security_headers(answer: httpx.Response) -> None:
    assert set(answer.headers) >= SECURITY_HEADERS, answer.headers


def good(answer: httpx.Response, status: int = 200) -> Any:
    assert answer.status_code == status, f"{answer.status_code} {answer.text}"
    return answer.json() if answer.content else None


def problem(answer: httpx.Response, status: int, code: str) -> Any:
    """A problem as RFC 9457 has it, with a code and a sentence, and no trace."""
    assert answer.status_code == status, f"{answer.status_code} {answer.text}"
    assert answer.headers["content-type"] == PROBLEM_JSON
    told = answer.json()
    assert (
        {"type", "title", "status", "code", "detail"}
        <= set(told)
        <= {
            "type",
            "title",
            "status",
            "code",
            "detail",
            "reasons",
        }
    )
    assert (told["status"], told["code"]) == (status, code)
    assert told["detail"]
    assert "Traceback" not in answer.text
    assert 'File "' not in answer.text
    return told


def table_of_two(server: Server, **plan: Any) -> tuple[Any, Visitor, Visitor]:
    """A table of Ana's with Ben in the second seat, and its game started."""
    ana, ben = Visitor(server, "Ana"), Visitor(server, "Ben")
    table = ana.make("person", "link", **plan)
    good(ben.claim(table, 2))
    ana.be_ready(table, 1)
    ben.be_ready(table, 2)
    return table, ana, ben


def finish(table: Any, *seated: tuple[Visitor, int]) -> Any:
    """Everyone leaves, and bots play the game to its end."""
    for person, seat in seated:
        good(person.act(table, seat, "leave"), 204)
    until = time.monotonic() + PATIENCE
    while True:
        info = good(seated[0][0].get(f"/api/tables/{table['id']}"))
        if info["status"] == "over":
            return info
        assert time.monotonic() < until, info
        time.sleep(0.1)
