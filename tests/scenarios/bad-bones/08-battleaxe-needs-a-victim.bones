# BB-8.10: a battleaxe that would hit nobody can't be swung.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  seat 1
    hero d1
    weapon battleaxe
    skeleton red-left d2 < x3
    skeleton green-right e2 <
---
1 hero d2
? legal 1 use battleaxe green
? illegal 1 use battleaxe blue BB-8.10
? illegal 1 use rapier e2 BB-8.10
1 keep
? seat 1 skeleton green-right e2 <
