# Der Rahmen der Seiten: Startseite, neues Match, Einstellungen, Tasten, Fehler.

titles-mail = Per E-Mail
titles-analysis = Analyse
titles-you = Dein Spiel
titles-quiz = Aufgaben
titles-train = Trainer
titles-account = Konto
titles-reset = Passwort vergessen?
titles-friends = Freunde
titles-moderation = Moderation
titles-position = Stellung
titles-openings = Eröffnungen
titles-reference = Nachschlagen
titles-collection = Sammlung
titles-decisions = Entscheidungen
titles-rules = Spielregeln
titles-lesson = Lektion starten
titles-taught = Lektion
titles-relatives = Verwandte
titles-about = Über Pasch
titles-chouettes = Chouettes
titles-chouette = Chouette
titles-tournaments = Turniere
titles-tournament = Turnier
titles-museum = Museum

upload-dropNow = Loslassen zum Analysieren; mehrere Dateien oder ein Ordner kommen in deine Sammlung
upload-tooBig = { $name } ist größer als 10 MB.
upload-emptyFile = { $name } ist leer.
upload-files = { $n ->
    [one] 1 Datei
   *[other] { $n } Dateien
}
upload-nothingGiven = Darin sind keine Dateien.
upload-tooMuch = Das sind mehr als 2 GB: Schick sie in Teilen oder nimm pasch import.

nav-signIn = Anmelden
nav-unknownDevice = Unbekanntes Gerät
nav-label = Hauptmenü
nav-play = Spielen
nav-lobby = Lobby
nav-analysis = Analyse
nav-collection = Sammlung
nav-position = Stellung
nav-learn = Lernen
nav-variants = Spiele
nav-you = Du
nav-settings = Einstellungen
nav-menu = Menü
nav-menuAt = { $here }, Menü
nav-back = Zurück
nav-footer = Über diese Seite
nav-about = Über Pasch
nav-source = Quelltext und Lizenz
nav-privacy = Datenschutz
nav-api = API

passkeyTrouble-hasOne = Dieses Gerät hat schon einen Passkey für dein Konto.
passkeyTrouble-notHere = Die Passkeys hier gehören zu einer anderen Adresse.
passkeyTrouble-cancelled = Kein Passkey wurde verwendet. Versuch es noch einmal, wenn du so weit bist.
passkeyTrouble-failed = Dieser Browser konnte keinen Passkey verwenden.

brand = Pasch

skip = Zum Inhalt springen

home-title = Spiel Backgammon und sieh, wie gut du gespielt hast.
home-lead = Wähl, wie du anfangen willst. Ohne Konto, ohne Installation. Deine Partie wird gespeichert.
home-computer = Gegen den Computer
home-computerNote = { $length }, { $level }
home-resume = Weiter gegen { $name }
home-people = Gegen Menschen
home-peopleNote = Freunde oder wer gerade online ist
home-newcomer = Neu beim Backgammon?
home-lesson = In zehn Minuten lernen
home-more = Spiel auswählen
home-moreNote = Länge, Stufe, Variante
home-analyse = Match analysieren
home-analyseNote = Datei hierher ziehen oder wählen
home-you = Dein Spiel
home-youNote = Statistik, Fehler, Trainer
home-features-file-1 = Zieh eine Matchdatei hierher
home-features-file-2 = Aus jedem Programm und von jedem Server: .mat, .xg, .sgf, .bgf und ein Dutzend mehr. Jeder Zug wird geprüft, jeder Fehler erklärt.
home-features-engine-1 = Ein Programm, das sich alles selbst beigebracht hat
home-features-engine-2 = Es hat gelernt, indem es gegen sich selbst spielte. Es zeigt dir, was es gespielt hätte und warum.
home-features-dice-1 = Würfel, die du nachprüfen kannst
home-features-dice-2 = Du, dein Gegner und der Server versiegeln vor dem Match je einen Umschlag. Niemand kann sich einen Wurf aussuchen, und das lässt sich danach beweisen.
home-features-others = { $names } und andere.
home-features-variants = { $n ->
    [0] Viele Spiele, ein Brett
    [one] Viele Spiele, ein Brett
   *[other] { $n } Spiele, ein Brett
}
home-yourMatches = Deine Matches
home-score = Du { $score }, { $to }
home-allMatches = Alle { $n } zeigen
home-over = beendet
home-yourTurn = du bist dran
home-theirTurn = wartet

newGame-title = Neues Match
newGame-variant = Spiel
newGame-length = Länge
newGame-money = Geldspiel
newGame-lengthPoints = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
newGame-custom = Andere Länge
newGame-longest = 1 bis { $n } Punkte
newGame-ownSeries = Eigene Serie
newGame-ownSeriesNote = Die Spiele folgen in dieser Reihenfolge aufeinander, dann wieder von vorn; höchstens { $most }.
newGame-gameAt = Spiel { $n }
newGame-addGame = Spiel hinzufügen
newGame-dropGame = Spiel { $n } entfernen, { $name }
newGame-cube = Dopplerwürfel
newGame-jacoby = Jacoby-Regel
newGame-jacobyNote = Gammons zählen erst nach einem Doppel.
newGame-beavers = Beaver
newGame-beaversNote = Sofort zurückdoppeln und den Doppler behalten.
newGame-illegal = Unzulässige Züge
newGame-illegalRule-refused = Nicht möglich
newGame-illegalRule-opponentMayInsist = Der Gegner darf auf einem zulässigen bestehen
newGame-illegalRule-bothMustCorrect = Werden immer berichtigt
newGame-illegalNote = Wie am echten Brett: Jeder Stein lässt sich überall hinsetzen. Unzulässige Züge werden markiert.
newGame-opponent = Gegner
newGame-bot = Computer
newGame-local = Zu zweit an diesem Gerät
newGame-level = Stufe
newGame-start = Starten
newGame-starting = Startet
newGame-noBot = Für dieses Spiel gibt es noch keinen Computergegner.

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Seite
settings-themes-auto = System
settings-themes-light = Hell
settings-themes-dark = Dunkel
settings-themes-contrast = Hoher Kontrast
settings-board = Brett
settings-boards-page = Wie die Seite
settings-boards-wood = Holz
settings-boards-midsummer = Mittsommer
settings-boards-jul = Weihnachten
settings-boards-season = Nach Jahreszeit
settings-speed = Tempo
settings-speeds-1 = Aus
settings-speeds-2 = Langsam
settings-speeds-3 = Normal
settings-speeds-4 = Schnell
settings-speeds-5 = Am schnellsten
settings-direction = Heimfeld links
settings-above = Heimfeld oben
settings-swapped = Ich spiele die dunklen Steine
settings-tap = Ein Klick spielt den linken Würfel
settings-pips = Pipcounts
settings-numbers = Feldnummern
settings-targets = Zeigen, wohin Steine ziehen können
settings-movable = Steine markieren, die ziehen können
settings-bare = Klassisches Brett ohne Hilfen
settings-alone = Spiel gegen Menschen ausblenden
settings-invisible = Unsichtbar: Nur wer mit dir spielt, sieht dich
settings-confirm = Bestätigen
settings-confirms-ask = Per Knopf
settings-confirms-auto = Automatisch nach 1,5 s
settings-autoRoll = Für mich würfeln, wenn ich nicht doppeln kann
settings-forced = Erzwungene Züge
settings-forceds-off = Von Hand
settings-forceds-offer = Vorschlagen
settings-forceds-auto = Automatisch
settings-sound = Ton
settings-soundOn = Der Ton ist an
settings-soundOff = Der Ton ist aus
settings-volume = Lautstärke
settings-dice = Rollende Würfel
settings-paces-off = Aus
settings-paces-fast = Schnell
settings-paces-normal = Normal
settings-paces-slow = Langsam
settings-keys = Tasten
settings-close = Schließen
settings-changed = Aussehen jetzt: { $name }

keys-title = Tasten
keys-play-1-1 = Leertaste
keys-play-1-2 = Würfeln
keys-play-2-1 = Enter
keys-play-2-2 = Bestätigen, aufnehmen oder absetzen
keys-play-3-1 = U, Rücktaste
keys-play-3-2 = Einen Teilzug zurück
keys-play-4-1 = Esc
keys-play-4-2 = Alles zurück
keys-play-5-1 = S
keys-play-5-2 = Würfel tauschen
keys-play-6-1 = D, dann Enter
keys-play-6-2 = Doppeln
keys-play-7-1 = T
keys-play-7-2 = Annehmen
keys-play-8-1 = P, dann Enter
keys-play-8-2 = Ablehnen
keys-play-9-1 = B
keys-play-9-2 = Bar
keys-play-10-1 = O
keys-play-10-2 = Ablage
keys-play-11-1 = 1–9
keys-play-11-2 = Zu einem Feld springen
keys-play-12-1 = Pfeile
keys-play-12-2 = Auf dem Brett bewegen
keys-play-13-1 = Pos1, Ende
keys-play-13-2 = Erstes und letztes Feld
keys-play-14-1 = R
keys-play-14-2 = Letzter Zug noch einmal
keys-play-15-1 = F
keys-play-15-2 = Richtung umdrehen
keys-play-16-1 = M
keys-play-16-2 = Ton
keys-play-17-1 = A
keys-play-17-2 = Automatik
keys-play-18-1 = ?
keys-play-18-2 = Diese Liste
keys-review-1-1 = ← →
keys-review-1-2 = Voriger, nächster Zug
keys-review-2-1 = ↑ ↓
keys-review-2-2 = Kandidaten
keys-review-3-1 = N
keys-review-3-2 = Nächster Fehler
keys-reviewTitle = In der Analyse

errors-cookies = Pasch braucht ein Cookie, um dich wiederzuerkennen, aber dein Browser speichert für diese Seite keines. Erlaube Cookies und lade die Seite neu.
errors-network = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
errors-busy = Der Server ist gerade stark ausgelastet. Du kommst hinein, sobald Platz ist.
errors-notFound = Unter dieser Adresse ist nichts.
errors-noMatch = Dieses Match wurde nicht gefunden oder gehört jemand anderem.
errors-noAnalysis = Diese Analyse wurde nicht gefunden.
errors-server = Der Server hat mit { $status } geantwortet.
errors-retry = Noch einmal
errors-goHome = Zur Startseite

version-here = Es gibt eine neue Version:
version-reload = neu laden
version-later = Später
version-old = Es gibt eine neue Version: Lade die Seite neu.
version-reloadPage = Neu laden

undoWord = Zurücknehmen

none = –
