# The plain table: any game that the page has no pictures for, drawn from its facts, questions and answers.
plain-yes = ja
plain-no = nee
plain-you = (jij)
plain-shared = Op tafel
# $what is an event in the game's own terms: “Bid: amount 3”.
plain-somebody = { $name }: { $what }
plain-all-answered = Je hebt alles beantwoord
plain-say-ready = Klaar
plain-unready = Toch niet klaar
plain-undo = Ongedaan maken
plain-hint = Tip
# $words is an answer in the words of the notation: “bid 3”.
plain-hint-words = Een bot zou antwoorden: { $words }
plain-result = Uitslag
plain-no-winner = Niemand wint
plain-player = Speler
plain-score = Punten
plain-look = De tafel bekijken
