# What the table itself refuses, whatever the game: on the socket, by HTTP, and in files. The key is the code, except
# where several sentences share one.

## In a game
unknown-words = “{ $words }” is not an answer to anything that is asked here.
nothing-to-undo = You have nothing to take back.
undo-too-late = That can't be taken back any more: something later depends on it.
game-over = The game is over.
stale-question = That has already been answered, perhaps in another tab. What is asked now is on the table.
bot-plays = A bot is answering for this seat; take the seat back first.
person-plays = You are already playing this seat yourself.
already-ready = You have already said that you are ready; take that back first.
nothing-to-close = There is nothing to be ready for right now.
answer-first = Answer your last question before you say that you are ready.
phase-closes = Everybody is ready; the phase is closing.
has-resigned = This seat has resigned.
not-started = The game has not started: somebody is missing or not ready yet.
has-started = The game has already started.
not-over = The game is not over yet.
not-asked-now = Nothing is being asked of this seat right now.
no-forecast = There is nothing to forecast right now.
no-pointing = You can point at spaces only where everybody plays together.
no-such-space = There is no such space to point at.
no-reactions = No reactions are being waited for right now.
too-busy = Too much is happening at this table at once; try again.
value-missing = Before the game, being ready takes a value: sixteen random bytes of your own.

## Tables, seats and people
no-table = There is no such table. Perhaps it was deleted, or the link is incomplete.
table-deleted = This table has been deleted.
damaged = This game was saved by another version and can't be continued here.
other-edition = This game was begun with other rules, or other data of the game, than this server has now. It can't be played on here.
not-your-table = Only the person who created this table can delete it.
not-yours-to-fill = Only the person who created this table can give a seat to a bot.
overloaded = The server has too much to compute right now. Try again in a few seconds.
too-much-work = You have asked this server for a lot of work. Wait a little before you ask for more.
too-many-bot-tables = Bots alone play at too many of your tables. Wait until some of their games are over.
too-many-bot-tables-here = Bots alone play at too many tables of this server. Wait until some of their games are over.
too-many-tables = You have too many tables. Delete some of them first.
too-many-bytes = Your tables take up too much room. Delete some of them first.
too-many-bytes-here = So much has come from your address lately that no more is stored for now. Try again later.
no-seat = { $seats ->
    [one] This table has one seat.
   *[other] This table has seats 1 to { $seats }.
}
not-your-seat = That seat is not yours.
not-your-seats = Seat { $seat } is not yours; join without seats to look on.
not-your-view = That seat is not yours; look on with seat 0.
no-seat-of-yours = You have no seat at this table.
not-joined = You have not joined with seat { $seat }.
seat-taken = Somebody else has taken this seat. You can look on.
wrong-link = This link does not open the seat. Ask for a new one.
no-person = Say who you are first: POST /api/people with a name.
forgotten-person = This table does not know you any more; introduce yourself again.

## A table that continues a text
start-game = The text belongs to another game: { $game }, not { $wanted }.
start-options = The text is played with { $option }, but the table would be with { $wanted }.
start-over = The game is over where this text ends: there is nothing to continue.
start-seats = The text has { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, the table { $wanted }.
bad-record = Line { $line }, column { $column }: { $why }
long-study = This text has more lines than can be played here: at most { $lines }.
no-lesson = This game has no lesson.
no-variant = This host does not offer such data for the game. It offers: { $list }.
no-language = The rules are available in { $languages }.

## Messages and requests
bad-message = This can't be read: { $why }.
bad-name = A name begins with a visible character and has no invisible ones, such as line breaks.
bad-request = This does not fit: { $why }.
bad-start = The first message must be a join.
joined-already = You have already joined; name another table, or open another socket.
no-body = The body is missing: a JSON object.
not-json = Send JSON and say so: Content-Type: { $type }.
too-deep = This is nested too deeply to be read.
too-large = This is more than the table accepts.
too-long = No address here is that long.
too-slow = The request did not arrive in time.
cut-off = The request did not arrive completely.
too-fast = That was too fast. Wait a moment, then go on.
too-many-sockets = There are too many connections from your address; close a tab, or try again later.
foreign-origin = This page does not belong to the table.
unknown-host = This table does not go by the name { $name }. If it should, its host sets it: --set origin=https://{ $name }
not-found = There is nothing here.
method-not-allowed = This can't be done here; the header Allow says what can.
only-sockets = This address takes WebSocket connections only.
store = The table can't be read or written just now. Nothing was lost; try again.
store-not-writable = The database can't be written: { $why }
internal = Something went wrong here and has been logged. Nothing was changed.
verbatim = { $why }
