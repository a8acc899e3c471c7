-- Codes of an authenticator app beside the password. since: when the first code proved that the app has the secret; until then
-- the account is opened without codes. last_step: the last 30 seconds whose code was used, so that none is used twice.
CREATE TABLE second_factors (
    user_id   TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES accounts (user_id) ON DELETE CASCADE,
    secret    BYTEA NOT NULL,
    since     BIGINT,
    last_step BIGINT NOT NULL
);

-- Codes to be used once in the place of the app's, by their SHA-256.
CREATE TABLE recovery_codes (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES second_factors (user_id) ON DELETE CASCADE,
    hash    BYTEA NOT NULL,
    PRIMARY KEY (user_id, hash)
);
