# Was an einer Datei der Notation, an einer Option oder an einer Erwartung nicht stimmt; jedes ein Satz für sich.

# An jeder Datei.
unreadable = Das lässt sich nicht lesen: { $why }.
not-utf-8 = Das ist kein UTF-8-Text.
no-dashes = Zwischen den Kopfzeilen und den Antworten fehlt die Zeile „---“.
tab = Hier steht ein Tabulator; nimm Leerzeichen.
no-such-game = Ein Spiel „{ $word }“ gibt es hier nicht; es gibt { $list }.
too-long-to-verify = Diese Aufzeichnung ist zu lang, um hier geprüft zu werden.
too-much-undone = In diesem Text werden zu viele Antworten rückgängig gemacht, als dass er hier gespielt werden könnte.
only-so-many-seats = { $seats ->
    [one] Es gibt nur einen Platz.
   *[other] Es gibt nur { $seats } Plätze.
}

# An ihrem Kopf.
no-header = Hier gehört eine Kopfzeile hin wie „seats: 2“, nicht „{ $word }“.
unknown-header = Eine Kopfzeile „{ $header }“ gibt es nicht; es gibt { $list }.
header-missing = Die Kopfzeile „{ $header }“ fehlt.
header-twice = Die Kopfzeile „{ $header }“ steht zweimal da.
header-number = „{ $header }“ ist eine Zahl von { $lowest } bis { $highest }, nicht „{ $word }“.
header-hex = „{ $header }“ besteht aus { $digits } Hexadezimalziffern.
other-rules = Hier werden diese Fassungen der Regeln gespielt: { $version }. { $word } ist nicht dabei.
empty-seed = Der Startwert („seed“) ist leer.
another-seed = Das ist nicht der Startwert, der versprochen wurde.

# An Optionen.
no-options = Eine Option „{ $word }“ gibt es nicht; dieses Spiel hat keine.
unknown-option = Eine Option „{ $word }“ gibt es nicht; dieses Spiel hat { $list }.
option-twice = Die Option „{ $option }“ ist zweimal angegeben.
option-value = „{ $option }“ kann { $list } sein, aber nicht „{ $word }“.
option-number = Zu „{ $option }“ gehört eine Zahl von { $lowest } bis { $highest }, nicht „{ $word }“.
for-one-seat = „{ $option }“ gibt es nur mit einem einzigen Platz.
for-more-seats = „{ $option }“ braucht mindestens zwei Plätze.
not-so-many-seats = { $game } ist für { $least } bis { $most } Plätze, nicht für { $seats }.

# An Zeilen.
line-begins = Eine Zeile beginnt mit der Nummer eines Platzes, *, = oder ?, nicht mit „{ $word }“.
nothing-behind = Hinter „{ $word }“ steht nichts.
no-answer = Die Antwort von Platz { $seat } fehlt.
chance-not-asked = Der Zufall hat hier nichts zu entscheiden.
chance-answers = Der Zufall kann hier { $list } antworten.
other-digest = Die Prüfsumme ist hier { $digest }.

# An Stellungen.
position-below = Eine Stellung steht eingerückt in den Zeilen darunter.
indented-outside = Eingerückte Zeilen gibt es nur in einer Stellung.
indent = Rücke Angaben zum Spiel um zwei Leerzeichen ein, die eines Platzes um vier, unter sein „seat N“.
no-seat-number = Hier gehört die Nummer eines Platzes hin, wie „seat 2“.
no-such-statement = Eine Angabe „{ $word }“ zum Spiel gibt es in dieser Spielart nicht.
no-such-statement-of-a-seat = Eine Angabe „{ $word }“ zu einem Platz gibt es in dieser Spielart nicht.
goes-on = Nach „{ $word }“ fehlt: { $wanted }.
does-not-fit = „{ $word }“ passt hier nicht; erwartet wird: { $wanted }.
no-number = „{ $word }“ ist keine Zahl von { $lowest } bis { $highest }.
unexpected = „{ $word }“ ist ein Wort zu viel.
no-count = Zu „{ $word }“ gehört keine Anzahl.
stated-twice = „{ $word }“ ist zweimal angegeben.
not-so-many = So viele „{ $word }“ gibt es in diesem Spiel nicht.
wanted-number = eine Zahl

# An Erwartungen, und was stattdessen da ist.
no-statement = Die Angabe fehlt.
seat-missing = Die Nummer eines Platzes fehlt.
score-missing = Hier gehört ein Punktestand hin, wie „? score 1 19“.
answer-missing = Die Antwort fehlt.
line-fails = Zeile { $line }: erwartet „{ $expected }“, gefunden: { $found }
found = { $text }
is-legal = Es ist erlaubt.
game-goes-on = Die Partie ist nicht zu Ende.
no-points = In dieser Spielart gibt es keine Punkte.
not-so = So ist es nicht.
other-chance = Der versprochene Startwert ergibt eine andere Antwort.
