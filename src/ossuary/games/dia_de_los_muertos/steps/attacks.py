"""Section 7, attacks: dodging a straight one, and what a random one hits."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ossuary.core.refusal import Reason
from ossuary.core.state import CHANCE
from ossuary.games.dia_de_los_muertos import cards, events, steps, verbs
from ossuary.games.dia_de_los_muertos.actions import act, first_of, second_of, verb_of
from ossuary.games.dia_de_los_muertos.cards import (
    ARM,
    CARDS,
    CODES,
    KINDS,
    LEG,
    LONGEST_BACK,
    NO_LIMB,
)
from ossuary.games.dia_de_los_muertos.effects import (
    discard,
    feed_dog,
    lose_card,
    lose_limb,
    react_with,
    shuffle_if_empty,
    take_from_deck,
)
from ossuary.games.dia_de_los_muertos.events import tell
from ossuary.games.dia_de_los_muertos.refusals import Question
from ossuary.games.dia_de_los_muertos.state import MuertosState, Skeleton
from ossuary.games.dia_de_los_muertos.steps.draw import nth_card


def has_back(s: MuertosState, k: Skeleton, bones: i64) -> bool:
    """Whether a hand has a card with this number of bones on its back, which everybody sees."""
    for code in range(CODES):
        if k.hand[code] > 0 and s.tables.back[code] == bones:
            return True
    return False


def play_or_let(k: Skeleton, card: i64, verb: i64) -> vec[i64]:
    """The answers of a player who is asked whether to react with a card: to play it, if it is in hand, or not to."""
    actions = vec[i64](capacity=2)
    if k.hand[card] > 0:
        actions = append(actions, act(verb, 0, 0))
    return append(actions, act(verbs.LET, 0, 0))


def ask_to_dodge(s: MuertosState, victim: Skeleton, attacker: i64) -> None:
    """Ask every victim who could have a dodge by the backs of the hand; the attack itself is on the stack already."""
    if has_back(s, victim, s.tables.dodge_back):
        s.push(steps.DODGE, victim.seat, attacker)


class Dodge(Question):
    """DM-7.2: a dodge cancels a straight attack: it takes the attack off the stack.

    The frame's argument is the attacker.
    """

    def __init__(self) -> None:
        super().__init__(steps.DODGE, "dodge", True, [verbs.DODGE, verbs.LET])
        self.reacts = True

    def legal(self, s: MuertosState, seat: i64, arg: i64) -> vec[i64]:
        return play_or_let(s.skeleton(seat), cards.DODGE, verbs.DODGE)

    def answer(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> None:
        if verb_of(action) == verbs.LET:
            return
        react_with(s, s.skeleton(seat), cards.DODGE)
        tell(s, events.DODGED, seat, arg, 0, 0)
        s.pop_main()

    def needless_answer(self, s: MuertosState, seat: i64, arg: i64) -> i64:
        return self.only_answer(s, seat, arg)

    def objections(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        return [Reason("DM-7.2", "not-in-hand", {"card": CARDS[cards.DODGE]})]

    def prompt(self, s: MuertosState, seat: i64, arg: i64) -> dict[str, str]:
        card = s.skeleton(s.player).laid if s.turned else cards.HOLD
        return {"attacker": str(arg), "card": CARDS[card]}


def attack_at_random(s: MuertosState, victim: Skeleton) -> None:
    """DM-7.3: a random attack reveals a card of the victim's hand or, if it is empty, of the draw pile."""
    if victim.held > 0:
        s.push(steps.BACK, s.player, victim.seat)
        return
    shuffle_if_empty(s)
    if s.deck_size > 0:
        s.push(steps.REVEAL, CHANCE, victim.seat)
    else:
        tell(s, events.UNHURT, victim.seat, events.NO_CARDS, 0, 0)


class Back(Question):
    """The back of the card that the attacker picks; the frame's argument is the victim."""

    def __init__(self) -> None:
        super().__init__(steps.BACK, "back", False, [verbs.BACK])

    def legal(self, s: MuertosState, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=LONGEST_BACK)
        for bones in range(1, LONGEST_BACK + 1):
            if has_back(s, s.skeleton(arg), bones):
                actions = append(actions, act(verbs.BACK, bones, 0))
        return actions

    def answer(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> None:
        s.push(steps.REVEAL, CHANCE, arg | first_of(action) << 4)

    def objections(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> list[Reason]:
        return [Reason("DM-7.3", "no-such-back", {"bones": str(first_of(action))})]

    def prompt(self, s: MuertosState, seat: i64, arg: i64) -> dict[str, str]:
        return {"victim": str(arg)}


class Reveal(Question):
    """Chance decides which card it is; the frame's argument is the victim and, above it, the back (0: draw pile)."""

    def __init__(self) -> None:
        super().__init__(steps.REVEAL, "reveal", False, [verbs.REVEAL])

    def legal(self, s: MuertosState, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=KINDS)
        counts = revealable(s, arg)
        for card in range(KINDS):
            if counts[card] > 0:
                actions = append(actions, act(verbs.REVEAL, arg & 15, card))
        return actions

    def weight(self, s: MuertosState, arg: i64, action: i64) -> i64:
        return revealable(s, arg)[second_of(action)]

    def total(self, s: MuertosState, arg: i64) -> i64:
        count: i64 = 0
        for n in revealable(s, arg):
            count += n
        return count

    def pick(self, s: MuertosState, arg: i64, r: i64) -> i64:
        return act(verbs.REVEAL, arg & 15, nth_card(revealable(s, arg), r))

    def answer(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> None:
        victim = s.skeleton(arg & 15)
        card = second_of(action)
        if arg >> 4 == 0:
            take_from_deck(s, card)
        else:
            lose_card(s, victim, card)
        tell(s, events.REVEALED, victim.seat, card, 0, 0)
        if s.turned:
            discard(s, victim.seat, card)
        else:  # DM-6.3: it is the dog that attacks
            feed_dog(s, victim, card)
        strike_limb(s, victim, s.tables.sign[card])


def revealable(s: MuertosState, arg: i64) -> vec[i64]:
    """The cards that can be revealed: how many there are of each kind."""
    back = arg >> 4
    if back == 0:
        return s.deck
    counts = s.skeleton(arg & 15).hand[:]
    for code in range(CODES):
        if s.tables.back[code] != back:
            counts[code] = 0
    return counts


def strike_limb(s: MuertosState, victim: Skeleton, sign: i64) -> None:
    """The victim loses the limb that the sign shows, if it has it; the attacker chooses if it can be either."""
    limbs: i64 = NO_LIMB
    if sign & ARM and victim.arms > 0:
        limbs |= ARM
    if sign & LEG and victim.legs > 0:
        limbs |= LEG
    if limbs == ARM | LEG:
        s.push(steps.LOSE, s.player, victim.seat)
    elif limbs != NO_LIMB:
        lose_limb(s, victim, limbs)
    else:
        tell(s, events.UNHURT, victim.seat, events.NO_SIGN if sign == NO_LIMB else events.LIMB_GONE, 0, 0)


class Lose(Question):
    """Arm or leg, as the attacker chooses; the frame's argument is the victim."""

    def __init__(self) -> None:
        super().__init__(steps.LOSE, "lose", False, [verbs.LOSE])

    def legal(self, s: MuertosState, seat: i64, arg: i64) -> vec[i64]:
        actions = append(vec[i64](capacity=2), act(verbs.LOSE, ARM, 0))
        return append(actions, act(verbs.LOSE, LEG, 0))

    def answer(self, s: MuertosState, seat: i64, arg: i64, action: i64) -> None:
        lose_limb(s, s.skeleton(arg), first_of(action))

    def prompt(self, s: MuertosState, seat: i64, arg: i64) -> dict[str, str]:
        return {"victim": str(arg)}
