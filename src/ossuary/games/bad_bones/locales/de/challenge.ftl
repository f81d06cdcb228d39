# Das Ziel der Aufgabe des Tages.
challenge-goal-survive = { $rounds ->
    [one] Überstehe eine Runde.
   *[other] Überstehe { $rounds } Runden.
}
challenge-goal-sweep = { $rounds ->
    [one] Überstehe eine Runde und räum dann alle Skelette ab.
   *[other] Überstehe { $rounds } Runden und räum dann alle Skelette ab.
}
