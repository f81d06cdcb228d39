# BB-5.14 BB-5.13: two dragons side by side toss a skeleton to and fro; at the same space with the same facing the chain stops, and it is back where it began.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap dragon d4
    trap dragon e4
    skeleton blue-left c4 >
---
1 flee >
1 flee <
? legal 1 flee ^
1 flee >
? seat 1 skeleton blue-left c4 > white
? seat 1 trap dragon! d4
? seat 1 trap dragon! e4
? round 2
