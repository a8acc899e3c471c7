# Transcripts of matches: lines that do not fit, refused entries and keys, damaged logs, merging.

scribe-fault-not-legal = ikke et lovlig trekk for dette kastet: { $fault }
scribe-fault-no-roll = kastet foran dette trekket mangler
scribe-fault-no-play = kastet foran ble ikke spilt
scribe-fault-no-answer = tilbudet foran ble ikke besvart
scribe-fault-unfinished = partiet foran ble ikke avsluttet
scribe-fault-not-now = et trekk er ikke mulig her

scribe-refusal-no-match = den første oppføringen må begynne kampen
scribe-refusal-second-match = kampen er begynt: rett den første linjen i stedet
scribe-refusal-first-line = den første linjen begynner kampen og blir der den er
scribe-refusal-no-line = linje { $line } finnes ikke
scribe-refusal-nothing-to-undo = det er ingenting å angre
scribe-refusal-note = et notat har 1 til { $max } tegn
scribe-refusal-texts = navn og andre tekster har høyst { $max } tegn, og det er høyst { $count } andre
scribe-refusal-full = en avskrift har høyst { $max } oppføringer

scribe-expected-opening = åpningskastet
scribe-expected-first-roll = kastet til den som begynner
scribe-expected-roll = et kast eller en dobling
scribe-expected-play = et trekk
scribe-expected-answer = ta, gi seg eller bever
scribe-expected-resignation = et svar på oppgivelsen
scribe-expected-illegal-play = et svar på det ulovlige trekket
scribe-expected-over = ingenting: kampen er over

scribe-key-meaningless = denne tasten betyr ingenting her; ventet: { $expected }
scribe-key-no-die = ingen terning viser { $digit }
scribe-key-no-proposal = { $count ->
    [0] det finnes ikke noe forslag
    [one] det finnes bare ett forslag
   *[other] det finnes bare { $count } forslag
}
scribe-key-unreadable = { $word } er ikke et trekk
scribe-key-not-legal = dette trekket er ikke lovlig: skriv ! foran hvis det ble spilt slik likevel
scribe-key-too-long = et trekk har høyst { $max } taster
scribe-key-nothing-to-undo = det er ingenting å angre
scribe-key-no-line = det er ingen linje der

scribe-desk-behind = du har sett oppføring { $seen }, den siste er { $last }: se etter igjen først

scribe-log-not-a-log = linje 1: ikke loggen til en avskrift
scribe-log-version = linje 1: versjon { $version } er nyere enn dette programmet
scribe-log-line = linje { $line }: ikke en oppføring: { $reason }
scribe-log-action = linje { $line }: { $reason }
scribe-log-refused = linje { $line }: { $reason }

scribe-merge-header = navn, lengde eller valg er forskjellige: velg en av de to avskriftene
scribe-merge-undecided = parti { $game } er forskjellig: velg en av de to avskriftene
