# The game on the home page and where a new table is made.
game-dia-de-los-muertos = Día de los Muertos
home-title-dia-de-los-muertos = Día de los|Muertos
home-goal-dia-de-los-muertos = Wees vroeg bij de finish en vier onderweg feest: wie de meeste punten heeft, wint.
home-text-dia-de-los-muertos = Vier feest, verlies een arm, wees als eerste in je graf.
