# Sätze der Datenbank und ihrer Sicherungen.

backup-error-file = { $path }: { $source }
backup-error-exists = { $value } gibt es schon; nimm einen anderen Namen
backup-error-nothing = unter { $value } liegt keine Datenbank
backup-error-schema = das Schema der Datenbank ist { $found }, dieses pasch schreibt { $known }: sichere mit der Version, die sie bedient
backup-error-unsound = { $path } lässt sich nicht zurückspielen: { $cause }
backup-error-used = { $value } ist schon da und müsste ersetzt werden
backup-error-not-empty = { $value } ist nicht leer: leg auf dem Server eine neue Datenbank an und spiel die Sicherung dort zurück

url-error-scheme = eine Datenbank wird als sqlite:PFAD oder postgres://USER@HOST/NAME angegeben
url-error-no-file = auf sqlite: folgt der Pfad einer Datei
url-error-postgres = das ist keine Adresse einer PostgreSQL-Datenbank ({ $value }); sie sieht aus wie postgres://USER@HOST:PORT/NAME
url-error-no-postgres = dieses Programm ist ohne PostgreSQL gebaut: gib eine Datenbank als sqlite:PFAD an
url-error-no-name = die Adresse nennt keine Datenbank: postgres://USER@HOST/NAME
url-error-setting = „{ $value }“ ist keine Einstellung einer PostgreSQL-Adresse

store-error-conflict = das Protokoll von Match { $match_id } endet nicht vor { $seq }
store-error-newer = die Datenbank stammt aus einer neueren Version von pasch (ihr Schema { $version } ist hier unbekannt); nimm jene Version
store-error-unreachable = der Server der Datenbank antwortet nicht: { $value }
store-error-in-use = ein anderer Server benutzt sie
store-error-file = eine Datei neben ihr lässt sich nicht verwenden: { $value }
store-error-damaged = sie ist beschädigt ({ $cause }); setz mit `pasch restore BACKUP --replace` eine Sicherung an ihre Stelle, die beschädigte Datei bleibt dabei erhalten
store-error-older = ihr fehlt, was dieser Server zuletzt geschrieben hat: Vielleicht fehlt ihr Protokoll { $value }-wal, oder eine ältere Datei liegt an ihrer Stelle. Leg die richtigen Dateien zurück; um stattdessen mit dem älteren Stand weiterzumachen, lösch { $value }.head
store-error-not-written = die Tatsachen wurden nicht geschrieben: { $value }
store-error-database = die Datenbank hat abgelehnt: { $value }
store-error-migrate = das Schema der Datenbank ließ sich nicht auf den neuesten Stand bringen: { $value }

load-error-damaged = Match { $match_id } ist bei Aktion { $at } beschädigt: { $cause }
