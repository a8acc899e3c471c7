-- Where people are mailed about correspondence.
CREATE TABLE mail (
    user_id   TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES users (id),
    -- The address; its owner has followed a link that was sent there. NULL: none yet.
    address   TEXT COLLATE "C",
    -- An address to which the link goes, or has gone.
    asked     TEXT COLLATE "C",
    -- SHA-256 of the token in that link, and until when the address is asked for.
    link      BYTEA,
    link_ends BIGINT,
    -- The address that will not take mail: one of the two above.
    refused   TEXT COLLATE "C",
    -- How often: 'never', 'hourly' or 'daily' at most.
    pace      TEXT COLLATE "C" NOT NULL,
    -- The token in every mail that ends them without signing in, and does nothing else.
    stop      TEXT COLLATE "C" NOT NULL,
    -- When the last one went out; 0: none has.
    told_at   BIGINT NOT NULL
);

CREATE UNIQUE INDEX mail_by_link ON mail (link);
CREATE UNIQUE INDEX mail_by_stop ON mail (stop);

-- Correspondence matches that wait for somebody.
CREATE TABLE mail_turns (
    user_id  TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    -- When the turn began.
    since    BIGINT NOT NULL,
    -- From when on it may be mailed, and from when on that little time is left.
    tell_at  BIGINT NOT NULL,
    warn_at  BIGINT NOT NULL,
    -- 1: he knows of it, by mail, by his browser, or because he has looked.
    told     BIGINT NOT NULL,
    -- 1: he was mailed that little time is left.
    warned   BIGINT NOT NULL,
    PRIMARY KEY (user_id, match_id)
);

-- Mail that has to go out.
CREATE TABLE letters (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES mail (user_id) ON DELETE CASCADE,
    -- 'link' to confirm an address, or 'turns'.
    kind    TEXT COLLATE "C" NOT NULL,
    tries   BIGINT NOT NULL,
    due_at  BIGINT NOT NULL,
    PRIMARY KEY (user_id, kind)
);

CREATE INDEX letters_by_time ON letters (due_at);
