# The game on the home page and where a new table is made.
game-dia-de-los-muertos = Día de los Muertos
home-title-dia-de-los-muertos = Día de los|Muertos
home-goal-dia-de-los-muertos = Reach the goal early and celebrate on the way: whoever has the most points wins.
home-text-dia-de-los-muertos = Feast, lose a limb, be first back in the grave.
