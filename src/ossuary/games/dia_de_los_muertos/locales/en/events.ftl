# What happens in Día de los Muertos, one sentence for each event, for the log and for screen readers: `event-KIND`.
# Load with things.ftl, which has the families used here.
#
# Pass every field of the event under its own name; numbers as numbers, since 0 is Start and 32 the goal.
#   seat            $seat: the player's name ("" for 0); $mine: "yes" if it is the viewer's own seat, else "no"
#   by, attacker, mover, and from of `stole`
#                   other seats, likewise: $by the name and $by-mine; $attacker, $attacker-mine; $mover, $mover-mine;
#                   $from, $from-mine
#   limb            "none" for ""
# card, item, festivity, phase, ending and reason are ids, as they come.

event-phase-opens = { $phase ->
    [lay] Round { $round }: everyone lays a card.
    [play] Round { $round }: the cards are played.
   *[swap] Round { $round }: cards can be exchanged.
}
event-shuffled = The discards are shuffled: { $cards ->
    [1] one card is in the draw pile.
   *[other] { $cards } cards are in the draw pile.
}
event-drew = { $mine ->
    [yes] You draw { card-name }.
   *[no] { $seat } draws { card-name }.
}
event-drew-back = { $mine ->
    [yes] You draw a card with { bones-on } on its back.
   *[no] { $seat } draws a card with { bones-on } on its back.
}
event-laid = { $mine ->
    [yes] You lay a card with { bones-on } on its back.
   *[no] { $seat } lays a card with { bones-on } on its back.
}
event-moves = { $mine ->
    [yes] You use your card for movement: { bones-on }.
   *[no] { $seat } uses a card for movement: { bones-on }.
}
event-acts = { $mine ->
    [yes] You play { card-name } as an action.
   *[no] { $seat } plays { card-name } as an action.
}
event-discarded = { $mine ->
    [yes] You discard { card-name }.
   *[no] { $seat } discards { card-name }.
}
event-stepped = { $mine ->
    [yes] You go { from-where } { to-where }.
   *[no] { $seat } goes { from-where } { to-where }.
}
event-placed = { $mine ->
    [yes] You are moved { from-where } { to-where }.
   *[no] { $seat } is moved { from-where } { to-where }.
}
event-led-dog = { $mine ->
    [yes] You lead the dog { from-where } { to-where }.
   *[no] { $seat } leads the dog { from-where } { to-where }.
}
event-bitten = { $mine ->
    [yes] { $by-mine ->
        [yes] The dog bites you, and you led him here yourself.
       *[no] The dog bites you; { $by } led him here.
    }
   *[no] { $by-mine ->
        [yes] The dog bites { $seat }; you led him here.
       *[no] The dog bites { $seat }; { $by } led him here.
    }
}
event-dog-hides = The dog hides { field-on }.
event-dug = The gravedigger goes { from-where } { to-where }.
event-feasted = { $mine ->
    [yes] You take part in { festivity-the }.
   *[no] { $seat } takes part in { festivity-the }.
}
event-found = { $limb ->
    [none] { $mine ->
        [yes] You find { item-found } { field-on }.
       *[no] { $seat } finds { item-found } { field-on }.
    }
   *[other] { $mine ->
        [yes] You find { limb-a } { field-on }.
       *[no] { $seat } finds { limb-a } { field-on }.
    }
}
event-stole = { $mine ->
    [yes] You take { item-found } from { $from }.
   *[no] { $from-mine ->
        [yes] { $seat } takes { item-found } from you.
       *[no] { $seat } takes { item-found } from { $from }.
    }
}
event-lost-limb = { $mine ->
    [yes] You lose { limb-a }.
   *[no] { $seat } loses { limb-a }.
}
event-got-limb = { $mine ->
    [yes] You get { limb-a } back.
   *[no] { $seat } gets { limb-a } back.
}
event-revealed = { $mine ->
    [yes] The card that decides for you: { card-name }.
   *[no] The card that decides for { $seat }: { card-name }.
}
event-attacked = { $mine ->
    [yes] { $by } plays { card-name } on you.
   *[no] { $by-mine ->
        [yes] You play { card-name } on { $seat }.
       *[no] { $by } plays { card-name } on { $seat }.
    }
}
event-dodged = { $mine ->
    [yes] You dodge { $attacker }.
   *[no] { $attacker-mine ->
        [yes] { $seat } dodges you.
       *[no] { $seat } dodges { $attacker }.
    }
}
event-held = { $mine ->
    [yes] You hold on to { $mover }.
   *[no] { $mover-mine ->
        [yes] { $seat } holds on to you.
       *[no] { $seat } holds on to { $mover }.
    }
}
event-knocked-over = { $mine ->
    [yes] { $by } knocks you over: your laid card is lost.
   *[no] { $by-mine ->
        [yes] You knock { $seat } over: their laid card is lost.
       *[no] { $by } knocks { $seat } over: their laid card is lost.
    }
}
event-came-home = { $mine ->
    [yes] You are home, in { place } place.
   *[no] { $seat } is home, in { place } place.
}
event-ended = { $ending ->
    [homecoming] The game is over: everyone who could is home.
    [scattered] The game is over: nobody has a limb left.
   *[standstill] The game is over: nothing has changed for too long.
}
event-dog-took = { $mine ->
    [yes] The dog takes { festivity-the } from you.
   *[no] The dog takes { festivity-the } from { $seat }.
}
event-no-effect = { $reason ->
    [no-arm] { card-name } does nothing: it takes an arm.
    [no-leg] { card-name } does nothing: it takes a leg.
    [all-in-goal] { card-name } does nothing: whoever is in range is in the goal.
    [nothing-to-lose] { card-name } does nothing: nobody in range has such a limb left.
    [nothing-to-take] { card-name } does nothing: there is nothing to take that { $mine ->
        [yes] you lack
       *[no] { $seat } lacks
    }.
    [no-room] { card-name } does nothing: there is no room to push anybody.
    [no-landing] { card-name } does nothing: there is nobody to jump over, or nowhere to land.
    [nobody-ahead] { card-name } does nothing: there is nobody ahead to follow.
    [no-way-out] { card-name } does nothing: every way is blocked.
    [still-whole] { card-name } does nothing: { $mine ->
        [yes] you have
       *[no] { $seat } has
    } all four limbs.
   *[nobody-in-range] { card-name } does nothing: nobody is in range.
}
event-unhurt = { $reason ->
    [no-sign] { $mine ->
        [yes] You are unhurt: the card shows no limb.
       *[no] { $seat } is unhurt: the card shows no limb.
    }
    [limb-gone] { $mine ->
        [yes] You are unhurt: that limb is gone already.
       *[no] { $seat } is unhurt: that limb is gone already.
    }
   *[no-cards] { $mine ->
        [yes] You are unhurt: no card is left to decide.
       *[no] { $seat } is unhurt: no card is left to decide.
    }
}
event-has-to-swap = { $cards ->
    [one] { $mine ->
        [yes] You hold nothing but a reaction and have to exchange it.
       *[no] { $seat } holds nothing but a reaction and has to exchange it.
    }
   *[other] { $mine ->
        [yes] You hold nothing but reactions and have to exchange all { $cards } cards.
       *[no] { $seat } holds nothing but reactions and has to exchange all { $cards } cards.
    }
}
event-dragged = { $mine ->
    [yes] { $mover } drags you along.
   *[no] { $mover-mine ->
        [yes] You drag { $seat } along.
       *[no] { $mover } drags { $seat } along.
    }
}

## Parts of sentences
bones-on = { $bones ->
    [one] { $bones } bone
   *[other] { $bones } bones
}
