# What is wrong with a file, an option or an expectation; each is a sentence of its own.

# Any file.
unreadable = This can’t be read: { $why }.
not-utf-8 = This is not UTF-8 text.
no-dashes = The line “---” between the headers and the answers is missing.
tab = There is a tab here; use spaces.
no-such-game = There is no game “{ $word }” here; the games are { $list }.
too-long-to-verify = This record is too long to be verified here.
too-much-undone = This text undoes too many answers to be played here.
only-so-many-seats = { $seats ->
    [one] There is only one seat.
   *[other] There are only { $seats } seats.
}

# Headers.
no-header = A header like “seats: 2” is expected here, not “{ $word }”.
unknown-header = There is no header “{ $header }”; the headers are { $list }.
header-missing = The header “{ $header }” is missing.
header-twice = The header “{ $header }” appears twice.
header-number = “{ $header }” should be a number from { $lowest } to { $highest }, not “{ $word }”.
header-hex = “{ $header }” should be { $digits } hex digits.
other-rules = There is no edition “{ $word }” of the rules here; the editions are { $version }.
empty-seed = The seed is empty.
another-seed = This is not the seed that was committed to.

# Options.
no-options = There is no option “{ $word }”; this game has none.
unknown-option = There is no option “{ $word }”; this game has { $list }.
option-twice = The option “{ $option }” is given twice.
option-value = “{ $option }” can be { $list }, but not “{ $word }”.
option-number = “{ $option }” takes a number from { $lowest } to { $highest }, not “{ $word }”.
for-one-seat = “{ $option }” is only for games with one seat.
for-more-seats = “{ $option }” needs two seats or more.
not-so-many-seats = { $game } is for { $least } to { $most } seats, not { $seats }.

# Lines.
line-begins = A line begins with a seat’s number, *, = or ?, not “{ $word }”.
nothing-behind = There is nothing after “{ $word }”.
no-answer = Seat { $seat }’s answer is missing.
chance-not-asked = Chance has nothing to decide here.
chance-answers = Chance can answer { $list } here.
other-digest = The digest here is { $digest }.

# Positions.
position-below = A position is written on the lines below, indented.
indented-outside = An indented line belongs only in a position.
indent = Indent statements of the game by two spaces, those of a seat by four, below its “seat N”.
no-seat-number = A seat’s number is expected here, like “seat 2”.
no-such-statement = The game has no statement “{ $word }” in this mode.
no-such-statement-of-a-seat = A seat has no statement “{ $word }” in this mode.
goes-on = “{ $word }” should be followed by: { $wanted }.
does-not-fit = “{ $word }” does not fit here; it should be: { $wanted }.
no-number = “{ $word }” is not a number from { $lowest } to { $highest }.
unexpected = “{ $word }” is one word too many.
no-count = “{ $word }” takes no count.
stated-twice = “{ $word }” is stated twice.
not-so-many = There are not that many “{ $word }” in this game.
wanted-number = a number

# Expectations, and what was found instead.
no-statement = The statement is missing.
seat-missing = A seat’s number is missing.
score-missing = A score is expected here, like “? score 1 19”.
answer-missing = The answer is missing.
line-fails = Line { $line }: expected “{ $expected }”, found: { $found }
found = { $text }
is-legal = It is legal.
game-goes-on = The game is not over.
no-points = There are no points in this mode.
not-so = That is not the case.
other-chance = The seed that was committed to gives another answer.
