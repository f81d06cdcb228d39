# BB-10.3 BB-8.10: in cooperative play the death wand sends the killed to another player, of all people.
game: bad-bones
rules: 1
seats: 3
options: mode=advanced play=coop chiefs=no
position:
  seat 1
    hero d1
    weapon death-wand
    skeleton red-left e1 <
    skeleton red-top e1 <
    skeleton blue-top e1 <
  seat 2
    hero e5
  seat 3
    hero e5
---
1 hero e1
? illegal 1 use death-wand 1 BB-8.10
1 use death-wand 2
? seat 2 cemetery red-left
? seat 2 cemetery blue-top
? waiting 2 3
