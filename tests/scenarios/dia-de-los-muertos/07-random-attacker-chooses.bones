# DM-7.3: arm or leg on the card: the attacker chooses.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 6
    hand header
    laid throw1
  seat 2
    at 8
    hand hustle follow
---
1 act
1 back 2
? waiting 1
? legal 1 lose arm
1 lose leg
? seat 2 legs 1
? seat 2 arms 2
? discards hustle throw1
