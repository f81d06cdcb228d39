# De dingen van Día de los Muertos: zie en/things.ftl. Onze eigen woorden; docs/glossary.md bewaart ze.

## Kaarten
thing-dodge = Ontwijken
    .text = Reactie: heft een rechtstreekse aanval op jouw skelet op. In je eigen beurt kun je haar niet als actie spelen.
thing-leapfrog = Haasje-over
    .text = Spring over het volgende skelet, en over alle die er in een rij achter staan, naar het eerste vrije veld. Vraagt een arm en een been.
thing-snatch = Afpakken
    .text = Pak van een skelet vlakbij een ledemaat of een feestkaart af die je mist. Vraagt een arm.
thing-hold = Vasthouden
    .text = Reactie: als een skelet vlakbij gaat bewegen, houd je het vast. Het gaat één veld minder ver en sleept je mee.
thing-header = Snoekduik
    .text = Spring op een skelet een tot drie velden verderop. Moet het nog aan de beurt komen, dan is zijn gelegde kaart verloren. Vraagt een been.
thing-patch = Botten lappen
    .text = Krijg een verloren arm of been terug.
thing-follow = Volgen
    .text = Ga naar het eerstvolgende hogere veld waarop een ander skelet staat, zelfs tot in de finish.
thing-beat = Slaan
    .text = Rechtstreekse aanval: een skelet vlakbij verliest een arm. Vraagt een arm.
thing-cartwheel = Radslag
    .text = Toevalsaanval: ga een tot drie velden; elk skelet dat je passeert, kan een ledemaat verliezen. Vraagt een arm en een been.
thing-hustle = Duwen
    .text = Rechtstreekse aanval: duw een skelet één veld weg en ga zelf één veld de andere kant op, of wissel van plaats. Vraagt een arm en een been.
thing-kick = Schoppen
    .text = Rechtstreekse aanval: een skelet vlakbij verliest een been. Vraagt een been.
thing-throw1 = Taart gooien
    .text = Toevalsaanval op een skelet verder weg: het kan een ledemaat verliezen. Vraagt een arm.
thing-throw2 = Bloempot gooien
    .text = Toevalsaanval op een skelet verder weg: het kan een ledemaat verliezen. Vraagt een arm.
thing-throw3 = Schedel gooien
    .text = Toevalsaanval op een skelet verder weg: het kan een ledemaat verliezen. Vraagt een arm.

## Soorten kaarten
thing-kind-plain = Geen aanval
    .text = Doet wat erop staat. Ontwijken kan niet.
thing-kind-straight = Rechtstreekse aanval
    .text = Doet precies wat erop staat met het slachtoffer. Ontwijken kan.
thing-kind-random = Toevalsaanval
    .text = Een handkaart van het slachtoffer, gekozen op haar achterkant, beslist wat verloren gaat: een arm, een been of niets. Ontwijken kan niet.
thing-kind-reaction = Reactie
    .text = Speel je als een ander aan de beurt is, nooit als actie in je eigen beurt.
thing-bones = Botten
    .text = Op de achterkant van een kaart, zichtbaar voor iedereen: hoeveel velden ze je als beweging brengt.
thing-hand = Hand
    .text = Iedereen ziet de achterkanten, alleen jij ziet de voorkanten. Hooguit acht kaarten aan het eind van je beurt.
thing-laid = Gelegde kaart
    .text = Ligt gedekt voor haar speler. Wie aan de beurt is, beslist: bewegen volgens de achterkant, of de actie op de voorkant.
thing-draw-pile = Trekstapel
    .text = Na een actie trek je twee kaarten; als je alleen de hond hebt geleid één; na elke andere beweging geen.
thing-discard-pile = Aflegstapel
    .text = Wordt geschud tot nieuwe trekstapel als die leeg is.

## Skeletten
thing-figure = Skelet
    .text = Begint met twee armen en twee benen. Vroeg thuiskomen en meefeesten levert punten op.
thing-arm = Arm
    .text = Nodig om te slaan, te gooien en af te pakken. Zonder benen kruipt een skelet zoveel velden als het armen heeft.
thing-leg = Been
    .text = Nodig om te schoppen en voor de snoekduik. Met één been gaat een skelet hooguit twee velden ver.

## Feesten
thing-festivity = Feest
    .text = Wie hier komt, neemt er een kaart van, hooguit één van elke soort. De beweging eindigt hier, en de doodgraver loopt verder.
thing-music = Dodenmuziek
    .text = Een feestkaart die aan het eind één punt waard is.
thing-dance = Dodendans
    .text = Een feestkaart die aan het eind twee punten waard is.
thing-banquet = Dodenmaal
    .text = Een feestkaart die aan het eind drie punten waard is.

## Het kerkhof
thing-dog = Hond
    .text = Botten kun je ook gebruiken om hem te leiden in plaats van zelf te lopen. Komt hij bij een skelet, dan bijt hij: een toevalsaanval. Niemand komt langs hem.
thing-gravedigger = Doodgraver
    .text = Gaat met elke genomen feestkaart een veld verder van de finish weg. Niemand komt langs hem; aan het eind verspert hij voorgoed een weg.
thing-gate = Poort
    .text = De rode velden en de finish zijn dicht tot de doodgraver ze verlaten heeft.
thing-hiding-place = Verstopplek
    .text = Hier bewaart de hond wat hij afbijt. Wie hier komt, mag één ding nemen dat hem ontbreekt. De beweging eindigt hier.
thing-start = Start
    .text = Het massagraf waarin iedereen wakker wordt.
thing-goal = Finish
    .text = Terug in het graf. De eerste krijgt zeven punten, dan vijf, drie, twee, één en nul.
thing-one-way = Eenrichtingsveld
    .text = De borden wijzen de enige richting waarin een skelet hier mag lopen. De hond trekt zich er niets van aan.
thing-path = Veld
    .text = Op een veld mogen zoveel skeletten staan als je wilt.
thing-order = Volgorde
    .text = Wie het verst achter is, begint. Bij gelijke stand: minder botten in de hand, dan minder ledematen, dan het lagere nummer.

## Fasen
thing-phase-lay = Leggen
    .text = Op volgorde legt iedereen een kaart gedekt neer.
thing-phase-play = Spelen
    .text = Op volgorde gebruikt iedereen zijn kaart: om te bewegen of als actie.
thing-phase-swap = Ruilen
    .text = Op volgorde mag iedereen twee kaarten voor één ruilen. Wie alleen reacties heeft, moet ze allemaal ruilen.

## Einde
thing-ending-homecoming = Wie kon, is thuis
    .text = Elk skelet dat nog een ledemaat heeft, is in de finish.
thing-ending-scattered = Verstrooid
    .text = Geen skelet heeft nog een ledemaat.
thing-ending-standstill = Stilstand
    .text = Honderd rondes lang is er niets gebeurd dat telt.

## Dingen in zinnen
card-name = { $card ->
    [dodge] “Ontwijken”
    [leapfrog] “Haasje-over”
    [snatch] “Afpakken”
    [hold] “Vasthouden”
    [header] “Snoekduik”
    [patch] “Botten lappen”
    [follow] “Volgen”
    [beat] “Slaan”
    [cartwheel] “Radslag”
    [hustle] “Duwen”
    [kick] “Schoppen”
    [throw1] “Taart gooien”
    [throw2] “Bloempot gooien”
   *[throw3] “Schedel gooien”
}
other-name = { $other ->
    [dodge] “Ontwijken”
    [leapfrog] “Haasje-over”
    [snatch] “Afpakken”
    [hold] “Vasthouden”
    [header] “Snoekduik”
    [patch] “Botten lappen”
    [follow] “Volgen”
    [beat] “Slaan”
    [cartwheel] “Radslag”
    [hustle] “Duwen”
    [kick] “Schoppen”
    [throw1] “Taart gooien”
    [throw2] “Bloempot gooien”
   *[throw3] “Schedel gooien”
}
limb-a = { $limb ->
    [arm] een arm
   *[leg] een been
}
festivity-the = { $festivity ->
    [music] de dodenmuziek
    [dance] de dodendans
   *[banquet] het dodenmaal
}
item-found = { $item ->
    [music] de dodenmuziek
    [dance] de dodendans
    [banquet] het dodenmaal
    [arm] een arm
   *[leg] een been
}
field-on = { $field ->
    [0] op de start
    [32] in de finish
   *[other] op veld { $field }
}
field-to = { $field ->
    [0] naar de start
    [32] naar de finish
   *[other] naar veld { $field }
}
from-where = { $from ->
    [0] van de start
    [32] van de finish
   *[other] van { $from }
}
to-where = { $to ->
    [0] naar de start
    [32] naar de finish
   *[other] naar { $to }
}
