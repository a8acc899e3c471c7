-- What was shown of the dice of a game, in order: insert-only like the log.
CREATE TABLE dice_steps (
    match_id TEXT   NOT NULL REFERENCES matches (id),
    game     BIGINT NOT NULL,
    number   BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    body     TEXT   NOT NULL,
    PRIMARY KEY (match_id, game, number)
) WITHOUT ROWID;

CREATE TRIGGER dice_steps_are_never_changed BEFORE UPDATE ON dice_steps
BEGIN SELECT RAISE (ABORT, 'the log is insert-only'); END;

CREATE TRIGGER dice_steps_are_never_deleted BEFORE DELETE ON dice_steps
BEGIN SELECT RAISE (ABORT, 'the log is insert-only'); END;

-- Seeds of the chains that the server holds: its own ('server') and those in players' places ('a', 'b'). Secret while
-- the game goes on.
CREATE TABLE dice_seeds (
    match_id   TEXT   NOT NULL REFERENCES matches (id),
    game       BIGINT NOT NULL,
    party      TEXT   NOT NULL,
    from_throw BIGINT NOT NULL,
    seed       BLOB   NOT NULL,
    PRIMARY KEY (match_id, game, party, from_throw)
) WITHOUT ROWID;
