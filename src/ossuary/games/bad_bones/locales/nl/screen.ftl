# The table of this game on the screen, besides things, events and questions.
play-phases = Fasen van de ronde
play-others = De andere borden
play-own-board = Jouw bord
play-ready = Klaar
play-film = De skeletten zijn onderweg
play-point = Wijs een veld aan
play-point-text = Het volgende veld dat je aanklikt, zien de anderen oplichten, op elk bord. Er wordt niets mee beslist.
rival-open = Bord van { $name } vergroten
rival-board = Bord van { $name }
rival-back = Bord van { $name } sluiten
rival-fellow = Medespeler
rival-only = { $bot ->
    [yes] Tegenspeler · bot
   *[no] Tegenspeler
}
rival-left = { $bot ->
    [yes] Linkerbuur · bot
   *[no] Linkerbuur
}
rival-right = { $bot ->
    [yes] Rechterbuur · bot
   *[no] Rechterbuur
}
rival-across = { $bot ->
    [yes] Overbuur · bot
   *[no] Overbuur
}
stat-tower = toren
stat-towers = torens
stat-houses = huizen
stat-cemetery = kerkhof
dock-label = Voorraad, logboek en kerkhof
dock-faces = Welke kant boven
dock-unready = Niet klaar
dock-ready = Klaar
dock-pass = Niets plaatsen
plan-offer = Of plaats nu ook meteen een val: held en val bevestig je dan samen.
plan-made = Held en val bevestig je samen met “Klaar”.
dock-ready-count = { $ready } van { $persons }
face-slash = Stijgt naar rechts
face-backslash = Daalt naar rechts
face-white = Witte zijde boven
face-black = Zwarte zijde boven
slot-placing = plaatsen
slot-on-board = geplaatst
slot-use-now = nu inzetten
slot-retrieve = Terug­trekken
slot-retrieve-text = Trek een val van je bord terug; in je voorraad is hij weer intact.
tab-supply = Voorraad
tab-log = Logboek
tab-cemetery = Kerkhof
goal-versus = Zodra iemands toren of dorp gevallen is, eindigt het spel. Wie nog overeind staat met de meeste punten wint.
goal-solo = Overleef alle rondes. Valt je toren of je huis, dan heb je verloren.
goal-coop = Overleef samen alle rondes. Brandt de hoofdstad af of verliest iemand al zijn torens, dan verliezen jullie allemaal.
forecast-label = Vooruitblik
forecast-trying = Als je dit doet
forecast-tower = toren { $change }
forecast-village = dorp { $change }
forecast-capital = hoofdstad { $change }
forecast-none = Geen schade
forecast-lost = { $what ->
    [tower] Niets kan de toren nog redden
    [village] Niets kan het dorp nog redden
   *[both] Niets kan de toren en het dorp nog redden
}
forecast-kills = { $count ->
    [one] één verslagen
   *[other] { $count } verslagen
}
forecast-sent = { $count ->
    [one] één naar { $name }
   *[other] { $count } naar { $name }
}
forecast-back = { $count ->
    [one] één komt terug
   *[other] { $count } komen terug
}
forecast-unsure = je moet nog kiezen
space-label = { $legal ->
    [yes] { $space }: { $there }. Kan gekozen worden.
   *[no] { $space }: { $there }
}
space-empty = leeg
space-damaged = { $name }, beschadigd
space-skeleton = { $model ->
    [blue] blauw skelet
    [green] groen skelet
    [purple] paars skelet
    [yellow] geel skelet
    [red] rood skelet
    [artificer] hoofdambachtsman
    [necromancer] hoofdtovenaar
    [nice] sympathiek hoofd
    [instructor] hoofdinstructeur
    [spectral] hoofdspook
    [saboteur] hoofdsaboteur
   *[emperor] skelettenkeizer
}, kijkt naar { $facing ->
    [up] boven
    [right] rechts
    [down] beneden
   *[left] links
}
space-arrow = pijl naar { $facing ->
    [up] boven
    [right] rechts
    [down] beneden
   *[left] links
}
space-coming = na de skelettenfase: { $skeleton }
space-waiting = { $skeleton }, in het bos vóór { $space }
board-waiting = Wachten in de bossen
