-- How a match was played, read off its log; null until it has been. reason: why a match that was to be rated does not count.
-- conceded: 1 when the loser gave up or ran out of time.
ALTER TABLE results ADD COLUMN plays BIGINT;
ALTER TABLE results ADD COLUMN conceded BIGINT;
ALTER TABLE results ADD COLUMN reason TEXT;

-- How much of the change counted, from 1 to 0: less for each further match of the same two within a day.
ALTER TABLE rating_steps ADD COLUMN weight DOUBLE NOT NULL DEFAULT 1;
