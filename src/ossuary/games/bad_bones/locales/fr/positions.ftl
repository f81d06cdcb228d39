# What is wrong with a position of this game in a file of the notation; each is a sentence of its own.
wanted-space = une case de a1 à e5
wanted-space-or-none = une case de a1 à e5, ou none
wanted-token = un squelette comme blue-left ou, avec les chefs, green-left:artificer
wanted-trap = un piège, comme dragon! ou wall/
no-such-phase = Il n’y a pas de phase « { $word } » dans ce mode.
no-tower-space = « { $word } » n’est pas la case d’une tour, ou est nommée deux fois.
only-one = Il n’y a qu’un seul exemplaire de « { $word } » dans le jeu.
two-traps = Il y a deux pièges en { $space }.
no-forest = Aucune forêt ne borde { $space }.
hero-missing = Quand tous jouent ensemble, la position doit dire où est le héros de la place { $seat }, comme « hero b4 » ou « hero none ».
trap-on-tower = La place { $seat } a un piège sur sa tour, en { $space }.
too-many-of-a-kind = C’est plus de { $most } d’une même sorte.
