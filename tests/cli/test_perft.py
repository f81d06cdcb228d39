"""`perft`: how many ways a game can go. A number that changes here is a rule that changed."""

import json

import pytest

from ossuary.core.notation import read_script
from ossuary.core.play import Play
from ossuary.games import make_game
from ossuary.lab.perft import perft
from ossuary.lab.recording import headers
from support.command_line import call

# By hand, for two seats: 8 ways for each hero; then pass, or one of a catapult, a dragon, a treasure and a wall either
# way round on one of 24 spaces: 121.
FIRST_EDITION = [
    ("bad-bones", 2, "", 0, [8, 64, 7744, 937024]),
    ("bad-bones", 1, "", 0, [8, 968, 7616]),
    ("bad-bones", 1, "", 1, [8, 968, 7648]),
    ("bad-bones", 2, "play=coop", 0, [4, 16, 128]),
    ("bad-bones", 2, "mode=advanced", 0, [18, 310, 4142]),
    ("dia-de-los-muertos", 2, "", 0, [4, 16, 28, 45, 140, 549]),
    ("dia-de-los-muertos", 3, "", 4, [4, 16, 64, 112, 160]),
]


# The same by hand; a dragon drives nobody into the village, and house rules change what the seed draws.
SECOND_EDITION = [
    ("bad-bones", 2, "", 0, [8, 64, 7744, 937024]),
    ("bad-bones", 1, "", 0, [8, 968, 7648]),
    ("bad-bones", 2, "play=coop", 0, [4, 16, 128]),
    ("bad-bones", 2, "mode=advanced", 0, [18, 310, 4142]),
    ("dia-de-los-muertos", 2, "", 0, [4, 16, 32, 62, 170, 734]),
    ("dia-de-los-muertos", 3, "dodge-a-hold=no dog-in-goal=yes", 4, [4, 16, 64, 128, 192]),
]
PINNED = [*((1, *one) for one in FIRST_EDITION), *((2, *one) for one in SECOND_EDITION)]


@pytest.mark.parametrize(("edition", "name", "seats", "options", "seed", "sequences"), PINNED)
def test_pinned(edition: int, name: str, seats: int, options: str, seed: int, sequences: list[int]) -> None:
    game = make_game(name, edition=edition)
    assert perft(game, seats, game.read_setup(seats, options.split()), len(sequences), seed) == sequences


def test_it_counts_what_records_could_be_written() -> None:
    """The same count the slow way: every sequence replayed from its lines."""
    game = make_game("bad-bones")
    options = game.read_setup(1, ["chiefs=yes"])
    script = read_script("\n".join(headers(game, 1, options, "3")).encode())
    sequences: list[list[str]] = [[]]
    counts = []
    for _ in range(2):
        longer = []
        for sequence in sequences:
            play = Play(game, script)
            play.settle_chance()
            for words in sequence:
                play.answer(1, words.split())
                play.settle_chance()
            longer += [[*sequence, game.words(play.state, 1, action)] for action in game.legal(play.state, 1)]
        sequences = longer
        counts.append(len({tuple(sequence) for sequence in sequences}))
    assert perft(game, 1, options, 2, seed=3) == counts


def test_for_people_and_programs() -> None:
    done = call("perft", "bad-bones", "--seats", 2, "--depth", 3)
    assert done.exit_code == 0
    assert "7,744" in done.stdout
    done = call("perft", "bad-bones", "--seats", 2, "--depth", 2, "--json", "chiefs=yes")
    report = json.loads(done.stdout)
    assert (report["sequences"], report["options"]["chiefs"], report["seats"]) == ([8, 64], "yes", 2)


def test_nonsense_is_bad_usage() -> None:
    for arguments in (["--depth", 0], ["--seats", 0], ["nonsense"]):
        assert call("perft", "bad-bones", *arguments).exit_code == 2
