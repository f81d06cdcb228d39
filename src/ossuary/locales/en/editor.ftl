# The position editor. $what is a thing's name or a list's, $line and $column count from 1.

editor-title = Position editor
editor-home = Position editor
editor-edit = Edit this position
editor-mend = Fix it in the editor
editor-other = switch to { $game }
editor-about = The text is a scenario: anyone who has Ossuary can run it with “ossuary check”.

editor-modes = Mode
editor-mode-lay = Set up
editor-mode-expect = Expect
editor-mode-play = Play on

editor-start = Start from
editor-start-own = Your own text
editor-start-empty = An empty board
editor-start-setup = The game’s own set-up

editor-options = Rules and players
editor-seats = Players
editor-done = Done
editor-undo = Undo
editor-redo = Redo
editor-unreadable = There is no board yet because the text can’t be read. The message below the text says where.

editor-pieces = Pieces

editor-hint-pick = Pick a piece, then choose where it goes. Choose one that is already there to turn it or remove it.

editor-seat = Player
editor-take = Remove: { $what }
editor-add-to = Add to: { $what }
editor-nothing = nothing
editor-expect-this = Expect this: { $what }
editor-expect-waiting = Expect these seats to be asked
editor-expect-over = Expect the game to be over

editor-of-game = The game
editor-round = Round
editor-phase = Phase

editor-text = Text
editor-text-label = The scenario as text
editor-trouble = Line { $line }, column { $column }:
editor-fails = Line { $line }:
editor-found = found: { $found }
editor-all-hold = { $count ->
    [one] One expectation, and it is met.
   *[other] All { $count } expectations are met.
}
editor-readable = The whole text can be played.

editor-copy = Copy
editor-download = Download
editor-study = Step through it
editor-bots = Play against bots
editor-freeze = Use this moment as the position
editor-lines = Lines
editor-back = Back to the editor
editor-last-line = Last line
editor-undo-line = Remove the last line

editor-report = Report or ask something
editor-report-bug = Something is wrong
editor-report-rule = A question about a rule
editor-report-version = rules version { $rules }
editor-report-expected = What I expected:
editor-report-question = What I want to know:
editor-report-happened = What happened:
editor-report-text = What will be copied
