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
taught-leave = Avslutt leksjonen
taught-tap = Trykk på et punkt på brettet.
taught-keys = Skriv nummeret på punktet, og trykk Enter.
taught-number = Svaret ditt
taught-choice-noDouble = Kast
taught-choice-double = Doble
taught-choice-take = Ta
taught-choice-drop = Gi deg
taught-play = Spill ditt første parti
taught-playGame = Spill partiet
taught-learn = Lær mer
taught-nextLesson = Neste leksjon
taught-takeBack = Angre
taught-punished = Motspilleren kaster { $roll } og spiller { $play }.
taught-put = Klikk på et punkt for å sette en brikke der. Høyreklikk eller Delete tar en bort.
taught-putTouch = Trykk på et punkt for å sette en brikke der. Hold inne for å ta en bort.
taught-plays = Trekk, det beste først
taught-ranked = { $rank }. { $play }
taught-written = Trekket ditt
taught-choice-beaver = Bever
taught-score = { $crawford ->
    [yes] Du har { $a } poeng, motspilleren { $b }, i en kamp til { $length }. Dette er Crawford-partiet.
   *[no] Du har { $a } poeng, motspilleren { $b }, i en kamp til { $length }.
}
taught-stars = { $n ->
    [one] { $n } stjerne av 3
   *[other] { $n } stjerner av 3
}
taught-untold = Denne leksjonen er nyere enn siden du har åpen. Last siden på nytt for å se den.
