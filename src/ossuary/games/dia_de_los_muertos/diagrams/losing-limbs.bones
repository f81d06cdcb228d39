# DM-7.3: A random attack: a card from the victim’s hand decides; if it shows both arm and leg, the attacker chooses.
# shows: arm kind-random
game: dia-de-los-muertos
rules: 2
seats: 2
position:
  phase play
  seat 1
    at 6
    hand follow
    laid throw2
  seat 2
    at 17
    hand leapfrog leapfrog
---
1 act
1 lose leg
? seat 2 legs 1
? discards leapfrog throw2
