# Die Figuren des Computers und ein Gegner nach eigenem Maß.

opponents-title = Gegner wählen
opponents-pr = PR etwa { $n }
opponents-prBest = PR unter 1
opponents-prNote = PR misst Fehler: das 500-Fache der Equity, die eine Entscheidung verliert. Niedriger ist besser.
opponents-own = Eigener
opponents-customise = Gegner anpassen
opponents-name = Name
opponents-level = Stufe
opponents-style = Stil
opponents-pace = So lange liegen die Würfel
opponents-paces-quick = Kurz
opponents-paces-normal = Wie üblich
opponents-paces-slow = Länger
