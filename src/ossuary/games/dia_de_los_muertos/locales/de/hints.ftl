# Why the bot would do it: what its answer gains, as { $amount }, over another answer or over doing nothing.
hint-home = Dein Skelett kommt heim.
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
    [one] Die anderen sind ein Feld weiter vom Ziel entfernt.
   *[other] Die anderen sind { $amount } Felder weiter vom Ziel entfernt.
}
hint-gate = { $amount ->
    [one] Bis das Tor aufgeht, fehlt ein Fest weniger.
   *[other] Bis das Tor aufgeht, fehlen { $amount } Feste weniger.
}
hint-cards = { $amount ->
    [one] Du hast eine Karte mehr.
   *[other] Du hast { $amount } Karten mehr.
}
hint-bones = { $amount ->
    [one] Deine Handkarten haben einen Knochen mehr zum Gehen.
   *[other] Deine Handkarten haben { $amount } Knochen mehr zum Gehen.
}
