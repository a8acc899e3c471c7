-- Guests who have not been seen for long go with their matches. The logs stay insert-only but for matches that are named here
-- first, in the same transaction.
CREATE TABLE purged (
    match_id   TEXT    NOT NULL PRIMARY KEY
) WITHOUT ROWID;

DROP TRIGGER actions_are_never_deleted;

CREATE TRIGGER actions_are_never_deleted BEFORE DELETE ON actions
WHEN NOT EXISTS (SELECT 1 FROM purged WHERE match_id = OLD.match_id)
BEGIN SELECT RAISE (ABORT, 'the log is insert-only'); END;

DROP TRIGGER dice_steps_are_never_deleted;

CREATE TRIGGER dice_steps_are_never_deleted BEFORE DELETE ON dice_steps
WHEN NOT EXISTS (SELECT 1 FROM purged WHERE match_id = OLD.match_id)
BEGIN SELECT RAISE (ABORT, 'the log is insert-only'); END;

CREATE INDEX users_by_kind ON users (kind, created_at);

DROP TRIGGER dice_entries_are_never_deleted;

CREATE TRIGGER dice_entries_are_never_deleted BEFORE DELETE ON dice_entries
WHEN NOT EXISTS (SELECT 1 FROM purged WHERE match_id = OLD.match_id)
BEGIN SELECT RAISE (ABORT, 'the log is insert-only'); END;
