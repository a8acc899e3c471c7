-- What a list of analyses shows of a report, as JSON: kept when it is first asked for.
ALTER TABLE analyses ADD COLUMN result TEXT;
