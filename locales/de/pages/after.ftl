# Wenn ein Match vorbei ist: die Karte mit dem Ergebnis.

after-title = Ergebnis
after-grade-best = Weltmeisterlich
after-grade-worldClass = Weltklasse
after-grade-expert = Expertenklasse
after-grade-advanced = Fortgeschritten
after-grade-intermediate = Mittelklasse
after-grade-casual = Freizeitklasse
after-grade-beginner = Anfängerklasse
after-grade-distracted = Abgelenkt
after-pr = PR
after-prHint = Performance Rating: das 500-Fache der Equity, die eine Entscheidung im Schnitt verliert. Niedriger ist besser.
after-luck = Glück { $n }
after-luckHint = Punkte, die bessere Würfel als im Schnitt gebracht haben
after-analysing = Das Match wird analysiert
after-progress = { $done } von { $total } Entscheidungen
after-none = Zu diesem Match gibt es keine Analyse.
after-deeper = Das war ein schneller Blick. Die volle Analyse folgt von selbst.
after-worst = Das hat am meisten gekostet
after-flawless = Nichts hier hat dich viel gekostet.
after-where = Partie { $game }, Zug { $turn }
after-best = am besten: { $best }
after-retry = Am Brett noch einmal
after-diceChecked = Würfel geprüft: { $n } von { $of }
after-diceWrong = Mit den Würfeln stimmt etwas nicht: sieh nach
after-diceDoubt = Würfel geprüft, mit Anmerkungen
after-review = Durchsehen
