"""Sections 6, 7 and 10, the end: who has fallen, and when solo and cooperative games are won."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.core.state import CHANCE
from ossuary.core.step import Step
from ossuary.games.bad_bones import events, steps
from ossuary.games.bad_bones.events import tell
from ossuary.games.bad_bones.state import HEROIC, SURVIVAL, BadBonesState, Board
from ossuary.games.bad_bones.strongholds import eliminated
from ossuary.games.bad_bones.tokens import SPECTRAL, model_of


def somebody_fell(s: BadBonesState) -> bool:
    """Whether the game ends now that all skeletons have moved (BB-6.3, BB-7.2)."""
    return is_lost_in_coop(s) if s.coop else any(eliminated(b) for b in s.boards)


def is_lost_in_coop(s: BadBonesState) -> bool:
    """BB-10.5: all lose when the capital has no house left, or any of them no tower."""
    return s.capital == 0 or any(b.towers == 0 or b.doomed != 0 for b in s.boards)


class RoundEnd(Step[BadBonesState]):
    """BB-7.2: a solo game, and one in coop, is won after the last round; else the next round begins."""

    def __init__(self) -> None:
        super().__init__(steps.ROUND_END, "round-end", False, False)

    def run(self, s: BadBonesState, seat: i64, arg: i64) -> None:
        if ((s.coop and not s.endless) or s.solo()) and s.round >= s.rounds:
            if not s.solo() or not s.heroic:
                end_game(s, SURVIVAL)
                return
            if is_swept(s, s.board(1)):
                end_game(s, HEROIC)
                return
        s.round += 1
        s.push(steps.ROUND, CHANCE, 0)


def is_swept(s: BadBonesState, b: Board) -> bool:
    """BB-7.3: whether a heroic game is won: no skeleton but spectrals is left on board, forest and cemetery."""
    if any(s.tables.chief[model_of(t)] != SPECTRAL for t in b.skeletons):
        return False
    return not any(s.tables.chief[model] != SPECTRAL for model in b.cemetery)


def end_game(s: BadBonesState, ending: i64) -> None:
    s.ending = ending
    s.frames = vec[i64]()
    tell(s, events.ENDED, 0, ending, 0, 0, 0)
