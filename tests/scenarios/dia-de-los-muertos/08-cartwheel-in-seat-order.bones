# DM-8.6 DM-7.3: two on one field are attacked in seat order.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  seat 1
    at 10
    hand follow
    laid cartwheel
  seat 2
    at 11
    hand kick header throw3
  seat 3
    at 11
    hand beat throw2
---
# in the order of the round seat 3 goes first; the attacks begin with seat 2
? order 1 3 2
1 act
1 step 11
? legal 1 back 1
? legal 1 back 3
1 back 1
* reveal 3 beat
? seat 2 legs 1
1 stop
? seat 3 arms 1
? seat 2 hand kick throw3
? seat 3 hand throw2
