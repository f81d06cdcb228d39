# The game on the home page and where a new table is made.
game-bad-bones = Bad Bones
home-title-bad-bones = Bad Bones
home-goal-bad-bones = Zodra een toren of dorp gevallen is, eindigt het spel: wie nog overeind staat met de meeste punten wint.
home-text-bad-bones = Stop de mars van de doden, of je toren valt.
new-hint-solo = Eén verdieping, één huis, en jij. Voeg een plaats toe om samen te spelen.
