# Was in Día de los Muertos geschieht. Was zu übergeben ist, steht in en/events.ftl.

event-phase-opens = { $phase ->
    [lay] Runde { $round }: Alle legen eine Karte.
    [play] Runde { $round }: Die Karten werden gespielt.
   *[swap] Runde { $round }: Karten können getauscht werden.
}
event-shuffled = Der Ablagestapel wird gemischt: { $cards ->
    [1] eine Karte zum Nachziehen.
   *[other] { $cards } Karten zum Nachziehen.
}
event-drew = { $mine ->
    [yes] Du ziehst { card-name }.
   *[no] { $seat } zieht { card-name }.
}
event-drew-back = { $mine ->
    [yes] Du ziehst eine Karte mit { bones-on }.
   *[no] { $seat } zieht eine Karte mit { bones-on }.
}
event-laid = { $mine ->
    [yes] Du legst eine Karte mit { bones-on }.
   *[no] { $seat } legt eine Karte mit { bones-on }.
}
event-moves = { $mine ->
    [yes] Du nutzt deine Karte zur Bewegung: { bones-on }.
   *[no] { $seat } nutzt die Karte zur Bewegung: { bones-on }.
}
event-acts = { $mine ->
    [yes] Du spielst { card-name } als Aktion.
   *[no] { $seat } spielt { card-name } als Aktion.
}
event-discarded = { $mine ->
    [yes] Du legst { card-name } ab.
   *[no] { $seat } legt { card-name } ab.
}
event-stepped = { $mine ->
    [yes] Du gehst { from-where } { to-where }.
   *[no] { $seat } geht { from-where } { to-where }.
}
event-placed = { $mine ->
    [yes] Du wirst { from-where } { to-where } versetzt.
   *[no] { $seat } wird { from-where } { to-where } versetzt.
}
event-led-dog = { $mine ->
    [yes] Du führst den Hund { from-where } { to-where }.
   *[no] { $seat } führt den Hund { from-where } { to-where }.
}
event-bitten = { $mine ->
    [yes] { $by-mine ->
        [yes] Der Hund beißt dich, und du hast ihn selbst hergeführt.
       *[no] Der Hund beißt dich; { $by } hat ihn hergeführt.
    }
   *[no] { $by-mine ->
        [yes] Der Hund beißt { $seat }; du hast ihn hergeführt.
       *[no] Der Hund beißt { $seat }; { $by } hat ihn hergeführt.
    }
}
event-dog-hides = Der Hund versteckt sich { field-on }.
event-dug = Der Totengräber geht { from-where } { to-where }.
event-feasted = { $mine ->
    [yes] Du feierst { festivity-at } mit.
   *[no] { $seat } feiert { festivity-at } mit.
}
event-found = { $limb ->
    [none] { $mine ->
        [yes] Du findest { item-found } { field-on }.
       *[no] { $seat } findet { item-found } { field-on }.
    }
   *[other] { $mine ->
        [yes] Du findest { limb-a } { field-on }.
       *[no] { $seat } findet { limb-a } { field-on }.
    }
}
event-stole = { $mine ->
    [yes] Du nimmst { $from } { item-found } weg.
   *[no] { $from-mine ->
        [yes] { $seat } nimmt dir { item-found } weg.
       *[no] { $seat } nimmt { $from } { item-found } weg.
    }
}
event-lost-limb = { $mine ->
    [yes] Du verlierst { limb-a }.
   *[no] { $seat } verliert { limb-a }.
}
event-got-limb = { $mine ->
    [yes] Du bekommst { limb-a } zurück.
   *[no] { $seat } bekommt { limb-a } zurück.
}
event-revealed = { $mine ->
    [yes] Die Karte, die über dich entscheidet: { card-name }.
   *[no] Die Karte, die über { $seat } entscheidet: { card-name }.
}
event-attacked = { $mine ->
    [yes] { $by } spielt { card-name } gegen dich.
   *[no] { $by-mine ->
        [yes] Du spielst { card-name } gegen { $seat }.
       *[no] { $by } spielt { card-name } gegen { $seat }.
    }
}
event-dodged = { $mine ->
    [yes] Du weichst { $attacker } aus.
   *[no] { $attacker-mine ->
        [yes] { $seat } weicht dir aus.
       *[no] { $seat } weicht { $attacker } aus.
    }
}
event-held = { $mine ->
    [yes] Du hältst { $mover } fest.
   *[no] { $mover-mine ->
        [yes] { $seat } hält dich fest.
       *[no] { $seat } hält { $mover } fest.
    }
}
event-knocked-over = { $mine ->
    [yes] { $by } wirft dich um: Deine gelegte Karte ist verloren.
   *[no] { $by-mine ->
        [yes] Du wirfst { $seat } um: Die gelegte Karte ist verloren.
       *[no] { $by } wirft { $seat } um: Die gelegte Karte ist verloren.
    }
}
event-came-home = { $mine ->
    [yes] Du bist daheim, auf Platz { $rank }.
   *[no] { $seat } ist daheim, auf Platz { $rank }.
}
event-ended = { $ending ->
    [homecoming] Die Partie ist zu Ende: Wer konnte, ist daheim.
    [scattered] Die Partie ist zu Ende: Niemand hat noch einen Körperteil.
   *[standstill] Die Partie ist zu Ende: Zu lange hat sich nichts getan.
}
event-dog-took = { $mine ->
    [yes] Der Hund nimmt dir { festivity-the } weg.
   *[no] Der Hund nimmt { $seat } { festivity-the } weg.
}
event-no-effect = { $reason ->
    [no-arm] { card-name } bewirkt nichts: Dazu braucht man einen Arm.
    [no-leg] { card-name } bewirkt nichts: Dazu braucht man ein Bein.
    [all-in-goal] { card-name } bewirkt nichts: Wer in Reichweite ist, ist schon im Ziel.
    [nothing-to-lose] { card-name } bewirkt nichts: Niemand in Reichweite hat noch einen solchen Körperteil.
    [nothing-to-take] { card-name } bewirkt nichts: Es gibt nichts zu holen, was { $mine ->
        [yes] dir
       *[no] { $seat }
    } fehlt.
    [no-room] { card-name } bewirkt nichts: Zum Wegstoßen ist kein Platz.
    [no-landing] { card-name } bewirkt nichts: Da ist niemand zum Überspringen oder kein Platz zum Landen.
    [nobody-ahead] { card-name } bewirkt nichts: Vorn ist niemand, dem man folgen könnte.
    [no-way-out] { card-name } bewirkt nichts: Alle Wege sind versperrt.
    [still-whole] { card-name } bewirkt nichts: { $mine ->
        [yes] Du hast
       *[no] { $seat } hat
    } noch alle Körperteile.
   *[nobody-in-range] { card-name } bewirkt nichts: Niemand ist in Reichweite.
}
event-unhurt = { $reason ->
    [no-sign] { $mine ->
        [yes] Du bleibst heil: Die Karte zeigt weder Arm noch Bein.
       *[no] { $seat } bleibt heil: Die Karte zeigt weder Arm noch Bein.
    }
    [limb-gone] { $mine ->
        [yes] Du verlierst nichts: Das war schon weg.
       *[no] { $seat } verliert nichts: Das war schon weg.
    }
   *[no-cards] { $mine ->
        [yes] Du verlierst nichts: Keine Karte ist mehr da, die entscheidet.
       *[no] { $seat } verliert nichts: Keine Karte ist mehr da, die entscheidet.
    }
}
event-has-to-swap = { $cards ->
    [one] { $mine ->
        [yes] Du hast nur eine Reaktion auf der Hand und musst sie tauschen.
       *[no] { $seat } hat nur eine Reaktion auf der Hand und muss sie tauschen.
    }
   *[other] { $mine ->
        [yes] Du hast nur Reaktionen auf der Hand und musst alle { $cards } Karten tauschen.
       *[no] { $seat } hat nur Reaktionen auf der Hand und muss alle { $cards } Karten tauschen.
    }
}
event-dragged = { $mine ->
    [yes] { $mover } zieht dich mit.
   *[no] { $mover-mine ->
        [yes] Du ziehst { $seat } mit.
       *[no] { $mover } zieht { $seat } mit.
    }
}

## Teile von Sätzen
bones-on = { $bones } Knochen
