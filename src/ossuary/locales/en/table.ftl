# What the table says in any game.
unknown-words = “{ $words }” is not an answer to anything here.
nothing-to-undo = There is nothing of yours to take back.
undo-too-late = That can't be taken back any more: something later depends on it.
game-over = The game is over.
