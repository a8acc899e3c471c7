-- Networks from which nobody may come: 203.0.113.0/24; until null: for good.
CREATE TABLE banned_networks (
    network TEXT NOT NULL PRIMARY KEY,
    at      BIGINT NOT NULL,
    until   BIGINT,
    reason  TEXT NOT NULL
);

-- Accounts that the server is to delete, by the word of whoever runs it.
CREATE TABLE departures (
    user_id TEXT NOT NULL PRIMARY KEY REFERENCES users (id),
    at      BIGINT NOT NULL
);
