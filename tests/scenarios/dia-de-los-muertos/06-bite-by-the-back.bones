# DM-6.2 DM-7.3 DM-6.3: the leader picks a card by its back; a card with arm or leg lets him choose; it lies on the den's pile.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  dog 16
  seat 1
    at 8
    hand throw1
    laid follow
  seat 2
    at 15
    hand follow leapfrog kick
---
1 move
1 dog 15
? legal 1 back 2
? illegal 1 back 3 DM-7.3
1 back 1
* reveal 2 leapfrog
? legal 1 lose leg
1 lose arm
1 den 30
* draw 1 snatch
? seat 2 arms 1
? seat 2 legs 2
? seat 2 hand follow kick
? pile 30 leapfrog
? discards follow
