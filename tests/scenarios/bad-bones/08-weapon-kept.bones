# BB-8.10: one may leave the weapon in its sheath.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  seat 1
    hero d1
    weapon battleaxe
    skeleton red-left d2 <
    skeleton red-top d2 <
    skeleton blue-top d2 <
    skeleton green-right e2 <
---
1 hero d2
1 keep
? waiting 2
? seat 1 skeleton green-right e2 <
? seat 1 weapon battleaxe
