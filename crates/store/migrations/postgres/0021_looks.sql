ALTER TABLE accounts ADD COLUMN look TEXT COLLATE "C";

CREATE INDEX accounts_look ON accounts (look);

CREATE TABLE kept_names (
    look  BYTEA NOT NULL PRIMARY KEY,
    until BIGINT
);
