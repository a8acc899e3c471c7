-- As ../sqlite/0036_decision_rollouts.sql, where the table is explained.

CREATE TABLE decision_rollouts (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES collected (id) ON DELETE CASCADE,
    action BIGINT NOT NULL,
    asked_at BIGINT NOT NULL,
    number BIGINT NOT NULL,
    position TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    played TEXT COLLATE "C" NOT NULL,
    settings TEXT COLLATE "C" NOT NULL,
    state TEXT COLLATE "C" NOT NULL,
    failure TEXT COLLATE "C",
    result TEXT COLLATE "C",
    updated_at BIGINT NOT NULL,
    PRIMARY KEY (match_id, action)
);

CREATE INDEX decision_rollouts_waiting ON decision_rollouts (asked_at, number) WHERE state = 'waiting';

CREATE INDEX rollouts_latest ON rollouts (updated_at);
