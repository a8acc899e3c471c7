-- By how many milliseconds the time by which matches are played is ahead of the wall clock from an outage on: that was
-- set back, and playing time does not go back.
ALTER TABLE outages ADD COLUMN ahead BIGINT NOT NULL DEFAULT 0;
