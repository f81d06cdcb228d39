# DM-3.6 DM-3.3: neither pile holds anything but reaction cards: the exchange stops, and the lone hold may be played for movement.
game: dia-de-los-muertos
rules: 1
seats: 4
position:
  phase swap
  pile 29 kick kick kick kick kick kick kick kick kick snatch snatch snatch snatch snatch snatch snatch snatch snatch beat beat beat beat beat beat
  pile 30 header header header throw1 throw1 throw1 throw2 throw2 throw2 throw3 throw3 throw3
  pile 31 leapfrog leapfrog leapfrog cartwheel cartwheel cartwheel hustle hustle hustle
  seat 1
    at 5
    hand hold
  seat 2
    at 8
    hand dodge dodge dodge dodge dodge dodge patch follow
  seat 3
    at 12
    hand patch patch patch patch patch follow follow follow
  seat 4
    at 15
    hand follow follow
---
? waiting 1
? seat 1 hand hold
1 done
2 done
3 done
4 done
1 lay hold
2 lay patch
3 lay patch
4 lay follow
? illegal 1 act DM-3.3
1 move
1 step 4
1 step 6
? seat 1 at 6
