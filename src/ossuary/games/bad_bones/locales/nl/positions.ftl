# What is wrong with a position of this game in a file of the notation; each is a sentence of its own.
wanted-space = een veld van a1 tot e5
wanted-space-or-none = een veld van a1 tot e5, of none
wanted-token = een skelet als blue-left of, met hoofdskeletten, green-left:artificer
wanted-trap = een val, zoals dragon! of wall/
no-such-phase = Er is in deze spelvorm geen fase “{ $word }”.
no-tower-space = Op “{ $word }” staat geen toren, of het veld is twee keer genoemd.
only-one = “{ $word }” is er in het spel maar één keer.
two-traps = Op { $space } liggen twee vallen.
no-forest = Aan { $space } grenst geen bos.
hero-missing = Waar iedereen samen speelt, moet er staan waar de held van plaats { $seat } is, zoals “hero b4” of “hero none”.
trap-on-tower = Plaats { $seat } heeft een val op haar toren, op { $space }.
too-many-of-a-kind = Dat zijn er meer dan { $most } van één soort.
