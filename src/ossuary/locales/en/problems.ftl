# What can't be done at the table, whatever the game: problems of the API and of the socket.
problem-bad-message = This can't be read: { $why }.
problem-bad-option = { $why }
problem-bad-record = Line { $line }, column { $column }: { $why }
problem-bad-request = This does not fit: { $why }.
problem-bad-start = The first message must be a join.
problem-cut-off = The request did not arrive whole.
problem-damaged = This game was kept by another version and can't be played on here.
problem-foreign-origin = This page does not belong to the table.
problem-forgotten-person = This table does not know you any more; come anew.
problem-internal = Something went wrong here, and has been written down. Nothing was changed.
problem-joined-already = You have joined already; name another table, or open another socket.
problem-long-study = This text has more lines than are played here: at most { $lines }, a hundred of them “undo”.
problem-method-not-allowed = This can't be done here; the header Allow says what can.
problem-no-body = A body is missing: a JSON object.
problem-no-game = There is no game “{ $game }” here; games are { $games }.
problem-no-language = The rules are told in { $languages }.
problem-no-person = Say who you are first: POST /api/people with a name.
problem-no-seat = { $seats ->
    [one] This table has one seat.
   *[other] This table has seats 1 to { $seats }.
}
problem-no-seat-of-yours = You have no seat at this table.
problem-no-table = There is no such table; perhaps it was deleted, or the link is not whole.
problem-not-found = There is nothing here.
problem-not-joined = You have not joined at seat { $seat }.
problem-not-json = Send JSON, and say so: Content-Type: { $type }.
problem-not-over = The game is not over yet.
problem-not-utf-8 = This can't be read: it is not UTF-8.
problem-not-your-seat = That seat is not yours.
problem-not-your-seats = Seat { $seat } is not yours; join without seats to look on.
problem-not-your-table = Only who made a table can delete it.
problem-not-your-view = That seat is not yours; look on with seat 0.
problem-other = { $why }
problem-seat-taken = Somebody else has taken this seat; you can look on.
problem-start-game = The text is of another game: { $game }, not { $wanted }.
problem-start-options = The text is played with { $option }, the table would be with { $wanted }.
problem-start-over = The game is over where this text ends: there is nothing to go on with.
problem-start-seats = The text has { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, the table { $wanted }.
problem-store = The table can't be read or written just now; nothing was lost. Try again.
problem-too-deep = This is nested too deeply to be read.
problem-too-fast = Too many messages; wait a second.
problem-too-large = This is more than the table takes in.
problem-too-long = No address here is that long.
problem-too-many-requests = Too many requests; wait a moment, then go on.
problem-too-many-sockets = Too many are connected from here; close a tab, or try later.
problem-too-many-tables = You have too many tables; delete some of them first.
problem-too-slow = The request did not arrive in time.
problem-wrong-link = This link does not open the seat; ask for a new one.
