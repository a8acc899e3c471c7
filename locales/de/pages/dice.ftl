# Würfel, die jeder nachprüfen kann.

dice-title = Würfel, die jeder nachprüfen kann
dice-menu = Würfel prüfen
dice-lead = Der Server und beide Seiten machen jeden Wurf gemeinsam. Danach kann ihn jeder nachprüfen.
dice-howTitle = Wie ein Wurf entsteht
dice-how-1 = Für jeden Wurf gibt es drei versiegelte Zahlen: deine, die deines Gegners und die des Servers. Alle wurden vor dem Match versiegelt.
dice-how-2 = Wenn du würfelst, wird deine Zahl geöffnet. Dann die deines Gegners, dann die des Servers. Aus den dreien werden die Würfel gemischt. Ist eine von ihnen zufällig, ist der Wurf zufällig.
dice-how-3 = Niemand kann eine versiegelte Zahl ändern, und der Browser deines Gegners öffnet seine erst, wenn ihm deine signierte Ankündigung vorliegt, dass du würfelst. Vorher kann niemand den Wurf sehen.
dice-how-4 = Jeder Schritt ist von seinem Urheber signiert, über alles hinweg, was davor geschah, und der Server signiert, dass er ihn erhalten hat. Dieser Browser, der Befehl pasch verify-dice oder eine Seite ganz ohne Server prüft die ganze Aufzeichnung.
dice-how-5 = Dein Würfelschlüssel bleibt in deinem Browser. Spielst du mit einem anderen Gerät weiter, bring den Schlüssel mit seinem Code dorthin (Seite des Kontos). Ohne ihn bekommst du neue versiegelte Zahlen, ein Wurf verfällt, und beide Seiten sehen das.
dice-statistics = Alle Würfe auf diesem Server
dice-none = Hier hat noch niemand gewürfelt.
dice-throws = { $n } Würfe
dice-expected = Jeder Pasch wird { $double }-mal erwartet, jeder andere Wurf { $other }-mal.
dice-gridLabel = Wie oft jeder Wurf fiel: der höhere Würfel nach unten, der niedrigere nach rechts
dice-cell = { $first }-{ $second }: { $count }, { $off } gegenüber der Erwartung
dice-testsTitle = Tests
dice-testsNote = χ² misst, wie weit die Zahlen von einer gleichmäßigen Verteilung abweichen; p sagt, wie oft ehrliche Würfel so weit oder weiter abweichen. Ein p unter 0,001 wäre eine Frage wert.
dice-test-rolls = Würfe so oft, wie sie sein sollten
dice-test-openings = Würfe, die eine Partie beginnen
dice-test-faces = Alle sechs Seiten gleich wahrscheinlich
dice-test-doubles = Jeder sechste Wurf ein Pasch
dice-columns-test = Test
dice-columns-count = Anzahl
dice-columns-chi2 = χ²
dice-columns-freedom = Freiheitsgrade
dice-columns-p = p
dice-few = zu wenige
dice-vector = Testvektor älterer Matches
dice-vectorNote = Match m1, Partie 1, Backgammon, alice gegen bob, Ketten aus vier Gliedern mit den Startwerten 00…1f (Server), 20…3f (alice), 40…5f (bob), eben von diesem Browser berechnet. pasch verify-dice --vector gibt dasselbe aus.
dice-party-server = Server
dice-party-a = alice
dice-party-b = bob
dice-link = { $index ->
    [0] { $who }, Festlegung
   *[other] { $who }, Glied { $index }
}
dice-throwOf = Wurf { $index }
dice-matchTitle = Die Würfel von { $a } – { $b }
dice-toMatch = Zum Match
dice-checking = Prüft
dice-checked = Geprüft
dice-noProof = Die Würfel dieses Matchs wurden nicht auf diese Weise erzeugt.
dice-fine = { $n ->
    [one] 1 Wurf geprüft, er stimmt
   *[other] { $n } Würfe geprüft, alle stimmen
}
dice-wrong = { $n ->
    [one] An 1 Stelle stimmt etwas nicht
   *[other] An { $n } Stellen stimmt etwas nicht
}
dice-game = Partie { $n }
dice-right = { $right ->
    [one] 1 Wurf nachgerechnet
   *[other] { $right } Würfe nachgerechnet
}
dice-given = { $n } verfallen
dice-held = { $n ->
    [one] der Server gab 1 Zahl für { $who }, weil der Browser nicht da war
   *[other] der Server gab { $n } Zahlen für { $who }, weil der Browser nicht da war
}
dice-bot = { $who } spielt auf dem Server, der die Zahlen dafür zog
dice-notHeld = an jedem Wurf war der Browser beider Seiten selbst beteiligt
dice-bound = Gebunden an
dice-theServer = Der Server
dice-heldFor = vom Server verwahrt
dice-from = ab Wurf { $n }
dice-number = Wurf
dice-faces = Würfel
dice-links = Glieder
dice-voided = verfallen
dice-details = Jedes Glied
dice-export = Als JSON speichern
dice-again = pasch verify-dice DATEI prüft es ohne diesen Browser.
dice-fault-unbound = { $who } war noch nicht gebunden, als Wurf { $n } fiel.
dice-fault-rebound = { $who } wurde vor Wurf { $n } neu gebunden, wo das nicht sein darf.
dice-fault-link = { $who }: Das Glied für Wurf { $n } ist nicht das zugesagte.
dice-fault-dice = Wurf { $n } ist als { $recorded } aufgezeichnet; die Glieder ergeben { $found }.
dice-fault-protocol = Diese Würfel folgen dem Protokoll { $name }, das hier nicht bekannt ist.
dice-fault-forged = { $who }: Ab Wurf { $n } bindet die Aufzeichnung etwas, das dieser Browser nie gesendet hat.
dice-fault-withheld = { $who }: In der Aufzeichnung fehlt das Glied, das dieser Browser für Wurf { $n } gesendet hat.
dice-fault-played = Wurf { $n } war { $thrown }; gespielt wurde mit { $played }.
dice-fault-nothing = nichts
dice-keyTitle = Würfelschlüssel
dice-unkept = Dieser Browser speichert nichts. Lädst du die Seite neu, spielst du mit neuen versiegelten Zahlen weiter, und ein Wurf verfällt.
dice-noShare = Dieses Match begann, bevor deine Seite offen war: Du hast keinen Anteil an seinen Würfeln. Die Zahl deines Gegners hält sie für deinen Gegner fair.
dice-leaveLink = Meine versiegelte Zahl hinterlegen, wenn ich die Seite verlasse
dice-leaveLinks-never = Nie
dice-leaveLinks-friendly = Ungewertete Partien
dice-leaveLinks-always = Alle Partien
dice-leaveLinkNote = Dann muss die andere Seite nicht warten, während dein Bildschirm dunkel ist. Der Server könnte hineinsehen, und die Aufzeichnung markiert jeden solchen Wurf.
