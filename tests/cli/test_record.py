"""`record` writes what `verify` believes, and what anybody changed is found out."""

import hashlib
import json
import re
from pathlib import Path

import pytest

from support.command_line import call, run

SETUPS = [
    ("2",),
    ("1",),
    ("3", "mode=advanced", "chiefs=yes"),
    ("2", "play=coop", "mode=advanced"),
]


def recorded(*arguments: object) -> list[str]:
    done = call("record", "bad-bones", *arguments)
    assert done.exit_code == 0, done.stderr
    return list(done.stdout.splitlines())


def verified(folder: Path, lines: list[str]) -> dict[str, object]:
    path = folder / "game.bones"
    path.write_text("\n".join(lines) + "\n")
    done = call("verify", "--json", path)
    [result] = json.loads(done.stdout)["results"]
    assert done.exit_code == (0 if result["ok"] else 2 if "why" in result else 1)
    return dict(result)


def kinds(lines: list[str]) -> str:
    """The lines behind the headers, by their first letters."""
    return "".join("1" if line[0].isdigit() else line[0] for line in lines[lines.index("---") + 1 :])


@pytest.mark.parametrize("setup", SETUPS, ids="-".join)
@pytest.mark.parametrize("fair", [(), ("--fair",)], ids=["plain", "fair"])
def test_a_record_verifies(tmp_path: Path, setup: tuple[str, ...], fair: tuple[str, ...]) -> None:
    seats, *options = setup
    lines = recorded("--seats", seats, "--seed", 11, *fair, *options)
    result = verified(tmp_path, lines)
    assert result["failures"] == []
    assert result["answers"] == kinds(lines).count("1") > 5
    assert result["digests"] == kinds(lines).count("=") > 1
    assert result["chance_proved"] is bool(fair)


def test_the_headers_state_everything() -> None:
    assert recorded("--seats", 3, "--options", "mode=advanced", "chiefs=yes", "--seed", 8)[:6] == [
        "game: bad-bones",
        "rules: 2",
        "seats: 3",
        "options: mode=advanced play=versus chiefs=yes rounds=10 heroic=no endless=no"
        " ice-wand=this-phase purse=each coop-symbols=any emperor-in-ruin=walks-on kills=phase",
        "seed: 8",
        "---",
    ]


def test_options_can_be_given_in_three_ways() -> None:
    one = recorded("--seed", 8, "--options", "mode=advanced chiefs=yes")
    assert one == recorded("--seed", 8, "--options", "mode=advanced", "--options", "chiefs=yes")
    assert one == recorded("mode=advanced", "chiefs=yes", "--seed", 8)
    assert one != recorded("--seed", 8)


def test_the_same_seed_gives_the_same_game() -> None:
    assert recorded("--seed", 4) == recorded("--seed", 4)
    assert recorded("--seed", 4)[6:] != recorded("--seed", 5)[6:]


def test_without_a_seed_every_game_is_another() -> None:
    assert recorded() != recorded()


def test_the_seed_alone_answers_chance_the_same(tmp_path: Path) -> None:
    lines = recorded("--seats", 2, "--seed", 21, "chiefs=yes")
    bare = [line for line in lines if not line.startswith("*")]
    assert len(bare) < len(lines)
    assert verified(tmp_path, bare)["failures"] == []


def test_a_digest_stands_where_a_round_begins_and_at_the_end(tmp_path: Path) -> None:
    lines = recorded("--seats", 2, "--seed", 21)
    assert lines[-1].startswith("= ")
    asked = []
    for round_now, at in enumerate((i for i, line in enumerate(lines) if line.startswith("=")), 2):
        asked.append([*lines[:at], f"? round {round_now}"])
    # All but the last stand at the first question of the next round.
    path = tmp_path / "round.bones"
    for text in asked[:-1]:
        path.write_text("\n".join(text))
        assert call("check", path).exit_code == 0, text[-3:]
    path.write_text("\n".join([*asked[-1][:-1], "? over"]))
    assert call("check", path).exit_code == 0


def test_a_fair_record_commits_to_its_seed() -> None:
    head = recorded("--fair", "--seed", 3)[:7]
    seed = head[5].removeprefix("seed: ")
    assert re.fullmatch("[0-9a-f]{64}", seed)
    assert head[4] == "commit: " + hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    assert head == recorded("--fair", "--seed", 3)[:7]
    assert head[5] != recorded("--fair")[5] != recorded("--fair")[5]


def test_a_changed_answer_is_found_at_its_line(tmp_path: Path) -> None:
    lines = recorded("--seats", 2, "--seed", 6)
    at = next(i for i, line in enumerate(lines) if line.startswith("2 hero"))
    changed = [*lines[:at], "2 hero a1", *lines[at + 1 :]]
    result = verified(tmp_path, changed)
    assert result["failures"][0]["line"] == at + 1  # type: ignore[index]
    assert result["failures"][0]["expected"] == "2 hero a1"  # type: ignore[index]


def test_a_changed_digest_is_found_at_its_line(tmp_path: Path) -> None:
    lines = recorded("--seats", 2, "--seed", 6)
    at = next(i for i, line in enumerate(lines) if line.startswith("="))
    was = lines[at]
    lines[at] = "= 0123456789ab"
    assert verified(tmp_path, lines)["failures"] == [{"line": at + 1, "expected": "= 0123456789ab", "found": was}]


def test_changed_chance_is_found_only_if_somebody_committed(tmp_path: Path) -> None:
    for fair in ((), ("--fair",)):
        lines = [line for line in recorded("--seats", 2, "--seed", 6, *fair) if not line.startswith("=")]
        at = next(i for i, line in enumerate(lines) if line.startswith("* draw 1 "))
        colour = lines[at].split()[-1].partition("-")[0]
        lines = [*lines[:at], f"* draw 1 {'green' if colour == 'blue' else 'blue'}-left"]
        result = verified(tmp_path, lines)
        told = [(f["line"], f["found"]) for f in result["failures"]]  # type: ignore[attr-defined]
        assert told == ([(at + 1, "The seed that was committed to gives another answer.")] if fair else [])
        assert not result["chance_proved"]


def test_another_seed_than_committed_is_unreadable(tmp_path: Path) -> None:
    lines = recorded("--seats", 2, "--seed", 6, "--fair")
    lines[5] = "seed: " + "00" * 32
    result = verified(tmp_path, lines)
    assert (result["line"], result["why"]) == (6, "This is not the seed that was committed to.")


def test_comments_and_branches_leave_a_proof_as_it_is(tmp_path: Path) -> None:
    lines = recorded("--seats", 2, "--seed", 6, "--fair")
    start = lines.index("---")
    said = ["#! Too far.", "#> 1 hero nowhere", "#>! Still", "#>> 9 nothing", "#>", "#> * draw 1 nobody"]
    annotated = [*lines[: start + 1], *said, *[each for line in lines[start + 1 :] for each in (line, *said)]]
    result = verified(tmp_path, annotated)
    assert result == verified(tmp_path, lines)
    assert result["chance_proved"]


def test_verify_tells_what_it_proved(tmp_path: Path) -> None:
    fair = tmp_path / "fair.bones"
    plain = tmp_path / "plain.bones"
    sealed = tmp_path / "sealed.bones"
    done = call("record", "bad-bones", "--seed", 2, "--fair", "--out", fair)
    assert (done.exit_code, done.stdout) == (0, "")
    assert str(fair) in done.stderr
    assert call("record", "bad-bones", "--seed", 2, "--out", plain).exit_code == 0
    sealed.write_text("".join(line for line in fair.read_text().splitlines(True) if not line.startswith("seed:")))
    done = call("verify", fair, plain, sealed)
    assert done.exit_code == 0
    lines = done.stdout.splitlines()
    assert re.fullmatch(re.escape(f"ok    {fair}: ") + r"\d+ answers, \d+ digests, chance proved", lines[0])
    assert lines[1].endswith("chance not proved: nothing was committed to")
    assert lines[2].endswith("chance not proved: the seed is not revealed")
    assert lines[3] == "3 files: 3 verified"


def test_verify_exits_with_1_for_a_broken_record_and_2_for_none(tmp_path: Path) -> None:
    lines = recorded("--seats", 2, "--seed", 6)
    path = tmp_path / "broken.bones"
    path.write_text("\n".join([*lines, "1 hero b4"]))
    done = run("verify", path)
    assert done.returncode == 1
    assert f"{path}:{len(lines) + 1}: expected “1 hero b4”, found: The game is over." in done.stdout
    assert run("verify", tmp_path / "none.bones").returncode == 2


def test_where_a_record_cannot_be_written_it_says_so(tmp_path: Path) -> None:
    done = run("record", "bad-bones", "--seed", 1, "--out", tmp_path / "no" / "where.bones")
    assert (done.returncode, done.stdout) == (2, "")
    assert "can't write" in done.stderr
