# Wat er aan de tafel zelf gebeurt. Wat er moet worden meegegeven staat in en/events-table.ftl.

event-ready = { $mine ->
    [yes] Je bent klaar.
   *[no] { $seat } is klaar.
}
event-not-ready = { $mine ->
    [yes] Je bent toch nog niet klaar.
   *[no] { $seat } is toch nog niet klaar.
}
event-undone = { $mine ->
    [yes] Je maakt je laatste antwoord ongedaan.
   *[no] { $seat } maakt het laatste antwoord ongedaan.
}
event-resigned = { $mine ->
    [yes] Je geeft op; een bot neemt het over.
   *[no] { $seat } geeft op; een bot neemt het over.
}
event-standing-order = { $mine ->
    [yes] Je reageert deze ronde niet meer.
   *[no] { $seat } reageert deze ronde niet meer.
}
event-pilot = { $pilot ->
    [person] { $mine ->
        [yes] Je bent terug.
       *[no] { $seat } is terug.
    }
   *[bot] { $mine ->
        [yes] Een bot speelt voor jou.
       *[no] Een bot speelt voor { $seat }.
    }
}
event-reactions-opened = De reacties worden onthuld.
event-out-of-time = { $mine ->
    [yes] Je tijd is om; een bot antwoordt voor jou.
   *[no] De tijd van { $seat } is om; een bot antwoordt.
}
event-paused = Er was niemand aan tafel; de klokken staan stil.
event-resumed = De klokken lopen weer.
event-transferred = { $mine ->
    [yes] Je speelt verder op een ander apparaat.
   *[no] { $seat } speelt verder op een ander apparaat.
}
