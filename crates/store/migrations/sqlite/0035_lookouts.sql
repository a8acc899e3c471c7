-- People who want to be told that others come to the lobby, until when, and when they were told last.
CREATE TABLE lookouts (
    user_id TEXT    NOT NULL PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    until   BIGINT NOT NULL,
    told_at BIGINT
);
