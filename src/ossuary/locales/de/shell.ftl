# The page around the games: home, new table, lobby, menus, settings, notices.

## Everywhere
game-bad-bones = Bad Bones
game-dia-de-los-muertos = Día de los Muertos
you-name = Gast
close = Schließen
cancel = Abbrechen
again = Noch einmal versuchen
loading = Einen Moment …
back-home = Start
skip-to-content = Zum Inhalt

## The corner at the top right
corner-language = Sprache
corner-light = Hell
corner-dark = Dunkel
corner-sound-on = Ton an
corner-sound-off = Ton aus
corner-rules = Regeln

## Cards that explain a thing, and the rules
card-guess = Der gedruckte Wert ist nicht sicher bekannt; dieser ist von uns.
card-rule-key = Regel { $rule }: Fragezeichen-Taste.
rule-id = Regel { $rule }
rules-title = Regeln: { $game }
rules-search = In den Regeln suchen
rules-found = { $count ->
        [0] Keine Regel sagt das.
        [one] Eine Regel
       *[other] { $count } Regeln
    }
rules-english = Diese Regeln gibt es noch nicht auf Deutsch; hier stehen sie auf Englisch.
rules-page = Als Seite öffnen
rules-mark-ruling = Entscheid
    .text = Die Hefte schweigen hier oder widersprechen sich; diese Seite entscheidet.
rules-mark-data = Daten
    .text = Diese Werte stehen in den Daten des Spiels, mit ihrer Herkunft.

## Notices, and what was refused
notices-title = Hinweise
error-unknown = Da ging etwas schief. Es hat sich nichts geändert.
error-offline = Der Server ist nicht erreichbar. Nichts ist verloren; versuch es gleich noch einmal.
error-stale-question = Das ist schon beantwortet, vielleicht in einem anderen Tab. Was jetzt gefragt wird, steht auf dem Tisch.
error-no-table = Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht, oder der Link ist nicht vollständig.
error-no-person = Dieser Tisch kennt dich nicht mehr. Lade die Seite neu.
error-wrong-link = Dieser Link öffnet den Platz nicht. Bitte um einen neuen.
error-seat-taken = Jemand anders hat diesen Platz genommen. Du kannst zusehen.
error-not-your-seat = Dieser Platz gehört dir nicht.
error-not-your-table = Das kann nur, wer den Tisch gemacht hat.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-too-many-tables = Du hast zu viele Tische. Lösche zuerst einige.
error-too-many-requests = Zu schnell. Warte kurz, dann geht es weiter.
error-too-fast = Zu schnell. Warte kurz, dann geht es weiter.
error-store = Der Tisch kann gerade nicht gespeichert werden. Nichts ist verloren; versuch es noch einmal.
error-damaged = Dieses Spiel stammt aus einer anderen Version und kann hier nicht weitergehen.

## Seats and signs
seat-number = Person { $seat }
seat-bot = Bot { $number }
seat-free = Freier Platz
seat-onlooker = Zuschauer
signs-title = Reaktionen
sign-clap = Gut gespielt
sign-laugh = Haha
sign-ouch = Autsch
sign-think = Ich denke nach
sign-thanks = Danke
sign-wave = Hallo
sign-told = { $name }: { $sign }

## The curtain between two people at one screen
handover-title = { $name }, du bist dran
handover-text = Alle anderen schauen kurz weg.
handover-open = Vorhang auf

## The menu of a table
menu-title = Tischmenü
menu-rematch = Noch einmal
menu-watch = Link zum Zusehen
menu-watch-text = Schau zu
menu-return = Meinen Platz wieder einnehmen
menu-leave = Einen Bot weiterspielen lassen
menu-leave-title = Eine Pause machen?
menu-leave-text = Ein Bot spielt für { $name } weiter. Du kannst den Platz jederzeit wieder einnehmen.
menu-leave-do = Bot spielen lassen
menu-hand-over = Meinen Platz weitergeben
menu-hand-over-title = Deinen Platz weitergeben?
menu-hand-over-text = Du bekommst einen neuen Link. Wer ihn zuerst öffnet, spielt für { $name } weiter; du kannst zusehen.
menu-hand-over-do = Weitergeben
menu-hand-over-link = Der Link zu deinem Platz
menu-hand-over-link-text = Schick ihn an eine Person. Er öffnet den Platz ein Mal.
menu-resign = Aufgeben
menu-resign-title = Dieses Spiel aufgeben?
menu-resign-text = Ein Bot spielt weiter, damit die anderen es können. { $name } wird Letzter, und das lässt sich nicht zurücknehmen.
menu-resign-do = Aufgeben
menu-delete = Tisch löschen
menu-delete-title = Diesen Tisch löschen?
menu-delete-text = Das Spiel und seine Aufzeichnung sind für alle weg, endgültig.
menu-delete-do = Löschen
menu-deleted = Der Tisch ist weg.

## Sharing
share = Teilen
share-copy = Link kopieren
share-copied = Der Link ist kopiert.
share-seat-text = Ein Platz wartet auf dich: { $game }
