# What the guide says in the lesson.
lesson-bad-bones-welcome = Bienvenue ! Voici votre clairière. Des squelettes sortent des forêts, et vous défendez deux choses : la tour au milieu et le village en bas. Quatre d’entre eux attendent déjà à la lisière.
lesson-bad-bones-hero = D’abord, votre héros avance : une case par tour, dans n’importe quelle direction. Menez-le en b4, plus près de la forêt de gauche.
lesson-bad-bones-wall = Maintenant un piège. Un mur dévie qui le heurte, comme une balle qui rebondit. Inclinez-le à gauche, ainsi : \ , et posez-le en e5, juste devant le violet.
lesson-bad-bones-forecast = Vous voyez les fantômes ? Ils montrent où chacun se tiendra après cette phase. Le violet n’y est pas : il rebondit sur votre mur, passe le bord et devient le souci de quelqu’un d’autre.
lesson-bad-bones-ready = Tant que vous ne le dites pas, rien n’est définitif : vous pouvez reprendre et essayer autre chose. Content du résultat ? Dites que vous avez fini.
lesson-bad-bones-film = Et les voilà partis, d’une case chacun. Le violet heurte le mur et finit au cimetière de votre adversaire. Le mur est fendu : au second choc il se brise.
lesson-bad-bones-arrivals = À la fin d’un tour, chacun pioche trois nouveaux squelettes. Ils attendent dans vos forêts, avec ceux que les autres vous ont envoyés.
lesson-bad-bones-fell = Votre héros est à portée de bras. Allez en a4 : qui se trouve là où il va est abattu.
lesson-bad-bones-catapult = Regardez b5 : le vert y entre, et deux autres y descendent de la forêt. Posez-y une catapulte. Qui marche dessus s’envole chez un adversaire.
lesson-bad-bones-flown = Trois d’un coup ! Ils réapparaîtront dans les forêts de l’autre. Maintenant en a5 : votre héros abat le violet, et le suivant se jette sur son épée.
lesson-bad-bones-retrieve = Au lieu de poser un piège, vous pouvez en récupérer un. Le mur fendu en e5 redevient comme neuf dans votre réserve.
lesson-bad-bones-end = C’est tout, sauf le dragon et le trésor : essayez-les. Dès qu’une tour n’a plus d’étage ou un village plus de maison, la partie finit, et parmi les autres gagne qui a le plus de points : étages, maisons et étoiles des pièges. Continuez si le cœur vous en dit !
