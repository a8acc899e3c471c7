-- As ../sqlite/0037_beginnings.sql, where the tables are explained.

CREATE TABLE beginnings (
    digest BYTEA NOT NULL,
    match_id TEXT COLLATE "C" NOT NULL REFERENCES collected (id) ON DELETE CASCADE,
    PRIMARY KEY (digest, match_id)
);

CREATE INDEX beginnings_match ON beginnings (match_id);

ALTER TABLE collected ADD COLUMN begun BIGINT NOT NULL DEFAULT 0;
CREATE INDEX collected_begun ON collected (id) WHERE begun = 0;

ALTER TABLE imports ADD COLUMN resembling BIGINT NOT NULL DEFAULT 0;
