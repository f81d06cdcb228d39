# BB-10.2 BB-5.8: what wears out on one board is lost to all: the shared supply does not get it back.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=no
position:
  phase skeletons
  supply
  seat 1
    hero e5
    trap wall/! c1
    skeleton blue-left b1 >
  seat 2
    hero e5
---
? round 2
? seat 1 skeleton blue-left c2 ^
? not seat 1 trap wall/! c1
? supply
