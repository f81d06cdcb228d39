# What the guide says in the lesson.
lesson-bad-bones-welcome = Welkom! Dit is jouw open plek. Uit de bossen komen skeletten, en twee dingen verdedig je: de toren in het midden en het dorp beneden. Vier van hen wachten al aan de rand.
lesson-bad-bones-hero = Eerst beweegt je held: elke ronde één veld, in elke richting. Breng hem naar b4, dichter bij het linkerbos.
lesson-bad-bones-wall = Nu een val. Een muur doet wie ertegenaan loopt afketsen, als een bal. Laat hem naar links leunen, zo: \ , en leg hem op e5, vlak voor het paarse skelet.
lesson-bad-bones-forecast = Zie je de schimmen? Ze tonen waar iedereen na deze fase zal staan. Paars is er niet bij: het ketst af op je muur, over de rand, en wordt de zorg van een ander.
lesson-bad-bones-ready = Tot je het zegt ligt niets vast: je kunt terugnemen en iets anders proberen. Tevreden? Zeg dan dat je klaar bent.
lesson-bad-bones-film = En daar gaan ze, elk één veld. Paars botst op de muur en belandt op het kerkhof van je tegenspeler. De muur is nu gebarsten: de tweede klap breekt hem.
lesson-bad-bones-arrivals = Aan het einde van een ronde trekt iedereen drie nieuwe skeletten. Ze wachten in je bossen, samen met wie anderen je gestuurd hebben.
lesson-bad-bones-fell = Je held staat op armlengte. Stap op a4: wie staat waar hij heen gaat, is geveld.
lesson-bad-bones-catapult = Kijk naar b5: groen loopt erin, en twee andere komen precies daar uit het bos. Leg er een katapult. Wie erop stapt, vliegt naar een tegenspeler.
lesson-bad-bones-flown = Drie in één worp! Ze duiken op in de bossen van de ander. Nu naar a5: je held velt paars, en de volgende loopt recht in zijn zwaard.
lesson-bad-bones-retrieve = In plaats van een val te plaatsen mag je er een terugtrekken. De gebarsten muur op e5 is in je voorraad weer zo goed als nieuw.
lesson-bad-bones-end = Meer is het niet, op de draak en de schat na: probeer ze. Zodra een toren geen verdieping of een dorp geen huis meer heeft, is het spel uit, en van de anderen wint wie de meeste punten heeft: verdiepingen, huizen en sterren op vallen. Speel gerust verder!
