-- The seed of the key that this server signs dice with, drawn at its first start. Secret.
CREATE TABLE host_key (
    id   BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    seed BLOB   NOT NULL
);

-- The latest public key for dice of a user's browsers, and since when it is used, in milliseconds since 1970.
CREATE TABLE dice_keys (
    user_id TEXT   NOT NULL PRIMARY KEY REFERENCES users (id),
    public  BLOB   NOT NULL,
    since   BIGINT NOT NULL
) WITHOUT ROWID;

-- The record of a match's dice by pasch-dice/3, in order: contexts and entries, packed. Insert-only like the log.
CREATE TABLE dice_entries (
    match_id TEXT   NOT NULL REFERENCES matches (id),
    number   BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    body     BLOB   NOT NULL,
    PRIMARY KEY (match_id, number)
) WITHOUT ROWID;

CREATE TRIGGER dice_entries_are_never_changed BEFORE UPDATE ON dice_entries
BEGIN SELECT RAISE (ABORT, 'the log is insert-only'); END;

CREATE TRIGGER dice_entries_are_never_deleted BEFORE DELETE ON dice_entries
BEGIN SELECT RAISE (ABORT, 'the log is insert-only'); END;

-- What nobody may see of the dice of a match that is played, JSON: seeds, links for the throw that is pending, links that
-- were left for the next, declarations that came too late. No backup has it.
CREATE TABLE dice_secrets (
    match_id TEXT NOT NULL PRIMARY KEY REFERENCES matches (id),
    body     BLOB NOT NULL
) WITHOUT ROWID;
