-- 1 where a program of the account's plays, with a token: so that nobody plays one without knowing.
ALTER TABLE seats ADD COLUMN program BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN host_program BIGINT NOT NULL DEFAULT 0;
