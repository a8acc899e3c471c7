//! How far a user has come in the lessons.
//!
//! Invariant: steps are only ever added, and what was once done without help stays so; two devices that tell different things
//! are joined to what is done on either.

use pasch_wire::UserId;

use super::driver::{from_row, params, query};
use super::{Result, Store};

/// A step of a lesson that is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepRow {
    /// Identifier of the lesson.
    pub lesson: String,
    /// The step's word.
    pub step: String,
    /// Done without help.
    pub clean: bool,
}

from_row!(StepRow { lesson, step, clean });

/// A day on which a lesson was done from its beginning to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundRow {
    /// Identifier of the lesson.
    pub lesson: String,
    /// The day, ISO 8601.
    pub day: String,
}

from_row!(RoundRow { lesson, day });

impl Store {
    /// Joins steps and rounds with those that a user has done.
    pub async fn merge_lessons(
        &self,
        user_id: &UserId,
        steps: &[StepRow],
        rounds: &[RoundRow],
    ) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        for RoundRow { lesson, day } in rounds {
            query(
                "INSERT INTO lesson_rounds (user_id, lesson, day) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            )
            .with(params![user_id, lesson, day])
            .run(&mut tx)
            .await?;
        }
        for row in steps {
            query(
                "INSERT INTO lesson_steps (user_id, lesson, step, clean) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (user_id, lesson, step) DO UPDATE SET \
                 clean = CASE WHEN excluded.clean > lesson_steps.clean THEN excluded.clean ELSE lesson_steps.clean END",
            )
            .with(params![user_id, &row.lesson, &row.step, row.clean])
            .run(&mut tx)
            .await?;
        }
        Ok(tx.commit().await?)
    }

    /// The steps that a user has done, by lesson.
    pub async fn steps_of(&self, user_id: &UserId) -> Result<Vec<StepRow>> {
        Ok(query("SELECT lesson, step, clean FROM lesson_steps WHERE user_id = $1 ORDER BY lesson, step")
            .bind(user_id)
            .all(&self.readers)
            .await?)
    }

    /// The days on which a user did whole lessons, by lesson, the earliest first.
    pub async fn rounds_of(&self, user_id: &UserId) -> Result<Vec<RoundRow>> {
        Ok(query("SELECT lesson, day FROM lesson_rounds WHERE user_id = $1 ORDER BY lesson, day")
            .bind(user_id)
            .all(&self.readers)
            .await?)
    }
}
