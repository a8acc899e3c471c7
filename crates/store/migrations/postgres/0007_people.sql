-- A user with a row here has an account; without one he is a guest, known by his session alone.
CREATE TABLE accounts (
    user_id         TEXT COLLATE "C"   NOT NULL PRIMARY KEY REFERENCES users (id),
    -- The name as it is compared: equal for names that look alike.
    name_key        TEXT COLLATE "C"   NOT NULL,
    -- Argon2id, as a PHC string.
    password        TEXT COLLATE "C"   NOT NULL,
    -- 'player' or 'moderator'.
    role            TEXT COLLATE "C"   NOT NULL,
    -- Until when logging in is refused, in milliseconds since 1970.
    suspended_until BIGINT,
    created_at      BIGINT NOT NULL
);

CREATE UNIQUE INDEX accounts_name ON accounts (name_key);

-- How somebody likes the board, so that it follows him to other devices: a JSON object.
CREATE TABLE user_settings (
    user_id    TEXT COLLATE "C"   NOT NULL PRIMARY KEY REFERENCES users (id),
    body       TEXT COLLATE "C"   NOT NULL,
    updated_at BIGINT NOT NULL
);

-- Sessions of accounts end after a time without a request; guests have nothing else to come back with.
ALTER TABLE sessions ADD COLUMN idle_ms BIGINT;

-- What the browser called itself, for the list of sessions.
ALTER TABLE sessions ADD COLUMN agent TEXT COLLATE "C" NOT NULL DEFAULT '';
