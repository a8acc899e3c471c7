# Sentences of the database and its backups.

backup-error-file = { $path }: { $source }
backup-error-exists = { $value } exists; choose another name
backup-error-nothing = there is no database at { $value }
backup-error-schema = the database's schema is { $found }, this pasch writes { $known }: back up with the version that serves it
backup-error-unsound = { $path } cannot be put back: { $cause }
backup-error-used = { $value } is there already and would have to be replaced
backup-error-not-empty = { $value } is not empty: make a new database on the server and put the backup back there

url-error-scheme = a database is given as sqlite:PATH or postgres://USER@HOST/NAME
url-error-no-file = sqlite: is followed by the path of a file
url-error-postgres = this is no address of a PostgreSQL database ({ $value }); it looks like postgres://USER@HOST:PORT/NAME
url-error-no-postgres = this program is built without PostgreSQL: give a database as sqlite:PATH
url-error-no-name = the address names no database: postgres://USER@HOST/NAME
url-error-setting = "{ $value }" is no setting of a PostgreSQL address

store-error-conflict = the log of match { $match_id } does not end before { $seq }
store-error-newer = the database is of a newer version of pasch (its schema { $version } is unknown here); use that version
store-error-unreachable = the database's server does not answer: { $value }
store-error-in-use = another server is using it
store-error-file = a file beside it cannot be used: { $value }
store-error-damaged = it is damaged ({ $cause }); put a backup in its place with `pasch restore BACKUP --replace`, which keeps the damaged file
store-error-older = it lacks what this server has written last: its log { $value }-wal may be missing, or an older file may have been put in its place. Put the right files back; to go on with the older state instead, delete { $value }.head
store-error-not-written = the facts were not written: { $value }
store-error-database = the database refused: { $value }
store-error-migrate = the database schema could not be brought up to date: { $value }

load-error-damaged = match { $match_id } is damaged at action { $at }: { $cause }
