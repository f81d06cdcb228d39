# De tafel van Día de los Muertos op het scherm.
dia-order = Volgorde deze ronde
dia-gate-closed = Poort dicht: doodgraver op { $field }
dia-gate-open = De poort is open
dia-film = Kijk wat er gebeurt
dia-board = Het kerkhofpad
dia-field = veld { $field }
dia-home = thuis, plaats { $rank }
dia-your-turn = Jouw beurt
dia-plays = Speelt
dia-laid = Gelegd
dia-limbs = { $arms } armen, { $legs } benen
dia-pick-back = Neem een kaart met { $bones ->
    [one] één bot
   *[other] { $bones } botten
}
dia-aim = Kies { $name }
dia-feast-left = { $name }: nog { $count }
dia-pile = { $count ->
    [one] hier ligt één kaart
   *[other] hier liggen { $count } kaarten
}
dia-lies-here = Hier ligt: { $lies }.
dia-can-choose = kan gekozen worden
dia-no-cards = Geen kaarten in de hand
dia-time-left = Resterende tijd
dia-let-go = Laat gaan
dia-take-it = Onderga het
dia-let-round = Vraag het deze ronde niet meer
dia-take = Neem { $what }
dia-take-as = { $what } als { $limb }
dia-back = { $bones ->
    [one] Eén bot
   *[other] { $bones } botten
}
dia-do-move = Bewegen
dia-do-act = De actie spelen
dia-do-stop = Hier stoppen
dia-do-none = Laat liggen
dia-do-done = Niet ruilen
dia-do-swap = Van plaats wisselen
dia-do-step = Zelf gaan
dia-do-dog = De hond leiden
dia-hint = Een sterke speler zou kiezen: { $words }
dia-you-win = Je hebt gewonnen!
dia-wins = { $names } wint
dia-player = Speler
dia-rank = Thuis
dia-feasts = Feesten
dia-points = Punten
dia-again = Nog een keer
dia-record = Partij bewaren
dia-reaction = Een korte vraag
