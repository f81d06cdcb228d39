# The page around the games: home, new table, lobby, menus, settings, notices.

## Everywhere
game-bad-bones = Bad Bones
game-dia-de-los-muertos = Día de los Muertos
you-name = Gast
close = Sluiten
cancel = Annuleren
again = Opnieuw proberen
loading = Een ogenblik…
back-home = Begin
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
error-stale-question = Daar is al op geantwoord, misschien in een ander tabblad. Wat nu gevraagd wordt, staat op tafel.
error-no-table = Deze tafel bestaat niet. Misschien is ze verwijderd, of is de link niet volledig.
error-no-person = Deze tafel kent je niet meer. Laad de pagina opnieuw.
error-wrong-link = Deze link opent de plaats niet. Vraag om een nieuwe.
error-seat-taken = Iemand anders heeft deze plaats genomen. Je kunt toekijken.
error-not-your-seat = Die plaats is niet van jou.
error-not-your-table = Dat kan alleen wie de tafel heeft gemaakt.
error-not-over = Het spel is nog niet afgelopen.
error-too-many-tables = Je hebt te veel tafels. Verwijder er eerst een paar.
error-too-many-requests = Te snel. Wacht even en ga dan verder.
error-too-fast = Te snel. Wacht even en ga dan verder.
error-store = De tafel kan nu niet worden bewaard. Er is niets verloren; probeer het opnieuw.
error-damaged = Dit spel komt uit een andere versie en kan hier niet verder.

## Seats and signs
seat-number = Speler { $seat }
seat-bot = Bot { $number }
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
