-- Tables at which players throw dice of their own and enter them: 1, else 0.
ALTER TABLE tables ADD COLUMN by_hand BIGINT NOT NULL DEFAULT 0;
