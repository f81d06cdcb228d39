# The game on the home page and where a new table is made.
game-bad-bones = Bad Bones
home-title-bones = Bad Bones
home-text-bones = Hou de optocht tegen, of je toren valt.
new-hint-solo = Eén verdieping, één huis, en jij. Zet een stoel bij om samen te spelen.
