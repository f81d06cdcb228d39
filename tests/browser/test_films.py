"""The film of a bots' game, in every mode, ends in the position that the server has."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import PageAt
from support.browser.mouse_player import MousePlayer, prefer
from support.browser.stored_games import asked, play_until, store_for_page
from support.server.serving import Server

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


def test_the_log_tells_no_more_than_the_film_has_shown(page_at: PageAt, table_server: Server) -> None:
    page = page_at((1440, 900), reduced_motion=False)
    prefer(page, speed=0.5)
    hands = MousePlayer(page)
    late = play_until(lambda book: book.match.round == 5 and asked(book, "pass"), 2)
    page.goto(f"/t/{store_for_page(table_server, page, late)}")
    lines = page.get_by_role("log", name=hands.say("log-label")).get_by_role("listitem")
    expect(lines.first).to_be_visible()
    before = lines.all_inner_texts()
    hands.press(hands.ready)
    hands.button("film-pause").click()
    expect(hands.button("film-play")).to_be_visible()
    told = lines.all_inner_texts()
    hands.button("film-skip").click()
    hands.await_turn()
    after = lines.all_inner_texts()
    assert len(after) > len(told) + 1 > len(before)
    assert after[-len(told) :] == told
