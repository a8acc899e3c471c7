-- Steps of lessons that the owner of an account has done. Rows are only added; `clean`, once it is 1, stays so.
CREATE TABLE lesson_steps (
    user_id TEXT NOT NULL REFERENCES users (id),
    lesson  TEXT NOT NULL,
    step    TEXT NOT NULL,
    clean   BIGINT NOT NULL,
    PRIMARY KEY (user_id, lesson, step)
);
