-- The public halves of keys with which people sign in; the private ones stay with their devices.
CREATE TABLE passkeys (
    -- Under which the device knows the key.
    credential_id BYTEA            NOT NULL PRIMARY KEY,
    user_id       TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    -- What its owner calls it.
    name          TEXT COLLATE "C" NOT NULL,
    -- The host it was made for; it opens nothing at another one.
    host          TEXT COLLATE "C" NOT NULL,
    -- As COSE, with COSE's number of its algorithm.
    public_key    BYTEA            NOT NULL,
    algorithm     BIGINT           NOT NULL,
    -- How often it has signed, where the device counts; 0 where it does not.
    counter       BIGINT           NOT NULL,
    -- How browsers reach the device, as words with spaces between ('internal hybrid').
    transports    TEXT COLLATE "C" NOT NULL,
    created_at    BIGINT           NOT NULL,
    used_at       BIGINT
);

CREATE INDEX passkeys_of_user ON passkeys (user_id);

-- An account with a passkey may have no password: NULL.
ALTER TABLE accounts ALTER COLUMN password DROP NOT NULL;
