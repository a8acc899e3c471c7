# Chouetten: was geschah.

club-joined = { $name } kommt dazu.
club-returned = { $name } ist wieder da.
club-left = { $name } geht.
club-order-thrown = Würfe um die Reihenfolge: { $throws }
club-ordered = Die Reihenfolge: { $names }
club-partner-asked = { $name } fragt { $partner }, ob sie zusammen die Box sind.
club-partner-answered = { $accept ->
    [yes] { $name } spielt mit der Box.
   *[no] { $name } bleibt beim Team.
}
club-opening = Eröffnungswurf: { $roll }
club-first-turn = { $name } beginnt.
club-thrown-again = { $name } würfelt noch einmal.
club-rolled = { $name } würfelt { $roll }.
club-played = { $name } zieht { $play }.
club-danced = { $name } kann nicht ziehen.
club-doubled = { $name } doppelt.
club-doubled-to = { $name } doppelt gegen { $names }.
club-took = { $own ->
    [yes] { $name } nimmt an.
   *[no] { $name } nimmt für { $of } an.
}
club-dropped = { $own ->
    [yes] { $name } lehnt ab.
   *[no] { $name } lehnt für { $of } ab.
}
club-beavered = { $own ->
    [yes] { $name } antwortet mit einem Beaver.
   *[no] { $name } antwortet für { $of } mit einem Beaver.
}
club-consented = { $agree ->
    [yes] { $name } ist einverstanden mit dem Kapitän.
   *[no] { $name } ist nicht einverstanden mit dem Kapitän.
}
club-extra-offered = { $name } lehnt ab und fragt, ob { $taker } den Doppler übernimmt.
club-extra-answered = { $accept ->
    [yes] { $name } übernimmt den Doppler.
   *[no] { $name } übernimmt den Doppler nicht.
}
club-drop-paid = { $name } zahlt an die Box.
club-resigned = { $grade ->
    [gammon] { $name } bietet an, ein Gammon aufzugeben.
    [backgammon] { $name } bietet an, ein Backgammon aufzugeben.
   *[single] { $name } bietet an, einfach aufzugeben.
}
club-resignation-answered = { $accept ->
    [yes] { $name } nimmt an.
   *[no] { $name } spielt weiter.
}
club-advice-asked = { $name } bittet das Team um Rat.
club-suggested = { $name } würde { $play } ziehen.

club-unread-no-roll = es gibt keinen Wurf zu ziehen
club-unread-play = { $play } ist kein erlaubter Zug mit diesem Wurf

parlour-error-not-found = diese Chouette gibt es nicht
parlour-error-not-seated = das können nur die Mitspielenden der Chouette
parlour-error-not-wanted = jemand in dieser Chouette spielt nicht mit dir
parlour-error-stale = jemand anderes war schneller: die Chouette ist weitergegangen
parlour-error-not-away = wer { $minutes } Minuten weg ist, während die anderen warten, kann aus der Chouette genommen werden
parlour-error-members-first = { $seconds ->
    [one] das Team darf noch doppeln: würfle in 1 Sekunde
   *[other] das Team darf noch doppeln: würfle in { $seconds } Sekunden
}
parlour-error-line = eine Zeile hat 1 bis { $max } Zeichen
parlour-error-no-talk = du darfst jetzt nicht mit deiner Seite sprechen
parlour-error-too-fast = das war viel auf einmal: warte einen Moment
parlour-error-level = es gibt keinen Computergegner { $level }
parlour-error-no-bot = der Computer spielt dieses Spiel nicht
parlour-error-broke-off = hier ist etwas schiefgegangen: versuch es noch einmal
