# Das Ziel der Aufgabe des Tages.
challenge-goal-survive = { $rounds ->
    [one] Überstehe eine Runde.
   *[other] Überstehe { $rounds } Runden.
}
challenge-goal-sweep = { $rounds ->
    [one] Fege den Spielplan leer, am Ende der ersten Runde oder später.
   *[other] Fege den Spielplan leer, am Ende der Runde { $rounds } oder später.
}
