# The game on the home page and where a new table is made.
game-bad-bones = Bad Bones
home-title-bad-bones = Bad Bones
home-goal-bad-bones = Dès qu’une tour ou un village est détruit, la partie s’arrête : parmi ceux qui restent debout, le meilleur score gagne.
home-text-bad-bones = Piégez les morts avant que la tour tombe.
new-hint-solo = Un étage, une maison, et vous. Ajoutez une place pour jouer à plusieurs.
