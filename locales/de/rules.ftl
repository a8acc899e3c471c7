# Sätze der Regeln: warum ein Zug, eine Aktion am Doppler oder eine Stellung abgelehnt wird. Felder zählt die Seite, die es liest.

notation-error-syntax = `{ $word }` ist kein Teilzug wie 13/7 oder bar/20*
notation-error-illegal = { $fault ->
    [none] `{ $text }` ist kein zulässiger Zug
   *[some] `{ $text }` ist kein zulässiger Zug: { $fault }
}

options-error-backgammon-value = ein Backgammon zählt 2 oder 3 Punkte, nicht { $value }
options-error-max-per-point = höchstens { $value } Steine auf einem Feld lassen auf sechs Heimfeldern keinen Platz
options-error-no-hitting = in { $value } wird nicht geschlagen, die Regel gegen Schlagen und Weglaufen gilt dort also nicht
options-error-no-pinning = in { $value } wird nicht festgehalten, also gibt es keine Regeln für Mutter und Festhalten
options-error-no-runner = in { $value } gibt es keine Regeln für den ersten Stein und die Prime am Anfang
options-error-pointless = { $variant } kennt keine Regel über { $option }
options-error-turn-limit = eine Partie kann nicht nach 0 Zügen enden
options-error-cascade-from = die Züge einer Seite werden ab 1 gezählt: Pasche können nicht ab Zug 0 steigen
options-error-runner-to = der erste Stein beginnt auf 24: er muss ein Feld darunter erreichen, bevor ein anderer ziehen darf
options-error-opening-dice = { $value } wird mit drei Würfeln gespielt: wer beginnt, muss sie werfen
options-error-no-such-form = { $value } wird nicht mit diesem Anfang, dieser Richtung oder diesem Umgang mit einzelnen Steinen gespielt

decision-refusal-not-your-turn = du bist nicht dran
decision-refusal-grade = nicht mehr möglich: { $grade }

header-error-length = ein Match bis { $value } Punkte ist länger als die erlaubten { $max }
header-error-games = eine Runde mit { $value } Spielen ist länger als die erlaubten { $max }

replay-error = Aktion { $index } der Aufzeichnung: { $source }

why-not-no-checker = du hast keinen Stein auf { $from }
why-not-no-such-die = kein übriger Würfel bringt einen Stein von { $from } auf { $to }
why-not-bar-first = zuerst müssen deine Steine von der Bar eingesetzt werden
why-not-pool-first = zuerst müssen alle deine Steine eingesetzt sein
why-not-blocked = dein Feld { $to } hält der Gegner
why-not-pinned = dein Stein auf { $from } wird festgehalten
why-not-not-all-home = abtragen darfst du erst, wenn alle deine Steine im Heimfeld sind
why-not-pinned-at-home = du darfst nicht abtragen, solange einer deiner Steine festgehalten wird
why-not-not-rearmost = eine { $die } trägt nur dann von einem niedrigeren Feld ab, wenn kein Stein dahinter steht; { $rearmost } ist noch besetzt
why-not-exact-number-only = abgetragen wird nur mit der genauen Zahl
why-not-must-bear-off = mit einer { $die } muss der Stein auf { $point } abgetragen werden
why-not-rearmost-only = hier darf nur dein hinterster Stein ziehen, der auf { $rearmost }
why-not-runner-first = dein erster Stein, der auf { $runner }, muss dein Feld { $to } erreichen, bevor ein anderer zieht
why-not-point-full = auf deinem Feld { $point } stehen schon { $max } Steine, mehr sind nicht erlaubt
why-not-hit-and-run = ein Stein, der in deinem Heimfeld geschlagen hat, muss in diesem Zug dort bleiben ({ $point })
why-not-holds-too-many = du darfst höchstens { $max } dieser Felder zugleich halten: { $points }
why-not-closes-too-many = du darfst höchstens { $max } dieser Felder zugleich sperren: { $points }
why-not-must-open-home = du musst dein Heimfeld öffnen: ein gegnerischer Stein wartet auf der Bar
why-not-must-open-prime = du musst deine Prime öffnen: alle Steine des Gegners sind dahinter eingeschlossen
why-not-entry-roll = neue Steine kommen nur mit einem Pasch oder 1-2 ins Spiel
why-not-enter-all-before = kein Stein darf über dein Feld { $limit } hinaus, bevor alle eingesetzt sind
why-not-backward-only-to-hit = rückwärts darf ein Stein nur ziehen, um einen einzelnen gegnerischen zu schlagen; auf deinem Feld { $to } steht keiner
why-not-backward-smaller-die = rückwärts schlagen darf nur der kleinere Würfel
why-not-head-used = { $max ->
    [one] in diesem Zug darf nur ein Stein den Kopf verlassen, das Feld 24
   *[other] in diesem Zug dürfen nur { $max } Steine den Kopf verlassen, das Feld 24
}
why-not-six-block = sechs Felder in einer Reihe sind nur erlaubt, wenn ein gegnerischer Stein schon an ihnen vorbei ist (ab deinem Feld { $farthest })
why-not-home-stays = ein Stein im Heimfeld darf nur noch abgetragen werden; der auf { $from } bleibt stehen
why-not-hit-needs-one-home = schlagen darfst du erst, wenn einer deiner Steine zu Hause ist
why-not-game-over = die Partie ist hier vorbei: es wird nicht mehr gezogen
why-not-not-yet = die { $die } darf erst gespielt werden, wenn die Würfel davor gespielt sind
why-not-more-dice = du musst so viele Würfel wie möglich spielen: { $possible } gehen, so wären es { $this_way }
why-not-more-later = danach wären { $possible } Teilzüge der folgenden Zahl möglich, so sind es nur { $this_way }
why-not-blockade = { $checkers } gegnerische Steine auf deinem Feld { $at } lassen niemanden landen und niemanden vorbei
why-not-moved-already = der Stein auf { $from } hat schon gezogen: jeder zieht nur einmal je Wurf
why-not-whole-roll = der ganze Wurf muss gespielt werden oder gar nichts, und danach ginge der Rest nicht mehr
why-not-fined = 1-1 bewegt nichts: es kostet nur deinen vordersten Stein
why-not-higher-die = nur einer der Würfel lässt sich spielen, und das muss der höhere sein
play-fault-move = Teilzug { $index }: { $why }
play-fault-misstated = Teilzug { $index }: Würfel oder Schlag sind nicht wie angegeben
play-fault-incomplete = nur { $played } von { $possible } möglichen Teilzügen sind gespielt

misplay-refusal-not-agreed = an diesem Tisch gelten nur zulässige Züge
misplay-refusal-insisted-on = dein Gegner besteht auf einem zulässigen Zug
misplay-refusal-no-such-move = Teilzug { $index }: so lässt sich kein Stein bewegen
misplay-refusal-too-long = ein Zug aus { $value } Teilzügen ist zu lang
misplay-refusal-legal = dieser Zug ist zulässig
misplay-refusal-has-to-be-corrected = an diesem Tisch muss ein unzulässiger Zug berichtigt werden
misplay-refusal-cannot-stand = dieser Zug kann nicht gelten: { $value }

house-error-name = eine solche Hausregel gibt es nicht
house-error-value = zulässig ist nur: { $value }
house-values-yes-no = yes oder no
house-values-words = eines von { $words }
house-values-number = eine Zahl von { $least } bis { $most }
house-values-words-number = eines von { $words } oder eine Zahl von { $least } bis { $most }

parse-side-error = `{ $word }` hat nicht die Form Feld:Steine wie 13:5
setup-fault-too-many-checkers = Seite { $player } hat { $count } Steine, erlaubt sind { $allowed }
setup-fault-shared-point = beide Seiten stehen auf einem Feld: { $a } von A, { $b } von B
setup-fault-unclear-pin = je ein Stein beider Seiten steht auf { $a } von A ({ $b } von B), aber keiner gilt als festgehalten
setup-fault-false-pin = Seite { $player } hat auf { $point } keinen festgehaltenen Stein
setup-fault-no-bar = Seite { $player } hat einen Stein auf der Bar, aber in diesem Spiel wird nicht geschlagen
setup-fault-no-pool = Seite { $player } hat einen Stein, der noch nicht eingesetzt ist, aber dieses Spiel beginnt auf dem Brett
setup-fault-off-track = Seite { $player } hat einen Stein auf { $point }, das dieses Spiel nicht benutzt
setup-fault-empty = auf dem Brett steht kein Stein
setup-fault-both-closed-out = beide Seiten stehen auf der Bar vor gesperrten Heimfeldern: niemand kann je wieder ziehen

apply-error-not-now = jetzt nicht möglich: { $action ->
    [opening-roll] ein Eröffnungswurf
    [first-turn] die Wahl, wer anfängt
    [refuse-opening] den ersten Wurf verwerfen
    [roll] ein Wurf
    [play] ein Zug
    [illegal-play] ein unzulässiger Zug
    [insist] auf einem zulässigen Zug bestehen
    [let-stand] einen unzulässigen Zug gelten lassen
    [double] ein Doppel
    [take] das Doppel annehmen
    [drop] das Doppel ablehnen
    [beaver] ein Beaver
    [resignation] anbieten, die Partie aufzugeben
    [accept-resignation] annehmen, dass der Gegner aufgibt
    [refuse-resignation] ablehnen, dass der Gegner aufgibt
    [forfeit] das Match aufgeben
    [set-up] eine Stellung aufbauen
   *[other] { $action }
}
apply-error-match-over = das Match ist vorbei
apply-error-wrong-dice = dieses Spiel wird mit { $expected } Würfeln gespielt, nicht mit { $count }
apply-error-illegal-play = unzulässiger Zug { $play }: { $fault }
apply-error-no-opening-refusal = der erste Wurf darf hier nicht verworfen werden
apply-error-no-such-grade = so kann man dieses Spiel nicht verlieren: { $grade }
apply-error-setup = unmögliche Stellung: { $value }
apply-error-setup-finished = Seite { $player } hat alle Steine abgetragen: es gibt nichts zu ziehen
apply-error-setup-decided = in dieser Stellung ist die Partie vorbei: es gibt nichts zu ziehen
apply-error-setup-cube = ein Doppler kann nicht { $value } zeigen
apply-error-setup-score = ein Stand von { $a }:{ $b } ist in einem Match bis { $length } nicht möglich

cube-refusal-no-cube = dieses Spiel wird ohne Doppler gespielt
cube-refusal-crawford-game = in der Crawford-Partie gibt es keinen Doppler
cube-refusal-not-owner = der Gegner besitzt den Doppler
cube-refusal-not-now = doppeln darf man nur, wenn man dran ist, und vor dem Wurf
cube-refusal-dead = der Doppler ist tot: mit seinem Wert entscheidet er das Match schon jetzt
cube-refusal-holland = nach der Crawford-Partie darf niemand doppeln, bevor beide Seiten zweimal gewürfelt haben
cube-refusal-no-beaver = hier ist kein weiterer Beaver erlaubt
cube-refusal-limit = der Doppler geht nicht höher als { $max }

grade-single = einfache Partie
grade-gammon = Gammon
grade-backgammon = Backgammon

special-option-extra-roll = einen weiteren Wurf nach einem Pasch
special-option-entry = das Einsetzen
special-option-hit-needs-one-home = den Zeitpunkt, ab dem geschlagen wird
special-option-checkers-left = das, was ein Sieg zählt
special-option-cascade-from = den Zug, ab dem Pasche steigen
special-option-leftover = nicht zu Ende gespielte Pasche
special-option-head = Steine, die den Kopf verlassen
special-option-six-block = sechs Felder in einer Reihe
special-option-last-roll = einen letzten Wurf zum Unentschieden
special-option-optional-hits = das Schlagen rückwärts
special-option-ones = das, was 1-1 bewirkt
special-option-bear-off = das Abtragen
special-option-koks = Koks
special-option-open-home = das Öffnen eines gesperrten Heimfelds

# $faults sind Sätze wie oben, mit Strichpunkten dazwischen.
setup-error = { $faults }
