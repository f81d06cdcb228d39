# What is wrong with a position of this game in a file of the notation; each is a sentence of its own.
wanted-card = une carte, comme kick ou throw1
wanted-card-or-festivity = une carte ou une fête
never-dug = Le fossoyeur ne vient jamais en { $field }.
laid-too-early = Il n’y a de cartes posées que dans la phase « play ».
festivity-twice = Personne n’a deux fois « { $word } ».
rank-twice = Deux squelettes ont le rang { $rank }.
rank-in-goal = Place { $seat } : « at 32 » et « rank » vont ensemble.
no-cards-in-goal = La place { $seat } est à l’arrivée et ne peut pas avoir de cartes.
on-the-dog = La place { $seat } ne peut pas se tenir sur la case du chien.
on-the-gravedigger = La place { $seat } ne peut pas se tenir sur la case du fossoyeur.
too-many-festivities = Il y a { $copies } cartes « { $festivity } », pas { $found } : combien en reste-t-il sur la case ? (« festivity { $festivity } 0 »)
