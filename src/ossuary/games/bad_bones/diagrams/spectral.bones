# BB-9.5: The spectral chief never dies for good: when killed, it goes to your own cemetery and comes back.
# shows: spectral
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=yes
position:
  phase hero
  seat 1
    hero e3
    skeleton green-left:spectral d4 >
    skeleton blue-top d4 v
---
1 hero d4
? seat 1 cemetery green-left:spectral
? bag blue-top 12
