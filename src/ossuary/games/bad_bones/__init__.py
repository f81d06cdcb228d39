"""Bad Bones, every mode. Start at game.py; the rules are in steps/, walk.py and effects.py."""

from ossuary.games.descriptor import BenchmarkSetup, DailyChallenge, Descriptor

DESCRIPTOR = Descriptor(
    name="bad-bones",
    title="Bad Bones",
    prefix="BB",
    package=__name__,
    engine="ossuary.games.bad_bones.game:BadBones",
    evaluator="ossuary.games.bad_bones.evaluate:BadBonesEvaluator",
    planner="ossuary.games.bad_bones.plans:BadBonesPlanner",
    features="ossuary.games.bad_bones.features:BadBonesFeatures",
    training=(BenchmarkSetup("solo", 1), BenchmarkSetup("basic-2", 2)),
    explainer="ossuary.games.bad_bones.explain:BadBonesExplainer",
    terminal="ossuary.games.bad_bones.terminal:Clearing",
    benchmarks=(
        BenchmarkSetup("basic-4", 4),
        BenchmarkSetup("advanced-chiefs-6", 6, "mode=advanced chiefs=yes"),
        BenchmarkSetup("solo", 1),
        BenchmarkSetup("coop-4", 4, "play=coop"),
    ),
    # So many rounds that the greedy bot reaches the goal in one of three to one of ten games.
    challenges=(
        DailyChallenge("survive", 7),
        DailyChallenge("survive", 8, ("mode=advanced",)),
        DailyChallenge("survive", 7, ("chiefs=yes",)),
        DailyChallenge("survive", 8),
        DailyChallenge("survive", 8, ("mode=advanced", "chiefs=yes")),
        DailyChallenge("sweep", 3, ("heroic=yes",)),
        DailyChallenge("survive", 9, ("mode=advanced",)),
    ),
    example="game: bad-bones\nseats: 2\n---\n1 hero b4\n? seat 1 hero b4\n",
)
