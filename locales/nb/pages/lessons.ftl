# Leksjonene: hva hvert steg spør om, og hva som sies til et svar. Filene i lessons/ navngir stegene.

taught-at = Steg { $n } av { $of }
taught-right = Riktig.
taught-notYet = Ikke ennå.
taught-check = Sjekk
taught-next = Neste
taught-previous = Tilbake
taught-hint = Tips
taught-show = Vis meg
taught-again = Prøv igjen
taught-opponent = Motspiller
taught-leave = Forlat leksjonen
taught-tap = Trykk på et punkt på brettet.
taught-keys = Skriv nummeret på et punkt, og trykk Enter.
taught-number = Svaret ditt
taught-choice-noDouble = Kast
taught-choice-double = Doble
taught-choice-take = Ta
taught-choice-drop = Gi deg
taught-play = Spill ditt første parti
taught-learn = Lær mer
