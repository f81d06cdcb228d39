# The game on the home page and where a new table is made.
game-bad-bones = Bad Bones
home-title-bad-bones = Bad Bones
home-text-bad-bones = Hou de optocht tegen, of je toren valt.
new-hint-solo = Eén verdieping, één huis, en jij. Zet een stoel bij om samen te spelen.
