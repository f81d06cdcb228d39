# Weigeringen van Día de los Muertos. Elk één zin: wat er in de weg staat.
in-goal = Je skelet is in de finish; voor jou is het spel afgelopen.
not-in-hand = Er is geen { card-name } in je hand.
not-two-in-hand = Je hebt niet zowel { card-name } als { other-name }.
only-card = Het is je enige kaart, dus je moet haar als actie spelen.
reaction-laid = Een reactie kun je in je eigen beurt niet als actie spelen.
not-connected = Van hier leidt geen verbinding { field-to }.
against-sign = Het bord wijst de andere kant op: van hier gaat niemand { field-to }.
one-way-run = De eenrichtingsvelden kom je alleen met de borden mee op en af.
gate-closed = De poort is dicht: niemand gaat { field-to } voordat de doodgraver 25 tot 28 en 32 verlaten heeft.
dog-there = De hond staat { field-on }.
digger-there = De doodgraver staat { field-on }.
other-door = Van hier kom je niet { field-to }: feesten en verstopplekken hebben maar één toegang.
one-field-at-a-time = Je komt van hier niet in één stap { field-to }.
movement-ended = Feesten, verstopplekken en de finish beëindigen de beweging van een skelet.
too-far = Je skelet mist de botten of ledematen om { field-to } te gaan.
held-back = Je wordt vastgehouden: je skelet kan niet verder.
dog-has-bitten = De hond heeft gebeten en kan deze beurt niet meer geleid worden.
not-for-dogs = De hond gaat niet naar de start en niet naar de finish.
dog-not-near = De hond komt niet in één stap { field-to }.
not-usable = Je kunt alleen nemen wat je skelet ontbreekt.
bad-block = De doodgraver moet op 5, 7 of 16 eindigen.
bad-leave = Je kunt niet opzij { field-to }: kies een aangrenzend veld dat je op kunt.
bad-bite = De hond bijt iemand op het veld waar hij gekomen is.
bad-den = De hond kan zich niet { field-on } verstoppen.
no-such-back = { $bones ->
    [one] Er is geen kaart met één bot op de achterkant in die hand.
   *[other] Er is geen kaart met { $bones } botten op de achterkant in die hand.
}
bad-lose = Arm of been, zoals op de kaart staat.
target-oneself = Dat kun je niet met jezelf doen.
out-of-range = Skelet { $seat } is buiten bereik.
target-in-goal = Skelet { $seat } is in de finish en kan niet meer aangevallen worden.
nothing-to-lose = Skelet { $seat } heeft zo’n ledemaat niet meer te verliezen.
nothing-usable = Skelet { $seat } heeft niets dat jou ontbreekt.
no-way-there = Er leidt geen weg van een tot drie velden naar skelet { $seat }, of de doodgraver staat ertussen.
no-room = Er is geen ruimte om skelet { $seat } de ene kant op te duwen en zelf de andere kant op te gaan.
bad-target = De kaart kan niet op skelet { $seat } gespeeld worden.
no-landing = Haasje-over kan niet eindigen { field-on }.
bad-push = Beiden moeten één veld gaan, elk een andere kant op, of met een buur van plaats wisselen.
signs-bind-actions = Borden, poort, hond en doodgraver gelden ook voor skeletten die door acties bewegen.
not-yet = Een radslag moet minstens één veld gaan.
bad-cartwheel = De radslag kan niet { field-to }.
bad-draw = Die kaart kan nu niet getrokken worden.
bad-reveal = Die kaart kan nu niet onthuld worden.
