# Was am Tisch selbst geschieht. Was zu übergeben ist, steht in en/events-table.ftl.

event-ready = { $mine ->
    [yes] Du bist bereit.
   *[no] { $seat } ist bereit.
}
event-not-ready = { $mine ->
    [yes] Du bist doch noch nicht bereit.
   *[no] { $seat } ist doch noch nicht bereit.
}
event-undone = { $mine ->
    [yes] Du machst deine letzte Antwort rückgängig.
   *[no] { $seat } macht die letzte Antwort rückgängig.
}
event-resigned = { $mine ->
    [yes] Du gibst auf; ein Bot übernimmt.
   *[no] { $seat } gibt auf; ein Bot übernimmt.
}
event-standing-order = { $mine ->
    [yes] Du reagierst in dieser Runde nicht mehr.
   *[no] { $seat } reagiert in dieser Runde nicht mehr.
}
event-pilot = { $pilot ->
    [person] { $mine ->
        [yes] Du bist wieder da.
       *[no] { $seat } ist wieder da.
    }
   *[bot] { $mine ->
        [yes] Ein Bot spielt für dich.
       *[no] Ein Bot spielt für { $seat }.
    }
}
event-reactions-opened = Die Reaktionen werden aufgedeckt.
event-out-of-time = { $mine ->
    [yes] Deine Zeit ist um; ein Bot antwortet für dich.
   *[no] Die Zeit von { $seat } ist um; ein Bot antwortet.
}
event-paused = Niemand war am Tisch; die Uhren stehen still.
event-resumed = Die Uhren laufen wieder.
event-transferred = { $mine ->
    [yes] Du spielst auf einem anderen Gerät weiter.
   *[no] { $seat } spielt auf einem anderen Gerät weiter.
}
