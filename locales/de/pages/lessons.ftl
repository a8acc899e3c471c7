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
taught-playGame = Spiel beginnen
taught-learn = Mehr lernen
taught-nextLesson = Nächste Lektion
taught-takeBack = Zurücknehmen
taught-punished = Dein Gegner würfelt { $roll } und zieht { $play }.
taught-put = Klick auf ein Feld, um einen Stein hinzustellen. Ein Rechtsklick oder Entf nimmt einen weg.
taught-putTouch = Tipp auf ein Feld, um einen Stein hinzustellen. Gedrückt halten nimmt einen weg.
taught-plays = Züge, der beste zuerst
taught-ranked = { $rank }. { $play }
taught-written = Dein Zug
taught-choice-beaver = Beaver
taught-score = { $crawford ->
    [yes] Du hast { $a }, dein Gegner { $b } Punkte in einem Match bis { $length }. Dies ist die Crawford-Partie.
   *[no] Du hast { $a }, dein Gegner { $b } Punkte in einem Match bis { $length }.
}
taught-stars = { $n ->
    [one] { $n } Stern von 3
   *[other] { $n } Sterne von 3
}
taught-untold = Diese Lektion ist neuer als die Seite. Lade die Seite neu, um sie zu sehen.
