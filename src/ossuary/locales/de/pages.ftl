# The page around the games: home, new table, lobby, menus, settings, notices.

## Everywhere
you-name = Dein Name
# Names for people who give none, with commas between them: animals and flowers.
guest-names = Otter, Reiher, Dachs, Luchs, Igel, Schwalbe, Marder, Turmfalke, Siebenschläfer, Zaunkönig, Biber, Elster, Lachs, Kröte, Gecko, Papageitaucher, Walross, Steinbock, Eule, Fuchs, Hase, Rotkehlchen, Elch, Molch, Mohn, Klee, Distel, Heidekraut, Fingerhut, Hyazinthe, Butterblume, Gänseblümchen, Sonnenblume, Schneeglöckchen, Lupine, Kornblume, Geißblatt, Pfingstrose, Anemone, Schlüsselblume, Akelei, Schafgarbe, Sauerampfer, Malve, Karde, Enzian, Rittersporn, Edelweiß
close = Schließen
cancel = Abbrechen
again = Erneut versuchen
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
card-guess = Der gedruckte Wert ist nicht sicher bekannt; dieser stammt von uns.
card-rule-key = Regel { $rule }: zum Lesen die Fragezeichen-Taste drücken.
rule-id = Regel { $rule }
rules-title = Regeln: { $game }
rules-search = In den Regeln suchen
rules-found = { $count ->
        [0] Davon steht in keiner Regel etwas.
        [one] Eine Regel
       *[other] { $count } Regeln
    }
rules-english = Diese Regeln gibt es noch nicht auf Deutsch; hier stehen sie auf Englisch.
rules-page = Als ganze Seite öffnen
rules-mark-ruling = Festlegung
    .text = Die Hefte schweigen hier oder widersprechen sich; diese Seite legt es fest.
rules-mark-data = Daten
    .text = Diese Werte stehen in den Daten des Spiels, mit ihrer Herkunft.

## Notices, and what was refused
notices-title = Hinweise
error-unknown = Da ist etwas schiefgegangen. Es hat sich nichts geändert.
error-offline = Der Server ist nicht erreichbar. Nichts ist verloren; versuch es gleich noch einmal.
error-no-person = Der Server kennt dich nicht mehr. Lade die Seite neu.
error-bad-request = Die Seite und der Server verstehen einander nicht. Lade die Seite neu.
error-bad-message = Die Seite und der Server verstehen einander nicht. Lade die Seite neu.

## Seats and emotes
seat-number = Spieler { $seat }
seat-free = Freier Platz
seat-onlooker = Zuschauer
signs-title = Gesten
sign-clap = Gut gespielt
sign-laugh = Haha
sign-ouch = Autsch
sign-think = Ich denke nach
sign-thanks = Danke
sign-wave = Hallo
sign-told = { $name }: { $sign }

## The curtain between two people at one screen
handover-title = { $name }, du bist dran
handover-text = Alle anderen schauen bitte kurz weg.
handover-open = Vorhang öffnen

## The menu of a table
menu-title = Tischmenü
menu-rematch = Revanche
menu-watch = Link für Zuschauer
menu-watch-text = Schau uns beim Spielen zu
menu-elsewhere = Auf einem anderen Gerät weiterspielen
menu-elsewhere-text = Öffne diesen Link auf deinem anderen Gerät. Hier wirst du dann gefragt, ob dein Platz umziehen darf. Behalte den Link für dich.
menu-return = Meinen Platz zurückholen
menu-leave = Einen Bot übernehmen lassen
menu-leave-title = Pause machen?
menu-leave-text = Ein Bot übernimmt für { $name }. Du kannst dir den Platz jederzeit zurückholen.
menu-leave-do = Bot übernehmen lassen
menu-hand-over = Meinen Platz weitergeben
menu-hand-over-title = Deinen Platz weitergeben?
menu-hand-over-text = Du bekommst einen neuen Link. Wer ihn zuerst öffnet, übernimmt für { $name }, und du kannst zusehen.
menu-hand-over-do = Weitergeben
menu-hand-over-link = Der Link zu deinem Platz
menu-hand-over-link-text = Schick ihn nur einer Person. Er funktioniert nur einmal.
menu-resign = Aufgeben
menu-resign-title = Diese Partie aufgeben?
menu-resign-text = Ein Bot übernimmt, damit die anderen weiterspielen können. { $name } landet auf dem letzten Platz, und das lässt sich nicht rückgängig machen.
menu-resign-do = Aufgeben
menu-delete = Tisch löschen
menu-delete-title = Diesen Tisch löschen?
menu-delete-text = Die Partie und ihre Aufzeichnung sind dann für alle endgültig weg.
menu-delete-do = Löschen
menu-deleted = Der Tisch wurde gelöscht.
orders-title = Feste Vorgaben
orders-text = Was der Tisch für dich antwortet, damit niemand warten muss. Sonst sieht das niemand.
order-ask = Mich fragen
order-next = Nächstes Mal…

## Sharing
share = Teilen
share-copy = Link kopieren
share-copied = Link kopiert.
share-seat-text = Ein Platz wartet auf dich: { $game }

## Home
home-tag = Zwei Spiele voll ruheloser Knochen
home-waiting = Deine Partie wartet
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
home-pass = Ein Gerät
home-solo = Solo
home-learn = Lernen
home-lessons = Lektionen
home-lesson-done = erledigt
home-docs = Für Bot-Autoren

## My games
games-title = Meine Partien
games-none = Noch nichts da. In diesen Gräbern kommen deine Partien zur Ruhe.
games-all = Alle { $count } Partien
games-running = Laufend
games-open = Noch nicht begonnen
games-over = Beendet
games-more = Ältere Partien zeigen
games-new = Neue Partie
line-bots = { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
line-here = { $count } an diesem Gerät
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
line-enter = Öffnen
line-replay = Ansehen

## Today's challenge
challenge-title = Die Aufgabe des Tages
challenge-text = Gleicher Start für alle.
challenge-made = { $made } von { $tried } haben es bisher geschafft.
challenge-first = Es hat noch niemand versucht.
challenge-streak = { $count ->
    [one] Deine Serie: ein Tag.
   *[other] Deine Serie: { $count } Tage in Folge!
}
challenge-share = { $count } von { $rounds } Runden, Versuch { $attempts }
challenge-share-result = Ergebnis teilen
challenge-again = Noch einmal
challenge-take = Annehmen
challenge-back = Weiterspielen

## Settings
settings-title = Einstellungen
settings-name = Dein Name
    .text = Diesen Namen sehen die anderen am Tisch.
settings-keep = Speichern
settings-named = Du heißt jetzt { $name }.
settings-devices = Andere Geräte
    .text = Wer anderswo unter deinem Namen spielt, wird abgemeldet.
settings-sign-out = Dort abmelden
settings-signed-out = Nur dieses Gerät ist noch angemeldet.
settings-theme = Hell oder dunkel
settings-theme-system = Wie am Gerät eingestellt
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-play = Am Tisch
settings-speed = Tempo der Animation
    .text = Wie schnell die Skelette gehen. Überspringen kannst du immer.
settings-speed-1 = Langsam
settings-speed-2 = Normal
settings-speed-3 = Schnell
settings-speed-4 = Sehr schnell
settings-sound = Ton
    .text = Knochen klappern, und eine Glocke läutet, wenn du dran bist.
settings-autoReady = Automatisch bereit
    .text = Sobald du nichts mehr zu wählen hast, bist du sofort bereit. Rückgängig machen geht dann nicht mehr.
settings-forecast = Vorschau
    .text = Geister zeigen, wo deine Skelette stehen werden.
settings-coordinates = Koordinaten
    .text = Buchstaben und Zahlen am Rand der Lichtung; so heißen die Felder in Verlauf, Tipps und Lektionen.
settings-curtain = Vorhang
    .text = Wenn ihr an einem Gerät spielt, verdeckt ein Vorhang den Tisch, bis der Nächste dran ist.

## When something goes wrong
trouble-lost = Hier liegt nichts begraben
    .text = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Zeichen.
trouble-no-table = Diesen Tisch gibt es nicht
    .text = Er wurde gelöscht, oder der Link ist unvollständig.
trouble-deleted = Dieser Tisch ist weg
    .text = Die Person, die ihn angelegt hat, hat ihn samt der Partie gelöscht.
trouble-wrong-link = Dieser Link öffnet keinen Platz
    .text = Bitte um einen neuen. Bis dahin kannst du zusehen.
trouble-handed-over = Dein Platz wurde weitergegeben
    .text = Dort spielt jetzt jemand anders. Du kannst zusehen.
trouble-transferred = Du spielst auf deinem anderen Gerät weiter
    .text = Dein Platz ist dorthin umgezogen. Hier kannst du weiter zusehen.
trouble-offline = Der Server ist nicht erreichbar
    .text = Deine Partie ist sicher. Wir versuchen es weiter.
trouble-failed = Auf dieser Seite ist etwas kaputtgegangen
    .text = Die Partie selbst ist sicher. Lade die Seite neu.
trouble-watch = Zusehen
trouble-reload = Neu laden

## A seat that somebody has, by its link: $name sits there
transfer-taken = { $name } sitzt schon hier
    .text = Bist du das, auf einem anderen Gerät? Dann kannst du hier weiterspielen. Dein anderes Gerät wird vorher gefragt.
transfer-asking = Wir fragen dein anderes Gerät
    .text = Bestätige dort, dass du es bist. Wenn niemand antwortet, spielst du trotzdem hier weiter.
transfer-refused = Der Platz bleibt, wo er ist
    .text = Die Person, die dort sitzt, hat abgelehnt. Du kannst zusehen.
transfer-ask = Hier weiterspielen

## A new table
new-title = Eine Partie { $game }
new-ways = Wie möchtest du spielen?
new-way-now = Gegen Bots
new-way-friends = Mit Freunden
new-way-pass = Ein Gerät
new-way-solo = Solo
new-hint-now = Nur du und die Bots. Die Partie beginnt sofort.
new-hint-friends = Jeder freie Platz bekommt einen Link zum Verschicken. Die Bots sitzen schon.
new-hint-pass = Alle spielen nacheinander an diesem Gerät, dazwischen fällt ein Vorhang.
new-who-sits = Wer mitspielt
new-who = Wer bekommt Platz { $seat }?
new-you = Du
new-friend = Ein Freund
new-kind-person = an diesem Gerät
new-kind-link = per Link
new-kind-bot = Bot
new-name = Name von Spieler { $seat }
new-level = Stufe: { $level }. Zum Ändern drücken.
characters-title = Gegner auswählen
level-random = Tollpatschig
level-greedy = Stark
level-talus = Talus
level-talus-plays = Lernt noch und sieht kaum über die eigene Nasenspitze hinaus.
level-tibia = Tibia
level-tibia-plays = Fröhlich und sorglos: übersieht oft die beste Idee.
level-patella = Patella
level-patella-plays = Solide: nimmt, was jetzt am besten ist, und patzt nicht.
level-costa = Costa
level-costa-plays = Schaut ein, zwei Runden voraus, bevor die Entscheidung fällt.
level-scapula = Scapula
level-scapula-plays = Vergleicht viele Pläne und spielt jeden im Kopf weiter.
level-cranium = Cranium
level-cranium-plays = Spielt bis zu zwei Sekunden lang Hunderte Partien im Kopf durch.
level-measured = Gewinnt { $share } % gegen { $other }.
characters-style = Spielweise
style-none = Ausgewogen
style-builder = Baumeister
style-sender = Störenfried
style-racer = Draufgänger
new-add = Platz hinzufügen
new-remove = Platz { $seat } entfernen
new-seats = { $count ->
        [one] Ein Platz
       *[other] { $count } Plätze
    }
new-alone = Nur du
new-links = { $count ->
        [one] ein Link
       *[other] { $count } Links
    }
new-rounds = { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
new-less = Verringern: { $what }
new-more = Erhöhen: { $what }
new-clock = Uhr
    .text = Eine selbst gewählte Uhr.
new-clock-none = Keine
    .text = Alle lassen sich so viel Zeit, wie sie wollen.
new-clock-relaxed = Gemütlich
    .text = 90 Sekunden pro Entscheidung und 15 Minuten Reserve.
new-clock-brisk = Flott
    .text = 20 Sekunden pro Entscheidung und 3 Minuten Reserve.
new-reactions = Zeit zum Reagieren
    .text = So viel Zeit haben die anderen, um zu reagieren.
new-seconds = { $count } s
new-minutes = { $count } min
new-away = Wenn jemand weg ist
    .text = Nach dieser Zeit können die anderen einen Bot weiterspielen lassen, bis die Person zurück ist.
new-away-never = Nie
    .text = Die anderen warten, egal wie lange es dauert.
new-begin = Los geht’s
new-open = Links erstellen
error-bad-option = Diese Einstellungen passen nicht zusammen.

## The lobby
lobby-name = Wie sollen wir dich nennen?
lobby-ready = Bereit
lobby-say-ready = Setz dich und drück dann auf „Bereit“.
lobby-free = { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    } Verschick die Links.
lobby-free-guest = { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
lobby-waiting = Wir warten auf { $names }.
lobby-bot = Einen Bot hierher setzen
lobby-begins = Alle sind da. Die Partie beginnt.
lobby-watching = Du siehst zu. Die Partie beginnt, wenn alle bereit sind.
lobby-you = Du
lobby-local = Diese Links funktionieren nur auf diesem Rechner. Damit sie auch anderswo funktionieren, starte den Tisch mit „ossuary serve --host 0.0.0.0“ und öffne ihn unter einer Adresse, die von dort erreichbar ist.
lobby-state-bot = Bereit
lobby-state-free = Frei
lobby-state-ready = Bereit
lobby-state-here = Da
lobby-state-away = Weg
share-qr = QR-Code zeigen
share-qr-title = Scannen, um als { $seat } mitzuspielen
share-once = Der Link funktioniert nur einmal.

## The connection to the table
line-cut = Verbindung unterbrochen. Deine Partie ist sicher; wir verbinden neu …
line-restart = Der Server startet neu. Deine Partie ist sicher; einen Moment …
line-back = Wieder verbunden.

## Lessons
learn-guide = Dein Begleiter
learn-step = Schritt { $number } von { $count }
learn-next = Weiter
learn-end = Ohne Begleiter weiterspielen
learn-other = Nicht das: Mach, was der Begleiter vorschlägt.
learn-back = Zurück
learn-resume = Zurück zur Lektion
learn-play = Eine Partie spielen
learn-play-on = Hier weiterspielen
trouble-no-lesson = Die Lektion ist gerade nicht verfügbar
    .text = Versuch es später noch einmal. Auch in den Regeln steht alles, und die Bots verzeihen viel.

## House rules, in the dialog for new tables and wherever a table is described
house-title = Hausregeln
house-changed = { $count ->
        [one] eine geändert
       *[other] { $count } geändert
    }
house-reset = Zurücksetzen
house-about = Wo die Hefte schweigen oder sich widersprechen, kann euer Tisch entscheiden.
house-variant = Welche Werte stehen auf den Teilen?
    .text = Dieser Server bietet für manche Teile andere Werte an: Kosten, Sterne, Symbole.
house-variant-none = Die üblichen
choice-usual = üblich
terms-house = Hausregeln:
terms-variant = Werte: { $variant }
terms-edition = { $edition ->
        [1] Erste Ausgabe der Regeln
       *[other] Ausgabe { $edition } der Regeln
    }
