"""Día de los Muertos. Start at game.py; the rules are in steps/, ways.py and effects.py."""

from ossuary.games.descriptor import BenchmarkSetup, Descriptor

DESCRIPTOR = Descriptor(
    name="dia-de-los-muertos",
    title="Día de los Muertos",
    prefix="DM",
    package=__name__,
    engine="ossuary.games.dia_de_los_muertos.game:Muertos",
    evaluator="ossuary.games.dia_de_los_muertos.evaluate:MuertosEvaluator",
    planner="ossuary.games.dia_de_los_muertos.plans:MuertosPlanner",
    features="ossuary.games.dia_de_los_muertos.features:MuertosFeatures",
    training=(BenchmarkSetup("two", 2), BenchmarkSetup("four", 4)),
    explainer="ossuary.games.dia_de_los_muertos.explain:MuertosExplainer",
    terminal="ossuary.games.dia_de_los_muertos.terminal:Path",
)
