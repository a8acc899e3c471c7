-- Days on which the owner of an account did a whole lesson, ISO 8601: it comes back some days after each. Rows are only added.
CREATE TABLE lesson_rounds (
    user_id TEXT NOT NULL REFERENCES users (id),
    lesson  TEXT NOT NULL,
    day     TEXT NOT NULL,
    PRIMARY KEY (user_id, lesson, day)
);
