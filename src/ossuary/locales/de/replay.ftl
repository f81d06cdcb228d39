# Ein Spiel noch einmal ansehen.
replay-label = Noch einmal ansehen
replay-scrub = Zu einem Moment gehen
replay-back = Phase davor
replay-play = Abspielen
replay-next = Nächste Phase
replay-as = Mit den Augen von
replay-share = Diesen Moment teilen
replay-share-words = Sieh dir diesen Moment unseres Spiels an
replay-verify = Ist dieses Spiel ehrlich?
replay-fine = Gut
replay-proof-proved = Ja. Alle { $answers } Antworten folgen den Regeln, und jede Ziehung kommt aus einem Startwert, der vor dem ersten Zug feststand und danach nicht mehr zu ändern war.
replay-proof-not-proved = Die Antworten folgen den Regeln, die Ziehungen aber nicht dem versprochenen Startwert.
replay-proof-not-revealed = Alle { $answers } Antworten folgen den Regeln. Ob die Ziehungen ehrlich waren, zeigt sich, wenn das Spiel aus ist und der Startwert offenliegt.
replay-proof-not-committed = Alle { $answers } Antworten folgen den Regeln. Dieses Spiel hatte keinen versprochenen Startwert; über die Ziehungen lässt sich nichts sagen.
replay-proof-false = Nein. Die Aufzeichnung folgt den Regeln nicht, oder sie wurde nachträglich geändert.
