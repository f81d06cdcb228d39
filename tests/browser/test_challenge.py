"""Today's challenge is the same for everybody, and found again."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import PageAt
from support.browser.mouse_player import MousePlayer


def test_todays_challenge_is_taken_up_and_found_again(page_at: PageAt) -> None:
    page = page_at()
    hands = MousePlayer(page)
    page.goto("/")
    card = page.get_by_role("region", name=hands.say("challenge-title"))
    expect(card).to_contain_text(hands.say("challenge-first"))
    hands.button("challenge-take", within=card).click()
    page.wait_for_url("**/t/*")
    table = page.url
    assert hands.answer()
    page.goto("/")
    hands.button("challenge-back", within=card).click()
    page.wait_for_url(table)
    hands.await_turn()

    other = page_at()
    theirs = MousePlayer(other)
    other.goto("/")
    card = other.get_by_role("region", name=theirs.say("challenge-title"))
    expect(card).to_contain_text(theirs.say("challenge-made", made=0, tried=1))
    theirs.button("challenge-take", within=card).click()
    other.wait_for_url("**/t/*")
    theirs.await_turn()
    first, second = (each.wire.of("update")[0]["view"] for each in (hands, theirs))
    assert first["seats"][0]["forest"] == second["seats"][0]["forest"]


def test_a_challenge_is_tried_again_and_told_without_spoiling_it(page_at: PageAt) -> None:
    page = page_at()
    hands = MousePlayer(page)
    page.goto("/")
    card = page.get_by_role("region", name=hands.say("challenge-title"))
    hands.button("challenge-take", within=card).click()
    page.wait_for_url("**/t/*")
    hands.await_turn()
    first, start = page.url, hands.wire.of("update")[0]["view"]["seats"]
    hands.play_on()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text(hands.say("score-challenge"))).to_be_visible()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    hands.button("challenge-share-result", within=sheet).click()
    expect(hands.notices).to_contain_text(hands.say("share-copied"))
    shared = page.evaluate("() => navigator.clipboard.readText()")
    won = bool(hands.wire.newest("result")["winners"])
    assert ("🏆" if won else "🟥") in shared
    assert first.rpartition("/")[2] not in shared  # its replay would show how

    hands.rematch.click()
    page.wait_for_url(lambda url: url != first)
    hands.await_turn()
    assert hands.wire.newest("view")["seats"] == start
    page.goto("/games")
    expect(page.get_by_text(hands.say("line-won" if won else "line-lost"), exact=True).first).to_be_attached()
    expect(page.get_by_role("listitem").filter(has_text=hands.say("line-over"))).to_have_count(0)
