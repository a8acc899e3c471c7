# Rat während einer Partie gegen den Computer: Tipps in drei Schritten und ein Wort vor einer teuren Entscheidung.

hint-idea = { $theme ->
    [opening] Die Eröffnung: Mach gute Felder, bring Bausteine heran und lass deine hinteren Steine nicht einsperren.
    [blitz] Ein Angriff: Schlag und sperr Felder, bevor die andere Seite einen Anker bekommt.
    [prime] Eine Prime: Felder in einer Reihe halten einen Stein auf; wer die bessere länger hält, gewinnt.
    [back-game] Ein Rückspiel: Die Seite mit zwei Feldern hinten wartet auf einen späten Schuss und muss bis dahin ihr Heimfeld halten.
    [holding] Ein Haltespiel: Bring deine Steine sicher vorbei oder warte auf deinem Feld auf einen Schuss.
    [contact] Noch stehen Steine hinten: Räum die hinteren Felder zuerst und lass keine unnötigen Schüsse.
    [race] Ein Rennen: Bring jeden Stein nach Hause, ohne Pips zu verschenken, dann trag ab.
    [bear-off] Das Abtragen: Trag Steine ab, wo du kannst, sonst füll Lücken.
   *[other] Sieh zuerst nach Schlägen, dann nach Feldern, die du machen kannst, dann nach dem, was du offen lässt.
}
# $merit ist das Ende eines Satzes: macht Feld 5.
hint-look-for = { $idea } Such den Zug mit diesem Vorteil: Er { $merit }.
hint-checker = { $point ->
    [25] Ein Stein auf der Bar muss eingesetzt werden; überleg dir, was du mit dem Rest spielst.
   *[other] Ein Stein auf deinem Feld { $point } zieht.
}
hint-play = Am besten ist { $play }.
hint-play-because = Am besten ist { $play }: Der Zug { $merits }.
hint-turn-idea = Du gewinnst { $wins } solcher Partien, { $gammons } mit Gammon, und verlierst { $lost } mit Gammon. Reicht das zum Doppeln, und könnte die andere Seite annehmen?
hint-turn-answer = { $passes ->
    [yes] Wenn du doppelst, sollte die andere Seite ablehnen.
   *[no] Wenn du doppelst, sollte die andere Seite annehmen.
}
hint-whole = { $course }. { $why }
hint-answer-idea = Du gewinnst { $wins } solcher Partien und verlierst { $lost } mit Gammon. Ablehnen kostet den Einsatz, wie er jetzt ist.
hint-answer-close = { $close ->
    [yes] Es ist knapp: Annehmen und Ablehnen unterscheiden sich um weniger als ein Zehntel des Einsatzes.
   *[no] Es ist nicht knapp.
}

again-play = { $played } verliert { $loss }.
again-play-because = { $played } verliert { $loss }: Der Zug { $drawbacks }.
again-turn = { $doubled ->
    [yes] Doppeln verliert { $loss }. Du gewinnst { $wins } solcher Partien.
   *[no] Weiterwürfeln verliert { $loss }. Du gewinnst { $wins } solcher Partien: Denk an den Doppler.
}
again-answer = { $passed ->
    [yes] Ablehnen verliert { $loss }. Du gewinnst { $wins } solcher Partien.
   *[no] Annehmen verliert { $loss }. Du gewinnst { $wins } solcher Partien.
}
