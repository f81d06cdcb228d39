# Was am Tisch selbst geschieht. Was zu übergeben ist, steht in en/events-table.ftl.

event-ready = { $mine ->
    [yes] Du bist fertig.
   *[no] { $seat } ist fertig.
}
event-not-ready = { $mine ->
    [yes] Du bist doch noch nicht fertig.
   *[no] { $seat } ist doch noch nicht fertig.
}
event-undone = { $mine ->
    [yes] Du nimmst deine letzte Antwort zurück.
   *[no] { $seat } nimmt die letzte Antwort zurück.
}
event-resigned = { $mine ->
    [yes] Du gibst auf; ein Bot spielt weiter.
   *[no] { $seat } gibt auf; ein Bot spielt weiter.
}
event-standing-order = { $mine ->
    [yes] Du lässt in dieser Runde alles geschehen.
   *[no] { $seat } lässt in dieser Runde alles geschehen.
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
event-reactions-opened = Die Reaktionen werden gezeigt.
