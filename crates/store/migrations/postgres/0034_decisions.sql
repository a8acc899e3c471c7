-- As ../sqlite/0034_decisions.sql, where the tables are explained.

CREATE TABLE judged_decisions (
    analysis_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES analyses (id) ON DELETE CASCADE,
    packed BYTEA NOT NULL
);

CREATE TABLE decision_notes (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES collected (id) ON DELETE CASCADE,
    action BIGINT NOT NULL,
    note TEXT COLLATE "C" NOT NULL,
    tags TEXT COLLATE "C" NOT NULL,
    flagged BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    PRIMARY KEY (match_id, action)
);

CREATE TABLE decision_sets (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    owner TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE INDEX decision_sets_owner ON decision_sets (owner);

CREATE TABLE decision_set_items (
    set_id TEXT COLLATE "C" NOT NULL REFERENCES decision_sets (id) ON DELETE CASCADE,
    match_id TEXT COLLATE "C" NOT NULL REFERENCES collected (id) ON DELETE CASCADE,
    action BIGINT NOT NULL,
    PRIMARY KEY (set_id, match_id, action)
);

CREATE INDEX decision_set_items_match ON decision_set_items (match_id);
