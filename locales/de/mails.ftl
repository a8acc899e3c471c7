# Mails und Benachrichtigungen des Browsers.

# Zeiten auf die Stunde genau.
left-nothing = weniger als eine Stunde
left-hours = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}
left-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
left-both = { $days } und { $hours }
# Höchstens so lange, nach „weniger als“.
left-at-most = { $hours ->
    [one] eine Stunde
    [24] ein Tag
   *[other] { $hours } Stunden
}

goal = { $points ->
    [0] Geldspiel
   *[other] Match bis { $points }
}

notice-over = Dein Match gegen { $name } ist vorbei
notice-won = Du hast gewonnen, { $score }.
notice-lost = { $name } hat gewonnen, { $score }.
notice-turn = Du bist dran gegen { $name }
notice-stands = { $score }, { $goal }. Noch { $left }.
notice-comer = { $name } ist da
notice-comer-where = In der Lobby wartet jemand.
notice-untouched = Dein Tisch wurde geschlossen
notice-untouched-why = Eine Stunde lang kam niemand.
notice-challenge = { $name } fordert dich heraus
notice-terms-untimed = { $points ->
    [0] Ein Geldspiel ohne Uhr.
    [one] Ein Match bis 1 Punkt, ohne Uhr.
   *[other] Ein Match bis { $points } Punkte, ohne Uhr.
}
notice-terms-timed = { $points ->
    [0] Ein Geldspiel mit Uhr.
    [one] Ein Match bis 1 Punkt, mit Uhr.
   *[other] Ein Match bis { $points } Punkte, mit Uhr.
}
notice-terms-days = { $points ->
    [0] Ein Geldspiel, { $days } je Zug.
    [one] Ein Match bis 1 Punkt, { $days } je Zug.
   *[other] Ein Match bis { $points } Punkte, { $days } je Zug.
}

mail-link-subject = Ist das deine Adresse?
mail-link =
    Hallo,

    { $name } bei { $origin } möchte unter dieser Adresse über Fernpartien benachrichtigt werden.
    Bist du das, öffne innerhalb eines Tages diese Seite und drück den Knopf:

    { $link }

    Wenn nicht, tu nichts: Es kommt keine weitere Mail.

mail-attempts-subject = Jemand versucht, sich bei deinem Konto anzumelden
mail-attempts = { $count ->
    [one]
        Hallo { $name },

        seit { $since } UTC gab es einen gescheiterten Versuch, sich bei deinem Konto auf { $origin } anzumelden,
        von einem Gerät, auf dem du noch nie angemeldet warst. Niemand kam damit hinein.

        Ein Browser, in dem du schon angemeldet warst, muss deswegen nicht warten. Ein Passkey lässt sich nicht
        erraten; du kannst einen hinzufügen oder ein anderes Passwort wählen: { $origin }/account

        Diese Mail kommt höchstens einmal am Tag.
   *[other]
        Hallo { $name },

        seit { $since } UTC gab es { $count } gescheiterte Versuche, sich bei deinem Konto auf { $origin } anzumelden,
        von Geräten, auf denen du noch nie angemeldet warst. Niemand kam damit hinein.

        Ein Browser, in dem du schon angemeldet warst, muss deswegen nicht warten. Ein Passkey lässt sich nicht
        erraten; du kannst einen hinzufügen oder ein anderes Passwort wählen: { $origin }/account

        Diese Mail kommt höchstens einmal am Tag.
}

mail-reset-subject = Wähl ein neues Passwort
mail-reset =
    Hallo { $name },

    jemand hat für dein Konto auf { $origin } ein neues Passwort angefordert.
    Warst du das, öffne innerhalb einer Stunde diese Seite und wähl eines:

    { $link }

    Der Link gilt einmal. Ein neues Passwort meldet dich überall ab und widerruft alle Tokens.

    Warst du es nicht, tu nichts: Dein Passwort bleibt, wie es ist.

mail-password-subject = Dein Passwort wurde geändert
mail-password =
    Hallo { $name },

    dein Konto auf { $origin } hat ein neues Passwort. Es wurde über einen Link gewählt, der dir gemailt wurde.
    Alle Geräte sind abgemeldet, alle Tokens widerrufen. Passkeys öffnen das Konto weiterhin.

    Warst du das nicht, liest jemand deine Mails: Ändere zuerst das Passwort deines Postfachs, dann fordere
    einen neuen Link an: { $origin }/reset

mail-change =
    Hallo { $name },

    { $change }
    Das Konto ist auf { $origin }

    Warst du das, ist nichts zu tun. Wenn nicht, wähl ein anderes Passwort auf
    { $origin }/account oder, falls du dich nicht anmelden kannst, auf { $origin }/reset
change-password-subject = Dein Passwort wurde geändert
change-password = das Passwort deines Kontos wurde geändert.
change-passkey-added-subject = Ein Passkey kam hinzu
change-passkey-added = dein Konto hat einen Passkey mehr.
change-passkey-removed-subject = Ein Passkey wurde entfernt
change-passkey-removed = ein Passkey deines Kontos wurde entfernt.
change-second-factor-subject = Dein Konto fragt jetzt nach Codes
change-second-factor = dein Konto fragt jetzt neben dem Passwort nach einem Code aus einer Authenticator-App.
change-no-second-factor-subject = Dein Konto fragt nicht mehr nach Codes
change-no-second-factor = dein Konto fragt neben dem Passwort nicht mehr nach einem Code.
change-recovery-codes-subject = Neue Ersatzcodes
change-recovery-codes = für dein Konto wurden neue Ersatzcodes erstellt. Die bisherigen gelten nicht mehr.
change-recovery-code-used-subject = Ein Ersatzcode wurde benutzt
change-recovery-code-used = jemand kam mit einem der Ersatzcodes in dein Konto.
change-address-subject = Eine andere E-Mail-Adresse wurde angegeben
change-address = für dein Konto wurde eine andere E-Mail-Adresse angegeben. Sobald sie bestätigt ist, gehen Mails dorthin.

mail-turns-urgent = Gegen { $name } bleibt weniger als { $left }
mail-turns-urgent-many = In { $games } Partien bleibt weniger als { $left }
mail-turns-one = Du bist dran gegen { $name }
mail-turns-many = { $games } Partien warten auf dich
# $list ist eine Zeile für jede Partie; auf jede folgt eine Leerzeile.
mail-turns =
    Hallo { $name },

    { $games ->
        [one] eine Partie wartet auf dich:
       *[other] { $games } Partien warten auf dich:
    }

    { $list }
    Wie oft du Mails bekommst: { $origin }/account
    Keine solchen Mails mehr: { $stop }
mail-turns-game = Gegen { $name }, { $score }. Noch { $left }.
mail-turns-more = { $games ->
    [one] Und noch eine Partie: { $origin }/lobby
   *[other] Und noch { $games } Partien: { $origin }/lobby
}
