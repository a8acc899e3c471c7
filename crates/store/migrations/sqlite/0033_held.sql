-- For how long the clocks of a match stood before an action, in milliseconds, because the one before it waited in the server.
-- Nothing stands here where nobody noticed.
ALTER TABLE actions ADD COLUMN held BIGINT;
