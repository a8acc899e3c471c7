CREATE TABLE server_keys (
    name   TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    secret BYTEA NOT NULL
);

CREATE TABLE sign_in_failures (
    user_id   TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES users (id),
    count     BIGINT NOT NULL,
    first_at  BIGINT NOT NULL,
    last_at   BIGINT NOT NULL,
    mailed_at BIGINT
);
