-- The key by which push services know this server (RFC 8292): made at the first start.
CREATE TABLE push_key (
    id     BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
    secret BLOB   NOT NULL
);

-- Browsers that are told when it is somebody's turn. Each belongs to a session and ends with it.
CREATE TABLE subscriptions (
    session    BLOB   NOT NULL PRIMARY KEY REFERENCES sessions (token_hash) ON DELETE CASCADE,
    user_id    TEXT   NOT NULL REFERENCES users (id),
    -- The address at the browser's push service, and the keys by which only the browser reads what goes there.
    endpoint   TEXT   NOT NULL,
    p256dh     BLOB   NOT NULL,
    auth       BLOB   NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE UNIQUE INDEX subscriptions_by_endpoint ON subscriptions (endpoint);
CREATE INDEX subscriptions_by_user ON subscriptions (user_id);

-- The last turn, end of a match or challenge that somebody was told of or is to be told of.
CREATE TABLE notices (
    user_id TEXT   NOT NULL REFERENCES users (id),
    -- A match or a table.
    subject TEXT   NOT NULL,
    kind    TEXT   NOT NULL,
    -- When the turn began, the match ended, the challenge was made.
    since   BIGINT NOT NULL,
    -- When he is told unless he looks; null: he was told, or it is no news any more.
    due_at  BIGINT,
    PRIMARY KEY (user_id, subject)
);

CREATE INDEX notices_by_time ON notices (due_at);

-- Notices on their way to browsers.
CREATE TABLE pushes (
    session BLOB   NOT NULL REFERENCES subscriptions (session) ON DELETE CASCADE ON UPDATE CASCADE,
    subject TEXT   NOT NULL,
    since   BIGINT NOT NULL,
    tries   BIGINT NOT NULL,
    due_at  BIGINT NOT NULL,
    PRIMARY KEY (session, subject)
);

CREATE INDEX pushes_by_time ON pushes (due_at);
