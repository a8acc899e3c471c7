CREATE TABLE banned_networks (
    network TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    at      BIGINT NOT NULL,
    until   BIGINT,
    reason  TEXT COLLATE "C" NOT NULL
);

CREATE TABLE departures (
    user_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES users (id),
    at      BIGINT NOT NULL
);
