# Hvorfor et trekk eller en kubehandling er riktig eller gal. Punktene telles slik den som trekker, teller dem.

# En liste: a, b og c.
list-and = { $front } og { $last }
list-comma = { $front }, { $next }

why-no-play = Ingen lovlige trekk.
why-only-play = Dette er det eneste lovlige trekket.
why-best = { $ties ->
    [0] { $play } er best
    [one] { $play } er best ({ $tie } er like bra)
   *[other] { $play } er best ({ $ties } andre trekk er like bra)
}
why-best-is = Best er { $play }
# En dom med grunner for, mot, og begge deler.
why-because = { $verdict }: det { $merits }
why-despite = { $verdict }, selv om det { $drawbacks }
why-because-despite = { $verdict }: det { $merits }, selv om det { $drawbacks }
why-next = { $verdict }; { $loss } bak kommer { $next }.
why-end = { $verdict }.
why-worse = { $best }. { $played }
why-gives-up = { $played } gir bort { $loss }.
why-gives-up-although = { $played } gir bort { $loss }, selv om det { $merits }.
why-wrong = { $played } { $drawbacks }.
why-wrong-although = { $played } { $drawbacks }, selv om det { $merits }.
# $chances er en liste med forskjeller: 3.1% færre seire.
why-has = gir { $chances }

why-turn = { $right ->
    [yes] { $verdict } er riktig: { $wins } seire, { $gammons } vunne gammoner og { $lost } tapte gammoner. Å kaste videre er verdt { $no_double }, å doble { $double }.
   *[no] { $verdict } er best: { $wins } seire, { $gammons } vunne gammoner og { $lost } tapte gammoner. Å kaste videre er verdt { $no_double }, å doble { $double }.
}
why-answer = { $answer ->
    [take] Å ta er riktig: { $wins } seire, { $gammons } vunne gammoner og { $lost } tapte gammoner. Å ta er verdt { $take }, å gi seg { $pass }.
    [pass] Å gi seg er riktig: { $wins } seire, { $gammons } vunne gammoner og { $lost } tapte gammoner. Å ta er verdt { $take }, å gi seg { $pass }.
    [beaver] Bever er riktig: { $wins } seire, { $gammons } vunne gammoner og { $lost } tapte gammoner. Å ta er verdt { $take }, å gi seg { $pass }.
    [raccoon] Vaskebjørn er riktig: { $wins } seire, { $gammons } vunne gammoner og { $lost } tapte gammoner. Å ta er verdt { $take }, å gi seg { $pass }.
   *[more] Å doble en gang til er riktig: { $wins } seire, { $gammons } vunne gammoner og { $lost } tapte gammoner. Å ta er verdt { $take }, å gi seg { $pass }.
}
# Det som sies om en avgjørelse i et løp, og etter det pipene.
why-race = { $said } I løpet står det { $mine } mot { $theirs } pip.

# Slutten på en setning som begynner med et trekk eller med «det».
reason-hits = { $checkers ->
    [one] slår
    [2] slår to brikker
    [3] slår tre brikker
   *[other] slår { $checkers } brikker
}
reason-hits-farther = sender motspilleren { $pips } pip tilbake, ikke bare { $other }
reason-hits-fewer = { $checkers ->
    [0] lar være å slå
    [one] slår bare én brikke
    [2] slår bare to brikker
    [3] slår bare tre brikker
   *[other] slår bare { $checkers } brikker
}
reason-bears-off = { $checkers ->
    [one] flytter ut én brikke
    [2] flytter ut to brikker
    [3] flytter ut tre brikker
   *[other] flytter ut { $checkers } brikker
}
reason-bears-off-fewer = { $checkers ->
    [0] lar være å flytte ut
    [one] flytter ut bare én brikke
    [2] flytter ut bare to brikker
    [3] flytter ut bare tre brikker
   *[other] flytter ut bare { $checkers } brikker
}
reason-prime = { $made ->
    [yes] lager { $points } punkter på rad foran en av motspillerens brikker
   *[no] beholder { $points } punkter på rad foran en av motspillerens brikker
}
reason-makes-points = { $count ->
    [one] befester { $points }-punktet
   *[other] befester punktene { $points }
}
reason-makes-anchor = gir et anker på { $point }
reason-breaks-points = { $count ->
    [one] bryter { $points }-punktet
   *[other] bryter punktene { $points }
}
reason-no-shot = unngår skudd
reason-fewer-shots = gir færre skudd ({ $rolls } av 36 kast slår, ikke { $other })
reason-shots = { $count ->
    [one] etterlater en blott på { $blots } ({ $rolls } av 36 kast slår)
   *[other] etterlater blotter på { $blots } ({ $rolls } av 36 kast slår)
}
reason-slots = legger en slot på { $point }-punktet
reason-stacks = stabler { $checkers } brikker på { $point }
reason-keeps-contact = beholder kontakten
reason-breaks-contact = bryter kontakten
reason-leaves-behind = { $checkers ->
    [0] får ut den siste brikken bak
    [one] lar bare én brikke bli igjen bak
    [2] lar bare to brikker bli igjen bak
    [3] lar bare tre brikker bli igjen bak
   *[other] lar bare { $checkers } brikker bli igjen bak
}
reason-keeps-anchor = beholder et anker
reason-brings-home = { $checkers ->
    [one] spiller hjem én brikke
    [2] spiller hjem to brikker
    [3] spiller hjem tre brikker
   *[other] spiller hjem { $checkers } brikker
}
reason-fills = { $count ->
    [one] fyller { $points }-punktet
   *[other] fyller punktene { $points }
}
reason-fears = kan straffes av { $rolls }
reason-duplicates = gir motspilleren bruk for samme tall, { $number }, mot to blotter
reason-home-board = har { $points } punkter i indre hjemland, ikke { $other }, mens motspilleren må entre
reason-timing = gir { $pips } pip å spille før primen må brytes, ikke { $other }
reason-race-ahead = { $pips ->
    [one] leder løpet med én pip
   *[other] leder løpet med { $pips } pip
}
reason-race-behind = { $pips ->
    [one] ligger én pip bak i løpet
   *[other] ligger { $pips } pip bak i løpet
}

difference-wins = { $more ->
    [yes] { $by } flere seire
   *[no] { $by } færre seire
}
difference-gammons-won = { $more ->
    [yes] { $by } flere vunne gammoner
   *[no] { $by } færre vunne gammoner
}
difference-gammons-lost = { $more ->
    [yes] { $by } flere tapte gammoner
   *[no] { $by } færre tapte gammoner
}

# Det beste begge spillerne kan gjøre ved en kube.
course-no-double-take = Ingen dobling, ta
course-no-redouble-take = Ingen gjendobling, ta
course-no-double-beaver = Ingen dobling, bever
course-no-redouble-beaver = Ingen gjendobling, bever
course-double-take = Doble, ta
course-redouble-take = Gjendoble, ta
course-double-beaver = Doble, bever
course-redouble-beaver = Gjendoble, bever
course-double-pass = Doble, gi seg
course-redouble-pass = Gjendoble, gi seg
course-too-good-pass = For god til å doble, gi seg
course-too-good-redouble-pass = For god til å gjendoble, gi seg
course-too-good-take = For god til å doble, ta
course-too-good-redouble-take = For god til å gjendoble, ta
course-none = Ingen kubeavgjørelse
