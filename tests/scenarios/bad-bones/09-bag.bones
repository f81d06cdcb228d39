# BB-9.1 BB-1.3: nineteen chiefs lie in the bag with the others, and none of them is dealt out before the first round.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
---
? bag green-left:artificer 1
? bag yellow-top:artificer 1
? bag blue-right:artificer 1
? bag blue-left:necromancer 1
? bag green-top:necromancer 1
? bag purple-right:necromancer 1
? bag yellow-left:nice 1
? bag purple-top:nice 1
? bag green-right:nice 1
? bag purple-left:instructor 1
? bag blue-top:instructor 1
? bag yellow-right:instructor 1
? bag green-left:spectral 1
? bag blue-top:spectral 1
? bag yellow-right:spectral 1
? bag yellow-left:saboteur 1
? bag green-top:saboteur 1
? bag purple-right:saboteur 1
? bag red-top:emperor 1
? phase hero
