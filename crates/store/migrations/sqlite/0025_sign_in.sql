-- Secrets of the server's own: 'device' signs the cookies by which devices are known.
CREATE TABLE server_keys (
    name   TEXT NOT NULL PRIMARY KEY,
    secret BLOB NOT NULL
);

-- Failed attempts at an account since its owner has seen them, from devices that it does not know. mailed_at: when its
-- owner was last told by mail.
CREATE TABLE sign_in_failures (
    user_id   TEXT NOT NULL PRIMARY KEY REFERENCES users (id),
    count     BIGINT NOT NULL,
    first_at  BIGINT NOT NULL,
    last_at   BIGINT NOT NULL,
    mailed_at BIGINT
);
