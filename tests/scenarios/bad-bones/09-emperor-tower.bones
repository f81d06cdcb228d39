# BB-9.7 BB-6.3: the emperor enters a whole tower: its owner is out, at the end of the phase like anyone else; the others score.
game: bad-bones
rules: 1
seats: 3
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    skeleton red-top:emperor c4 v
    skeleton blue-left a4 >
  seat 2
    tower 3
  seat 3
    houses 4
---
? waiting 1
1 move red-top:emperor c4
? over
? lost 1
? seat 1 skeleton blue-left b4 >
? score 2 27
? score 3 28
? winners 3
