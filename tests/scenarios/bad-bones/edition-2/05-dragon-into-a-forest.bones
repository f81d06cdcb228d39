# BB-5.13 BB-5.4: into a forest beside it a dragon may drive them.
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    trap dragon a1
    skeleton blue-top a2 v
---
? illegal 1 flee v BB-5.13
1 flee <
? seat 2 forest blue-top
