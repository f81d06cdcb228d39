# DM-8.2: no festivity one owns already, no limb one does not lack, none the victim lacks.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  gravedigger 26
  festivity dance 0
  festivity music 1
  seat 1
    at 12
    legs 1
    hand follow
    laid snatch
    festivities dance
  seat 2
    at 13
    hand follow
    festivities dance music
  seat 3
    at 4
---
1 act
? illegal 1 take dance DM-8.2
? illegal 1 take arm DM-8.2
? legal 1 take leg
1 take music
? seat 1 festivities dance music
? seat 2 festivities dance
