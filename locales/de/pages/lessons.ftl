# Die Lektionen: was jeder Schritt verlangt und was zu einer Antwort gesagt wird. Die Dateien der Lektionen (lessons/) nennen die Schritte.

taught-at = Schritt { $n } von { $of }
taught-right = Richtig.
taught-notYet = Noch nicht.
taught-check = Prüfen
taught-next = Weiter
taught-previous = Zurück
taught-hint = Tipp
taught-show = Zeig’s mir
taught-again = Noch einmal
taught-opponent = Gegner
taught-leave = Lektion verlassen
taught-tap = Tipp auf ein Feld des Bretts.
taught-keys = Gib die Nummer eines Felds ein und drück Enter.
taught-number = Deine Antwort
taught-choice-noDouble = Würfeln
taught-choice-double = Doppeln
taught-choice-take = Annehmen
taught-choice-drop = Ablehnen
taught-play = Spiel deine erste Partie
taught-learn = Mehr lernen
