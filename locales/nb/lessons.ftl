# Feil i leksjonsfiler, for dem som skriver dem.

lesson-error = linje { $line }: { $fault }

lesson-fault-syntax = { $error }
lesson-fault-too-long = en leksjon har høyst { $longest } byte
lesson-fault-no-steps = en leksjon trenger minst ett [[step]]
lesson-fault-game = det finnes ikke noe spill som heter { $game }
lesson-fault-kind = steg av typen `{ $kind }` kan ikke leses: bruk play, tap, choice, number, order, write, setup eller free
lesson-fault-missing = denne typen steg trenger `{ $field }`
lesson-fault-unused = denne typen steg har ingen bruk for `{ $field }`
lesson-fault-position = posisjonen er umulig: { $error }
lesson-fault-dice = spillet spilles ikke med et slikt kast
lesson-fault-illegal = reglene tillater ikke { $play }
lesson-fault-best-misses = det beste trekket, { $play }, når ikke målet
lesson-fault-mistake-meets = feilen { $play } når målet
lesson-fault-order = en rekkefølge trenger minst to trekk som ender forskjellig
lesson-fault-reply = `{ $answer }` er ikke et kast med et lovlig trekk for den andre siden, som 6-1 13/7 8/7
lesson-fault-stakes = stillingen eller kuben kan ikke være slik her
lesson-fault-goal-of-all = alle lovlige trekk når målet: skriv goal = { "{" } any = true { "}" }, og bare da
lesson-fault-points = punktene er forskjellige tall fra 1 til 24, eller 25 for bar, og det kan ikke trykkes på flere enn de som står i listen
lesson-fault-choice = `{ $word }` kan ikke velges: bruk roll, double, take, pass eller beaver
lesson-fault-best = en feil er det beste svaret, eller kan ikke svares her
lesson-fault-figure = `{ $word }` kan ikke telles her: docs/lessons.md sier hvilke tall som finnes, og hva de trenger
lesson-fault-counted = det står { $told }, reglene teller { $counted }
lesson-fault-cube = uten `accept` gjelder en kubeavgjørelse det siste kastet i et parti om penger, og det beste svaret følger av { $rolls } vinnende kast av 36
lesson-fault-margin = margin og accepted trenger accept, accepted hører til et steg uten goal, og ingen tap er negative

lesson-objection-best = { $play } taper { $loss }; bedre: { $better }
lesson-objection-right = { $play } regnes som riktig og taper { $loss }
lesson-objection-accepted = { $play } taper bare { $loss }, men står ikke i `accepted`
lesson-objection-mistake = feilen { $word } taper bare { $loss }
lesson-objection-order = { $play } er bare { $loss } dårligere enn trekket foran
lesson-objection-no-cube = det er ingenting å avgjøre om kuben
lesson-objection-best-cube = den beste avgjørelsen taper { $loss }
lesson-objection-other-cube = { $choice } taper bare { $loss }
lesson-objection-take-point = takepunktet er { $counted } %
lesson-objection-unjudged = programmet kan ikke vurdere denne stillingen
lesson-objection-unasked = programmet ble ikke spurt: En leksjon som sjekkes her, har høyst 20 trinn og 20 sekunder på seg
lessons-good = { $file }: i orden
lessons-no-text = dette er ingen tekst i UTF-8
lessons-unsaid = { $file }: { $id } mangler
lessons-long = { $file }: { $id } har mer enn { $most } ord
lessons-faults = { $faults ->
    [one] én feil
   *[other] { $faults } feil
}
