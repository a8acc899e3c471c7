# Die Prüfung der Würfel eines Matchs.

verdict-chosen = Konnte sich jemand einen Wurf aussuchen?
verdict-foreseen = Konnte jemand einen Wurf vorhersehen?
verdict-answer-green = Nein
verdict-answer-amber = Nicht ausgeschlossen
verdict-answer-red = Die Aufzeichnung widerspricht sich
verdict-chosenNote-green = Alle waren vor dem ersten Wurf gebunden, alle Signaturen stimmen, und jeder Wurf ergibt sich aus seinen Gliedern.
verdict-chosenNote-amber = Keine Signatur widerspricht einer anderen, aber die Punkte unten lassen Zweifel.
verdict-chosenNote-red = Signaturen oder Hashes widersprechen einander. Heb die Datei auf.
verdict-foreseenNote-green = Kein Glied lag beim Server, bevor sein Wurf angekündigt war.
verdict-foreseenNote-amber = Einige Glieder lagen schon vor ihrem Wurf beim Server.
verdict-foreseenNote-red = In einer Aufzeichnung, die sich widerspricht, lässt sich das nicht sagen.
verdict-throws = { $n ->
    [one] 1 Wurf geprüft
   *[other] { $n } Würfe geprüft
}
verdict-skipped = { $n ->
    [one] 1 Nummer wurde von einem zweiten Gerät der Seite am Wurf verbraucht, ohne dass jemand den Wurf kennen konnte
   *[other] { $n } Nummern wurden von einem zweiten Gerät der Seite am Wurf verbraucht, ohne dass jemand den Wurf kennen konnte
}
verdict-doubts = Was Zweifel lässt
verdict-contradiction = Was sich widerspricht
verdict-keys = Schlüssel
verdict-keysNote = Vergleiche sie mit denen, die Betreiber und Gegenseite anderswo zeigen. Ein Schlüssel, der über Jahre gleich bleibt, ist schwer zu fälschen.
verdict-noKey = kein Schlüssel
verdict-botKey = der Bot des Servers
verdict-replaced = { $name }, ab Wurf { $number }
verdict-fault-count = ein Wurf mit { $dice } Würfeln
verdict-fault-opening = ein Eröffnungswurf ist jetzt nicht möglich
verdict-fault-roll = ein Wurf ist jetzt nicht möglich
verdict-fault-word = { $party }: „{ $word }“ ist jetzt nicht möglich
verdict-fault-line = { $line } ist jetzt nicht möglich
verdict-trouble-protocol = Die Würfel folgen dem Protokoll „{ $protocol }“. Diese Seite prüft pasch-dice/3.
verdict-trouble-empty = Die Aufzeichnung ist leer.
verdict-trouble-matches = Die zwei Aufzeichnungen gehören zu verschiedenen Matches.
verdict-trouble-memory = Die Gedächtnisdatei wurde verändert: Eine Nachricht darin trägt nicht die Signatur ihres Schlüssels.
verdict-trouble-json = Das ist keine JSON-Datei eines Matchs oder eines Gedächtnisses.
verdict-trouble-noDice = Dieses Match hat keine Aufzeichnung im Protokoll pasch-dice/3.
verdict-trouble-altered = Die Datei wurde verändert oder stammt aus einer anderen Version: { $place } ist nicht lesbar.

checker-title = Würfel eines Matchs prüfen
checker-lead = Zieh ein oder zwei exportierte Matches und eine Gedächtnisdatei hierher. Nichts verlässt diese Seite: Sie arbeitet ohne Netz und ohne den Server, auf dem gespielt wurde.
checker-choose = Dateien wählen
checker-drop = oder irgendwo auf diese Seite ziehen
checker-againstTitle = Mit mehr vergleichen
checker-againstNote = Der Export der Gegenseite zeigt, ob der Server beiden dasselbe gesagt hat.
checker-withMemory = Die Aufzeichnung wurde mit dem verglichen, was dieser Browser vom Match noch weiß.
checker-withoutMemory = Dieser Browser weiß nichts mehr von diesem Match.
checker-kinds-record = eine Aufzeichnung
checker-kinds-memory = das Gedächtnis eines Browsers
checker-add = Datei hinzufügen
checker-clear = Dateien entfernen
checker-saveRecord = Match als JSON speichern
checker-saveMemory = Gedächtnis dieses Browsers speichern
checker-alone = Dieselbe Prüfung als eigene Seite, die keinen Server braucht:
checker-open = öffnen
checker-download = speichern
checker-command = Der Befehl pasch verify-dice DATEI und das Programm examples/verify_dice.py prüfen es auch.
checker-checking = Prüft
checker-need = Ein Gedächtnis wird zusammen mit einem Match geprüft: Füg das exportierte Match hinzu.
