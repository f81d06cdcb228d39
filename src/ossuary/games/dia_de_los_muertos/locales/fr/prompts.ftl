# Ce que Día de los Muertos demande. Ce qu’il faut passer est écrit dans en/prompts.ftl.

prompt-lay = Posez une carte face cachée
    .more = Tous en voient le dos. Vous choisirez entre déplacement et action quand ce sera à vous.
prompt-turn = Déplacement ou action ?
    .more = Votre carte est { card-name }. Après une action vous piochez deux cartes, après un déplacement aucune.
prompt-discard = Défaussez une carte
    .more = Vous en avez plus de huit.
prompt-swap = Échanger deux cartes contre une ?
    .more = Autant de fois que vous voulez, ou pas du tout.
prompt-movement = { $points ->
    [1] Avancez d’une case
   *[other] Avancez de { $points } cases au plus
}
    .more = { $fields ->
        [0] Votre squelette ne peut plus avancer ; le reste est pour le chien.
        [1] Votre squelette peut avancer d’une case ; vous pouvez aussi mener le chien.
       *[other] Votre squelette peut avancer de { $fields } cases au plus ; vous pouvez aussi mener le chien.
    }
prompt-find = Prendre quelque chose dans la cachette ?
    .more = Il y a { field-on } quelque chose qui peut vous servir.
prompt-block = Où s’arrête le fossoyeur ?
    .more = Il y reste jusqu’à la fin de la partie.
prompt-leave = Faites place au fossoyeur
    .more = Vous êtes { field-on }. Choisissez une case voisine.
prompt-bite = Qui le chien mord-il ?
    .more = Une attaque au hasard : on ne peut pas l’esquiver.
prompt-den = Où se cache le chien ?
    .more = Ce qu’il a arraché y reste désormais.
prompt-back = Choisissez une carte de la main de { $victim }
    .more = Vous ne voyez que les dos. La face décide de ce qui est perdu.
prompt-lose = Bras ou jambe ?
    .more = À vous de choisir ce que perd { $victim }.
prompt-dodge = { $attacker } joue { card-name } contre vous. Esquiver ?
    .more = L’esquive vous coûte la carte « Esquive ».
prompt-hold = { $mover } va se déplacer. Jouer « Accroche » ?
    .more = { $bones } os. L’accroche lui enlève une case et vous entraîne.
prompt-target = Contre qui jouez-vous { card-name } ?
    .more = Choisissez un squelette à portée.
prompt-take = { $card ->
    [patch] Quel membre retrouvez-vous ?
   *[snatch] Que prenez-vous à { $victim } ?
}
    .more = { $card ->
        [patch] Le rafistolage vous rend un membre perdu.
       *[snatch] Seulement ce qui vous manque.
    }
prompt-jump = Où retombez-vous ?
    .more = Derrière ceux que vous sautez, sur la première case libre.
prompt-push = Où poussez-vous { $victim }, et où allez-vous ?
    .more = Chacun d’une case, dans des directions différentes, ou vous échangez vos places.
prompt-cartwheel = Où va la roue ?
    .more = Une à trois cases. Tous ceux que vous croisez peuvent perdre un membre.
