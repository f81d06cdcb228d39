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
