# Het doel van de uitdaging van de dag.
challenge-goal-survive = { $rounds ->
    [one] Overleef één ronde.
   *[other] Overleef { $rounds } rondes.
}
challenge-goal-sweep = { $rounds ->
    [one] Overleef één ronde en ruim dan alle skeletten op.
   *[other] Overleef { $rounds } rondes en ruim dan alle skeletten op.
}
