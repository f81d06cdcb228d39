# The page around the games: home, new table, lobby, menus, settings, notices.

## Everywhere
you-name = Gast
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
card-rule-key = Regel { $rule }: druk op het vraagteken.
rule-id = Regel { $rule }
rules-title = Spelregels: { $game }
rules-search = Zoek in de spelregels
rules-found = { $count ->
        [0] Geen regel zegt dat.
        [one] Eén regel
       *[other] { $count } regels
    }
rules-english = Deze regels zijn er nog niet in het Nederlands; hier staan ze in het Engels.
rules-page = Als pagina openen
rules-mark-ruling = beslissing
    .text = De boekjes zwijgen hier of spreken elkaar tegen; deze pagina beslist.
rules-mark-data = gegevens
    .text = Deze waarden staan in de gegevens van het spel, met hun herkomst.

## Notices, and what was refused
notices-title = Meldingen
error-unknown = Er ging iets mis. Er is niets veranderd.
error-offline = De server is niet bereikbaar. Er is niets verloren; probeer het zo nog eens.
error-no-person = Deze tafel kent je niet meer. Laad de pagina opnieuw.

## Seats and emotes
seat-number = Speler { $seat }
seat-free = Vrije plaats
seat-onlooker = Toeschouwer
signs-title = Reacties
sign-clap = Goed gespeeld
sign-laugh = Haha
sign-ouch = Au
sign-think = Even denken
sign-thanks = Bedankt
sign-wave = Hallo
sign-told = { $name }: { $sign }

## The curtain between two people at one screen
handover-title = { $name }, jij bent
handover-text = Alle anderen kijken even de andere kant op.
handover-open = Gordijn open

## The menu of a table
menu-title = Tafelmenu
menu-rematch = Nog een keer
menu-watch = Link om te kijken
menu-watch-text = Kom kijken
menu-return = Mijn plaats terugnemen
menu-leave = Een bot laten spelen
menu-leave-title = Even pauze?
menu-leave-text = Een bot speelt verder voor { $name }. Je kunt de plaats op elk moment terugnemen.
menu-leave-do = Bot laten spelen
menu-hand-over = Mijn plaats doorgeven
menu-hand-over-title = Je plaats doorgeven?
menu-hand-over-text = Je krijgt een nieuwe link. Wie die het eerst opent, speelt verder voor { $name }; jij kunt toekijken.
menu-hand-over-do = Doorgeven
menu-hand-over-link = De link naar je plaats
menu-hand-over-link-text = Stuur hem naar één iemand. Hij opent de plaats één keer.
menu-resign = Opgeven
menu-resign-title = Dit spel opgeven?
menu-resign-text = Een bot speelt verder zodat de anderen door kunnen. { $name } wordt laatste, en dat kan niet worden teruggedraaid.
menu-resign-do = Opgeven
menu-delete = Tafel verwijderen
menu-delete-title = Deze tafel verwijderen?
menu-delete-text = Het spel en het verslag zijn voor iedereen weg, voorgoed.
menu-delete-do = Verwijderen
menu-deleted = De tafel is weg.

## Sharing
share = Delen
share-copy = Link kopiëren
share-copied = De link is gekopieerd.
share-seat-text = Er is een plaats voor je: { $game }

## Home
home-tag = Twee spellen vol rusteloze botten
home-now = Speel nu
home-now-text = { $count ->
        [one] tegen één bot
       *[other] tegen { $count } bots
    }
home-now-kept = { $count ->
        [one] Eén bot
       *[other] { $count } bots
    }, zoals laatst
home-tune = Bots en regels kiezen
home-friends = Met vrienden
home-pass = Eén scherm
home-solo = Solo
home-learn = Leren
home-docs = Voor makers van bots

## My games
games-title = Mijn spellen
games-none = Nog niets. Hier komen je spellen tot rust.
games-all = Alle { $count } spellen
games-running = Bezig
games-open = In wording
games-over = Afgelopen
games-more = Oudere spellen tonen
games-new = Een nieuw spel
line-bots = { $count ->
        [one] één bot
       *[other] { $count } bots
    }
line-here = { $count } aan dit scherm
line-free = { $count ->
        [one] Eén plaats vrij
       *[other] { $count } plaatsen vrij
    }
line-gathering = Nog niet iedereen is klaar
line-waiting = { $count ->
        [one] { $names } denkt na
       *[other] { $names } denken na
    }
line-turn = Jij bent
line-over = Afgelopen
line-won = Gewonnen
line-lost = Verloren
line-round = ronde { $round }
line-resume = Verder
line-watch = Kijken
line-enter = Erin
line-replay = Terugkijken

## Today's challenge
challenge-title = De uitdaging van vandaag
challenge-text = Dezelfde start voor iedereen.
challenge-made = { $made } van de { $tried } haalden het.
challenge-first = Nog niemand heeft het geprobeerd.
challenge-take = Ga ervoor
challenge-back = Terug ernaar

## Settings
settings-title = Instellingen
settings-name = Je naam
    .text = Zo noemen anderen je aan tafel.
settings-keep = Bewaren
settings-named = Je heet nu { $name }.
settings-devices = Andere apparaten
    .text = Wie elders onder jouw naam speelt, wordt afgemeld.
settings-sign-out = Daar afmelden
settings-signed-out = Alleen dit apparaat is nog aangemeld.
settings-theme = Licht of donker
settings-theme-system = Zoals het apparaat
settings-theme-light = Licht
settings-theme-dark = Donker
settings-play = Aan tafel
settings-speed = Snelheid van de film
    .text = Hoe snel de skeletten lopen. Overslaan kan altijd.
settings-speed-1 = Langzaam
settings-speed-2 = Normaal
settings-speed-3 = Snel
settings-speed-4 = Heel snel
settings-sound = Geluid
    .text = Botten rammelen, en een bel klinkt als jij aan de beurt bent.
settings-autoReady = Vanzelf klaar
    .text = Als er niets meer te kiezen is, ben je meteen klaar. Terugnemen kan dan niet meer.
settings-forecast = Vooruitblik
    .text = Geesten laten zien waar je skeletten komen te staan.
settings-curtain = Gordijn
    .text = Als je één scherm deelt, valt er een gordijn tussen twee spelers.

## When something goes wrong
trouble-lost = Hier ligt niets begraven
    .text = Dit adres leidt nergens heen. Misschien ontbreekt er een letter.
trouble-no-table = Deze tafel bestaat niet
    .text = Ze is verwijderd, of de link is niet volledig.
trouble-deleted = De tafel is opgeruimd
    .text = De persoon die haar aanmaakte, heeft haar met het spel verwijderd.
trouble-wrong-link = Deze link opent geen plaats
    .text = Vraag om een nieuwe. Tot dan kun je toekijken.
trouble-seat-taken = Deze plaats is bezet
    .text = Iemand was sneller. Je kunt toekijken, of om een andere link vragen.
trouble-handed-over = Je plaats is doorgegeven
    .text = Iemand anders speelt daar verder. Je kunt toekijken.
trouble-offline = De server is niet bereikbaar
    .text = Je spel is daar veilig. We blijven het proberen.
trouble-failed = Er ging iets stuk op deze pagina
    .text = Het spel zelf is veilig. Laad de pagina opnieuw.
trouble-watch = Toekijken
trouble-reload = Opnieuw laden

## A new table
new-title = Een tafel { $game }
new-ways = Hoe wil je spelen?
new-way-now = Tegen bots
new-way-friends = Met vrienden
new-way-pass = Eén scherm
new-way-solo = Solo
new-hint-now = Jij en je bots. Het spel begint meteen.
new-hint-friends = Elke vrije plaats krijgt een link om te sturen. De bots zitten al.
new-hint-pass = Iedereen speelt aan dit scherm, om de beurt, achter een gordijn.
new-who-sits = Wie zit er aan tafel
new-who = Wie zit op plaats { $seat }?
new-you = Jij
new-friend = Een vriend
new-bot = Bot
new-kind-person = aan dit scherm
new-kind-link = via een link
new-kind-bot = bot
new-name = Naam van speler { $seat }
new-level = Niveau: { $level }. Druk om te wisselen.
level-random = Onhandig
level-greedy = Sterk
new-add = Stoel bijzetten
new-remove = Plaats { $seat } weghalen
new-seats = { $count ->
        [one] Eén plaats
       *[other] { $count } plaatsen
    }
new-alone = Jij alleen
new-links = { $count ->
        [one] één link
       *[other] { $count } links
    }
new-rounds = { $count ->
        [one] één ronde
       *[other] { $count } rondes
    }
new-less = Minder: { $what }
new-more = Meer: { $what }
new-clock = Klok
    .text = Een eigen klok.
new-clock-none = Geen
    .text = Iedereen neemt de tijd die nodig is.
new-clock-relaxed = Rustig
    .text = 90 seconden per keuze, en 15 minuten reserve.
new-clock-brisk = Vlot
    .text = 20 seconden per keuze, en 3 minuten reserve.
new-reactions = Tijd om te reageren
    .text = Zo lang hebben de anderen om te reageren.
new-seconds = { $count } s
new-begin = Beginnen
new-open = Links krijgen
error-bad-option = Deze keuzes gaan niet samen.

## The lobby
lobby-name = Hoe zullen we je noemen?
lobby-ready = Klaar
lobby-say-ready = Ga zitten en zeg dat je klaar bent.
lobby-free = { $count ->
        [one] Eén plaats is nog vrij.
       *[other] { $count } plaatsen zijn nog vrij.
    } Stuur de links.
lobby-free-guest = { $count ->
        [one] Eén plaats is nog vrij.
       *[other] { $count } plaatsen zijn nog vrij.
    }
lobby-waiting = We wachten op { $names }.
lobby-bot = Laat hier een bot zitten
lobby-begins = Iedereen is er. Het spel begint.
lobby-watching = Je kijkt toe. Het spel begint als iedereen klaar is.
lobby-state-bot = Klaar
lobby-state-free = Vrij
lobby-state-ready = Klaar
lobby-state-here = Aanwezig
lobby-state-away = Weg
share-qr = Als code tonen om te scannen
share-qr-title = Scan en word { $seat }
share-once = De link opent deze plaats één keer.

## The connection to the table
line-cut = Verbinding weg. Verder is er niets verloren; we verbinden opnieuw…
line-restart = De server start opnieuw. Er is niets verloren; een ogenblik…
line-back = Weer verbonden.

## Lessons
learn-guide = Je gids
learn-step = Stap { $number } van { $count }
learn-next = Verder
learn-end = Verder zonder gids
learn-other = Deze keer niet dat.
learn-back = Terug
learn-resume = Terug naar de les
learn-play = Een spel spelen
learn-play-on = Hier verder spelen
trouble-no-lesson = Er is nu even geen les
    .text = Probeer het straks nog eens. Ook in de spelregels staat alles, en bots vergeven veel.
