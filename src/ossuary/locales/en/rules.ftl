# The rules as a page and as a sheet, and their diagrams.

## The page
rules-back = Back
rules-contents = Contents
rules-clear = Clear the search
rules-legend = What the marks mean
rules-examples = Examples from the booklets
rules-examples-about = The booklets explain some moves with a picture. Here they are to be played: watch one, or go on from it yourself.
rule-word = Rule
rules-table = Table
rules-known = How we know it:
rules-known-seen = { $count ->
        [one] one value seen
       *[other] { $count } values seen
    }
rules-known-text = { $count ->
        [one] one from a booklet
       *[other] { $count } from a booklet
    }
rules-known-guess = { $count ->
        [one] one our own
       *[other] { $count } our own
    }
rules-how-seen = seen
    .text = Read off a picture of the real board, tile or card.
rules-how-text = from a booklet
    .text = A booklet says it in words.
rules-how-guess = our own
    .text = The value stood in a picture that is lost. We chose one that fits all the rest; a host with the real box can correct it.

## Diagrams
picture-label = Diagram: { $caption }
picture-play = Play
picture-pause = Pause
picture-go-on = Go on
picture-again = Again
picture-step = One step
picture-told = What happens
picture-failed = This diagram can’t be shown just now.
picture-try = Try it yourself
picture-show = Show me
