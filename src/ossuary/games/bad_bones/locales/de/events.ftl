# Was in Bad Bones geschieht. Was zu übergeben ist, steht in en/events.ftl.

event-phase-opens = { $phase ->
    [market] Der Markt ist offen.
    [stand] Die Helden wählen ihre Türme.
    [hero] Runde { $round }: Die Helden ziehen.
    [trap] Runde { $round }: Zeit für Fallen.
    [skeletons] Runde { $round }: Die Skelette ziehen.
   *[arrivals] Runde { $round }: Neue Skelette kommen an.
}
event-phase-closes = { $phase ->
    [market] Der Markt schließt.
    [stand] Die Helden stehen auf ihren Türmen.
    [hero] Alle Helden sind gezogen.
    [trap] Alle Fallen liegen.
    [skeletons] Alle Skelette sind gezogen.
   *[arrivals] Alle neuen Skelette sind da.
}
event-hero-moved = { $mine ->
    [yes] Dein Held geht nach { $space }.
   *[no] Der Held von { $seat } geht nach { $space }.
}
event-hero-fell = { $mine ->
    [yes] Dein Held fällt mit dem Kaiser.
   *[no] Der Held von { $seat } fällt mit dem Kaiser.
}
event-killed = { $mine ->
    [yes] Dein Held erschlägt { model-whom } auf { $space }.
   *[no] Der Held von { $seat } erschlägt { model-whom } auf { $space }.
}
event-placed = { $mine ->
    [yes] Du legst { trap-a } auf { $space }{ lies }.
   *[no] { $seat } legt { trap-a } auf { $space }{ lies }.
}
event-retrieved = { $mine ->
    [yes] Du nimmst { trap-whom } von { $space } zurück.
   *[no] { $seat } nimmt { trap-whom } von { $space } zurück.
}
event-walked = { on-board }: { model-the } { $from-in ->
    [board] { $to-in ->
        [board] geht von { $from } nach { $to }, Blick { way }.
       *[other] geht von { $from } zurück in den Wald bei { $to }.
    }
   *[other] { $to-in ->
        [board] kommt aus dem Wald nach { $to }, Blick { way }.
       *[other] geht zurück in den Wald bei { $to }.
    }
}
event-held = { on-board }: { model-the } { $space-in ->
    [board] muss auf { $space } bleiben.
   *[other] muss im Wald bei { $space } bleiben.
}
event-turned-to = { on-board }: { model-the } auf { $space } dreht sich { way }.
event-triggered = { on-board }: { trap-the } auf { $space } { $trap ->
    [treasure] ist in Gefahr.
   *[other] wird ausgelöst.
}
event-sent = { on-board }: { model-the } { $to-kind ->
    [bag] kommt in den Beutel.
    [gone] ist aus dem Spiel.
   *[seat] { $to-mine ->
        [yes] kommt auf deinen Friedhof.
       *[no] kommt auf den Friedhof von { $to }.
    }
}
event-razed = { $play ->
    [coop] { $mine ->
        [yes] Dein Turm auf { $space } stürzt ein.
       *[no] Der Turm von { $seat } auf { $space } stürzt ein.
    }
   *[other] { $mine ->
        [yes] Dein Turm verliert { floors-lost }.
       *[no] Der Turm von { $seat } verliert { floors-lost }.
    }
}
event-burnt = { $houses ->
    [0] { $play ->
        [coop] Von der Hauptstadt ist nichts mehr übrig, das brennen könnte.
       *[other] { $mine ->
            [yes] Von deinem Dorf ist nichts mehr übrig, das brennen könnte.
           *[no] Vom Dorf von { $seat } ist nichts mehr übrig, das brennen könnte.
        }
    }
    [1] { $play ->
        [coop] Ein Haus der Hauptstadt brennt.
       *[other] { $mine ->
            [yes] Ein Haus deines Dorfes brennt.
           *[no] Ein Haus im Dorf von { $seat } brennt.
        }
    }
   *[other] { $play ->
        [coop] { $houses } Häuser der Hauptstadt brennen.
       *[other] { $mine ->
            [yes] { $houses } Häuser deines Dorfes brennen.
           *[no] { $houses } Häuser im Dorf von { $seat } brennen.
        }
    }
}
event-rebuilt = { $what ->
    [floor] { $mine ->
        [yes] Ein netter Anführer gibt deinem Turm ein Stockwerk zurück.
       *[no] Ein netter Anführer gibt dem Turm von { $seat } ein Stockwerk zurück.
    }
   *[house] { $play ->
        [coop] Ein netter Anführer baut ein Haus der Hauptstadt wieder auf.
       *[other] { $mine ->
            [yes] Ein netter Anführer baut ein Haus deines Dorfes wieder auf.
           *[no] Ein netter Anführer baut ein Haus im Dorf von { $seat } wieder auf.
        }
    }
}
event-worn = { on-board }: { $now ->
    [gone] { $trap ->
        [dragon] der Drache auf { $space } ist tot.
        [treasure] der Schatz auf { $space } ist gestohlen.
        [hearse] der Leichenwagen fährt von { $space } ab.
       *[other] { trap-the } auf { $space } ist zerstört.
    }
    [blast] { $space } ist jetzt ein Krater.
    [same] { trap-the } auf { $space } bleibt, wie es war.
   *[damaged] { $trap ->
        [dragon] der Drache auf { $space } ist verletzt.
       *[other] { trap-the } auf { $space } ist beschädigt.
    }
}
event-drew = { $mine ->
    [yes] Du ziehst { model-a }.
   *[no] { $seat } zieht { model-a }.
}
event-arrived = { on-board }: { model-the } wartet im { $entry-in ->
    [left] linken
    [top] oberen
    [right] rechten
   *[bottom] unteren
} Wald bei { $entry }.
event-bought = { $mine ->
    [yes] Du kaufst { item-a }.
   *[no] { $seat } kauft { item-a }.
}
event-froze = { on-board }: alle Skelette auf { $space } frieren ein.
event-unit-formed = { on-board }: { model-the } { $members ->
    [1] geht allein.
   *[other] führt einen Trupp von { $members }.
}
event-first = { $mine ->
    [yes] Du kaufst zuerst.
   *[no] { $seat } kauft zuerst.
}
event-ended = { $ending ->
    [elimination] Die Partie ist zu Ende: Ein Reich ist gefallen.
    [defeat] Die Partie ist verloren: Die Skelette sind durchgebrochen.
    [survival] Die Partie ist gewonnen: Alle Runden sind überstanden.
   *[heroic] Ein heldenhafter Sieg: Kein Skelett ist übrig.
}

## Teile von Sätzen
on-board = { $mine ->
    [yes] Bei dir
   *[no] Bei { $seat }
}
lies = { $lies ->
    [slash] , nach rechts ansteigend (/)
    [backslash] , nach rechts abfallend (\)
    [white] , weiße Seite oben
    [black] , schwarze Seite oben
   *[none] {""}
}
way = { $facing ->
    [up] nach oben
    [right] nach rechts
    [down] nach unten
   *[left] nach links
}
floors-lost = { $floors ->
    [0] nichts mehr: Kein Stockwerk ist übrig
    [1] ein Stockwerk
   *[other] { $floors } Stockwerke
}
