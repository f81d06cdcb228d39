# BB-10.1 BB-10.2: the cooperative set-up: red and doubles are kept, those of the top come in from below, the heroes choose a tower, the supply and the capital are shared.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=no
---
* draw 1 red-top
* draw 1 red-top
* draw 1 blue-left
* draw 1 yellow-right
* draw 2 purple-top
* draw 2 blue-top
* draw 2 blue-left
* draw 2 red-right
? phase stand
? waiting 1 2
? supply wall wall catapult catapult dragon dragon treasure
? capital 2
? seat 1 towers b4 d4 b2 d2
? illegal 1 stand c3 BB-10.1
1 stand b4
2 stand d2
? phase hero
? seat 1 hero b4
? seat 1 forest red-top x2
1 hero b3
2 hero d3
1 pass
2 pass
? waiting 1 2
1 advance
2 advance
? seat 1 skeleton red-top c1 ^ x2
? seat 1 skeleton blue-left a4 >
? seat 1 skeleton yellow-right e4 <
? seat 2 skeleton purple-top a1 ^
? seat 2 skeleton blue-top d1 ^
