CREATE TABLE host_key (
    id BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    seed BYTEA NOT NULL
);

CREATE TABLE dice_keys (
    user_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES users (id),
    public BYTEA NOT NULL,
    since BIGINT NOT NULL
);

CREATE TABLE dice_entries (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (match_id, number)
);

CREATE TRIGGER dice_entries_are_never_changed BEFORE UPDATE ON dice_entries
FOR EACH ROW EXECUTE FUNCTION the_log_is_insert_only();

CREATE TRIGGER dice_entries_are_never_deleted BEFORE DELETE ON dice_entries
FOR EACH ROW EXECUTE FUNCTION the_log_is_insert_only();

CREATE TRIGGER dice_entries_are_never_emptied BEFORE TRUNCATE ON dice_entries
FOR EACH STATEMENT EXECUTE FUNCTION the_log_is_insert_only();

CREATE TABLE dice_secrets (
    match_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES matches (id),
    body BYTEA NOT NULL
);
