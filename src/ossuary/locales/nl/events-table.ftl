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
    [yes] Je neemt je laatste antwoord terug.
   *[no] { $seat } neemt het laatste antwoord terug.
}
event-resigned = { $mine ->
    [yes] Je geeft op; een bot speelt verder.
   *[no] { $seat } geeft op; een bot speelt verder.
}
event-standing-order = { $mine ->
    [yes] Je laat deze ronde alles gaan.
   *[no] { $seat } laat deze ronde alles gaan.
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
event-reactions-opened = De reacties worden getoond.
