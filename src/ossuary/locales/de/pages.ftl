# The page around the games: home, new table, lobby, menus, settings, notices.

## Everywhere
you-name = Gast
close = Schließen
cancel = Abbrechen
again = Noch einmal versuchen
loading = Einen Moment …
back-home = Startseite
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
error-no-person = Dieser Tisch kennt dich nicht mehr. Lade die Seite neu.

## Seats and emotes
seat-number = Person { $seat }
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

## Home
home-tag = Zwei Spiele voll ruheloser Knochen
home-now = Spielen
home-now-text = { $count ->
        [one] gegen einen Bot
       *[other] gegen { $count } Bots
    }
home-now-kept = { $count ->
        [one] Ein Bot
       *[other] { $count } Bots
    }, wie zuletzt
home-tune = Bots und Regeln wählen
home-friends = Mit Freunden
home-pass = Reihum
home-solo = Solo
home-learn = Lernen
home-docs = Für Bot-Autoren

## My games
games-title = Meine Spiele
games-none = Noch nichts. Hier finden deine Spiele ihre Ruhe.
games-all = Alle { $count } Spiele
games-running = Im Gange
games-open = Im Aufbau
games-over = Beendet
games-more = Ältere Spiele zeigen
games-new = Ein neues Spiel
line-bots = { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
line-here = { $count } an diesem Bildschirm
line-free = { $count ->
        [one] Ein Platz frei
       *[other] { $count } Plätze frei
    }
line-gathering = Noch sind nicht alle bereit
line-waiting = { $count ->
        [one] { $names } denkt nach
       *[other] { $names } denken nach
    }
line-turn = Du bist dran
line-over = Beendet
line-won = Gewonnen
line-lost = Verloren
line-round = Runde { $round }
line-resume = Weiter
line-watch = Zusehen
line-enter = Hinein
line-replay = Ansehen

## Today's challenge
challenge-title = Die Aufgabe des Tages
challenge-text = Gleicher Start für alle.
challenge-made = { $made } von { $tried } haben es geschafft.
challenge-first = Noch niemand hat es versucht.
challenge-take = Annehmen
challenge-back = Zurück dorthin

## Settings
settings-title = Einstellungen
settings-name = Dein Name
    .text = So nennen dich die anderen am Tisch.
settings-keep = Merken
settings-named = Du heißt jetzt { $name }.
settings-devices = Andere Geräte
    .text = Wer anderswo unter deinem Namen spielt, wird abgemeldet.
settings-sign-out = Dort abmelden
settings-signed-out = Nur dieses Gerät ist noch angemeldet.
settings-theme = Hell oder dunkel
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-play = Am Tisch
settings-speed = Tempo des Films
    .text = Wie schnell die Skelette gehen. Überspringen geht immer.
settings-speed-1 = Langsam
settings-speed-2 = Normal
settings-speed-3 = Schnell
settings-speed-4 = Sehr schnell
settings-sound = Ton
    .text = Knochen klappern, und eine Glocke läutet, wenn du dran bist.
settings-autoReady = Von selbst bereit
    .text = Ist nichts mehr zu wählen, bist du sofort bereit. Zurücknehmen geht dann nicht mehr.
settings-forecast = Vorschau
    .text = Geister zeigen, wo deine Skelette stehen werden.
settings-curtain = Vorhang
    .text = Teilt ihr einen Bildschirm, fällt zwischen zwei Personen ein Vorhang.

## When something goes wrong
trouble-lost = Hier liegt nichts begraben
    .text = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Buchstabe.
trouble-no-table = Diesen Tisch gibt es nicht
    .text = Er wurde gelöscht, oder der Link ist nicht vollständig.
trouble-deleted = Der Tisch wurde abgeräumt
    .text = Die Person, die ihn angelegt hat, hat ihn mit dem Spiel gelöscht.
trouble-wrong-link = Dieser Link öffnet keinen Platz
    .text = Bitte um einen neuen. Bis dahin kannst du zusehen.
trouble-seat-taken = Dieser Platz ist besetzt
    .text = Jemand war schneller. Du kannst zusehen oder um einen anderen Link bitten.
trouble-handed-over = Dein Platz wurde weitergegeben
    .text = Dort spielt jetzt jemand anders weiter. Du kannst zusehen.
trouble-offline = Der Server ist nicht erreichbar
    .text = Dein Spiel ist dort sicher. Wir versuchen es weiter.
trouble-failed = Auf dieser Seite ging etwas kaputt
    .text = Das Spiel selbst ist sicher. Lade die Seite neu.
trouble-watch = Zusehen
trouble-reload = Neu laden

## A new table
new-title = Ein Tisch { $game }
new-ways = Wie möchtest du spielen?
new-way-now = Gegen Bots
new-way-friends = Mit Freunden
new-way-pass = Reihum
new-way-solo = Solo
new-hint-now = Du und deine Bots. Das Spiel beginnt sofort.
new-hint-friends = Jeder freie Platz bekommt einen Link zum Verschicken. Die Bots sitzen schon.
new-hint-pass = Alle spielen an diesem Bildschirm, einer nach dem anderen, hinter einem Vorhang.
new-who-sits = Wer sitzt am Tisch
new-who = Wer sitzt auf Platz { $seat }?
new-you = Du
new-friend = Ein Freund
new-bot = Bot
new-kind-person = an diesem Gerät
new-kind-link = per Link
new-kind-bot = Bot
new-name = Name von Person { $seat }
new-level = Stufe: { $level }. Drücken zum Wechseln.
level-random = Tollpatsch
level-greedy = Stark
new-add = Stuhl dazustellen
new-remove = Platz { $seat } entfernen
new-seats = { $count ->
        [one] Ein Platz
       *[other] { $count } Plätze
    }
new-alone = Du allein
new-links = { $count ->
        [one] ein Link
       *[other] { $count } Links
    }
new-rounds = { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
new-less = Weniger: { $what }
new-more = Mehr: { $what }
new-clock = Uhr
    .text = Eine eigene Uhr.
new-clock-none = Keine
    .text = Alle nehmen sich die Zeit, die sie brauchen.
new-clock-relaxed = Gemütlich
    .text = 90 Sekunden pro Entscheidung und 15 Minuten Reserve.
new-clock-brisk = Flott
    .text = 20 Sekunden pro Entscheidung und 3 Minuten Reserve.
new-reactions = Zeit zum Reagieren
    .text = So lange haben die anderen Zeit, um zu reagieren.
new-seconds = { $count } s
new-begin = Los geht’s
new-open = Links holen
error-bad-option = Diese Wahl passt nicht zusammen.

## The lobby
lobby-name = Wie sollen wir dich nennen?
lobby-ready = Bereit
lobby-say-ready = Setz dich, dann sag, dass du bereit bist.
lobby-free = { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    } Verschick die Links.
lobby-free-guest = { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
lobby-waiting = Wir warten auf { $names }.
lobby-bot = Hier einen Bot hinsetzen
lobby-begins = Alle sind da. Das Spiel beginnt.
lobby-watching = Du siehst zu. Das Spiel beginnt, wenn alle bereit sind.
lobby-state-bot = Bereit
lobby-state-free = Frei
lobby-state-ready = Bereit
lobby-state-here = Da
lobby-state-away = Weg
share-qr = Als Code zum Scannen zeigen
share-qr-title = Scannen und { $seat } sein
share-once = Der Link öffnet diesen Platz ein Mal.

## The connection to the table
line-cut = Verbindung weg. Sonst ist nichts verloren; wir verbinden neu …
line-restart = Der Server startet neu. Nichts ist verloren; einen Moment …
line-back = Wieder verbunden.

## Lessons
learn-guide = Dein Begleiter
learn-step = Schritt { $number } von { $count }
learn-next = Weiter
learn-end = Ohne Begleiter weiterspielen
learn-other = Diesmal nicht das.
learn-back = Zurück
learn-resume = Zurück zur Lektion
learn-play = Eine Partie spielen
learn-play-on = Hier weiterspielen
trouble-no-lesson = Gerade ist keine Lektion möglich
    .text = Versuch es in einer Weile noch einmal. Auch in den Regeln steht alles, und Bots verzeihen viel.
