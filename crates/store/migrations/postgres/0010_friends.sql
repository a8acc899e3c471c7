-- Whom an account likes to meet, and whom it does not want to meet: neither is told.
CREATE TABLE friends (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    friend  TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    at      BIGINT NOT NULL,
    PRIMARY KEY (user_id, friend)
);

CREATE TABLE blocks (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    blocked TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    at      BIGINT NOT NULL,
    PRIMARY KEY (user_id, blocked)
);
