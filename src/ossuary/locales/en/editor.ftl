# The position editor. $what is a thing's name or a list's, $line and $column count from 1.

editor-title = Position editor
editor-home = Position editor
editor-edit = Edit this position
editor-mend = Mend it in the editor
editor-other = to { $game }
editor-about = The text is a scenario: whoever has Ossuary can run it, with “ossuary check”.

editor-modes = What you do here
editor-mode-lay = Set up
editor-mode-expect = Expect
editor-mode-play = Play on

editor-start = Begin with
editor-start-own = your own text
editor-start-empty = An empty board
editor-start-setup = The game’s own set-up
editor-start-siege = A tower under siege
editor-start-market = The market opens
editor-start-together = Together, round six
editor-start-attack = Who attacks whom?
editor-start-gate = Before the open gate

editor-options = Rules and players
editor-seats = Players
editor-done = Done
editor-undo = Undo
editor-redo = Redo
editor-unreadable = There is no board yet: the text can’t be read. It says where.

editor-pieces = Pieces
editor-skeletons = Skeletons
editor-traps = Traps
editor-facing = Facing
editor-inwards = As it enters
editor-up = Upwards
editor-right = To the right
editor-down = Downwards
editor-left = To the left
editor-lies = Which side is up
editor-yet-to-move = Yet to move
editor-side-left = left forest
editor-side-top = top forest
editor-side-right = right forest
editor-side-bottom = bottom forest
editor-figures = Figures
editor-cards = Cards
editor-festivities = Festivities
editor-hand = Hand
editor-laid = Laid card
editor-discards = Discard pile
editor-pile = Hiding place { $field }

editor-hint-pick = Take a piece, then choose where it goes. Choose what lies there to turn it or take it away.
editor-hint-put = Choose a space or a list for the piece in your hand. Escape lays it down.
editor-hint-field = Choose a field for the piece in your hand. Escape lays it down.
editor-hint-lay = Choose a list or a hiding place for the card in your hand. Escape lays it down.
editor-hint-expect = This is how it stands after the last line. Choose what shall be so: it becomes a “?” line.
editor-hint-expect-dia = This is how it stands after the last line. Choose a field or a list: it becomes a “?” line.

editor-board = Board: { $name }
editor-seat = Player
editor-on-space = On { $space }
editor-turn = Turn: { $what }
editor-flip = Other side up: { $what }
editor-wear = Damaged or whole: { $what }
editor-take = Take away: { $what }
editor-add-to = Add to: { $what }
editor-nothing = nothing
editor-expect-this = Expect this: { $what }
editor-expect-waiting = Expect who is asked
editor-expect-over = Expect the end

editor-of-game = The game
editor-hero-there = on the board
editor-hero-none = out of the game
editor-round = Round
editor-phase = Phase
editor-at = Field
editor-arms = Arms
editor-legs = Legs
editor-rank = Rank
editor-left-of = Left: { $what }

editor-text = Text
editor-text-label = The scenario as text
editor-trouble = Line { $line }, column { $column }:
editor-fails = Line { $line }:
editor-found = found: { $found }
editor-all-hold = { $count ->
    [one] One expectation, and it holds.
   *[other] { $count } expectations, and all hold.
}
editor-readable = All of it can be played.

editor-copy = Copy
editor-download = Download
editor-study = Look at it step by step
editor-bots = Play it against bots
editor-freeze = Make this moment the position
editor-lines = Lines
editor-back = Back to the editor
editor-last-line = Last line
editor-undo-line = Take the last line away

editor-report = Report or ask
editor-report-bug = Something is wrong
editor-report-rule = A question about a rule
editor-report-version = rules version { $rules }
editor-report-expected = What I expected:
editor-report-question = What I want to know:
editor-report-happened = What happened:
editor-report-text = What will be copied
