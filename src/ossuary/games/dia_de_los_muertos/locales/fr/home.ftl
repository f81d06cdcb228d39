# The game on the home page and where a new table is made.
game-dia-de-los-muertos = Día de los Muertos
home-title-dia = Día de los|Muertos
home-text-dia = Festoyez, perdez un os, rentrez au tombeau.
