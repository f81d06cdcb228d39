# What is wrong with a position of this game in a file of the notation; each is a sentence of its own.
wanted-card = een kaart, zoals kick of throw1
wanted-card-or-festivity = een kaart of een feest
never-dug = De doodgraver komt nooit op { $field }.
laid-too-early = Gelegde kaarten zijn er alleen in de fase “play”.
festivity-twice = Niemand heeft “{ $word }” twee keer.
rank-twice = Twee skeletten hebben rang { $rank }.
rank-in-goal = Plaats { $seat }: “at 32” en “rank” horen bij elkaar.
no-cards-in-goal = Plaats { $seat } is in de finish en kan geen kaarten hebben.
on-the-dog = Plaats { $seat } kan niet op het veld van de hond staan.
on-the-gravedigger = Plaats { $seat } kan niet op het veld van de doodgraver staan.
too-many-festivities = Er zijn { $copies } kaarten “{ $festivity }”, niet { $found }: hoeveel liggen er nog op het veld? (“festivity { $festivity } 0”)
