CREATE TABLE purged (
    match_id TEXT COLLATE "C" NOT NULL PRIMARY KEY
);

CREATE FUNCTION the_log_goes_with_its_match() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT 1 FROM purged WHERE match_id = OLD.match_id) THEN
        RAISE EXCEPTION 'the log is insert-only';
    END IF;
    RETURN OLD;
END
$$;

DROP TRIGGER actions_are_never_deleted ON actions;

CREATE TRIGGER actions_are_never_deleted BEFORE DELETE ON actions
FOR EACH ROW EXECUTE FUNCTION the_log_goes_with_its_match();

DROP TRIGGER dice_steps_are_never_deleted ON dice_steps;

CREATE TRIGGER dice_steps_are_never_deleted BEFORE DELETE ON dice_steps
FOR EACH ROW EXECUTE FUNCTION the_log_goes_with_its_match();

CREATE INDEX users_by_kind ON users (kind, created_at);

DROP TRIGGER dice_entries_are_never_deleted ON dice_entries;

CREATE TRIGGER dice_entries_are_never_deleted BEFORE DELETE ON dice_entries
FOR EACH ROW EXECUTE FUNCTION the_log_goes_with_its_match();
