# What the guide says in the lesson.
lesson-dia-de-los-muertos-first-game = Eine erste Partie
lesson-dia-de-los-muertos-welcome = Willkommen auf dem Friedhof! Du bist Skelett 1. Wer zuerst ins Ziel kommt, bekommt am meisten Punkte, und Feste unterwegs bringen noch mehr. Wir steigen spät ein: Du hattest schon die Totenmusik, dein Gegner den Totentanz.
lesson-dia-de-los-muertos-cards = Jede Karte hat zwei Seiten. Auf der Rückseite, für alle zu sehen, sind Knochen: So viele Felder kommst du damit weit. Auf der Vorderseite, nur für dich, steht eine Aktion.
lesson-dia-de-los-muertos-lay = Eine Runde beginnt damit, dass alle eine Karte verdeckt legen. Lege „Treten“: Auf der Rückseite sind zwei Knochen.
lesson-dia-de-los-muertos-move = Erst jetzt entscheidest du, wofür du die Karte benutzt. Diesmal wird nicht getreten: Wähle die Bewegung.
lesson-dia-de-los-muertos-banquet = Der Totenschmaus ist gleich nebenan, auf 19. Geh hinein: Er ist drei Punkte wert.
lesson-dia-de-los-muertos-gravedigger = Jedes Fest schickt den Totengräber weiter. Das war das letzte: Er gibt den Weg zum Ziel frei, und du sagst, wo er für immer bleibt. Schick ihn auf 16, dann steht er dir nicht im Weg.
lesson-dia-de-los-muertos-dog = Ein Knochen ist übrig. Was dein Skelett nicht braucht, bekommt der Hund: Führe ihn auf 22. Er beißt, wen er dort trifft.
lesson-dia-de-los-muertos-dodge = Autsch! Eine Tracht Prügel würde dich einen Arm kosten. Aber du kannst ausweichen: Spiel die Karte, und nichts passiert.
lesson-dia-de-los-muertos-exchange = Wenn alle gespielt haben, darfst du Karten tauschen, zwei gegen eine. Deine sind gut: Nicht tauschen.
lesson-dia-de-los-muertos-cake = Und jetzt ein wenig Unfug. Lege die Torte.
lesson-dia-de-los-muertos-let = Dein Gegner will losgehen, und du wirst gefragt, ob du ihn festhältst. Gefragt werden alle, die die Karte haben könnten, ob sie sie haben oder nicht: So erfährt niemand etwas. Halte ihn nicht fest.
lesson-dia-de-los-muertos-act = Du bist dran, und diesmal zählt die Vorderseite: Spiel die Aktion. Eine Torte fliegt bis zu fünf Felder weit.
lesson-dia-de-los-muertos-back = Wähle eine Handkarte deines Gegners nach ihrer Rückseite; ihre Vorderseite entscheidet, welchen Körperteil er verliert. Nimm eine mit zwei Knochen.
lesson-dia-de-los-muertos-end = Ein Bein! Auf einem Bein kommt man höchstens zwei Felder weit. Du hast zwei Karten gezogen, wie nach jeder Aktion, und das Tor ist offen: über 18, 8, 7 und 17 ins Ziel. Spiel weiter und gewinn das Rennen!
