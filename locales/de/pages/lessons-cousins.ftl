# Der Kurs `cousins`: lessons/cousins/ nennt die Schritte.

course-cousins-title = Seltene Verwandte
course-cousins-lead = Alte und ungewöhnliche Spiele der Familie: andere Würfel, andere Wege, andere Ziele.

lesson-russian-title = Russian Backgammon
lesson-russian-lead = Eine Straße für beide, und Würfel, die oben und unten zählen.

step-rus-last-title = Alle drin, dann los
step-rus-last-task = Beide kommen auf 24 bis 19 herein und laufen dieselbe Straße. Solange einer von dir neben dem Brett wartet, zieht nichts anderes. Du hast 6 und 3: Setz den letzten ein, dann schlag.
step-rus-last-yes = Alle fünfzehn sind drin. Nun müssen drei dunkle herein, bevor ihre anderen ziehen.
step-rus-last-no = Kein dunkler Stein ist auf der Bar.
step-rus-last-hint = Eine Zahl muss einsetzen. Von wo schlägt die andere?
step-rus-last-run = Beide Zahlen mit dem neuen Stein, und der einzelne dunkle auf 21 entkommt.

step-rus-behind-title = Wer hinter dir ist
step-rus-behind-task = Auf einer Straße schlagen nur die hinteren die vorderen. Auf der Bar ist niemand. Zwei deiner Steine stehen allein: Tipp auf den, der geschlagen werden kann.
step-rus-behind-yes = Von 21 kommen drei dunkle Steine. Hinter deinem letzten auf 24 ist niemand.
step-rus-behind-no = Such einen einzelnen Stein mit dunklen auf höheren Feldern.
step-rus-behind-hint = Alle ziehen von 24 hinunter zu 1.
step-rus-behind-rear = Dieser ist der Letzte auf der Straße: Ein dunkler müsste rückwärts ziehen.
step-rus-behind-pair = Hier bist du nicht allein.

step-rus-chase-title = Die Jagd
step-rus-chase-task = Ein dunkler Stein ist fast am Ende der Straße, allein auf 5. Du bist hinter ihm. Du hast 5 und 4: Fang ihn.
step-rus-chase-yes = Er muss zurück an den Anfang der Straße: zwanzig Schritte für nichts.
step-rus-chase-no = Der dunkle Stein auf 5 ist entkommen.
step-rus-chase-hint = Neun Schritte mit einem Stein.

step-rus-under-title = Oben und unten
step-rus-under-task = Nach vier Zweien kommen von der Unterseite vier Fünfen, dann noch ein Wurf, solange alles passt. Von 23 und 20 geht keine 5. Zieh die Zweien so, dass Fünfen bleiben.
step-rus-under-yes = Fünf Steine auf 21, und von dort ist die 5 offen: Alle Unterseiten gehen.
step-rus-under-no = Auf 23 oder 22 stehen noch Steine.
step-rus-under-hint = Von 21 landet eine 5 auf deiner eigenen 16. Wer kommt auf 21?
