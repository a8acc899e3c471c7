# Læring, og det som er verdt å vite om programmet.

learn-title = Lær
learn-lead = Fra første flytt til doblingskuben, i ditt eget tempo.
learn-courses = Kurs
learn-more = Flere måter å lære på
learn-continue = Fortsett: { $lesson }
learn-begin = Start: { $lesson }
learn-again = En gang til i dag
learn-againNote = En dag etter en leksjon, og seks dager etter det, tar du den en gang til: Slik sitter den.
learn-minutes = { $n } min
learn-done = { $n } av { $of } steg
learn-lessons = { $of ->
    [one] { $n } av { $of } leksjon ferdig
   *[other] { $n } av { $of } leksjoner ferdig
}
learn-exercises-1 = Øvelser
learn-exercises-2 = Befest punkter, slå, entre fra baren og flytt ut, på brettet.
learn-rules-1 = Slik spiller du
learn-rules-2 = Reglene i backgammon med bilder, og i alle slektningene.
learn-daily-1 = Dagens oppgave
learn-daily-2 = Én posisjon om dagen, den samme for alle.
learn-quiz-1 = Oppgaver
learn-quiz-2 = Posisjoner for alle, med rating, og dine egne feil til du finner det beste trekket.
learn-openings-1 = Åpninger
learn-openings-2 = Alle første trekk og svar, med equity.
learn-pips-1 = Tell pip
learn-pips-2 = Si raskt hvem som leder løpet, og med hvor mye.
learn-score-1 = Matchequity
learn-score-2 = Hvor sannsynlig det er at du vinner kampen fra en stilling.
learn-reference-1 = Oppslag
learn-reference-2 = Skudd, takepunkter, matchequity og formler for løp, hvert tall regnet ut.
learn-games-1 = Flere spill
learn-games-2 = Hver slektning har sin egen første leksjon.
learn-museum-1 = Museum for klassiske spillere
learn-museum-2 = Spill mot fortidens programmer, og se hva de tenker.

about-title = Om Pasch
about-what = Pasch er et gratis program for å spille og studere backgammon og slektningene. Motoren lærte ved å spille mot seg selv. Pasch er det tyske ordet for doble.
about-dice-title = Terninger du kan kontrollere
about-dice-sealed = Før det første kastet legger du, motspilleren og serveren hver sine tall i en forseglet konvolutt. Hvert kast lages av ett tall fra hver.
about-dice-opened = Når konvoluttene åpnes, kan hvem som helst se at ingen tall er byttet, og at ingen kunne velge et kast eller vite det på forhånd.
about-dice-check = Kontroller terningene i en kamp
about-licence-title = Lisens og kildekode
about-licence-text = Pasch er åpen kildekode under MIT-lisensen eller Apache License 2.0, som du vil. Alle kan drive en server. Be den som driver denne, om kildekoden.
about-privacy-title = Personvern
about-privacy-page = Denne siden henter ingenting fra andre steder og teller ingen besøkende.
about-privacy-server = En informasjonskapsel lar serveren kjenne deg igjen; uten konto er du en gjest med et nummer. Kamper, analyser og samlinger lagres her så du finner dem igjen.
about-privacy-yours = Med en konto kan du laste ned alt som er lagret om deg, og slette det.
about-account = Kontoen din
about-api-title = For programmer
about-api-text = Alt sidene gjør, kan programmer også gjøre.
about-api-link = Beskrivelse av API-et (OpenAPI)
