# Copies of a match in the collection.

resembling-title = Resembles
resembling-one = { $players }, { $kind }{ $date ->
    [none] { "" }
   *[other] , { $date }
}, { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}
resembling-hint = A game of both has the same first ten rolls, played alike. Both count until you remove one.
resembling-remove = Remove this copy
resembling-removeSure = Really remove this copy?
resembling-removed = The copy is removed.
resembling-imported = { $n ->
    [one] 1 match resembles another
   *[other] { $n } matches resemble others
}
resembling-show = Show which one
