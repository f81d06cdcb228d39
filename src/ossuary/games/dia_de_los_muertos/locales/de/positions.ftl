# What is wrong with a position of this game in a file of the notation; each is a sentence of its own.
wanted-card = eine Karte wie kick oder throw1
wanted-card-or-festivity = eine Karte oder ein Fest
never-dug = Auf { $field } kommt der Totengräber nie.
laid-too-early = Gelegte Karten gibt es nur in der Phase „play“.
festivity-twice = Niemand hat „{ $word }“ zweimal.
rank-twice = Zwei Skelette haben Rang { $rank }.
rank-in-goal = Platz { $seat }: „at 32“ und „rank“ gehören zusammen.
no-cards-in-goal = Platz { $seat } ist im Ziel und kann keine Karten haben.
on-the-dog = Platz { $seat } kann nicht auf dem Feld des Hundes stehen.
on-the-gravedigger = Platz { $seat } kann nicht auf dem Feld des Totengräbers stehen.
too-many-festivities = Es gibt { $copies } Karten „{ $festivity }“, nicht { $found }: Wie viele liegen noch auf dem Feld? („festivity { $festivity } 0“)
