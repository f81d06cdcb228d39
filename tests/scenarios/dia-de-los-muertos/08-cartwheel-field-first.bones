# DM-8.6 DM-8.8 DM-1.4: on 19 the banquet comes first, then the attack, and the wheel ends there.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  gravedigger 28
  festivity banquet 1
  seat 1
    at 8
    hand follow
    laid cartwheel
  seat 2
    at 19
    hand kick follow
    festivities banquet
  seat 3
    at 4
---
1 act
1 step 18
1 step 19
? waiting 1
? seat 1 festivities banquet
? gravedigger 27
? legal 1 back 1
1 back 2
? seat 2 legs 1
? seat 1 at 19
? phase swap
