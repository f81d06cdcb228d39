"""Taking back: a reaction or a draft while it is sealed, an answer while nothing depends on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ossuary.core.refusal import Refused
from ossuary.core.snapshot import Snapshot
from ossuary.server.errors import TableError
from ossuary.server.match import journal

if TYPE_CHECKING:
    from ossuary.server.match.match import Match


def undo(match: Match, seat: int, at: int) -> None:
    """Take back the last thing the seat has answered, and ask it again."""
    if match.window is not None and seat in match.window.answers:
        del match.window.answers[seat]
    elif match.phase is not None and match.phase.last_draft(seat) >= 0:
        undo_draft(match, seat, at)
    elif match.undoable and match.undoable[-1].seat == seat:
        undo_answer(match, seat, at)
    else:
        raise TableError("undo-too-late" if match.answered[seat] else "nothing-to-undo")
    match.questions_asked[seat] += 1


def can_undo(match: Match, seat: int) -> bool:
    if match.over:
        return False
    if match.window is not None and seat in match.window.answers:
        return True
    if match.phase is not None and match.phase.last_draft(seat) >= 0:
        return bool(match.persons_not_ready())
    return bool(match.undoable) and match.undoable[-1].seat == seat


def undo_answer(match: Match, seat: int, at: int) -> None:
    for other in match.waiting():
        match.questions_asked[other] += other != seat  # questions that followed from the answer are void
    undoable = match.undoable.pop()
    return_to(match, undoable.before)
    match.clocks[seat].set_back(undoable.clock, at)
    match.phase = None
    for _ in range(undoable.answers):
        match.lines.append(f"{seat} {journal.UNDO}")
        match.announce("undone", seat)


def undo_draft(match: Match, seat: int, at: int) -> None:
    """Play the phase again from its opening, without the seat's last draft and what the table answered after it."""
    phase = match.phase
    assert phase is not None
    if not match.persons_not_ready():
        raise TableError("phase-closes")
    last = phase.last_draft(seat)
    remaining = phase.drafts[:last] + [draft for draft in phase.drafts[last:] if draft.seat != seat]
    before = Snapshot(match.game, match.state)
    return_to(match, phase.opening)
    try:
        for draft in remaining:
            match.game.check(match.state, draft.seat, draft.action)
            match.game.draft(match.state, draft.seat, draft.action)
    except Refused as refused:  # where plans are open, another seat's may rest on this one
        return_to(match, before)
        raise TableError("undo-too-late") from refused
    match.new_events.clear()  # the remaining drafts are in the log already
    phase.drafts = remaining
    match.announce("undone", seat, sealed=match.game.is_sealed(match.state))
    if seat in phase.ready:
        match.take_ready_back(phase, seat, at)


def return_to(match: Match, snapshot: Snapshot) -> None:
    match.state = snapshot.restore(match.game)
    match.new_events = match.state.record_events()
