# What is wrong with a position of this game in a file of the notation; each is a sentence of its own.
wanted-space = ein Feld von a1 bis e5
wanted-space-or-none = ein Feld von a1 bis e5 oder none
wanted-token = ein Skelett wie blue-left oder, mit Anführern, green-left:artificer
wanted-trap = eine Falle wie dragon! oder wall/
no-such-phase = Eine Phase „{ $word }“ gibt es in dieser Spielart nicht.
no-tower-space = Auf „{ $word }“ steht kein Turm, oder das Feld ist zweimal genannt.
only-one = „{ $word }“ gibt es im Spiel nur einmal.
two-traps = Auf { $space } liegen zwei Fallen.
no-forest = An { $space } grenzt kein Wald.
hero-missing = Spielen alle zusammen, muss dastehen, wo der Held von Platz { $seat } ist, wie „hero b4“ oder „hero none“.
trap-on-tower = Platz { $seat } hat eine Falle auf seinem Turm, auf { $space }.
too-many-of-a-kind = Das sind mehr als { $most } von einer Art.
