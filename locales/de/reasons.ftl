# Warum ein Zug oder eine Aktion am Doppler richtig oder falsch ist. Felder zählt die Seite, die zieht.

# Eine Liste: a, b und c.
list-and = { $front } und { $last }
list-comma = { $front }, { $next }

why-no-play = Kein zulässiger Zug.
why-only-play = Der einzige zulässige Zug.
why-best = { $ties ->
    [0] { $play } ist am besten
    [one] { $play } ist am besten ({ $tie } ist ebenso gut)
   *[other] { $play } ist am besten ({ $ties } andere Züge sind ebenso gut)
}
why-best-is = Am besten ist { $play }
# Ein Urteil mit Gründen dafür, dagegen und beidem.
why-because = { $verdict }: Der Zug { $merits }
why-despite = { $verdict }, trotz eines Nachteils: Er { $drawbacks }
why-because-despite = { $verdict }: Der Zug { $merits }. Sein Nachteil: Er { $drawbacks }
why-next = { $verdict }; { $loss } dahinter folgt { $next }.
why-end = { $verdict }.
why-worse = { $best }. { $played }
why-gives-up = { $played } verliert { $loss }.
why-gives-up-although = { $played } verliert { $loss }. Sein Vorteil: Er { $merits }.
why-wrong = { $played } { $drawbacks }.
why-wrong-although = { $played } { $drawbacks }. Sein Vorteil: Er { $merits }.
# $chances ist eine Liste von Unterschieden: 3.1% weniger Siege.
why-has = bringt { $chances }

why-turn = { $right ->
    [yes] { $verdict }: Das ist richtig. { $wins } Siege, { $gammons } Gammons gewonnen und { $lost } verloren. Weiterwürfeln ist { $no_double } wert, Doppeln { $double }.
   *[no] { $verdict }: Das ist am besten. { $wins } Siege, { $gammons } Gammons gewonnen und { $lost } verloren. Weiterwürfeln ist { $no_double } wert, Doppeln { $double }.
}
why-answer = { $answer ->
    [take] Annehmen ist richtig: { $wins } Siege, { $gammons } Gammons gewonnen und { $lost } verloren. Annehmen ist { $take } wert, Ablehnen { $pass }.
    [pass] Ablehnen ist richtig: { $wins } Siege, { $gammons } Gammons gewonnen und { $lost } verloren. Annehmen ist { $take } wert, Ablehnen { $pass }.
    [beaver] Ein Beaver ist richtig: { $wins } Siege, { $gammons } Gammons gewonnen und { $lost } verloren. Annehmen ist { $take } wert, Ablehnen { $pass }.
    [raccoon] Ein Raccoon ist richtig: { $wins } Siege, { $gammons } Gammons gewonnen und { $lost } verloren. Annehmen ist { $take } wert, Ablehnen { $pass }.
   *[more] Noch einmal drehen ist richtig: { $wins } Siege, { $gammons } Gammons gewonnen und { $lost } verloren. Annehmen ist { $take } wert, Ablehnen { $pass }.
}
# Was zu einer Entscheidung im Rennen gesagt wird, und danach die Pips.
why-race = { $said } Im Rennen steht es { $mine } zu { $theirs } Pips.

# Das Ende eines Satzes, der mit einem Zug oder mit „Er“ beginnt.
reason-hits = { $checkers ->
    [one] schlägt
    [2] schlägt zwei Steine
    [3] schlägt drei Steine
   *[other] schlägt { $checkers } Steine
}
reason-hits-farther = wirft den Gegner um { $pips } Pips zurück statt um { $other }
reason-hits-fewer = { $checkers ->
    [0] schlägt nicht
    [one] schlägt nur einen Stein
    [2] schlägt nur zwei Steine
    [3] schlägt nur drei Steine
   *[other] schlägt nur { $checkers } Steine
}
reason-bears-off = { $checkers ->
    [one] trägt einen Stein ab
    [2] trägt zwei Steine ab
    [3] trägt drei Steine ab
   *[other] trägt { $checkers } Steine ab
}
reason-bears-off-fewer = { $checkers ->
    [0] trägt keinen Stein ab
    [one] trägt nur einen Stein ab
    [2] trägt nur zwei Steine ab
    [3] trägt nur drei Steine ab
   *[other] trägt nur { $checkers } Steine ab
}
reason-prime = { $made ->
    [yes] baut { $points } Felder in einer Reihe vor einem Stein
   *[no] hält { $points } Felder in einer Reihe vor einem Stein
}
reason-makes-points = { $count ->
    [one] macht Feld { $points }
   *[other] macht die Felder { $points }
}
reason-makes-anchor = macht einen Anker auf { $point }
reason-breaks-points = { $count ->
    [one] löst Feld { $points } auf
   *[other] löst die Felder { $points } auf
}
reason-no-shot = lässt keinen Schuss zu
reason-fewer-shots = lässt weniger Schüsse zu ({ $rolls } von 36 Würfen treffen, nicht { $other })
reason-shots = { $count ->
    [one] lässt einen Blot auf { $blots } stehen ({ $rolls } von 36 Würfen treffen)
   *[other] lässt Blots auf { $blots } stehen ({ $rolls } von 36 Würfen treffen)
}
reason-slots = setzt einen Slot auf Feld { $point }
reason-stacks = stapelt { $checkers } Steine auf { $point }
reason-keeps-contact = hält Kontakt
reason-breaks-contact = löst den Kontakt auf
reason-leaves-behind = { $checkers ->
    [0] bringt den letzten hinteren Stein heraus
    [one] lässt nur einen Stein hinten
    [2] lässt nur zwei Steine hinten
    [3] lässt nur drei Steine hinten
   *[other] lässt nur { $checkers } Steine hinten
}
reason-keeps-anchor = hält einen Anker
reason-brings-home = { $checkers ->
    [one] bringt einen Stein nach Hause
    [2] bringt zwei Steine nach Hause
    [3] bringt drei Steine nach Hause
   *[other] bringt { $checkers } Steine nach Hause
}
reason-fills = { $count ->
    [one] füllt Feld { $points }
   *[other] füllt die Felder { $points }
}
reason-fears = fürchtet { $rolls }
reason-duplicates = lässt der anderen Seite für zwei Blots dieselbe Zahl, { $number }
reason-home-board = hat { $points } Felder im Heimfeld, nicht { $other }, während die andere Seite hereinkommen muss
reason-timing = lässt { $pips } Pips, bis die Prime bricht, nicht { $other }
reason-race-ahead = { $pips ->
    [one] führt im Rennen mit einem Pip
   *[other] führt im Rennen mit { $pips } Pips
}
reason-race-behind = { $pips ->
    [one] liegt im Rennen einen Pip zurück
   *[other] liegt im Rennen { $pips } Pips zurück
}

difference-wins = { $more ->
    [yes] { $by } mehr Siege
   *[no] { $by } weniger Siege
}
difference-gammons-won = { $more ->
    [yes] { $by } mehr gewonnene Gammons
   *[no] { $by } weniger gewonnene Gammons
}
difference-gammons-lost = { $more ->
    [yes] { $by } mehr verlorene Gammons
   *[no] { $by } weniger verlorene Gammons
}

# Der beste Verlauf für beide Seiten am Doppler.
course-no-double-take = Kein Doppel, annehmen
course-no-redouble-take = Kein Redoppel, annehmen
course-no-double-beaver = Kein Doppel, Beaver
course-no-redouble-beaver = Kein Redoppel, Beaver
course-double-take = Doppel, annehmen
course-redouble-take = Redoppel, annehmen
course-double-beaver = Doppel, Beaver
course-redouble-beaver = Redoppel, Beaver
course-double-pass = Doppel, ablehnen
course-redouble-pass = Redoppel, ablehnen
course-too-good-pass = Zu gut zum Doppeln, ablehnen
course-too-good-redouble-pass = Zu gut zum Redoppeln, ablehnen
course-too-good-take = Zu gut zum Doppeln, annehmen
course-too-good-redouble-take = Zu gut zum Redoppeln, annehmen
course-none = Keine Doppler-Entscheidung
