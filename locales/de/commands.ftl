# Hilfe der Befehle von `pasch`: `cmd-analyze` ist der Befehl, `cmd-analyze-more` sind die Anmerkungen unter seinen Optionen,
# `cmd-analyze-plies` eine Option; `opt-threads` ist eine Option mehrerer Befehle.

opt-data = Ordner mit den Daten des Servers; wird angelegt, wenn er fehlt
opt-database = Datenbank: `sqlite:PATH` oder `postgres://USER@HOST/NAME`; ein Passwort gehört in `PGPASSWORD` oder `~/.pgpass` statt hierher [Vorgabe: die SQLite-Datei pasch.sqlite in jenem Ordner]
opt-days = Zahl der Tage; ohne Angabe für immer
opt-json = Als JSON
opt-lang = Sprache der Hilfe und der Antworten, etwa `de` [Vorgabe: die Sprache der Umgebung]
opt-met = Match-Equity-Tabelle: kazaross-xg2, pasch oder eine XML-Datei von GNU Backgammon
opt-name = Name des Kontos
opt-passed-on = Optionen und Argumente von pasch-lab
opt-plies = So viele Würfe vorausrechnen, 0 bis 4
opt-seed = Startwert der Würfel
opt-stdin = Fragen von der Standardeingabe lesen, ein JSON-Objekt je Zeile, und jede mit einer Zeile beantworten
opt-threads = Zahl der Threads [Vorgabe: alle]
opt-truncate = Eine Partie nach so vielen Halbzügen bewerten, statt weiterzuspielen; 0 spielt bis zum Ende

cmd = Backgammon: ein Brett im Browser, eine Engine, die sich alles selbst beigebracht hat, Analyse von Matches

cmd-serve = Das Spiel im Browser anbieten, bis Strg-C oder SIGTERM kommt. Je Ereignis geht eine Protokollzeile an die Standardfehlerausgabe
cmd-serve-addr = Adresse, an der auf Verbindungen gewartet wird; `localhost` bedeutet 127.0.0.1 und ::1, Port 0 nimmt einen freien Port
cmd-serve-origin = Adresse, die man eintippt, wenn ein Proxy davorsteht, etwa `https://play.example.org`; Seiten anderer Adressen können nichts ändern
cmd-serve-proxy = Adresse eines Proxys, dessen X-Forwarded-For geglaubt wird; mehrmals möglich
cmd-serve-metrics-token-file = Datei, deren erste Zeile das Token ist, mit dem Programme anderswo `/metrics` lesen, als `Authorization: Bearer …`; PASCH_METRICS_TOKEN geht auch [Vorgabe: nur diese Maschine darf sie lesen]
cmd-serve-keep-guests = So viele Tage bleiben Gäste und ihre Matches, nachdem sie zuletzt gesehen wurden [Vorgabe: 400 mit `--origin` oder wenn andere Maschinen den Server erreichen, sonst für immer]
cmd-serve-smtp = Mailserver für ausgehende Mails: `smtp://USER@HOST:PORT` (mit STARTTLS gesichert, außer auf dieser Maschine) oder `smtps://…`; das Passwort gehört in eine Datei oder in PASCH_SMTP_PASSWORD statt hierher [Vorgabe: keine Mails]
cmd-serve-smtp-password-file = Datei, deren erste Zeile das Passwort für den Mailserver ist
cmd-serve-mail-from = Absender der Mails, etwa `Club <pasch@club.example>`
cmd-serve-no-bearoff = Fehlende Datenbanken fürs Abtragen nicht erstellen; sonst entstehen sie beim ersten Start im Hintergrund
cmd-serve-house-bots = Tische, die die Bots in der Lobby offen halten, einen für jedes der meistgespielten Spiele, das sonst niemand anbietet; 0 für keine
cmd-serve-open = Die Seite im Browser öffnen
cmd-serve-shed-newcomers = Für Tests: Neue bei Überlast abweisen, obwohl niemand sonst den Server erreicht
cmd-serve-clock-moved-by = Für Tests: die Uhr um die ganzen Sekunden in dieser Datei verschieben, die jedes Mal gelesen wird; eine zweite Zahl stellt die Wanduhr

cmd-analyze = Jeden Zug und jede Doppler-Entscheidung eines Matchs oder vieler Matches bewerten
cmd-analyze-more = Ohne Format ist der Bericht Text für ein Terminal: die Fehler und eine Zusammenfassung. Strg-C hält geordnet an: Was bis dahin bewertet ist, wird als Text ausgegeben, und keine Datei wird geschrieben. Bei mehreren Dateien, einem Ordner oder einem Archiv (.zip, .tar.gz) besteht der Bericht aus einer Zeile je Match und den Summen je Name. --out nennt einen Ordner, in den je ein Bericht kommt; --json gibt je eine Zeile aus. Bewertungen werden gespeichert, deshalb macht derselbe Befehl nach einer Unterbrechung weiter.
cmd-analyze-files = Die Matchdatei; `-` liest die Standardeingabe. Auch mehrere Dateien, Ordner und Archive (.zip, .tar.gz)
cmd-analyze-game = Nur diese Partie des Matchs bewerten, ab 1 gezählt
cmd-analyze-level = Wie tief gerechnet wird: instant (0-ply), standard (2-ply), thorough (3-ply), world-class (4-ply), rollout (2-ply, dann ein Rollout knapper und teurer Entscheidungen) [Vorgabe: standard]
cmd-analyze-no-cache = Antworten der Engine auf schon gesehene Stellungen weder benutzen noch speichern
cmd-analyze-marks = Schwellen der Marken: .030/.060/.120 oder .020/.080 wie bei eXtreme Gammon
cmd-analyze-all = Jede Entscheidung zeigen, nicht nur die Fehler
cmd-analyze-boards = Vor jedem Patzer das Brett zeichnen (Text)
cmd-analyze-json = Der Bericht als JSON, in der Form, die der Server liefert
cmd-analyze-schema = Das JSON-Schema des Berichts ausgeben und nichts analysieren
cmd-analyze-html = Der Bericht als eine HTML-Seite, die sonst nichts braucht
cmd-analyze-svg = Die Gewinnchancen jeder Partie als SVG-Zeichnung
cmd-analyze-sgf = Das Match mit der Analyse als SGF, wie GNU Backgammon es liest; Kommentare der Datei bleiben
cmd-analyze-out = In eine Datei schreiben, ganz oder gar nicht, statt in die Standardausgabe; bei mehreren Matches in Dateien in diesem Ordner
cmd-analyze-positions = Die teuren Entscheidungen in eine Datei schreiben: XGIDs, bei .txt Texte, wie eXtreme Gammon sie kopiert, bei .csv eine Tabelle
cmd-analyze-from-loss = Was eine Entscheidung mindestens verschenken muss, um in jene Datei zu kommen
cmd-analyze-threads = Zahl der Threads; der Bericht hängt nicht davon ab [Vorgabe: alle]

cmd-compare = Matches mit Pasch und mit GNU Backgammon analysieren: wie weit die Bewertungen übereinstimmen, der PR je Name bei beiden, wie lange beide brauchen und wer nach den Rollouts beider recht hat, wo sie am weitesten auseinanderliegen
cmd-compare-more = Braucht GNU Backgammon 1.07 mit seinem Python. Beide Programme arbeiten mit einem Thread, und nichts stammt aus früheren Läufen. Zeiten sind die Rechenzeit der Analyse allein, mit dem Glück, aber ohne den Start der Programme.
cmd-compare-files = Matchdateien beliebiger Programme; die sich nicht bis zum Ende bewerten lassen, werden genannt und ausgelassen
cmd-compare-matches = Höchstens so viele der Matches vergleichen [Vorgabe: alle]
cmd-compare-level = Wie tief Pasch rechnet: eine Stufe von `pasch analyze`
cmd-compare-gnubg-plies = So viele Würfe rechnet GNU Backgammon bei Zügen und am Doppler voraus
cmd-compare-disputes = Zahl der größten Abweichungen, die beide ausspielen
cmd-compare-trials = Partien für jede der zwei Möglichkeiten im Rollout beider Programme; Vielfache von 36 gleichen die Würfel aus
cmd-compare-seed = Startwert der Würfel beider Rollouts
cmd-compare-svg = Den Verlust jeder Entscheidung bei beiden Programmen in diese Datei zeichnen

cmd-info = Zeigen, was eine Datei enthält: Namen, Länge, Partien, Stand und Mängel
cmd-info-file = Die Datei; `-` liest die Standardeingabe

cmd-convert = Ein Match oder die Stellung, in der es steht, in einem anderen Format schreiben
cmd-convert-input = Die Datei zum Lesen; `-` ist die Standardeingabe
cmd-convert-output = Die Datei zum Schreiben, ganz oder gar nicht; `-` ist die Standardausgabe
cmd-convert-from = Die Eingabe ablehnen, wenn sie nicht dieses Format hat (das Format wird am Inhalt erkannt)
cmd-convert-to = Format zum Schreiben: `mat`, `sgf`, `oldmoves` oder `pasch`; sonst entscheidet die Endung von OUT (.mat, .txt, .sgf, .fibs, .pasch, .jsonl). Eine Stellung, also eine Stellungsdatei oder der Stand eines nicht beendeten Matchs: { $spellings } (das letzte ein gezeichnetes Brett mit dem, was die Datei zur Entscheidung sagt). Mehrere Stellungen werden hintereinander geschrieben, mehrere Matches in nummerierte Dateien

cmd-import = Matchdateien, Ordner und Archive (zip, tar, gzip) in die Sammlung eines Servers aufnehmen. Doppelte werden übersprungen, deshalb macht derselbe Befehl nach einer Unterbrechung weiter. Ein laufender Server muss nicht angehalten werden
cmd-import-paths = Matchdateien, Ordner (mit allem darin) und Archive
cmd-import-for = Name der Sammlung, falls ein Server mehrere hat
cmd-import-link = Einen neuen Link ausgeben, der die Sammlung dem Browser gibt, der ihn öffnet, auch wenn ein anderer Browser sie hat
cmd-import-url = Adresse des Servers in jenem Link [Vorgabe: die des Servers, der diese Daten benutzt, sonst http://localhost:8080]
cmd-import-json = JSON ausgeben

cmd-stats = Die Statistik zu einem Namen über eine Sammlung zeigen: PR im Lauf der Zeit, nach Gegnern und nach Art der Stellung, Fehler am Doppler, Glück
cmd-stats-names = Namen, unter denen gespielt wurde; Leerzeichen, Punkte und Großschreibung spielen keine Rolle [Vorgabe: die im Browser gewählten]
cmd-stats-user = Wem die Sammlung gehört, als Kennung oder mit dem Namen, unter dem sie importiert wurde; nötig, wenn es mehrere gibt
cmd-stats-rows = So viele Matches und Gegner höchstens auflisten
cmd-stats-json = Als JSON, alle Zeilen

cmd-backup = Alles, was ein Server speichert, in eine Datei kopieren, vollständig oder gar nicht; der Server darf weiterlaufen. Was sich neu berechnen lässt, bleibt weg: Datenbanken fürs Abtragen, gespeicherte Antworten der Engine
cmd-backup-file = Datei zum Schreiben; darf noch nicht da sein. Sie ist eine SQLite-Datenbank, welche Datenbank der Server auch benutzt

cmd-restore = Eine Sicherung zurückspielen, in eine der beiden Datenbanken. Halte den Server vorher an; die Sicherung wird geprüft und dann im Ganzen geschrieben
cmd-restore-file = Die Sicherung
cmd-restore-replace = Die vorhandene SQLite-Datenbank ersetzen; sie bleibt neben der neuen unter ihrem Namen mit `.replaced`. Eine Datenbank auf einem PostgreSQL-Server muss leer sein

cmd-moderators = Die Moderation übertragen, entziehen oder auflisten; der Server darf weiterlaufen. Die Meldungen stehen unter `/moderation`. Das Protokoll der Entscheidungen hält jede Änderung fest
cmd-moderators-add = Einem Konto die Moderation übertragen
cmd-moderators-remove = Einem Konto die Moderation entziehen
cmd-moderators-list = Alle mit Moderation auflisten, ein Name je Zeile

cmd-purge = Gäste, die lange nicht gesehen wurden, mit ihren Matches entfernen; der Server darf weiterlaufen. Matches mit jemandem, der noch wiederkommen kann, bleiben; der Gast heißt dort *gelöschter Gast*. Ein Server, den andere erreichen, macht das von selbst
cmd-purge-keep-guests = So viele Tage bleiben Gäste, nachdem sie zuletzt gesehen wurden
cmd-purge-dry-run = Zeigen, was entfernt würde, und nichts ändern

cmd-accounts = Ein Konto verwalten: sein Passwort zurücksetzen, seine Sitzungen beenden, es sperren oder freigeben, exportieren oder löschen. Der Server darf weiterlaufen; jeder Befehl sagt, wann er wirkt
cmd-accounts-show = Zeigen, was über ein Konto bekannt ist, ohne Geheimnisse
cmd-accounts-password = Einem Konto ein neues Passwort geben und es einmal ausgeben; alle seine Sitzungen und Tokens enden
cmd-accounts-password-details = Das Passwort ist zufällig. Wem das Konto gehört, meldet sich damit an und wählt auf der Seite des Kontos ein anderes. Geht neben einem laufenden Server, der offene Seiten des Kontos innerhalb einer Minute schließt. Passkeys bleiben.
cmd-accounts-end-sessions = Alle Sitzungen und Tokens eines Kontos beenden
cmd-accounts-end-sessions-details = Geht neben einem laufenden Server, der offene Seiten des Kontos innerhalb einer Minute schließt.
cmd-accounts-end-second-factor = Den zweiten Faktor eines Kontos abschalten, wenn Authenticator-App und Ersatzcodes verloren sind
cmd-accounts-end-second-factor-details = Vergewissere dich, dass wirklich fragt, wem das Konto gehört. Das Passwort bleibt dasselbe. Geht neben einem laufenden Server.
cmd-accounts-ban = Ein Konto sperren: Es kann kein Match mit anderen beginnen und nicht chatten, aber Begonnenes zu Ende spielen
cmd-accounts-ban-details = Das ist dasselbe wie eine Entscheidung der Moderation und steht im selben Protokoll, aber so lässt sich auch jemand aus der Moderation sperren. Ein laufender Server wendet es ab der nächsten Anfrage an.
cmd-accounts-ban-reason = Begründung, höchstens 280 Zeichen; wem das Konto gehört, liest sie
cmd-accounts-lift = Die Sperre eines Kontos aufheben, auch die im Chat
cmd-accounts-lift-reason = Begründung, höchstens 280 Zeichen, für das Protokoll
cmd-accounts-export = Die Daten eines Kontos in ein Zip schreiben, mit jedem Match, an dem es beteiligt war
cmd-accounts-export-details = Die eigenen Daten des Kontos sind account.json; Passwörter, Tokens und Schlüssel bleiben weg. Geht neben einem laufenden Server.
cmd-accounts-export-file = Zip-Datei zum Schreiben; darf noch nicht da sein
cmd-accounts-export-collection = Stattdessen die Sammlung des Kontos schreiben, als .pasch-Dateien
cmd-accounts-delete = Ein Konto so löschen, wie es auf seiner Seite geht: Seine Partien mit anderen sind verloren, seine Daten werden entfernt
cmd-accounts-delete-details = Das macht der Server: ein laufender innerhalb einiger Sekunden, ein angehaltener beim nächsten Start.
cmd-accounts-delete-yes = Das Löschen bestätigen

cmd-networks = Netzwerke sperren, Sperren aufheben oder auflisten. Ein laufender Server wendet die Änderung innerhalb einiger Sekunden an: Wer aus einem gesperrten Netzwerk kommt, bekommt nichts außer den Seiten selbst. Eine einzelne IPv6-Adresse steht für ihr /64
cmd-networks-ban = Alle aus einem Netzwerk abweisen
cmd-networks-ban-network = Eine Adresse oder ein Netzwerk: 203.0.113.7, 203.0.113.0/24, 2001:db8::/48
cmd-networks-ban-reason = Begründung, höchstens 280 Zeichen; nur du siehst sie
cmd-networks-lift = Die Sperre eines Netzwerks aufheben
cmd-networks-lift-network = Das Netzwerk, wie es in der Liste steht
cmd-networks-list = Gesperrte Netzwerke auflisten: Netzwerk, bis wann, warum

cmd-large = Auflisten, was am meisten Platz braucht, nach Besitzern: Matches, Sammlungen, Analysen, Importe und Sitzungen. Der Server darf weiterlaufen. Gezählt werden die Bytes der gespeicherten Texte, ohne Indizes
cmd-large-limit = So viele Besitzer je Art auflisten
cmd-large-json = JSON ausgeben, ein Objekt je Zeile

cmd-moves = Die zulässigen Züge eines Wurfs auflisten, jede Stellung danach einmal
cmd-moves-more =
    Eine Frage ist {"{"}"xgid":"XGID=…"{"}"}, {"{"}"position":"…"{"}"} mit einer beliebigen Kennung einer Stellung oder, für jede Variante,
    {"{"}"variant":"plakoto","me":"24:5 17:1 10:9","op":"24:10 8:2 2:3","me_pinned":"17","op_pinned":"","dice":[6,1],"options":{"{"}{"}"}{"}"}.
    Jede Seite zählt die Felder auf ihre Weise, 25 ist die Bar; nicht genannte Steine sind abgetragen. In Spielen, die
    mit Steinen neben dem Brett beginnen, schreib bar:1 für die Bar und pool:14 für die noch nicht eingesetzten; 25 bedeutet diese,
    solange jeder Stein genannt ist. Steht eine Seite noch in ihrer Grundstellung, gilt ihr erster Zug als noch nicht gemacht.
    Die Antwort ist {"{"}"plays":[{"{"}"play","me","op","position_id"{"}"},…],"count":N{"}"}: die Stellung nach jedem Zug, ebenso geschrieben;
    position_id ist die von GNUBG, mit dem Gegner am Wurf, auf gewöhnlichen Brettern. Würfelt nach einem Zug dieselbe Seite noch einmal,
    steht dort "again":true. Ohne zulässigen Zug: {"{"}"plays":[],"count":0{"}"}. Von einem Wurf, der in Teilen gespielt wird, etwa 4-4, das
    mit 5-5 weitergeht, zählt die Antwort den ersten auf und sagt es: "part":1,"parts":N. Mit --whole zählt sie auf, wohin der ganze Wurf
    führt, die Züge der Teile mit „; “ verbunden.
cmd-moves-question = Eine Stellung mit Würfeln: { $identifiers }, die Adresse der Seite einer Stellung, eine Datei mit einer Stellung oder einem Match (wie es am Ende steht) oder ein JSON-Objekt
cmd-moves-whole = Die Stellungen nach dem ganzen Wurf auflisten, wenn er in mehreren Teilen gespielt wird, etwa bei einem steigenden Pasch

cmd-eval = Stellungen bewerten: die Züge eines Wurfs, der beste zuerst, oder eine Stellung vor dem Wurf mit ihrer Doppler-Entscheidung
cmd-eval-more =
    Fragen sind die von `pasch moves`; mit "variant" auch "cube", "cube_owner" ("me" oder "op"), "score" ([me, op]),
    "length" und "crawford". Mit Würfeln ist die Antwort {"{"}"moves":[{"{"}"play","position_id","equity","win","win_g","win_bg","lose_g","lose_bg"{"}"},…]{"}"}.
    Ohne Würfel: {"{"}"win",…,"equity","equity_cubeful","mwc","cube":{"{"}"no_double","double_take","double_pass","best"{"}"}{"}"}. Alle Zahlen sind die
    der Seite am Wurf; "equity" ist ohne Doppler im Geldspiel, außer mit --cubeful. "solved":true sagt, dass das Spiel gelöst ist
    (`pasch hyper generate`) und die Zahlen fürs Geldspiel genau sind.
cmd-eval-plies = So viele Würfe vorausrechnen, 0 bis 4 [Vorgabe: 0; mit --seconds 4]
cmd-eval-level = So tief rechnen wie diese Stufe der Analyse: instant, standard, thorough, world-class; rollout spielt die besten Züge oder die Zweige der Doppler-Entscheidung aus
cmd-eval-seconds = Immer tiefer rechnen, bis zu --plies, und jede Frage nach so vielen Sekunden mit der tiefsten fertigen Suche beantworten
cmd-eval-cubeful = Züge nach der Equity mit Doppler ordnen, für Doppler und Spielstand der Frage, statt nach der Equity ohne Doppler im Geldspiel
cmd-eval-play = Diesen Zug bewerten, etwa "24/18 13/11", ebenso tief wie die besten; mehrmals möglich
cmd-eval-text = Mit dem Text von eXtreme Gammon antworten, den andere Programme und Menschen lesen: das Brett und Züge oder Doppler nach Equity mit Doppler. Für Kennungen und Dateien von Stellungen im Backgammon und in Spielen, die ebenso ziehen
cmd-eval-question = { $identifiers }, die Adresse der Seite einer Stellung, eine Datei mit einer Stellung oder einem Match (wie es am Ende steht) oder ein JSON-Objekt. Ein Text oder eine Datei mit mehreren Stellungen bekommt auf jede eine Antwort

cmd-diagram = Eine Stellung eines beliebigen Spiels zeichnen: Steine, Doppler, Würfel, Spielstand, Pipcounts und die Heimwege, als SVG oder PNG
cmd-diagram-more = Eine Stellung ist eines davon: { $identifiers }, die Adresse der Seite einer Stellung, eine Datei mit einer Stellung oder einem Match (wie es am Ende steht) oder ein JSON-Objekt. Ein JSON-Objekt ist wie bei `pasch eval`. Die Seite am Wurf sitzt unten.
cmd-diagram-theme = Farben
cmd-diagram-no-numbers = Feldnummern weglassen
cmd-diagram-no-pips = Pipcounts weglassen
cmd-diagram-bare = Die Streifen mit Namen, Spielstand und Pipcounts weglassen
cmd-diagram-flip = Unten die Seite zeichnen, die nicht am Wurf ist
cmd-diagram-names = Die beiden Namen, der am Wurf zuerst
cmd-diagram-width = Breite eines PNG in Pixeln
cmd-diagram-out = In eine Datei schreiben, ganz oder gar nicht: .png für ein PNG, alles andere für SVG [Vorgabe: SVG in die Standardausgabe]
cmd-diagram-position = Die Stellung

cmd-rollout = Eine Stellung mit ihrer Doppler-Entscheidung oder die besten Züge eines Wurfs ausspielen, das Glück der Würfel herausgerechnet
cmd-rollout-more =
    Fragen sind die von `pasch eval`. Die Antwort in JSON ist {"{"}"candidates":[{"{"}"subject","play","trials","equity","se","ci95",
    "cubeless","cubeless_se","win",…,"mwc","jsd","dropped"{"}"},…],"best","ended","seed","trials","truncate",…{"}"}: "subject" ist "no_double", "double_take" oder
    "play", Equitys sind die der Seite am Wurf, "jsd" sagt, um wie viele gemeinsame Standardabweichungen ein Kandidat hinter dem besten liegt.
    Strg-C endet früher mit dem, was bekannt ist; mit --state geht dieselbe Frage von dort weiter.
    Spiele, deren Steine nicht wie im Backgammon ziehen, werden ausgespielt, während der Doppler bleibt, wo er ist; beide Seiten spielen ohne
    vorauszurechnen oder mit --plies 1 einen Wurf tief.
cmd-rollout-preset = Einstellungen, von denen ausgegangen wird; andere Optionen ersetzen Teile davon
cmd-rollout-trials = Partien je Kandidat; Vielfache von 36 gleichen die Würfel aus, Vielfache von 1296 die der ersten zwei Würfe zusammen
cmd-rollout-plies = So viele Würfe werden beim Ziehen vorausgerechnet, die ganze Partie lang
cmd-rollout-cube-plies = Dasselbe für Entscheidungen am Doppler
cmd-rollout-cubeless = Den Doppler lassen, wo er ist
cmd-rollout-plays = So viele Züge eines Wurfs ausspielen: die besten, mit 2-ply gefunden [Vorgabe: 4, neben --play keine]
cmd-rollout-play = Diesen Zug ausspielen, etwa "24/18 13/11"; mehrmals möglich
cmd-rollout-opening = Der erste Wurf ist ein Eröffnungswurf: kein Pasch
cmd-rollout-jsd = Nach 324 Partien anhalten, wenn die Entscheidung um so viele gemeinsame Standardabweichungen sicher ist, und Züge weglassen, die so weit zurückliegen
cmd-rollout-state = Den Fortschritt alle paar Sekunden und am Ende in einer Datei speichern und von ihr aus weitermachen, wenn es sie gibt; die Zahlen sind die eines Rollouts, der nie unterbrochen wurde
cmd-rollout-with-luck = Das Glück nicht herausrechnen: zur Kontrolle
cmd-rollout-threads = Zahl der Threads; die Zahlen sind bei jeder gleich [Vorgabe: alle]
cmd-rollout-question = { $identifiers }, die Adresse der Seite einer Stellung, eine Datei mit einer Stellung oder einem Match (wie es am Ende steht) oder ein JSON-Objekt

cmd-endgame = Rennen und Abtragen: nötige Würfe, effektive Pips, der Doppler und Faustregeln neben der Wahrheit
cmd-endgame-position = { $identifiers } oder eine Datei

cmd-openings = Das Eröffnungsbuch: wie man den ersten Wurf spielt und wie man darauf antwortet
cmd-openings-show = Züge mit ihren Equitys ausgeben: aller ersten Würfe, eines einzelnen oder eines einzelnen mit allen oder einer seiner Antworten
cmd-openings-show-first = Der erste Wurf, etwa 31; auch ein Pasch, für Regeln, nach denen die erste Seite beide Würfel wirft
cmd-openings-show-reply = Der Wurf, der darauf antwortet, oder `all`
cmd-openings-show-file = Ein mit `pasch openings make` erstelltes Buch [Vorgabe: das mitgelieferte des Spiels]
cmd-openings-show-variant = Das Spiel, dessen Buch mitgeliefert wird: backgammon oder nackgammon; hypergammon, sobald es gelöst ist (`pasch hyper`)
cmd-openings-make = Die Eröffnungen ausspielen und das Buch schreiben; mit denselben Zahlen und Netzen dieselben Bytes, bei jeder Zahl von Threads
cmd-openings-make-out = Die Datei zum Schreiben, nach jedem Wurf; Würfe, die schon darin sind, werden nicht noch einmal ausgespielt. Eine Karte mit dem Namen der Datei und `.toml` am Ende hält fest, woher sie kommt
cmd-openings-make-variant = Das Spiel: backgammon oder eines, das ebenso zieht
cmd-openings-make-trials = Partien für jeden Zug eines ersten Wurfs; Vielfache von 36 gleichen die Würfel aus
cmd-openings-make-plies = So viele Würfe werden in diesen Partien vorausgerechnet
cmd-openings-make-reply-trials = Partien für jede Antwort; liegt eine um drei gemeinsame Standardabweichungen zurück, wird sie früh verlassen
cmd-openings-make-reply-plies = So viele Würfe werden in diesen Partien vorausgerechnet
cmd-openings-make-rolls = Nach insgesamt so vielen Würfen anhalten; derselbe Befehl macht weiter

cmd-lessons = Lektionen als Dateien
cmd-lessons-check = Lektionen prüfen: durch die Regeln und mit der Engine, die zwei Würfe vorausschaut
cmd-lessons-check-lessons = Dateien mit Lektionen, wie docs/lessons.md sie beschreibt
cmd-lessons-check-sentences = Auch ihre Sätze suchen, in diesem Ordner mit Sprachen
cmd-lessons-check-write = Die Züge, die jeder Schritt annimmt, in die Dateien schreiben
cmd-met = Match-Equity-Tabellen: eine ausgeben oder aus eigenen Rollouts der Engine erstellen
cmd-met-show = Die Chancen in Prozent ausgeben, wenn einer Seite die Punkte der Zeile fehlen und der anderen die der Spalte
cmd-met-show-points = Zeilen und Spalten, 1 bis 64
cmd-met-make = Den ersten Wurf bei jedem Stand ausspielen, den niedrigsten zuerst, und die Tabelle als XML von GNU Backgammon schreiben; mit denselben Zahlen und Netzen dieselben Bytes, bei jeder Zahl von Threads
cmd-met-make-out = Die Datei zum Schreiben. Der Fortschritt bleibt daneben in einer Datei, die auf `.scores` endet, und wird nicht noch einmal ausgespielt; eine Karte, die auf `.toml` endet, hält fest, woher die Tabelle kommt
cmd-met-make-points = Bis zu so vielen Punkten reicht die Tabelle, 2 bis 64
cmd-met-make-trials = Partien für jede der beiden Seiten, die beginnen kann; Vielfache von 30 gleichen die Würfel aus
cmd-met-make-plies = So viele Würfe werden beim Ziehen vorausgerechnet

cmd-reference = Die Zahlen der Nachschlageseite ausrechnen: Schüsse, Einsetzen, letzte Würfe, Take-Punkte, Formeln für Rennen, der Doppler
cmd-reference-details = Ohne Option wird das Markdown ausgegeben. Derselbe Startwert gibt dieselben Zahlen, bei jeder Zahl von Threads.
cmd-reference-json = Die Zahlen als JSON schreiben; in einen Ordner eine Datei je Abschnitt
cmd-reference-markdown = Die Tabellen als Markdown schreiben
cmd-reference-races = Zahl der Rennen jeder Art, an denen die Formeln erprobt werden
cmd-reference-seed = Der Startwert, mit dem die Rennen gezogen werden

cmd-variants = Die Spiele und ihre Serien auflisten, und welche die Engine spielt
cmd-variants-json = Als JSON: [{"{"}"id","names","playable","bot","nets"{"}"},…]; eine Serie hat auch "games" und "length"

cmd-bearoff = Eine Datenbank fürs Abtragen erstellen oder prüfen
cmd-bearoff-generate = Eine Datenbank erstellen und schreiben, ganz oder gar nicht
cmd-bearoff-generate-out = Die Datei zum Schreiben
cmd-bearoff-generate-points = Erfasste Felder, 1 bis 12; jedes weitere verdoppelt etwa die Größe, zweiseitig vervierfacht es sie
cmd-bearoff-generate-checkers = Erfasste Steine, 1 bis 15 [Vorgabe: 15, zweiseitig 6]
cmd-bearoff-generate-two-sided = Genaue Equitys beider Seiten mit Doppler, für die letzten Steine, statt der Würfe einer Seite
cmd-bearoff-verify = Eine Datenbank lesen und ihren Hash prüfen, dazu Zahlen, die sich von Hand zählen lassen
cmd-bearoff-verify-file = Die Datei zum Prüfen

cmd-hyper = Hypergammon lösen oder seine Lösung prüfen. Ist es gelöst, spielt und bewertet jeder Befehl es perfekt
cmd-hyper-generate = Das Spiel lösen und die Lösung schreiben, ganz oder gar nicht; braucht Minuten und 0,7 GB Speicher
cmd-hyper-generate-out = Die Datei zum Schreiben [Vorgabe: wo alle Befehle sie suchen; ein Server sucht hyper-3.bin in seinem Ordner]
cmd-hyper-generate-checkers = Steine je Seite, 1 bis 3
cmd-hyper-verify = Eine Lösung lesen und ihren Hash und bekannte Zahlen prüfen
cmd-hyper-verify-file = Die Datei zum Prüfen [Vorgabe: wo alle Befehle sie suchen]

cmd-ubgi = Über Standardeingabe und -ausgabe das Universal Backgammon Interface sprechen, damit andere Programme die Engine benutzen können
cmd-ubgi-plies = So viele Würfe vorausrechnen, 0 bis 4, wenn `go` weder Tiefe noch Zeit angibt

cmd-external = Als externe Seite dienen: Nach `set player 0 external HOST:PORT` spielt GNU Backgammon dagegen. Umgekehrt lassen `external PORT` in GNU Backgammon und `pasch-lab match --b external:HOST:PORT` hier GNU Backgammon spielen
cmd-external-address = Adresse, an der auf Verbindungen gewartet wird; Port 0 nimmt einen freien
cmd-external-once = Enden, wenn das erste verbundene Programm gegangen ist
cmd-verify-dice = Die Würfel einer exportierten Partie prüfen, ohne Server
cmd-verify-dice-more = Das Protokoll, und wovor es schützt, beschreibt docs/fair-dice.md.
cmd-verify-dice-file = Die exportierte Partie oder das Match; `-` liest die Standardeingabe
cmd-verify-dice-second = Der Export desselben Matchs von der Gegenseite (pasch-dice/3): beide müssen übereinstimmen
cmd-verify-dice-memory = Was ein beteiligter Browser vom Match noch weiß (pasch-dice/3)
cmd-verify-dice-vector = Jeden Wert der Testvektoren in docs/fair-dice.md ausgeben, neu berechnet
cmd-verify-dice-sample = Das Match des Testvektors von pasch-dice/3 als Export ausgeben

cmd-bench = Die Geschwindigkeit messen, neben der von GNU Backgammon, wo es installiert ist (pasch-lab)

cmd-load = Messen, wie viele Menschen ein Server zugleich trägt (pasch-lab)

cmd-arena = Zwei Programme Geldspiele spielen lassen und die Punkte zählen (pasch-lab)

cmd-match = Zwei Engines Geldspiele oder Matches spielen lassen (pasch-lab)

cmd-validate = Messen, wie viel bei ausgespielten Entscheidungen verloren geht (pasch-lab)

cmd-problems = Die Aufgaben für alle erstellen (pasch-lab)

cmd-bots = Den Bot in jedem Spiel messen (pasch-lab)

cmd-museum = Die klassischen Spieler messen, ihre Netze trainieren und ihre Zahlen anpassen (pasch-lab)
cmd-tournaments = Turniere aller Formate simulieren: Runden, Matches, Freilose, Wartezeit (pasch-lab)

cmd-train = Ein Netz nach einem Rezept trainieren (pasch-lab)

cmd-completions = Das Skript zur Vervollständigung für eine Shell ausgeben
cmd-completions-shell = Welche Shell
cmd-help-md = Die Referenz aller Befehle als Markdown ausgeben

# Die Seite aller Befehle, docs/cli.md.

command-of-lab = Das ist ein Befehl von pasch-lab, dem Programm für Entwicklung: mit --help zeigt er seine Optionen.
page-head =
    # pasch auf der Kommandozeile

    Diese Seite ist die Ausgabe von `pasch help-md` (`make docs`); ein Test lehnt jeden anderen Inhalt ab.

    Rückgabewerte: 0 erledigt, 1 nicht möglich (der Grund steht auf der Standardfehlerausgabe), 2 falsche Verwendung, 130 mit Strg-C angehalten.

    Die Befehle mit `--stdin` lesen ein JSON-Objekt je Zeile und schreiben je eines, in derselben Reihenfolge, jedes sofort; eine fehlerhafte Zeile wird mit `{"{"}"error": "…"{"}"}` beantwortet, und die nächste wird gelesen.
page-lab =
    ## Befehle von pasch-lab

    Diese sind für die Entwicklung. `pasch` führt dafür `pasch-lab` aus, wenn es neben `pasch` oder im `PATH` liegt. [lab.md](lab.md) nennt ihre Optionen.

    | Befehl | was er tut |
    |---|---|
page-lab-command = | `pasch { $name }` | { $about }. |
page-columns = | Argument | Bedeutung |
page-one-of = Eines von { $values }.
page-default = Vorgabe `{ $value }`.
page-options = [OPTIONEN]
