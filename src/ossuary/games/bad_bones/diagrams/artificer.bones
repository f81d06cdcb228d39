# BB-9.2: The chief artificer brings down two floors at once, or two houses.
# shows: artificer
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=yes
position:
  phase trap
  seat 1
    skeleton green-left:artificer b3 >
---
2 pass
1 pass
? seat 1 tower 2
