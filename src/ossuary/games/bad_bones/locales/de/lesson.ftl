# What the guide says in the lesson.
lesson-bad-bones-welcome = Willkommen! Das ist deine Lichtung. Aus den Wäldern kommen Skelette, und zwei Dinge musst du verteidigen: den Turm in der Mitte und das Dorf unten. Vier Skelette warten schon am Rand.
lesson-bad-bones-hero = Zuerst zieht dein Held: jede Runde ein Feld weit, in jede Richtung. Führe ihn nach b4, näher an den linken Wald.
lesson-bad-bones-wall = Nun eine Falle. Wer gegen eine Mauer läuft, prallt ab wie ein Ball. Neige sie nach links, so: \ , und lege sie auf e5, direkt vor das lila Skelett.
lesson-bad-bones-forecast = Siehst du die Geister? Sie zeigen, wo nach dieser Phase alle stehen werden. Lila ist nicht dabei: Es prallt von deiner Mauer ab, über den Rand, und macht jemand anderem Sorgen.
lesson-bad-bones-ready = Noch ist nichts endgültig: Du kannst es rückgängig machen und etwas anderes versuchen. Zufrieden? Dann drück auf „Bereit“.
lesson-bad-bones-film = Und los, jedes ein Feld. Lila trifft auf die Mauer und landet auf dem Friedhof deines Gegners. Die Mauer ist jetzt beschädigt: Beim zweiten Mal bricht sie.
lesson-bad-bones-arrows = Siehst du die Pfeile im Schnee? Ein Skelett, das in ihrer Richtung läuft, biegt mit ihnen ab, zum Turm oder zum Dorf. Läuft eines in den Turm, kostet es dich ein Stockwerk, erreicht eines das Dorf, ein Haus. Eine Falle verdeckt die Pfeile ihres Feldes.
lesson-bad-bones-arrivals = Am Ende jeder Runde ziehen alle drei neue Skelette. Sie warten in deinen Wäldern, zusammen mit denen, die dir andere geschickt haben.
lesson-bad-bones-fell = Dein Held ist nah genug. Geh auf a4: Er erschlägt alle Skelette auf dem Feld, das er betritt.
lesson-bad-bones-catapult = Schau auf b5: Grün läuft gerade dorthin, und zwei weitere kommen genau dort aus dem Wald. Lege ein Katapult darauf. Wer darauf tritt, fliegt zu einem Gegner.
lesson-bad-bones-flown = Drei auf einen Streich! Sie tauchen in den Wäldern deines Gegners auf. Nun nach a5: Dein Held erschlägt Lila, und das nächste läuft ihm direkt ins Schwert.
lesson-bad-bones-retrieve = Statt eine Falle zu legen, darfst du eine zurücknehmen. Die beschädigte Mauer auf e5 ist im Vorrat wieder wie neu.
lesson-bad-bones-pieces = Zwei Dinge fehlen noch. Vor einem Drachen flieht jedes Skelett dorthin, wo du es willst, und er darf sogar auf Skeletten landen. Zu einem Schatz drehen sich alle, die daneben stehen; steht am Ende eines darauf, ist er gestolen, außer dein Held bewacht ihn.
lesson-bad-bones-end = Das ist schon alles. Sobald ein Turm kein Stockwerk oder ein Dorf kein Haus mehr hat, endet die Partie. Von denen, die noch stehen, gewinnt, wer die meisten Punkte hat: für Stockwerke, Häuser und Sterne auf Fallen. Spiel weiter, wenn du magst!
