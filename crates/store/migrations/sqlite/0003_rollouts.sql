-- Rollouts, by what is rolled out and how: as they are shown, and where they go on.
CREATE TABLE rollouts (
    id         TEXT    NOT NULL PRIMARY KEY,
    view       TEXT    NOT NULL,
    state      BLOB    NOT NULL,
    updated_at BIGINT  NOT NULL
);
