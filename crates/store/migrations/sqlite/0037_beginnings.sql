-- How the games of collected matches begin (pasch_collection::beginnings): matches that share a beginning resemble each other.
CREATE TABLE beginnings (
    digest   BLOB NOT NULL,
    match_id TEXT NOT NULL REFERENCES collected (id) ON DELETE CASCADE,
    PRIMARY KEY (digest, match_id)
) WITHOUT ROWID;

CREATE INDEX beginnings_match ON beginnings (match_id);

-- Whether the beginnings of a match are known. Those of matches from before are found out in the background.
ALTER TABLE collected ADD COLUMN begun BIGINT NOT NULL DEFAULT 0;
CREATE INDEX collected_begun ON collected (id) WHERE begun = 0;

-- New matches of an import that resemble others.
ALTER TABLE imports ADD COLUMN resembling BIGINT NOT NULL DEFAULT 0;
