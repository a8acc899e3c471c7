# Was in einem Match geschieht. $you ist yes, wenn der Satz von der lesenden Person handelt; für alle anderen heißt sie $name.

# Gesprochen und gezeigt, während es geschieht.

story-begins = { $crawford ->
    [yes] Partie { $game } beginnt, die Crawford-Partie.
   *[no] Partie { $game } beginnt.
}
story-set-up = Eine Stellung wird aufgebaut.
# Der Wurf, der entscheidet, wer beginnt: $you und $name gehören zur ersten Seite, $yours und $other zur zweiten.
story-opening = { $you ->
    [yes] Du würfelst
   *[no] { $name } würfelt
} { $first }, { $yours ->
    [yes] du würfelst
   *[no] { $other } würfelt
} { $second }: { $starter ->
    [none] noch einmal
    [you] Du fängst an
    [name] { $name } fängt an
   *[other] { $other } fängt an
}.
story-starts = { $you ->
    [yes] Du fängst an.
   *[no] { $name } fängt an.
}
story-throws-again = { $you ->
    [yes] Du wirfst neu.
   *[no] { $name } wirft neu.
}
story-refuses-roll = { $you ->
    [yes] Du verwirfst den ersten Wurf; der Doppler geht auf { $cube }.
   *[no] { $name } verwirft den ersten Wurf; der Doppler geht auf { $cube }.
}
story-rolls = { $you ->
    [yes] Du würfelst { $dice }.
   *[no] { $name } würfelt { $dice }.
}
story-dances = { $you ->
    [yes] Du setzt aus.
   *[no] { $name } setzt aus.
}
story-plays = { $you ->
    [yes] Du spielst { $play }.
   *[no] { $name } spielt { $play }.
}
story-plays-illegally = { $you ->
    [yes] Du spielst { $play }. Das ist unzulässig.
   *[no] { $name } spielt { $play }. Das ist unzulässig.
}
# Ein Zug, bei dem kein Stein bewegt wird; $name hätte ziehen müssen.
story-leaves-checkers = { $you ->
    [yes] Du ziehst nicht. Das ist unzulässig.
   *[no] { $name } zieht nicht. Das ist unzulässig.
}
story-is-taken-back = Der Zug wird zurückgenommen: { $fault }.
story-insists = { $you ->
    [yes] Du bestehst auf einem zulässigen Zug: { $fault }.
   *[no] { $name } besteht auf einem zulässigen Zug: { $fault }.
}
story-lets-stand = { $you ->
    [yes] Du lässt den Zug gelten.
   *[no] { $name } lässt den Zug gelten.
}
story-doubles = { $you ->
    [yes] Du doppelst auf { $cube }.
   *[no] { $name } doppelt auf { $cube }.
}
story-takes = { $you ->
    [yes] Du nimmst an. Der Doppler steht auf { $cube }.
   *[no] { $name } nimmt an. Der Doppler steht auf { $cube }.
}
story-drops = { $you ->
    [yes] Du lehnst ab.
   *[no] { $name } lehnt ab.
}
story-beavers = { $you ->
    [yes] Du konterst mit Beaver auf { $cube }.
   *[no] { $name } kontert mit Beaver auf { $cube }.
}
story-raccoons = { $you ->
    [yes] Du konterst mit Raccoon auf { $cube }.
   *[no] { $name } kontert mit Raccoon auf { $cube }.
}
story-resigns = { $you ->
    [yes] Du bietest an aufzugeben: { $grade ->
        [single] eine einfache Partie
        [gammon] ein Gammon
       *[backgammon] ein Backgammon
    }.
   *[no] { $name } bietet an aufzugeben: { $grade ->
        [single] eine einfache Partie
        [gammon] ein Gammon
       *[backgammon] ein Backgammon
    }.
}
story-accepts = { $you ->
    [yes] Du bist einverstanden.
   *[no] { $name } ist einverstanden.
}
story-refuses = { $you ->
    [yes] Du lehnst ab; es wird weitergespielt.
   *[no] { $name } lehnt ab; es wird weitergespielt.
}
story-out-of-time = { $you ->
    [yes] Deine Zeit ist abgelaufen.
   *[no] Die Zeit von { $name } ist abgelaufen.
}
story-gives-up = { $you ->
    [yes] Du gibst das Match auf.
   *[no] { $name } gibt das Match auf.
}
# $you und $name nehmen den Zug zurück, $yours und $other stimmen zu.
story-takes-back = { $you ->
    [yes] Du nimmst
   *[no] { $name } nimmt
} den Zug zurück; { $yours ->
    [yes] du bist einverstanden
   *[no] { $other } ist einverstanden
}.
# $you und $name sagen es. Neu wirft: dieselbe Seite (you, name), die andere (yours, other) oder beide.
story-cocked = { $you ->
    [yes] Du sagst
   *[no] { $name } sagt
}, { $fault ->
    [premature] dass zu früh geworfen wurde
    [side] dass die Würfel auf der falschen Bretthälfte liegen
   *[cocked] dass ein Würfel schräg liegt
}: { $thrower ->
    [you] Du wirfst neu
    [name] { $name } wirft neu
    [yours] Du wirfst neu
    [other] { $other } wirft neu
   *[both] Beide werfen neu
}.
# $you und $name bestehen darauf; $yours und $other haben den Wurf beanstandet.
story-throw-stands = { $you ->
    [yes] Du bestehst
   *[no] { $name } besteht
} darauf, dass der Wurf gilt. { $yours ->
    [yes] Dein Einwand
   *[no] Einwand von { $other }
}: { $fault ->
    [premature] zu früh geworfen
    [side] auf der falschen Bretthälfte
   *[cocked] eine Kippe
}.
story-draw = Die Partie endet unentschieden.
story-wins = { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
} { $how ->
    [forfeit] kampflos
    [single] die Partie
    [gammon] ein Gammon
   *[backgammon] ein Backgammon
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
# $game ist einer der beiden Sätze davor; $you und $name gewinnen das Match.
story-wins-match = { $game } { $you ->
    [yes] Du gewinnst das Match { $high }:{ $low }.
   *[no] { $name } gewinnt das Match { $high }:{ $low }.
}

# Zeilen der Zugliste. Züge stehen dort in Notation.

line-starts = Fängt an
line-refuses-roll = Verwirft den Wurf
line-no-move = Kein Zug
line-is-taken-back = Zurückgenommen: { $fault }.
line-insists = Verlangt einen zulässigen Zug: { $fault }.
line-lets-stand = Lässt ihn gelten
line-doubles = Doppelt auf { $cube }
line-takes = Nimmt an
line-drops = Lehnt ab
line-beavers = Beaver auf { $cube }
line-raccoons = Raccoon auf { $cube }
line-resigns = Bietet an aufzugeben: { $grade ->
    [single] eine einfache Partie
    [gammon] ein Gammon
   *[backgammon] ein Backgammon
}
line-accepts = Einverstanden
line-refuses = Lehnt ab
line-out-of-time = Zeit abgelaufen
line-gives-up = Gibt das Match auf
line-takes-back = Zurückgenommen
line-cocked = { $fault ->
    [premature] Zu früh geworfen
    [side] Falsche Bretthälfte
   *[cocked] Kippe
}: { $dice }
line-throw-stands = { $fault ->
    [premature] Zu früh geworfen, gilt trotzdem
    [side] Falsche Bretthälfte, gilt trotzdem
   *[cocked] Keine Kippe: Der Wurf gilt
}
