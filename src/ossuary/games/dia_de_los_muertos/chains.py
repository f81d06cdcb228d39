"""Answers that a seat can give in one go, and those it can decide on before it is asked. Nothing here is a rule."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ossuary.core.game import Game
from ossuary.core.state import NOBODY, arg_of, kind_of, seat_of
from ossuary.core.step import contains
from ossuary.games.dia_de_los_muertos import steps, verbs
from ossuary.games.dia_de_los_muertos.actions import act, verb_of
from ossuary.games.dia_de_los_muertos.cards import KINDS
from ossuary.games.dia_de_los_muertos.state import MuertosState
from ossuary.games.dia_de_los_muertos.steps.card_actions import targets_of_laid
from ossuary.games.dia_de_los_muertos.steps.round import begin_turn, lay

# Questions whose answers lead to others of the same seat, and those that may follow.
LEADING: Final[tuple[int, ...]] = (steps.TURN, steps.TARGET)
FOLLOWING: Final[tuple[int, ...]] = (
    *(steps.MOVEMENT, steps.CARTWHEEL, steps.TARGET, steps.TAKE, steps.BACK, steps.JUMP),
)


def chains_from(game: Game[Any], s: MuertosState, seat: i64, unheld: bool) -> list[list[int]]:
    """Answers in a row, from the question that this seat is asked on. `unheld`: supposing that nobody holds."""
    f = game.question_frame(s, seat)
    if f == NOBODY:
        return []
    kind = kind_of(f)
    if kind not in LEADING:
        return game.steps[kind].chains(s, seat, arg_of(f))
    found: list[list[int]] = []
    for action in game.legal(s, seat):
        ahead = s.clone()
        game.play(ahead, seat, action)
        if unheld:
            let_all(game, ahead)
        g = game.question_frame(ahead, seat)
        if g == NOBODY or kind_of(g) not in FOLLOWING:
            continue
        following = [[int(then)] for then in game.legal(ahead, seat) if verb_of(then) != verbs.STOP]
        found += [[int(action), *then] for then in following + chains_from(game, ahead, seat, unheld)]
    return found


def let_all(game: Game[Any], s: MuertosState) -> None:
    """Nobody holds."""
    while len(s.frames) > 0 and kind_of(s.frames[-1]) == steps.HOLD:
        game.play(s, seat_of(s.frames[-1]), act(verbs.LET, 0, 0))


def premoves_from(game: Game[Any], s: MuertosState, seat: i64) -> list[list[int]]:
    """What a seat can decide on while others have yet to answer: a walk or an action, before laying or being held."""
    f = game.question_frame(s, seat)
    if f == NOBODY:
        return []
    if kind_of(f) == steps.TURN:
        at_once = chains_from(game, s, seat, False)
        return [chain for chain in chains_from(game, s, seat, True) if chain not in at_once]
    if kind_of(f) != steps.LAY:
        return []
    found: list[list[int]] = []
    for card in range(KINDS):
        if s.skeleton(seat).hand[card] > 0:
            found += [[int(act(verbs.LAY, card, 0)), *use] for use in uses_of(game, s, seat, card)]
    return found


def uses_of(game: Game[Any], s: MuertosState, seat: i64, card: i64) -> list[list[int]]:
    """What a card can be laid for, as if the turn were now: walks of the own skeleton, the action, its targets."""
    ahead = s.clone()
    k = ahead.skeleton(seat)
    lay(ahead, k, card)
    begin_turn(ahead, k)
    ahead.frames = vec[i64]()
    ahead.push(steps.TURN, seat, 0)
    move: i64 = act(verbs.MOVE, 0, 0)
    deed: i64 = act(verbs.ACT, 0, 0)
    chains = chains_from(game, ahead, seat, True)
    uses = [chain for chain in chains if chain[0] == move and verb_of(chain[1]) == verbs.STEP]
    if contains(game.legal(ahead, seat), move) and contains(game.legal(ahead, seat), deed):
        uses.append([int(deed)])
    for victim in targets_of_laid(ahead, k):
        uses.append([int(deed), int(act(verbs.TARGET, victim, 0))])
    return uses
