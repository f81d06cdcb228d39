# What the guide says in the lesson.
lesson-dia-de-los-muertos-welcome = Welkom op het kerkhof! Jij bent skelet 1. Wie het eerst bij het doel is verdient het meest, en feesten onderweg leveren ook punten op. We komen laat binnen: jij had de muziek, je tegenspeler de dans.
lesson-dia-de-los-muertos-cards = Elke kaart heeft twee kanten. Op de rug, voor iedereen te zien, staan botten: zoveel velden is ze waard. Op de voorkant, alleen voor jou, staat een actie.
lesson-dia-de-los-muertos-lay = Een ronde begint ermee dat iedereen een kaart dicht neerlegt. Leg het schoppen: er staan twee botten op de rug.
lesson-dia-de-los-muertos-move = Nu pas beslis je waarvoor de kaart dient. Deze keer wordt er niet geschopt: kies beweging.
lesson-dia-de-los-muertos-banquet = Het dodenmaal staat vlak naast je klaar, op 19. Ga naar binnen: het is drie punten waard.
lesson-dia-de-los-muertos-gravedigger = Elk feest stuurt de doodgraver verder. Dit was het laatste: hij verlaat de weg naar het doel, en jij zegt waar hij voorgoed blijft. Stuur hem naar 16, dan loopt hij je niet in de weg.
lesson-dia-de-los-muertos-dog = Eén bot over. Wat je skelet niet nodig heeft, is voor de hond: leid hem naar 22. Wie hij tegenkomt, wordt gebeten.
lesson-dia-de-los-muertos-dodge = Au! Een pak slaag zou je een arm kosten. Maar je hebt ontwijken: speel het, en er gebeurt niets.
lesson-dia-de-los-muertos-exchange = Als iedereen gespeeld heeft, mag je kaarten ruilen, twee voor één. De jouwe zijn goed: niet ruilen.
lesson-dia-de-los-muertos-cake = En nu een beetje kattenkwaad. Leg de taart.
lesson-dia-de-los-muertos-let = Je tegenspeler loopt weg, en je wordt gevraagd of je hem vasthoudt. Iedereen die de kaart zou kunnen hebben wordt dat gevraagd, met of zonder: zo komt niemand iets te weten. Laat gaan.
lesson-dia-de-los-muertos-act = Jij bent aan de beurt, en nu telt de voorkant: speel de actie. Een taart vliegt tot vijf velden ver.
lesson-dia-de-los-muertos-back = Kies een kaart van je tegenspeler aan haar rug; wat de voorkant nodig heeft, gaat verloren. Neem er een met twee botten.
lesson-dia-de-los-muertos-end = Een been! Op één been kom je hoogstens twee velden ver. Je hebt twee kaarten getrokken, zoals na elke actie, en de poort is open: over 18, 8, 7 en 17 naar het doel. Speel verder en win de race!
