-- Faults of imported files as data, so that they can be said in any language. Older ones have their English sentence alone.
ALTER TABLE import_problems ADD COLUMN told TEXT COLLATE "C";
