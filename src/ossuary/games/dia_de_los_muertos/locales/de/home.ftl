# The game on the home page and where a new table is made.
game-dia-de-los-muertos = Día de los Muertos
home-title-dia-de-los-muertos = Día de los|Muertos
home-goal-dia-de-los-muertos = Erreiche früh das Ziel und feiere unterwegs: Wer die meisten Punkte hat, gewinnt.
home-text-dia-de-los-muertos = Feiere, verlier ein Bein, sei als Erster im Grab.
