# The plain table: any game that the page has no pictures for, drawn from its facts, questions and answers.
plain-yes = oui
plain-no = non
plain-you = (vous)
plain-shared = Sur la table
# $what is an event in the game's own terms: “Bid: amount 3”.
plain-somebody = { $name } : { $what }
plain-all-answered = Vous avez répondu à tout
plain-say-ready = Prêt
plain-unready = Pas encore prêt
plain-undo = Annuler
plain-hint = Conseil
# $words is an answer in the words of the notation: “bid 3”.
plain-hint-words = Un bot répondrait : { $words }
plain-result = Résultat
plain-no-winner = Personne ne gagne
plain-player = Joueur
plain-score = Points
plain-look = Regarder la table
