# Why the bot would do it: what its answer gains, as { $amount }, over another answer or over doing nothing.
hint-home = Dein Skelett kommt nach Hause.
hint-festivities = { $amount ->
    [one] Du bekommst ein Fest mehr.
   *[other] Du bekommst { $amount } Feste mehr.
}
hint-fields = { $amount ->
    [one] Du kommst dem Ziel ein Feld näher.
   *[other] Du kommst dem Ziel { $amount } Felder näher.
}
hint-limbs = { $amount ->
    [one] Du hast einen Körperteil mehr.
   *[other] Du hast { $amount } Körperteile mehr.
}
hint-others-limbs = { $amount ->
    [one] Die anderen haben einen Körperteil weniger.
   *[other] Die anderen haben { $amount } Körperteile weniger.
}
hint-others-fields = { $amount ->
    [one] Die anderen haben es ein Feld weiter nach Hause.
   *[other] Die anderen haben es { $amount } Felder weiter nach Hause.
}
hint-gate = { $amount ->
    [one] Ein Fest weniger hält das Tor geschlossen.
   *[other] { $amount } Feste weniger halten das Tor geschlossen.
}
hint-cards = { $amount ->
    [one] Du hast eine Karte mehr.
   *[other] Du hast { $amount } Karten mehr.
}
hint-bones = { $amount ->
    [one] Deine Hand hat einen Knochen mehr zum Laufen.
   *[other] Deine Hand hat { $amount } Knochen mehr zum Laufen.
}
