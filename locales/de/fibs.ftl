# The door for FIBS clients: refusals, help and greetings in our own words. Sentences that clients match are not here.

fibs-line-error-no-board = eine Brettzeile beginnt mit „board:“
fibs-line-error-fields = eine Brettzeile hat { $fields } Teile, diese hat { $value }
fibs-line-error-field = Teil { $field } der Brettzeile kann nicht „{ $text }“ sein
fibs-line-error-contradiction = Teil { $field } der Brettzeile widerspricht den Steinen oder der Richtung

fibs-refusal-known = { $text }
fibs-refusal-too-long = Diese Zeile ist länger als { $max } Zeichen und wurde verworfen.
fibs-refusal-flood = { $max } Bytes kamen ohne Zeilenende. Die Verbindung wird geschlossen.
fibs-refusal-ambiguous = „{ $word }“ kann { $commands } heißen. Gib mehr Buchstaben ein.
fibs-refusal-not-here = „{ $command }“ gibt es hier nicht. Nutze dafür deinen Browser.
fibs-refusal-nothing-said = Der Text fehlt. Gib ihn nach dem Befehl ein.
fibs-refusal-half-move = Jeder Teilzug hat Anfang und Ende, etwa 24-18.
fibs-refusal-move-word = „{ $word }“ ist kein Feld. Gib 1 bis 24, bar oder off ein.
fibs-refusal-too-many-moves = Ein Wurf hat höchstens { $most } Teilzüge.
fibs-refusal-other-play = Du kannst mehr von diesem Wurf spielen oder die höhere Zahl.
fibs-refusal-roll-first = Du musst würfeln, bevor du ziehst.
fibs-refusal-rolled-already = Du hast schon gewürfelt. Bitte ziehe.
fibs-refusal-nothing-offered = Nichts wartet auf deine Antwort.
fibs-refusal-wait-for-answer = Bitte warte auf die Antwort deines Gegners.
fibs-refusal-answer-first = Gib zuerst „accept“ oder „reject“ ein.
fibs-refusal-resign-word = Gib „resign n“ für eine einfache Partie, „resign g“ für ein Gammon oder „resign b“ für ein Backgammon ein.
fibs-refusal-grade = { $grade } kannst du nicht mehr verlieren.
fibs-refusal-no-game = Es läuft keine Partie. Gib „join“ für die nächste ein.
fibs-refusal-length = Ein Match hat 1 bis { $max } Punkte.
fibs-refusal-variable = Eine Variable „{ $word }“ gibt es nicht. Mit „set“ siehst du alle.
fibs-refusal-value = „{ $value }“ ist für { $variable } nicht möglich: nimm { $possible }.
fibs-refusal-show = „show { $word }“ ist unbekannt. Nimm games, saved, savedcount, watchers oder max.
fibs-refusal-ratings = Gib „ratings“, „ratings NAME“ oder „ratings from 1 to 20“ ein (höchstens 100 Plätze).
fibs-refusal-topic = Zu „{ $topic }“ gibt es keine Hilfe. Mit „help“ siehst du alle Befehle.
fibs-refusal-game = Dieses Match ist von einem Spiel, das FIBS-Clients nicht zeigen können.
fibs-refusal-sign-in-first = Melde dich zuerst an.
fibs-refusal-signing-in = Du wirst gerade angemeldet. Bitte warte einen Moment.
fibs-refusal-login-usage = Gib deinen Namen ein, oder „login CLIENT 1008 NAME TOKEN“.
fibs-refusal-no-pips = Dein Gegner erlaubt das Zählen der Pips nicht.
fibs-refusal-no-old-moves = Es gibt keine Partie zu zeigen.
fibs-refusal-list-full = Diese Liste ist voll: sie hat { $most } Namen.

fibs-welcome = Willkommen bei { $program }, wo das Protokoll von FIBS gesprochen wird.
fibs-welcome-how = Melde dich mit deinem Namen und einem Token als Passwort an, oder als guest.
fibs-sign-in-tries = Zu viele Anmeldungen wurden abgelehnt. Bitte verbinde dich neu.
fibs-about = { $program } ist ein Backgammon-Server für Browser. FIBS-Clients spielen an denselben Tischen, mit denselben Konten.
fibs-dice = In Matches mit einem FIBS-Client wirft allein der Server die Würfel. Ein solcher Client kann an einem Wurf nicht mitwirken. Diese Würfel lassen sich deshalb nicht prüfen, und solche Matches haben ein eigenes Rating.
fibs-log-lost = Dem Match war nicht zu folgen. Gib „leave“ ein und setze es dann fort.
fibs-forfeit = { $name } hat das Match aufgegeben.
fibs-nobody = Niemand gefunden.
fibs-gagged = Du hörst nicht: { $names }
fibs-blinded = Diese Personen hören dich nicht und sehen dir nicht zu: { $names }
fibs-awaited = Du wartest auf: { $names }
fibs-wait-for = { $waits ->
    [yes] Du erfährst, wenn { $name } kommt.
   *[other] Du erfährst nicht mehr, wenn { $name } kommt.
 }

fibs-help = Mit „help BEFEHL“ siehst du einen Satz zu einem Befehl. Ein Befehl lässt sich abkürzen, solange er eindeutig ist. Das sind die Befehle:
fibs-help-about = about, motd und version erzählen von diesem Server.
fibs-help-answer = accept oder reject beantwortet ein Doppel oder eine Aufgabe.
fibs-help-figures = average zeigt die Verbindungen nach Stunden; dicetest zeigt, wie oft jeder Wurf gefallen ist.
fibs-help-away = away TEXT sagt anderen, dass du weg bist; back beendet es. away allein zeigt alle, die weg sind.
fibs-help-beaver = beaver oder redouble nimmt ein Doppel an und dreht den Würfel sofort weiter, in endlosen Matches, die es erlauben.
fibs-help-gag = gag NAME: du hörst NAME nicht mehr. blind NAME: NAME hört dich nicht mehr und sieht dir nicht mehr zu. Noch einmal eingegeben hebt es auf.
fibs-help-board = board oder look zeigt das Brett; look NAME das eines anderen Matchs; rawboard die Brettzeile; oldboard die letzte Partie.
fibs-help-bye = bye meldet dich ab und behält dein Match. wave verabschiedet dich; ein zweites wave meldet dich ab.
fibs-help-clear = clear leert das Terminal.
fibs-help-time = time sagt die Zeit in UTC.
fibs-help-double = double bietet vor dem Wurf den Dopplerwürfel an.
fibs-help-help = help zeigt die Befehle; help BEFEHL erklärt einen.
fibs-help-invite = invite NAME LÄNGE lädt zu einem Match von LÄNGE Punkten ein, oder „unlimited“. invite NAME und resume NAME setzen ein verlassenes Match fort.
fibs-help-join = join NAME nimmt eine Einladung an; join beginnt die nächste Partie eines Matchs.
fibs-help-talk = say TEXT spricht mit deinem Gegner, tell NAME TEXT mit einer Person, kibitz TEXT mit allen am Match, whisper TEXT mit allen, die zusehen, shout TEXT mit allen.
fibs-help-whois = whois NAME erzählt von einer Person; last NAME und lastlogins sagen, wer da war; where NAME sagt, woher jemand verbunden ist.
fibs-help-leave = leave verlässt das Match, das erhalten bleibt; invite NAME setzt es fort.
fibs-help-login = login CLIENT 1008 NAME TOKEN meldet ein Programm an.
fibs-help-message = message NAME TEXT hinterlässt eine Nachricht.
fibs-help-move = move 24-18 13-11 spielt deinen Wurf: Anfang und Ende für jeden Würfel, mit bar und off. Leerzeichen, „-“ und „/“ sind erlaubt.
fibs-help-oldmoves = oldmoves zeigt die Züge der Partie oder der letzten.
fibs-help-pip = pip zählt die Pips, wo dein Gegner es erlaubt.
fibs-help-ratings = ratings zeigt die Ratings um dich herum; ratings from 1 to 20 zeigt Plätze; ratings NAME zeigt eine Person.
fibs-help-who = who zeigt alle; who ready, who playing, who away und who NAME zeigen manche. rawwho nimmt die nummerierte Form.
fibs-help-resign = resign n, resign g und resign b bieten an, eine einfache Partie, ein Gammon oder ein Backgammon zu verlieren.
fibs-help-roll = roll wirft die Würfel.
fibs-help-set = toggle zeigt und dreht Schalter, set zeigt und ändert Variablen. Beides bleibt bei deinem Konto.
fibs-help-show = show games, show saved, show savedcount NAME, show watchers und show max.
fibs-help-watch = watch NAME zeigt dir ein Match; unwatch beendet es.
fibs-help-waitfor = waitfor NAME sagt dir, wenn NAME kommt.
