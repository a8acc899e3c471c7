# Kopier av en kamp i samlingen.

resembling-title = Ligner
resembling-one = { $players }, { $kind }{ $date ->
    [none] { "" }
   *[other] , { $date }
}, { $rolls ->
    [one] 1 kast
   *[other] { $rolls } kast
}
resembling-hint = Et parti i begge har de samme ti første kastene, spilt likt. Begge teller til du fjerner den ene.
resembling-remove = Fjern denne kopien
resembling-removeSure = Vil du virkelig fjerne denne kopien?
resembling-removed = Kopien er fjernet.
resembling-imported = { $n ->
    [one] 1 kamp ligner en annen
   *[other] { $n } kamper ligner andre
}
resembling-show = Vis hvilken
