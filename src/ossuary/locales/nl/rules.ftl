# De regels als pagina en als blad, en hun tekeningen.

## The player aid
rules-opening = In het kort
aid-title = Spelhulp
aid-print = Afdrukken
aid-rules = Naar de spelregels

## De pagina
rules-back = Terug
rules-contents = Inhoud
rules-clear = Zoekopdracht wissen
rules-legend = Wat de merktekens betekenen
rules-examples = Voorbeelden uit de boekjes
rules-examples-about = De boekjes leggen sommige zetten uit met een plaatje. Hier kun je ze spelen: bekijk er een, of ga er zelf mee verder.
rule-word = Regel
rules-table = Tabel
rules-known = Hoe we dit weten:
rules-known-seen = { $count ->
        [one] één waarde gezien
       *[other] { $count } waarden gezien
    }
rules-known-text = { $count ->
        [one] één uit een boekje
       *[other] { $count } uit een boekje
    }
rules-known-guess = { $count ->
        [one] één van onszelf
       *[other] { $count } van onszelf
    }
rules-how-seen = gezien
    .text = Afgelezen van een foto van het echte bord, de echte tegel of kaart.
rules-how-text = uit een boekje
    .text = Een boekje zegt het met woorden.
rules-how-guess = van onszelf
    .text = De waarde stond op een plaatje dat verloren is. We kozen er een die bij al het andere past; een beheerder met de echte doos kan haar verbeteren.

## Tekeningen
picture-label = Tekening: { $caption }
picture-play = Afspelen
picture-pause = Pauze
picture-go-on = Verder
picture-again = Nog eens
picture-step = Eén stap
picture-told = Wat er gebeurt
picture-failed = Deze tekening kan nu niet getoond worden.
picture-try = Probeer het zelf
picture-show = Laat zien

## What the booklets leave open
ruling-booklet = De spelregels:
ruling-taken = in deze editie
ruling-edition = { $edition ->
        [1] in de eerste editie
       *[other] in editie { $edition }
    }
ruling-table = aan deze tafel
ruling-otherwise = Deze tafel speelt het anders.
ruling-house = Een tafel kan anders kiezen: Huisregels, bij het aanmaken.
rules-edition = { $edition ->
        [1] Deze tafel wordt gespeeld volgens de eerste editie van de regels. Waar die anders luidde, staat het bij de regel.
       *[other] Deze tafel wordt gespeeld volgens editie { $edition } van de regels. Waar die anders luidde, staat het bij de regel.
    }

## The box
box-title = De doos
box-players = { $least }–{ $most } spelers
box-minutes = { $minutes } minuten
box-age = vanaf { $age } jaar
box-components = Wat er in de doos zit
box-credits = De makers
box-published = Uitgave
