CREATE TABLE dice_steps (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    game BIGINT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (match_id, game, number)
);

CREATE TRIGGER dice_steps_are_never_changed BEFORE UPDATE ON dice_steps
FOR EACH ROW EXECUTE FUNCTION the_log_is_insert_only();

CREATE TRIGGER dice_steps_are_never_deleted BEFORE DELETE ON dice_steps
FOR EACH ROW EXECUTE FUNCTION the_log_is_insert_only();

CREATE TRIGGER dice_steps_are_never_emptied BEFORE TRUNCATE ON dice_steps
FOR EACH STATEMENT EXECUTE FUNCTION the_log_is_insert_only();

CREATE TABLE dice_seeds (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    game BIGINT NOT NULL,
    party TEXT COLLATE "C" NOT NULL,
    from_throw BIGINT NOT NULL,
    seed BYTEA NOT NULL,
    PRIMARY KEY (match_id, game, party, from_throw)
);
