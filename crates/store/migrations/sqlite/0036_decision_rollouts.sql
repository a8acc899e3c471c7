-- Decisions of collected matches that were chosen to be rolled out. Whose they are follows from the match.
CREATE TABLE decision_rollouts (
    match_id   TEXT   NOT NULL REFERENCES collected (id) ON DELETE CASCADE,
    -- Index of the action in the record.
    action     BIGINT NOT NULL,
    -- When it was asked for; decisions asked for in one go have the same time, and a number in their order.
    asked_at   BIGINT NOT NULL,
    number     BIGINT NOT NULL,
    -- The position's identifier, the kind of decision, and the play that was made as a rollout names it.
    position   TEXT   NOT NULL,
    kind       TEXT   NOT NULL,
    played     TEXT   NOT NULL,
    -- How to roll out, JSON.
    settings   TEXT   NOT NULL,
    -- 'waiting', 'done' or 'failed'.
    state      TEXT   NOT NULL,
    failure    TEXT,
    -- The rollout that was finished last, JSON. It stays while another one waits.
    result     TEXT,
    updated_at BIGINT NOT NULL,
    PRIMARY KEY (match_id, action)
) WITHOUT ROWID;

CREATE INDEX decision_rollouts_waiting ON decision_rollouts (asked_at, number) WHERE state = 'waiting';

-- What rollouts took lately tells how long others will take.
CREATE INDEX rollouts_latest ON rollouts (updated_at);
