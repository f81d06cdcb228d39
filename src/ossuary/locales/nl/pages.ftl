# The page around the games: home, new table, lobby, menus, settings, notices.

## Everywhere
you-name = Je naam
# Names for people who give none, with commas between them: animals and flowers.
guest-names = Otter, Reiger, Das, Lynx, Egel, Zwaluw, Marter, Torenvalk, Relmuis, Winterkoning, Bever, Ekster, Zalm, Pad, Gekko, Papegaaiduiker, Walrus, Steenbok, Uil, Vos, Haas, Roodborst, Eland, Salamander, Klaproos, Klaver, Distel, Heide, Vingerhoed, Hyacint, Boterbloem, Madelief, Zonnebloem, Sneeuwklok, Lupine, Korenbloem, Kamperfoelie, Pioen, Anemoon, Sleutelbloem, Akelei, Duizendblad, Zuring, Kaasjeskruid, Kaardebol, Gentiaan, Ridderspoor, Edelweiss
close = Sluiten
cancel = Annuleren
again = Opnieuw proberen
loading = Een ogenblik…
back-home = Home
skip-to-content = Naar de inhoud

## The corner at the top right
corner-language = Taal
corner-light = Licht
corner-dark = Donker
corner-sound-on = Geluid aan
corner-sound-off = Geluid uit
corner-rules = Spelregels

## Cards that explain a thing, and the rules
card-guess = De gedrukte waarde is niet met zekerheid bekend; deze is van ons.
card-rule-key = Regel { $rule }: druk op de vraagtekentoets om hem te lezen.
rule-id = Regel { $rule }
rules-title = Spelregels: { $game }
rules-search = Zoek in de spelregels
rules-found = { $count ->
        [0] Daar staat in geen enkele regel iets over.
        [one] Eén regel
       *[other] { $count } regels
    }
rules-english = Deze regels zijn er nog niet in het Nederlands; hier staan ze in het Engels.
rules-page = Als hele pagina openen
rules-mark-ruling = beslissing
    .text = De boekjes zwijgen hier of spreken elkaar tegen; deze pagina beslist.
rules-mark-data = gegevens
    .text = Deze waarden staan in de gegevens van het spel, met hun herkomst.

## Notices, and what was refused
notices-title = Meldingen
error-unknown = Er ging iets mis. Er is niets veranderd.
error-offline = De server is niet bereikbaar. Er is niets verloren; probeer het zo nog eens.
error-no-person = De server kent je niet meer. Laad de pagina opnieuw.
error-bad-request = De pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.
error-bad-message = De pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.

## Seats and emotes
seat-number = Speler { $seat }
seat-free = Vrije plaats
seat-onlooker = Toeschouwer
signs-title = Emoji
sign-clap = Goed gespeeld
sign-laugh = Haha
sign-ouch = Au
sign-think = Even denken
sign-thanks = Bedankt
sign-wave = Hallo
sign-told = { $name }: { $sign }

## The curtain between two people at one screen
handover-title = { $name }, jouw beurt
handover-text = Alle anderen kijken even weg.
handover-open = Gordijn openen

## The menu of a table
menu-title = Tafelmenu
menu-rematch = Revanche
menu-watch = Link voor toeschouwers
menu-watch-text = Kom naar ons spel kijken
menu-elsewhere = Verderspelen op een ander apparaat
menu-elsewhere-text = Open deze link op je andere apparaat. Hier krijg je dan de vraag of je plaats mag verhuizen. Houd de link voor jezelf.
menu-return = Mijn plaats terugnemen
menu-leave = Een bot laten overnemen
menu-leave-title = Even pauze?
menu-leave-text = Een bot neemt het over van { $name }. Je kunt de plaats op elk moment terugnemen.
menu-leave-do = Bot laten overnemen
menu-hand-over = Mijn plaats doorgeven
menu-hand-over-title = Je plaats doorgeven?
menu-hand-over-text = Je krijgt een nieuwe link. Wie die het eerst opent, neemt het over van { $name }, en jij kunt toekijken.
menu-hand-over-do = Doorgeven
menu-hand-over-link = De link naar je plaats
menu-hand-over-link-text = Stuur hem naar één persoon. Hij werkt maar één keer.
menu-resign = Opgeven
menu-resign-title = Dit spel opgeven?
menu-resign-text = Een bot neemt het over, zodat de anderen verder kunnen. { $name } wordt laatste, en dat kan niet ongedaan worden gemaakt.
menu-resign-do = Opgeven
menu-delete = Tafel verwijderen
menu-delete-title = Deze tafel verwijderen?
menu-delete-text = Het spel en het verslag zijn dan voor iedereen weg, voorgoed.
menu-delete-do = Verwijderen
menu-deleted = De tafel is verwijderd.
orders-title = Vaste opdrachten
orders-text = Wat de tafel voor jou antwoordt, zodat niemand hoeft te wachten. Niemand anders ziet het.
order-ask = Vraag het mij
order-next = Volgende keer…

## Sharing
share = Delen
share-copy = Link kopiëren
share-copied = Link gekopieerd.
share-seat-text = Er wacht een plaats op je: { $game }

## Home
home-tag = Twee spellen vol rusteloze botten
home-waiting = Je spel wacht op je
home-now = Nu spelen
home-now-text = { $count ->
        [one] tegen één bot
       *[other] tegen { $count } bots
    }
home-now-kept = { $count ->
        [one] Eén bot
       *[other] { $count } bots
    }, net als de vorige keer
home-tune = Bots en regels kiezen
home-friends = Met vrienden
home-pass = Eén scherm
home-solo = Solo
home-learn = Leren
home-lessons = Lessen
home-lesson-done = gedaan
home-docs = Voor makers van bots

## My games
games-title = Mijn spellen
games-none = Nog niets. In deze graven komen je spellen tot rust.
games-all = Alle { $count } spellen
games-running = Bezig
games-open = Nog niet begonnen
games-over = Afgelopen
games-more = Oudere spellen tonen
games-new = Nieuw spel
line-bots = { $count ->
        [one] één bot
       *[other] { $count } bots
    }
line-here = { $count } op dit scherm
line-free = { $count ->
        [one] Eén plaats vrij
       *[other] { $count } plaatsen vrij
    }
line-gathering = Nog niet iedereen is klaar
line-waiting = { $count ->
        [one] { $names } denkt na
       *[other] { $names } denken na
    }
line-turn = Jouw beurt
line-over = Afgelopen
line-won = Gewonnen
line-lost = Verloren
line-round = ronde { $round }
line-resume = Verder
line-watch = Toekijken
line-enter = Openen
line-replay = Terugkijken

## Today's challenge
challenge-title = De uitdaging van vandaag
challenge-text = Dezelfde start voor iedereen.
challenge-made = { $made } van de { $tried } hebben het tot nu toe gehaald.
challenge-first = Nog niemand heeft het geprobeerd.
challenge-streak = { $count ->
    [one] Je reeks: één dag.
   *[other] Je reeks: { $count } dagen op rij!
}
challenge-share = { $count } van { $rounds } rondes, poging { $attempts }
challenge-share-result = Resultaat delen
challenge-again = Nog een keer
challenge-take = Aangaan
challenge-back = Verderspelen

## Settings
settings-title = Instellingen
settings-name = Je naam
    .text = De naam die anderen aan tafel zien.
settings-keep = Opslaan
settings-named = Je heet nu { $name }.
settings-devices = Andere apparaten
    .text = Wie elders onder jouw naam speelt, wordt afgemeld.
settings-sign-out = Daar afmelden
settings-signed-out = Alleen dit apparaat is nog aangemeld.
settings-theme = Licht of donker
settings-theme-system = Zoals op het apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-play = Aan tafel
settings-speed = Animatiesnelheid
    .text = Hoe snel de skeletten lopen. Overslaan kan altijd.
settings-speed-1 = Langzaam
settings-speed-2 = Normaal
settings-speed-3 = Snel
settings-speed-4 = Heel snel
settings-sound = Geluid
    .text = Botten rammelen, en er klinkt een bel als jij aan de beurt bent.
settings-autoReady = Automatisch klaar
    .text = Zodra er niets meer te kiezen is, ben je meteen klaar. Ongedaan maken kan dan niet meer.
settings-forecast = Vooruitblik
    .text = Geesten laten zien waar je skeletten komen te staan.
settings-coordinates = Coördinaten
    .text = Letters en cijfers langs de rand van de open plek, zoals in het logboek, in tips en in lessen.
settings-curtain = Gordijn
    .text = Als je een scherm deelt, verbergt een gordijn de tafel tussen twee beurten.

## When something goes wrong
trouble-lost = Hier ligt niets begraven
    .text = Dit adres leidt nergens heen. Misschien ontbreekt er een teken.
trouble-no-table = Deze tafel bestaat niet
    .text = Hij is verwijderd, of de link is onvolledig.
trouble-deleted = Deze tafel is weg
    .text = De persoon die hem heeft aangemaakt, heeft hem met het spel verwijderd.
trouble-wrong-link = Deze link opent geen plaats
    .text = Vraag om een nieuwe. Intussen kun je toekijken.
trouble-handed-over = Je plaats is doorgegeven
    .text = Iemand anders speelt daar nu. Je kunt toekijken.
trouble-transferred = Je speelt verder op je andere apparaat
    .text = Je plaats is daarheen verhuisd. Hier kun je nog toekijken.
trouble-offline = De server is niet bereikbaar
    .text = Je spel is veilig. We blijven het proberen.
trouble-failed = Er is iets stukgegaan op deze pagina
    .text = Het spel zelf is veilig. Laad de pagina opnieuw.
trouble-watch = Toekijken
trouble-reload = Opnieuw laden

## A seat that somebody has, by its link: $name sits there
transfer-taken = { $name } zit hier al
    .text = Ben jij dat, op een ander apparaat? Dan kun je hier verderspelen. Je andere apparaat wordt eerst om toestemming gevraagd.
transfer-asking = We vragen het aan je andere apparaat
    .text = Bevestig daar dat jij het bent. Als niemand antwoordt, speel je toch hier verder.
transfer-refused = De plaats blijft waar hij is
    .text = Wie er zit, heeft geweigerd. Je kunt toekijken.
transfer-ask = Hier verderspelen

## A new table
new-title = Een spel { $game }
new-ways = Hoe wil je spelen?
new-way-now = Tegen bots
new-way-friends = Met vrienden
new-way-pass = Eén scherm
new-way-solo = Solo
new-hint-now = Alleen jij en de bots. Het spel begint meteen.
new-hint-friends = Elke vrije plaats krijgt een link om te versturen. De bots zitten al.
new-hint-pass = Iedereen speelt om de beurt op dit scherm, met een gordijn ertussen.
new-who-sits = Wie er meespeelt
new-who = Wie krijgt plaats { $seat }?
new-you = Jij
new-friend = Een vriend
new-kind-person = op dit scherm
new-kind-link = via een link
new-kind-bot = bot
new-name = Naam van speler { $seat }
new-level = Niveau: { $level }. Druk om te wijzigen.
characters-title = Kies een tegenspeler
level-random = Onhandig
level-greedy = Sterk
level-talus = Talus
level-talus-plays = Leert het nog en kijkt niet veel verder dan de neus lang is.
level-tibia = Tibia
level-tibia-plays = Vrolijk en zorgeloos: ziet het beste idee vaak over het hoofd.
level-patella = Patella
level-patella-plays = Degelijk: doet wat nu het beste is en blundert niet.
level-costa = Costa
level-costa-plays = Kijkt een of twee rondes vooruit voor de keuze valt.
level-scapula = Scapula
level-scapula-plays = Vergelijkt veel plannen en speelt elk ervan in gedachten door.
level-cranium = Cranium
level-cranium-plays = Speelt in hooguit twee seconden honderden spellen in gedachten.
level-measured = Wint { $share }% tegen { $other }.
characters-style = Speelstijl
style-none = Evenwichtig
style-builder = Bouwer
style-sender = Plaaggeest
style-racer = Snelheidsduivel
new-add = Plaats toevoegen
new-remove = Plaats { $seat } weghalen
new-seats = { $count ->
        [one] Eén plaats
       *[other] { $count } plaatsen
    }
new-alone = Alleen jij
new-links = { $count ->
        [one] één link
       *[other] { $count } links
    }
new-rounds = { $count ->
        [one] één ronde
       *[other] { $count } rondes
    }
new-less = Verlagen: { $what }
new-more = Verhogen: { $what }
new-clock = Klok
    .text = Een zelfgekozen klok.
new-clock-none = Geen
    .text = Iedereen neemt zo veel tijd als nodig is.
new-clock-relaxed = Rustig
    .text = 90 seconden per keuze, en 15 minuten reserve.
new-clock-brisk = Vlot
    .text = 20 seconden per keuze, en 3 minuten reserve.
new-reactions = Tijd om te reageren
    .text = Zo lang hebben de anderen om te reageren.
new-seconds = { $count } s
new-minutes = { $count } min
new-away = Als iemand weg is
    .text = Na deze tijd mogen de anderen een bot laten spelen tot die persoon terug is.
new-away-never = Nooit
    .text = De anderen wachten, hoelang het ook duurt.
new-begin = Beginnen
new-open = Links maken
error-bad-option = Deze keuzes gaan niet samen.

## The lobby
lobby-name = Hoe zullen we je noemen?
lobby-ready = Klaar
lobby-say-ready = Ga zitten en druk dan op “Klaar”.
lobby-free = { $count ->
        [one] Eén plaats is nog vrij.
       *[other] { $count } plaatsen zijn nog vrij.
    } Stuur de links.
lobby-free-guest = { $count ->
        [one] Eén plaats is nog vrij.
       *[other] { $count } plaatsen zijn nog vrij.
    }
lobby-waiting = We wachten op { $names }.
lobby-bot = Hier een bot neerzetten
lobby-begins = Iedereen is er. Het spel begint.
lobby-watching = Je kijkt toe. Het spel begint als iedereen klaar is.
lobby-you = Jij
lobby-local = Deze links werken alleen op deze computer. Moeten ze ook elders werken, start de tafel dan met “ossuary serve --host 0.0.0.0” en open hem op een adres dat daar bereikbaar is.
lobby-state-bot = Klaar
lobby-state-free = Vrij
lobby-state-ready = Klaar
lobby-state-here = Aanwezig
lobby-state-away = Weg
share-qr = QR-code tonen
share-qr-title = Scan om mee te doen als { $seat }
share-once = De link werkt maar één keer.

## The connection to the table
line-cut = Verbinding verbroken. Je spel is veilig; we verbinden opnieuw…
line-restart = De server start opnieuw. Je spel is veilig; een ogenblik…
line-back = Weer verbonden.

## Lessons
learn-guide = Je gids
learn-step = Stap { $number } van { $count }
learn-next = Verder
learn-end = Verder zonder gids
learn-other = Niet dat: doe wat de gids vraagt.
learn-back = Terug
learn-resume = Terug naar de les
learn-play = Een spel spelen
learn-play-on = Hier verderspelen
trouble-no-lesson = De les is nu even niet beschikbaar
    .text = Probeer het straks nog eens. Ook in de spelregels staat alles, en de bots vergeven veel.

## House rules, in the dialog for new tables and wherever a table is described
house-title = Huisregels
house-changed = { $count ->
        [one] één gewijzigd
       *[other] { $count } gewijzigd
    }
house-reset = Herstellen
house-about = Waar de boekjes zwijgen of elkaar tegenspreken, kan jouw tafel beslissen.
house-variant = Welke waarden staan er op de stukken?
    .text = Deze host biedt voor sommige stukken andere waarden aan: kosten, sterren, symbolen.
house-variant-none = De gebruikelijke
choice-usual = gebruikelijk
terms-house = Huisregels:
terms-variant = Waarden: { $variant }
terms-edition = { $edition ->
        [1] Eerste editie van de regels
       *[other] Editie { $edition } van de regels
    }
