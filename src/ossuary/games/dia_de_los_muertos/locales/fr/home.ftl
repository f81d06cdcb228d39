# The game on the home page and where a new table is made.
game-dia-de-los-muertos = Día de los Muertos
home-title-dia-de-los-muertos = Día de los|Muertos
home-goal-dia-de-los-muertos = Arrivez parmi les premiers et festoyez en route : le meilleur score gagne.
home-text-dia-de-los-muertos = Festoyez, perdez un bras, soyez premier au tombeau.
