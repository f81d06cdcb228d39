# The plain table: any game that the page has no pictures for, drawn from its facts, questions and answers.
plain-yes = yes
plain-no = no
plain-you = (you)
plain-shared = On the table
# $what is an event in the game's own terms: “Bid: amount 3”.
plain-somebody = { $name }: { $what }
plain-all-answered = You have answered everything
plain-say-ready = Ready
plain-unready = Not ready yet
plain-undo = Undo
plain-hint = Hint
# $words is an answer in the words of the notation: “bid 3”.
plain-hint-words = A bot would answer: { $words }
plain-result = Result
plain-no-winner = Nobody wins
plain-player = Player
plain-score = Points
plain-look = Look at the table
