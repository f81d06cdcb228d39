# BB-5.14 BB-5.13: coming back to the same dragon from another side is no loop: the player is asked once more, and may let it go.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap dragon d4
    trap wall/ d5
    trap wall\ e5
    trap wall/ e4
    skeleton blue-left c4 >
---
1 flee ^
? waiting 1
1 flee v
? seat 1 skeleton blue-left d3 <
? seat 1 trap dragon! d4
? seat 1 trap wall/! d5
? seat 1 trap wall\! e5
? seat 1 trap wall/! e4
