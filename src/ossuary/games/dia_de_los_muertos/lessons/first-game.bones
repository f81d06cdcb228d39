# Late in a game for two: the gate is about to open, and the banquet is laid one field away.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  round 6
  phase lay
  dog 30
  gravedigger 25
  festivity banquet 1
  festivity dance 0
  festivity music 0
  seat 1
    at 18
    hand kick dodge throw1 beat
    festivities music
  seat 2
    at 18
    hand kick beat snatch kick
    festivities dance
---
