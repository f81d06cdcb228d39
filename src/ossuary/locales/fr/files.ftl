# Ce qui ne va pas dans un fichier de la notation, une option ou une attente ; chacun est une phrase à lui seul.

# Dans tout fichier.
unreadable = Impossible à lire : { $why }.
not-utf-8 = Ce n’est pas du texte en UTF-8.
no-dashes = Il manque la ligne « --- » entre les en-têtes et les réponses.
tab = Il y a une tabulation ici ; mettez des espaces.
no-such-game = Il n’y a pas de jeu « { $word } » ici ; les jeux sont { $list }.
too-long-to-verify = Cet enregistrement est trop long pour être vérifié ici.
too-much-undone = Trop de réponses sont annulées dans ce texte pour qu’on puisse le jouer ici.
only-so-many-seats = { $seats ->
    [one] Il n’y a qu’une place.
   *[other] Il n’y a que { $seats } places.
}

# Dans ses en-têtes.
no-header = Il faut ici un en-tête comme « seats: 2 », et non « { $word } ».
unknown-header = Il n’y a pas d’en-tête « { $header } » ; les en-têtes sont { $list }.
header-missing = L’en-tête « { $header } » manque.
header-twice = L’en-tête « { $header } » apparaît deux fois.
header-number = « { $header } » est un nombre de { $lowest } à { $highest }, et non « { $word } ».
header-hex = « { $header } » compte { $digits } chiffres hexadécimaux.
other-rules = On joue ici ces éditions des règles : { $version }. { $word } n’en fait pas partie.
empty-seed = La graine (« seed ») est vide.
another-seed = Cette graine n’est pas celle qui a été promise.

# Dans les options.
no-options = Il n’y a pas d’option « { $word } » ; ce jeu n’en a aucune.
unknown-option = Il n’y a pas d’option « { $word } » ; ce jeu a { $list }.
option-twice = L’option « { $option } » est donnée deux fois.
option-value = « { $option } » peut être { $list }, mais pas « { $word } ».
option-number = « { $option } » prend un nombre de { $lowest } à { $highest }, et non « { $word } ».
for-one-seat = « { $option } » n’est possible qu’avec une seule place.
for-more-seats = « { $option } » demande deux places ou plus.
not-so-many-seats = { $game } se joue avec { $least } à { $most } places, pas { $seats }.

# Dans les lignes.
line-begins = Une ligne commence par le numéro d’une place, *, = ou ?, et non par « { $word } ».
nothing-behind = Il n’y a rien après « { $word } ».
no-answer = La réponse de la place { $seat } manque.
chance-not-asked = Le hasard n’a rien à décider ici.
chance-answers = Ici, le hasard peut répondre { $list }.
other-digest = L’empreinte est ici { $digest }.

# Dans les positions.
position-below = Une position s’écrit sur les lignes suivantes, en retrait.
indented-outside = Une ligne en retrait ne se trouve que dans une position.
indent = Mettez les indications du jeu en retrait de deux espaces, celles d’une place de quatre, sous son « seat N ».
no-seat-number = Il faut ici le numéro d’une place, comme « seat 2 ».
no-such-statement = Le jeu n’a pas d’indication « { $word } » dans ce mode.
no-such-statement-of-a-seat = Une place n’a pas d’indication « { $word } » dans ce mode.
goes-on = Après « { $word } », il manque : { $wanted }.
does-not-fit = « { $word } » ne convient pas ici ; il faut : { $wanted }.
no-number = « { $word } » n’est pas un nombre de { $lowest } à { $highest }.
unexpected = « { $word } » est un mot de trop.
no-count = « { $word } » ne prend pas de quantité.
stated-twice = « { $word } » est indiqué deux fois.
not-so-many = Il n’y a pas autant de « { $word } » dans ce jeu.
wanted-number = un nombre

# Dans les attentes, et ce qui s’y trouve à la place.
no-statement = L’indication manque.
seat-missing = Le numéro d’une place manque.
score-missing = Il faut ici un score, comme « ? score 1 19 ».
answer-missing = La réponse manque.
line-fails = Ligne { $line } : attendu « { $expected } », trouvé : { $found }
found = { $text }
is-legal = C’est permis.
game-goes-on = La partie n’est pas finie.
no-points = Il n’y a pas de points dans ce mode.
not-so = Ce n’est pas le cas.
other-chance = La graine promise donne une autre réponse.
