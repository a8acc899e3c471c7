-- As ../sqlite/0003_rollouts.sql, where the tables are explained. Texts are compared byte by byte, as SQLite does.

CREATE TABLE rollouts (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    view TEXT COLLATE "C" NOT NULL,
    state BYTEA NOT NULL,
    updated_at BIGINT NOT NULL
);
