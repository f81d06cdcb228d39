# What the guide says in the lesson.
lesson-bad-bones-welcome = Bienvenue ! Voici votre clairière. Des squelettes sortent des forêts, et vous avez deux choses à défendre : la tour au milieu et le village en bas. Quatre squelettes attendent déjà à la lisière.
lesson-bad-bones-hero = D’abord, votre héros se déplace : d’une case à chaque manche, dans n’importe quelle direction. Menez-le en b4, plus près de la forêt de gauche.
lesson-bad-bones-wall = Maintenant, un piège. Un squelette qui heurte un mur rebondit comme une balle. Inclinez-le vers la gauche, comme ceci : \ , et posez-le en e5, juste devant le squelette violet.
lesson-bad-bones-forecast = Vous voyez les fantômes ? Ils montrent où chacun sera après cette phase. Le violet n’y est pas : il rebondit sur votre mur, passe le bord et devient le problème de quelqu’un d’autre.
lesson-bad-bones-ready = Rien n’est encore définitif : vous pouvez annuler et essayer autre chose. Cela vous convient ? Alors appuyez sur « Prêt ».
lesson-bad-bones-film = Et les voilà partis, d’une case chacun. Le violet heurte le mur et finit dans le cimetière de votre adversaire. Le mur est abîmé : au second choc, il se brisera.
lesson-bad-bones-arrows = Vous voyez les flèches dans la neige ? Un squelette qui arrive dans leur sens tourne avec elles, vers la tour ou le village. Celui qui entre dans la tour vous coûte un étage, celui qui atteint le village une maison. Un piège recouvre les flèches de sa case.
lesson-bad-bones-arrivals = À la fin de chaque manche, chacun pioche trois nouveaux squelettes. Ils attendent dans vos forêts, avec ceux que les autres vous ont envoyés.
lesson-bad-bones-fell = Votre héros est tout près. Allez en a4 : il élimine tous les squelettes de la case où il entre.
lesson-bad-bones-catapult = Regardez b5 : le vert y va, et deux autres sortent de la forêt juste là. Posez-y une catapulte. Les squelettes qui marchent dessus s’envolent chez un adversaire.
lesson-bad-bones-flown = Trois d’un coup ! Ils réapparaîtront dans les forêts de votre adversaire. Maintenant, allez en a5 : votre héros élimine le violet, et le suivant se jette sur son épée.
lesson-bad-bones-retrieve = Au lieu de poser un piège, vous pouvez en récupérer un. Le mur abîmé en e5 redevient comme neuf dans votre réserve.
lesson-bad-bones-pieces = Il reste deux pièces. Devant un dragon, chacun fuit du côté que vous choisissez, et il peut même atterrir sur des squelettes. Un trésor attire les regards de ceux d’à côté ; si l’un d’eux finit dessus, il le vole, sauf si votre héros le garde.
lesson-bad-bones-end = C’est tout. Dès qu’une tour n’a plus d’étage ou un village plus de maison, la partie se termine. Parmi ceux qui sont encore debout, le gagnant est celui qui a le plus de points : pour les étages, les maisons et les étoiles des pièges. Continuez si le cœur vous en dit !
