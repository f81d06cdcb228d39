# What the table itself refuses, whatever the game: on the socket, by HTTP, and in files. The key is the code, except
# where several sentences share one.

## In a game
unknown-words = “{ $words }” doesn’t answer any question here.
nothing-to-undo = You have nothing to undo.
undo-too-late = That can’t be undone any more: something later depends on it.
game-over = The game is over.
stale-question = That has already been answered, perhaps in another tab. The table shows the current question.
bot-plays = A bot is playing this seat; take the seat back first.
person-plays = You are already playing this seat yourself.
not-gone = The person in this seat has not been gone for long enough.
already-ready = You have already said you are ready; withdraw that first.
nothing-to-close = There is nothing to be ready for right now.
answer-first = Answer your last question before you say you are ready.
phase-closes = Everyone is ready; the phase is closing.
has-resigned = This seat has resigned.
not-started = The game has not started: someone is missing or not ready yet.
has-started = The game has already started.
not-over = The game is not over yet.
not-asked-now = Nothing is being asked of this seat right now.
no-forecast = There is nothing to forecast right now.
no-pointing = You can point at spaces only when everyone plays together.
no-such-space = There is no such space to point at.
no-reactions = Nobody can react right now.
too-busy = Too much is happening at this table at once; try again.
value-missing = Before the game, “ready” needs a value: sixteen random bytes of your own.

## Tables, seats and people
no-table = There is no such table. Perhaps it was deleted, or the link is incomplete.
table-deleted = This table has been deleted.
damaged = This game was saved by another version and can’t be continued here.
other-edition = This game was started with other rules or game data than this server has now, so it can’t be continued here.
not-your-table = Only the person who created this table can delete it.
not-yours-to-fill = Only the person who created this table can give a seat to a bot.
overloaded = The server has too much to compute right now. Try again in a few seconds.
too-much-work = You have asked this server for a lot of work. Wait a little before you ask for more.
too-many-bot-tables = Too many of your tables have only bots playing. Wait until some of those games are over.
too-many-bot-tables-here = Too many tables on this server have only bots playing. Wait until some of those games are over.
too-many-tables = You have too many tables. Delete some of them first.
too-many-bytes = Your tables take up too much space. Delete some of them first.
too-many-bytes-here = Your address has stored too much lately. Try again later.
no-seat = { $seats ->
    [one] This table has one seat.
   *[other] This table has seats 1 to { $seats }.
}
not-your-seat = That seat is not yours.
not-your-seats = Seat { $seat } is not yours; join without seats to watch.
not-your-view = That seat is not yours; watch with seat 0.
no-seat-of-yours = You have no seat at this table.
not-joined = You have not joined as seat { $seat }.
seat-taken = Somebody else has taken this seat. You can watch.
seat-wanted = Another device is asking for this seat right now. Try again in a minute.
no-transfer = Nobody is asking for this seat any more.
wrong-link = This link doesn’t open the seat. Ask for a new one.
no-person = Say who you are first: POST /api/people with a name.
forgotten-person = The server no longer recognises you; introduce yourself again.

## A table that continues a text
start-game = The text belongs to another game: { $game }, not { $wanted }.
start-options = The text is played with { $option }, but the table is set to { $wanted }.
start-over = The game is over where this text ends, so there is nothing to continue.
start-seats = The text has { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, the table { $wanted }.
bad-record = Line { $line }, column { $column }: { $why }
long-study = This text is too long to be played here: { $lines } lines at most.
long-text = This text is too long to be played here: { $most } kB at most.
no-lesson = This game has no lesson.
no-variant = This host does not offer such data for the game. It offers: { $list }.
no-language = The rules are available in { $languages }.

## Messages and requests
bad-message = This can’t be read: { $why }.
bad-name = This name can’t be used: a name has 1 to 40 characters, begins with a visible one and contains no invisible ones.
bad-request = This does not fit: { $why }.
bad-start = The first message must be a join.
joined-already = You have already joined; name another table, or open another socket.
no-body = The request has no body: send a JSON object.
not-json = Send JSON and say so: Content-Type: { $type }.
too-deep = This is nested too deeply to be read.
too-large = This is larger than the server accepts.
too-long = No address here is that long.
too-slow = The request did not arrive in time.
cut-off = The request did not arrive completely.
too-fast = That was too fast. Wait a moment, then try again.
too-many-sockets = There are too many connections from your address; close a tab, or try again later.
foreign-origin = This page does not belong to this server.
unknown-host = This server does not go by the name { $name }. If it should, its host can set it: --set origin=https://{ $name }
not-found = There is nothing here.
method-not-allowed = This can’t be done here; the Allow header says what can.
only-sockets = This address takes WebSocket connections only.
restart = The server is restarting. Try again in a few seconds.
store = The server can’t read or write its data just now. Nothing was lost; try again.
store-not-writable = The database can’t be written to: { $why }
internal = Something went wrong here and has been logged. Nothing was changed.
verbatim = { $why }
