-- Tables: seats, a host, and the matches that are played there one after the other.
-- header: what is played, as the log's header line without names. clock: JSON.
-- invited: the one person who may join; null for anybody who knows the table.
-- state: open (a seat is free), playing (a match was begun), closed (nobody ever sat down).
CREATE TABLE tables (
    id         TEXT    NOT NULL PRIMARY KEY,
    code       TEXT    NOT NULL,
    host       TEXT    NOT NULL REFERENCES users (id),
    host_name  TEXT    NOT NULL,
    host_seat  TEXT    NOT NULL,
    header     TEXT    NOT NULL,
    clock      TEXT    NOT NULL,
    rated      BIGINT  NOT NULL,
    public     BIGINT  NOT NULL,
    invited    TEXT    REFERENCES users (id),
    state      TEXT    NOT NULL,
    created_at BIGINT  NOT NULL,
    updated_at BIGINT  NOT NULL
);

CREATE UNIQUE INDEX tables_code ON tables (code);
CREATE INDEX tables_state ON tables (state, created_at);
CREATE INDEX tables_host ON tables (host, state);

-- The matches at a table in order; the last one is the present one.
CREATE TABLE table_matches (
    table_id   TEXT    NOT NULL REFERENCES tables (id),
    number     BIGINT  NOT NULL,
    match_id   TEXT    NOT NULL REFERENCES matches (id),
    PRIMARY KEY (table_id, number)
);

CREATE UNIQUE INDEX table_matches_match ON table_matches (match_id);

-- When the server was last alive, one row; and the times it was not: no player's clock runs then.
CREATE TABLE heartbeat (
    id         BIGINT  NOT NULL PRIMARY KEY,
    at         BIGINT  NOT NULL
);

CREATE TABLE outages (
    began      BIGINT  NOT NULL PRIMARY KEY,
    ended      BIGINT  NOT NULL
);

-- What players say to each other at a match. Seen by the players only.
CREATE TABLE chat (
    match_id   TEXT    NOT NULL REFERENCES matches (id),
    number     BIGINT  NOT NULL,
    at         BIGINT  NOT NULL,
    user_id    TEXT    NOT NULL REFERENCES users (id),
    body       TEXT    NOT NULL,
    PRIMARY KEY (match_id, number)
);

-- Whom a player does not want to hear.
CREATE TABLE mutes (
    user_id    TEXT    NOT NULL REFERENCES users (id),
    muted      TEXT    NOT NULL REFERENCES users (id),
    PRIMARY KEY (user_id, muted)
);

-- What moderators are to look at: a player's words about another at a match.
CREATE TABLE reports (
    id         TEXT    NOT NULL PRIMARY KEY,
    match_id   TEXT    NOT NULL REFERENCES matches (id),
    by_user    TEXT    NOT NULL REFERENCES users (id),
    about      TEXT    NOT NULL REFERENCES users (id),
    body       TEXT    NOT NULL,
    at         BIGINT  NOT NULL
);
