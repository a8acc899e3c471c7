# The door for FIBS clients: refusals, help and greetings in our own words. Sentences that clients match are not here.

fibs-line-error-no-board = en brettlinje begynner med "board:"
fibs-line-error-fields = en brettlinje har { $fields } felter, denne har { $value }
fibs-line-error-field = felt { $field } i brettlinjen kan ikke være «{ $text }»
fibs-line-error-contradiction = felt { $field } i brettlinjen strider mot brikkene eller retningen

fibs-refusal-known = { $text }
fibs-refusal-too-long = Denne linjen er lengre enn { $max } tegn og ble forkastet.
fibs-refusal-flood = { $max } byte kom uten linjeslutt. Forbindelsen lukkes.
fibs-refusal-ambiguous = «{ $word }» kan være { $commands }. Skriv flere bokstaver.
fibs-refusal-not-here = «{ $command }» finnes ikke her. Bruk nettleseren din til det.
fibs-refusal-nothing-said = Teksten mangler. Skriv den etter kommandoen.
fibs-refusal-half-move = Hvert flytt har en start og en slutt, for eksempel 24-18.
fibs-refusal-move-word = «{ $word }» er ikke et punkt. Bruk 1 til 24, bar eller off.
fibs-refusal-too-many-moves = Et kast har høyst { $most } flytt.
fibs-refusal-other-play = Du kan spille mer av dette kastet, eller den høyeste terningen.
fibs-refusal-roll-first = Du må kaste terningene før du flytter.
fibs-refusal-rolled-already = Du har kastet allerede. Flytt nå.
fibs-refusal-nothing-offered = Ingenting venter på svaret ditt.
fibs-refusal-wait-for-answer = Vent på svar fra motspilleren din.
fibs-refusal-answer-first = Skriv «accept» eller «reject» først.
fibs-refusal-resign-word = Skriv «resign n» for et enkelt parti, «resign g» for en gammon eller «resign b» for en backgammon.
fibs-refusal-grade = Du kan ikke lenger tape { $grade }.
fibs-refusal-no-game = Ingen partier er i gang. Skriv «join» for det neste.
fibs-refusal-length = En kamp har 1 til { $max } poeng.
fibs-refusal-variable = Det finnes ingen variabel «{ $word }». Skriv «set» for en liste.
fibs-refusal-value = «{ $value }» er ikke mulig for { $variable }: bruk { $possible }.
fibs-refusal-show = «show { $word }» er ukjent. Bruk games, saved, savedcount, watchers eller max.
fibs-refusal-ratings = Skriv «ratings», «ratings NAVN» eller «ratings from 1 to 20» (høyst 100 plasser).
fibs-refusal-topic = Det finnes ingen hjelp om «{ $topic }». Skriv «help» for en liste over kommandoene.
fibs-refusal-game = Denne kampen er av et spill som FIBS-klienter ikke kan vise.
fibs-refusal-sign-in-first = Logg inn først.
fibs-refusal-signing-in = Du logges inn nå. Vent litt.
fibs-refusal-login-usage = Skriv navnet ditt, eller «login KLIENT 1008 NAVN TOKEN».
fibs-refusal-no-pips = Motspilleren din tillater ikke pip-telling.
fibs-refusal-no-old-moves = Det finnes ikke noe parti å vise.
fibs-refusal-list-full = Denne listen er full: den har { $most } navn.

fibs-welcome = Velkommen til { $program }, som snakker protokollen til FIBS.
fibs-welcome-how = Logg inn med navnet ditt og et token som passord, eller som guest.
fibs-sign-in-tries = For mange innlogginger ble avvist. Koble til på nytt.
fibs-about = { $program } er en backgammonserver for nettlesere. FIBS-klienter spiller ved de samme bordene, med de samme kontoene.
fibs-dice = I kamper med en FIBS-klient er det serveren alene som kaster terningene. En slik klient kan ikke ta del i et kast. Disse terningene kan derfor ikke kontrolleres, og slike kamper har sin egen rating.
fibs-log-lost = Kampen kunne ikke følges. Skriv «leave», og gjenoppta den etterpå.
fibs-forfeit = { $name } har gitt opp kampen.
fibs-nobody = Fant ingen spillere.
fibs-gagged = Du hører ikke: { $names }
fibs-blinded = Disse hører deg ikke og ser ikke på deg: { $names }
fibs-awaited = Du venter på: { $names }
fibs-wait-for = { $waits ->
    [yes] Du får vite det når { $name } kommer.
   *[other] Du får ikke lenger vite det når { $name } kommer.
 }

fibs-help = Skriv «help KOMMANDO» for en setning om en kommando. En kommando kan forkortes så lenge den er entydig. Dette er kommandoene:
fibs-help-about = about, motd og version forteller om denne serveren.
fibs-help-answer = accept eller reject svarer på en dobling eller et tilbud om å gi opp.
fibs-help-figures = average viser forbindelser time for time; dicetest viser hvor ofte hvert kast har falt.
fibs-help-away = away TEKST forteller andre at du er borte; back avslutter det. away alene viser alle som er borte.
fibs-help-beaver = beaver eller redouble tar en dobling og snur kuben videre med en gang, i kamper uten slutt som tillater det.
fibs-help-gag = gag NAVN: du hører ikke NAVN lenger. blind NAVN: NAVN hører deg ikke og ser ikke på deg lenger. Skriv det en gang til for å oppheve det.
fibs-help-board = board eller look viser brettet; look NAVN brettet i en annen kamp; rawboard brettlinjen; oldboard det siste partiet.
fibs-help-bye = quit logger deg ut og beholder kampen. wave sier farvel; et nytt wave logger deg ut.
fibs-help-clear = clear tømmer terminalen.
fibs-help-time = time forteller hva klokken er i UTC.
fibs-help-double = double tilbyr kuben før du kaster.
fibs-help-help = help viser kommandoene; help KOMMANDO forklarer én.
fibs-help-invite = invite NAVN LENGDE inviterer til en kamp på LENGDE poeng, eller «unlimited». invite NAVN og resume NAVN fortsetter en kamp som ble forlatt.
fibs-help-join = join NAVN tar imot en invitasjon; join begynner det neste partiet i en kamp.
fibs-help-talk = say TEKST snakker til motspilleren, tell NAVN TEKST til én person, kibitz TEKST til alle ved kampen, whisper TEKST til dem som ser på, shout TEKST til alle.
fibs-help-whois = whois NAVN forteller om en person; last NAVN og lastlogins forteller hvem som var her; where NAVN forteller hvor noen kobler til fra.
fibs-help-leave = leave forlater kampen, som tas vare på; invite NAVN fortsetter den.
fibs-help-login = login KLIENT 1008 NAVN TOKEN logger inn et program.
fibs-help-message = message NAVN TEKST legger igjen en melding.
fibs-help-move = move 24-18 13-11 spiller kastet ditt: en start og en slutt for hver terning, med bar og off. Mellomrom, «-» og «/» går alle bra.
fibs-help-oldmoves = oldmoves viser trekkene i partiet, eller i det siste.
fibs-help-pip = pip teller pips, der motspilleren din tillater det.
fibs-help-ratings = ratings viser spillerne rundt deg; ratings from 1 to 20 viser plasser; ratings NAVN viser én spiller.
fibs-help-who = who viser alle; who ready, who playing, who away og who NAVN viser noen. rawwho bruker den nummererte formen.
fibs-help-resign = resign n, resign g og resign b tilbyr å tape et enkelt parti, en gammon eller en backgammon.
fibs-help-roll = roll kaster terningene.
fibs-help-set = toggle viser og snur brytere, set viser og endrer variabler. Begge følger kontoen din.
fibs-help-show = show games, show saved, show savedcount NAVN, show watchers og show max.
fibs-help-watch = watch NAVN viser deg en kamp; unwatch avslutter det.
fibs-help-waitfor = waitfor NAVN sier fra når NAVN kommer.
