"""People who sit at one table that has begun, each with a page of their own; nobody has to click through a lobby."""

from __future__ import annotations

import secrets
from typing import Any

from playwright.sync_api import Page


def seat_people(game: str, pages: dict[str, Page], **plan: Any) -> str:
    """Begin a game in which the first person has created the table and the others have come by their links; its id."""
    owner, *friends = pages.values()
    for name, page in pages.items():
        sent(page, "/api/people", {"name": name})
    seats = [{"kind": "person"}, *[{"kind": "link"} for _ in friends]]
    table = sent(owner, "/api/tables", {"game": game, "seats": seats, **plan})
    for seat, page in enumerate(pages.values(), 1):
        if seat > 1:
            key = table["links"][str(seat)].split(".")[-1]
            sent(page, f"/api/tables/{table['id']}/seats/{seat}/claim", {"key": key})
    for seat, page in enumerate(pages.values(), 1):
        sent(page, f"/api/tables/{table['id']}/seats/{seat}/ready", {"value": secrets.token_hex(16)})
    return str(table["id"])


def sent(page: Page, path: str, body: Any) -> Any:
    answer = page.request.post(path, data=body)
    assert answer.ok, f"{path}: {answer.text()}"
    return answer.json() if answer.body() else None
