# What happens at the table itself, in any game: `event-KIND`, loaded with the game's own events.
# $seat and $mine as there; $pilot of `pilot` is as it comes: person, or the level of a bot.

event-ready = { $mine ->
    [yes] You are ready.
   *[no] { $seat } is ready.
}
event-not-ready = { $mine ->
    [yes] You are no longer ready.
   *[no] { $seat } is no longer ready.
}
event-undone = { $mine ->
    [yes] You undo your last answer.
   *[no] { $seat } undoes their last answer.
}
event-resigned = { $mine ->
    [yes] You resign; a bot takes over.
   *[no] { $seat } resigns; a bot takes over.
}
event-standing-order = { $mine ->
    [yes] You won’t react for the rest of this round.
   *[no] { $seat } won’t react for the rest of this round.
}
event-pilot = { $pilot ->
    [person] { $mine ->
        [yes] You are back.
       *[no] { $seat } is back.
    }
   *[bot] { $mine ->
        [yes] A bot plays for you.
       *[no] A bot plays for { $seat }.
    }
}
event-reactions-opened = The reactions are revealed.
event-out-of-time = { $mine ->
    [yes] Your time is up; a bot answers for you.
   *[no] Time is up for { $seat }; a bot answers.
}
event-paused = Nobody is at the table, so the clocks have stopped.
event-resumed = The clocks are running again.
event-transferred = { $mine ->
    [yes] You continue on another device.
   *[no] { $seat } continues on another device.
}
