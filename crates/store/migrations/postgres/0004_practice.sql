-- As ../sqlite/0004_practice.sql, where the tables are explained. Texts are compared byte by byte, as SQLite does.

CREATE TABLE own_names (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    key TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (user_id, key)
);

CREATE TABLE judged_sums (
    analysis_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES analyses (id) ON DELETE CASCADE,
    version BIGINT NOT NULL
);

CREATE TABLE judged_parts (
    analysis_id TEXT COLLATE "C" NOT NULL REFERENCES analyses (id) ON DELETE CASCADE,
    seat TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    decisions BIGINT NOT NULL,
    mistakes BIGINT NOT NULL,
    loss DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (analysis_id, seat, kind, name)
);

CREATE TABLE problems (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES collected (id) ON DELETE CASCADE,
    action BIGINT NOT NULL,
    analysis_id TEXT COLLATE "C" NOT NULL REFERENCES analyses (id) ON DELETE CASCADE,
    seat TEXT COLLATE "C" NOT NULL,
    theme TEXT COLLATE "C",
    loss DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (match_id, action)
);

CREATE INDEX problems_analysis ON problems (analysis_id);

CREATE TABLE quiz_answers (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    match_id TEXT COLLATE "C" NOT NULL REFERENCES collected (id) ON DELETE CASCADE,
    action BIGINT NOT NULL,
    at BIGINT NOT NULL,
    loss DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (user_id, match_id, action, at)
);

CREATE INDEX quiz_answers_match ON quiz_answers (match_id);
