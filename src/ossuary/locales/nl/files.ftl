# Wat er mis is met een bestand van de notatie, een optie of een verwachting; elk is een zin op zich.

# Met elk bestand.
unreadable = Dit kan niet worden gelezen: { $why }.
not-utf-8 = Dit is geen UTF-8.
no-dashes = Tussen de kop en de regels ontbreekt de regel “---”.
tab = Hier staat een tab; gebruik spaties.
no-such-game = Er is hier geen spel “{ $word }”; de spellen zijn { $list }.
too-long-to-verify = Dit verslag is te lang om hier te worden gecontroleerd.
too-much-undone = In deze tekst worden zo veel antwoorden teruggenomen dat hij niet gespeeld kan worden.
only-so-many-seats = { $seats ->
    [one] Er is maar één plaats.
   *[other] Er zijn maar { $seats } plaatsen.
}

# Met de kop.
no-header = Hier hoort een kopregel als “seats: 2”, niet “{ $word }”.
unknown-header = Er is geen kopregel “{ $header }”; er zijn { $list }.
header-missing = De kopregel “{ $header }” ontbreekt.
header-twice = De kopregel “{ $header }” staat er twee keer.
header-number = “{ $header }” is een getal van { $lowest } tot { $highest }, niet “{ $word }”.
header-hex = “{ $header }” bestaat uit { $digits } hexadecimale cijfers.
other-rules = Hier worden deze edities van de regels gespeeld: { $version }. Daar hoort { $word } niet bij.
empty-seed = Het zaadje (“seed”) is leeg.
another-seed = Dit is niet het zaadje dat beloofd is.

# Met opties.
no-options = Er is geen optie “{ $word }”; dit spel heeft er geen.
unknown-option = Er is geen optie “{ $word }”; dit spel heeft { $list }.
option-twice = De optie “{ $option }” is twee keer gegeven.
option-value = “{ $option }” kan { $list } zijn, maar niet “{ $word }”.
option-number = Bij “{ $option }” hoort een getal van { $lowest } tot { $highest }, niet “{ $word }”.
for-one-seat = “{ $option }” is voor één plaats.
for-more-seats = “{ $option }” vraagt minstens twee plaatsen.
not-so-many-seats = { $game } heeft { $least } tot { $most } plaatsen, niet { $seats }.

# Met regels.
line-begins = Een regel begint met het nummer van een plaats, *, = of ?, niet met “{ $word }”.
nothing-behind = Achter “{ $word }” staat niets.
no-answer = Wat antwoordt plaats { $seat }?
chance-not-asked = Het toeval wordt hier niets gevraagd.
chance-answers = Het toeval kan hier { $list } antwoorden.
other-digest = De vingerafdruk is hier { $digest }.

# Met stellingen.
position-below = Een stelling staat ingesprongen op de regels eronder.
indented-outside = Een ingesprongen regel staat alleen in een stelling.
indent = Laat gegevens van het spel twee spaties inspringen, die van een plaats vier, onder haar “seat N”.
no-seat-number = Hier hoort het nummer van een plaats, zoals “seat 2”.
no-such-statement = Er is in deze spelvorm geen gegeven “{ $word }” van het spel.
no-such-statement-of-a-seat = Er is in deze spelvorm geen gegeven “{ $word }” van een plaats.
goes-on = Na “{ $word }” ontbreekt: { $wanted }.
does-not-fit = “{ $word }” past hier niet; bedoeld is: { $wanted }.
no-number = “{ $word }” is geen getal van { $lowest } tot { $highest }.
unexpected = “{ $word }” is een woord te veel.
no-count = Bij “{ $word }” hoort geen aantal.
stated-twice = “{ $word }” staat er twee keer.
not-so-many = Zoveel “{ $word }” zijn er in dit spel niet.
wanted-number = een getal

# Met verwachtingen, en wat er in plaats daarvan is.
no-statement = Het gegeven ontbreekt.
seat-missing = Het nummer van een plaats ontbreekt.
score-missing = Hier hoort een score, zoals “? score 1 19”.
answer-missing = Het antwoord ontbreekt.
line-fails = Regel { $line }: verwacht “{ $expected }”, gevonden: { $found }
found = { $text }
is-legal = Het mag.
game-goes-on = Het spel gaat door.
no-points = In deze spelvorm zijn er geen punten.
not-so = Zo is het niet.
other-chance = Het beloofde zaadje geeft een ander antwoord.
