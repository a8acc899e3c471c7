-- Times are milliseconds since 1970 in UTC. Identifiers are text.

CREATE TABLE users (
    id         TEXT    NOT NULL PRIMARY KEY,
    name       TEXT    NOT NULL,
    kind       TEXT    NOT NULL,
    created_at BIGINT  NOT NULL
);

-- Only a hash of the token is kept: who reads the file cannot take over a session.
CREATE TABLE sessions (
    token_hash BLOB    NOT NULL PRIMARY KEY,
    user_id    TEXT    NOT NULL REFERENCES users (id),
    created_at BIGINT  NOT NULL,
    seen_at    BIGINT  NOT NULL,
    expires_at BIGINT  NOT NULL
);

CREATE INDEX sessions_user ON sessions (user_id);

-- header: what is played, as JSON; never changed.
CREATE TABLE matches (
    id         TEXT    NOT NULL PRIMARY KEY,
    header     TEXT    NOT NULL,
    created_by TEXT    NOT NULL REFERENCES users (id),
    created_at BIGINT  NOT NULL
);

-- Who sits where. user_id is null for a bot, bot_level null for a person.
CREATE TABLE seats (
    match_id   TEXT    NOT NULL REFERENCES matches (id),
    seat       TEXT    NOT NULL,
    user_id    TEXT    REFERENCES users (id),
    bot_level  TEXT,
    name       TEXT    NOT NULL,
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX seats_user ON seats (user_id);

-- The log is the truth; a match is its fold. The primary key is the concurrency check: of two
-- writers with the same next number one fails.
CREATE TABLE actions (
    match_id   TEXT    NOT NULL REFERENCES matches (id),
    seq        BIGINT  NOT NULL,
    at         BIGINT  NOT NULL,
    actor      TEXT    NOT NULL,
    body       TEXT    NOT NULL,
    PRIMARY KEY (match_id, seq)
) WITHOUT ROWID;

CREATE TRIGGER actions_are_never_changed BEFORE UPDATE ON actions
BEGIN SELECT RAISE (ABORT, 'the log is insert-only'); END;

CREATE TRIGGER actions_are_never_deleted BEFORE DELETE ON actions
BEGIN SELECT RAISE (ABORT, 'the log is insert-only'); END;

-- Which client intents are done already, written with the actions they caused.
CREATE TABLE intents (
    match_id   TEXT    NOT NULL REFERENCES matches (id),
    user_id    TEXT    NOT NULL REFERENCES users (id),
    client_id  TEXT    NOT NULL,
    seq        BIGINT  NOT NULL,
    PRIMARY KEY (match_id, user_id, client_id)
) WITHOUT ROWID;

-- Derived from the log, written with it, rebuilt at will: what a list of matches shows.
CREATE TABLE summaries (
    match_id   TEXT    NOT NULL PRIMARY KEY REFERENCES matches (id),
    seq        BIGINT  NOT NULL,
    updated_at BIGINT  NOT NULL,
    body       TEXT    NOT NULL
);

-- source: the file as it came (or the match's own log), so that a restart can begin again.
CREATE TABLE analyses (
    id         TEXT    NOT NULL PRIMARY KEY,
    owner      TEXT    NOT NULL REFERENCES users (id),
    title      TEXT    NOT NULL,
    level      TEXT    NOT NULL,
    file_name  TEXT    NOT NULL,
    source     BLOB    NOT NULL,
    status     TEXT    NOT NULL,
    warnings   TEXT    NOT NULL,
    error      TEXT,
    report     TEXT,
    created_at BIGINT  NOT NULL,
    updated_at BIGINT  NOT NULL
);

CREATE INDEX analyses_owner ON analyses (owner, created_at);
CREATE INDEX analyses_status ON analyses (status, created_at);
