# What Día de los Muertos asks of a player: `prompt-KIND` for the kind of question, `.more` for a second line.
# Load with things.ftl. Pass everything in `about` under its own name, numbers as numbers, and seats (victim,
# attacker, mover) as the player's name.

prompt-lay = Lay a card face down
    .more = Everyone sees its back. You decide between movement and action when it is your turn.
prompt-turn = Movement or action?
    .more = Your card is { card-name }. After an action you draw two cards, after a movement none.
prompt-discard = Discard a card
    .more = You hold more than eight.
prompt-swap = Exchange two cards for one?
    .more = As often as you like, or not at all.
prompt-movement = { $points ->
    [1] Move one field
   *[other] Move up to { $points } fields
}
    .more = { $fields ->
        [0] Your skeleton can’t go any further now; what is left is for the dog.
        [1] Your skeleton can go one field; you can also lead the dog.
       *[other] Your skeleton can go up to { $fields } fields; you can also lead the dog.
    }
prompt-find = Take something from the hiding place?
    .more = There is something you can use { field-on }.
prompt-block = Where does the gravedigger stop?
    .more = He stays there for the rest of the game.
prompt-leave = Make way for the gravedigger
    .more = You are { field-on }. Choose a field next to it.
prompt-bite = Who does the dog bite?
    .more = A random attack: it can’t be dodged.
prompt-den = Where does the dog hide?
    .more = What he has bitten off will lie there.
prompt-back = Pick a card from { $victim }’s hand
    .more = You see only the backs. The front decides what is lost.
prompt-lose = Arm or leg?
    .more = You choose what { $victim } loses.
prompt-dodge = { $attacker } plays { card-name } on you. Dodge?
    .more = Dodging uses up your “Dodge” card.
prompt-hold = { $mover } is about to move. Play “Hold”?
    .more = { $bones ->
        [one] They have one bone. Holding costs them one field, and you are dragged along.
       *[other] They have { $bones } bones. Holding costs them one field, and you are dragged along.
    }
prompt-target = Who do you play { card-name } on?
    .more = Choose a skeleton in range.
prompt-take = { $card ->
    [patch] Which limb do you get back?
   *[snatch] What do you take from { $victim }?
}
    .more = { $card ->
        [patch] Bone patch gives you back one you have lost.
       *[snatch] Only something you lack yourself.
    }
prompt-jump = Where do you land?
    .more = Beyond those you jump over, on the first free field.
prompt-push = Where do you push { $victim }, and where do you go?
    .more = Each goes one field, in different directions, or you swap places.
prompt-cartwheel = Where does the cartwheel go?
    .more = One to three fields. Everyone you pass may lose a limb.
