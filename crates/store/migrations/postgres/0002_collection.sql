-- As ../sqlite/0002_collection.sql, where the tables are explained. Texts are compared byte by byte, as SQLite does.

-- What queries use of SQLite's functions: where a part stands in a text (from 1; 0: nowhere), and the texts of a JSON list.
CREATE FUNCTION instr(whole TEXT, part TEXT) RETURNS INTEGER LANGUAGE sql IMMUTABLE AS $$
    SELECT strpos(whole, part)
$$;

CREATE FUNCTION json_each(list TEXT) RETURNS TABLE (value TEXT) LANGUAGE sql IMMUTABLE AS $$
    SELECT * FROM json_array_elements_text(CAST(list AS json))
$$;

CREATE TABLE collected (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    owner TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    digest BYTEA NOT NULL,
    file_hash BYTEA NOT NULL,
    name_a TEXT COLLATE "C" NOT NULL,
    name_b TEXT COLLATE "C" NOT NULL,
    key_a TEXT COLLATE "C" NOT NULL,
    key_b TEXT COLLATE "C" NOT NULL,
    variant TEXT COLLATE "C" NOT NULL,
    length BIGINT NOT NULL,
    score_a BIGINT NOT NULL,
    score_b BIGINT NOT NULL,
    winner TEXT COLLATE "C",
    games BIGINT NOT NULL,
    rolls BIGINT NOT NULL,
    played_on TEXT COLLATE "C",
    event TEXT COLLATE "C" NOT NULL,
    place TEXT COLLATE "C" NOT NULL,
    file TEXT COLLATE "C" NOT NULL,
    format TEXT COLLATE "C" NOT NULL,
    faults BIGINT NOT NULL,
    haystack TEXT COLLATE "C" NOT NULL,
    wanted TEXT COLLATE "C",
    added_at BIGINT NOT NULL
);

CREATE UNIQUE INDEX collected_digest ON collected (owner, digest);
CREATE INDEX collected_file ON collected (owner, file_hash);
CREATE INDEX collected_player_a ON collected (owner, key_a, played_on);
CREATE INDEX collected_player_b ON collected (owner, key_b, played_on);
CREATE INDEX collected_played ON collected (owner, played_on);
CREATE INDEX collected_kind ON collected (owner, variant, length);
CREATE INDEX collected_added ON collected (owner, added_at);
CREATE INDEX collected_wanted ON collected (wanted, added_at) WHERE wanted IS NOT NULL;

CREATE TABLE collected_logs (
    match_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES collected (id) ON DELETE CASCADE,
    log BYTEA NOT NULL,
    warnings TEXT COLLATE "C" NOT NULL
);

ALTER TABLE analyses ADD COLUMN collected_id TEXT COLLATE "C" REFERENCES collected (id) ON DELETE CASCADE;

CREATE INDEX analyses_collected ON analyses (collected_id, created_at) WHERE collected_id IS NOT NULL;

CREATE TABLE judged (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES collected (id) ON DELETE CASCADE,
    seat TEXT COLLATE "C" NOT NULL,
    analysis_id TEXT COLLATE "C" NOT NULL REFERENCES analyses (id) ON DELETE CASCADE,
    level TEXT COLLATE "C" NOT NULL,
    pr DOUBLE PRECISION,
    decisions BIGINT NOT NULL,
    moves BIGINT NOT NULL,
    doubtful BIGINT NOT NULL,
    errors BIGINT NOT NULL,
    blunders BIGINT NOT NULL,
    cube_errors BIGINT NOT NULL,
    loss_equity DOUBLE PRECISION NOT NULL,
    loss_mwc DOUBLE PRECISION,
    luck_equity DOUBLE PRECISION NOT NULL,
    luck_mwc DOUBLE PRECISION,
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX judged_analysis ON judged (analysis_id);

CREATE TABLE imports (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    owner TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    origin TEXT COLLATE "C" NOT NULL,
    title TEXT COLLATE "C" NOT NULL,
    status TEXT COLLATE "C" NOT NULL,
    files BIGINT NOT NULL,
    added BIGINT NOT NULL,
    known BIGINT NOT NULL,
    refused BIGINT NOT NULL,
    faulty BIGINT NOT NULL,
    error TEXT COLLATE "C",
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);

CREATE INDEX imports_owner ON imports (owner, created_at);

CREATE TABLE import_problems (
    import_id TEXT COLLATE "C" NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    file TEXT COLLATE "C" NOT NULL,
    line BIGINT,
    column_no BIGINT,
    game BIGINT,
    move_no BIGINT,
    text TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (import_id, number)
);

CREATE TABLE claims (
    name TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    token_hash BYTEA,
    expires_at BIGINT
);
