# BB-8.10: three kills in the hero phase and three in the skeleton phase of the same round: the weapon serves twice.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  seat 1
    hero d1
    weapon crossbow
    skeleton red-left d2 <
    skeleton red-top d2 <
    skeleton blue-top d2 <
    skeleton yellow-left c2 >
    skeleton yellow-top d3 v
    skeleton yellow-right e2 <
    skeleton green-left a5 v
    skeleton green-right e5 v
---
1 hero d2
1 use crossbow green-left a5
2 hero d2
1 pass
2 pass
1 advance
1 use crossbow green-right e4
? round 2
? not seat 1 skeleton green-right e4 v
? not seat 1 skeleton green-left a4 v
