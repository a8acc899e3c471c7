# Setninger om databasen og sikkerhetskopiene.

backup-error-file = { $path }: { $source }
backup-error-exists = { $value } finnes; velg et annet navn
backup-error-nothing = det er ingen database i { $value }
backup-error-schema = databasens skjema er { $found }, denne pasch skriver { $known }: ta kopi med den versjonen som bruker den
backup-error-unsound = { $path } kan ikke legges tilbake: { $cause }
backup-error-used = { $value } finnes allerede og må i så fall erstattes
backup-error-not-empty = { $value } er ikke tom: lag en ny database på serveren og legg kopien tilbake der

url-error-scheme = en database oppgis som sqlite:STI eller postgres://BRUKER@VERT/NAVN
url-error-no-file = etter sqlite: følger stien til en fil
url-error-postgres = dette er ikke adressen til en PostgreSQL-database ({ $value }); skriv den som postgres://BRUKER@VERT:PORT/NAVN
url-error-no-postgres = dette programmet er bygd uten PostgreSQL: oppgi en database som sqlite:STI
url-error-no-name = adressen navngir ingen database: postgres://BRUKER@VERT/NAVN
url-error-setting = «{ $value }» er ingen innstilling i en PostgreSQL-adresse

store-error-conflict = loggen til kamp { $match_id } slutter ikke før { $seq }
store-error-newer = databasen er fra en nyere versjon av pasch (skjemaet { $version } er ukjent her); bruk den versjonen
store-error-unreachable = databaseserveren svarer ikke: { $value }
store-error-in-use = en annen server bruker den
store-error-file = en fil ved siden av kan ikke brukes: { $value }
store-error-damaged = den er skadet ({ $cause }); erstatt den med en sikkerhetskopi: `pasch restore BACKUP --replace`, som tar vare på den skadede filen
store-error-older = den mangler det denne serveren skrev sist: loggen { $value }-wal kan mangle, eller en eldre fil kan være satt i dens sted. Legg de riktige filene tilbake; vil du heller fortsette med den eldre tilstanden, slett { $value }.head
store-error-not-written = faktaene ble ikke skrevet: { $value }
store-error-database = databasen avviste det: { $value }
store-error-migrate = databasens skjema kunne ikke oppdateres: { $value }

load-error-damaged = kamp { $match_id } er skadet ved handling { $at }: { $cause }
