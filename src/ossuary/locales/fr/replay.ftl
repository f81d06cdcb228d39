# Revoir une partie.
replay-label = Revoir la partie
replay-scrub = Aller à un moment
replay-back = Phase précédente
replay-play = Lire
replay-next = Phase suivante
replay-as = Voir avec les yeux de
replay-share = Partager ce moment
replay-share-words = Regardez ce moment de notre partie
replay-verify = Cette partie est-elle honnête ?
replay-fine = Bien
replay-proof-proved = Oui. Les { $answers } réponses suivent les règles, et chaque tirage vient d'une graine fixée avant le premier coup et qu'on ne pouvait plus changer.
replay-proof-not-proved = Les réponses suivent les règles, mais les tirages ne viennent pas de la graine promise.
replay-proof-not-revealed = Les { $answers } réponses suivent les règles. On saura si les tirages étaient honnêtes quand la partie sera finie et la graine montrée.
replay-proof-not-committed = Les { $answers } réponses suivent les règles. Cette partie n'avait pas de graine promise : on ne peut rien dire de ses tirages.
replay-proof-false = Non. L'enregistrement ne suit pas les règles, ou il a été modifié.
