# BB-7.3: from the end of round 10 nobody is drawn any more; when the hero has killed the last one, the round's end brings the heroic win.
game: bad-bones
rules: 1
seats: 1
options: mode=basic chiefs=no heroic=yes
position:
  round 10
  phase trap
  seat 1
    hero d3
    skeleton blue-right e3 v
---
1 pass
? round 11
? phase hero
? seat 1 skeleton blue-right e2 v
? bag blue-right 11
? bag red-top 12
? bag green-left 12
1 hero e2
? phase trap
1 pass
? over
? winners 1
? heroic
