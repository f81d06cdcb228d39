# The game on the home page and where a new table is made.
game-bad-bones = Bad Bones
home-title-bad-bones = Bad Bones
home-goal-bad-bones = Sobald ein Turm oder ein Dorf gefallen ist, endet die Partie: Wer noch steht und die meisten Punkte hat, gewinnt.
home-text-bad-bones = Stopp die Toten, bevor dein Turm fällt.
new-hint-solo = Ein Stockwerk, ein Haus und du. Füge einen Platz hinzu, um mit anderen zu spielen.
