# Wat er in Día de los Muertos gebeurt. Wat er moet worden meegegeven staat in en/events.ftl.

event-phase-opens = { $phase ->
    [lay] Ronde { $round }: iedereen legt een kaart.
    [play] Ronde { $round }: de kaarten worden gespeeld.
   *[swap] Ronde { $round }: er mag geruild worden.
}
event-shuffled = De aflegstapel wordt geschud: { $cards ->
    [1] één kaart in de trekstapel.
   *[other] { $cards } kaarten in de trekstapel.
}
event-drew = { $mine ->
    [yes] Je trekt { card-name }.
   *[no] { $seat } trekt { card-name }.
}
event-drew-back = { $mine ->
    [yes] Je trekt een kaart met { bones-on }.
   *[no] { $seat } trekt een kaart met { bones-on }.
}
event-laid = { $mine ->
    [yes] Je legt een kaart met { bones-on }.
   *[no] { $seat } legt een kaart met { bones-on }.
}
event-moves = { $mine ->
    [yes] Je gebruikt je kaart om te bewegen: { bones-on }.
   *[no] { $seat } gebruikt de kaart om te bewegen: { bones-on }.
}
event-acts = { $mine ->
    [yes] Je speelt { card-name } als actie.
   *[no] { $seat } speelt { card-name } als actie.
}
event-discarded = { $mine ->
    [yes] Je legt { card-name } af.
   *[no] { $seat } legt { card-name } af.
}
event-stepped = { $mine ->
    [yes] Je gaat { from-where } { to-where }.
   *[no] { $seat } gaat { from-where } { to-where }.
}
event-placed = { $mine ->
    [yes] Je wordt { from-where } { to-where } verplaatst.
   *[no] { $seat } wordt { from-where } { to-where } verplaatst.
}
event-led-dog = { $mine ->
    [yes] Je leidt de hond { from-where } { to-where }.
   *[no] { $seat } leidt de hond { from-where } { to-where }.
}
event-bitten = { $mine ->
    [yes] { $by-mine ->
        [yes] De hond bijt je, en je hebt hem zelf hierheen geleid.
       *[no] De hond bijt je; { $by } heeft hem hierheen geleid.
    }
   *[no] { $by-mine ->
        [yes] De hond bijt { $seat }; jij hebt hem hierheen geleid.
       *[no] De hond bijt { $seat }; { $by } heeft hem hierheen geleid.
    }
}
event-dog-hides = De hond verstopt zich { field-on }.
event-dug = De doodgraver gaat { from-where } { to-where }.
event-feasted = { $mine ->
    [yes] Je viert { festivity-the } mee.
   *[no] { $seat } viert { festivity-the } mee.
}
event-found = { $limb ->
    [none] { $mine ->
        [yes] Je vindt { item-found } { field-on }.
       *[no] { $seat } vindt { item-found } { field-on }.
    }
   *[other] { $mine ->
        [yes] Je vindt { limb-a } { field-on }.
       *[no] { $seat } vindt { limb-a } { field-on }.
    }
}
event-stole = { $mine ->
    [yes] Je pakt { item-found } af van { $from }.
   *[no] { $from-mine ->
        [yes] { $seat } pakt { item-found } van jou af.
       *[no] { $seat } pakt { item-found } af van { $from }.
    }
}
event-lost-limb = { $mine ->
    [yes] Je verliest { limb-a }.
   *[no] { $seat } verliest { limb-a }.
}
event-got-limb = { $mine ->
    [yes] Je krijgt { limb-a } terug.
   *[no] { $seat } krijgt { limb-a } terug.
}
event-revealed = { $mine ->
    [yes] De kaart die over jou beslist: { card-name }.
   *[no] De kaart die over { $seat } beslist: { card-name }.
}
event-attacked = { $mine ->
    [yes] { $by } speelt { card-name } op jou.
   *[no] { $by-mine ->
        [yes] Je speelt { card-name } op { $seat }.
       *[no] { $by } speelt { card-name } op { $seat }.
    }
}
event-dodged = { $mine ->
    [yes] Je ontwijkt { $attacker }.
   *[no] { $attacker-mine ->
        [yes] { $seat } ontwijkt jou.
       *[no] { $seat } ontwijkt { $attacker }.
    }
}
event-held = { $mine ->
    [yes] Je houdt { $mover } vast.
   *[no] { $mover-mine ->
        [yes] { $seat } houdt jou vast.
       *[no] { $seat } houdt { $mover } vast.
    }
}
event-knocked-over = { $mine ->
    [yes] { $by } gooit je omver: je gelegde kaart is verloren.
   *[no] { $by-mine ->
        [yes] Je gooit { $seat } omver: de gelegde kaart is verloren.
       *[no] { $by } gooit { $seat } omver: de gelegde kaart is verloren.
    }
}
event-came-home = { $mine ->
    [yes] Je bent thuis, op de { $rank }e plaats.
   *[no] { $seat } is thuis, op de { $rank }e plaats.
}
event-ended = { $ending ->
    [homecoming] Het spel is afgelopen: wie kon, is thuis.
    [scattered] Het spel is afgelopen: niemand heeft nog een ledemaat.
   *[standstill] Het spel is afgelopen: er is te lang niets veranderd.
}
event-dog-took = { $mine ->
    [yes] De hond pakt { festivity-the } van jou af.
   *[no] De hond pakt { festivity-the } af van { $seat }.
}
event-no-effect = { $reason ->
    [no-arm] { card-name } doet niets: daar is een arm voor nodig.
    [no-leg] { card-name } doet niets: daar is een been voor nodig.
    [all-in-goal] { card-name } doet niets: wie binnen bereik is, is al bij de finish.
    [nothing-to-lose] { card-name } doet niets: niemand binnen bereik heeft zo’n ledemaat nog.
    [nothing-to-take] { card-name } doet niets: er valt niets af te pakken wat { $mine ->
        [yes] jij nog mist
       *[no] { $seat } nog mist
    }.
    [no-room] { card-name } doet niets: er is geen ruimte om iemand weg te duwen.
    [no-landing] { card-name } doet niets: er is niemand om overheen te springen, of geen plek om te landen.
    [nobody-ahead] { card-name } doet niets: er loopt niemand voorop om te volgen.
    [no-way-out] { card-name } doet niets: alle wegen zijn versperd.
    [still-whole] { card-name } doet niets: { $mine ->
        [yes] jij hebt
       *[no] { $seat } heeft
    } alle ledematen nog.
   *[nobody-in-range] { card-name } doet niets: niemand is binnen bereik.
}
event-unhurt = { $reason ->
    [no-sign] { $mine ->
        [yes] Je blijft heel: op de kaart staat geen ledemaat.
       *[no] { $seat } blijft heel: op de kaart staat geen ledemaat.
    }
    [limb-gone] { $mine ->
        [yes] Je verliest niets: dat ledemaat was al weg.
       *[no] { $seat } verliest niets: dat ledemaat was al weg.
    }
   *[no-cards] { $mine ->
        [yes] Je verliest niets: er is geen kaart over die kan beslissen.
       *[no] { $seat } verliest niets: er is geen kaart over die kan beslissen.
    }
}
event-has-to-swap = { $cards ->
    [one] { $mine ->
        [yes] Je hebt alleen een reactie op hand en moet die ruilen.
       *[no] { $seat } heeft alleen een reactie op hand en moet die ruilen.
    }
   *[other] { $mine ->
        [yes] Je hebt alleen reacties op hand en moet alle { $cards } kaarten ruilen.
       *[no] { $seat } heeft alleen reacties op hand en moet alle { $cards } kaarten ruilen.
    }
}
event-dragged = { $mine ->
    [yes] { $mover } sleept jou mee.
   *[no] { $mover-mine ->
        [yes] Je sleept { $seat } mee.
       *[no] { $mover } sleept { $seat } mee.
    }
}

## Delen van zinnen
bones-on = { $bones ->
    [one] { $bones } bot
   *[other] { $bones } botten
}
