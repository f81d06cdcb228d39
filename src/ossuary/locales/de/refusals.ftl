# Was der Tisch selbst ablehnt, bei welchem Spiel auch immer: am Socket, über HTTP und in Dateien. Der Schlüssel ist der
# Code, außer wo mehrere Sätze einen gemeinsam haben.

## Im Spiel
unknown-words = „{ $words }“ beantwortet hier keine Frage.
nothing-to-undo = Es gibt nichts rückgängig zu machen.
undo-too-late = Das lässt sich nicht mehr rückgängig machen: Späteres hängt davon ab.
game-over = Die Partie ist zu Ende.
stale-question = Das ist schon beantwortet, vielleicht in einem anderen Tab. Die aktuelle Frage steht auf dem Tisch.
bot-plays = Diesen Platz spielt gerade ein Bot; hol ihn dir zuerst zurück.
person-plays = Du spielst diesen Platz schon selbst.
not-gone = Die Person auf diesem Platz ist noch nicht lange genug weg.
already-ready = Du hast schon gesagt, dass du bereit bist; zieh das zuerst zurück.
nothing-to-close = Gerade gibt es nichts, wofür du bereit sein könntest.
answer-first = Beantworte erst deine letzte Frage, dann kannst du bereit sein.
phase-closes = Alle sind bereit; die Phase endet gerade.
has-resigned = Dieser Platz hat aufgegeben.
not-started = Die Partie hat noch nicht begonnen: Jemand fehlt oder ist noch nicht bereit.
has-started = Die Partie hat schon begonnen.
not-over = Die Partie ist noch nicht zu Ende.
not-asked-now = Von diesem Platz wird gerade nichts verlangt.
no-forecast = Gerade gibt es nichts vorherzusagen.
no-pointing = Auf Felder zeigen kann man nur, wenn alle zusammen spielen.
no-such-space = Dieses Feld gibt es nicht.
no-reactions = Gerade kann niemand reagieren.
too-busy = An diesem Tisch passiert zu viel auf einmal; versuch es noch einmal.
value-missing = Vor der Partie braucht „ready“ einen Wert: sechzehn zufällige Bytes von dir.

## Tische, Plätze und Personen
no-table = Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht, oder der Link ist unvollständig.
table-deleted = Dieser Tisch wurde gelöscht.
damaged = Diese Partie wurde von einer anderen Version gespeichert und kann hier nicht fortgesetzt werden.
other-edition = Diese Partie wurde mit anderen Regeln oder Spieldaten begonnen, als dieser Server jetzt hat; deshalb kann sie hier nicht fortgesetzt werden.
not-your-table = Nur die Person, die diesen Tisch angelegt hat, kann ihn löschen.
not-yours-to-fill = Nur die Person, die diesen Tisch angelegt hat, kann einen Platz einem Bot geben.
overloaded = Der Server hat gerade zu viel zu rechnen. Versuch es in ein paar Sekunden noch einmal.
too-much-work = Du hast diesen Server viel rechnen lassen. Warte ein wenig, bevor du mehr verlangst.
too-many-bot-tables = An zu vielen deiner Tische spielen nur Bots. Warte, bis einige dieser Partien zu Ende sind.
too-many-bot-tables-here = An zu vielen Tischen dieses Servers spielen nur Bots. Warte, bis einige dieser Partien zu Ende sind.
too-many-tables = Du hast zu viele Tische. Lösche zuerst einige davon.
too-many-bytes = Deine Tische brauchen zu viel Speicherplatz. Lösche zuerst einige davon.
too-many-bytes-here = Von deiner Adresse wurde zuletzt zu viel gespeichert. Versuch es später wieder.
no-seat = { $seats ->
    [one] Dieser Tisch hat nur einen Platz.
   *[other] Dieser Tisch hat die Plätze 1 bis { $seats }.
}
not-your-seat = Dieser Platz gehört dir nicht.
not-your-seats = Platz { $seat } gehört dir nicht; ohne Platz kannst du zusehen.
not-your-view = Dieser Platz gehört dir nicht; zusehen kannst du mit Platz 0.
no-seat-of-yours = Du hast an diesem Tisch keinen Platz.
not-joined = Du hast dich nicht mit Platz { $seat } angemeldet.
seat-taken = Diesen Platz hat schon jemand anders. Du kannst zusehen.
seat-wanted = Gerade fragt schon ein anderes Gerät nach diesem Platz. Versuch es in einer Minute noch einmal.
no-transfer = Niemand fragt mehr nach diesem Platz.
wrong-link = Dieser Link öffnet den Platz nicht. Bitte um einen neuen.
no-person = Sag zuerst, wer du bist: POST /api/people mit einem Namen.
forgotten-person = Der Server kennt dich nicht mehr; stell dich noch einmal vor.

## Ein Tisch, der einen Text fortsetzt
start-game = Der Text gehört zu einem anderen Spiel: { $game }, nicht { $wanted }.
start-options = Der Text wird mit { $option } gespielt, der Tisch ist aber auf { $wanted } eingestellt.
start-over = Wo dieser Text endet, ist die Partie zu Ende; es gibt nichts fortzusetzen.
start-seats = Der Text hat { $seats ->
        [one] einen Platz
       *[other] { $seats } Plätze
    }, der Tisch { $wanted }.
bad-record = Zeile { $line }, Spalte { $column }: { $why }
long-study = Dieser Text ist zu lang, um hier gespielt zu werden: höchstens { $lines } Zeilen.
long-text = Dieser Text ist zu lang, um hier gespielt zu werden: höchstens { $most } kB.
no-lesson = Dieses Spiel hat keine Lektion.
no-variant = Dieser Server bietet solche Daten für das Spiel nicht an. Er bietet: { $list }.
no-language = Die Regeln gibt es auf { $languages }.

## Nachrichten und Anfragen
bad-message = Das lässt sich nicht lesen: { $why }.
bad-name = Dieser Name geht nicht: Ein Name hat 1 bis 40 Zeichen, beginnt mit einem sichtbaren und enthält keine unsichtbaren.
bad-request = Das passt nicht: { $why }.
bad-start = Die erste Nachricht muss ein „join“ sein.
joined-already = Du hast dich schon angemeldet; nenne einen anderen Tisch oder öffne eine neue Verbindung.
no-body = Die Anfrage hat keinen Inhalt: Sende ein JSON-Objekt.
not-json = Sende JSON und sag es dazu: Content-Type: { $type }.
too-deep = Das ist zu tief verschachtelt, um gelesen zu werden.
too-large = Das ist größer, als der Server annimmt.
too-long = So lang ist hier keine Adresse.
too-slow = Die Anfrage ist nicht rechtzeitig angekommen.
cut-off = Die Anfrage ist nicht vollständig angekommen.
too-fast = Das war zu schnell. Warte kurz und versuch es dann noch einmal.
too-many-sockets = Von deiner Adresse gibt es zu viele Verbindungen; schließ einen Tab oder versuch es später.
foreign-origin = Diese Seite gehört nicht zu diesem Server.
unknown-host = Dieser Server heißt nicht { $name }. Soll er so heißen, kann der Betreiber das einstellen: --set origin=https://{ $name }
not-found = Hier ist nichts.
method-not-allowed = Das geht hier nicht; was geht, steht im Header Allow.
only-sockets = Diese Adresse nimmt nur WebSocket-Verbindungen an.
restart = Der Server startet gerade neu. Versuch es in ein paar Sekunden noch einmal.
store = Der Server kann seine Daten gerade weder lesen noch schreiben. Verloren ist nichts; versuch es noch einmal.
store-not-writable = In die Datenbank lässt sich nicht schreiben: { $why }
internal = Hier ist etwas schiefgegangen und wurde protokolliert. Geändert wurde nichts.
verbatim = { $why }
