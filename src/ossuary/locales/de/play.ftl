# Der Tisch jedes Spiels auf dem Bildschirm.
play-home = Zurück zur Startseite
play-round = Runde { $round }
play-rule = Regel { $rule }
play-waiting = Warten auf die anderen
play-waiting-for = Warten auf { $names }
# More than three are waited for: $names are the first two, $count is at least two.
play-waiting-for-more = Warten auf { $names } und { $count } andere
play-bot-for-you = Ein Bot spielt für dich
play-resigned = Du hast aufgegeben
play-watching = Du siehst zu
play-past = Rückblick
play-over = Die Partie ist zu Ende

seat-is-thinking = Überlegt
seat-is-ready = Bereit
seat-is-away = Abwesend
seat-is-bot = Ein Bot spielt
seat-is-resigned = Hat aufgegeben
bot-name-1 = Bruno
bot-name-2 = Mira
bot-name-3 = Jonas
bot-name-4 = Tilda
bot-name-5 = Oskar
bot-name-6 = Vera

## The clock of a seat
clock-left = Restzeit
clock-warning = Noch { $seconds } Sekunden.

## The line above the table
strip-label = Zu deinem Platz
strip-bot = Ein Bot spielt für dich.
strip-bot-name = Ein Bot spielt für { $name }.
strip-resigned = Du hast aufgegeben. Ein Bot spielt weiter, damit die anderen die Partie beenden können.
strip-resigned-name = { $name } hat aufgegeben. Ein Bot spielt weiter, damit die anderen die Partie beenden können.
strip-handed-over = Noch hat niemand den Link zu deinem Platz geöffnet. So lange kannst du ihn behalten.
strip-keep = Platz behalten
strip-gone = { $name } ist schon eine Weile weg.
strip-free = Noch hat niemand den Platz von { $name } übernommen.
strip-bot-for = Bot weiterspielen lassen
strip-bot-wanted = Du möchtest, dass ein Bot für { $name } weiterspielt. Die anderen können zustimmen.
strip-bot-wanted-by = { $others } { $count ->
        [one] möchte
       *[other] möchten
    }, dass ein Bot für { $name } weiterspielt.
# $name is how the other device’s person calls themselves, $seat whose seat it is at this shared screen.
strip-transfer = „{ $name }“ möchte deinen Platz auf ein anderes Gerät holen. Wenn du nicht ablehnst, zieht er in { $seconds } s um.
strip-transfer-name = „{ $name }“ möchte den Platz von { $seat } auf ein anderes Gerät holen. Wenn du nicht ablehnst, zieht er in { $seconds } s um.
strip-transfer-agree = Das bin ich
strip-transfer-refuse = Ablehnen
strip-lost = Dein Platz ist auf ein anderes Gerät umgezogen.
strip-take-back = Zurückholen

## What stands below and beside the table
dock-undo = Rückgängig
dock-hint = Was würde ein starker Spieler tun?

log-label = Verlauf
log-empty = Es ist noch nichts passiert.
log-begin = Aufbau
log-chapter = Runde { $round } · { $phase }
log-back = Diesen Moment zeigen
log-later = Auch spätere Züge zeigen
play-whose = { $name }: { $text }
film-label = Animation
film-pause = Pause
film-play = Weiter
film-skip = Überspringen
film-past = Du blickst auf Runde { $round } zurück
film-now = Zurück zur Gegenwart
score-title = Wertung
score-won-you = Du gewinnst!
score-won-shared-you = Du gewinnst, gemeinsam mit { $names }!
score-won = { $names } gewinnt!
score-won-shared = { $names } gewinnen gemeinsam!
auto-ready-offer = Automatisch bereit sein?
auto-ready-yes = Einschalten
auto-ready-no = Nein, danke
auto-ready-on = Erledigt. Ausschalten kannst du es in den Einstellungen.

## Keys
keys-title = Tasten
keys-answer = Eine Antwort oder Karte nach ihrer Nummer wählen
keys-board = Über den Spielplan wandern; Enter wählt ein Feld
keys-turn = Die Falle in der Hand drehen
keys-skip = Die Animation überspringen
keys-escape = Schließen oder zurück zur Gegenwart
keys-rule = Die Regel zum ausgewählten Element zeigen, oder diese Liste
