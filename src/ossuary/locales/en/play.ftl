# Any game’s table on the screen.
play-home = Back to the start page
play-round = Round { $round }
play-rule = Rule { $rule }
play-waiting = Waiting for the others
play-waiting-for = Waiting for { $names }
# More than three are waited for: $names are the first two, $count is at least two.
play-waiting-for-more = Waiting for { $names } and { $count } others
play-bot-for-you = A bot is playing for you
play-resigned = You have resigned
play-watching = You are watching
play-past = Looking back
play-over = The game is over

seat-is-thinking = Thinking
seat-is-ready = Ready
seat-is-away = Away
seat-is-bot = Bot playing
seat-is-resigned = Resigned
bot-name-1 = Bruno
bot-name-2 = Mira
bot-name-3 = Jonas
bot-name-4 = Tilda
bot-name-5 = Oskar
bot-name-6 = Vera

## The clock of a seat
clock-left = Time left
clock-warning = { $seconds } seconds left.

## The line above the table
strip-label = About your seat
strip-bot = A bot is playing for you.
strip-bot-name = A bot is playing for { $name }.
strip-resigned = You have resigned. A bot plays on so that the others can finish.
strip-resigned-name = { $name } has resigned. A bot plays on so that the others can finish.
strip-handed-over = Nobody has opened the link to your seat yet. Until then you can keep it.
strip-keep = Keep my seat
strip-gone = { $name } has been gone for a while.
strip-free = Nobody has taken { $name }’s seat yet.
strip-bot-for = Let a bot take over
strip-bot-wanted = You’ve asked for a bot to take over from { $name }. The others still have to agree.
strip-bot-wanted-by = { $others } { $count ->
        [one] wants
       *[other] want
    } a bot to take over from { $name }.
# $name is how the other device’s person calls themselves, $seat whose seat it is at this shared screen.
strip-transfer = “{ $name }” is asking for your seat from another device. Unless you refuse, it moves there in { $seconds } s.
strip-transfer-name = “{ $name }” is asking for { $seat }’s seat from another device. Unless you refuse, it moves there in { $seconds } s.
strip-transfer-agree = That’s me
strip-transfer-refuse = Refuse
strip-lost = Your seat has moved to another device.
strip-take-back = Take it back

## What stands below and beside the table
dock-undo = Undo
dock-hint = What would a strong player do?

log-label = Log
log-empty = Nothing has happened yet.
log-begin = Set-up
log-chapter = Round { $round } · { $phase }
log-back = Show this moment
log-later = Show later moves too
play-whose = { $name }: { $text }
film-label = Animation
film-pause = Pause
film-play = Continue
film-skip = Skip
film-past = You are looking back at round { $round }
film-now = Back to now
score-title = Score sheet
score-won-you = You win!
score-won-shared-you = You win, together with { $names }!
score-won = { $names } wins!
score-won-shared = { $names } win together!
auto-ready-offer = Be ready automatically?
auto-ready-yes = Turn it on
auto-ready-no = No, thanks
auto-ready-on = Done. You can turn it off in the settings.

## Keys
keys-title = Keys
keys-answer = Choose an answer or a card by its number
keys-board = Move around the board; Enter chooses a space
keys-turn = Turn the trap in hand
keys-skip = Skip the animation
keys-escape = Close, or back to the present
keys-rule = Show the rule for whatever is focused, or this list
