# Das Konto, Wege der Anmeldung, Freunde, Moderation.

mail-hint = Wenn Fernpartien auf dich warten und wenn weniger als ein Tag bleibt. Nie, solange du hier bist, und nie über einen Zug, den du schon gesehen hast. Hast du dein Passwort vergessen, kann ein Link an diese Adresse gehen.
mail-address = Deine E-Mail-Adresse
mail-give = Link senden
mail-giving = Wird gesendet
mail-asked = Ein Link ist unterwegs zu { $address }. Öffne ihn innerhalb eines Tages; vorher geht nichts anderes dorthin.
mail-askedHint = Nichts angekommen? Sieh im Spamordner nach oder fordere den Link in einer Stunde noch einmal an.
mail-again = Link noch einmal senden
mail-refused = Der Mailserver von { $address } nimmt dafür keine Mail an. Gib eine andere Adresse ein oder diese noch einmal.
mail-at = Mails gehen an { $address }.
mail-pace = Wie oft
mail-paces-never = nie
mail-paces-hourly = sofort, höchstens einmal die Stunde
mail-paces-daily = höchstens einmal am Tag
mail-change = Andere Adresse
mail-remove = Adresse entfernen
mail-removed = Adresse entfernt.
mail-confirm = Ist das deine Adresse?
mail-confirmLead = Du hast den Link geöffnet, der dorthin geschickt wurde.
mail-confirmWhat = Drück den Knopf, um dort Mails über Fernpartien zu bekommen, die auf dich warten.
mail-confirmButton = Ja, Mails hierher
mail-confirmed = Die Adresse ist bestätigt.
mail-confirmedHint = Wie oft, stellst du auf der Seite deines Kontos ein.
mail-stop = Keine Mails mehr
mail-stopLead = Über Fernpartien, die auf dich warten.
mail-stopWhat = Drück den Knopf, um diese Mails abzubestellen. Auf der Seite deines Kontos kannst du sie wieder einschalten.
mail-stopButton = Keine Mails mehr
mail-stopped = Du bekommst keine Mails mehr.
mail-working = Einen Moment
mail-toAccount = Zum Konto
mail-noToken = Dieser Link ist unvollständig. Kopiere ihn ganz aus der Mail.

account-failures = Gescheiterte Anmeldungen
account-failuresTold = { $n ->
    [one] Eine Anmeldung bei deinem Konto ist gescheitert ({ $last }).
   *[other] { $n } Anmeldungen bei deinem Konto sind gescheitert ({ $first } bis { $last }).
}
account-failuresHint = Sie kamen aus Browsern, in denen du dich nie angemeldet hast. Keiner kam hinein, und einen Browser, den du schon benutzt hast, halten sie nie auf. Ein Passkey lässt sich nicht erraten.
account-failuresSeen = OK
account-signingIn = Anmeldung läuft
account-signOut = Abmelden
account-create = Konto anlegen
account-creating = Wird angelegt
account-which = Hast du ein Konto?
account-lead = Mit einem Konto sind deine Partien, deine Sammlung und deine Einstellungen auf jedem Gerät.
account-name = Name
account-nameHint = 2 bis 20 Buchstaben und Ziffern. Andere sehen ihn.
account-password = Passwort
account-passwordHint = Mindestens 8 Zeichen. Am besten ein kurzer eigener Satz.
account-show = Zeigen
account-hide = Verbergen
account-stays = Alles, was du hier als Gast getan hast, bleibt deins.
account-leaves = { $n ->
    [one] Ein Match, das hier als Gast gespielt wurde, kommt nicht mit. Leg ein Konto an, um es zu behalten.
   *[other] { $n } Matches, die hier als Gast gespielt wurden, kommen nicht mit. Leg ein Konto an, um sie zu behalten.
}
account-noMail = Dieser Server kann dir kein neues Passwort mailen. Verwahr deines an einem sicheren Ort.
account-withMail = Bestätige später auf der Seite deines Kontos eine E-Mail-Adresse, damit du ein vergessenes Passwort ersetzen kannst.
account-forgot = Passwort vergessen?
account-welcome = Angemeldet als { $name }.
account-made = Willkommen, { $name }. Dein Konto ist da.
account-left = Abgemeldet.
account-since = Konto seit { $day }
account-sessions = Wo du angemeldet bist
account-here = dieses Gerät
account-seen = zuletzt benutzt { $day }
account-endOne = Dort abmelden
account-endOthers = Überall sonst abmelden
account-ended = Dort abgemeldet.
account-endedOthers = Überall sonst abgemeldet.
account-changePassword = Passwort ändern
account-setPassword = Passwort setzen
account-oldPassword = Bisheriges Passwort
account-newPassword = Neues Passwort
account-changing = Wird geändert
account-tokens = Programme und Tokens
account-tokensHint = Gib einem Bot, einem Brett oder einem Skript ein eigenes Token, um in deinem Namen zu spielen oder zu lesen.
account-tokensHow = Wie Programme mit diesem Server reden
account-tokenName = Wofür ist es?
account-tokenScopes = Es darf
account-scopes-play = in deinem Namen spielen
account-scopes-read = deine Matches und deine Sammlung lesen
account-scopes-analyse = die Engine arbeiten lassen
account-tokenDays = Es endet nach
account-days = { $n ->
    [366] einem Jahr
    [one] { $n } Tag
   *[other] { $n } Tagen
}
account-makeToken = Token erstellen
account-making = Wird erstellt
account-tokenMade = Kopiere es jetzt: Es wird nicht noch einmal gezeigt.
account-token = Token
account-copyToken = Kopieren
account-tokenCopied = Token kopiert
account-tokenSeen = { $day ->
    [none] noch nicht benutzt
   *[other] zuletzt benutzt { $day }
}
account-tokenEnds = endet { $day }
account-revoke = Widerrufen
account-revokeNamed = { $name } widerrufen
account-revoked = Widerrufen. Es gilt nicht mehr.
account-games = Deine Matches
account-gamesHint = Alles, was du hier gespielt hast, in einem Archiv: jedes Match als .mat für andere Programme, als Paschs eigenes Protokoll und als JSON mit den Beweisen seiner Würfel.
account-download = Alle Matches herunterladen
account-changed = Passwort geändert. Alle anderen Geräte sind abgemeldet.

reset-lead = Mit einem Link in einer Mail wählst du ein neues.
reset-who = Dein Name oder deine E-Mail-Adresse
reset-send = Link senden
reset-sending = Wird gesendet
reset-sent = Gibt es dieses Konto und hat es eine bestätigte E-Mail-Adresse, ist ein Link unterwegs.
reset-sentHint = Er gilt einmal, eine Stunde lang. Nichts angekommen? Prüf den Spamordner und den Namen.
reset-again = Noch einmal anfordern
reset-noMail = Dieser Server verschickt keine Mails, also auch keinen Link.
reset-operator = Wer den Server betreibt, kann dir mit diesem Befehl ein neues Passwort geben:
reset-command = pasch accounts password NAME
reset-choose = Neues Passwort wählen
reset-chooseLead = Du wirst auf allen Geräten abgemeldet, und alle Tokens werden widerrufen. Passkeys bleiben.
reset-save = Neues Passwort setzen
reset-saving = Wird gesetzt
reset-done = Dein Passwort ist geändert.
reset-doneHint = Melde dich jetzt damit an.
reset-signIn = Zur Anmeldung

passkeys-title = Passkeys
passkeys-hint = Ein Passkey öffnet dein Konto mit Finger, Gesicht oder PIN deines Geräts. Es gibt nichts zu tippen und nichts zu erraten.
passkeys-or = oder
passkeys-enter = Mit Passkey anmelden
passkeys-create = Konto mit Passkey anlegen
passkeys-add = Passkey hinzufügen
passkeys-goOn = Passkey erstellen
passkeys-adding = Wird erstellt
passkeys-added = Passkey hinzugefügt. Du kannst dich jetzt damit anmelden.
passkeys-name = Name des Passkeys
passkeys-made = erstellt { $day }
passkeys-used = { $day ->
    [none] noch nicht benutzt
   *[other] zuletzt benutzt { $day }
}
passkeys-elsewhere = erstellt bei { $host }: Hier öffnet er nichts
passkeys-last = dein einziger Zugang: Setz ein Passwort oder füg einen anderen Passkey hinzu, bevor du ihn entfernst
passkeys-rename = Umbenennen
passkeys-renameOf = { $name } umbenennen
passkeys-renaming = Wird umbenannt
passkeys-renamed = Umbenannt.
passkeys-remove = Entfernen
passkeys-removeOf = { $name } entfernen
passkeys-removing = Wird entfernt
passkeys-removeWhat = Alle anderen Geräte werden abgemeldet, alle Tokens widerrufen. Lösch den Passkey auch auf seinem Gerät; hier gilt er nicht mehr.
passkeys-removed = Entfernt. Der Passkey gilt nicht mehr.
passkeys-asked = Dein Gerät fragt gleich nach deinem Passkey.
passkeys-instead = Stattdessen Passkey verwenden
passkeys-cannot = Dieser Browser kann unter dieser Adresse keine Passkeys erstellen.

codes-title = Codes neben dem Passwort
codes-hint = Eine App auf deinem Telefon zeigt alle 30 Sekunden einen neuen Code. Dein Konto fragt dann nach Passwort und Code; ein Passwort allein reicht nicht mehr. Ein Passkey braucht keinen Code.
codes-code = Code
codes-codeHint = Die sechs Ziffern aus deiner Authenticator-App oder ein Ersatzcode.
codes-signIn = Dein Konto fragt auch nach einem Code.
codes-turnOn = Einschalten
codes-turningOn = Wird eingeschaltet
codes-goOn = Weiter
codes-working = Moment
codes-scan = Scanne das mit deiner Authenticator-App:
codes-picture = QR-Code für deine Authenticator-App
codes-type = Oder tipp diesen Schlüssel ein:
codes-open = In der App auf diesem Gerät öffnen
codes-first = Gib dann den Code ein, den die App zeigt.
codes-digits = Sechs Ziffern aus der App
codes-on = Eingeschaltet seit { $day }.
codes-left = { $count ->
    [0] Kein Ersatzcode ist mehr übrig.
    [one] Ein Ersatzcode ist noch übrig.
   *[other] { $count } Ersatzcodes sind noch übrig.
}
codes-few = Mach neue, solange du deine App hast.
codes-isOn = Dein Konto fragt jetzt nach Codes. Alle anderen Geräte sind abgemeldet.
codes-isOff = Dein Konto fragt nur nach dem Passwort.
codes-turnOff = Ausschalten
codes-turningOff = Wird ausgeschaltet
codes-renew = Neue Ersatzcodes
codes-renewWhat = Deine bisherigen Ersatzcodes gelten dann nicht mehr.
codes-making = Wird erstellt
codes-recovery = Deine Ersatzcodes
codes-recoveryHint = Ohne dein Telefon öffnet jeder davon dein Konto einmal, neben dem Passwort. Verwahr sie dort, wo du sie auch ohne Telefon findest. Sie werden nur jetzt gezeigt.
codes-copy = Kopieren
codes-copied = Die Codes sind kopiert.
codes-download = Herunterladen
codes-kept = Ich habe sie verwahrt

friends-lead = Sieh, wer online ist, und starte mit einem Klick ein Match. Deine Liste siehst nur du.
friends-needAccount = Freunde gibt es nur mit Konto.
friends-add = Freunde hinzufügen
friends-name = Name
friends-adding = Wird hinzugefügt
friends-none = Noch keine Freunde. Füg jemanden mit Namen hinzu: Namen findest du in der Lobby und in der Rangliste.
friends-here = da
friends-away = weg
friends-challenge = Herausfordern
friends-challengeOf = { $name } herausfordern
friends-remove = Entfernen
friends-removeOf = { $name } entfernen
friends-challenged = { $name } ist herausgefordert. Die Antwort kommt in der Lobby.
friends-blocked = Blockiert
friends-blockedHint = Wen du blockierst, der kann dich nicht herausfordern, dir nicht schreiben und nicht an deinen Tischen Platz nehmen.
friends-block = Blockieren
friends-blockOf = { $name } blockieren
friends-blocking = Wird blockiert
friends-unblock = Freigeben
friends-unblockOf = { $name } freigeben

leave-title = Konto löschen
leave-what-1 = Name, Passwort, Passkeys, Einstellungen, Geräte und Tokens verschwinden, ebenso deine Sammlung, deine Analysen und was du geübt hast.
leave-what-2 = Laufende Matches gegen andere werden aufgegeben; deine offenen Tische und Herausforderungen werden geschlossen.
leave-what-3 = Beendete Partien behalten die, mit denen du gespielt hast, gegen „jemand, der gegangen ist“; auch die Ergebnisse in ihren Ratings bleiben. Was du dort geschrieben hast, wird entfernt.
leave-what-4 = Andere dürfen danach deinen Namen nehmen. Das lässt sich nicht zurücknehmen. Lade vorher deine Matches herunter.
leave-dice = An einer Stelle bleibt der Name stehen, unter dem du gespielt hast: in den Beweisen der Würfel. Er ging in den Hash jedes Wurfs ein, und ohne ihn könnte niemand sie mehr prüfen.
leave-go = Mein Konto löschen
leave-going = Wird gelöscht
leave-done = Dein Konto ist gelöscht.

moderation-lead = Meldungen und was aus ihnen folgt. Alles, was hier geschieht, steht unten im Protokoll.
moderation-link = Moderation
moderation-open = Offene Meldungen
moderation-none = Keine Meldung wartet auf eine Entscheidung.
moderation-reports = { $by } meldet { $about }
moderation-look = Lesen, was geschrieben wurde
moderation-lookOf = Lesen, was geschrieben wurde: { $by } meldet { $about }
moderation-lookHint = Im Protokoll steht, dass du es gelesen hast.
moderation-said = Vor der Meldung geschrieben
moderation-nothingSaid = Davor wurde nichts geschrieben.
moderation-others = Andere Meldungen
moderation-noOthers = Es gibt keine andere Meldung.
moderation-before = Frühere Entscheidungen
moderation-noneBefore = Bisher wurde nichts entschieden.
moderation-decided = entschieden
moderation-undecided = offen
moderation-verdict = Entscheidung
moderation-verdicts-dismiss = Verwerfen
moderation-verdicts-mute = Chat sperren
moderation-verdicts-suspend = Konto sperren
moderation-time = Wie lange
moderation-times-day = einen Tag
moderation-times-week = eine Woche
moderation-times-good = für immer
moderation-reason = Begründung
moderation-reasonHint = { $about } liest sie auch. Nenn keine Namen.
moderation-decide = Entscheiden
moderation-deciding = Wird entschieden
moderation-done = Die Entscheidung steht im Protokoll.
moderation-notYours = Hier geht es um jemanden aus der Moderation: Das entscheidet, wer den Server betreibt.
moderation-restrained = Gesperrt
moderation-nobody = Niemand ist gesperrt.
moderation-kinds-mute = Chat gesperrt
moderation-kinds-suspension = Konto gesperrt
moderation-until = { $at ->
    [none] für immer
   *[other] bis { $at }
}
moderation-lift = Aufheben
moderation-liftOf = Sperre von { $name } aufheben
moderation-lifting = Wird aufgehoben
moderation-lifted = Aufgehoben.
moderation-log = Protokoll
moderation-earlier = Früher
moderation-operator = Wer den Server betreibt
moderation-deeds-look = { $by } hat gelesen, was mit { $about } geschrieben wurde
moderation-deeds-dismiss = { $by } hat eine Meldung über { $about } verworfen
moderation-deeds-mute = { $by } hat den Chat für { $about } gesperrt
moderation-deeds-suspend = { $by } hat das Konto von { $about } gesperrt
moderation-deeds-unmute = { $by } hat den Chat für { $about } freigegeben
moderation-deeds-unsuspend = { $by } hat das Konto von { $about } freigegeben
moderation-deeds-appoint = { $by } hat { $about } die Moderation übertragen
moderation-deeds-release = { $by } hat { $about } die Moderation entzogen
