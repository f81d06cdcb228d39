# DM-9.3: the last one outside never comes home; after a hundred rounds of that the game ends and is scored as it stands.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  gravedigger 7
  festivity banquet 0
  festivity dance 0
  festivity music 0
  seat 1
    at 32
    rank 1
    festivities banquet dance music
  seat 2
    at 12
    hand kick kick kick kick
---
2 lay kick
2 act
2 done
2 lay snatch
2 move
2 stop
2 done
2 lay kick
2 act
2 done
2 lay hold
2 move
2 stop
2 done
2 lay patch
2 act
2 done
2 lay patch
2 move
2 stop
2 done
2 lay hustle
2 act
2 done
2 lay cartwheel
2 move
2 stop
2 done
2 lay patch
2 act
2 done
2 lay beat
2 move
2 stop
2 done
2 lay kick
2 act
2 done
2 lay follow
2 move
2 stop
2 done
2 lay cartwheel
2 move
2 stop
2 done
2 lay kick
2 act
2 done
2 lay hustle
2 act
2 done
2 lay beat
2 move
2 stop
2 done
2 lay kick
2 act
2 done
2 lay beat
2 move
2 stop
2 done
2 lay kick
2 act
2 done
2 lay leapfrog
2 move
2 stop
2 done
2 lay follow
2 move
2 stop
2 done
2 lay throw1
2 act
2 done
2 lay leapfrog
2 move
2 stop
2 done
2 lay patch
2 act
2 done
2 lay dodge
2 move
2 stop
2 done
2 lay cartwheel
2 move
2 stop
2 done
2 lay throw1
2 act
2 done
2 lay dodge
2 move
2 stop
2 done
2 lay throw3
2 act
2 done
2 lay dodge
2 move
2 stop
2 done
2 lay kick
2 act
2 done
2 lay follow
2 move
2 stop
2 done
2 lay snatch
2 act
2 done
2 lay hold
2 move
2 stop
2 done
2 lay patch
2 act
2 done
2 lay snatch
2 act
2 done
2 lay follow
2 move
2 stop
2 done
2 lay snatch
2 act
2 done
2 lay hold
2 move
2 stop
2 done
2 lay beat
2 act
2 done
2 lay dodge
2 move
2 stop
2 done
2 lay hustle
2 act
2 done
2 lay header
2 move
2 stop
2 done
2 lay patch
2 act
2 done
2 lay dodge
2 move
2 stop
2 done
2 lay dodge
2 move
2 stop
2 done
2 lay kick
2 act
2 done
2 lay header
2 move
2 stop
2 done
2 lay beat
2 act
2 done
2 lay follow
2 move
2 stop
2 done
2 lay throw3
2 act
2 done
2 lay follow
2 move
2 stop
2 done
2 lay snatch
2 act
2 done
2 lay leapfrog
2 move
2 stop
2 done
2 lay beat
2 act
2 done
2 lay snatch
2 act
2 done
2 lay header
2 move
2 stop
2 done
2 lay snatch
2 act
2 done
2 lay snatch
2 act
2 done
2 lay throw1
2 move
2 stop
2 done
2 lay throw2
2 act
2 done
2 lay snatch
2 move
2 stop
2 done
2 lay kick
2 act
2 done
2 lay hustle
2 move
2 stop
2 done
2 lay kick
2 act
2 done
2 lay leapfrog
2 move
2 stop
2 done
2 lay cartwheel
2 move
2 stop
2 done
2 lay throw2
2 act
2 done
2 lay header
2 move
2 stop
2 done
2 lay hustle
2 act
2 done
2 lay hold
2 move
2 stop
2 done
2 lay hold
2 move
2 stop
2 done
2 lay throw2
2 act
2 done
2 lay snatch
2 act
2 done
2 lay snatch
2 act
2 done
2 lay snatch
2 move
2 stop
2 done
2 lay snatch
2 act
2 done
2 lay beat
2 move
2 stop
2 done
2 lay kick
2 act
2 done
2 lay patch
2 move
2 stop
2 done
2 lay patch
2 act
2 done
2 lay follow
2 move
2 stop
2 done
2 lay kick
2 act
2 done
2 lay dodge
2 move
2 stop
2 done
2 lay follow
2 move
2 stop
2 done
2 lay throw1
2 act
2 done
2 lay header
2 move
2 stop
2 done
2 lay patch
2 act
2 done
2 lay leapfrog
2 move
2 stop
2 done
2 lay follow
2 move
2 stop
2 done
2 lay throw3
2 act
2 done
2 lay snatch
2 act
2 done
2 lay dodge
2 move
2 stop
2 done
2 lay beat
2 act
2 done
2 lay dodge
2 move
2 stop
2 done
2 lay patch
2 act
2 done
2 lay leapfrog
2 move
2 stop
2 done
2 lay snatch
2 act
2 done
2 lay beat
2 act
2 done
2 lay cartwheel
? waiting 2
2 move
2 stop
? over
? waiting
? score 1 13
? score 2 0
? winners 1
