# What happens in Bad Bones, one sentence for each event, for the log and for screen readers: `event-KIND`.
# Load with things.ftl, which has the families used here.
#
# Pass every field of the event under its own name, changed as follows; numbers as numbers.
#   seat            $seat: the player's name ("" for 0); $mine: "yes" if it is the viewer's own seat, else "no"
#   trap            a face such as `wall/!` in three: $trap its kind (wall … spring, blast), $lies how it lies ("slash",
#                   "backslash", "white", "black", or "none"), $damaged "yes" or "no"
#   now             $now: "gone" for "", "same" if it is what `trap` was, "blast" for blast, else "damaged"
#   model, leader   $model: the chief's id if it is a chief (`green-left:artificer` → artificer), else the symbol (blue)
#   space, from, to, entry
#                   a place in two: $space the space without the forest's mark (`>a3` → a3); $space-in "board", or where
#                   the mark says: "left" for >, "top" for v, "right" for <, "bottom" for ^; "none" (and $from "") for "".
#                   Likewise $from and $from-in, $to and $to-in, $entry and $entry-in
#   to of `sent`    $to-kind: "bag", "gone" or "seat"; for a seat also $to its name and $to-mine, else $to "" and "no"
#   facing          $facing: "up" for ^, "right" for >, "down" for v, "left" for <
# With every event also $play: versus, solo or coop, as the table's options say.

event-phase-opens = { $phase ->
    [market] The market is open.
    [stand] The heroes choose their towers.
    [hero] Round { $round }: the heroes move.
    [trap] Round { $round }: time to set traps.
    [skeletons] Round { $round }: the skeletons move.
   *[arrivals] Round { $round }: new skeletons arrive.
}
event-phase-closes = { $phase ->
    [market] The market closes.
    [stand] The heroes are on their towers.
    [hero] All heroes have moved.
    [trap] All traps are in place.
    [skeletons] All skeletons have moved.
   *[arrivals] All new skeletons are here.
}
event-hero-moved = { $mine ->
    [yes] Your hero goes to { $space }.
   *[no] { $seat }’s hero goes to { $space }.
}
event-hero-fell = { $mine ->
    [yes] Your hero falls with the emperor.
   *[no] { $seat }’s hero falls with the emperor.
}
event-killed = { $mine ->
    [yes] Your hero kills { model-the } on { $space }.
   *[no] { $seat }’s hero kills { model-the } on { $space }.
}
event-placed = { $mine ->
    [yes] You place { trap-a } on { $space }{ lies }.
   *[no] { $seat } places { trap-a } on { $space }{ lies }.
}
event-retrieved = { $mine ->
    [yes] You retrieve { trap-the } from { $space }.
   *[no] { $seat } retrieves { trap-the } from { $space }.
}
event-walked = { on-board }: { model-the } { $from-in ->
    [board] { $to-in ->
        [board] goes from { $from } to { $to }, facing { way }.
       *[other] goes from { $from } back to its forest, at { $to }.
    }
   *[other] { $to-in ->
        [board] comes out of the forest to { $to }, facing { way }.
       *[other] goes back to its forest, at { $to }.
    }
}
event-held = { on-board }: { model-the } { $space-in ->
    [board] has to stay on { $space }.
   *[other] has to stay in the forest at { $space }.
}
event-turned-to = { on-board }: { model-the } on { $space } turns { way }.
event-triggered = { on-board }: { trap-the } on { $space } { $trap ->
    [treasure] is in danger.
   *[other] is triggered.
}
event-sent = { on-board }: { model-the } { $to-kind ->
    [bag] goes to the bag.
    [gone] is out of the game.
   *[seat] { $to-mine ->
        [yes] goes to your cemetery.
       *[no] goes to { $to }’s cemetery.
    }
}
event-razed = { $play ->
    [coop] { $mine ->
        [yes] Your tower on { $space } falls.
       *[no] { $seat }’s tower on { $space } falls.
    }
   *[other] { $mine ->
        [yes] Your tower loses { $floors ->
            [0] nothing more: no floor is left.
            [1] a floor.
           *[other] { $floors } floors.
        }
       *[no] { $seat }’s tower loses { $floors ->
            [0] nothing more: no floor is left.
            [1] a floor.
           *[other] { $floors } floors.
        }
    }
}
event-burnt = { $houses ->
    [0] { $play ->
        [coop] Nothing is left of the capital to burn.
       *[other] { $mine ->
            [yes] Nothing is left of your village to burn.
           *[no] Nothing is left of { $seat }’s village to burn.
        }
    }
    [1] { $play ->
        [coop] A house of the capital burns.
       *[other] { $mine ->
            [yes] A house of your village burns.
           *[no] A house of { $seat }’s village burns.
        }
    }
   *[other] { $play ->
        [coop] { $houses } houses of the capital burn.
       *[other] { $mine ->
            [yes] { $houses } houses of your village burn.
           *[no] { $houses } houses of { $seat }’s village burn.
        }
    }
}
event-rebuilt = { $what ->
    [floor] { $mine ->
        [yes] A nice chief gives your tower a floor back.
       *[no] A nice chief gives { $seat }’s tower a floor back.
    }
   *[house] { $play ->
        [coop] A nice chief rebuilds a house of the capital.
       *[other] { $mine ->
            [yes] A nice chief rebuilds a house of your village.
           *[no] A nice chief rebuilds a house of { $seat }’s village.
        }
    }
}
event-worn = { on-board }: { $now ->
    [gone] { $trap ->
        [dragon] the dragon on { $space } is dead.
        [treasure] the treasure on { $space } is stolen.
        [hearse] the hearse leaves { $space }.
       *[other] { trap-the } on { $space } is destroyed.
    }
    [blast] { $space } is a blast area now.
    [same] { trap-the } on { $space } stays as it is.
   *[damaged] { $trap ->
        [dragon] the dragon on { $space } is wounded.
       *[other] { trap-the } on { $space } is damaged.
    }
}
event-drew = { $mine ->
    [yes] You draw { model-a }.
   *[no] { $seat } draws { model-a }.
}
event-arrived = { on-board }: { model-the } waits in the { $entry-in ->
    [left] left forest
    [top] top forest
    [right] right forest
   *[bottom] bottom forest
}, at { $entry }.
event-bought = { $mine ->
    [yes] You buy { item-a }.
   *[no] { $seat } buys { item-a }.
}
event-froze = { on-board }: all skeletons on { $space } freeze.
event-unit-formed = { on-board }: { model-the } { $members ->
    [1] marches alone.
   *[other] leads a unit of { $members }.
}
event-first = { $mine ->
    [yes] You are the first to buy.
   *[no] { $seat } is the first to buy.
}
event-ended = { $ending ->
    [elimination] The game is over: a realm has fallen.
    [defeat] The game is lost: the skeletons have broken through.
    [survival] The game is won: every round was survived.
   *[heroic] A heroic victory: not a skeleton is left.
}

## Parts of sentences
on-board = { $mine ->
    [yes] Your board
   *[no] { $seat }’s board
}
lies = { $lies ->
    [slash] , rising to the right (/)
    [backslash] , falling to the right (\)
    [white] , white side up
    [black] , black side up
   *[none] {""}
}
way = { $facing ->
    [up] up
    [right] right
    [down] down
   *[left] left
}
