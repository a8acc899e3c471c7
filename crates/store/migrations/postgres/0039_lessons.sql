-- Steps of lessons that the owner of an account has done. Rows are only added; `clean`, once it is 1, stays so.
CREATE TABLE lesson_steps (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id),
    lesson  TEXT COLLATE "C" NOT NULL,
    step    TEXT COLLATE "C" NOT NULL,
    clean   BIGINT NOT NULL,
    PRIMARY KEY (user_id, lesson, step)
);
