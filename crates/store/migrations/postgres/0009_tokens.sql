-- A token is the session of a program: what it is good for, as words with spaces between ('play read'). Sessions of browsers
-- have NULL here. `agent` is what its owner calls it.
ALTER TABLE sessions ADD COLUMN scopes TEXT COLLATE "C";
