-- How an account's name looks: equal for names that an eye confuses. Null until the server has noted it.
ALTER TABLE accounts ADD COLUMN look TEXT;

CREATE INDEX accounts_look ON accounts (look);

-- Names of accounts that were deleted while somebody was kept from playing or talking: by the SHA-256 of how they look,
-- until when (null: for good).
CREATE TABLE kept_names (
    look  BLOB NOT NULL PRIMARY KEY,
    until BIGINT
);
