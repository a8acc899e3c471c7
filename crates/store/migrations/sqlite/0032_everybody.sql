-- Problems for everybody: how players stand with them. Ratings by Glicko-2; streak_days up to streak_last, a day counted from
-- 1970-01-01 in UTC; at: when the last problem was rated.
CREATE TABLE solvers (
    user_id      TEXT   NOT NULL PRIMARY KEY REFERENCES users (id),
    rating       DOUBLE NOT NULL,
    deviation    DOUBLE NOT NULL,
    volatility   DOUBLE NOT NULL,
    answered     BIGINT NOT NULL,
    found        BIGINT NOT NULL,
    streak_days  BIGINT NOT NULL,
    streak_best  BIGINT NOT NULL,
    streak_last  BIGINT NOT NULL,
    at           BIGINT NOT NULL
) WITHOUT ROWID;

-- The ratings of problems that somebody has answered. A problem is known by its question, so it keeps its rating when the set is
-- made again.
CREATE TABLE rated_problems (
    problem      TEXT   NOT NULL PRIMARY KEY,
    rating       DOUBLE NOT NULL,
    deviation    DOUBLE NOT NULL,
    volatility   DOUBLE NOT NULL,
    answered     BIGINT NOT NULL,
    found        BIGINT NOT NULL
) WITHOUT ROWID;

-- Every answer. Only the first one of a player to a problem is rated.
CREATE TABLE solved (
    user_id      TEXT   NOT NULL REFERENCES users (id),
    problem      TEXT   NOT NULL,
    at           BIGINT NOT NULL,
    -- Equity given up.
    loss         DOUBLE NOT NULL,
    PRIMARY KEY (user_id, problem, at)
) WITHOUT ROWID;

CREATE INDEX solved_at ON solved (user_id, at);
