# BB-8.6 BB-5.1: black up, one leaves the black labyrinth and is held by the white one; the round after it is white up and free. The labyrinths take no harm.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap labyrinth-black b2
    trap labyrinth-white d2
    skeleton yellow-left b2 >
    skeleton blue-right d2 <
---
? seat 1 skeleton yellow-left c2 ^ white
? seat 1 skeleton blue-right d2 < white
1 hero d4
2 hero d4
1 pass
2 pass
? seat 1 skeleton blue-right c2 ^ black
? seat 1 tower 3
? seat 1 trap labyrinth-black b2
? seat 1 trap labyrinth-white d2
