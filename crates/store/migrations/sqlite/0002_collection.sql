-- The matches that users have gathered from files. One row is what lists and searches need; the
-- match itself is in collected_logs, so that a search never reads it.
CREATE TABLE collected (
    id         TEXT    NOT NULL PRIMARY KEY,
    owner      TEXT    NOT NULL REFERENCES users (id),
    -- What the match is made of, whatever file it came in (pasch_collection::digest).
    digest     BLOB    NOT NULL,
    -- The file's bytes: a file that is known need not be read again.
    file_hash  BLOB    NOT NULL,
    name_a     TEXT    NOT NULL,
    name_b     TEXT    NOT NULL,
    -- The names as they are compared (pasch_collection::name_key).
    key_a      TEXT    NOT NULL,
    key_b      TEXT    NOT NULL,
    -- Identifiers of the variants; those of a series are joined by commas.
    variant    TEXT    NOT NULL,
    length     BIGINT  NOT NULL,
    score_a    BIGINT  NOT NULL,
    score_b    BIGINT  NOT NULL,
    -- 'a' or 'b'; null where nobody has won the match, and in money sessions.
    winner     TEXT,
    games      BIGINT  NOT NULL,
    rolls      BIGINT  NOT NULL,
    -- ISO 8601 as far as it is known: 1981, 1981-05 or 1981-05-30.
    played_on  TEXT,
    event      TEXT    NOT NULL,
    place      TEXT    NOT NULL,
    file       TEXT    NOT NULL,
    format     TEXT    NOT NULL,
    -- How often the file contradicts itself or the rules.
    faults     BIGINT  NOT NULL,
    -- Names, event, place and file in lower case.
    haystack   TEXT    NOT NULL,
    -- The level at which it waits to be analysed.
    wanted     TEXT,
    added_at   BIGINT  NOT NULL
);

CREATE UNIQUE INDEX collected_digest ON collected (owner, digest);
CREATE INDEX collected_file ON collected (owner, file_hash);
CREATE INDEX collected_player_a ON collected (owner, key_a, played_on);
CREATE INDEX collected_player_b ON collected (owner, key_b, played_on);
CREATE INDEX collected_played ON collected (owner, played_on);
CREATE INDEX collected_kind ON collected (owner, variant, length);
CREATE INDEX collected_added ON collected (owner, added_at);
CREATE INDEX collected_wanted ON collected (wanted, added_at) WHERE wanted IS NOT NULL;

-- log: the match in Pasch's own format, deflated. warnings: what the reader said, JSON.
CREATE TABLE collected_logs (
    match_id   TEXT    NOT NULL PRIMARY KEY REFERENCES collected (id) ON DELETE CASCADE,
    log        BLOB    NOT NULL,
    warnings   TEXT    NOT NULL
);

-- The match of the collection that an analysis is about.
ALTER TABLE analyses ADD COLUMN collected_id TEXT REFERENCES collected (id) ON DELETE CASCADE;

CREATE INDEX analyses_collected ON analyses (collected_id, created_at) WHERE collected_id IS NOT NULL;

-- How each player of a collected match played, by the latest analysis that is done; the decisions are
-- in its report.
CREATE TABLE judged (
    match_id    TEXT    NOT NULL REFERENCES collected (id) ON DELETE CASCADE,
    seat        TEXT    NOT NULL,
    analysis_id TEXT    NOT NULL REFERENCES analyses (id) ON DELETE CASCADE,
    level       TEXT    NOT NULL,
    -- 500 × equity lost per decision; null without decisions.
    pr          DOUBLE,
    decisions   BIGINT  NOT NULL,
    moves       BIGINT  NOT NULL,
    doubtful    BIGINT  NOT NULL,
    errors      BIGINT  NOT NULL,
    blunders    BIGINT  NOT NULL,
    cube_errors BIGINT  NOT NULL,
    loss_equity DOUBLE  NOT NULL,
    -- Match winning chances; null in money sessions.
    loss_mwc    DOUBLE,
    luck_equity DOUBLE  NOT NULL,
    luck_mwc    DOUBLE,
    PRIMARY KEY (match_id, seat)
) WITHOUT ROWID;

CREATE INDEX judged_analysis ON judged (analysis_id);

-- One run over files, an archive or a folder.
CREATE TABLE imports (
    id         TEXT    NOT NULL PRIMARY KEY,
    owner      TEXT    NOT NULL REFERENCES users (id),
    -- Who carries it out: 'server' or 'command'.
    origin     TEXT    NOT NULL,
    title      TEXT    NOT NULL,
    status     TEXT    NOT NULL,
    -- Files seen; of these: matches that are new, matches known already, files not understood.
    files      BIGINT  NOT NULL,
    added      BIGINT  NOT NULL,
    known      BIGINT  NOT NULL,
    refused    BIGINT  NOT NULL,
    -- New matches with faults.
    faulty     BIGINT  NOT NULL,
    error      TEXT,
    created_at BIGINT  NOT NULL,
    updated_at BIGINT  NOT NULL
);

CREATE INDEX imports_owner ON imports (owner, created_at);

-- What was wrong with the files of an import, in order; the first thousand.
CREATE TABLE import_problems (
    import_id  TEXT    NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
    number     BIGINT  NOT NULL,
    -- 'refused': nothing of the file was taken; 'fault': the rest of it was.
    kind       TEXT    NOT NULL,
    file       TEXT    NOT NULL,
    line       BIGINT,
    column_no  BIGINT,
    game       BIGINT,
    move_no    BIGINT,
    text       TEXT    NOT NULL,
    PRIMARY KEY (import_id, number)
) WITHOUT ROWID;

-- Collections filled from the command line: under which name, for whom. A link with the token makes them
-- those of the user who opens it; only its hash is kept, and only until it is used.
CREATE TABLE claims (
    name       TEXT    NOT NULL PRIMARY KEY,
    user_id    TEXT    NOT NULL REFERENCES users (id),
    token_hash BLOB,
    expires_at BIGINT
);
