# BB-4.6 BB-5.11: two victims share one answer for the catapult in the landing; in the skeleton phase of the same round it is asked anew, and then it is out.
game: bad-bones
rules: 1
seats: 3
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    supply dragon
    trap catapult b5
    skeleton blue-left b4 v
    skeleton green-left b4 v
    skeleton yellow-top c5 <
---
1 place dragon b4
1 flee ^
1 send 3
1 flee ^
? seat 3 cemetery blue-left
? seat 3 cemetery green-left
? seat 1 trap catapult! b5
2 pass
3 pass
? waiting 1
1 send 2
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
* draw 3 red-left
* draw 3 red-left
* draw 3 red-left
? seat 2 forest yellow-top
? seat 3 forest blue-left
? not seat 1 trap catapult! b5
