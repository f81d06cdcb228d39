# The game on the home page and where a new table is made.
game-bad-bones = Bad Bones
home-title-bad-bones = Bad Bones
home-goal-bad-bones = The game ends as soon as a tower or a village falls: whoever is still standing with the most points wins.
home-text-bad-bones = Trap the dead before your tower falls.
new-hint-solo = One tower floor, one house, and you. Add a seat to play with others.
