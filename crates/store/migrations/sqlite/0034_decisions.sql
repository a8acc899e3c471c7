-- Every decision of an analysed match, packed for searches (pasch_practice::decisions); made again with judged_sums.
CREATE TABLE judged_decisions (
    analysis_id TEXT NOT NULL PRIMARY KEY REFERENCES analyses (id) ON DELETE CASCADE,
    packed      BLOB NOT NULL
);

-- A note, tags (words, joined by blanks) and a flag of the owner's on a collected match, or on one decision of it.
CREATE TABLE decision_notes (
    match_id   TEXT   NOT NULL REFERENCES collected (id) ON DELETE CASCADE,
    -- Index of the action in the record; -1 for the match as a whole.
    action     BIGINT NOT NULL,
    note       TEXT   NOT NULL,
    tags       TEXT   NOT NULL,
    flagged    BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    PRIMARY KEY (match_id, action)
) WITHOUT ROWID;

-- Decisions that somebody has put together under a name.
CREATE TABLE decision_sets (
    id         TEXT   NOT NULL PRIMARY KEY,
    owner      TEXT   NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name       TEXT   NOT NULL,
    created_at BIGINT NOT NULL
) WITHOUT ROWID;

CREATE INDEX decision_sets_owner ON decision_sets (owner);

CREATE TABLE decision_set_items (
    set_id   TEXT   NOT NULL REFERENCES decision_sets (id) ON DELETE CASCADE,
    match_id TEXT   NOT NULL REFERENCES collected (id) ON DELETE CASCADE,
    action   BIGINT NOT NULL,
    PRIMARY KEY (set_id, match_id, action)
) WITHOUT ROWID;

CREATE INDEX decision_set_items_match ON decision_set_items (match_id);
