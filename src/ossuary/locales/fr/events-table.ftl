# Ce qui arrive à la table elle-même. Ce qu’il faut passer est écrit dans en/events-table.ftl.

event-ready = { $mine ->
    [yes] Vous avez fini.
   *[no] { $seat } a fini.
}
event-not-ready = { $mine ->
    [yes] Finalement, vous n’avez pas fini.
   *[no] Finalement, { $seat } n’a pas fini.
}
event-undone = { $mine ->
    [yes] Vous reprenez votre dernière réponse.
   *[no] { $seat } reprend sa dernière réponse.
}
event-resigned = { $mine ->
    [yes] Vous abandonnez ; un bot continue.
   *[no] { $seat } abandonne ; un bot continue.
}
event-standing-order = { $mine ->
    [yes] Vous laissez tout passer pendant ce tour.
   *[no] { $seat } laisse tout passer pendant ce tour.
}
event-pilot = { $pilot ->
    [person] { $mine ->
        [yes] Vous êtes de retour.
       *[no] { $seat } est de retour.
    }
   *[bot] { $mine ->
        [yes] Un bot joue pour vous.
       *[no] Un bot joue pour { $seat }.
    }
}
event-reactions-opened = On dévoile les réactions.
