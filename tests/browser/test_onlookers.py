"""An onlooker comes by the plain link: they see the game, can do nothing, and leave nothing behind."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import PageAt
from support.browser.mouse_player import MousePlayer
from support.browser.stored_games import in_the_middle
from support.server.serving import Server


def test_an_onlooker_sees_all_and_does_nothing(page_at: PageAt, table_server: Server) -> None:
    page, watching = page_at(), page_at()
    hands, eyes = MousePlayer(page), MousePlayer(watching)
    table = in_the_middle(table_server, page)
    page.goto(f"/t/{table}")
    watching.goto(f"/t/{table}")
    expect(eyes.heading).to_have_text(eyes.say("play-waiting-for", names="Ada"))
    expect(watching.get_by_role("img", name=eyes.say("rival-board", name="Ada"))).to_be_visible()
    plate = watching.locator(".plate")
    expect(plate).to_contain_text("Ada")
    expect(plate.get_by_title(eyes.say("stat-tower"))).to_be_visible()
    for nothing in (eyes.lit, eyes.ready, eyes.undo, eyes.tray, eyes.choices, eyes.board):
        expect(nothing).to_have_count(0)

    hands.play_on(lambda: hands.wire.newest("view")["round"] == 3)
    expect(eyes.round(3)).to_be_visible()
    watching.keyboard.press("r")
    watching.keyboard.press("u")
    watching.keyboard.press("h")
    expect(watching.get_by_role("dialog")).to_have_count(0)

    assert all(update["viewer"] == 0 and not update.get("asked") for update in eyes.wire.of("update"))
    assert not any(update.get("options") for update in eyes.wire.of("update"))
    assert [message["type"] for message in eyes.wire.said] == ["join"]
    assert not watching.context.cookies()
    known = watching.request.get(f"/api/tables/{table}").json()
    assert not any(seat.get("mine") for seat in known["seats"])
    assert "links" not in known
