"""The film of a bots' game, in every mode, ends in the position that the server has."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import PageAt
from support.browser.mouse_player import MousePlayer, prefer

KINDS = [
    (2, ["mode=basic"]),
    (4, ["mode=advanced", "chiefs=yes"]),
    (1, ["mode=advanced", "chiefs=yes", "rounds=10"]),
    (2, ["play=coop", "chiefs=yes"]),
    (3, ["play=coop", "mode=advanced", "chiefs=yes"]),
]


@pytest.mark.parametrize(
    ("seats", "options"),
    [pytest.param(*kind, marks=pytest.mark.full) if i != 1 else kind for i, kind in enumerate(KINDS)],
)
@pytest.mark.parametrize("level", ["random", pytest.param("greedy", marks=pytest.mark.full)])
def test_the_film_of_a_game_is_what_the_views_say(page_at: PageAt, seats: int, options: list[str], level: str) -> None:
    page = page_at()
    prefer(page, speed=4)
    eyes = MousePlayer(page)
    page.request.post("/api/people", data={"name": "Eve"})
    plan = {
        "game": "bad-bones",
        "seats": [{"kind": "bot", "level": level}] * seats,
        "options": options,
        "bot_seconds": 0.3,
    }
    table = page.request.post("/api/tables", data=plan).json()["id"]
    page.goto(f"/t/{table}")
    expect(page.get_by_role("dialog").get_by_role("button", name=eyes.say("score-look"))).to_be_visible(timeout=300_000)
    assert eyes.wire.of("update")[-1]["over"]
