-- What moderators did, and who was made one: only ever added to. What holds for somebody now is read off it.
-- actor: null for whoever runs the server. until: null for good. Names are not kept, so that they go with accounts.
CREATE TABLE audit (
    number BIGINT NOT NULL PRIMARY KEY,
    at     BIGINT NOT NULL,
    actor  TEXT COLLATE "C" REFERENCES users (id),
    deed   TEXT COLLATE "C" NOT NULL,
    about  TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    report TEXT COLLATE "C" REFERENCES reports (id),
    until  BIGINT,
    reason TEXT COLLATE "C" NOT NULL
);

CREATE INDEX audit_about ON audit (about, number);
CREATE INDEX audit_report ON audit (report);
CREATE INDEX reports_about ON reports (about, at);

CREATE TRIGGER audit_is_never_changed BEFORE UPDATE ON audit
FOR EACH ROW EXECUTE FUNCTION the_log_is_insert_only();

CREATE TRIGGER audit_is_never_deleted BEFORE DELETE ON audit
FOR EACH ROW EXECUTE FUNCTION the_log_is_insert_only();

CREATE TRIGGER audit_is_never_emptied BEFORE TRUNCATE ON audit
FOR EACH STATEMENT EXECUTE FUNCTION the_log_is_insert_only();

-- Nobody was ever suspended by it; suspensions stand in the log.
ALTER TABLE accounts DROP COLUMN suspended_until;
