# Looking at a game again.
replay-label = Replay
replay-scrub = Go to any moment
replay-back = Phase before
replay-play = Play
replay-next = Next phase
replay-as = Look through the eyes of
replay-share = Share this moment
replay-share-words = Look at this moment of our game
replay-verify = Is this game honest?
replay-fine = Good
replay-proof-proved = Yes. All { $answers } answers follow the rules, and every draw comes from a seed that was fixed before the first move and could not be changed after it.
replay-proof-not-proved = The answers follow the rules, but the draws do not follow from the seed that was promised.
replay-proof-not-revealed = All { $answers } answers follow the rules. Whether the draws were honest can be said when the game is over and its seed is shown.
replay-proof-not-committed = All { $answers } answers follow the rules. This game had no promised seed, so nothing can be said of its draws.
replay-proof-false = No. The record does not follow the rules, or was changed afterwards.
