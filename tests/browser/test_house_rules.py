"""What the booklets leave open and a table decides: chosen, played, recorded, remembered, and said beside its rule."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.conftest import PageAt
from ossuary.core.rulings import FIRST_EDITION
from support.browser.mouse_player import MousePlayer, play_now, prefer
from support.browser.new_table_page import begin, choose, house_rule, lay_table, open_house_rules
from support.browser.page_words import Words
from support.browser.rules_reader import Reader
from support.browser.stored_games import BAD_BONES, DIA, play_to_the_end, store_for_page
from support.server.journals import Book
from support.server.serving import Server, environment
from support.setups import the_game

RULINGS: dict[str, dict[str, Any]] = {one["id"]: one for one in the_game(BAD_BONES).document()["rulings"]}
COINS = 12  # BB-10.6, as the Dutch booklet says it: for all players together
CHEAP = 1
SAY = Words()


def heading(page: Page) -> Locator:
    return page.get_by_role("button", name=SAY.start("house-title"))


def shown_rules(page: Page) -> list[str]:
    """The questions of the house rules that are offered."""
    return page.locator("[data-ruling]").get_by_role("heading").all_inner_texts()


def name_of(ruling: str) -> str:
    return str(RULINGS[ruling]["words"]["en"]["name"])


def choose_house_rules(page: Page, **chosen: str) -> None:
    for name, value in chosen.items():
        choice = house_rule(page, SAY, RULINGS[name.replace("_", "-")], value)
        choice.check()
        expect(choice).to_be_checked()


def verify_elsewhere(path: Path) -> subprocess.CompletedProcess[str]:
    """`ossuary verify` in a process of its own, which knows nothing but the file."""
    command = [sys.executable, "-m", "ossuary.cli", "verify", str(path)]
    return subprocess.run(command, capture_output=True, text=True, env=environment(), cwd=path.parent, check=False)


def test_a_table_with_two_is_played_to_its_end(page_at: PageAt, axe: Callable[[Page], None], tmp_path: Path) -> None:
    page = page_at()
    hands = MousePlayer(page)
    lay_table(page, SAY, "pass", mode="advanced", play="coop", rounds="1")
    open_house_rules(page, SAY)
    choose_house_rules(page, purse="in-all", coop_symbols="different")
    expect(heading(page)).to_contain_text(SAY("house-changed", count=2))
    table = begin(page, SAY)
    expect(hands.market).to_be_visible()
    assert hands.wire.newest("view")["coins"] == COINS
    hands.play_on()

    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(SAY("terms-house"))
    for ruling in ("purse", "coop-symbols"):
        expect(sheet.get_by_role("button", name=name_of(ruling))).to_be_visible()
    with page.expect_download() as saved:
        sheet.get_by_role("button", name=SAY("score-download")).click()
    record = tmp_path / saved.value.suggested_filename
    saved.value.save_as(record)
    options = re.search(r"^options: (.*)$", record.read_text(), re.MULTILINE)
    assert options is not None
    assert {"play=coop", "mode=advanced", "purse=in-all", "coop-symbols=different"} <= set(options[1].split())
    verified = verify_elsewhere(record)
    assert verified.returncode == 0, verified.stderr
    # The house rules are part of what is verified: with others the game is another one.
    forged = tmp_path / "forged.bones"
    forged.write_text(record.read_text().replace("purse=in-all", "purse=each"))
    assert verify_elsewhere(forged).returncode != 0

    page.goto(f"/replay/{table}?seat=1&event=0")
    expect(page.get_by_role("region", name=SAY("replay-label"))).to_contain_text(name_of("purse"))
    axe(page)


def test_they_are_remembered_and_reset(page_at: PageAt) -> None:
    page = page_at()
    lay_table(page, SAY, "solo", mode="advanced")
    expect(heading(page)).to_have_attribute("aria-expanded", "false")
    expect(heading(page)).to_have_text(SAY("house-title"))
    open_house_rules(page, SAY)
    choose_house_rules(page, kills="at-once")
    begin(page, SAY)
    page.goto("/new/bad-bones?solo")
    expect(heading(page)).to_contain_text(SAY("house-changed", count=1))
    expect(heading(page)).to_have_attribute("aria-expanded", "false")
    page.get_by_role("button", name=SAY("house-reset"), exact=True).click()
    expect(heading(page)).to_have_text(SAY("house-title"))
    open_house_rules(page, SAY)
    for ruling in ("kills", "ice-wand"):
        usual = house_rule(page, SAY, RULINGS[ruling], RULINGS[ruling]["default"])
        expect(usual).to_be_checked()
        expect(usual).to_have_accessible_name(re.compile(f"{SAY('choice-usual')}$"))
    table = begin(page, SAY)
    options = page.request.get(f"/api/tables/{table}").json()["options"]
    assert {name: options[name] for name in ("kills", "mode")} == {"kills": "phase", "mode": "advanced"}


def test_only_those_that_matter_are_offered(page_at: PageAt) -> None:
    page = page_at()
    lay_table(page, SAY, "now", seats=3)
    expect(heading(page)).to_have_count(0)
    for chosen, rulings in (
        ({"mode": "advanced"}, {"ice-wand", "kills"}),
        ({"mode": "advanced", "play": "coop"}, {"ice-wand", "kills", "purse", "coop-symbols"}),
        ({"mode": "basic", "play": "coop", "chiefs": "yes"}, {"coop-symbols", "emperor-in-ruin"}),
    ):
        lay_table(page, SAY, "now", seats=3, **chosen)
        open_house_rules(page, SAY)
        assert set(shown_rules(page)) == {RULINGS[one]["words"]["en"]["question"] for one in rulings}
    page.goto(f"/new/{DIA}?now")
    open_house_rules(page, SAY)
    assert len(shown_rules(page)) == len(the_game(DIA).rulings.house)  # type: ignore[union-attr]
    page.locator("[data-ruling]").get_by_role("button").first.click()
    expect(page.get_by_role("dialog").locator("[aria-current]")).to_have_attribute("data-rule", "DM-7.2")


def test_a_rule_says_how_the_table_plays_it(page_at: PageAt) -> None:
    page = page_at()
    reader = Reader(page)
    lay_table(page, SAY, "friends", seats=2, mode="advanced")
    open_house_rules(page, SAY)
    choose_house_rules(page, ice_wand="next-round")
    begin(page, SAY)
    page.get_by_role("main").get_by_role("button", name=name_of("ice-wand")).click()
    wand = reader.sheet.locator("[data-ruling=ice-wand]")
    expect(wand).to_contain_text(SAY("ruling-otherwise"))
    played, usual = (wand.get_by_role("listitem").filter(has_text=SAY(key)) for key in ("ruling-table", "ruling-taken"))
    expect(played).to_contain_text(RULINGS["ice-wand"]["words"]["en"]["choices"]["next-round"])
    expect(usual).to_contain_text(RULINGS["ice-wand"]["words"]["en"]["choices"]["this-phase"])
    kills = reader.sheet.locator("[data-ruling=kills]")  # of the same rule, and as usual
    expect(kills).to_contain_text(SAY("ruling-house"))
    expect(kills).not_to_contain_text(SAY("ruling-table"))


def test_a_table_of_the_first_edition_says_so(page_at: PageAt, table_server: Server) -> None:
    page = page_at()
    hands, reader = MousePlayer(page), Reader(page)
    book = Book(the_game(BAD_BONES).in_edition(FIRST_EDITION), 1, (), seed=7)
    table = store_for_page(table_server, page, book)
    page.goto(f"/t/{table}")
    hands.await_turn()
    page.get_by_role("button", name=SAY("menu-title")).click()
    expect(page.get_by_text(SAY("terms-edition", edition=FIRST_EDITION))).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=SAY("corner-rules"), exact=True).click()
    expect(reader.sheet).to_contain_text(SAY("rules-edition", edition=FIRST_EDITION))
    reader.search.fill(RULINGS["dragon-flight"]["words"]["en"]["question"])  # rulings are searched, too
    dragon = reader.sheet.locator("[data-ruling=dragon-flight]")
    then = dragon.get_by_role("listitem").filter(has_text=SAY("ruling-edition", edition=FIRST_EDITION))
    expect(then).to_contain_text(RULINGS["dragon-flight"]["words"]["en"]["choices"]["anywhere"])
    expect(then).to_contain_text(SAY("ruling-table"))


def test_most_tables_say_nothing_of_it(page_at: PageAt, table_server: Server) -> None:
    page = page_at()
    hands = MousePlayer(page)
    with page.expect_response(re.compile(f"/api/games/{BAD_BONES}$")):
        page.goto(f"/t/{store_for_page(table_server, page, play_to_the_end(2))}")
    expect(hands.rematch).to_be_visible()
    page.evaluate("() => new Promise((done) => setTimeout(done))")  # what was loaded is shown
    expect(page.get_by_text(SAY("terms-house"))).to_have_count(0)
    expect(page.get_by_text(SAY("terms-edition", edition=FIRST_EDITION))).to_have_count(0)


def test_a_variant_of_the_host_is_chosen_and_its_values_are_shown(page_at: PageAt, tmp_path: Path) -> None:
    data = tmp_path / "cheap.toml"
    data.write_text(f"[{BAD_BONES}.weapons]\nice-wand = {{ cost = {CHEAP} }}\n")
    page = page_at()
    hands = MousePlayer(page)
    with Server(tmp_path / "host", game_data_variants=f"cheap-wand={data}") as host:
        page.goto(f"http://{host.address}/new/{BAD_BONES}?solo")
        choose(page, SAY, "mode", "advanced")
        open_house_rules(page, SAY)
        page.get_by_role("radio", name="Cheap wand").check()
        expect(heading(page)).to_contain_text(SAY("house-changed", count=1))
        begin(page, SAY)
        expect(hands.market).to_be_visible()
        wand = hands.market.get_by_role("button", name=SAY.start("thing-ice-wand"))
        expect(wand).to_have_accessible_name(re.compile(rf"\b{CHEAP}\b"))
        page.get_by_role("button", name=SAY("menu-title")).click()
        expect(page.get_by_text(SAY("terms-variant", variant="Cheap wand"))).to_be_visible()
        page.goto(f"http://{host.address}/new/{BAD_BONES}?solo")
        expect(heading(page)).to_contain_text(SAY("house-changed", count=1))


def test_play_now_does_without_a_variant_that_was_withdrawn(page_at: PageAt) -> None:
    page = page_at()
    seats = [{"kind": "person"}, {"kind": "bot", "level": "greedy"}]
    plan = {"game": BAD_BONES, "seats": seats, "options": [], "clock": "none", "variant": "of-last-year"}
    prefer(page, plans={f"{BAD_BONES} now": plan})
    hands = MousePlayer(page)
    play_now(page, hands)
    expect(hands.round(1)).to_be_visible()
