# BB-8.4: A bomb blows up all skeletons that step on it and leaves a blast area.
# shows: bomb
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase trap
  seat 1
    trap bomb d2
    skeleton blue-right e2 <
    skeleton green-top d1 ^
---
2 pass
1 pass
? seat 1 trap blast d2
? bag blue-right 12
? bag green-top 12
