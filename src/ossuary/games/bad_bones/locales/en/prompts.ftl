# What Bad Bones asks of a player: `prompt-KIND` for the kind of question, `.more` for a second line.
# Load with things.ftl. Pass everything in `about` under its own name, changed as in events.ftl, and
#   skeletons       $count: how many models it lists; $model: the first of them, as in events
#   skeleton        $model
#   by              $by: catapult, hearse or edge
# With every prompt also $play (versus, solo, coop) and, with prompt-weapon, $weapon: the id of one's own weapon.

prompt-ready = All done. Ready?
    .more = { $play ->
        [solo] The game goes on when you are ready. Until then you can undo.
        [coop] The phase ends when everyone is ready. Until then you can undo.
       *[versus] The phase ends when everyone is ready, and only then do you see what the others did.
    }
prompt-market = Buy a trap or a weapon
    .more = { $play ->
        [coop] You pay from the common purse. Say you are done when you want nothing more.
       *[other] One item per turn, one weapon at most. Once you are done, you can’t buy any more.
    }
prompt-stand = Choose a tower for your hero
    .more = He starts the game there.
prompt-hero = Move your hero one space
    .more = In any direction, diagonals included. He kills every skeleton he meets; he can’t stay where he is.
prompt-trap = Place a trap, retrieve one, or do nothing
    .more = { $play ->
        [coop] The supply is shared. What is retrieved now can be placed again next round.
       *[other] On a space without a trap, tower or skeleton. A dragon may also land on skeletons.
    }
prompt-order = Which skeleton moves next?
    .more = The order may matter now. You can also let the rest advance in the fixed order.
prompt-flee = { $count ->
    [1] Where does { model-the } flee?
   *[other] Where does the unit flee?
}
    .more = Away from the dragon on { $space }: up, right, down or left.
prompt-send = { $by ->
    [catapult] Whose cemetery does the catapult hit?
    [hearse] Where does the hearse go?
   *[edge] To whose cemetery?
}
    .more = { $by ->
        [catapult] Everyone this catapult throws in this phase goes there.
        [hearse] All its passengers in this phase go there; the hearse stays there too.
       *[edge] { $play ->
            [coop] It leaves your board. Discuss who can best deal with it.
           *[other] It leaves your board. Choose who has to deal with it.
        }
    }
prompt-lead = Which instructor leads?
    .more = Everyone on the space follows, as one unit.
prompt-stop = Which skeleton does the tower stop?
    .more = The tower on { $space } falls and stops one; the others walk on.
prompt-weapon = Use your weapon?
    .more = { $weapon ->
        [crossbow] Crossbow: pick a skeleton on your board.
        [ice-wand] Ice wand: pick a space whose skeletons freeze.
        [death-wand] Death wand: pick the player whose cemetery your kills go to.
        [teleportation-wand] Teleportation wand: your hero stands on a tower again.
        [two-handed-sword] Two-handed sword: your hero moves once more.
        [battleaxe] Battleaxe: name a symbol; those beside your hero fall.
        [morning-star] Morning star: pick a space next to your hero, and where its skeletons go.
       *[rapier] Rapier: pick a space next to your hero and turn its skeletons.
    }
prompt-turn = Which way should { model-the } face?
    .more = It stands on { $space }: up, right, down or left.
