-- Links by which owners of accounts choose a new password. They go to the confirmed address and end with it.
CREATE TABLE resets (
    user_id TEXT NOT NULL PRIMARY KEY REFERENCES mail (user_id) ON DELETE CASCADE,
    -- SHA-256 of the token in the link, and until when it is good.
    link    BLOB NOT NULL,
    ends    BIGINT NOT NULL
);

CREATE UNIQUE INDEX resets_by_link ON resets (link);
