# BB-6.2 BB-9.2: a necromancer among the last five tokens: seat 1 draws what there is, and seat 2 draws nothing.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    cemetery blue-left x12
    cemetery blue-top x12
    cemetery blue-right x12
    cemetery green-left x12
    cemetery green-top x12
    cemetery green-right x12
    cemetery purple-left x12
    cemetery purple-top x12
    cemetery purple-right x12
    cemetery yellow-left x12
    cemetery yellow-top x12
    cemetery yellow-right x12
    cemetery red-left x12
    cemetery red-right x12
    cemetery green-left:artificer
    cemetery yellow-top:artificer
    cemetery blue-right:artificer
    cemetery green-top:necromancer
    cemetery purple-right:necromancer
    cemetery yellow-left:nice
    cemetery purple-top:nice
    cemetery green-right:nice
    cemetery purple-left:instructor
    cemetery blue-top:instructor
    cemetery yellow-right:instructor
    cemetery green-left:spectral
    cemetery blue-top:spectral
    cemetery yellow-right:spectral
    cemetery yellow-left:saboteur
    cemetery green-top:saboteur
    cemetery purple-right:saboteur
    cemetery red-top:emperor
  seat 2
    cemetery red-top x8
---
* draw 1 blue-left:necromancer
? seat 1 forest red-top x4
? seat 2 forest red-top x8
? bag red-top 0
