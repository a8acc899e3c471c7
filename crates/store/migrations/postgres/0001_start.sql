-- As ../sqlite/0001_start.sql, where the tables are explained. Texts are compared byte by byte, as SQLite does.

CREATE TABLE users (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE TABLE sessions (
    token_hash BYTEA NOT NULL PRIMARY KEY,
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);

CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE matches (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    header TEXT COLLATE "C" NOT NULL,
    created_by TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    created_at BIGINT NOT NULL
);

CREATE TABLE seats (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    seat TEXT COLLATE "C" NOT NULL,
    user_id TEXT COLLATE "C" REFERENCES users (id),
    bot_level TEXT COLLATE "C",
    name TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX seats_user ON seats (user_id);

CREATE TABLE actions (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    actor TEXT COLLATE "C" NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (match_id, seq)
);

CREATE FUNCTION the_log_is_insert_only() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'the log is insert-only'; END
$$;

CREATE TRIGGER actions_are_never_changed BEFORE UPDATE ON actions
FOR EACH ROW EXECUTE FUNCTION the_log_is_insert_only();

CREATE TRIGGER actions_are_never_deleted BEFORE DELETE ON actions
FOR EACH ROW EXECUTE FUNCTION the_log_is_insert_only();

CREATE TRIGGER actions_are_never_emptied BEFORE TRUNCATE ON actions
FOR EACH STATEMENT EXECUTE FUNCTION the_log_is_insert_only();

CREATE TABLE intents (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    client_id TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL,
    PRIMARY KEY (match_id, user_id, client_id)
);

CREATE TABLE summaries (
    match_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES matches (id),
    seq BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    body TEXT COLLATE "C" NOT NULL
);

CREATE TABLE analyses (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    owner TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    title TEXT COLLATE "C" NOT NULL,
    level TEXT COLLATE "C" NOT NULL,
    file_name TEXT COLLATE "C" NOT NULL,
    source BYTEA NOT NULL,
    status TEXT COLLATE "C" NOT NULL,
    warnings TEXT COLLATE "C" NOT NULL,
    error TEXT COLLATE "C",
    report TEXT COLLATE "C",
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);

CREATE INDEX analyses_owner ON analyses (owner, created_at);
CREATE INDEX analyses_status ON analyses (status, created_at);
