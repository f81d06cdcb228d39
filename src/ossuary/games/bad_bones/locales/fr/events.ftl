# Ce qui arrive dans Bad Bones. Ce qu’il faut passer est écrit dans en/events.ftl.

event-phase-opens = { $phase ->
    [market] Le marché est ouvert.
    [stand] Les héros choisissent leur tour.
    [hero] Manche { $round } : les héros se déplacent.
    [trap] Manche { $round } : place aux pièges.
    [skeletons] Manche { $round } : les squelettes avancent.
   *[arrivals] Manche { $round } : de nouveaux squelettes arrivent.
}
event-phase-closes = { $phase ->
    [market] Le marché ferme.
    [stand] Les héros sont sur leur tour.
    [hero] Tous les héros se sont déplacés.
    [trap] Tous les pièges sont en place.
    [skeletons] Tous les squelettes ont avancé.
   *[arrivals] Tous les nouveaux squelettes sont là.
}
event-hero-moved = { $mine ->
    [yes] Votre héros va en { $space }.
   *[no] { $seat } déplace son héros en { $space }.
}
event-hero-fell = { $mine ->
    [yes] Votre héros tombe avec l’empereur.
   *[no] { $seat } perd son héros, tombé avec l’empereur.
}
event-killed = { $mine ->
    [yes] Votre héros élimine { model-the } en { $space }.
   *[no] Chez { $seat }, le héros élimine { model-the } en { $space }.
}
event-placed = { $mine ->
    [yes] Vous posez { trap-a } en { $space }{ lies }.
   *[no] { $seat } pose { trap-a } en { $space }{ lies }.
}
event-retrieved = { $mine ->
    [yes] Vous récupérez { trap-the } posé{ trap-e } en { $space }.
   *[no] { $seat } récupère { trap-the } posé{ trap-e } en { $space }.
}
event-walked = { on-board } : { model-the } { $from-in ->
    [board] { $to-in ->
        [board] va de { $from } en { $to }, tourné { way }.
       *[other] repart de { $from } dans sa forêt, devant { $to }.
    }
   *[other] { $to-in ->
        [board] sort de la forêt en { $to }, tourné { way }.
       *[other] repart dans sa forêt, devant { $to }.
    }
}
event-held = { on-board } : { model-the } { $space-in ->
    [board] doit rester en { $space }.
   *[other] doit rester dans la forêt, devant { $space }.
}
event-turned-to = { on-board } : en { $space }, { model-the } se tourne { way }.
event-triggered = { on-board } : { trap-the } en { $space } { $trap ->
    [treasure] est en danger.
   *[other] se déclenche.
}
event-sent = { on-board } : { model-the } { $to-kind ->
    [bag] retourne dans le sac.
    [gone] est retiré du jeu.
   *[seat] { $to-mine ->
        [yes] part au cimetière, chez vous.
       *[no] part au cimetière, chez { $to }.
    }
}
event-razed = { $play ->
    [coop] { $mine ->
        [yes] Votre tour en { $space } s’écroule.
       *[no] { $seat } perd sa tour en { $space }.
    }
   *[other] { $mine ->
        [yes] { $floors ->
            [0] Votre tour n’a plus d’étage à perdre.
            [1] Votre tour perd un étage.
           *[other] Votre tour perd { $floors } étages.
        }
       *[no] { $floors ->
            [0] Chez { $seat }, la tour n’a plus d’étage à perdre.
            [1] Chez { $seat }, la tour perd un étage.
           *[other] Chez { $seat }, la tour perd { $floors } étages.
        }
    }
}
event-burnt = { $houses ->
    [0] { $play ->
        [coop] Il ne reste rien à brûler de la capitale.
       *[other] { $mine ->
            [yes] Il ne reste rien à brûler de votre village.
           *[no] Chez { $seat }, il ne reste rien à brûler du village.
        }
    }
    [1] { $play ->
        [coop] Une maison de la capitale brûle.
       *[other] { $mine ->
            [yes] Une maison de votre village brûle.
           *[no] Chez { $seat }, une maison du village brûle.
        }
    }
   *[other] { $play ->
        [coop] { $houses } maisons de la capitale brûlent.
       *[other] { $mine ->
            [yes] { $houses } maisons de votre village brûlent.
           *[no] Chez { $seat }, { $houses } maisons du village brûlent.
        }
    }
}
event-rebuilt = { $what ->
    [floor] { $mine ->
        [yes] Un chef sympa rend un étage à votre tour.
       *[no] Chez { $seat }, un chef sympa rend un étage à la tour.
    }
   *[house] { $play ->
        [coop] Un chef sympa rebâtit une maison de la capitale.
       *[other] { $mine ->
            [yes] Un chef sympa rebâtit une maison de votre village.
           *[no] Chez { $seat }, un chef sympa rebâtit une maison du village.
        }
    }
}
event-worn = { on-board } : { $now ->
    [gone] { $trap ->
        [dragon] le dragon en { $space } est tué.
        [treasure] le trésor en { $space } est volé.
        [hearse] le corbillard quitte { $space }.
       *[other] { trap-the } en { $space } est hors d’usage.
    }
    [blast] { $space } est désormais une zone détruite.
    [same] { trap-the } en { $space } ne change pas.
   *[damaged] { $trap ->
        [dragon] le dragon en { $space } est blessé.
       *[other] { trap-the } en { $space } s’abîme.
    }
}
event-drew = { $mine ->
    [yes] Vous piochez { model-a }.
   *[no] { $seat } pioche { model-a }.
}
event-arrived = { on-board } : { model-the } attend dans la forêt { $entry-in ->
    [left] de gauche
    [top] du haut
    [right] de droite
   *[bottom] du bas
}, devant { $entry }.
event-bought = { $mine ->
    [yes] Vous achetez { item-a }.
   *[no] { $seat } achète { item-a }.
}
event-froze = { on-board } : tous les squelettes en { $space } gèlent.
event-unit-formed = { on-board } : { model-the } { $members ->
    [1] marche tout seul.
   *[other] mène un groupe de { $members }.
}
event-first = { $mine ->
    [yes] Vous achetez en premier.
   *[no] { $seat } achète en premier.
}
event-ended = { $ending ->
    [elimination] La partie est finie : un royaume est tombé.
    [defeat] La partie est perdue : les squelettes sont passés.
    [survival] La partie est gagnée : toutes les manches sont passées.
   *[heroic] Victoire héroïque : il ne reste pas un squelette.
}

## Bouts de phrases
on-board = { $mine ->
    [yes] Chez vous
   *[no] Chez { $seat }
}
lies = { $lies ->
    [slash] , montant vers la droite (/)
    [backslash] , descendant vers la droite (\)
    [white] , face blanche visible
    [black] , face noire visible
   *[none] {""}
}
way = { $facing ->
    [up] vers le haut
    [right] vers la droite
    [down] vers le bas
   *[left] vers la gauche
}
trap-e = { $trap ->
    [catapult] e
    [barricade] e
    [bomb] e
   *[other] {""}
}
