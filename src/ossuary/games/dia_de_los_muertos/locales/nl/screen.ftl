# De tafel van Día de los Muertos op het scherm.
dia-order = Volgorde deze ronde
dia-gate-closed = Poort dicht: doodgraver op { $field }
dia-gate-open = De poort is open
dia-film = Kijk wat er gebeurt
dia-board = Het kerkhofpad
dia-field = veld { $field }
dia-home = thuis, { $rank }e plaats
dia-your-turn = Jouw beurt
dia-plays = Speelt
dia-laid = Gelegd
dia-limbs = { $arms ->
    [0] geen armen
    [one] één arm
   *[other] { $arms } armen
}, { $legs ->
    [0] geen benen
    [one] één been
   *[other] { $legs } benen
}
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
dia-let-go = Niet vasthouden
dia-take-it = Niet ontwijken
dia-let-round = Vraag het deze ronde niet meer
dia-take = Neem { item-found }
dia-take-as = Neem { card-name } als { $limb ->
    [arm] arm
   *[leg] been
}
dia-back = { $bones ->
    [one] Eén bot
   *[other] { $bones } botten
}
dia-do-move = Bewegen
dia-do-act = De actie spelen
dia-do-stop = Hier stoppen
dia-do-none = Niets nemen
dia-do-done = Niet ruilen
dia-do-swap = Van plaats wisselen
dia-do-step = Zelf gaan
dia-do-dog = De hond leiden
dia-do-step-via = Je skelet, via { $fields }
dia-do-dog-via = De hond, via { $fields }
dia-which-way = Er zijn meerdere wegen naar veld { $field }. Welke neem je?
dia-who-goes = Wie gaat naar veld { $field }?
dia-walk-or-play = Veld { $field }: erheen lopen of de kaart spelen?
dia-do-act-on = Een kaart tegen { $name } spelen
dia-out-of-reach = Veld { $field } is bij deze beweging niet bereikbaar. De oplichtende velden wel.
dia-lit-turn = Kies een oplichtend veld, een speler of een knop.
dia-lit-lay = Iedereen ziet de achterkant. Kies je een oplichtend veld of een speler, dan gebeurt het zodra je aan de beurt bent.
dia-premove-walk = Als je aan de beurt bent: { dia-way-step }.
dia-premove-act = Als je aan de beurt bent: “{ $card }” spelen.
dia-lay-deed = Als actie
    .label = “{ $card }” leggen voor de actie. Die wordt vanzelf gespeeld als je aan de beurt bent.
dia-premove-target = Als je aan de beurt bent: “{ $card }” tegen { $name } spelen.
dia-premove-drop = Later beslissen
dia-premove-off = Wat je van plan was, kan niet meer. Beslis opnieuw.
dia-aim-field = Met welke kaart wil je { dia-way-step }?
dia-aim-seat = Welke kaart leg je om die tegen { $name } te spelen?
dia-do-exchange = Deze twee ruilen
dia-choose-two = { $chosen ->
    [one] Kies nog een kaart.
   *[other] Deze twee gaan weg en je trekt er één.
}
dia-pair = Kaarten om te ruilen
dia-lacks = Je hebt geen “{ $card }”. Iedereen die hem zou kunnen hebben krijgt de vraag, zodat niemand weet wie hem heeft.
dia-hand-sum = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}, { $bones ->
    [one] 1 bot
   *[other] { $bones } botten
}
dia-odds = Arm { $arm }%, been { $leg }%, een van beide { $both }%, geen { $none }%
dia-reminds = “{ $card }”:
dia-discards = Aflegstapel: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
dia-discarded-last = Bovenop: “{ $card }”.
dia-no-discards = Er is nog niets afgelegd.
dia-sign-arm = Vraagt een arm
dia-sign-leg = Vraagt een been
dia-sign-both = Vraagt een arm en een been
dia-sign-none = Vraagt geen ledemaat
dia-symbol-range = bereik { $range }
dia-legend = Zo lees je een kaart
dia-legend-limbs = De ledematen die je nodig hebt. Draait een toevalsaanval de kaart om, dan verliest het slachtoffer die.
dia-legend-range = Hoeveel velden ver hij reikt; 0 is je eigen veld.
dia-player = Speler
dia-rank = Thuis
dia-feasts = Feesten
dia-points = Punten
dia-again = Revanche
dia-record = Downloaden
dia-look = Kerkhof bekijken
dia-seconds = nog { $seconds } seconden
dia-two = { $one } en { $other }
dia-push = { $one } duwen, zelf { $other }
dia-way-step = { field-to } gaan
dia-way-dog = de hond { field-to } leiden
dia-do-move-up = { $bones ->
    [one] Eén veld bewegen
   *[other] Tot { $bones } velden bewegen
}
dia-do-act-card = “{ $card }” spelen
dia-draws-move = skelet of hond; geen kaart trekken
dia-draws-act = daarna twee kaarten trekken
dia-points-left = Beweging over
dia-left-skeleton = Skelet: { $fields }
dia-left-dog = Hond: { $fields }
dia-push-then = Het andere skelet gaat naar { $field }. En jij?
dia-advice = Wat een sterke speler zou doen
dia-advice-do = Zo doen
dia-advice-others = Andere goede keuzes
dia-advice-equal = even goed
dia-advice-gone = Deze vraag is voorbij.
dia-awaited = Iemand kan reageren
dia-awaited-more = Iedereen die zou kunnen reageren, wordt gevraagd, met of zonder de kaart. Het spel gaat verder als de balk leeg is.
dia-standing = Je reageert deze ronde niet meer. Volgende ronde word je weer gevraagd.
dia-lets-all = reageert niet
dia-rank-points = { $rank }e plaats: { $points }
dia-not-home = niet thuis
dia-plus = +{ $points }
replay-share-game = Een spel Día de los Muertos
order-dodge = Ontwijken
order-dodge-dodge-round = Zodra ik kan, deze ronde
order-dodge-dodge-game = Zodra ik kan, dit spel
order-dodge-let-round = Nooit, deze ronde
order-dodge-let-game = Nooit, dit spel
order-hold = Vasthouden
order-hold-let-round = Nooit, deze ronde
order-hold-let-game = Nooit, dit spel
order-swap = Kaarten ruilen
order-swap-done-game = Niet in dit spel
order-swap-done-always = Vraag het nooit
dia-swap-off = Je wordt niet meer gevraagd of je wilt ruilen. In het tafelmenu zet je dat weer aan.
