# BB-5.15 BB-8.10 BB-7.1: solo a death wand can do nothing, and so the order is not asked for.
game: bad-bones
rules: 2
seats: 1
options: mode=advanced
position:
  phase skeletons
  seat 1
    hero c2
    weapon death-wand
    skeleton blue-left b2 >
    skeleton green-left b2 >
    skeleton yellow-left b2 >
    skeleton purple-left a5 >
---
? round 2
? seat 1 skeleton purple-left b5 >
? bag blue-left 12
