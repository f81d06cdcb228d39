# The position editor. $what is a thing's name or a list's, $line and $column count from 1.

editor-title = Position editor
editor-home = Position editor
editor-edit = Edit this position
editor-mend = Mend it in the editor
editor-other = to { $game }
editor-about = The text is a scenario: anybody who has Ossuary can run it with “ossuary check”.

editor-modes = What you do here
editor-mode-lay = Set up
editor-mode-expect = Expect
editor-mode-play = Play on

editor-start = Begin with
editor-start-own = your own text
editor-start-empty = An empty board
editor-start-setup = The game’s own set-up

editor-options = Rules and players
editor-seats = Players
editor-done = Done
editor-undo = Undo
editor-redo = Redo
editor-unreadable = There is no board yet: the text can’t be read. It says where.

editor-pieces = Pieces

editor-hint-pick = Take a piece, then choose where it goes. Choose what lies there to turn it or take it away.

editor-seat = Player
editor-take = Take away: { $what }
editor-add-to = Add to: { $what }
editor-nothing = nothing
editor-expect-this = Expect this: { $what }
editor-expect-waiting = Expect these seats to be asked
editor-expect-over = Expect the end

editor-of-game = The game
editor-round = Round
editor-phase = Phase

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
