"""Verifies a record: replays it, compares its digests, and proves its chance."""

from __future__ import annotations

from ossuary.core.notation import DIGEST, BadFile, read_script
from ossuary.core.play import AnyGame
from ossuary.core.refusal import fault
from ossuary.core.scenario import Failure, run_script
from ossuary.locales import tell, tell_all
from ossuary.server.errors import bad_record
from ossuary.server.messages import Proof, Verification

MOST_LINES = 50_000


def verify(games: dict[str, AnyGame], text: str, language: str) -> Verification:
    """Replay a record; compare its digests, and its chance with the seed that was committed to."""
    try:
        script = read_script(text.encode())
        name = script.header("game")
        if len(script.lines) > MOST_LINES:
            raise name.error(fault("too-long-to-verify"))
        if name.value not in games:
            raise name.error(fault("no-such-game", word=name.value, list=", ".join(games)))
        revealed = {"commit", "seed"} <= script.headers.keys()
        report = run_script(games[name.value], script, revealed)
    except BadFile as bad:
        raise bad_record(bad) from bad
    holds = not report.failures
    digests = min(sum(line.kind == DIGEST for line in script.lines), report.checked)
    proof: Proof = "not-revealed" if "commit" in script.headers else "not-committed"
    if revealed:
        proof = "proved" if holds else "not-proved"
    failures = [describe_failure(failure, language) for failure in report.failures]
    return Verification(holds, report.answers, digests, proof, failures)


def describe_failure(failure: Failure, language: str) -> str:
    found = tell_all(failure.found, language)
    return tell(fault("line-fails", line=failure.number, expected=failure.expected, found=found), language)
