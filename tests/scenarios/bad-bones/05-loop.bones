# BB-5.14 BB-8.8 BB-5.10: a spring throws a skeleton into a ring of four walls; when it comes round again it is as if it had never set out, but all five traps are used.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap spring c2
    trap wall/ d2
    trap wall\ e2
    trap wall/ e1
    trap wall\! d1
    skeleton yellow-left b2 >
---
? seat 1 skeleton yellow-left b2 > white
? seat 1 trap spring! c2
? seat 1 trap wall/! d2
? seat 1 trap wall\! e2
? seat 1 trap wall/! e1
? not seat 1 trap wall\! d1
? seat 1 tower 4
? round 2
