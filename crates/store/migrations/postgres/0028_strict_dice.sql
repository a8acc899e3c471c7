-- Tables at which nobody's link is left with the server where the other may double: 1, else 0.
ALTER TABLE tables ADD COLUMN strict BIGINT NOT NULL DEFAULT 0;
