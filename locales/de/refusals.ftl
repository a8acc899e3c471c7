# Sätze, mit denen der Server, ein Tisch oder ein Prozess einen Wunsch ablehnt: Was auch verlangt war, nichts hat sich geändert.

# Konten, Sitzungen, Wege der Anmeldung.

has-account = Du hast schon ein Konto.
name-is-taken = Dieser Name ist vergeben oder sieht einem vergebenen ähnlich.
wrong-name-or-password = Name oder Passwort ist falsch.
account-wanted = Das geht nur mit Konto.
no-such-session = Diese Sitzung gibt es nicht.
settings-plain = Einstellungen sind einfache Werte in höchstens { $bytes } Byte.
account-keeps-name = Ein Konto behält seinen Namen.
guest-name = Ein Name hat 1 bis 24 Buchstaben, Ziffern, Leerzeichen oder _ - . '
name-is-kept = Dieser Name gehört zu einem Konto, ist reserviert oder sieht einem solchen Namen ähnlich.
no-session = Es gibt noch keine Sitzung: Ruf zuerst GET /api/v1/me auf und behalte das Cookie.
token-scope = Dafür ist ein Token mit einem dieser Rechte nötig: { $scopes }.
token-over = Dieses Token ist unbekannt, widerrufen oder abgelaufen.
not-for-tokens = Mit einem Token geht das nicht: Du musst angemeldet sein.
token-name = Der Name eines Tokens hat 1 bis { $longest } Zeichen.
token-scopes = Ein Token braucht mindestens ein Recht: play, read oder analyse.
token-days = Ein Token gilt 1 bis { $longest } Tage.
too-many-tokens = Ein Konto hat höchstens { $most } Tokens: Widerrufe zuerst eines.
no-such-token = Dieses Token gibt es nicht.
passkey-name = Der Name eines Passkeys hat 1 bis { $longest } Zeichen.
passkey-unfit = Der neue Passkey lässt sich hier nicht verwenden.
too-many-passkeys = Ein Konto hat höchstens { $most } Passkeys: Entferne zuerst einen.
no-such-passkey = Diesen Passkey gibt es nicht.
last-way-in = Ohne diesen Passkey käme niemand mehr in das Konto: Füg zuerst einen anderen hinzu oder setz ein Passwort.
host-wanted = Die Anfrage sagt nicht, für welchen Host sie ist.
proof-wanted = Dafür ist das Passwort des Kontos oder einer seiner Passkeys nötig.
wrong-old-password = Das bisherige Passwort stimmt nicht.
wrong-password = Das Passwort stimmt nicht.
no-passkey-here = Das Konto hat keinen Passkey für diese Adresse.
no-mail-ask-host = Dieser Server verschickt keine Mails. Bitte den Betreiber um ein neues Passwort: pasch accounts password NAME.
reset-link-over = Dieser Link gilt nicht mehr: Er gilt einmal, eine Stunde lang. Fordere einen neuen an.
wrong-code = Dieser Code stimmt nicht oder wurde schon benutzt. Warte auf den nächsten.
no-second-factor = Das Konto fragt nicht nach Codes.
code-wanted = Dieses Konto fragt auch nach einem Code: dem seiner Authenticator-App oder einem Ersatzcode.
no-password-for-codes = Das Konto hat kein Passwort, und ein Passkey braucht keinen Code daneben.
has-second-factor = Das Konto fragt schon nach Codes.
no-mail = Dieser Server verschickt keine Mails.
no-address = Es gibt noch keine Adresse.
bad-address = Das ist keine E-Mail-Adresse, die sich verwenden lässt: NAME@HOST.TOP, ohne Sonderzeichen.
address-link-over = Dieser Link gilt nicht mehr: Er gilt einmal, einen Tag lang. Die Seite des Kontos schickt einen neuen.
unsubscribed-already = Über diesen Link gehen keine Mails mehr hinaus: Die Adresse wurde inzwischen geändert oder entfernt.
push-keys = Die Schlüssel sind ein unkomprimierter Punkt von P-256 und 16 Byte, beide in base64url.
bad-day = „{ $text }“ ist kein Tag: Schreib ihn wie 2026-12-05.

# Andere Menschen, Namen, Moderation.

name-or-id = Gib entweder einen Namen oder eine Kennung an.
that-is-you = Das bist du.
no-player = Unter diesem Namen spielt niemand.
list-full = Eine Liste hat höchstens { $most } Namen.
no-rating = Zu diesem Match ist kein Rating bekannt.
no-such-list = Diese Liste gibt es nicht.
own-names = Niemand spielt unter mehr als { $most } Namen.
no-name = „{ $name }“ ist kein Name.
moderators-only = Das ist der Moderation vorbehalten.
no-such-report = Diese Meldung gibt es nicht.
decision-reason = Eine Entscheidung hat eine Begründung von 1 bis { $longest } Zeichen.
own-case = Hier geht es um dich: Das entscheiden andere.
about-moderator = Hier geht es um jemanden aus der Moderation: Das entscheidet, wer den Server betreibt.
report-decided = Über diese Meldung hat schon jemand anderes entschieden.
nothing-to-lift = Es gibt nichts aufzuheben.
decision-days = Eine Entscheidung gilt 1 bis { $longest } Tage oder für immer.
nobody-else = In diesem Match spielt sonst niemand.
report-empty = Sag in ein paar Worten, was passiert ist.

# Dateien, Analysen, Sammlungen, Rollouts.

no-level = Die Stufe „{ $level }“ gibt es nicht: { $known }.
too-many-analyses = { $waiting } deiner Analysen sind noch nicht fertig: Warte auf sie oder brich einige ab.
no-such-analysis = Diese Analyse gibt es nicht.
lesson-points = Eine Antwort nennt alle 24 Felder.
no-such-lesson = Diese Lektion oder diesen Schritt gibt es nicht.
analysis-not-yours = Diese Analyse gehört jemand anderem.
bad-date = „{ $text }“ ist kein Datum: Schreib 2024, 2024-05 oder 2024-05-30.
no-order = Die Reihenfolge „{ $order }“ gibt es nicht: added, newest, oldest, players, longest oder worst.
unknown-search-word = „{ $word }“ ist hier nicht bekannt: { $known }.
no-such-set = Diesen Satz von Entscheidungen gibt es nicht.
note-too-long = Eine Notiz hat höchstens { $most } Zeichen.
bad-tags = Eine Notiz hat höchstens { $most } Stichwörter, jedes mit höchstens { $length } Zeichen und ohne Leerzeichen.
bad-set-name = Ein Satz braucht einen Namen mit höchstens { $most } Zeichen.
set-too-large = Ein Satz hat höchstens { $most } Entscheidungen.
too-many-sets = Du hast { $most } Sätze: Lösch zuerst einen.
no-rolls = Hier steht kein Wurf bevor: Die Würfel sind gefallen, ein Doppel wartet, oder das Spiel hat andere Würfel.
no-format = Das Exportformat „{ $format }“ gibt es nicht: { $known }.
collected-not-yours = Dieses Match steht in der Sammlung von jemand anderem.
too-many-imports = { $waiting } deiner Importe sind noch nicht fertig: Warte auf sie oder brich einige ab.
upload-silent = Innerhalb von { $seconds } s kam zu wenig an.
import-elsewhere = Dieser Import läuft in einem Terminal: Halt ihn dort an.
no-such-import = Diesen Import gibt es nicht.
import-not-yours = Dieser Import gehört jemand anderem.
import-link-over = Dieser Link wurde schon benutzt oder ist zu alt. `pasch import --link` gibt einen neuen aus.
no-such-rollout = Diesen Rollout gibt es nicht.
rollout-not-yours = Diesen Rollout hat jemand anderes gestartet.
no-such-problem-kind = Diese Art von Aufgaben gibt es nicht.
no-such-problem = Diese Aufgabe gibt es nicht.
no-advice = Tipps gibt es nur in Matches gegen den Computer und nicht am Tisch.
no-advice-here = In diesem Spiel hat die Engine keinen Rat.
nothing-to-decide = Du hast gerade nichts zu entscheiden.
again-at-a-table = Die andere Seite muss zustimmen: Bitte am Tisch um Revanche.
still-playing = Ein Match gegen jemand anderen lässt sich erst analysieren, wenn es vorbei ist.
your-pages-full = Zu viele deiner Seiten sind verbunden: Schließ einige und versuch es noch einmal.
network-pages-full = Zu viele Seiten aus deinem Netzwerk sind verbunden: Schließ einige und versuch es noch einmal.
uploads-too-large = Deine laufenden Uploads sind zusammen größer als { $mebibytes } MiB: Warte, bis einige eingelesen sind.
disk-full = Die Platte des Servers ist fast voll, deshalb nimmt er gerade keine Uploads an. Bitte sag es dem Betreiber.
no-position = darin ist keine Stellung
no-decision = darin ist keine Entscheidung, die sich bewerten ließe
not-collected-any-more = das Match ist nicht mehr in der Sammlung

# Stellungen und Züge.

no-variant = Eine Variante „{ $variant }“ gibt es nicht.
roll-faces = Ein Wurf in { $game } besteht aus { $count } Zahlen von 1 bis 6.
engine-failed-on-position = Die Engine ist an dieser Stellung gescheitert.
too-many-plays = Dieser Wurf lässt sich auf zu viele Arten spielen, um sie aufzuzählen.
side-text = Der Text einer Seite hat höchstens { $longest } Zeichen.
no-point = Ein Feld { $point } gibt es nicht.
bad-house-rule = Hausregel { $rule } mit dem Wert „{ $word }“: { $error }.
position-over = In dieser Stellung ist die Partie vorbei: Es gibt nichts zu ziehen.
most-plies = Das Programm rechnet höchstens { $plies } Würfe voraus.
no-race = Das ist kein Rennen in einem Spiel, in dem wie im Backgammon gezogen wird.
no-opening-book = Zu { $game } gibt es noch kein Eröffnungsbuch.
no-such-opening = Diesen Zug hat das Buch nicht.
cube-value = Ein Doppler kann nicht { $value } zeigen.
cube-limit = Die Grenze eines Dopplers ist ein Exponent von 0 bis { $most } (Zweierpotenz), nicht { $limit }.
side-points = Eine Seite hat 24 Felder, nicht { $count }.
rollout-trials = Ein Rollout hat 2 bis { $most } Partien.
rollout-horizon = Eine Partie wird mindestens einen Halbzug lang gespielt.
rollout-plies = Beim Ziehen werden höchstens { $plies } Würfe vorausgerechnet.
rollout-certainty = Die Sicherheit ist eine Zahl über 0.
rollout-error = Ein Standardfehler ist eine Zahl über 0.
rolled-plays = Ausgewählte Entscheidungen nennen keine Züge; jede hat ihre eigenen.
rolled-none = Es gibt keine Entscheidung, für die ein Rollout möglich ist.
rolled-too-many = Höchstens { $most } deiner Entscheidungen können auf den Rollout warten: Warte auf sie, oder brich sie ab.
rollout-plays = Höchstens { $most } Züge kommen gemeinsam in einen Rollout.

# Tische und was an ihnen vereinbart wird.

match-too-long = Ein Match bis { $points } Punkte ist zu lang: höchstens { $longest }.
no-house-rule = Die Hausregel „{ $rule }“ gibt es nicht in der Form „{ $way }“.
only-for-money = { $points ->
    [one] { $rule }: Das ist eine Regel fürs Geldspiel. Ein Match bis 1 Punkt wird ohne sie gespielt; schalte sie aus.
   *[other] { $rule }: Das ist eine Regel fürs Geldspiel. Ein Match bis { $points } Punkte wird ohne sie gespielt; schalte sie aus.
}
no-bot-level = Eine Stufe „{ $level }“ gibt es nicht.
bot-cannot-play = Nach diesen Regeln spielt der Bot { $game } nicht.
clock-setting = Eine Uhr hat höchstens { $delay } s Frist je Zug und höchstens { $reserve } s Reserve oder 1 bis { $days } Tage je Zug.

# Anfragen als solche.

too-many-requests = Zu viele Anfragen: Versuch es in { $seconds } s noch einmal.
acted-first = Jemand anderes war schneller. Das Match ist weitergegangen.
no-such-match = Dieses Match gibt es nicht.
match-not-yours = Dieses Match gehört jemand anderem.
match-busy = Das Match ist gerade belegt: Versuch es gleich noch einmal.
shutting-down = Der Server fährt herunter.
address-unreadable = Die Adresse ist { $part ->
    [query] nach dem Fragezeichen
    [path] vor dem Fragezeichen
   *[other] { $part }
} nicht lesbar: { $error }.
no-such-address = { $address } gibt es nicht.
page-method = { $address } antwortet nicht auf { $method }.
wrong-method = Diese Adresse antwortet nicht auf { $method }.
network-banned = Dein Netzwerk wurde vom Betreiber dieses Servers gesperrt.
body-json = Der Inhalt muss JSON sein, mit Content-Type: application/json.
body-unreadable = Der Inhalt ist nicht lesbar: { $error }.
body-too-large = { $size ->
    [none] Der Inhalt ist zu groß: Höchstens { $limit } Byte werden angenommen.
   *[other] Der Inhalt mit { $size } Byte ist zu groß: Höchstens { $limit } Byte werden angenommen.
}
body-broken = Der Inhalt brach ab: { $error }.
too-slow = Die Anfrage dauerte länger als { $seconds } s.
operators-only = Diese Seite ist für den Rechner, auf dem der Server läuft, oder für ein Programm mit dem Token des Betreibers.
several-hosts = Diese Anfrage nennt mehr als einen Host.
foreign-origin = Diese Anfrage kommt von der Seite einer anderen Website und wird abgelehnt.
database-silent = Die Datenbank antwortet nicht oder nimmt nichts an.
inner-fault = Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal. Bleibt es so, nenn dem Betreiber die Nummer { $reference }.
overloaded = Der Server hat gerade viel zu tun. Versuch es in { $seconds } s noch einmal.
not-a-websocket = Diese Adresse ist ein WebSocket: { $error }.
frame-unreadable = Der Frame ist nicht lesbar: { $error }.

# Ein laufendes Match.

intent-id = Eine Absicht braucht eine ID von 1 bis { $longest } Byte.
view-is-old = Das Match ist weitergegangen: Es steht bei { $now }, deine Ansicht bei { $seq }.
hand-faces = Würfel zeigen Augenzahlen von 1 bis 6.
no-throw-again = Von dir gibt es keinen Wurf, der neu gemacht werden könnte.
hand-wanted = An diesem Tisch wird von Hand geworfen: Gib ein, was gefallen ist.
hand-opening = Eine Partie beginnt mit einem Würfel von jeder Seite, nach einem Gleichstand mit zwei weiteren.
hand-too-few = Das sind weniger Würfel, als geworfen werden.
hand-too-many = Das sind mehr Würfel, als geworfen werden.
dice-commitment = Eine Festlegung hat 64 Hexadezimalziffern.
nothing-to-throw = Es gibt nichts zu werfen.
dice-link = Ein Glied hat 64 Hexadezimalziffern.
dice-other-game = Das sind nicht die Würfel der laufenden Partie.
dice-key = Ein Würfelschlüssel hat 32 Byte in base64url und gehört nur einer Seite.
unsigned-program = Deine Seite hat das nicht signiert. Lade sie neu; ein Programm braucht den Schlüssel, den es genannt hat.
throw-burnt = Die Nummer dieses Wurfs hat ein neues Gerät verbraucht: Würfle noch einmal.
illegal-stands = Der Zug auf dem Brett ist unzulässig: Lass ihn zuerst gelten oder besteh auf einem zulässigen.
throw-pending = Ein Wurf entsteht gerade: Warte, bis er da ist.
server-set-back = Der Server wurde auf einen früheren Stand zurückgesetzt. Das Match geht weiter, sobald beide Seiten wieder da sind.
message-length = Ein Hash, Schlüssel, Glied oder eine Signatur hat die falsche Länge.
entry-no-action = Ein Eintrag ist keine Aktion der Partie.
dice-not-signed = Die Würfel dieses Matchs sind nicht signiert, oder die beiden Seiten sind noch nicht da.
too-many-skips = So viele Nummern werden in einem Match nicht übersprungen.
signed-with-action = Das wird mit der Aktion signiert, zu der es gehört.
number-burnt = Die Nummer hat ein neues Gerät verbraucht: Würfle noch einmal.
take-back-unsigned = Die andere Seite hat den Wunsch, den Zug zurückzunehmen, nicht signiert.
entry-unreadable = Ein Eintrag ist nicht lesbar.
too-many-entries = Das sind mehr Einträge, als ein Match hat.
unsigned-page = Deine Seite hat das nicht signiert. Lade sie neu.
no-take-back = Es gibt keinen Zug mehr zurückzunehmen.
talk-players-only = Hier können nur die beiden Seiten chatten.
talk-failed = Das wurde nicht gesendet. Versuch es noch einmal.
talk-length = Eine Zeile hat 1 bis 280 Zeichen.
restrained = { $restraint ->
    [mute] { $until ->
        [none] Du darfst dauerhaft nicht mehr im Chat schreiben. Begründung der Moderation: { $reason }
       *[other] Du darfst bis { $until } UTC nicht im Chat schreiben. Begründung der Moderation: { $reason }
    }
   *[suspension] { $until ->
        [none] Dein Konto ist dauerhaft gesperrt. Begründung der Moderation: { $reason }
       *[other] Dein Konto ist bis { $until } UTC gesperrt. Begründung der Moderation: { $reason }
    }
}
talk-too-fast = Das ist viel auf einmal: Warte einen Moment.
not-by-hand = In diesem Match wird nicht von Hand geworfen.
throw-again-first = Die Würfel sind geworfen: Erst wird neu geworfen, dann der Doppler gedreht.
nothing-to-play = Es gibt nichts zu ziehen: Niemand hat gewürfelt.
no-such-place = Diese Stelle gibt es auf dem Brett nicht.
match-over = Das Match ist vorbei.
game-not-over = Die laufende Partie ist noch nicht vorbei.
path-nowhere = Schritt { $step } des Weges führt nirgendwohin.
not-your-turn = { $name } ist dran.
no-seat = Du hast keinen Platz an diesem Tisch.
next-game-first = Das geht jetzt nicht: Erst muss die nächste Partie beginnen.
