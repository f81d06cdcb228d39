# BB-5.13 BB-7.1: solo the village is no choice either.
game: bad-bones
rules: 2
seats: 1
position:
  phase skeletons
  seat 1
    trap dragon c1
    skeleton blue-left b1 >
---
? illegal 1 flee v BB-5.13
1 flee >
? seat 1 houses 1
? seat 1 skeleton blue-left d1 >
