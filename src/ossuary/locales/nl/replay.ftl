# Een spel terugkijken.
replay-label = Terugkijken
replay-scrub = Ga naar een moment
replay-back = Vorige fase
replay-play = Afspelen
replay-next = Volgende fase
replay-as = Kijk door de ogen van
replay-share = Deel dit moment
replay-share-words = Bekijk dit moment van ons spel
replay-verify = Is dit spel eerlijk?
replay-fine = Mooi
replay-proof-proved = Ja. Alle { $answers } antwoorden volgen de regels, en elke trekking komt uit een zaadje dat vóór de eerste zet vastlag en daarna niet meer te veranderen was.
replay-proof-not-proved = De antwoorden volgen de regels, maar de trekkingen volgen niet uit het beloofde zaadje.
replay-proof-not-revealed = Alle { $answers } antwoorden volgen de regels. Of de trekkingen eerlijk waren, blijkt als het spel is afgelopen en het zaadje getoond wordt.
replay-proof-not-committed = Alle { $answers } antwoorden volgen de regels. Dit spel had geen beloofd zaadje; over de trekkingen valt niets te zeggen.
replay-proof-false = Nee. Het verslag volgt de regels niet, of is achteraf veranderd.
