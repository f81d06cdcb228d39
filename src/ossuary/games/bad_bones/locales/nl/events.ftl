# Wat er in Bad Bones gebeurt. Wat er moet worden meegegeven staat in en/events.ftl.

event-phase-opens = { $phase ->
    [market] De markt is open.
    [stand] De helden kiezen hun toren.
    [hero] Ronde { $round }: de helden bewegen.
    [trap] Ronde { $round }: tijd voor vallen.
    [skeletons] Ronde { $round }: de skeletten bewegen.
   *[arrivals] Ronde { $round }: nieuwe skeletten komen aan.
}
event-phase-closes = { $phase ->
    [market] De markt sluit.
    [stand] De helden staan op hun toren.
    [hero] Alle helden hebben bewogen.
    [trap] Alle vallen liggen op hun plaats.
    [skeletons] Alle skeletten hebben bewogen.
   *[arrivals] Alle nieuwe skeletten zijn er.
}
event-hero-moved = { $mine ->
    [yes] Je held gaat naar { $space }.
   *[no] De held van { $seat } gaat naar { $space }.
}
event-hero-fell = { $mine ->
    [yes] Je held valt samen met de keizer.
   *[no] De held van { $seat } valt samen met de keizer.
}
event-killed = { $mine ->
    [yes] Je held verslaat { model-the } op { $space }.
   *[no] De held van { $seat } verslaat { model-the } op { $space }.
}
event-placed = { $mine ->
    [yes] Je plaatst { trap-a } op { $space }{ lies }.
   *[no] { $seat } plaatst { trap-a } op { $space }{ lies }.
}
event-retrieved = { $mine ->
    [yes] Je trekt { trap-the } van { $space } terug.
   *[no] { $seat } trekt { trap-the } van { $space } terug.
}
event-walked = { on-board }: { model-the } { $from-in ->
    [board] { $to-in ->
        [board] gaat van { $from } naar { $to }, gericht { way }.
       *[other] gaat van { $from } terug naar zijn bos, bij { $to }.
    }
   *[other] { $to-in ->
        [board] komt uit het bos op { $to }, gericht { way }.
       *[other] gaat terug naar zijn bos, bij { $to }.
    }
}
event-held = { on-board }: { model-the } { $space-in ->
    [board] moet op { $space } blijven.
   *[other] moet in het bos bij { $space } blijven.
}
event-turned-to = { on-board }: { model-the } op { $space } draait { way }.
event-triggered = { on-board }: { trap-the } op { $space } { $trap ->
    [treasure] is in gevaar.
   *[other] wordt getriggerd.
}
event-sent = { on-board }: { model-the } { $to-kind ->
    [bag] gaat in de zak.
    [gone] is uit het spel.
   *[seat] { $to-mine ->
        [yes] gaat naar jouw kerkhof.
       *[no] gaat naar het kerkhof van { $to }.
    }
}
event-razed = { $play ->
    [coop] { $mine ->
        [yes] Je toren op { $space } stort in.
       *[no] De toren van { $seat } op { $space } stort in.
    }
   *[other] { $mine ->
        [yes] Je toren verliest { floors-lost }.
       *[no] De toren van { $seat } verliest { floors-lost }.
    }
}
event-burnt = { $houses ->
    [0] { $play ->
        [coop] Van de hoofdstad is niets meer over om te branden.
       *[other] { $mine ->
            [yes] Van je dorp is niets meer over om te branden.
           *[no] Van het dorp van { $seat } is niets meer over om te branden.
        }
    }
    [1] { $play ->
        [coop] Een huis van de hoofdstad brandt af.
       *[other] { $mine ->
            [yes] Een huis van je dorp brandt af.
           *[no] Een huis van het dorp van { $seat } brandt af.
        }
    }
   *[other] { $play ->
        [coop] { $houses } huizen van de hoofdstad branden af.
       *[other] { $mine ->
            [yes] { $houses } huizen van je dorp branden af.
           *[no] { $houses } huizen van het dorp van { $seat } branden af.
        }
    }
}
event-rebuilt = { $what ->
    [floor] { $mine ->
        [yes] Een sympathiek hoofd geeft je toren een verdieping terug.
       *[no] Een sympathiek hoofd geeft de toren van { $seat } een verdieping terug.
    }
   *[house] { $play ->
        [coop] Een sympathiek hoofd bouwt een huis van de hoofdstad weer op.
       *[other] { $mine ->
            [yes] Een sympathiek hoofd bouwt een huis van je dorp weer op.
           *[no] Een sympathiek hoofd bouwt een huis van het dorp van { $seat } weer op.
        }
    }
}
event-worn = { on-board }: { $now ->
    [gone] { $trap ->
        [dragon] de draak op { $space } is dood.
        [treasure] de schat op { $space } is gestolen.
        [hearse] de lijkwagen rijdt weg van { $space }.
       *[other] { trap-the } op { $space } is vernietigd.
    }
    [blast] { $space } is nu een ontploft gebied.
    [same] { trap-the } op { $space } blijft zoals die is.
   *[damaged] { $trap ->
        [dragon] de draak op { $space } is gewond.
       *[other] { trap-the } op { $space } is beschadigd.
    }
}
event-drew = { $mine ->
    [yes] Je trekt { model-a }.
   *[no] { $seat } trekt { model-a }.
}
event-arrived = { on-board }: { model-the } wacht in het bos { $entry-in ->
    [left] links
    [top] bovenaan
    [right] rechts
   *[bottom] onderaan
}, bij { $entry }.
event-bought = { $mine ->
    [yes] Je koopt { item-a }.
   *[no] { $seat } koopt { item-a }.
}
event-froze = { on-board }: alle skeletten op { $space } bevriezen.
event-unit-formed = { on-board }: { model-the } { $members ->
    [1] gaat alleen.
   *[other] leidt een groep van { $members }.
}
event-first = { $mine ->
    [yes] Jij koopt als eerste.
   *[no] { $seat } koopt als eerste.
}
event-ended = { $ending ->
    [elimination] Het spel is afgelopen: een rijk is gevallen.
    [defeat] Het spel is verloren: de skeletten zijn doorgebroken.
    [survival] Het spel is gewonnen: alle rondes zijn overleefd.
   *[heroic] Een heroïsche overwinning: er is geen skelet meer over.
}

## Delen van zinnen
on-board = { $mine ->
    [yes] Bij jou
   *[no] Bij { $seat }
}
lies = { $lies ->
    [slash] , schuin omhoog naar rechts (/)
    [backslash] , schuin omlaag naar rechts (\)
    [white] , witte zijde boven
    [black] , zwarte zijde boven
   *[none] {""}
}
way = { $facing ->
    [up] naar boven
    [right] naar rechts
    [down] naar beneden
   *[left] naar links
}
floors-lost = { $floors ->
    [0] niets meer: er is geen verdieping over
    [1] een verdieping
   *[other] { $floors } verdiepingen
}
