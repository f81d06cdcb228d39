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
    [one] Ein Skelett mehr wird erschlagen.
   *[other] { $amount } Skelette mehr werden erschlagen.
}
hint-sent = { $amount ->
    [one] Ein Skelett mehr geht zu einem Gegner.
   *[other] { $amount } Skelette mehr gehen zu deinen Gegnern.
}
hint-leader = { $amount ->
    [one] Das Skelett geht an einen stärkeren Gegner: einen Punkt weiter vorn.
   *[other] Das Skelett geht an einen stärkeren Gegner: { $amount } Punkte weiter vorn.
}
hint-weak = { $amount ->
    [one] Das Skelett geht an einen schwächeren Gegner, der ein Stockwerk oder Haus weniger hat.
   *[other] Das Skelett geht an einen schwächeren Gegner, der { $amount } Stockwerke oder Häuser weniger hat.
}
hint-next = { $amount ->
    [one] In der nächsten Runde bleibt ein Stockwerk oder Haus mehr stehen.
   *[other] In der nächsten Runde bleiben { $amount } Stockwerke und Häuser mehr stehen.
}
hint-unsaved = { $amount ->
    [one] Ein Stockwerk oder Haus fällt auf jeden Fall; so kostet es dich am wenigsten.
   *[other] { $amount } Stockwerke und Häuser fallen auf jeden Fall; so kostet es dich am wenigsten.
}
hint-doomed = Nichts kann dich mehr retten; so hältst du am längsten durch.
hint-later = { $amount ->
    [one] In den nächsten Runden ist ein Stockwerk oder Haus weniger in Gefahr.
   *[other] In den nächsten Runden sind { $amount } Stockwerke und Häuser weniger in Gefahr.
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
    [one] Du hast es mit einem Skelett weniger zu tun.
   *[other] Du hast es mit { $amount } Skeletten weniger zu tun.
}
hint-weapon = Dein Held bekommt eine Waffe.
hint-coins = { $amount ->
    [one] Dir bleibt eine Münze mehr.
   *[other] Dir bleiben { $amount } Münzen mehr.
}
