"""What every level chose in kept positions, with reasons and forecasts: new code must choose the same.

After a change that is meant to choose otherwise: PYTHONPATH=src:tests python tests/support/kept_choices.py
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from ossuary.bots.bot import Budget
from ossuary.bots.explain.advice import advise
from ossuary.core.chance import Dice
from ossuary.core.rulings import FIRST_EDITION
from ossuary.games.bots import make_bot, make_explainer
from support.setups import the_game

FILE = Path(__file__).parents[1] / "bots" / "kept_choices.json"

Case = dict[str, Any]


def kept_choices() -> list[Case]:
    cases: list[Case] = json.loads(FILE.read_text(encoding="utf-8"))
    return cases


def chosen(case: Case) -> Case:
    """The same position, reached by random answers, with what is chosen there now."""
    name, seats, *words = case["setup"].split(" ")
    game = the_game(name).in_edition(FIRST_EDITION)  # by which these positions were reached
    state = game.begin(int(seats), game.read_setup(int(seats), words))
    game.playout(state, Dice(case["luck"]), case["played"])
    seat, seed = case["seat"], case["seed"]
    moment = game.moment(state, seat)
    greedy = make_bot("greedy", game)
    advice = advise(greedy, make_explainer(name), moment, seat, Budget(), seed)
    return {
        **case,
        "question": game.prompt(state, seat)["asked"],
        "random": make_bot("random", game).choose(moment, seat, Budget(), seed),
        "greedy": greedy.choose(moment, seat, Budget(), seed),
        "weighed": digest(advice.weighed),
        "why": [list(reason) for reason in advice.gains],
        "other": advice.other,
        "forecast": forecast_digest(game, moment, seat),
    }


def forecast_digest(game: Any, moment: list[int], seat: int) -> str:
    foreseen = game.forecast(moment, seat, [])
    if foreseen is None:
        return ""
    events = [game.describe(event) for event in foreseen.events if event.reaches(seat)]
    return digest([game.facts(foreseen.state), events, foreseen.unsure, foreseen.assumed])


def digest(value: Any) -> str:
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()[:12]


def write(cases: list[Case]) -> None:
    lines = ",\n".join("  " + json.dumps(case, ensure_ascii=False) for case in cases)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    write([chosen(case) for case in kept_choices()])
