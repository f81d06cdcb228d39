# The page around the games: home, new table, lobby, menus, settings, notices.

## Everywhere
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
rules-english = These rules are not available in your language yet; here they are in English.
rules-page = Open as a page
rules-mark-ruling = ruling
    .text = The booklets are silent or disagree here, so this page decides.
rules-mark-data = data
    .text = These values stand in the game’s data, with where they come from.

## Notices, and what was refused
notices-title = Notices
error-unknown = Something went wrong. Nothing was changed.
error-offline = The server can’t be reached. Nothing was lost; try again in a moment.
error-no-person = This table does not know you any more. Reload the page.

## Seats and emotes
seat-number = Player { $seat }
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
handover-title = { $name }, your turn
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

## Home
home-tag = Two games of restless bones
home-now = Play now
home-now-text = { $count ->
        [one] against a bot
       *[other] against { $count } bots
    }
home-now-kept = { $count ->
        [one] One bot
       *[other] { $count } bots
    }, as last time
home-tune = Choose bots and rules
home-friends = With friends
home-pass = Pass and play
home-solo = Solo
home-learn = Learn
home-docs = For bot authors

## My games
games-title = My games
games-none = Nothing here yet. Your games will come to rest in these graves.
games-all = All { $count } games
games-running = Under way
games-open = Gathering
games-over = Finished
games-more = Show older games
games-new = A new game
line-bots = { $count ->
        [one] one bot
       *[other] { $count } bots
    }
line-here = { $count } at this screen
line-free = { $count ->
        [one] One seat free
       *[other] { $count } seats free
    }
line-gathering = Not everyone is ready
line-waiting = { $count ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
line-turn = Your turn
line-over = Finished
line-won = You won
line-lost = Lost
line-round = round { $round }
line-resume = Resume
line-watch = Watch
line-enter = Enter
line-replay = Replay

## Today's challenge
challenge-title = Today’s challenge
challenge-text = Same start for everybody.
challenge-made = { $made } of { $tried } made it.
challenge-first = Nobody has tried it yet.
challenge-take = Take it on
challenge-back = Back to it

## Settings
settings-title = Settings
settings-name = Your name
    .text = What the others call you at the table.
settings-keep = Keep
settings-named = You are { $name } now.
settings-devices = Other devices
    .text = Anyone playing under your name elsewhere will be signed out.
settings-sign-out = Sign them out
settings-signed-out = Only this device is signed in now.
settings-theme = Light or dark
settings-theme-system = Like the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-play = At the table
settings-speed = Speed of the film
    .text = How fast the skeletons walk. You can always skip.
settings-speed-1 = Slow
settings-speed-2 = Normal
settings-speed-3 = Fast
settings-speed-4 = Very fast
settings-sound = Sound
    .text = Bones rattle, and a bell rings when it is your turn.
settings-autoReady = Ready by itself
    .text = When nothing is left to choose, you are ready at once. Then there is no taking back.
settings-forecast = Forecast
    .text = Ghosts show where your skeletons will stand.
settings-curtain = Curtain
    .text = When you share one screen, a curtain falls between two people.

## When something goes wrong
trouble-lost = Nothing is buried here
    .text = This address leads nowhere. Perhaps a character is missing.
trouble-no-table = There is no such table
    .text = It was deleted, or the link is incomplete.
trouble-deleted = The table was cleared away
    .text = The person who created it has deleted it, along with its game.
trouble-wrong-link = This link opens no seat
    .text = Ask for a new one. Until then you can watch.
trouble-seat-taken = This seat is taken
    .text = Somebody else was faster. You can watch, or ask for another link.
trouble-handed-over = Your seat was handed over
    .text = Somebody else plays on there. You can watch.
trouble-offline = The server can’t be reached
    .text = Your game is safe there. We keep trying.
trouble-failed = Something broke on this page
    .text = The game itself is safe. Reload the page.
trouble-watch = Watch
trouble-reload = Reload

## A new table
new-title = A table of { $game }
new-ways = How do you want to play?
new-way-now = Against bots
new-way-friends = With friends
new-way-pass = Pass and play
new-way-solo = Solo
new-hint-now = You and your bots. The game begins at once.
new-hint-friends = Each free seat gets a link to send. Bots are already seated.
new-hint-pass = Everyone plays at this screen, one after the other, behind a curtain.
new-who-sits = Who sits at the table
new-who = Who sits at seat { $seat }?
new-you = You
new-friend = A friend
new-bot = Bot
new-kind-person = at this screen
new-kind-link = by link
new-kind-bot = bot
new-name = Name of player { $seat }
new-level = Level: { $level }. Press to change.
level-random = Clumsy
level-greedy = Strong
new-add = Add a chair
new-remove = Remove seat { $seat }
new-seats = { $count ->
        [one] One seat
       *[other] { $count } seats
    }
new-alone = You alone
new-links = { $count ->
        [one] one link
       *[other] { $count } links
    }
new-rounds = { $count ->
        [one] one round
       *[other] { $count } rounds
    }
new-less = Less: { $what }
new-more = More: { $what }
new-clock = Clock
    .text = A clock of your own.
new-clock-none = None
    .text = Everyone takes the time they need.
new-clock-relaxed = Relaxed
    .text = 90 seconds a choice, and 15 minutes in reserve.
new-clock-brisk = Brisk
    .text = 20 seconds a choice, and 3 minutes in reserve.
new-reactions = Time to react
    .text = How long the others have to react.
new-seconds = { $count } s
new-begin = Begin
new-open = Get the links
error-bad-option = These choices do not go together.

## The lobby
lobby-name = What should we call you?
lobby-ready = Ready
lobby-say-ready = Take your seat, then say ready.
lobby-free = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    } Send the links.
lobby-free-guest = { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
lobby-waiting = Waiting for { $names }.
lobby-bot = Let a bot sit here
lobby-begins = Everyone is here. The game begins.
lobby-watching = You are watching. The game begins when everyone is ready.
lobby-state-bot = Ready
lobby-state-free = Free
lobby-state-ready = Ready
lobby-state-here = Here
lobby-state-away = Away
share-qr = Show as a code to scan
share-qr-title = Scan to be { $seat }
share-once = The link opens this seat once.

## The connection to the table
line-cut = Connection lost. Your game is safe; reconnecting…
line-restart = The server is restarting. Your game is safe; one moment…
line-back = Connected again.

## Lessons
learn-guide = Your guide
learn-step = Step { $number } of { $count }
learn-next = Go on
learn-end = Play on without the guide
learn-other = Not that one this time.
learn-back = Back
learn-resume = Back to the lesson
learn-play = Play a game
learn-play-on = Play on here
trouble-no-lesson = There is no lesson right now
    .text = Try again in a while. The rules tell everything too, and bots forgive a lot.
