# What the guide says in the lesson.
lesson-dia-de-los-muertos-first-game = Een eerste spel
lesson-dia-de-los-muertos-welcome = Welkom op het kerkhof! Jij bent skelet 1. Wie het eerst bij de finish is, krijgt de meeste punten, en feesten onderweg leveren er nog meer op. We vallen laat in: jij had de muziek al, je tegenspeler de dans.
lesson-dia-de-los-muertos-cards = Elke kaart heeft twee kanten. Op de achterkant, voor iedereen te zien, staan botten: zoveel velden kom je ermee ver. Op de voorkant, alleen voor jou, staat een actie.
lesson-dia-de-los-muertos-lay = Een ronde begint ermee dat iedereen een kaart gedekt neerlegt. Leg “Schoppen”: er staan twee botten op de achterkant.
lesson-dia-de-los-muertos-move = Nu pas beslis je waarvoor je de kaart gebruikt. Deze keer wordt er niet geschopt: kies beweging.
lesson-dia-de-los-muertos-banquet = Het dodenmaal is vlak naast je, op 19. Ga naar binnen: het is drie punten waard.
lesson-dia-de-los-muertos-gravedigger = Elk feest stuurt de doodgraver verder. Dit was het laatste: hij maakt de weg naar de finish vrij, en jij zegt waar hij voorgoed blijft. Stuur hem naar 16, dan staat hij je niet in de weg.
lesson-dia-de-los-muertos-dog = Eén bot over. Wat je skelet niet nodig heeft, is voor de hond: leid hem naar 22. Hij bijt wie hij tegenkomt.
lesson-dia-de-los-muertos-dodge = Au! Een pak slaag zou je een arm kosten. Maar je kunt ontwijken: speel de kaart, en er gebeurt niets.
lesson-dia-de-los-muertos-exchange = Als iedereen gespeeld heeft, mag je kaarten ruilen, twee voor één. De jouwe zijn goed: niet ruilen.
lesson-dia-de-los-muertos-cake = En nu een beetje kattenkwaad. Leg de taart.
lesson-dia-de-los-muertos-let = Je tegenspeler gaat weglopen, en je wordt gevraagd of je hem vasthoudt. Iedereen die de kaart zou kunnen hebben, wordt dat gevraagd, met of zonder kaart: zo komt niemand iets te weten. Houd hem niet vast.
lesson-dia-de-los-muertos-act = Jij bent aan de beurt, en nu telt de voorkant: speel de actie. Een taart vliegt tot vijf velden ver.
lesson-dia-de-los-muertos-back = Kies een kaart van je tegenspeler op haar achterkant; de voorkant beslist welk ledemaat verloren gaat. Neem er een met twee botten.
lesson-dia-de-los-muertos-end = Een been! Op één been kom je hooguit twee velden ver. Je hebt twee kaarten getrokken, zoals na elke actie, en de poort is open: over 18, 8, 7 en 17 naar de finish. Speel verder en win de race!
