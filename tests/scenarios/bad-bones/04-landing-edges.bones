# BB-4.4 BB-5.13 BB-5.4 BB-5.5: from a corner a landing dragon chases one into the village, one to the left neighbour and one along the border.
game: bad-bones
rules: 1
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
1 flee v
? seat 1 houses 4
? bag blue-left 12
1 flee <
? seat 2 cemetery green-left
1 flee >
? seat 1 skeleton red-left b1 > black
? waiting 2 3
