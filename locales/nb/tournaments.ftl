# Turneringer: hvorfor innstillinger, en handling eller en logg blir avvist.

tournament-options-name = En turnering har et navn på høyst 80 tegn.
tournament-options-format = Tallene i formatet henger ikke sammen: Hvert av dem er minst 1, og en siste sjanse krever en trøsterunde.
tournament-options-length = En match går til 1 til { $longest } poeng.
tournament-options-money = Jacoby-regelen, beaver, automatiske doblinger og avvisning av første kast gjelder pengespill, ikke matcher.
tournament-options-entry = Med denne grensen eller disse ratingene slipper ingen inn.
tournament-options-boards = En match mellom lag krever minst ett brett.
tournament-options-game = Det finnes ikke noe spill som heter { $game }.
tournament-options-payouts = Andelene utgjør til sammen høyst 100 %, med én tabell for hver del.

tournament-refusal-created = En logg begynner med at turneringen opprettes, og det skjer bare én gang.
tournament-refusal-backwards = Dette skjedde før den siste linjen i loggen, eller tidspunktet er umulig.
tournament-refusal-unseen = Oppgi hvilken linje i loggen avgjørelsen bygger på.
tournament-refusal-stale = Noe annet er avgjort i mellomtiden: Se en gang til.
tournament-refusal-over = Turneringen er over.
tournament-refusal-begun = Det går bare før start.
tournament-refusal-not-begun = Det går bare etter start.
tournament-refusal-paused = Turneringen er satt på pause.
tournament-refusal-not-paused = Turneringen er ikke satt på pause.
tournament-refusal-no-entrant = Det finnes ingen påmelding nummer { $number }.
tournament-refusal-withdrawn = Påmelding nummer { $number } er trukket.
tournament-refusal-name = Navn har 1 til 80 tegn, klubber og land høyst 80.
tournament-refusal-twice = Denne kontoen er allerede påmeldt.
tournament-refusal-rating = Ratingen mangler eller passer ikke til denne turneringen.
tournament-refusal-too-late = Det er for sent.
tournament-refusal-checked-in = Oppmøtet er allerede bekreftet.
tournament-refusal-order = Rekkefølgen nevner noen to ganger eller noen som ikke er påmeldt.
tournament-refusal-too-few = Det trengs minst to.
tournament-refusal-too-many = I dette formatet kan høyst { $most } være med.
tournament-refusal-no-match = Det finnes ingen match nummer { $number }.
tournament-refusal-decided = Match nummer { $number } er over: Rett resultatet i stedet.
tournament-refusal-undecided = Match nummer { $number } har ikke noe resultat å rette.
tournament-refusal-void = Match nummer { $number } teller ikke lenger.
tournament-refusal-outcome = Vinneren eller stillingen passer ikke til matchen.
tournament-refusal-reason = Oppgi en grunn på 1 til 500 tegn.
tournament-refusal-extension = Den nye tiden må være senere enn den gamle.
tournament-refusal-pairing = Disse matchene kan ikke settes opp nå.
tournament-refusal-busy = Nummer { $number } spiller fortsatt eller er ikke med.
tournament-refusal-round = Forrige runde er ikke over, eller det var den siste.
tournament-refusal-bye = Denne frirunden er ikke mulig.
tournament-refusal-unfinished = Noen matcher er ikke spilt ennå.
tournament-refusal-line-up = Brettet eller oppstillingen passer ikke til matchen.

tournament-log-empty = Loggen er tom.
tournament-log-syntax = Linje { $line } hører ikke til i en logg: { $error }
tournament-log-refused = Linje { $line }: { $refusal }

calcutta-refusal-rules = Andelene, steget eller fristen i auksjonen henger ikke sammen.
calcutta-refusal-backwards = Dette skjedde før det siste budet, eller tidspunktet er umulig.
calcutta-refusal-closed = Auksjonen er over.
calcutta-refusal-open = Det bys fortsatt på denne posten.
calcutta-refusal-no-lot = Det bys ikke på noen post nå.
calcutta-refusal-lot = En post krever påmeldte som ikke er i noen annen post.
calcutta-refusal-low = Det laveste mulige budet er { $least }.
calcutta-refusal-high = Dette budet er for høyt.
calcutta-refusal-not-sold = Denne påmeldingen er ikke i noen post som er solgt.
calcutta-refusal-share = Høyst { $most } % kan kjøpes tilbake.

csv-fault-no-name = Den første linjen mangler en kolonne som heter name.
csv-fault-column = Kolonnen { $title } er ukjent eller finnes to ganger: Bruk name, rating, club, country, account og members.
csv-fault-quote = Linje { $line }: Et anførselstegn mangler eller står på feil sted.
csv-fault-fields = Linje { $line } har flere felter enn den første linjen.
csv-fault-name = Linje { $line }: Navnet mangler.
csv-fault-rating = Linje { $line }: Ratingen { $text } er ikke et helt tall.
csv-fault-lines = Filen har mer enn { $most } linjer.

hall-error-not-found = denne turneringen finnes ikke
hall-error-not-director = det er det turneringslederen som gjør
hall-error-not-entered = du er ikke med i denne turneringen
hall-error-stale = noen andre har avgjort noe i mellomtiden: se på turneringen igjen
hall-error-not-yours = dette er ikke din kamp
hall-error-online = kampene i denne turneringen spilles her og melder seg selv
hall-error-reason = skriv hvorfor du endrer dette resultatet
hall-error-random = systemet gir ingen tilfeldige tall: { $value }
hall-error-broke-off = noe gikk galt her: prøv igjen
