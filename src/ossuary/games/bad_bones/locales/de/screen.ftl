# The table of this game on the screen, besides things, events and questions.
play-phases = Phasen der Runde
play-others = Die anderen Spielpläne
play-own-board = Dein Spielplan
play-ready = Bereit
play-film = Die Skelette sind unterwegs
play-point = Auf ein Feld zeigen
play-point-text = Das nächste Feld, das du anklickst, leuchtet bei den anderen auf, auf jedem Spielplan. Entschieden wird damit nichts.
rival-open = Spielplan von { $name } vergrößern
rival-board = Spielplan von { $name }
rival-back = Spielplan von { $name } schließen
rival-fellow = Mitspieler
rival-only = { $bot ->
    [yes] Gegner · Bot
   *[no] Gegner
}
rival-left = { $bot ->
    [yes] Linker Nachbar · Bot
   *[no] Linker Nachbar
}
rival-right = { $bot ->
    [yes] Rechter Nachbar · Bot
   *[no] Rechter Nachbar
}
rival-across = { $bot ->
    [yes] Gegenüber · Bot
   *[no] Gegenüber
}
stat-tower = Turm
stat-towers = Türme
stat-houses = Häuser
stat-cemetery = Friedhof
dock-label = Vorrat, Verlauf und Friedhof
dock-faces = Wie herum
dock-unready = Nicht bereit
dock-ready = Bereit
dock-pass = Nichts legen
plan-offer = Oder lege gleich noch eine Falle: Held und Falle bestätigst du dann zusammen.
plan-made = Held und Falle bestätigst du zusammen mit „Bereit“.
dock-ready-count = { $ready } von { $persons }
face-slash = Steigt nach rechts
face-backslash = Fällt nach rechts
face-white = Weiße Seite oben
face-black = Schwarze Seite oben
slot-placing = legen
slot-on-board = gelegt
slot-use-now = jetzt nutzen
slot-retrieve = Zurück­nehmen
slot-retrieve-text = Nimm eine Falle von deinem Spielplan zurück; im Vorrat ist sie wieder heil.
tab-supply = Vorrat
tab-log = Verlauf
tab-cemetery = Friedhof
goal-versus = Sobald irgendein Turm oder Dorf gefallen ist, endet die Partie. Wer noch steht und die meisten Punkte hat, gewinnt.
goal-solo = Überstehe alle Runden. Fällt dein Turm oder dein Haus, hast du verloren.
goal-coop = Übersteht gemeinsam alle Runden. Brennt die Hauptstadt nieder oder verliert jemand alle Türme, habt ihr alle verloren.
forecast-label = Vorschau
forecast-trying = Wenn du das tust
forecast-tower = Turm { $change }
forecast-village = Dorf { $change }
forecast-capital = Hauptstadt { $change }
forecast-none = Kein Schaden
forecast-lost = { $what ->
    [tower] Nichts kann den Turm retten
    [village] Nichts kann das Dorf retten
   *[both] Nichts kann Turm und Dorf retten
}
forecast-kills = { $count ->
    [one] eines erschlagen
   *[other] { $count } erschlagen
}
forecast-sent = { $count ->
    [one] eines zu { $name }
   *[other] { $count } zu { $name }
}
forecast-back = { $count ->
    [one] eines kommt zurück
   *[other] { $count } kommen zurück
}
forecast-unsure = du musst noch wählen
space-label = { $legal ->
    [yes] { $space }: { $there }. Wählbar.
   *[no] { $space }: { $there }
}
space-empty = leer
space-damaged = { $name }, beschädigt
space-skeleton = { $model ->
    [blue] blaues Skelett
    [green] grünes Skelett
    [purple] lila Skelett
    [yellow] gelbes Skelett
    [red] rotes Skelett
    [artificer] Sprengmeister
    [necromancer] Totenbeschwörer
    [nice] netter Anführer
    [instructor] Ausbilder
    [spectral] Wiedergänger
    [saboteur] Saboteur
   *[emperor] Skelettkaiser
}, schaut nach { $facing ->
    [up] oben
    [right] rechts
    [down] unten
   *[left] links
}
space-arrow = Pfeil nach { $facing ->
    [up] oben
    [right] rechts
    [down] unten
   *[left] links
}
space-coming = nach der Skelettphase: { $skeleton }
space-waiting = { $skeleton }, im Wald vor { $space }
board-waiting = Warten in den Wäldern
