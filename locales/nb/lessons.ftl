# Feil i leksjonsfiler, for dem som skriver dem.

lesson-error = linje { $line }: { $fault }

lesson-fault-syntax = { $error }
lesson-fault-no-steps = en leksjon trenger minst ett [[step]]
lesson-fault-game = det finnes ikke noe spill som heter { $game }
lesson-fault-kind = steg av typen `{ $kind }` kan ikke leses: bruk play, tap, choice, number eller free
lesson-fault-missing = denne typen steg trenger `{ $field }`
lesson-fault-unused = denne typen steg har ingen bruk for `{ $field }`
lesson-fault-position = posisjonen er umulig: { $error }
lesson-fault-not-yours = i denne posisjonen er det motspillerens tur
lesson-fault-dice = spillet spilles ikke med et slikt kast
lesson-fault-illegal = reglene tillater ikke { $play }
lesson-fault-best-misses = det beste trekket, { $play }, når ikke målet
lesson-fault-mistake-meets = feilen { $play } når målet
lesson-fault-goal-of-all = alle lovlige trekk når målet: skriv goal = { "{" } any = true { "}" }, og bare da
lesson-fault-points = punktene er forskjellige tall fra 1 til 24, og det kan ikke trykkes på flere enn de som står i listen
lesson-fault-choice = `{ $word }` kan ikke velges: bruk roll, double, take eller pass
lesson-fault-best = en feil er det beste svaret, eller kan ikke svares her
lesson-fault-figure = `{ $word }` kan ikke telles her: bruk points (for et parti som er over), pips eller off
lesson-fault-counted = det står { $told }, reglene teller { $counted }
lesson-fault-cube = en kubeavgjørelse gjelder det siste kastet i et parti, og det beste svaret følger av { $rolls } vinnende kast av 36
lesson-fault-margin = accept og margin hører sammen og er ikke negative
