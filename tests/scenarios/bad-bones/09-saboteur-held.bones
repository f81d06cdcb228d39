# BB-9.6 BB-8.3 BB-8.6: held by a barricade, held by a labyrinth, or stepping onto one: each time the trap is out, the indestructible ones too.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=yes
position:
  phase skeletons
  seat 1
    trap barricade b2
    skeleton yellow-left:saboteur a2 >
  seat 2
    trap labyrinth-white b4
    trap labyrinth-black d2
    skeleton green-top:saboteur b4 >
    skeleton purple-right:saboteur e2 <
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? not seat 1 trap barricade b2
? not seat 1 trap barricade! b2
? bag yellow-left:saboteur 1
? not seat 2 trap labyrinth-white b4
? not seat 2 trap labyrinth-black d2
? seat 2 supply
? bag green-top:saboteur 1
? bag purple-right:saboteur 1
