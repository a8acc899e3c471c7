-- Tournaments: what is fixed beside the log, the log, the tables at which matches are played, and what players say about results.
-- Names of people with an account are those of `users`.
CREATE TABLE tournaments (
    id         TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    wish       TEXT COLLATE "C" NOT NULL,
    public     BIGINT NOT NULL,
    created_by TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    created_at BIGINT NOT NULL,
    acted_at   BIGINT NOT NULL,
    seq        BIGINT NOT NULL,
    stage      TEXT COLLATE "C" NOT NULL
);
CREATE INDEX tournaments_by_act ON tournaments (public, acted_at);
CREATE INDEX tournaments_by_stage ON tournaments (stage);
CREATE TABLE tournament_entries (
    tournament_id TEXT COLLATE "C" NOT NULL REFERENCES tournaments (id),
    seq           BIGINT NOT NULL,
    body          TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (tournament_id, seq)
);
CREATE TABLE tournament_people (
    tournament_id TEXT COLLATE "C" NOT NULL REFERENCES tournaments (id),
    user_id       TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    PRIMARY KEY (tournament_id, user_id)
);
CREATE INDEX tournament_people_by_user ON tournament_people (user_id);
CREATE TABLE tournament_boards (
    tournament_id TEXT COLLATE "C" NOT NULL REFERENCES tournaments (id),
    number        BIGINT NOT NULL,
    table_id      TEXT COLLATE "C" NOT NULL,
    match_id      TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (tournament_id, number)
);
CREATE INDEX tournament_boards_by_match ON tournament_boards (match_id);
CREATE TABLE tournament_claims (
    tournament_id TEXT COLLATE "C" NOT NULL REFERENCES tournaments (id),
    number        BIGINT NOT NULL,
    claim         TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (tournament_id, number)
);
