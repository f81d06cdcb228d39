# Wat er mis is met een bestand van de notatie, een optie of een verwachting; elk is een zin op zich.

# Met elk bestand.
unreadable = Dit kan niet worden gelezen: { $why }.
not-utf-8 = Dit is geen UTF-8-tekst.
no-dashes = Tussen de kopregels en de antwoorden ontbreekt de regel “---”.
tab = Hier staat een tab; gebruik spaties.
no-such-game = Er is hier geen spel “{ $word }”; de spellen zijn { $list }.
too-long-to-verify = Dit verslag is te lang om hier te worden gecontroleerd.
too-much-undone = In deze tekst worden te veel antwoorden ongedaan gemaakt om hem hier te spelen.
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
empty-seed = De startwaarde (“seed”) is leeg.
another-seed = Dit is niet de startwaarde die beloofd is.

# Met opties.
no-options = Er is geen optie “{ $word }”; dit spel heeft er geen.
unknown-option = Er is geen optie “{ $word }”; dit spel heeft { $list }.
option-twice = De optie “{ $option }” is twee keer gegeven.
option-value = “{ $option }” kan { $list } zijn, maar niet “{ $word }”.
option-number = Bij “{ $option }” hoort een getal van { $lowest } tot { $highest }, niet “{ $word }”.
for-one-seat = “{ $option }” kan alleen met één plaats.
for-more-seats = “{ $option }” vraagt minstens twee plaatsen.
not-so-many-seats = { $game } is voor { $least } tot { $most } plaatsen, niet voor { $seats }.

# Met regels.
line-begins = Een regel begint met het nummer van een plaats, *, = of ?, niet met “{ $word }”.
nothing-behind = Achter “{ $word }” staat niets.
no-answer = Het antwoord van plaats { $seat } ontbreekt.
chance-not-asked = Het toeval heeft hier niets te beslissen.
chance-answers = Het toeval kan hier { $list } antwoorden.
other-digest = De controlesom is hier { $digest }.

# Met stellingen.
position-below = Een stelling staat ingesprongen op de regels eronder.
indented-outside = Een ingesprongen regel staat alleen in een stelling.
indent = Laat gegevens van het spel twee spaties inspringen, die van een plaats vier, onder haar “seat N”.
no-seat-number = Hier hoort het nummer van een plaats, zoals “seat 2”.
no-such-statement = Er is in deze spelvorm geen gegeven “{ $word }” van het spel.
no-such-statement-of-a-seat = Er is in deze spelvorm geen gegeven “{ $word }” van een plaats.
goes-on = Na “{ $word }” ontbreekt: { $wanted }.
does-not-fit = “{ $word }” past hier niet; verwacht wordt: { $wanted }.
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
game-goes-on = Het spel is niet afgelopen.
no-points = In deze spelvorm zijn er geen punten.
not-so = Zo is het niet.
other-chance = De beloofde startwaarde geeft een ander antwoord.
