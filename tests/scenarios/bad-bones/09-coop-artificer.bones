# BB-9.8 BB-10.4: an artificer takes one tower only; leaving at the top it burns two houses of the capital.
game: bad-bones
rules: 1
seats: 3
options: mode=basic play=coop chiefs=yes
position:
  phase skeletons
  seat 1
    hero e1
    skeleton yellow-top:artificer a4 >
  seat 2
    hero e1
    skeleton blue-right:artificer a5 ^
  seat 3
    hero e1
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
* draw 3 red-left
* draw 3 red-left
* draw 3 red-left
? seat 1 towers d4 b2 d2
? capital 1
? bag yellow-top:artificer 1
? bag blue-right:artificer 1
