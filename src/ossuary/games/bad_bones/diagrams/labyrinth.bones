# BB-8.6: Only a skeleton that shows the labyrinth’s colour finds its way out.
# shows: labyrinth
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase trap
  seat 1
    trap labyrinth-white d5
    trap labyrinth-black e5
    skeleton blue-top d5 v
    skeleton green-top e5 v
---
2 pass
1 pass
? seat 1 skeleton blue-top d4 v
? seat 1 skeleton green-top e5 v black
