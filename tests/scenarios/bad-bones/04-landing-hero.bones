# BB-4.4 BB-5.7 BB-8.10: three victims run into the hero's blade: his trap stays whole, and neither these kills nor the fourth in the skeleton phase wake his weapon.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase trap
  seat 1
    hero b2
    supply dragon
    weapon crossbow
    trap wall/ b2
    skeleton blue-left b3 > x3
    skeleton yellow-left a2 >
    skeleton green-top e5 v
---
1 place dragon b3
1 flee v
1 flee v
1 flee v
? bag blue-left 12
? waiting 2
? seat 1 trap wall/ b2
? illegal 1 use crossbow green-top e5 BB-8.10
2 pass
? waiting 1
1 advance
? round 2
? not seat 1 skeleton yellow-left b2 >
? seat 1 skeleton green-top e4 v
? seat 1 trap wall/ b2
