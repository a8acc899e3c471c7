# Oppslagssiden: tall om spillet, regnet ut av programmet.

reference-title = Oppslag
reference-lead = Skudd, entring, siste brikker, takepunkter, matchequity, formler for løp og kuben. Programmet har regnet ut alle tallene på denne siden.
reference-contents = Innhold

reference-shots-title = Skudd
reference-shots-how = Kast av 36 som lar én brikke slå en blott, etter avstand til blotten. Trykk på en søyle for å se kastene.
reference-shots-bar = { $away } unna: { $rolls } av 36
reference-shots-held = { $away } unna: dette punktet er stengt
reference-shots-rolls = { $rolls ->
    [one] { $away } unna, { $rolls } kast av 36:
   *[other] { $away } unna, { $rolls } kast av 36:
}
reference-shots-none = { $away } unna: ingen kast slår
reference-shots-blocked = Punkter motspilleren har stengt, etter avstand fra brikken din
reference-shots-clear = Gjør alle punkter ledige
reference-shots-pairs = To blotter
reference-shots-pairsHow = Kast av 36 som slår minst én av to blotter. Rad og kolonne er de to avstandene; punktene imellom er ledige.

reference-entering-title = Entring og terninger
reference-entering-how = Kast av 36 som entrer, etter antall stengte punkter i motspillerens indre hjemland. Det spiller ingen rolle hvilke.
reference-entering-closed = Stengte punkter
reference-entering-columns-1 = Én brikke
reference-entering-columns-2 = Minst én av to
reference-entering-columns-3 = Begge av to
reference-entering-dice = Terninger
reference-entering-roll = Kast
reference-entering-of36 = Av 36
reference-entering-doubles = Doble
reference-entering-given = Et bestemt antall øyne
reference-entering-either = Ett av to bestemte antall øyne
reference-entering-pips = Et kast er i snitt verdt { $pips } pip, { $plain } uten doblene.

reference-last-title = Siste brikker
reference-last-how = Kast av 36 som flytter ut alle brikkene dine på én gang. Rad og kolonne er punktene de står på.
reference-last-alone = Alene
reference-last-more = Tre og fire brikker trenger doble. Så mange av de seks doblene er nok i disse posisjonene:
reference-last-several = Antall brikker
reference-last-checkers = { $n } brikker
reference-last-doubles = { $n ->
    [one] { $n } doble
   *[other] { $n } doble
}

reference-takes-title = Takepunkter
reference-takes-how = Vinnersjansen du trenger for å ta en dobling, i prosent, uten gammon, etter tabellen { $met }. Radene er poengene du trenger, kolonnene dem motspilleren trenger.
reference-takes-kinds = Med en død kube gjendobler du aldri, med en levende i det beste øyeblikket. I praksis brukes punktet imellom: levende + { $weight } × (død − levende), etter Simborg og O'Hagan.
reference-takes-cube = Doblingen
reference-takes-to = Til { $cube }
reference-takes-kind = Type takepunkt
reference-takes-play = I praksis
reference-takes-dead = Død kube
reference-takes-live = Levende kube
reference-takes-gammons = Gammonverdier
reference-takes-gammonsHow = Hvor mye mer en gammon gir enn en enkel seier, som andel av forskjellen mellom enkel seier og enkelt tap. I pengespill er den 0,50. Radene er poengene du trenger.
reference-takes-gammonsCube = Kuben
reference-takes-at = Kuben på { $cube }
reference-takes-after = Etter Crawford-partiet
reference-takes-afterHow = Sjansen den som leder, trenger for å ta doblingen til en motspiller som trenger så mange poeng, i prosent. Ved et partall har den som leder, en gratis pass: det koster nesten ingenting å gi seg én gang.
reference-takes-point = Takepunkt

reference-equities-title = Matchequity
reference-equities-how = Sjansen din for å vinne kampen, i prosent. Radene er poengene du trenger, kolonnene dem motspilleren trenger. Rad og kolonne 1 er Crawford-partiet; den siste raden gjelder den som ligger under, etter Crawford-partiet.
reference-equities-table = Tabellen
reference-equities-after = Etter
reference-equities-rules = Tommelfingerregler
reference-equities-rulesHow = Hvor mye hver regel avviker fra { $met }, i prosent, over alle stillinger der begge trenger 2 til { $points } poeng og én leder.
reference-equities-rule = Regel
reference-equities-columns-1 = Gjennomsnittlig feil
reference-equities-columns-2 = Største feil
reference-equities-columns-3 = Ved
reference-equities-janowski = Janowski: 50 + 85 × ledelse ÷ (det den som ligger under, trenger + 6)
reference-equities-turner = Turner: 50 + (24 ÷ det den som ligger under, trenger + 3) × ledelse
reference-equities-numbers = Ett tall per poeng ledelse: { $numbers } når den som ligger under, trenger 3, 4, 5 og så videre (etter Kazaross)
reference-equities-pasch = Tabellen fra Paschs egne rollouter

reference-races-title = Formler for løp
reference-races-how = Hver formel sammenlignet med fasiten, i pengespill. Brikkene er trukket tilfeldig (frø { $seed }). I hvert løp har den som skal kaste, en vinnersjanse på { $low } til { $high } % uten kube.
reference-races-key = Feil: prosent av løpene der formelen tar feil. Tapt: equity som feilene koster per løp, i tusendeler av kuben. Sjanse: gjennomsnittlig feil i vinnersjansen den oppgir, i prosent.
reference-races-short = Utflytting
reference-races-shortHow = { $races } løp med { $fewest } til { $most } brikker på hver side, alle hjemme. Fasiten er eksakt: en database over alle par av posisjoner.
reference-races-long = Alle brikker på brettet
reference-races-longHow = { $races } løp med 15 brikker på hver side, på punktene 1 til { $points }. Fasiten er et søk over { $plies } kast med eksakte sjanser. Den siste raden i tabellen over viser hvor langt du kan stole på det.
reference-races-formula = Formel
reference-races-columns-1 = Feil om å doble
reference-races-columns-2 = Feil om å gjendoble
reference-races-columns-3 = Feil om å ta
reference-races-lost = Tapt
reference-races-chance = Sjanse
reference-races-search = Søk over { $plies } kast
reference-races-sources = 8-9-12: Bill Robertie. Thorp: Edward Thorp, med prosentene til Mark Bower. Ward: Jeff Ward. Keith: Tom Keith, 2004. Kleinman: Danny Kleinman, 1980. Trice: Walter Trice, 2004. Isight: Axel Reichert, 2014.

reference-model-title = Kuben i pengespill
reference-model-how = Equity etter vinnersjansen i prosent, uten gammon. Glidebryteren bestemmer hvor godt begge bruker kuben.
reference-model-limits = Ved 0 er kuben død, og ingen dobler lenger. Ved 1 er den ideell, slik Keeler og Spencer tenkte seg den: hver dobling kommer når det er like bra å ta som å gi seg. Janowskis modell blander de to; i spill er omtrent 0,68 vanlig.
reference-model-efficiency = Kubens effektivitet: { $value }
reference-model-picture = Equity etter vinnersjansen, én linje for hver plassering av kuben
reference-model-mine = Din kube
reference-model-centred = Kuben i midten
reference-model-theirs = Motspillerens kube
reference-model-take = Ta fra
reference-model-double = Doble fra
reference-model-redouble = Gjendoble fra
reference-model-cash = Cashpunkt
reference-model-all = Alle effektiviteter
reference-model-column = Effektivitet
