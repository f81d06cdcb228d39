# What the guide says in the lesson.
lesson-dia-de-los-muertos-first-game = A first game
lesson-dia-de-los-muertos-welcome = Welcome to the graveyard! You are skeleton 1. Whoever reaches the goal first scores the most, and festivities along the way score extra. We join in late: you have already had the music, your opponent the dance.
lesson-dia-de-los-muertos-cards = Each card has two sides. On its back, for all to see, are bones: that is how many fields it can take you. On its front, for your eyes only, is an action.
lesson-dia-de-los-muertos-lay = A round begins with everyone laying a card face down. Lay the kick: it has two bones on its back.
lesson-dia-de-los-muertos-move = Only now do you decide what to use the card for. Keep your feet to yourself this time and choose movement.
lesson-dia-de-los-muertos-banquet = The banquet is right beside you, on 19. Walk in: it is worth three points.
lesson-dia-de-los-muertos-gravedigger = Every festivity sends the gravedigger on. That was the last one: he clears the way to the goal, and you say where he settles for good. Send him to 16, where he is out of your way.
lesson-dia-de-los-muertos-dog = One bone left. What your skeleton doesn’t need can go to the dog: lead him to 22. He bites whoever he runs into.
lesson-dia-de-los-muertos-dodge = Ouch! A beating would cost you an arm. But you have a dodge: play it, and nothing happens.
lesson-dia-de-los-muertos-exchange = When everyone has played, you may exchange cards, two for one. Yours are good: no exchange.
lesson-dia-de-los-muertos-cake = And now for some mischief. Lay the cake.
lesson-dia-de-los-muertos-let = Your opponent is about to walk off, and you are asked whether to hold them back. Everyone who might have that card is asked, with or without it, so nobody can tell. Don’t hold.
lesson-dia-de-los-muertos-act = Your turn, and this time the front counts: play the action. A cake flies up to five fields.
lesson-dia-de-los-muertos-back = Pick a card from your opponent’s hand by its back; its front decides which limb is lost. Take one with two bones.
lesson-dia-de-los-muertos-end = A leg! On one leg you can go two fields at most. You have drawn two cards, as after every action, and the gate is open: go by 18, 8, 7 and 17 to the goal. Play on, and win the race!
