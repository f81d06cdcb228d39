# De tafel van elk spel op het scherm.
play-home = Terug naar de startpagina
play-round = Ronde { $round }
play-rule = Regel { $rule }
play-waiting = Wachten op de anderen
play-waiting-for = Wachten op { $names }
# More than three are waited for: $names are the first two, $count is at least two.
play-waiting-for-more = Wachten op { $names } en { $count } anderen
play-bot-for-you = Een bot speelt voor jou
play-resigned = Je hebt opgegeven
play-watching = Je kijkt toe
play-past = Terugblik
play-over = Het spel is afgelopen

seat-is-thinking = Denkt na
seat-is-ready = Klaar
seat-is-away = Afwezig
seat-is-bot = Een bot speelt
seat-is-resigned = Heeft opgegeven
bot-name-1 = Bruno
bot-name-2 = Mira
bot-name-3 = Jonas
bot-name-4 = Tilda
bot-name-5 = Oskar
bot-name-6 = Vera

## The clock of a seat
clock-left = Resterende tijd
clock-warning = Nog { $seconds } seconden.

## The line above the table
strip-label = Over je plaats
strip-bot = Een bot speelt voor jou.
strip-bot-name = Een bot speelt voor { $name }.
strip-resigned = Je hebt opgegeven. Een bot speelt verder, zodat de anderen het spel kunnen afmaken.
strip-resigned-name = { $name } heeft opgegeven. Een bot speelt verder, zodat de anderen het spel kunnen afmaken.
strip-handed-over = Niemand heeft de link naar je plaats nog geopend. Tot dan kun je hem houden.
strip-keep = Mijn plaats houden
strip-gone = { $name } is al een tijdje weg.
strip-free = Nog niemand heeft de plaats van { $name } overgenomen.
strip-bot-for = Een bot laten spelen
strip-bot-wanted = Je wilt dat een bot verderspeelt voor { $name }. De anderen kunnen ermee instemmen.
strip-bot-wanted-by = { $others } { $count ->
        [one] wil
       *[other] willen
    } dat een bot verderspeelt voor { $name }.
# $name is how the other device’s person calls themselves, $seat whose seat it is at this shared screen.
strip-transfer = “{ $name }” wil op een ander apparaat verder op jouw plaats. Als je niet weigert, verhuist hij over { $seconds } s.
strip-transfer-name = “{ $name }” wil op een ander apparaat verder op de plaats van { $seat }. Als je niet weigert, verhuist hij over { $seconds } s.
strip-transfer-agree = Dat ben ik
strip-transfer-refuse = Weigeren
strip-lost = Je plaats is verhuisd naar een ander apparaat.
strip-take-back = Terugnemen

## What stands below and beside the table
dock-undo = Ongedaan maken
dock-hint = Wat zou een sterke speler doen?

log-label = Logboek
log-empty = Er is nog niets gebeurd.
log-begin = Opstelling
log-chapter = Ronde { $round } · { $phase }
log-back = Dit moment tonen
log-later = Toon ook latere zetten
play-whose = { $name }: { $text }
film-label = Animatie
film-pause = Pauze
film-play = Verder
film-skip = Overslaan
film-past = Je kijkt terug naar ronde { $round }
film-now = Terug naar nu
score-title = Puntentelling
score-won-you = Je wint!
score-won-shared-you = Je wint, samen met { $names }!
score-won = { $names } wint!
score-won-shared = { $names } winnen samen!
auto-ready-offer = Automatisch klaar zijn?
auto-ready-yes = Aanzetten
auto-ready-no = Nee, bedankt
auto-ready-on = Gelukt. Uitzetten kan bij de instellingen.

## Keys
keys-title = Toetsen
keys-answer = Een antwoord of kaart kiezen met het nummer
keys-board = Over het bord lopen; Enter kiest een veld
keys-turn = De val in je hand draaien
keys-skip = De animatie overslaan
keys-escape = Sluiten, of terug naar nu
keys-rule = De regel tonen van wat geselecteerd is, of deze lijst
