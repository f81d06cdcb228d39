# The rules as a page and as a sheet, and their diagrams.

## The page
rules-back = Back
rules-contents = Contents
rules-clear = Clear the search
rules-legend = What the marks mean
rules-examples = Examples from the booklets
rules-examples-about = The booklets explain some moves with a picture. Here you can play them: watch one, or continue from it yourself.
rule-word = Rule
rules-table = Table
rules-known = How we know:
rules-known-seen = { $count ->
        [one] one value seen
       *[other] { $count } values seen
    }
rules-known-text = { $count ->
        [one] one from a booklet
       *[other] { $count } from a booklet
    }
rules-known-guess = { $count ->
        [one] one of our own
       *[other] { $count } of our own
    }
rules-how-seen = seen
    .text = Read off a picture of the real board, tile or card.
rules-how-text = from a booklet
    .text = A booklet says it in words.
rules-how-guess = our own
    .text = The value was in a picture that is lost. We chose one that fits everything else; a host with the real box can correct it.

## The player aid
rules-opening = At a glance
aid-title = Player aid
aid-print = Print
aid-rules = Back to the rules

## Diagrams
picture-label = Diagram: { $caption }
picture-play = Play
picture-pause = Pause
picture-go-on = Continue
picture-again = Again
picture-step = One step
picture-told = What happens
picture-failed = This diagram can’t be shown right now.
picture-try = Try it yourself
picture-show = Show me

## What the booklets leave open
ruling-booklet = The booklets:
ruling-taken = in this edition
ruling-edition = { $edition ->
        [1] in the first edition
       *[other] in edition { $edition }
    }
ruling-table = at this table
ruling-otherwise = This table plays it differently.
ruling-house = A table can decide differently: see House rules when you set it up.
rules-edition = { $edition ->
        [1] This table uses the first edition of the rules. Wherever it differs, the rule says so.
       *[other] This table uses edition { $edition } of the rules. Wherever it differs, the rule says so.
    }

## The box
box-title = The box
box-players = { $least }–{ $most } players
box-minutes = { $minutes } minutes
box-age = ages { $age } and up
box-components = What is in the box
box-credits = Who made it
box-published = Published
