# BB-6.3 BB-6.4: what each trap is worth, whole in a supply and used on a board.
game: bad-bones
rules: 1
seats: 3
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    supply wall catapult dragon treasure barricade portal spring bomb hearse labyrinth
  seat 2
    tower 1
    houses 1
    trap wall/! a1
    trap catapult! b1
    trap dragon! c1
    trap barricade! d1
    trap portal! e1
    trap spring! a2
    trap blast b2
    trap hearse d2
    trap labyrinth-black e2
  seat 3
    tower 1
    skeleton red-left b3 >
---
? over
? score 1 54
? score 2 18
? winners 1
? lost 3
