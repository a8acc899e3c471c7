# Benachrichtigt werden und weg sein.

notices-title = Benachrichtigungen
notices-tell = Sag mir, wenn ich dran bin
notices-hint = In Fernpartien, während du das Match nicht ansiehst. Auch, wenn dich jemand herausfordert und wenn ein Match zu Ende ist. In diesem Browser.
notices-denied = Dein Browser sperrt Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen für diese Seite und komm dann wieder.
notices-unable = Benachrichtigungen brauchen eine sichere Adresse (https); auf iPhone oder iPad setz die Seite erst auf den Startbildschirm.
notices-noService = Der Push-Dienst des Browsers hat nicht geantwortet: { $why }

lookout-tell = Sag mir, wenn jemand kommt
lookout-hint = Während du eine andere Seite ansiehst; mit Benachrichtigungen auch, wenn Pasch zu ist. Höchstens einmal in zehn Minuten, 12 Stunden lang oder bis du an einem Tisch sitzt.
lookout-until = An bis { $time }.
lookout-came = { $name } ist in der Lobby.
lookout-opened = { $name } hat einen Tisch aufgemacht.
lookout-go = Zur Lobby

vacation-title = Urlaub
vacation-hint = Deine Uhren in Fernpartien stehen; die deiner Gegner laufen. Alle am Tisch sehen, bis wann, und du bekommst keine Benachrichtigungen über wartende Partien. Bei Matches mit Uhr läuft die Zeit weiter. Tage beginnen und enden um Mitternacht UTC.
vacation-awayHint = Deine Uhren in Fernpartien stehen. Spielen darfst du trotzdem; das beendet deinen Urlaub nicht.
vacation-left = { $left ->
    [one] { $year } ist noch 1 Tag von { $budget } übrig.
   *[other] { $year } sind noch { $left } Tage von { $budget } übrig.
}
vacation-first = Erster Tag
vacation-last = Letzter Tag
vacation-go = Urlaub nehmen
vacation-keep = Neue Tage speichern
vacation-working = Einen Moment
vacation-isAway = Du hast bis { $last } Urlaub.
vacation-isPlanned = Du hast vom { $first } bis { $last } Urlaub.
vacation-back = Ich bin zurück
vacation-drop = Urlaub absagen
vacation-change = Tage ändern
vacation-welcome = Willkommen zurück. Deine Uhren laufen wieder.
vacation-dropped = Urlaub abgesagt.
vacation-until = in Urlaub bis { $last }
vacation-line = Du fährst weg? Halt deine Uhren an.
