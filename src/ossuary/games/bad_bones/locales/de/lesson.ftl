# What the guide says in the lesson.
lesson-bad-bones-welcome = Willkommen! Das ist deine Lichtung. Aus den Wäldern kommen Skelette, und zwei Dinge hältst du gegen sie: den Turm in der Mitte und das Dorf unten. Vier von ihnen warten schon am Rand.
lesson-bad-bones-hero = Zuerst zieht dein Held: jede Runde ein Feld weit, in jede Richtung. Führe ihn nach b4, näher an den linken Wald.
lesson-bad-bones-wall = Nun eine Falle. Eine Mauer lenkt jeden ab, der hineinläuft, wie einen Ball. Lehne sie nach links, so: \ , und lege sie auf e5, gleich vor das lila Skelett.
lesson-bad-bones-forecast = Siehst du die Schatten? Sie zeigen, wo nach dieser Phase alle stehen werden. Lila ist nicht dabei: Es prallt an deiner Mauer ab, über den Rand, und wird jemand anderem zur Sorge.
lesson-bad-bones-ready = Bis du es sagst, ist nichts endgültig: Du kannst zurücknehmen und anderes versuchen. Zufrieden? Dann sag, dass du fertig bist.
lesson-bad-bones-film = Und los, jedes ein Feld. Lila trifft die Mauer und landet auf dem Friedhof deines Gegners. Die Mauer hat jetzt einen Riss: Beim zweiten Mal bricht sie.
lesson-bad-bones-arrivals = Am Ende einer Runde zieht jeder drei neue Skelette. Sie warten in deinen Wäldern, zusammen mit denen, die dir andere geschickt haben.
lesson-bad-bones-fell = Dein Held ist nur einen Schritt entfernt. Geh auf a4: Wer dort steht, wohin er geht, ist erledigt.
lesson-bad-bones-catapult = Schau auf b5: Grün läuft hinein, und zwei kommen genau dort aus dem Wald. Lege ein Katapult darauf. Wer es betritt, fliegt zu einem Gegner.
lesson-bad-bones-flown = Drei auf einen Streich! Sie tauchen in den Wäldern des anderen auf. Nun nach a5: Dein Held erledigt Lila, und das nächste läuft ihm ins Schwert.
lesson-bad-bones-retrieve = Statt eine Falle zu legen, darfst du eine zurücknehmen. Die rissige Mauer auf e5 ist im Vorrat wieder wie neu.
lesson-bad-bones-end = Mehr ist es nicht, bis auf Drache und Schatz: Probier sie aus. Sobald ein Turm kein Stockwerk oder ein Dorf kein Haus mehr hat, endet das Spiel, und von den anderen gewinnt, wer die meisten Punkte hat: Stockwerke, Häuser und Sterne auf Fallen. Spiel weiter, wenn du magst!
