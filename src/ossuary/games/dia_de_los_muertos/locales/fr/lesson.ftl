# What the guide says in the lesson.
lesson-dia-de-los-muertos-first-game = Une première partie
lesson-dia-de-los-muertos-welcome = Bienvenue au cimetière ! Vous êtes le squelette 1. Le premier à l’arrivée marque le plus de points, et les fêtes en chemin en rapportent aussi. Nous prenons la partie en cours : vous avez déjà eu la musique, votre adversaire la danse.
lesson-dia-de-los-muertos-cards = Chaque carte a deux côtés. Au dos, visibles de tous, des os : c’est le nombre de cases dont elle vous fait avancer. Sur la face, pour vous seul, une action.
lesson-dia-de-los-muertos-lay = Au début d’une manche, chacun pose une carte face cachée. Posez le coup de pied : il a deux os au dos.
lesson-dia-de-los-muertos-move = C’est seulement maintenant que vous décidez à quoi sert la carte. Pas de coup de pied cette fois : choisissez le déplacement.
lesson-dia-de-los-muertos-banquet = Le banquet est servi juste à côté, en 19. Entrez : il vaut trois points.
lesson-dia-de-los-muertos-gravedigger = Chaque fête fait avancer le fossoyeur. C’était la dernière : il libère le chemin de l’arrivée, et c’est vous qui dites où il reste pour de bon. Envoyez-le en 16, où il ne vous gêne pas.
lesson-dia-de-los-muertos-dog = Il reste un os. Ce dont votre squelette n’a pas besoin peut servir au chien : menez-le en 22. Il mord ceux qu’il rencontre.
lesson-dia-de-los-muertos-dodge = Aïe ! Une raclée vous coûterait un bras. Mais vous avez une esquive : jouez-la, et il ne se passe rien.
lesson-dia-de-los-muertos-exchange = Quand tout le monde a joué, on peut échanger des cartes, deux contre une. Les vôtres sont bonnes : pas d’échange.
lesson-dia-de-los-muertos-cake = Et maintenant, une espièglerie. Posez le gâteau.
lesson-dia-de-los-muertos-let = Votre adversaire va partir, et on vous demande si vous l’accrochez. On le demande à tous ceux qui pourraient avoir cette carte, qu’ils l’aient ou non : ainsi, personne n’en sait rien. Ne l’accrochez pas.
lesson-dia-de-los-muertos-act = À vous, et cette fois c’est la face qui compte : jouez l’action. Un gâteau vole jusqu’à cinq cases.
lesson-dia-de-los-muertos-back = Choisissez une carte de la main de votre adversaire d’après son dos ; sa face décide du membre perdu. Prenez-en une à deux os.
lesson-dia-de-los-muertos-end = Une jambe ! Sur une jambe, on avance de deux cases au plus. Vous avez pioché deux cartes, comme après toute action, et la grille est ouverte : par 18, 8, 7 et 17 jusqu’à l’arrivée. Continuez, et gagnez la course !
