# The plain table: any game that the page has no pictures for, drawn from its facts, questions and answers.
plain-yes = ja
plain-no = nein
plain-you = (du)
plain-shared = Auf dem Tisch
# $what is an event in the game's own terms: “Bid: amount 3”.
plain-somebody = { $name }: { $what }
plain-all-answered = Du hast alles beantwortet
plain-say-ready = Bereit
plain-unready = Doch nicht bereit
plain-undo = Rückgängig
plain-hint = Tipp
# $words is an answer in the words of the notation: “bid 3”.
plain-hint-words = Ein Bot würde antworten: { $words }
plain-result = Ergebnis
plain-no-winner = Niemand gewinnt
plain-player = Spieler
plain-score = Punkte
plain-look = Den Tisch ansehen
