# What is wrong with a position of this game in a file of the notation; each is a sentence of its own.
wanted-card = a card, like kick or throw1
wanted-card-or-festivity = a card or a festivity
never-dug = The gravedigger never comes to { $field }.
laid-too-early = Cards are laid only in the phase “play”.
festivity-twice = Nobody owns two of “{ $word }”.
rank-twice = Two skeletons have rank { $rank }.
rank-in-goal = Seat { $seat }: “at 32” and “rank” go together.
no-cards-in-goal = Seat { $seat } is in the goal and can’t have any cards.
on-the-dog = Seat { $seat } can’t stand on the dog’s field.
on-the-gravedigger = Seat { $seat } can’t stand on the gravedigger’s field.
too-many-festivities = There are { $copies } cards of “{ $festivity }”, not { $found }: how many are left on the field? (“festivity { $festivity } 0”)
