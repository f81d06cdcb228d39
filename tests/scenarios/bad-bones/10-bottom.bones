# BB-10.3: leaving at the bottom leads to the cemetery of another player, by choice.
game: bad-bones
rules: 1
seats: 3
options: mode=basic play=coop chiefs=no
position:
  phase skeletons
  seat 1
    hero e5
    skeleton blue-left b1 v
  seat 2
    hero e5
  seat 3
    hero e5
---
? waiting 1
? illegal 1 send 1 BB-10.3
1 send 3
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
* draw 3 red-left
* draw 3 red-left
* draw 3 red-left
? seat 3 forest blue-left
? capital 3
