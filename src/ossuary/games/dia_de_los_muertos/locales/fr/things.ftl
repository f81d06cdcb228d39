# Les choses de Día de los Muertos : voir en/things.ftl. Nos propres mots ; docs/glossary.md les garde.

## Cartes
thing-dodge = Esquive
    .text = Réaction : annule une attaque directe contre votre squelette. Ne se joue pas comme action à votre tour.
thing-leapfrog = Saute-mouton
    .text = Sautez par-dessus le prochain squelette, et par-dessus tous ceux qui le suivent en file, jusqu’à la première case libre. Demande un bras et une jambe.
thing-snatch = Larcin
    .text = Prenez à un squelette tout proche un membre ou une carte de fête qui vous manque. Demande un bras.
thing-hold = Accroche
    .text = Réaction : quand un squelette tout proche va bouger, accrochez-vous à lui. Il fait une case de moins et vous entraîne.
thing-header = Plongeon
    .text = Sautez sur un squelette à une, deux ou trois cases. S’il n’a pas encore joué, la carte qu’il a posée est perdue. Demande une jambe.
thing-patch = Rafistolage
    .text = Retrouvez un bras ou une jambe que vous avez perdu.
thing-follow = Filature
    .text = Allez sur la prochaine case plus élevée où se trouve un autre squelette, jusqu’à l’arrivée s’il le faut.
thing-beat = Raclée
    .text = Attaque directe : un squelette tout proche perd un bras. Demande un bras.
thing-cartwheel = Roue
    .text = Attaque au hasard : parcourez une à trois cases ; chaque squelette que vous croisez peut perdre un membre. Demande un bras et une jambe.
thing-hustle = Bousculade
    .text = Attaque directe : poussez un squelette d’une case et allez d’une case de l’autre côté, ou échangez vos places. Demande un bras et une jambe.
thing-kick = Coup de pied
    .text = Attaque directe : un squelette tout proche perd une jambe. Demande une jambe.
thing-throw1 = Lancer de gâteau
    .text = Attaque au hasard contre un squelette plus éloigné : il peut perdre un membre. Demande un bras.
thing-throw2 = Lancer de pot de fleurs
    .text = Attaque au hasard contre un squelette plus éloigné : il peut perdre un membre. Demande un bras.
thing-throw3 = Lancer de crâne
    .text = Attaque au hasard contre un squelette plus éloigné : il peut perdre un membre. Demande un bras.

## Sortes de cartes
thing-kind-plain = Sans attaque
    .text = Fait ce qu’elle dit. On ne peut pas l’esquiver.
thing-kind-straight = Attaque directe
    .text = Fait exactement à la victime ce qu’elle annonce. On peut l’esquiver.
thing-kind-random = Attaque au hasard
    .text = Une carte de la main de la victime, choisie d’après son dos, décide de ce qui est perdu : un bras, une jambe, ou rien. On ne peut pas l’esquiver.
thing-kind-reaction = Réaction
    .text = Se joue pendant le tour d’un autre, jamais comme action pendant le vôtre.
thing-bones = Os
    .text = Au dos des cartes, à la vue de tous : de combien de cases la carte vous fait avancer comme déplacement.
thing-hand = Main
    .text = Tous voient les dos, vous seul voyez les faces. Huit cartes au plus à la fin de votre tour.
thing-laid = Carte posée
    .text = Face cachée devant son joueur. À son tour il choisit : déplacement selon le dos, ou action selon la face.
thing-draw-pile = Pioche
    .text = Après une action, vous piochez deux cartes ; si vous n’avez mené que le chien, une ; après tout autre déplacement, aucune.
thing-discard-pile = Défausse
    .text = Mélangée pour refaire la pioche quand celle-ci est vide.

## Squelettes
thing-figure = Squelette
    .text = A deux bras et deux jambes au départ. Arriver tôt et prendre part aux fêtes rapporte des points.
thing-arm = Bras
    .text = Il en faut un pour la raclée, les lancers et le larcin. Sans jambes, un squelette rampe d’autant de cases qu’il a de bras.
thing-leg = Jambe
    .text = Il en faut une pour le coup de pied et le plongeon. Avec une seule, un squelette avance de deux cases au plus.

## Fêtes
thing-festivity = Fête
    .text = On y prend une carte en arrivant, une seule de chaque sorte. Le déplacement s’arrête ici, et le fossoyeur avance.
thing-music = Musique des morts
    .text = Une carte de fête qui vaut un point à la fin.
thing-dance = Danse des morts
    .text = Une carte de fête qui vaut deux points à la fin.
thing-banquet = Banquet des morts
    .text = Une carte de fête qui vaut trois points à la fin.

## Le cimetière
thing-dog = Chien
    .text = Vous pouvez dépenser des os pour le mener au lieu d’avancer vous-même. Il mord un squelette qu’il rencontre : une attaque au hasard. Personne ne passe devant lui.
thing-gravedigger = Fossoyeur
    .text = S’éloigne de l’arrivée, case après case, à chaque carte de fête prise. Personne ne passe devant lui ; à la fin, il barre un chemin pour de bon.
thing-gate = Grille
    .text = Les cases rouges et l’arrivée sont fermées tant que le fossoyeur ne les a pas quittées.
thing-hiding-place = Cachette
    .text = Le chien y garde ce qu’il a arraché. En arrivant ici, on peut prendre une chose qui manque. Le déplacement s’arrête ici.
thing-start = Départ
    .text = La fosse commune où tout le monde se réveille.
thing-goal = Arrivée
    .text = Retour à la tombe. Le premier reçoit sept points, puis cinq, trois, deux, un et zéro.
thing-one-way = Sens unique
    .text = Les panneaux montrent le seul sens où un squelette peut marcher ici. Le chien s’en moque.
thing-path = Case
    .text = Autant de squelettes qu’on veut peuvent se tenir sur une case.
thing-order = Ordre de la manche
    .text = Le squelette le plus en arrière commence. À égalité : moins d’os en main, puis moins de membres, puis le plus petit numéro.

## Phases
thing-phase-lay = Poser
    .text = Dans l’ordre, chacun pose une carte face cachée.
thing-phase-play = Jouer
    .text = Dans l’ordre, chacun utilise sa carte posée : comme déplacement ou comme action.
thing-phase-swap = Échanger
    .text = Dans l’ordre, chacun peut échanger deux cartes contre une. Ceux qui n’ont que des réactions doivent toutes les échanger.

## Fins
thing-ending-homecoming = Tous ceux qui le pouvaient sont rentrés
    .text = Chaque squelette à qui il reste un membre est à l’arrivée.
thing-ending-scattered = Éparpillés
    .text = Plus aucun squelette n’a de membre.
thing-ending-standstill = Rien ne bouge
    .text = Pendant cent manches, il ne s’est rien passé qui compte.

## Les choses dans les phrases
card-name = { $card ->
    [dodge] « Esquive »
    [leapfrog] « Saute-mouton »
    [snatch] « Larcin »
    [hold] « Accroche »
    [header] « Plongeon »
    [patch] « Rafistolage »
    [follow] « Filature »
    [beat] « Raclée »
    [cartwheel] « Roue »
    [hustle] « Bousculade »
    [kick] « Coup de pied »
    [throw1] « Lancer de gâteau »
    [throw2] « Lancer de pot de fleurs »
   *[throw3] « Lancer de crâne »
}
other-name = { $other ->
    [dodge] « Esquive »
    [leapfrog] « Saute-mouton »
    [snatch] « Larcin »
    [hold] « Accroche »
    [header] « Plongeon »
    [patch] « Rafistolage »
    [follow] « Filature »
    [beat] « Raclée »
    [cartwheel] « Roue »
    [hustle] « Bousculade »
    [kick] « Coup de pied »
    [throw1] « Lancer de gâteau »
    [throw2] « Lancer de pot de fleurs »
   *[throw3] « Lancer de crâne »
}
limb-a = { $limb ->
    [arm] un bras
   *[leg] une jambe
}
festivity-the = { $festivity ->
    [music] la musique des morts
    [dance] la danse des morts
   *[banquet] le banquet des morts
}
festivity-at = { $festivity ->
    [music] à la musique des morts
    [dance] à la danse des morts
   *[banquet] au banquet des morts
}
item-found = { $item ->
    [music] la musique des morts
    [dance] la danse des morts
    [banquet] le banquet des morts
    [arm] un bras
   *[leg] une jambe
}
field-on = { $field ->
    [0] au départ
    [32] à l’arrivée
   *[other] sur la case { $field }
}
field-to = { $field ->
    [0] au départ
    [32] à l’arrivée
   *[other] à la case { $field }
}
from-where = { $from ->
    [0] du départ
    [32] de l’arrivée
   *[other] de la case { $from }
}
place = { $rank ->
    [1] 1re
    [2] 2e
    [3] 3e
   *[other] { $rank }e
}
to-where = { $to ->
    [0] au départ
    [32] à l’arrivée
   *[other] à la case { $to }
}
