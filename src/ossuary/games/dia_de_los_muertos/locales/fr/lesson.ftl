# What the guide says in the lesson.
lesson-dia-de-los-muertos-welcome = Bienvenue au cimetière ! Vous êtes le squelette 1. Qui atteint le but en premier gagne le plus, et les festivités en chemin rapportent aussi. Nous arrivons tard : vous avez eu la musique, votre adversaire la danse.
lesson-dia-de-los-muertos-cards = Chaque carte a deux faces. Au dos, visible de tous, des os : autant de cases de déplacement. Devant, pour vous seul, une action.
lesson-dia-de-los-muertos-lay = Au début d’un tour, chacun pose une carte face cachée. Posez le coup de pied : il a deux os au dos.
lesson-dia-de-los-muertos-move = C’est seulement maintenant que vous décidez à quoi sert la carte. Pas de coup de pied cette fois : choisissez le déplacement.
lesson-dia-de-los-muertos-banquet = Le banquet est servi juste à côté, en 19. Entrez : il vaut trois points.
lesson-dia-de-los-muertos-gravedigger = Chaque festivité fait avancer le fossoyeur. C’était la dernière : il quitte le chemin du but, et c’est vous qui dites où il reste pour de bon. Envoyez-le en 16, loin de votre route.
lesson-dia-de-los-muertos-dog = Il reste un os. Ce dont votre squelette n’a pas besoin, le chien peut l’avoir : menez-le en 22. Il mord qui il rencontre.
lesson-dia-de-los-muertos-dodge = Aïe ! Une raclée vous coûterait un bras. Mais vous avez une esquive : jouez-la, et rien n’arrive.
lesson-dia-de-los-muertos-exchange = Quand tous ont joué, on peut échanger des cartes, deux contre une. Les vôtres sont bonnes : pas d’échange.
lesson-dia-de-los-muertos-cake = Et maintenant, une espièglerie. Posez le gâteau.
lesson-dia-de-los-muertos-let = Votre adversaire s’en va, et on vous demande si vous l’accrochez. On le demande à tous ceux qui pourraient avoir cette carte, qu’ils l’aient ou non : ainsi, personne n’en sait rien. Laissez-le partir.
lesson-dia-de-los-muertos-act = À vous, et cette fois c’est la face qui compte : jouez l’action. Un gâteau vole jusqu’à cinq cases.
lesson-dia-de-los-muertos-back = Choisissez une carte de votre adversaire par son dos ; ce que demande sa face est perdu. Prenez-en une à deux os.
lesson-dia-de-los-muertos-end = Une jambe ! Sur une jambe, on ne fait que deux cases. Vous avez pioché deux cartes, comme après toute action, et le portail est ouvert : par 18, 8, 7 et 17 jusqu’au but. Continuez, et gagnez la course !
