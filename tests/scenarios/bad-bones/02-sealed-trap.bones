# BB-2.2: a dragon has landed, and seat 2 knows neither of it nor of the emptier supply before it has answered itself.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    supply wall dragon
    skeleton red-left b4 >
---
1 place dragon b4
1 flee <
? waiting 2
? seat 1 trap dragon! b4
? seat 1 skeleton red-left a4 < black
? sees 1 seat 1 trap dragon! b4
? not sees 2 seat 1 trap dragon! b4
? sees 2 seat 1 supply wall dragon
? sees 2 seat 1 skeleton red-left b4 >
? not sees 2 seat 1 skeleton red-left a4 <
2 pass
? sees 2 seat 1 trap dragon! b4
? sees 2 seat 1 supply wall
