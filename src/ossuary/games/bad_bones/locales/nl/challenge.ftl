# Het doel van de uitdaging van de dag.
challenge-goal-survive = { $rounds ->
    [one] Overleef één ronde.
   *[other] Overleef { $rounds } rondes.
}
challenge-goal-sweep = { $rounds ->
    [one] Veeg het bord leeg, aan het einde van de eerste ronde of later.
   *[other] Veeg het bord leeg, aan het einde van ronde { $rounds } of later.
}
