"""The boards as they are drawn: everything in its place, and never wider than the terminal."""

from typing import Any

import pytest
from rich.console import Console, RenderableType

from ossuary.core.chance import Dice
from ossuary.core.game import Facts, Game
from ossuary.core.notation import read_script
from ossuary.core.play import Play
from ossuary.games import game_names, make_game
from ossuary.games.dia_de_los_muertos.terminal import Path, draw_way, ways_of
from ossuary.games.drawing import Drawing, changes, make_drawing

BAD_BONES = """\
game: bad-bones
seats: 2
options: chiefs=yes
position:
  phase trap
  round 3
  seat 1
    hero b4
    tower 3
    houses 2
    supply wall wall dragon
    trap catapult! b4
    trap wall\\ a1
    skeleton blue-left d2 >
    skeleton red-top:emperor d2 v
    skeleton yellow-left d2 <
    skeleton green-top d2 v
    skeleton green-top d2 v
    forest red-top
    cemetery purple-right
---
"""


def drawn(what: RenderableType, width: int = 80) -> list[str]:
    console = Console(width=width, markup=False, highlight=False, color_system=None)
    with console.capture() as capture:
        console.print(what)
    return capture.get().splitlines()


def facts_of(text: str) -> Facts:
    play = Play(make_game("bad-bones"), read_script(text.encode()))
    return dict(play.game.view(play.state, 1)["facts"])


def somewhere(game: Game[Any], seats: int, words: str, seed: int, answers: int) -> Facts:
    state = game.begin(seats, game.read_setup(seats, words.split()))
    game.playout(state, Dice(seed), answers)
    return dict(game.view(state, 1)["facts"])


def test_a_clearing_shows_everything_in_its_place() -> None:
    lines = drawn(make_drawing(make_game("bad-bones"), 1).board(facts_of(BAD_BONES), 1, 80))
    text = "\n".join(lines)
    cells = [line.split("│") for line in lines if line.count("│") == 6]
    assert cells[2][2] == "@ catapult!"
    assert cells[4][3].strip() == "▟█▙ 3"
    assert cells[8][1].strip() == "╲ wall"
    assert cells[7][4].strip() == "B→ R↓em +3"
    assert cells[0][3].strip() == "↔⇒↓"
    assert cells[4][0].split() == ["3", "r"]
    assert lines[0].strip() == "R↓"
    assert lines[1].split() == ["p", "y", "r", "b", "g"]
    assert "the village: ⌂ ⌂\n" in text.replace("⌂ \n", "⌂\n")
    assert "supply  wall ×2, dragon" in text
    assert "cemetery  purple-right" in text
    assert "seat 2  tower 4, houses 5" in text


def test_skeletons_that_have_moved_are_pale() -> None:
    facts = facts_of(BAD_BONES)
    clearing = make_drawing(make_game("bad-bones"), 1)
    assert clearing.manner(facts, facts["tracking"]) == "bold"  # type: ignore[attr-defined]
    assert clearing.manner({**facts, "phase": "skeletons"}, facts["tracking"]) == "dim"  # type: ignore[attr-defined]


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize(
    ("name", "seats", "words"),
    [
        ("bad-bones", 1, "chiefs=yes"),
        ("bad-bones", 6, "mode=advanced chiefs=yes"),
        ("bad-bones", 4, "play=coop mode=advanced chiefs=yes"),
        ("dia-de-los-muertos", 6, ""),
    ],
)
def test_no_position_is_drawn_wider_than_the_terminal(name: str, seats: int, words: str, width: int) -> None:
    game = make_game(name)
    drawing = make_drawing(game, 1)
    assert type(drawing) is not Drawing
    for seed in range(6):
        facts = somewhere(game, seats, words, seed, 25 * seed)
        for seat in (1, seats):
            lines = drawn(drawing.board(facts, seat, width), width)
            assert max(len(line.rstrip()) for line in lines) <= width
            if name == "bad-bones":
                assert {line.count("│") for line in lines} == {0, 6}  # no row is torn


def test_every_question_of_both_games_is_asked_in_words() -> None:
    for name, seats, words in (
        ("bad-bones", 4, "mode=advanced chiefs=yes"),
        ("bad-bones", 3, "play=coop"),
        ("dia-de-los-muertos", 4, ""),
    ):
        game = make_game(name)
        drawing = make_drawing(game, 1)
        dice = Dice(3)
        state = game.begin(seats, game.read_setup(seats, words.split()))
        for _ in range(400):
            game.playout(state, dice, 1)
            for seat in game.waiting(state):
                view = game.view(state, seat)
                question = drawing.question(view["asked"], view["facts"])
                assert question != Drawing.question(drawing, view["asked"], view["facts"])
                assert "{" not in question


def test_what_happens_is_told_and_never_fails() -> None:
    for name, seats, words in (
        ("bad-bones", 4, "mode=advanced chiefs=yes"),
        ("bad-bones", 3, "play=coop chiefs=yes"),
        ("dia-de-los-muertos", 4, ""),
    ):
        game = make_game(name)
        drawing = make_drawing(game, 1)
        for seed in range(3):
            state = game.begin(seats, game.read_setup(seats, words.split()))
            events = state.record_events()
            game.playout(state, Dice(seed), 300)
            facts = game.view(state, 1)["facts"]
            lines = drawing.news([event for event in events if event.reaches(1)], facts, facts)
            assert any(line.plain.startswith("seat 2") for line in lines)
            assert not [line.plain for line in lines if "{" in line.plain or "…" in line.plain]


def test_the_drawn_path_is_the_boards() -> None:
    game = make_game("dia-de-los-muertos")
    path = make_drawing(game, 1)
    assert isinstance(path, Path)
    lines = drawn(path.board(somewhere(game, 2, "", 1, 0), 1, 80))
    assert lines[0].split() == ["29", "────", "9", "─────", "10", "────", "11", "────", "12", "────", "13"]
    assert "Start①②" in lines[8]
    assert "30♞" in lines[4]
    assert "Goal†" in lines[6]
    assert "also" not in "".join(lines)


def test_a_corrected_board_is_drawn_as_corrected() -> None:
    board = make_game("dia-de-los-muertos").data.source["board"]  # type: ignore[attr-defined]
    game = make_game("dia-de-los-muertos", {"board": {"path": [*board["path"], [4, 12], [10, 20]]}})
    lines = drawn(make_drawing(game, 1).board(somewhere(game, 2, "", 1, 0), 1, 80))
    assert lines[1].split() == ["│", "╲", "│", "│"]
    assert "also  4–12" in lines


def test_every_way_of_the_board_has_a_place_on_the_map() -> None:
    class Nowhere:
        def write(self, *_: object) -> None:
            pass

    board = make_game("dia-de-los-muertos").data.source["board"]  # type: ignore[attr-defined]
    ends = dict.fromkeys(range(33), 0)
    undrawn = [way for way, one_way in ways_of(board).items() if not draw_way(Nowhere(), ends, *way, one_way)]  # type: ignore[arg-type]
    assert undrawn == []


def test_a_game_without_a_drawing_shows_its_facts() -> None:
    game = make_game(game_names()[0])
    plain = Drawing(game, 1)
    facts = facts_of(BAD_BONES)
    text = "\n".join(drawn(plain.board(facts, 1, 80)))
    assert "phase: trap" in text
    assert "  hero: b4" in text
    assert plain.title(facts) == "Bad Bones · round 3, trap"
    assert plain.question({"asked": "flee", "space": "b3"}, facts) == "Your turn: flee (space b3)?"
    later = {**facts, "round": 4, "seats": [{**facts["seats"][0], "tower": 1}, facts["seats"][1]]}
    assert changes(facts, later) == ["round: 3 → 4", "seat 1 tower: 3 → 1"]
