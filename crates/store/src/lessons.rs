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

impl Store {
    /// Joins steps with those that a user has done.
    pub async fn merge_steps(&self, user_id: &UserId, rows: &[StepRow]) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        for row in rows {
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
}
