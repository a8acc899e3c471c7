-- Whom a rated table is for, JSON: the lowest and the highest rating; null for anybody.
ALTER TABLE tables ADD COLUMN ratings TEXT;
