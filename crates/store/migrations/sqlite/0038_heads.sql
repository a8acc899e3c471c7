-- What a page shows of decisions without reading their whole report (pasch_practice::decisions::Heads), JSON; empty until it is made.
ALTER TABLE judged_decisions ADD COLUMN heads TEXT NOT NULL DEFAULT '';
