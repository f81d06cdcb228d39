# BB-8.9 BB-5.8: six damaged traps of six kinds are used once more: all are out of the game.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap wall/! d1
    trap catapult! e4
    trap dragon! b4
    skeleton yellow-left c1 >
    skeleton green-left d4 >
    skeleton blue-left a4 >
  seat 2
    trap barricade! b1
    trap portal! b2
    trap spring! b5
    skeleton yellow-left a1 >
    skeleton green-left a2 >
    skeleton blue-left a5 >
---
1 flee ^
? seat 1 skeleton yellow-left d2 ^
? seat 1 skeleton blue-left b5 ^
? seat 2 skeleton yellow-left a1 >
? seat 2 skeleton blue-left d5 >
? not seat 1 trap wall/! d1
? not seat 1 trap catapult! e4
? not seat 1 trap dragon! b4
? not seat 2 trap barricade! b1
? not seat 2 trap portal! b2
? not seat 2 trap spring! b5
? seat 1 supply
? seat 2 supply
