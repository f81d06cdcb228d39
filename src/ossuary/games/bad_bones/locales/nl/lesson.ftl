# What the guide says in the lesson.
lesson-bad-bones-welcome = Welkom! Dit is jouw open plek. Uit de bossen komen skeletten, en je moet twee dingen verdedigen: de toren in het midden en het dorp beneden. Vier skeletten wachten al aan de rand.
lesson-bad-bones-hero = Eerst beweegt je held: elke ronde één veld, in elke richting. Breng hem naar b4, dichter bij het linkerbos.
lesson-bad-bones-wall = Nu een val. Wie tegen een muur loopt, kaatst af als een bal. Laat hem naar links leunen, zo: \ , en plaats hem op e5, vlak voor het paarse skelet.
lesson-bad-bones-forecast = Zie je de geesten? Ze laten zien waar iedereen na deze fase staat. Paars is er niet bij: het kaatst af op je muur, over de rand, en wordt het probleem van een ander.
lesson-bad-bones-ready = Er ligt nog niets vast: je kunt het ongedaan maken en iets anders proberen. Tevreden? Druk dan op “Klaar”.
lesson-bad-bones-film = En daar gaan ze, elk één veld. Paars botst op de muur en belandt op het kerkhof van je tegenspeler. De muur is nu beschadigd: de tweede klap breekt hem.
lesson-bad-bones-arrows = Zie je de pijlen in de sneeuw? Een skelet dat in hun richting loopt, draait mee: naar de toren of het dorp. Wie de toren binnenloopt, kost je een verdieping; wie het dorp bereikt, een huis. Een val bedekt de pijlen op zijn veld.
lesson-bad-bones-arrivals = Aan het einde van elke ronde trekt iedereen drie nieuwe skeletten. Ze wachten in je bossen, samen met de skeletten die anderen je hebben gestuurd.
lesson-bad-bones-fell = Je held is dichtbij genoeg. Stap op a4: hij verslaat alle skeletten op het veld waar hij komt.
lesson-bad-bones-catapult = Kijk naar b5: groen loopt erheen, en nog twee komen precies daar uit het bos. Plaats er een katapult. Wie erop stapt, vliegt naar een tegenspeler.
lesson-bad-bones-flown = Drie in één worp! Ze duiken op in de bossen van je tegenspeler. Nu naar a5: je held verslaat paars, en het volgende skelet loopt recht in zijn zwaard.
lesson-bad-bones-retrieve = In plaats van een val te plaatsen mag je er een terugtrekken. De beschadigde muur op e5 is in je voorraad weer zo goed als nieuw.
lesson-bad-bones-pieces = Er zijn nog twee stukken. Voor een draak vlucht iedereen naar de kant die jij kiest, en hij mag zelfs op skeletten landen. Naar een schat draait wie ernaast staat; staat er op het eind een op, dan is hij gestolen, tenzij je held hem bewaakt.
lesson-bad-bones-end = Meer is het niet. Zodra een toren geen verdieping of een dorp geen huis meer heeft, is het spel afgelopen. Van wie dan nog overeind staat, wint wie de meeste punten heeft: voor verdiepingen, huizen en sterren op vallen. Speel gerust verder!
