# BB-9.3: the last floor gone, the nice chief does not rebuild it.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    tower 1
    skeleton red-left b3 >
    skeleton purple-top:nice d3 <
---
1 move red-left b3
? seat 1 tower 0
? bag purple-top:nice 1
? over
? lost 1
? winners 2
