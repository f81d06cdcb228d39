# What the guide says in the lesson.
lesson-dia-de-los-muertos-welcome = Welcome to the graveyard! You are skeleton 1. Whoever comes to the goal first earns the most, and festivities on the way earn more. We join in late: you have had the music, your opponent the dance.
lesson-dia-de-los-muertos-cards = Each card has two sides. On its back, for all to see, are bones: so many fields it is good for. On its front, for you alone, is an action.
lesson-dia-de-los-muertos-lay = A round begins with everyone laying one card face down. Lay the kick: there are two bones on its back.
lesson-dia-de-los-muertos-move = Only now do you decide what the card is for. Keep your feet to yourself this time: choose movement.
lesson-dia-de-los-muertos-banquet = The banquet is laid right beside you, on 19. Walk in: it is worth three points.
lesson-dia-de-los-muertos-gravedigger = Every festivity sends the gravedigger on. That was the last one: he leaves the way to the goal, and you say where he settles for good. Send him to 16, then he is out of your way.
lesson-dia-de-los-muertos-dog = One bone left. What your skeleton does not need, the dog may have: lead him to 22. Whoever he runs into is bitten.
lesson-dia-de-los-muertos-dodge = Ouch! A beating would cost you an arm. But you hold a dodge: play it, and nothing happens.
lesson-dia-de-los-muertos-exchange = When all have played, you may exchange cards, two for one. Yours are good: no exchange.
lesson-dia-de-los-muertos-cake = And now for some mischief. Lay the cake.
lesson-dia-de-los-muertos-let = Your opponent walks off, and you are asked whether you hold on. Everyone who might have that card is asked, with it or without: so nobody can tell. Let go.
lesson-dia-de-los-muertos-act = Your turn, and this time it is the front that counts: play the action. A cake flies up to five fields.
lesson-dia-de-los-muertos-back = Pick a card from your opponent’s hand by its back; what its front needs is lost. Take one with two bones.
lesson-dia-de-los-muertos-end = A leg! On one leg one goes two fields at most. You have drawn two cards, as after every action, and the gate is open: by 18, 8, 7 and 17 to the goal. Play on, and win the race!
