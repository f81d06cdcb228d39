# The page around the games: home, new table, lobby, menus, settings, notices.

## Everywhere
you-name = Your name
# Names for people who give none, with commas between them: animals and flowers.
guest-names = Otter, Heron, Badger, Lynx, Hedgehog, Swallow, Marten, Kestrel, Dormouse, Wren, Beaver, Magpie, Salmon, Toad, Gecko, Puffin, Walrus, Ibex, Owl, Fox, Hare, Robin, Moose, Newt, Poppy, Clover, Thistle, Heather, Foxglove, Bluebell, Buttercup, Daisy, Sunflower, Snowdrop, Lupin, Cornflower, Honeysuckle, Peony, Anemone, Primrose, Columbine, Yarrow, Sorrel, Mallow, Teasel, Gentian, Larkspur, Edelweiss
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
card-guess = We don’t know the printed value for certain; this one is our own.
card-rule-key = Rule { $rule }: press the question mark key to read it.
rule-id = Rule { $rule }
rules-title = Rules: { $game }
rules-search = Search the rules
rules-found = { $count ->
        [0] No rule mentions that.
        [one] One rule
       *[other] { $count } rules
    }
rules-english = These rules are not available in your language yet; here they are in English.
rules-page = Open as a full page
rules-mark-ruling = ruling
    .text = The booklets are silent or disagree here, so this page decides.
rules-mark-data = data
    .text = These values are in the game’s data, with a note on where they come from.

## Notices, and what was refused
notices-title = Notices
error-unknown = Something went wrong. Nothing was changed.
error-offline = The server can’t be reached. Nothing was lost; try again in a moment.
error-no-person = The server no longer recognises you. Reload the page.
error-bad-request = The page and the server don’t understand each other. Reload the page.
error-bad-message = The page and the server don’t understand each other. Reload the page.

## Seats and emotes
seat-number = Player { $seat }
seat-free = Free seat
seat-onlooker = Spectator
signs-title = Emotes
sign-clap = Well played
sign-laugh = Ha ha
sign-ouch = Ouch
sign-think = Let me think
sign-thanks = Thank you
sign-wave = Hello
sign-told = { $name }: { $sign }

## The curtain between two people at one screen
handover-title = { $name }, it’s your turn
handover-text = Everyone else, please look away.
handover-open = Open the curtain

## The menu of a table
menu-title = Table menu
menu-rematch = Rematch
menu-watch = Link for spectators
menu-watch-text = Come and watch our game
menu-elsewhere = Continue on another device
menu-elsewhere-text = Open this link on your other device. Here you’ll be asked whether your seat may move. Keep the link to yourself.
menu-return = Take my seat back
menu-leave = Let a bot take over
menu-leave-title = Take a break?
menu-leave-text = A bot takes over from { $name }. You can take the seat back whenever you like.
menu-leave-do = Let a bot take over
menu-hand-over = Hand my seat over
menu-hand-over-title = Hand over your seat?
menu-hand-over-text = You get a new link. Whoever opens it first takes over from { $name }, and you can watch.
menu-hand-over-do = Hand over
menu-hand-over-link = The link to your seat
menu-hand-over-link-text = Send it to one person. It works only once.
menu-resign = Resign
menu-resign-title = Resign this game?
menu-resign-text = A bot takes over so that the others can play on. { $name } comes last, and this can’t be undone.
menu-resign-do = Resign
menu-delete = Delete the table
menu-delete-title = Delete this table?
menu-delete-text = The game and its record will be gone for everyone, for good.
menu-delete-do = Delete
menu-deleted = The table has been deleted.
orders-title = Standing orders
orders-text = Answers the table gives for you, so that nobody has to wait. Nobody else can see them.
order-ask = Ask me
order-next = Next time…

## Sharing
share = Share
share-copy = Copy link
share-copied = Link copied.
share-seat-text = A seat is waiting for you: { $game }

## Home
home-tag = Two games of restless bones
home-waiting = Your game is waiting
home-now = Play now
home-now-text = { $count ->
        [one] against a bot
       *[other] against { $count } bots
    }
home-now-kept = { $count ->
        [one] One bot
       *[other] { $count } bots
    }, same as last time
home-tune = Choose bots and rules
home-friends = With friends
home-pass = Pass and play
home-solo = Solo
home-learn = Learn
home-lessons = Lessons
home-lesson-done = done
home-docs = For bot authors

## My games
games-title = My games
games-none = Nothing here yet. Your games will come to rest in these graves.
games-all = All { $count } games
games-running = Under way
games-open = Not started yet
games-over = Finished
games-more = Show older games
games-new = New game
line-bots = { $count ->
        [one] one bot
       *[other] { $count } bots
    }
line-here = { $count } on this screen
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
line-lost = You lost
line-round = round { $round }
line-resume = Resume
line-watch = Watch
line-enter = Open
line-replay = Replay

## Today's challenge
challenge-title = Today’s challenge
challenge-text = The same start for everyone.
challenge-made = { $made } of { $tried } made it so far.
challenge-first = Nobody has tried it yet.
challenge-streak = { $count ->
    [one] Your streak: one day.
   *[other] Your streak: { $count } days in a row!
}
challenge-share = { $count } of { $rounds } rounds, attempt { $attempts }
challenge-share-result = Share result
challenge-again = Try again
challenge-take = Take it on
challenge-back = Continue

## Settings
settings-title = Settings
settings-name = Your name
    .text = The name others see at the table.
settings-keep = Save
settings-named = Your name is now { $name }.
settings-devices = Other devices
    .text = Anyone playing under your name elsewhere will be signed out.
settings-sign-out = Sign them out
settings-signed-out = Only this device is signed in now.
settings-theme = Light or dark
settings-theme-system = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-play = At the table
settings-speed = Animation speed
    .text = How fast the skeletons walk. You can always skip ahead.
settings-speed-1 = Slow
settings-speed-2 = Normal
settings-speed-3 = Fast
settings-speed-4 = Very fast
settings-sound = Sound
    .text = Bones rattle, and a bell rings when it is your turn.
settings-autoReady = Ready automatically
    .text = Once you have nothing left to choose, you are ready right away. You can’t undo after that.
settings-forecast = Forecast
    .text = Ghosts show where your skeletons will end up.
settings-coordinates = Coordinates
    .text = Letters and numbers along the edge of the clearing, as used in the log, in hints and in lessons.
settings-curtain = Curtain
    .text = When you share a screen, a curtain hides the table between two players’ turns.

## When something goes wrong
trouble-lost = Nothing is buried here
    .text = This address leads nowhere. Perhaps a character is missing.
trouble-no-table = There is no such table
    .text = It was deleted, or the link is incomplete.
trouble-deleted = This table is gone
    .text = The person who created it deleted it, along with its game.
trouble-wrong-link = This link doesn’t open a seat
    .text = Ask for a new one. In the meantime you can watch.
trouble-handed-over = Your seat was handed over
    .text = Somebody else is playing it now. You can watch.
trouble-transferred = You continue on your other device
    .text = Your seat has moved there. You can still watch from here.
trouble-offline = The server can’t be reached
    .text = Your game is safe. We’ll keep trying.
trouble-failed = Something broke on this page
    .text = The game itself is safe. Reload the page.
trouble-watch = Watch
trouble-reload = Reload

## A seat that somebody has, by its link: $name sits there
transfer-taken = { $name } is sitting here
    .text = Is that you, on another device? Then you can continue here. Your other device is asked first.
transfer-asking = We’re asking your other device
    .text = Confirm there that it’s you. If nobody answers, you continue here anyway.
transfer-refused = The seat stays where it is
    .text = The person who is sitting there has refused. You can watch.
transfer-ask = Continue here

## A new table
new-title = A game of { $game }
new-ways = How do you want to play?
new-way-now = Against bots
new-way-friends = With friends
new-way-pass = Pass and play
new-way-solo = Solo
new-hint-now = Just you and the bots. The game starts right away.
new-hint-friends = Each free seat gets a link to send. Bots are already seated.
new-hint-pass = Everyone plays on this screen, one after another, with a curtain in between.
new-who-sits = Who’s playing
new-who = Who takes seat { $seat }?
new-you = You
new-friend = A friend
new-kind-person = on this screen
new-kind-link = by link
new-kind-bot = bot
new-name = Name of player { $seat }
new-level = Level: { $level }. Press to change.
characters-title = Choose an opponent
level-random = Clumsy
level-greedy = Strong
level-talus = Talus
level-talus-plays = Still learning, and rarely sees past the end of its nose.
level-tibia = Tibia
level-tibia-plays = Cheerful and careless: often overlooks the best idea.
level-patella = Patella
level-patella-plays = Solid: takes what’s best right now and doesn’t blunder.
level-costa = Costa
level-costa-plays = Looks a round or two ahead before it decides.
level-scapula = Scapula
level-scapula-plays = Compares many plans and plays each one out in its head.
level-cranium = Cranium
level-cranium-plays = Takes up to two seconds to play hundreds of games in its head.
level-measured = Wins { $share }% against { $other }.
characters-style = Style of play
style-none = Balanced
style-builder = Builder
style-sender = Troublemaker
style-racer = Racer
new-add = Add a seat
new-remove = Remove seat { $seat }
new-seats = { $count ->
        [one] One seat
       *[other] { $count } seats
    }
new-alone = Just you
new-links = { $count ->
        [one] one link
       *[other] { $count } links
    }
new-rounds = { $count ->
        [one] one round
       *[other] { $count } rounds
    }
new-less = Decrease: { $what }
new-more = Increase: { $what }
new-clock = Clock
    .text = A clock of your own choosing.
new-clock-none = None
    .text = Everyone takes as long as they like.
new-clock-relaxed = Relaxed
    .text = 90 seconds per choice, plus 15 minutes in reserve.
new-clock-brisk = Brisk
    .text = 20 seconds per choice, plus 3 minutes in reserve.
new-reactions = Time to react
    .text = How long the others have to react.
new-seconds = { $count } s
new-minutes = { $count } min
new-away = If somebody is gone
    .text = After this long, the others may let a bot play on until they’re back.
new-away-never = Never
    .text = The others wait, however long it takes.
new-begin = Start
new-open = Get the links
error-bad-option = These choices don’t go together.

## The lobby
lobby-name = What should we call you?
lobby-ready = Ready
lobby-say-ready = Take your seat, then press “Ready”.
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
lobby-begins = Everyone is here. The game is starting.
lobby-watching = You are watching. The game starts when everyone is ready.
lobby-you = You
lobby-local = These links open on this machine only. To open them anywhere else, start the table with “ossuary serve --host 0.0.0.0” and use an address that can be reached from there.
lobby-state-bot = Ready
lobby-state-free = Free
lobby-state-ready = Ready
lobby-state-here = Here
lobby-state-away = Away
share-qr = Show a QR code
share-qr-title = Scan to join as { $seat }
share-once = The link works only once.

## The connection to the table
line-cut = Connection lost. Your game is safe; reconnecting…
line-restart = The server is restarting. Your game is safe; one moment…
line-back = You’re connected again.

## Lessons
learn-guide = Your guide
learn-step = Step { $number } of { $count }
learn-next = Next
learn-end = Continue without the guide
learn-other = Not that one: do what the guide asks.
learn-back = Back
learn-resume = Back to the lesson
learn-play = Play a game
learn-play-on = Play on here
trouble-no-lesson = The lesson isn’t available right now
    .text = Try again in a while. The rules explain everything too, and the bots are forgiving.

## House rules, in the dialog for new tables and wherever a table is described
house-title = House rules
house-changed = { $count ->
        [one] one changed
       *[other] { $count } changed
    }
house-reset = Reset
house-about = Where the booklets are silent or disagree, your table can decide.
house-variant = Which values are printed on the pieces?
    .text = This host offers other values for some pieces: costs, stars, symbols.
house-variant-none = The usual ones
choice-usual = usual
terms-house = House rules:
terms-variant = Values: { $variant }
terms-edition = { $edition ->
        [1] First edition of the rules
       *[other] Edition { $edition } of the rules
    }
