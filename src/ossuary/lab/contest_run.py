"""A contest as it is played: blocks count in the order of their seeds, whichever worker is done first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ossuary.lab.arena import play_blocks
from ossuary.lab.contest import Contest
from ossuary.lab.results import BlockResult, ResultsFile
from ossuary.lab.sprt import OPEN, Sprt
from ossuary.lab.standings import Standings


class ContestRun:
    """The blocks so far, what they add up to, and what they say about a claim for the first entrant.

    Short games are done first, and they are won by other bots than long ones. So a block counts only once all before it
    are done; and what is played after a verdict does not count, so that the number of workers changes nothing.
    """

    def __init__(
        self,
        contest: Contest,
        tasks: Sequence[tuple[int, int]],
        sprt: Sprt | None = None,
        file: ResultsFile | None = None,
    ) -> None:
        self.contest = contest
        self.tasks = tasks
        self.sprt = sprt
        self.file = file
        self.blocks: list[BlockResult] = []
        self.standings = Standings()
        self.done: dict[tuple[int, int], BlockResult] = {}  # and not counted yet
        self.resumed = 0
        if file is not None:
            wanted = set(tasks)
            for block in file.read():
                if (block.seed, block.pairing) in wanted:
                    self.resumed += 1
                    self.take(block)

    def is_decided(self) -> bool:
        return self.sprt is not None and self.sprt.verdict != OPEN

    @property
    def played(self) -> int:
        return len(self.blocks) + len(self.done)

    def take(self, block: BlockResult) -> None:
        """One more block, which counts once its turn has come."""
        self.done[block.seed, block.pairing] = block
        while not self.is_decided() and len(self.blocks) < len(self.tasks):
            following = self.done.pop(self.tasks[len(self.blocks)], None)
            if following is None:
                return
            self.blocks.append(following)
            self.standings.add(following)
            share = following.share(self.contest.entrants[0].name)
            if self.sprt is not None and share is not None:
                self.sprt.add(share)

    def play(self, jobs: int = 1, progress: Callable[[], None] = lambda: None) -> None:
        """Play what is missing, until all is played or the claim is decided."""
        counted = {(block.seed, block.pairing) for block in self.blocks}
        missing = [task for task in self.tasks if task not in counted and task not in self.done]
        if self.is_decided():
            return
        for block in play_blocks(self.contest, missing, jobs):
            if self.file is not None:
                self.file.append(block)
            self.take(block)
            progress()
            if self.is_decided():
                return
