# Råd mens et parti spilles mot maskinen: tips i tre trinn, og et ord før en dyr avgjørelse.

hint-idea = { $theme ->
    [opening] Åpningen: befest gode punkter, få ned byggere, og la ikke de bakerste brikkene bli stengt inne.
    [blitz] Et angrep: slå, og steng punkter før motspilleren får et anker.
    [prime] En prime: punkter på rad holder en brikke fast; den som beholder den beste lengst, vinner.
    [back-game] Et bakspill: den som har to punkter bak, venter på et sent skudd og må holde på hjemlandet til da.
    [holding] Et holdespill: få brikkene trygt forbi, eller vent på punktet ditt til du får et skudd.
    [contact] Det står fremdeles brikker bak: rydd bakfra, og gi ingen skudd du kan slippe å gi.
    [race] Et løp: spill alle brikkene hjem uten svinn, og flytt så ut.
    [bear-off] Utflyttingen: flytt ut brikker der du kan, fyll ellers hull.
   *[other] Se på slag først, så på punkter du kan befeste, så på det du etterlater åpent.
}
# $merit er slutten på en setning: befester 5-punktet.
hint-look-for = { $idea } Se etter et trekk som { $merit }.
hint-checker = { $point ->
    [25] En brikke på baren må entre; tenk på hva du spiller med resten.
   *[other] Flytt en brikke fra { $point }-punktet.
}
hint-play = Best er { $play }.
hint-play-because = Best er { $play }: det { $merits }.
hint-turn-idea = Du vinner { $wins } av slike partier, { $gammons } med gammon, og taper { $lost } med gammon. Er det nok til å doble, og kan motspilleren ta?
hint-turn-answer = { $passes ->
    [yes] Dobler du, bør motspilleren gi seg.
   *[no] Dobler du, bør motspilleren ta.
}
hint-whole = { $course }. { $why }
hint-answer-idea = Du vinner { $wins } av slike partier og taper { $lost } med gammon. Gir du deg, koster det innsatsen slik den er nå.
hint-answer-close = { $close ->
    [yes] Det er jevnt: det er mindre enn en tidel av innsatsen mellom å ta og å gi seg.
   *[no] Det er ikke jevnt.
}

again-play = { $played } gir bort { $loss }.
again-play-because = { $played } gir bort { $loss }: det { $drawbacks }.
again-turn = { $doubled ->
    [yes] Å doble gir bort { $loss }. Du vinner { $wins } av slike partier.
   *[no] Å kaste videre gir bort { $loss }. Du vinner { $wins } av slike partier: tenk på kuben.
}
again-answer = { $passed ->
    [yes] Å gi seg gir bort { $loss }. Du vinner { $wins } av slike partier.
   *[no] Å ta gir bort { $loss }. Du vinner { $wins } av slike partier.
}
