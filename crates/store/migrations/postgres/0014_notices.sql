-- The key by which push services know this server (RFC 8292): made at the first start.
CREATE TABLE push_key (
    id     BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    secret BYTEA  NOT NULL
);

-- Browsers that are told when it is somebody's turn. Each belongs to a session and ends with it.
CREATE TABLE subscriptions (
    session    BYTEA  NOT NULL PRIMARY KEY REFERENCES sessions (token_hash) ON DELETE CASCADE,
    user_id    TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    -- The address at the browser's push service, and the keys by which only the browser reads what goes there.
    endpoint   TEXT COLLATE "C" NOT NULL,
    p256dh     BYTEA  NOT NULL,
    auth       BYTEA  NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE UNIQUE INDEX subscriptions_by_endpoint ON subscriptions (endpoint);
CREATE INDEX subscriptions_by_user ON subscriptions (user_id);

-- The last turn, end of a match or challenge that somebody was told of or is to be told of.
CREATE TABLE notices (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    -- A match or a table.
    subject TEXT COLLATE "C" NOT NULL,
    kind    TEXT COLLATE "C" NOT NULL,
    -- When the turn began, the match ended, the challenge was made.
    since   BIGINT NOT NULL,
    -- When he is told unless he looks; null: he was told, or it is no news any more.
    due_at  BIGINT,
    PRIMARY KEY (user_id, subject)
);

CREATE INDEX notices_by_time ON notices (due_at);

-- Notices on their way to browsers.
CREATE TABLE pushes (
    session BYTEA  NOT NULL REFERENCES subscriptions (session) ON DELETE CASCADE ON UPDATE CASCADE,
    subject TEXT COLLATE "C" NOT NULL,
    since   BIGINT NOT NULL,
    tries   BIGINT NOT NULL,
    due_at  BIGINT NOT NULL,
    PRIMARY KEY (session, subject)
);

CREATE INDEX pushes_by_time ON pushes (due_at);
