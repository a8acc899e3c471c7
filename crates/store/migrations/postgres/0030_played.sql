-- Matches that were played here count like those of files. kind: 'file', or how it was played: 'computer', 'people', 'screen'
-- (two people at one screen). played_id: the match; own_seat: the owner's. Both are null for matches of files.
ALTER TABLE collected ADD COLUMN kind TEXT COLLATE "C" NOT NULL DEFAULT 'file';
ALTER TABLE collected ADD COLUMN played_id TEXT COLLATE "C";
ALTER TABLE collected ADD COLUMN own_seat TEXT COLLATE "C";

CREATE INDEX collected_match ON collected (played_id, owner) WHERE played_id IS NOT NULL;

-- Finished matches that are in the collections of their players, or never will be.
CREATE TABLE taken_in (
    match_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE
);
