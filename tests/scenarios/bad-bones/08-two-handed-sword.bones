# BB-8.10 BB-3.1 BB-3.2: three kills, a second step, three more kills, and that is all: an effect never wakes the weapon again.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  seat 1
    hero d1
    weapon two-handed-sword
    skeleton red-left d2 <
    skeleton red-top d2 <
    skeleton blue-top d2 <
    skeleton green-left e3 v
    skeleton green-top e3 <
    skeleton green-right e3 <
    skeleton blue-left e4 v
---
1 hero d2
? illegal 1 use two-handed-sword d2
? illegal 1 use two-handed-sword b2
? legal 1 use two-handed-sword c3
1 use two-handed-sword e3
? seat 1 hero e3
? bag green-left 12
? bag green-top 12
? bag green-right 12
? seat 1 skeleton blue-left e4 v
? waiting 2
? illegal 1 use two-handed-sword e4 BB-8.10
