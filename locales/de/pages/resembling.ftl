# Kopien eines Matchs in der Sammlung.

resembling-title = Ähnelt
resembling-one = { $players }, { $kind }{ $date ->
    [none] { "" }
   *[other] , { $date }
}, { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
}
resembling-hint = Eine Partie aus beiden hat dieselben ersten zehn Würfe, gleich gespielt. Beide zählen, bis du eines entfernst.
resembling-remove = Diese Kopie entfernen
resembling-removeSure = Diese Kopie wirklich entfernen?
resembling-removed = Die Kopie ist entfernt.
resembling-imported = { $n ->
    [one] 1 Match ähnelt einem anderen
   *[other] { $n } Matchs ähneln anderen
}
resembling-show = Zeigen, welches
