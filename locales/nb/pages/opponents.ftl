# Maskinens spillere: ansikter, og en motspiller man lager selv.

opponents-title = Velg en motspiller
opponents-pr = PR omtrent { $n }
opponents-prBest = PR under 1
opponents-prNote = PR måler feil: 500 ganger equityen som går tapt per avgjørelse. Lavere er bedre.
opponents-own = Egen
opponents-customise = Tilpass motspilleren
opponents-name = Navn
opponents-level = Nivå
opponents-style = Stil
opponents-pace = Så lenge ligger terningene
opponents-paces-quick = Kort
opponents-paces-normal = Som vanlig
opponents-paces-slow = Lenger
