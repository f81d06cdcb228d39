# Delen van de tafel van Bad Bones: markt, keuzes, raad, puntentelling, panelen voor solo en samenspel.
# Dingen heten zoals in things.ftl en komen als $thing, spelers als $name.

## Markt
market-traps = Vallen
market-traps-more = sterren zijn punten aan het eind
market-weapons = Wapens
market-weapons-more = hooguit één per speler
market-trap-label = { $thing }: { $cost } { $cost ->
        [one] munt
       *[other] munten
    }, { $stars } { $stars ->
        [one] ster
       *[other] sterren
    }{ $guess ->
        [yes] {" "}(onze waarden)
       *[no] {""}
    }. { $left ->
        [0] Uitverkocht.
       *[other] Nog { $left }.
    }{ $can ->
        [yes] {""}
       *[no] {" "}Die kun je nu niet kopen.
    }
market-weapon-label = { $thing }: { $cost } { $cost ->
        [one] munt
       *[other] munten
    }{ $guess ->
        [yes] {" "}(onze waarde)
       *[no] {""}
    }. { $left ->
        [0] Verkocht.
       *[other] Er is er maar één.
    }{ $can ->
        [yes] {""}
       *[no] {" "}Die kun je nu niet kopen.
    }
market-sold-out = uitverkocht
market-guess = Een waarde van ons
market-buyers = Wie koopt wat
market-buys = koopt nu
market-chooses = kiest
market-next = daarna
market-is-done = klaar
market-order = Koopvolgorde
market-order-text = Eén aankoop per beurt. Na elke ronde keert de volgorde om: wie het laatst kocht, begint de volgende.
market-basket = Je mand
market-buy = Kopen
market-buy-label = Kopen: { $thing }, { $cost } { $cost ->
        [one] munt
       *[other] munten
    }
market-put-back = Terugleggen
market-done = Klaar met kopen
market-leftover = { $play ->
        [coop] Er { $coins ->
            [one] zit nog één munt
           *[other] zitten nog { $coins } munten
        } in de beurs. Munten die overblijven, zijn niets waard.
       *[versus] Je hebt nog { $coins } { $coins ->
            [one] munt
           *[other] munten
        }. Munten die overblijven, zijn niets waard, en later kun je niet meer kopen.
    }
market-stay = Verder winkelen
market-done-anyway = Toch klaar
market-wait = Eerst koopt { $name }
market-you-are-done = Je bent klaar; de anderen kopen nog

## Antwoorden in woorden, voor knoppen en raad
way-up = omhoog
way-right = naar rechts
way-down = omlaag
way-left = naar links
answer-buy = Koop: { $thing }
answer-done = Klaar met kopen
answer-stand = De held begint op de toren op { $space }
answer-hero = Held naar { $space }
answer-place = { $thing } op { $space }{ $lies ->
        [slash] , stijgt naar rechts
        [backslash] , daalt naar rechts
        [white] , witte zijde boven
        [black] , zwarte zijde boven
       *[none] {""}
    }
answer-retrieve = De val op { $space } terugtrekken
answer-pass = Niets plaatsen
answer-move = { $where ->
        [forest] { $thing } komt uit het bos
       *[space] { $thing } op { $space } beweegt nu
    }
answer-advance = De rest laten bewegen
order-order = Volgende skelet
order-order-advance-game = De rest laten bewegen, dit spel
order-order-advance-always = De rest altijd laten bewegen
answer-flee = Het vlucht { $way ->
        [up] omhoog
        [right] naar rechts
        [down] omlaag
       *[left] naar links
    }
answer-turn = Draai het { $way ->
        [up] omhoog
        [right] naar rechts
        [down] omlaag
       *[left] naar links
    }
answer-send = Naar { $name }
answer-lead = { $thing } leidt
answer-stop = De toren houdt tegen: { $thing }
answer-keep = Nu niet
answer-use-crossbow = { thing-crossbow }: { $thing } op { $space }
answer-use-ice-wand = { thing-ice-wand }: bevries { $space }
answer-use-death-wand = { thing-death-wand }: naar { $name }
answer-use-teleportation-wand = { $where ->
        [space] { thing-teleportation-wand }: naar de toren op { $space }
       *[none] { thing-teleportation-wand }: terug op de toren
    }
answer-use-two-handed-sword = { thing-two-handed-sword }: held naar { $space }
answer-use-battleaxe = { thing-battleaxe }: { $thing }
answer-use-morning-star = { thing-morning-star }: van { $space } naar { $to }
answer-use-rapier = { thing-rapier }: draai die op { $space }

## Keuzes die je niet op het bord aanwijst
choice-label = Jouw keuze
choice-forest = Wachten in het bos
choice-flee = Het vlucht
choice-turn = Draai het
choice-send = Naar wiens kerkhof?
choice-or-board = Of kies er een op het bord
choice-waits = { $count ->
        [0] niemand wacht er
        [one] één wacht er
       *[other] { $count } wachten er
    }
choice-teleport = Terug op de toren
picker-title = Welke?

## Raad
advice-title = Wat een sterke speler zou doen
advice-because = Waarom
advice-others = Andere goede keuzes
advice-equal = even goed
advice-do = Zo doen
advice-gone = Deze vraag is voorbij.
advice-worth = { $share } van 100

## Puntentelling
score-nobody = Niemand blijft over
    .text = Alle rijken zijn gevallen, dus niemand wint.
score-tie = Evenveel punten: de hoogste toren beslist.
score-solo-won = Je hebt standgehouden!
score-solo-lost = De skeletten zijn doorgebroken
score-heroic = Een heroïsche overwinning!
score-coop-won = De hoofdstad staat!
score-coop-lost = Het rijk is gevallen
score-rounds = { $count ->
        [0] Geen enkele ronde overleefd
        [one] Eén ronde overleefd
       *[other] { $count } rondes overleefd
    }
score-rounds-of = { $count } van { $rounds } rondes overleefd
score-swept = En er is geen skelet meer over.
score-left-houses = Huizen over in de hoofdstad
score-left-towers = Torens van { $name }
score-player = Speler
score-floors = Verdiepingen
score-houses = Huizen
score-supply = Sterren in de voorraad
score-board = Sterren op het bord
score-total = Punten
score-times = { $count } × { $each }
score-tower-fell = De toren is gevallen
score-village-burnt = Het dorp is afgebrand
score-emperor-came = De keizer is binnengedrongen
score-resigned = Opgegeven
score-nothing = Alleen wie zijn rijk nog heeft, krijgt punten.
score-show = Wat { $name } over heeft
score-none = geen vallen
score-damaged = { $thing }, beschadigd
score-challenge = De uitdaging van vandaag
score-challenge-made = Uitdaging gehaald!
score-challenge-missed = Uitdaging deze keer niet gehaald.
score-rematch = Revanche
score-rematch-join = Meedoen aan de revanche
score-look = De borden bekijken
score-share = Delen
score-share-text = Een spel Bad Bones
score-download = Downloaden
score-download-more = Het verslag van dit spel, een .bones-bestand
score-verify = Controleren
score-verified = Gecontroleerd
score-verified-text = Het verslag is nagespeeld: { $answers } antwoorden en { $digests } stellingen vergeleken, allemaal gelijk. Elke trekking volgt uit een geheim dat vóór het spel is verzegeld, en uit de eigen getallen van alle spelers.
score-holds = Het verslag klopt
score-holds-text = Het verslag is nagespeeld: { $answers } antwoorden en { $digests } stellingen vergeleken, allemaal gelijk. Er is vóór het spel geen geheim verzegeld, dus over de trekkingen is niets bewezen.
score-broken = Het verslag klopt niet
score-broken-text = Nagespeeld loopt het anders af: { $failure }

## Panelen voor solo en samenspel
panel-round = Ronde { $round }
panel-of = van { $rounds }
panel-endless = zonder einde
panel-heroic = heroïsch
panel-heroic-now = Geen nieuwe skeletten meer: ruim het bord leeg
panel-hold = { $left ->
        [0] De laatste ronde
        [one] Hierna nog één
       *[other] Hierna nog { $left }
    }
panel-bag = in de zak
panel-bag-label = { $count ->
        [one] Eén skelet in de zak
       *[other] { $count } skeletten in de zak
    }
panel-capital = { $left } van { $all } huizen
panel-in-hand = Deze ronde teruggetrokken, volgende ronde weer te plaatsen:

## Kerkhof
graves-empty = Niemand wacht
graves-count = { $count ->
        [one] Eén skelet wacht
       *[other] { $count } skeletten wachten
    }
graves-arrivals = +{ $count } nieuwe bij aankomst
