-- When players are away, so that their clocks in correspondence stand. What has passed stays: clocks are read with it.
CREATE TABLE vacations (
    user_id TEXT   NOT NULL REFERENCES users (id),
    -- From when on, and until when.
    began   BIGINT NOT NULL,
    ended   BIGINT NOT NULL,
    PRIMARY KEY (user_id, began)
);
