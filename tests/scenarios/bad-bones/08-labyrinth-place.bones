# BB-8.6 BB-4.2 BB-4.3: a labyrinth is laid with the colour one wants, may be entered like a plain space, and may be taken back from under the one inside.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase trap
  seat 1
    supply labyrinth
    skeleton yellow-left a2 >
  seat 2
    trap labyrinth-black d2
    skeleton blue-right d2 <
---
? illegal 1 place labyrinth-white a2 BB-4.2
? legal 1 place labyrinth-white b2
1 place labyrinth-black b2
? seat 1 trap labyrinth-black b2
? seat 1 supply
2 retrieve d2
? seat 1 skeleton yellow-left b2 > black
? seat 1 trap labyrinth-black b2
? seat 2 supply labyrinth
? seat 2 skeleton blue-right c2 ^ black
