-- Chouettes: the header of each, who has which seat, the log, the talk. Names of people are those of `users`.
CREATE TABLE chouettes (
    id         TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    header     TEXT COLLATE "C" NOT NULL,
    public     BIGINT NOT NULL,
    created_by TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    created_at BIGINT NOT NULL,
    acted_at   BIGINT NOT NULL,
    seq        BIGINT NOT NULL,
    games      BIGINT NOT NULL
);
CREATE INDEX chouettes_by_act ON chouettes (public, acted_at);
CREATE TABLE chouette_seats (
    chouette_id TEXT COLLATE "C" NOT NULL REFERENCES chouettes (id),
    seat        BIGINT NOT NULL,
    user_id     TEXT COLLATE "C" REFERENCES users (id),
    level       TEXT COLLATE "C",
    PRIMARY KEY (chouette_id, seat)
);
CREATE INDEX chouette_seats_by_user ON chouette_seats (user_id);
CREATE TABLE chouette_actions (
    chouette_id TEXT COLLATE "C" NOT NULL REFERENCES chouettes (id),
    seq         BIGINT NOT NULL,
    at          BIGINT NOT NULL,
    body        TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (chouette_id, seq)
);
-- `heard`: the seats that hear a line, as JSON; null for everybody.
CREATE TABLE chouette_talk (
    chouette_id TEXT COLLATE "C" NOT NULL REFERENCES chouettes (id),
    number      BIGINT NOT NULL,
    at          BIGINT NOT NULL,
    seat        BIGINT NOT NULL,
    heard       TEXT COLLATE "C",
    body        TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (chouette_id, number)
);
