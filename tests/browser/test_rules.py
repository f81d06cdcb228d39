"""The rules: searched by words and numbers, opened from a refusal, and shown in diagrams."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PageAt
from ossuary.aid import read_aid
from ossuary.games import game_names
from ossuary.locales import languages, say
from ossuary.rules import read_rules
from support.browser.chromium import PHONE
from support.browser.keyboard_player import FOCUSED, KeyboardPlayer
from support.browser.mouse_player import MousePlayer, prefer
from support.browser.page_checks import CROSSED, LOOKS, check_fits, check_words, each_look, small_targets
from support.browser.page_words import Words
from support.browser.rules_reader import Reader, diagrams_of
from support.browser.stored_games import in_the_middle
from support.server.serving import Server
from support.setups import FULL, counted, mostly_full

Axe = Callable[[Page], None]
FINGER = 40
BONES, DIA = game_names()
# Where its middle lies on a board that is cut to what matters, in parts of a space: see Board.svelte.
D5 = "translate(412%, 104%)"
D4, E4 = "translate(412%, 204%)", "translate(512%, 204%)"


def in_view(what: Locator) -> None:
    expect(what).to_be_in_viewport(ratio=0.1)


def captions_of(rule: str) -> str:
    """The captions of the diagrams under a rule."""
    return " ".join(
        say(f"diagram-{one.name}", {}) for one in diagrams_of(BONES) if one.rules[0] == rule and not one.example
    )


def test_words_and_numbers_are_searched_and_marked(page_at: PageAt) -> None:
    page = page_at()
    reader = Reader(page)
    reader.open(BONES)
    everything = reader.rules.count()
    reader.search.fill("LABYRINTH colour")
    hits = [
        id
        for id, rule in read_rules(BONES).items()
        if all(word in f"{rule.section} {rule.text} {captions_of(id)}".lower() for word in ("labyrinth", "colour"))
    ]
    assert 0 < len(hits) < everything
    expect(page.get_by_role("status").filter(has_text=reader.say("rules-found", count=len(hits)))).to_be_visible()
    assert [rule.get_attribute("data-rule") for rule in reader.rules.all()] == hits
    for rule in reader.rules.all():
        marked = {mark.lower() for mark in rule.locator("mark").all_inner_texts()}
        assert marked & {"labyrinth", "colour"}
    reader.search.fill("5.10")
    expect(reader.rule("BB-5.10").locator(".id mark")).to_have_text("5.10")
    reader.search.fill("lands spikes")
    expect(reader.diagram("example-spikes").locator("mark").first).to_have_text("lands")
    reader.search.fill("zebra")
    expect(page.get_by_text(reader.say("rules-found", count=0))).to_be_visible()
    expect(reader.rules).to_have_count(0)
    reader.search.press("Escape")
    expect(reader.search).to_have_value("")
    expect(reader.rules).to_have_count(everything)


@pytest.mark.parametrize(("game", "searches"), [(BONES, ["aim", "symbol"]), (DIA, ["aim", "range", "symbol"])])
def test_they_open_like_a_booklet(page_at: PageAt, game: str, searches: list[str]) -> None:
    """Aim, a round and a picture come first, and are found by their words; one page has it all, to print."""
    page = page_at()
    reader = Reader(page)
    reader.open(game)
    first = page.locator("[data-section]").first
    assert first.get_attribute("data-section") == "opening"
    expect(first.get_by_role("heading")).to_have_text([reader.say("rules-opening"), "Aim", "A round"])
    picture = next(chapter.diagram for chapter in read_aid(game) if chapter.diagram)
    expect(first.locator(f'[data-diagram="{picture}"]').get_by_role("img").first).to_be_visible()
    for search in searches:
        reader.search.fill(search)
        expect(page.locator("[data-chapter] .name").first).to_be_visible()
        expect(page.locator("[data-chapter] mark").first).to_have_text(re.compile(search, re.IGNORECASE))
    reader.search.press("Escape")
    first.get_by_role("link", name=reader.say("aid-title")).click()
    expect(page.get_by_role("button", name=reader.say("aid-print"))).to_be_visible()
    expect(page.locator("[data-chapter]")).to_have_count(len(read_aid(game)))


@pytest.mark.parametrize("game", game_names())
def test_the_player_aid_is_one_sheet_of_paper(page_at: PageAt, axe: Axe, game: str) -> None:
    """In the language with the longest words."""
    page = page_at(language="de")
    page.goto(f"/aid/{game}")
    expect(page.locator("[data-chapter] svg").last).to_be_attached()
    axe(page)
    assert pages_of(page.pdf(prefer_css_page_size=True)) == 1


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


def test_accents_need_not_be_typed(page_at: PageAt) -> None:
    page = page_at(language="fr")
    reader = Reader(page, "fr")
    reader.open(BONES)
    reader.search.fill("tresor")
    expect(reader.rule("BB-4.5").locator("mark").first).to_have_text("Trésor")


def test_a_hit_is_gone_to_where_it_stands(page_at: PageAt) -> None:
    page = page_at()
    reader = Reader(page)
    reader.open(DIA)
    reader.search.fill("leapfrog way occupied")
    reader.rule("DM-8.1").get_by_role("link").click()
    expect(page).to_have_url(re.compile("#DM-8.1$"))
    expect(reader.search).to_have_value("")
    in_view(reader.rule("DM-8.1"))
    expect(reader.rule("DM-8.1")).to_have_attribute("aria-current", "true")
    expect(reader.rule("DM-8.2")).to_be_attached()


def test_from_a_refusal_to_its_rule_and_back(page_at: PageAt, table_server: Server) -> None:
    page = page_at()
    hands, reader = MousePlayer(page), Reader(page)
    page.goto("/settings")
    page.goto(f"/t/{in_the_middle(table_server, page)}")
    hands.await_turn()
    address = page.url
    open_to_him = {option.get("space") for option in hands.wire.newest("options")}
    hands.press(hands.space(next(corner for corner in ("a1", "e5") if corner not in open_to_him)))
    hands.notices.get_by_role("button", name=reader.say("rule-id", rule="3.1")).click()
    in_view(reader.rule("BB-3.1"))
    expect(reader.rule("BB-3.1")).to_have_attribute("aria-current", "true")
    reader.sheet.get_by_role("heading", name=re.compile("^8 ")).click()
    reader.rule("BB-8.3").get_by_role("link").click()
    expect(reader.rule("BB-8.3")).to_have_attribute("aria-current", "true")
    page.go_back()
    expect(reader.rule("BB-3.1")).to_have_attribute("aria-current", "true")
    page.go_back()
    expect(reader.sheet).to_have_count(0)
    assert page.url == address
    expect(hands.board).to_be_visible()
    page.go_forward()
    in_view(reader.rule("BB-3.1"))
    reader.sheet.get_by_role("button", name=reader.say("close")).click()
    expect(reader.sheet).to_have_count(0)
    page.go_back()  # closing it leaves nothing behind to go back to
    expect(page).to_have_url(re.compile("/settings$"))


def test_a_reload_keeps_the_sheet_open(page_at: PageAt, table_server: Server) -> None:
    page = page_at()
    hands, reader = MousePlayer(page), Reader(page)
    page.goto(f"/t/{in_the_middle(table_server, page)}")
    hands.await_turn()
    page.get_by_role("button", name=reader.say("corner-rules"), exact=True).click()
    expect(reader.search).to_be_visible()
    page.reload()
    expect(reader.search).to_be_visible()
    page.keyboard.press("Escape")
    expect(reader.sheet).to_have_count(0)
    hands.await_turn()


def test_addresses_contents_and_the_way_back(page_at: PageAt) -> None:
    page = page_at((1440, 900))
    reader = Reader(page)
    reader.open(BONES, "BB-5.10")
    in_view(reader.rule("BB-5.10"))
    here = reader.contents.locator("[aria-current=location]")
    expect(here).to_have_text(re.compile("^5 "))
    reader.contents.get_by_role("link", name=re.compile("^9 ")).click()
    expect(page).to_have_url(re.compile("#BB-9$"))
    in_view(reader.rule("BB-9.1"))
    expect(here).to_have_text(re.compile("^9 "))
    page.go_back()
    expect(page).to_have_url(re.compile("#BB-5.10$"))
    in_view(reader.rule("BB-5.10"))
    reader.rule("BB-4.6").scroll_into_view_if_needed()
    expect(here).to_have_text(re.compile("^4 "))
    page.get_by_role("link", name=reader.say(f"game-{DIA}")).click()
    expect(reader.rule("DM-1.1")).to_be_attached()
    expect(page.get_by_role("heading", level=1)).to_have_text(reader.say("rules-title", game=reader.say(f"game-{DIA}")))
    assert reader.told(reader.play("dog"))  # in the words of the other game, now
    check_words(page, "en")
    page.get_by_role("button", name=reader.say("rules-back"), exact=True).click()
    expect(page).to_have_url(re.compile("bad-bones"))


def test_where_it_comes_from_is_said(page_at: PageAt) -> None:
    page = page_at()
    reader = Reader(page)
    reader.open(BONES)
    stars = reader.rule("BB-6.4").get_by_text(reader.say("rules-known"))
    expect(stars).to_be_visible()
    data: dict[str, Any] = next(
        rule for rule in page.request.get(f"/api/games/{BONES}/rules").json() if rule["id"] == "BB-6.4"
    )["data"]
    for how in ("seen", "guess"):
        count = list(data.values()).count(how)
        expect(reader.rule("BB-6.4")).to_contain_text(reader.say(f"rules-known-{how}", count=count))
    page.get_by_text(reader.say("rules-legend")).click()
    for key in ("rules-mark-ruling", "rules-how-seen", "rules-how-text", "rules-how-guess"):
        expect(page.get_by_text(reader.say(f"{key}.text"))).to_be_visible()


def test_what_the_booklets_leave_open_is_said_beside_its_rule(page_at: PageAt) -> None:
    page = page_at()
    reader = Reader(page)
    reader.open(BONES, "BB-8.10")
    document = page.request.get(f"/api/games/{BONES}").json()
    for ruling in document["rulings"]:
        note = reader.rule(ruling["rule"]).locator(f"[data-ruling={ruling['id']}]")
        words = ruling["words"]["en"]
        for text in (words["question"], words["booklet"], *words["choices"].values()):
            expect(note).to_contain_text(text)
        taken = note.get_by_role("listitem").filter(has_text=reader.say("ruling-taken"))
        expect(taken).to_have_text(re.compile(f"^\\s*{re.escape(words['choices'][ruling['default']])}"))
        before = note.get_by_text(reader.say("ruling-edition", edition=1))
        expect(before).to_have_count(int(ruling["editions"]["1"] != ruling["default"]))
        expect(note.get_by_text(reader.say("ruling-house"))).to_have_count(int(ruling["house"]))
    reader.search.fill("wand hold next round")
    expect(page.locator("[data-ruling=ice-wand] mark").first).to_be_visible()


@pytest.mark.parametrize("game", game_names())
def test_what_is_in_the_box(page_at: PageAt, game: str) -> None:
    page = page_at(language="fr")
    reader = Reader(page, "fr")
    reader.open(game, "box")
    box = page.request.get(f"/api/games/{game}").json()["box"]
    pieces = page.get_by_role("list", name=reader.say("box-components")).get_by_role("listitem")
    expect(pieces).to_have_text([f"{one['count']} {one['name']['fr']}" for one in box["components"]])
    for credit in box["credits"]:
        expect(page.get_by_role("main")).to_contain_text(credit["role"]["fr"])
        expect(page.get_by_role("main")).to_contain_text(", ".join(credit["names"]))
    players = reader.say("box-players", **box["players"])
    expect(page.get_by_role("main")).to_contain_text(players)
    here = reader.contents.locator("[aria-current]")
    for _ in range(100):
        page.keyboard.press("End")  # again, where diagrams above that are drawn meanwhile have moved the end
        if (here.text_content() or "").strip() == reader.say("box-title"):
            break
    expect(here).to_have_text(reader.say("box-title"))
    page.goto(f"/new/{game}")
    expect(page.get_by_role("main")).to_contain_text(players)


def test_a_diagram_ends_as_the_engine_says(page_at: PageAt) -> None:
    page = page_at(reduced_motion=False)
    prefer(page, speed=4)
    reader = Reader(page)
    reader.open(BONES, "BB-5.10")
    wall = reader.bring("wall")
    expect(wall).to_have_attribute("data-doing", "again")  # it plays by itself when it is looked at
    skeleton = wall.locator(".skeleton").first
    expect(skeleton).to_have_attribute("style", re.compile(re.escape(D5)))
    page.wait_for_timeout(700)
    expect(wall).to_have_attribute("data-doing", "again")  # once
    text = next(one.text for one in diagrams_of(BONES) if one.name == "wall")
    study = page.request.post("/api/studies", data={"text": text}).json()
    assert ["yellow-right", "d5", "^", "black"] in study["now"]["view"]["seats"][0]["skeletons"]
    assert all(step["holds"] for step in study["steps"])
    assert len(reader.told(wall)) == 3
    reader.button(wall, "picture-again").click()
    expect(wall).to_have_attribute("data-doing", "pause")
    expect(wall).to_have_attribute("data-doing", "again")
    expect(skeleton).to_have_attribute("style", re.compile(re.escape(D5)))


def test_without_motion_it_waits_and_goes_step_by_step(page_at: PageAt) -> None:
    page = page_at()
    reader = Reader(page)
    reader.open(BONES)
    dragon = reader.bring("dragon")
    page.wait_for_timeout(1500)
    expect(dragon).to_have_attribute("data-doing", "play")
    skeleton = dragon.locator(".skeleton").first
    expect(skeleton).to_have_attribute("style", re.compile(re.escape(E4)))
    step = reader.button(dragon, "picture-step")
    step.click()
    expect(skeleton).to_have_attribute("style", re.compile(re.escape(D4)))
    expect(dragon).to_have_attribute("data-doing", "play")
    expect(step).to_be_enabled()
    step.click()
    expect(dragon).to_have_attribute("data-doing", "again")
    expect(skeleton).to_have_attribute("style", re.compile(re.escape(D5)))
    live = page.locator("[aria-live=polite]").first
    expect(live).to_contain_text(reader.told(dragon)[-1])
    step.click()  # from the beginning again
    expect(dragon).to_have_attribute("data-doing", "play")
    expect(skeleton).to_have_attribute("style", re.compile(re.escape(D4)))


@pytest.mark.parametrize("game", game_names())
def test_every_diagram_plays(page_at: PageAt, game: str) -> None:
    """Any error of the page, such as a film that ends wrongly, fails the test: see conftest."""
    page = page_at()
    reader = Reader(page)
    reader.open(game)
    shown = [one.get_attribute("data-diagram") for one in page.locator("[data-diagram]").all()]
    assert sorted(map(str, shown)) == sorted(one.name for one in diagrams_of(game))
    for name in map(str, shown[:: counted(15, 1)]):
        diagram = reader.play(name)
        assert reader.told(diagram), name
        expect(diagram).to_contain_text(say(f"diagram-{name}", {}))


@pytest.mark.parametrize("game", game_names())
def test_on_the_way_down_they_play_one_after_the_other(page_at: PageAt, game: str) -> None:
    page = page_at(reduced_motion=False)
    prefer(page, speed=4)
    reader = Reader(page)
    reader.open(game, "BB-8" if game == BONES else "DM-8")
    names = [str(one.get_attribute("data-diagram")) for one in page.locator("[data-diagram]").all()]
    for name in names[len(names) // 2 :][: counted(4, 6)]:
        reader.bring(name).evaluate("one => one.scrollIntoView({ block: 'center' })")
        expect(reader.diagram(name)).to_have_attribute("data-doing", "again")
    assert page.locator(".diagram .board, .diagram .graveyard").count() < len(names)  # what is far away is not drawn


def test_what_cannot_be_shown_says_so_and_is_tried_again(page_at: PageAt) -> None:
    page = page_at(expected="ERR_|Failed to load")
    reader = Reader(page)
    page.route("**/api/studies", lambda route: route.abort())
    reader.open(BONES)
    portal = reader.diagram("portal")
    portal.scroll_into_view_if_needed()
    expect(portal).to_contain_text(reader.say("picture-failed"))
    page.unroute("**/api/studies")
    reader.button(portal, "picture-play").click()
    expect(portal).to_have_attribute("data-doing", "again")
    expect(portal).not_to_contain_text(reader.say("picture-failed"))


def test_a_card_shows_its_diagram(page_at: PageAt, table_server: Server) -> None:
    page = page_at(reduced_motion=False)
    prefer(page, speed=4)
    hands, reader = MousePlayer(page), Reader(page)
    page.goto(f"/t/{in_the_middle(table_server, page)}")
    hands.await_turn()
    hands.tray.get_by_role("button", name=reader.say.start("thing-dragon")).hover()
    page.get_by_role("button", name=reader.say("picture-show")).click()
    dragon = reader.sheet.locator("[data-diagram=dragon]")
    in_view(dragon)
    expect(dragon).to_have_attribute("data-doing", "again")
    page.keyboard.press("Escape")
    expect(reader.sheet).to_have_count(0)
    tower = hands.space("c3")
    tower.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("?")
    in_view(reader.sheet.locator("[data-diagram=tower-hit]"))


def test_an_example_is_tried(page_at: PageAt) -> None:
    page = page_at(language="nl")
    reader, hands = Reader(page, "nl"), MousePlayer(page, Words("nl"))
    reader.open(BONES, "examples")
    reader.button(reader.bring("example-treasure"), "picture-try").click()
    page.wait_for_url("**/study*")
    expect(page.get_by_text(say("diagram-example-treasure", {}, "nl")).first).to_be_visible()
    page.get_by_role("button", name=reader.say("replay-go-on")).click()
    sheet = page.get_by_role("dialog", name=reader.say("go-on-title"))
    sheet.get_by_role("button", name=reader.say("go-on-do"), exact=True).click()
    page.wait_for_url("**/t/*")
    expect(hands.heading).to_have_text(reader.say("prompt-trap"))
    expect(hands.space("d3")).not_to_have_accessible_name(re.compile(reader.say("space-empty")))
    page.go_back()
    page.go_back()
    expect(page).to_have_url(re.compile("/rules/bad-bones"))
    in_view(reader.diagram("example-treasure"))


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", mostly_full(languages(), ["fr"]))
def test_each_language_on_a_phone(page_at: PageAt, language: str, game: str) -> None:
    page = page_at(PHONE, language=language)
    reader = Reader(page, language)
    reader.open(game)
    for name in ("catapult", "crossbow", "example-score") if game == BONES else ("dog", "cartwheel", "example-one-arm"):
        diagram = reader.play(name)
        expect(diagram).to_contain_text(say(f"diagram-{name}", {}, language))
        check_words(page, language)
        check_fits(page)
        box = diagram.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= PHONE[0] - box["width"], name
    reader.contents.locator("summary").click()
    expect(reader.contents.get_by_role("link", name=reader.say("rules-examples"))).to_be_visible()
    if language == "en":
        assert small_targets(page, FINGER) == []
    reader.contents.get_by_role("link", name=reader.say("rules-examples")).click()
    expect(page).to_have_url(re.compile("#examples$"))
    expect(reader.contents.get_by_role("link", name=reader.say("rules-examples"))).to_be_hidden()


def test_by_keyboard_alone(page_at: PageAt) -> None:
    page = page_at((1440, 900))
    reader, keys = Reader(page), KeyboardPlayer(page)
    reader.open(BONES)
    keys.key("/")
    expect(reader.search).to_be_focused()
    page.keyboard.type("5.10 wall")
    keys.tab_to(reader.rule("BB-5.10").get_by_role("link"))
    keys.key("Enter")
    expect(page).to_have_url(re.compile("#BB-5.10$"))
    wall = reader.bring("wall")
    play = reader.button(wall, "picture-play")
    reader.rule("BB-5.10").get_by_role("link").focus()
    keys.tab_to(play)
    keys.key("Enter")
    expect(wall).to_have_attribute("data-doing", "again")
    assert wall.get_by_role("button").first.evaluate(FOCUSED)
    inside = wall.locator("[tabindex='0'], button, a").count()
    assert inside == 2, "the picture itself is no stop on the way"


def test_nothing_stands_in_anybodys_way(page_at: PageAt, axe: Axe) -> None:
    page = page_at((1440, 900))
    reader = Reader(page)
    for game, name in ((BONES, "catapult"), (DIA, "dog")):
        looks = [*LOOKS, *CROSSED] if FULL else [LOOKS[game == DIA]]  # one each, and all in the full run
        reader.open(game)
        reader.play(name)
        for _ in each_look(page, looks):
            axe(page)
        reader.search.fill("skelet")
        expect(page.locator("mark").first).to_be_visible()
        for _ in each_look(page, looks):
            axe(page)
