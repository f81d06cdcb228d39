# BB-4.4 BB-5.13: from a corner a landing dragon drives one to the left neighbour and one along the border, but nobody into the village.
game: bad-bones
rules: 2
seats: 3
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    supply dragon
    skeleton blue-left a1 >
    skeleton green-left a1 >
    skeleton red-left a1 >
---
1 place dragon a1
? illegal 1 flee v BB-5.13
1 flee ^
? seat 1 skeleton blue-left a2 ^ black
1 flee <
? seat 2 cemetery green-left
? illegal 1 flee v BB-5.13
1 flee >
? seat 1 skeleton red-left b1 > black
? seat 1 houses 5
? waiting 2 3
