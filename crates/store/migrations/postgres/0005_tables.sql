-- As ../sqlite/0005_tables.sql, where the tables are explained. Texts are compared byte by byte, as SQLite does.

CREATE TABLE tables (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    code TEXT COLLATE "C" NOT NULL,
    host TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    host_name TEXT COLLATE "C" NOT NULL,
    host_seat TEXT COLLATE "C" NOT NULL,
    header TEXT COLLATE "C" NOT NULL,
    clock TEXT COLLATE "C" NOT NULL,
    rated BIGINT NOT NULL,
    public BIGINT NOT NULL,
    invited TEXT COLLATE "C" REFERENCES users (id),
    state TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);

CREATE UNIQUE INDEX tables_code ON tables (code);
CREATE INDEX tables_state ON tables (state, created_at);
CREATE INDEX tables_host ON tables (host, state);

CREATE TABLE table_matches (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    PRIMARY KEY (table_id, number)
);

CREATE UNIQUE INDEX table_matches_match ON table_matches (match_id);

CREATE TABLE heartbeat (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);

CREATE TABLE outages (
    began BIGINT NOT NULL PRIMARY KEY,
    ended BIGINT NOT NULL
);

CREATE TABLE chat (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    body TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (match_id, number)
);

CREATE TABLE mutes (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    muted TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    PRIMARY KEY (user_id, muted)
);

CREATE TABLE reports (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    by_user TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    about TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    body TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL
);
