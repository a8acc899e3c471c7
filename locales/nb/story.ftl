# Det som skjer i en kamp. $you er yes for en leser som er spilleren i setningen; for alle andre er spilleren $name.

# Sies høyt og vises mens det skjer.

story-begins = { $crawford ->
    [yes] Parti { $game }, Crawford-partiet, begynner.
   *[no] Parti { $game } begynner.
}
story-set-up = En posisjon stilles opp.
# Kastet som avgjør hvem som begynner: $you og $name er den første spilleren, $yours og $other den andre.
story-opening = { $you ->
    [yes] Du kaster
   *[no] { $name } kaster
} { $first }, { $yours ->
    [yes] du kaster
   *[no] { $other } kaster
} { $second }: { $starter ->
    [none] omkast
    [you] du begynner
    [name] { $name } begynner
   *[other] { $other } begynner
}.
story-starts = { $you ->
    [yes] Du begynner.
   *[no] { $name } begynner.
}
story-throws-again = { $you ->
    [yes] Du kaster på nytt.
   *[no] { $name } kaster på nytt.
}
story-refuses-roll = { $you ->
    [yes] Du avslår åpningskastet; kuben går til { $cube }.
   *[no] { $name } avslår åpningskastet; kuben går til { $cube }.
}
story-rolls = { $you ->
    [yes] Du kaster { $dice }.
   *[no] { $name } kaster { $dice }.
}
story-dances = { $you ->
    [yes] Du må stå over.
   *[no] { $name } må stå over.
}
story-plays = { $you ->
    [yes] Du spiller { $play }.
   *[no] { $name } spiller { $play }.
}
story-plays-illegally = { $you ->
    [yes] Du spiller { $play }, som er ulovlig.
   *[no] { $name } spiller { $play }, som er ulovlig.
}
# Et trekk der ingen brikke flyttes; $name er den som skulle ha spilt.
story-leaves-checkers = { $you ->
    [yes] Du flytter ingenting, og det er ulovlig.
   *[no] { $name } flytter ingenting, og det er ulovlig.
}
story-is-taken-back = Trekket tas tilbake: { $fault }.
story-insists = { $you ->
    [yes] Du krever et lovlig trekk: { $fault }.
   *[no] { $name } krever et lovlig trekk: { $fault }.
}
story-lets-stand = { $you ->
    [yes] Du lar trekket stå.
   *[no] { $name } lar trekket stå.
}
story-doubles = { $you ->
    [yes] Du dobler til { $cube }.
   *[no] { $name } dobler til { $cube }.
}
story-takes = { $you ->
    [yes] Du tar. Kuben står på { $cube }.
   *[no] { $name } tar. Kuben står på { $cube }.
}
story-drops = { $you ->
    [yes] Du gir deg.
   *[no] { $name } gir seg.
}
story-beavers = { $you ->
    [yes] Du svarer med bever til { $cube }.
   *[no] { $name } svarer med bever til { $cube }.
}
story-raccoons = { $you ->
    [yes] Du svarer med vaskebjørn til { $cube }.
   *[no] { $name } svarer med vaskebjørn til { $cube }.
}
story-resigns = { $you ->
    [yes] Du tilbyr å gi opp { $grade ->
        [single] et enkelt parti
        [gammon] en gammon
       *[backgammon] en backgammon
    }.
   *[no] { $name } tilbyr å gi opp { $grade ->
        [single] et enkelt parti
        [gammon] en gammon
       *[backgammon] en backgammon
    }.
}
story-accepts = { $you ->
    [yes] Du godtar.
   *[no] { $name } godtar.
}
story-refuses = { $you ->
    [yes] Du avslår; partiet går videre.
   *[no] { $name } avslår; partiet går videre.
}
story-out-of-time = { $you ->
    [yes] Du har brukt opp tiden.
   *[no] { $name } har brukt opp tiden.
}
story-gives-up = { $you ->
    [yes] Du gir opp kampen.
   *[no] { $name } gir opp kampen.
}
# $you og $name tar trekket tilbake, $yours og $other sier ja.
story-takes-back = { $you ->
    [yes] Du tar
   *[no] { $name } tar
} trekket tilbake; { $yours ->
    [yes] du sier ja
   *[no] { $other } sier ja
}.
# $you og $name sier det. Hvem som kaster på nytt: den spilleren (you, name), den andre (yours, other) eller begge.
story-cocked = { $you ->
    [yes] Du sier
   *[no] { $name } sier
} at { $fault ->
    [premature] kastet kom for tidlig
    [side] terningene lå på feil side
   *[cocked] terningene lå skjevt
}: { $thrower ->
    [you] du kaster på nytt
    [name] { $name } kaster på nytt
    [yours] du kaster på nytt
    [other] { $other } kaster på nytt
   *[both] begge kaster på nytt
}.
# $you og $name holder fast; $yours og $other mente at kastet var feil.
story-throw-stands = { $you ->
    [yes] Du holder fast
   *[no] { $name } holder fast
} ved at kastet står: { $yours ->
    [yes] du mente det
   *[no] { $other } mente det
} { $fault ->
    [premature] kom for tidlig
    [side] lå på feil side av brettet
   *[cocked] lå skjevt
}.
story-draw = Partiet ender uavgjort.
story-wins = { $you ->
    [yes] Du vinner
   *[no] { $name } vinner
} { $how ->
    [forfeit] på walkover
    [single] partiet
    [gammon] en gammon
   *[backgammon] en backgammon
}: { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
}.
# $game er en av de to ovenfor; $you og $name vinner kampen.
story-wins-match = { $game } { $you ->
    [yes] Du vinner kampen { $high } mot { $low }.
   *[no] { $name } vinner kampen { $high } mot { $low }.
}

# Linjer i listen over trekk. Trekk står der i notasjon.

line-starts = Begynner
line-refuses-roll = Avslår kastet
line-no-move = Står over
line-is-taken-back = Tatt tilbake: { $fault }.
line-insists = Krever lovlig trekk: { $fault }.
line-lets-stand = Lar det stå
line-doubles = Dobler til { $cube }
line-takes = Tar
line-drops = Gir seg
line-beavers = Bever til { $cube }
line-raccoons = Vaskebjørn til { $cube }
line-resigns = Tilbyr å gi opp { $grade ->
    [single] et enkelt parti
    [gammon] en gammon
   *[backgammon] en backgammon
}
line-accepts = Godtar tilbudet
line-refuses = Avslår tilbudet
line-out-of-time = Tiden er ute
line-gives-up = Gir opp
line-takes-back = Tatt tilbake
line-cocked = { $fault ->
    [premature] Kastet for tidlig
    [side] Feil side av brettet
   *[cocked] Skjeve terninger
}: { $dice }
line-throw-stands = { $fault ->
    [premature] For tidlig, men kastet står
    [side] Feil side av brettet, men kastet står
   *[cocked] Ikke skjeve: kastet står
}
