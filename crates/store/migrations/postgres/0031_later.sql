-- When there is much to do, matches that were played here are analysed quickly at first; later: the level of the analysis
-- that follows. People take turns, so matches that wait are found by their owners.
ALTER TABLE collected ADD COLUMN later TEXT COLLATE "C";

DROP INDEX collected_wanted;
CREATE INDEX collected_wanted ON collected (owner, added_at, id) WHERE wanted IS NOT NULL;
CREATE INDEX collected_later ON collected (owner, added_at, id) WHERE later IS NOT NULL;

-- Kinds of matches (collected.kind) that do not count in somebody's statistics and problems.
CREATE TABLE uncounted (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (user_id, kind)
);
