# Der Tisch von Día de los Muertos auf dem Bildschirm.
dia-order = Reihenfolge der Runde
dia-gate-closed = Tor zu: Totengräber auf { $field }
dia-gate-open = Das Tor ist offen
dia-film = Sieh, was passiert
dia-board = Der Friedhofsweg
dia-field = Feld { $field }
dia-home = daheim, Platz { $rank }
dia-your-turn = Du bist dran
dia-plays = Spielt
dia-laid = Gelegt
dia-limbs = { $arms ->
    [0] keine Arme
    [one] ein Arm
   *[other] { $arms } Arme
}, { $legs ->
    [0] keine Beine
    [one] ein Bein
   *[other] { $legs } Beine
}
dia-pick-back = Karte mit { $bones ->
    [one] einem Knochen
   *[other] { $bones } Knochen
} nehmen
dia-aim = { $name } wählen
dia-feast-left = { $name }: noch { $count }
dia-pile = { $count ->
    [one] hier liegt eine Karte
   *[other] hier liegen { $count } Karten
}
dia-lies-here = Hier liegt: { $lies }.
dia-can-choose = wählbar
dia-no-cards = Keine Karten auf der Hand
dia-time-left = Restzeit
dia-let-go = Nicht festhalten
dia-take-it = Nicht ausweichen
dia-let-round = Diese Runde nicht mehr fragen
dia-take = { item-found } nehmen
dia-take-as = { card-name } als { $limb ->
    [arm] Arm
   *[leg] Bein
} nehmen
dia-back = { $bones ->
    [one] Ein Knochen
   *[other] { $bones } Knochen
}
dia-do-move = Bewegen
dia-do-act = Aktion spielen
dia-do-stop = Hier stehen bleiben
dia-do-none = Nichts nehmen
dia-do-done = Nicht tauschen
dia-do-swap = Plätze tauschen
dia-do-step = Selbst gehen
dia-do-dog = Den Hund führen
dia-do-step-via = Dein Skelett, über { $fields }
dia-do-dog-via = Der Hund, über { $fields }
dia-which-way = Zu Feld { $field } führen mehrere Wege. Welcher?
dia-who-goes = Wer geht auf Feld { $field }?
dia-walk-or-play = Feld { $field }: dorthin gehen oder die Karte ausspielen?
dia-do-act-on = Eine Karte gegen { $name } spielen
dia-out-of-reach = Feld { $field } ist bei dieser Bewegung außer Reichweite. Dorthin, wo es leuchtet, kannst du gehen.
dia-lit-turn = Wähle ein leuchtendes Feld, jemanden oder einen Knopf.
dia-lit-lay = Alle sehen die Rückseite. Wählst du ein leuchtendes Feld oder jemanden, passiert das, sobald du dran bist.
dia-premove-walk = Wenn du dran bist: { dia-way-step }.
dia-premove-act = Wenn du dran bist: „{ $card }“ spielen.
dia-lay-deed = Als Aktion
    .label = „{ $card }“ für die Aktion legen. Sie wird von selbst gespielt, wenn du dran bist.
dia-premove-target = Wenn du dran bist: „{ $card }“ gegen { $name } spielen.
dia-premove-drop = Später entscheiden
dia-premove-off = Was du vorhattest, geht nicht mehr. Entscheide neu.
dia-aim-field = Mit welcher Karte willst du { dia-way-step }?
dia-aim-seat = Welche Karte legst du, um sie gegen { $name } zu spielen?
dia-do-exchange = Diese beiden tauschen
dia-choose-two = { $chosen ->
    [one] Wähle noch eine Karte.
   *[other] Diese beiden gibst du ab und ziehst eine.
}
dia-pair = Karten zum Tauschen
dia-lacks = Du hast kein „{ $card }“. Gefragt werden alle, die es haben könnten, damit niemand weiß, wer es hat.
dia-hand-sum = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $bones ->
    [one] 1 Knochen
   *[other] { $bones } Knochen
}
dia-odds = Arm { $arm } %, Bein { $leg } %, eins von beiden { $both } %, keins { $none } %
dia-reminds = „{ $card }“:
dia-discards = Ablagestapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
dia-discarded-last = Obenauf: „{ $card }“.
dia-no-discards = Noch liegt nichts auf dem Ablagestapel.
dia-sign-arm = Braucht einen Arm
dia-sign-leg = Braucht ein Bein
dia-sign-both = Braucht Arm und Bein
dia-sign-none = Braucht keinen Körperteil
dia-symbol-range = Reichweite { $range }
dia-legend = So liest man eine Karte
dia-legend-limbs = Die Körperteile, die du dafür brauchst. Deckt ein zufälliger Angriff die Karte auf, verliert das Opfer sie.
dia-legend-range = So viele Felder weit reicht die Karte; 0 ist das eigene Feld.
dia-player = Spieler
dia-rank = Daheim
dia-feasts = Feste
dia-points = Punkte
dia-again = Revanche
dia-record = Herunterladen
dia-look = Friedhof ansehen
dia-seconds = noch { $seconds } Sekunden
dia-two = { $one } und { $other }
dia-push = { $one } schubsen, selbst { $other } gehen
dia-way-step = { field-to } gehen
dia-way-dog = den Hund { field-to } führen
dia-do-move-up = { $bones ->
    [one] Ein Feld bewegen
   *[other] Bis zu { $bones } Felder bewegen
}
dia-do-act-card = „{ $card }“ spielen
dia-draws-move = Skelett oder Hund; keine Karte ziehen
dia-draws-act = danach zwei Karten ziehen
dia-points-left = Bewegung übrig
dia-left-skeleton = Skelett: { $fields }
dia-left-dog = Hund: { $fields }
dia-push-then = Das andere Skelett geht auf { $field }. Und du?
dia-advice = Was ein starker Spieler tun würde
dia-advice-do = So machen
dia-advice-others = Die nächstbesten
dia-advice-equal = genauso gut
dia-advice-gone = Die Frage ist vorbei.
dia-awaited = Jemand kann reagieren
dia-awaited-more = Gefragt werden alle, die reagieren könnten, mit der Karte oder ohne. Weiter geht es, wenn der Balken leer ist.
dia-standing = In dieser Runde reagierst du nicht mehr. In der nächsten wirst du wieder gefragt.
dia-lets-all = reagiert nicht
dia-rank-points = { $rank }. Platz: { $points }
dia-not-home = nicht daheim
dia-plus = +{ $points }
replay-share-game = Eine Partie Día de los Muertos
order-dodge = Ausweichen
order-dodge-dodge-round = Wann immer ich kann, diese Runde
order-dodge-dodge-game = Wann immer ich kann, diese Partie
order-dodge-let-round = Nie, diese Runde
order-dodge-let-game = Nie, diese Partie
order-hold = Festhalten
order-hold-let-round = Nie, diese Runde
order-hold-let-game = Nie, diese Partie
order-swap = Karten tauschen
order-swap-done-game = In dieser Partie nicht
order-swap-done-always = Nie fragen
dia-swap-off = Du wirst nicht mehr gefragt, ob du tauschen willst. Im Tischmenü stellst du das wieder an.
