-- The names under which a user plays in his collection; key as it is compared (pasch_collection::name_key).
CREATE TABLE own_names (
    user_id TEXT NOT NULL REFERENCES users (id),
    key     TEXT NOT NULL,
    name    TEXT NOT NULL,
    PRIMARY KEY (user_id, key)
) WITHOUT ROWID;

-- Sums and mistakes are derived from reports, so that statistics read no report. A row here says which
-- version of them an analysis has; with another version, or none, they are made again.
CREATE TABLE judged_sums (
    analysis_id TEXT   NOT NULL PRIMARY KEY REFERENCES analyses (id) ON DELETE CASCADE,
    version     BIGINT NOT NULL
) WITHOUT ROWID;

-- kind 'theme': decisions that count, blunders among them, equity lost; kind 'cube': mistakes of that name.
CREATE TABLE judged_parts (
    analysis_id TEXT   NOT NULL REFERENCES analyses (id) ON DELETE CASCADE,
    seat        TEXT   NOT NULL,
    kind        TEXT   NOT NULL,
    name        TEXT   NOT NULL,
    decisions   BIGINT NOT NULL,
    mistakes    BIGINT NOT NULL,
    loss        DOUBLE NOT NULL,
    PRIMARY KEY (analysis_id, seat, kind, name)
) WITHOUT ROWID;

-- The decisions of a collected match that cost enough to be asked again.
CREATE TABLE problems (
    match_id    TEXT   NOT NULL REFERENCES collected (id) ON DELETE CASCADE,
    -- Index of the action in the record.
    action      BIGINT NOT NULL,
    analysis_id TEXT   NOT NULL REFERENCES analyses (id) ON DELETE CASCADE,
    seat        TEXT   NOT NULL,
    theme       TEXT,
    loss        DOUBLE NOT NULL,
    PRIMARY KEY (match_id, action)
) WITHOUT ROWID;

CREATE INDEX problems_analysis ON problems (analysis_id);

-- What was answered to a problem, and when. When it comes back is the fold of this list.
CREATE TABLE quiz_answers (
    user_id  TEXT   NOT NULL REFERENCES users (id),
    match_id TEXT   NOT NULL REFERENCES collected (id) ON DELETE CASCADE,
    action   BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    -- Equity given up.
    loss     DOUBLE NOT NULL,
    PRIMARY KEY (user_id, match_id, action, at)
) WITHOUT ROWID;

CREATE INDEX quiz_answers_match ON quiz_answers (match_id);
