# Chouetter: hva som skjedde.

club-joined = { $name } blir med.
club-returned = { $name } kommer tilbake.
club-left = { $name } går.
club-order-thrown = Kast om rekkefølgen: { $throws }
club-ordered = Rekkefølgen: { $names }
club-partner-asked = { $name } spør { $partner } om å være partner i boksen.
club-partner-answered = { $accept ->
    [yes] { $name } er partner i boksen.
   *[no] { $name } blir hos laget.
}
club-opening = Åpningskast: { $roll }
club-first-turn = { $name } begynner.
club-thrown-again = { $name } kaster en gang til.
club-rolled = { $name } kaster { $roll }.
club-played = { $name } spiller { $play }.
club-danced = { $name } kan ikke flytte.
club-doubled = { $name } dobler.
club-doubled-to = { $name } dobler mot { $names }.
club-took = { $own ->
    [yes] { $name } tar.
   *[no] { $name } tar for { $of }.
}
club-dropped = { $own ->
    [yes] { $name } gir seg.
   *[no] { $name } gir seg for { $of }.
}
club-beavered = { $own ->
    [yes] { $name } svarer med bever.
   *[no] { $name } svarer med bever for { $of }.
}
club-consented = { $agree ->
    [yes] { $name } er enig med kapteinen.
   *[no] { $name } er ikke enig med kapteinen.
}
club-extra-offered = { $name } gir seg og spør om { $taker } tar over kuben.
club-extra-answered = { $accept ->
    [yes] { $name } tar over kuben.
   *[no] { $name } tar ikke over kuben.
}
club-drop-paid = { $name } betaler til boksen.
club-resigned = { $grade ->
    [gammon] { $name } tilbyr å gi opp med gammon.
    [backgammon] { $name } tilbyr å gi opp med backgammon.
   *[single] { $name } tilbyr å gi opp enkelt.
}
club-resignation-answered = { $accept ->
    [yes] { $name } godtar.
   *[no] { $name } spiller videre.
}
club-advice-asked = { $name } ber laget om råd.
club-suggested = { $name } ville spilt { $play }.

club-unread-no-roll = det er ikke noe kast å spille
club-unread-play = { $play } er ikke et lovlig trekk med dette kastet

parlour-error-not-found = denne chouetten finnes ikke
parlour-error-not-seated = bare de som er med i chouetten, kan gjøre det
parlour-error-not-wanted = noen i denne chouetten spiller ikke med deg
parlour-error-stale = noen andre kom først: chouetten har gått videre
parlour-error-not-away = den som har vært borte i { $minutes } minutter mens de andre venter, kan tas ut av chouetten
parlour-error-members-first = { $seconds ->
    [one] laget kan fortsatt doble: kast om 1 sekund
   *[other] laget kan fortsatt doble: kast om { $seconds } sekunder
}
parlour-error-line = en linje har 1 til { $max } tegn
parlour-error-no-talk = du kan ikke snakke med siden din nå
parlour-error-too-fast = det var mye på kort tid: vent et øyeblikk
parlour-error-level = det finnes ingen datamotstander { $level }
parlour-error-no-bot = datamaskinen spiller ikke dette spillet
parlour-error-broke-off = noe gikk galt her: prøv igjen
