# The page around the games: home, new table, lobby, menus, settings, notices.

## Everywhere
game-bad-bones = Bad Bones
game-dia-de-los-muertos = Día de los Muertos
you-name = Guest
close = Close
cancel = Cancel
again = Try again
loading = One moment…
back-home = Home
skip-to-content = Skip to content

## The corner at the top right
corner-language = Language
corner-light = Light
corner-dark = Dark
corner-sound-on = Sound on
corner-sound-off = Sound off
corner-rules = Rules

## Cards that explain a thing, and the rules
card-guess = The printed value is not known for certain; this one is ours.
card-rule-key = Rule { $rule }: press the question mark key.
rule-id = Rule { $rule }
rules-title = Rules: { $game }
rules-search = Search the rules
rules-found = { $count ->
        [0] No rule says that.
        [one] One rule
       *[other] { $count } rules
    }
rules-english = These rules are not told in your language yet.
rules-page = Open as a page
rules-mark-ruling = ruling
    .text = The booklets are silent or disagree here, so this page decides.
rules-mark-data = data
    .text = These values stand in the game’s data, with where they come from.

## Notices, and what was refused
notices-title = Notices
error-unknown = Something went wrong. Nothing was changed.
error-offline = The server can’t be reached. Nothing was lost; try again in a moment.
error-stale-question = That was answered already, perhaps in another tab. What is asked now is on the table.
error-no-table = There is no such table. Perhaps it was deleted, or the link is not whole.
error-no-person = This table does not know you any more. Load the page anew.
error-wrong-link = This link does not open the seat. Ask for a new one.
error-seat-taken = Somebody else has taken this seat. You can watch.
error-not-your-seat = That seat is not yours.
error-not-your-table = Only who made the table can do that.
error-not-over = The game is not over yet.
error-too-many-tables = You have too many tables. Delete some of them first.
error-too-many-requests = Too fast. Wait a moment, then go on.
error-too-fast = Too fast. Wait a moment, then go on.
error-store = The table can’t be written just now. Nothing was lost; try again.
error-damaged = This game was kept by another version and can’t be played on here.

## Seats and signs
seat-number = Player { $seat }
seat-bot = Bot { $number }
seat-free = Free seat
seat-onlooker = Onlooker
signs-title = Reactions
sign-clap = Well played
sign-laugh = Ha ha
sign-ouch = Ouch
sign-think = Let me think
sign-thanks = Thank you
sign-wave = Hello
sign-told = { $name }: { $sign }

## The curtain between two people at one screen
handover-title = { $name }, it’s yours
handover-text = Everybody else looks away for a moment.
handover-open = Open the curtain

## The menu of a table
menu-title = Table menu
menu-rematch = Play again
menu-watch = Link to watch
menu-watch-text = Come and watch
menu-return = Take my seat back
menu-leave = Let a bot play on
menu-leave-title = Take a break?
menu-leave-text = A bot plays on for { $name }. You can take the seat back whenever you like.
menu-leave-do = Let a bot play
menu-hand-over = Hand my seat over
menu-hand-over-title = Hand over your seat?
menu-hand-over-text = You get a new link. Whoever opens it first plays on for { $name }; you can watch.
menu-hand-over-do = Hand over
menu-hand-over-link = The link to your seat
menu-hand-over-link-text = Send it to one person. It opens the seat once.
menu-resign = Resign
menu-resign-title = Give up this game?
menu-resign-text = A bot plays on so that the others can. { $name } comes last, and this can’t be taken back.
menu-resign-do = Give up
menu-delete = Delete the table
menu-delete-title = Delete this table?
menu-delete-text = The game and its record are gone for everyone, for good.
menu-delete-do = Delete
menu-deleted = The table is gone.

## Sharing
share = Share
share-copy = Copy link
share-copied = The link is copied.
share-seat-text = A seat is waiting for you: { $game }
