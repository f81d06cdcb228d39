# Was am Tisch nicht geht, bei welchem Spiel auch immer: Probleme der API und des Sockets.
problem-bad-message = Das lässt sich nicht lesen: { $why }.
problem-bad-option = { $why }
problem-bad-record = Zeile { $line }, Spalte { $column }: { $why }
problem-bad-request = Das passt nicht: { $why }.
problem-bad-start = Die erste Nachricht muss ein „join“ sein.
problem-cut-off = Die Anfrage ist nicht vollständig angekommen.
problem-damaged = Diese Partie stammt aus einer anderen Version und kann hier nicht weitergespielt werden.
problem-foreign-origin = Diese Seite gehört nicht zum Tisch.
problem-forgotten-person = Dieser Tisch kennt dich nicht mehr; komm neu herein.
problem-internal = Hier ist etwas schiefgegangen und wurde notiert. Geändert wurde nichts.
problem-joined-already = Du sitzt schon hier; nenne einen anderen Tisch oder öffne eine neue Verbindung.
problem-long-study = Dieser Text hat mehr Zeilen, als hier gespielt werden: höchstens { $lines }, davon hundert „undo“.
problem-method-not-allowed = Das geht hier nicht; was geht, steht im Header Allow.
problem-no-body = Es fehlt der Inhalt: ein JSON-Objekt.
problem-no-game = Das Spiel „{ $game }“ gibt es hier nicht; es gibt { $games }.
problem-no-language = Die Regeln gibt es auf { $languages }.
problem-no-person = Sag zuerst, wer du bist: POST /api/people mit einem Namen.
problem-no-seat = { $seats ->
    [one] Dieser Tisch hat nur einen Platz.
   *[other] Dieser Tisch hat die Plätze 1 bis { $seats }.
}
problem-no-seat-of-yours = Du hast an diesem Tisch keinen Platz.
problem-no-table = Diesen Tisch gibt es nicht; vielleicht wurde er gelöscht, oder der Link ist unvollständig.
problem-not-found = Hier ist nichts.
problem-not-joined = Auf Platz { $seat } sitzt du nicht.
problem-not-json = Sende JSON und sag es dazu: Content-Type: { $type }.
problem-not-over = Die Partie ist noch nicht zu Ende.
problem-not-utf-8 = Das lässt sich nicht lesen: Es ist kein UTF-8.
problem-not-your-seat = Dieser Platz gehört dir nicht.
problem-not-your-seats = Platz { $seat } gehört dir nicht; ohne Platz kannst du zusehen.
problem-not-your-table = Einen Tisch löschen kann nur, wer ihn gemacht hat.
problem-not-your-view = Dieser Platz gehört dir nicht; zusehen kannst du mit Platz 0.
problem-other = { $why }
problem-seat-taken = Diesen Platz hat schon jemand anderes; du kannst zusehen.
problem-start-game = Der Text gehört zu einem anderen Spiel: { $game }, nicht { $wanted }.
problem-start-options = Der Text wird mit { $option } gespielt, der Tisch wäre mit { $wanted }.
problem-start-over = Wo dieser Text endet, ist das Spiel vorbei: Es gibt nichts weiterzuspielen.
problem-start-seats = Der Text hat { $seats ->
        [one] einen Platz
       *[other] { $seats } Plätze
    }, der Tisch { $wanted }.
problem-store = Der Tisch lässt sich gerade weder lesen noch schreiben; verloren ist nichts. Versuch es noch einmal.
problem-too-deep = Das ist zu tief verschachtelt, um gelesen zu werden.
problem-too-fast = Zu viele Nachrichten; warte eine Sekunde.
problem-too-large = Das ist mehr, als der Tisch annimmt.
problem-too-long = So lang ist hier keine Adresse.
problem-too-many-requests = Zu viele Anfragen; warte einen Moment, dann geht es weiter.
problem-too-many-sockets = Von hier sind zu viele verbunden; schließ einen Tab oder versuch es später.
problem-too-many-tables = Du hast zu viele Tische; lösch erst ein paar davon.
problem-too-slow = Die Anfrage ist nicht rechtzeitig angekommen.
problem-wrong-link = Dieser Link öffnet den Platz nicht; lass dir einen neuen geben.
