# Why the bot would do it: what its answer gains, as { $amount }, over another answer or over doing nothing.
hint-alive = Du bleibst im Spiel.
hint-hero = Dein Held überlebt.
hint-floors = { $amount ->
    [one] Ein Stockwerk mehr bleibt stehen.
   *[other] { $amount } Stockwerke mehr bleiben stehen.
}
hint-towers = { $amount ->
    [one] Ein Turm mehr bleibt stehen.
   *[other] { $amount } Türme mehr bleiben stehen.
}
hint-houses = { $amount ->
    [one] Ein Haus mehr bleibt verschont.
   *[other] { $amount } Häuser mehr bleiben verschont.
}
hint-capital = { $amount ->
    [one] Ein Haus der Hauptstadt mehr bleibt verschont.
   *[other] { $amount } Häuser der Hauptstadt mehr bleiben verschont.
}
hint-kills = { $amount ->
    [one] Ein Skelett mehr wird erledigt.
   *[other] { $amount } Skelette mehr werden erledigt.
}
hint-sent = { $amount ->
    [one] Ein Skelett mehr geht zu einem Gegner.
   *[other] { $amount } Skelette mehr gehen zu deinen Gegnern.
}
hint-leader = { $amount ->
    [one] Das Skelett geht an jemanden mit einem Punkt mehr.
   *[other] Das Skelett geht an jemanden mit { $amount } Punkten mehr.
}
hint-weak = { $amount ->
    [one] Das Skelett geht an jemanden mit einem Stockwerk oder Haus weniger.
   *[other] Das Skelett geht an jemanden mit { $amount } Stockwerken oder Häusern weniger.
}
hint-later = { $amount ->
    [one] In den Runden danach ist ein Stockwerk oder Haus weniger in Gefahr.
   *[other] In den Runden danach sind { $amount } Stockwerke und Häuser weniger in Gefahr.
}
hint-stars = { $amount ->
    [one] Deine Fallen sind einen Stern mehr wert.
   *[other] Deine Fallen sind { $amount } Sterne mehr wert.
}
hint-ways = { $amount ->
    [one] Ein Weg mehr aus den Wäldern ist bewacht.
   *[other] { $amount } Wege mehr aus den Wäldern sind bewacht.
}
hint-traps = { $amount ->
    [one] Eine Falle mehr liegt im Vorrat bereit.
   *[other] { $amount } Fallen mehr liegen im Vorrat bereit.
}
hint-skeletons = { $amount ->
    [one] Ein Skelett weniger läuft herum.
   *[other] { $amount } Skelette weniger laufen herum.
}
hint-weapon = Dein Held bekommt eine Waffe.
hint-coins = { $amount ->
    [one] Dir bleibt eine Münze mehr.
   *[other] Dir bleiben { $amount } Münzen mehr.
}
