-- What moderators did, and who was made one: only ever added to. What holds for somebody now is read off it.
-- actor: null for whoever runs the server. until: null for good. Names are not kept, so that they go with accounts.
CREATE TABLE audit (
    number BIGINT NOT NULL PRIMARY KEY,
    at     BIGINT NOT NULL,
    actor  TEXT REFERENCES users (id),
    deed   TEXT   NOT NULL,
    about  TEXT   NOT NULL REFERENCES users (id),
    report TEXT REFERENCES reports (id),
    until  BIGINT,
    reason TEXT   NOT NULL
);

CREATE INDEX audit_about ON audit (about, number);
CREATE INDEX audit_report ON audit (report);
CREATE INDEX reports_about ON reports (about, at);

CREATE TRIGGER audit_is_never_changed BEFORE UPDATE ON audit
BEGIN SELECT RAISE (ABORT, 'the log is insert-only'); END;

CREATE TRIGGER audit_is_never_deleted BEFORE DELETE ON audit
BEGIN SELECT RAISE (ABORT, 'the log is insert-only'); END;

-- Nobody was ever suspended by it; suspensions stand in the log.
ALTER TABLE accounts DROP COLUMN suspended_until;
