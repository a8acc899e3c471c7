-- Matches of rated tables that are over, derived from their logs. rated: 1 when it counts; that is decided once.
CREATE TABLE results (
    match_id   TEXT    NOT NULL PRIMARY KEY REFERENCES matches (id),
    ended_at   BIGINT  NOT NULL,
    pool       TEXT    NOT NULL,
    variant    TEXT    NOT NULL,
    length     BIGINT  NOT NULL,
    winner     TEXT    NOT NULL REFERENCES users (id),
    loser      TEXT    NOT NULL REFERENCES users (id),
    points     BIGINT  NOT NULL,
    lost       BIGINT  NOT NULL,
    rated      BIGINT  NOT NULL
);

CREATE INDEX results_winner ON results (winner, ended_at);
CREATE INDEX results_loser ON results (loser, ended_at);

-- Where a player stood after a rated match: the fold of the results in order.
CREATE TABLE rating_steps (
    match_id   TEXT    NOT NULL REFERENCES results (match_id),
    user_id    TEXT    NOT NULL REFERENCES users (id),
    pool       TEXT    NOT NULL,
    at         BIGINT  NOT NULL,
    fibs       DOUBLE  NOT NULL,
    experience BIGINT  NOT NULL,
    glicko     DOUBLE  NOT NULL,
    deviation  DOUBLE  NOT NULL,
    volatility DOUBLE  NOT NULL,
    matches    BIGINT  NOT NULL,
    PRIMARY KEY (match_id, user_id)
);

CREATE INDEX rating_steps_user ON rating_steps (user_id, pool, at);
CREATE INDEX rating_steps_at ON rating_steps (at);

-- The last of those steps: the lists.
CREATE TABLE ratings (
    user_id    TEXT    NOT NULL REFERENCES users (id),
    pool       TEXT    NOT NULL,
    at         BIGINT  NOT NULL,
    fibs       DOUBLE  NOT NULL,
    experience BIGINT  NOT NULL,
    glicko     DOUBLE  NOT NULL,
    deviation  DOUBLE  NOT NULL,
    volatility DOUBLE  NOT NULL,
    matches    BIGINT  NOT NULL,
    PRIMARY KEY (user_id, pool)
);

CREATE INDEX ratings_list ON ratings (pool, fibs);

-- The analysis that the server makes of a rated match; null where its engine knows no such game.
CREATE TABLE played_analyses (
    match_id    TEXT NOT NULL PRIMARY KEY REFERENCES matches (id),
    analysis_id TEXT REFERENCES analyses (id)
);

CREATE UNIQUE INDEX played_analyses_analysis ON played_analyses (analysis_id);

-- How each of the two played, by that analysis.
CREATE TABLE played_judged (
    match_id  TEXT    NOT NULL REFERENCES matches (id),
    user_id   TEXT    NOT NULL REFERENCES users (id),
    pr        DOUBLE,
    decisions BIGINT  NOT NULL,
    errors    BIGINT  NOT NULL,
    blunders  BIGINT  NOT NULL,
    luck      DOUBLE  NOT NULL,
    PRIMARY KEY (match_id, user_id)
);

-- With which version of the formulas the ratings were made.
CREATE TABLE rating_version (
    id      BIGINT NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL
);
