# Ce qui arrive dans Día de los Muertos. Ce qu’il faut passer est écrit dans en/events.ftl.

event-phase-opens = { $phase ->
    [lay] Manche { $round } : chacun pose une carte.
    [play] Manche { $round } : on joue les cartes.
   *[swap] Manche { $round } : on peut échanger des cartes.
}
event-shuffled = On mélange la défausse : { $cards ->
    [1] une carte dans la pioche.
   *[other] { $cards } cartes dans la pioche.
}
event-drew = { $mine ->
    [yes] Vous piochez { card-name }.
   *[no] { $seat } pioche { card-name }.
}
event-drew-back = { $mine ->
    [yes] Vous piochez une carte avec { bones-on } au dos.
   *[no] { $seat } pioche une carte avec { bones-on } au dos.
}
event-laid = { $mine ->
    [yes] Vous posez une carte avec { bones-on } au dos.
   *[no] { $seat } pose une carte avec { bones-on } au dos.
}
event-moves = { $mine ->
    [yes] Vous jouez votre carte comme déplacement : { bones-on }.
   *[no] { $seat } joue sa carte comme déplacement : { bones-on }.
}
event-acts = { $mine ->
    [yes] Vous jouez { card-name } comme action.
   *[no] { $seat } joue { card-name } comme action.
}
event-discarded = { $mine ->
    [yes] Vous défaussez { card-name }.
   *[no] { $seat } défausse { card-name }.
}
event-stepped = { $mine ->
    [yes] Vous allez { from-where } { to-where }.
   *[no] { $seat } va { from-where } { to-where }.
}
event-placed = { $mine ->
    [yes] On vous déplace { from-where } { to-where }.
   *[no] On déplace { $seat } { from-where } { to-where }.
}
event-led-dog = { $mine ->
    [yes] Vous menez le chien { from-where } { to-where }.
   *[no] { $seat } mène le chien { from-where } { to-where }.
}
event-bitten = { $mine ->
    [yes] { $by-mine ->
        [yes] Le chien vous mord, et c’est vous qui l’avez mené ici.
       *[no] Le chien vous mord ; { $by } l’a mené ici.
    }
   *[no] { $by-mine ->
        [yes] Le chien mord { $seat } ; vous l’avez mené ici.
       *[no] Le chien mord { $seat } ; { $by } l’a mené ici.
    }
}
event-dog-hides = Le chien se cache { field-on }.
event-dug = Le fossoyeur va { from-where } { to-where }.
event-feasted = { $mine ->
    [yes] Vous prenez part { festivity-at }.
   *[no] { $seat } prend part { festivity-at }.
}
event-found = { $limb ->
    [none] { $mine ->
        [yes] Vous trouvez { item-found } { field-on }.
       *[no] { $seat } trouve { item-found } { field-on }.
    }
   *[other] { $mine ->
        [yes] Vous trouvez { limb-a } { field-on }.
       *[no] { $seat } trouve { limb-a } { field-on }.
    }
}
event-stole = { $mine ->
    [yes] Vous prenez { item-found } à { $from }.
   *[no] { $from-mine ->
        [yes] { $seat } vous prend { item-found }.
       *[no] { $seat } prend { item-found } à { $from }.
    }
}
event-lost-limb = { $mine ->
    [yes] Vous perdez { limb-a }.
   *[no] { $seat } perd { limb-a }.
}
event-got-limb = { $mine ->
    [yes] Vous retrouvez { limb-a }.
   *[no] { $seat } retrouve { limb-a }.
}
event-revealed = { $mine ->
    [yes] La carte qui décide pour vous : { card-name }.
   *[no] La carte qui décide pour { $seat } : { card-name }.
}
event-attacked = { $mine ->
    [yes] { $by } joue { card-name } contre vous.
   *[no] { $by-mine ->
        [yes] Vous jouez { card-name } contre { $seat }.
       *[no] { $by } joue { card-name } contre { $seat }.
    }
}
event-dodged = { $mine ->
    [yes] Vous esquivez { $attacker }.
   *[no] { $attacker-mine ->
        [yes] { $seat } vous esquive.
       *[no] { $seat } esquive { $attacker }.
    }
}
event-held = { $mine ->
    [yes] Vous vous accrochez à { $mover }.
   *[no] { $mover-mine ->
        [yes] { $seat } s’accroche à vous.
       *[no] { $seat } s’accroche à { $mover }.
    }
}
event-knocked-over = { $mine ->
    [yes] { $by } vous renverse : votre carte posée est perdue.
   *[no] { $by-mine ->
        [yes] Vous renversez { $seat } : sa carte posée est perdue.
       *[no] { $by } renverse { $seat } : sa carte posée est perdue.
    }
}
event-came-home = { $mine ->
    [yes] Vous voilà à l’arrivée, à la { place } place.
   *[no] { $seat } est à l’arrivée, à la { place } place.
}
event-ended = { $ending ->
    [homecoming] La partie est finie : tous ceux qui le pouvaient sont rentrés.
    [scattered] La partie est finie : plus personne n’a de membre.
   *[standstill] La partie est finie : rien n’a changé depuis trop longtemps.
}
event-dog-took = { $mine ->
    [yes] Le chien vous prend { festivity-the }.
   *[no] Le chien prend { festivity-the } à { $seat }.
}
event-no-effect = { $reason ->
    [no-arm] { card-name } reste sans effet : il faut un bras.
    [no-leg] { card-name } reste sans effet : il faut une jambe.
    [all-in-goal] { card-name } reste sans effet : à portée, tout le monde est déjà arrivé.
    [nothing-to-lose] { card-name } reste sans effet : à portée, plus personne n’a ce membre à perdre.
    [nothing-to-take] { card-name } reste sans effet : il n’y a rien à prendre qui { $mine ->
        [yes] vous manque
       *[no] manque à { $seat }
    }.
    [no-room] { card-name } reste sans effet : il n’y a pas la place de pousser quelqu’un.
    [no-landing] { card-name } reste sans effet : personne à sauter, ou nulle part où retomber.
    [nobody-ahead] { card-name } reste sans effet : il n’y a personne devant à suivre.
    [no-way-out] { card-name } reste sans effet : tous les chemins sont barrés.
    [still-whole] { card-name } reste sans effet : { $mine ->
        [yes] vous avez encore tous vos membres
       *[no] { $seat } a encore tous ses membres
    }.
   *[nobody-in-range] { card-name } reste sans effet : personne n’est à portée.
}
event-unhurt = { $reason ->
    [no-sign] { $mine ->
        [yes] Vous êtes indemne : la carte ne montre aucun membre.
       *[no] { $seat } est indemne : la carte ne montre aucun membre.
    }
    [limb-gone] { $mine ->
        [yes] Vous êtes indemne : ce membre est déjà perdu.
       *[no] { $seat } est indemne : ce membre est déjà perdu.
    }
   *[no-cards] { $mine ->
        [yes] Vous êtes indemne : il ne reste aucune carte pour décider.
       *[no] { $seat } est indemne : il ne reste aucune carte pour décider.
    }
}
event-has-to-swap = { $cards ->
    [1] { $mine ->
        [yes] Vous n’avez en main qu’une réaction et devez l’échanger.
       *[no] { $seat } n’a en main qu’une réaction et doit l’échanger.
    }
   *[other] { $mine ->
        [yes] Vous n’avez en main que des réactions et devez échanger vos { $cards } cartes.
       *[no] { $seat } n’a en main que des réactions et doit échanger ses { $cards } cartes.
    }
}
event-dragged = { $mine ->
    [yes] { $mover } vous entraîne.
   *[no] { $mover-mine ->
        [yes] Vous entraînez { $seat }.
       *[no] { $mover } entraîne { $seat }.
    }
}

## Bouts de phrases
bones-on = { $bones } os
