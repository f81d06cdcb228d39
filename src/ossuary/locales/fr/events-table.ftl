# Ce qui arrive à la table elle-même. Ce qu’il faut passer est écrit dans en/events-table.ftl.

event-ready = { $mine ->
    [yes] Vous êtes prêt.
   *[no] { $seat } est prêt.
}
event-not-ready = { $mine ->
    [yes] Finalement, vous n’êtes pas prêt.
   *[no] Finalement, { $seat } n’est pas prêt.
}
event-undone = { $mine ->
    [yes] Vous annulez votre dernière réponse.
   *[no] { $seat } annule sa dernière réponse.
}
event-resigned = { $mine ->
    [yes] Vous abandonnez ; un bot prend le relais.
   *[no] { $seat } abandonne ; un bot prend le relais.
}
event-standing-order = { $mine ->
    [yes] Vous ne réagissez plus pendant cette manche.
   *[no] { $seat } ne réagit plus pendant cette manche.
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
event-reactions-opened = Les réactions sont dévoilées.
event-out-of-time = { $mine ->
    [yes] Votre temps est écoulé ; un bot répond pour vous.
   *[no] Le temps de { $seat } est écoulé ; un bot répond.
}
event-paused = Plus personne n’était à la table : les pendules sont arrêtées.
event-resumed = Les pendules tournent à nouveau.
event-transferred = { $mine ->
    [yes] Vous continuez sur un autre appareil.
   *[no] { $seat } continue sur un autre appareil.
}
