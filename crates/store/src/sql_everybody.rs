//! Problems for everybody.

use std::collections::HashMap;

use async_trait::async_trait;
use pasch_practice::everybody::{Asked, Solver, Streak, rated};
use pasch_practice::glicko::Glicko;
use pasch_wire::UserId;

use super::driver::{Row, query};
use super::everybody::{EverybodyStore, Outcome, Solved};
use super::sql_collection::small;
use super::{SqlStore, StoreError};

const SOLVER: &str = "SELECT * FROM solvers WHERE user_id = $1";

fn glicko(row: &Row) -> Result<Glicko, sqlx::Error> {
    Ok(Glicko {
        rating: row.try_get("rating")?,
        deviation: row.try_get("deviation")?,
        volatility: row.try_get("volatility")?,
    })
}

fn solver(row: &Row) -> Result<Solver, sqlx::Error> {
    Ok(Solver {
        glicko: glicko(row)?,
        answered: small(row, "answered")?,
        right: small(row, "found")?,
        streak: Streak {
            days: small(row, "streak_days")?,
            best: small(row, "streak_best")?,
            last: row.try_get("streak_last")?,
        },
        at: row.try_get("at")?,
    })
}

fn asked(row: &Row) -> Result<Asked, sqlx::Error> {
    Ok(Asked { glicko: glicko(row)?, answered: small(row, "answered")?, right: small(row, "found")? })
}

#[async_trait]
impl EverybodyStore for SqlStore {
    async fn solver(&self, user_id: &UserId) -> Result<Option<Solver>, StoreError> {
        let row = query(SOLVER).bind(user_id).fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(solver).transpose()?)
    }

    async fn problem_ratings(&self) -> Result<HashMap<String, f64>, StoreError> {
        let rows = query("SELECT problem, rating FROM rated_problems").fetch_all(&self.readers).await?;
        let one = |row: &Row| Ok((row.try_get("problem")?, row.try_get("rating")?));
        Ok(rows.iter().map(one).collect::<Result<_, sqlx::Error>>()?)
    }

    async fn solved_lately(&self, user_id: &UserId, limit: u32) -> Result<Vec<(String, i64)>, StoreError> {
        let rows = query(
            "SELECT problem, MAX(at) AS last FROM solved WHERE user_id = $1 \
             GROUP BY problem ORDER BY last DESC, problem LIMIT $2",
        )
        .bind(user_id)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        let one = |row: &Row| Ok((row.try_get("problem")?, row.try_get("last")?));
        Ok(rows.iter().map(one).collect::<Result<_, sqlx::Error>>()?)
    }

    async fn solve(&self, user_id: &UserId, solved: &Solved<'_>) -> Result<Outcome, StoreError> {
        let mut tx = self.writer.begin().await?;
        let known = query("SELECT 1 FROM solved WHERE user_id = $1 AND problem = $2 LIMIT 1")
            .bind(user_id)
            .bind(solved.problem)
            .fetch_optional(&mut tx)
            .await?;
        let row = query(SOLVER).bind(user_id).fetch_optional(&mut tx).await?;
        let before = row.as_ref().map(solver).transpose()?.unwrap_or(Solver::NEW);
        let row = query("SELECT * FROM rated_problems WHERE problem = $1")
            .bind(solved.problem)
            .fetch_optional(&mut tx)
            .await?;
        let problem = row.as_ref().map(asked).transpose()?.unwrap_or(solved.fresh);
        query(
            "INSERT INTO solved (user_id, problem, at, loss) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        )
        .bind(user_id)
        .bind(solved.problem)
        .bind(solved.at)
        .bind(solved.loss)
        .execute(&mut tx)
        .await?;
        let is_first = known.is_none();
        let (after, problem) = if is_first {
            rated(before, problem, solved.loss, solved.at)
        } else {
            // A problem seen before keeps a streak alive, too.
            (Solver { streak: before.streak.after(solved.at), ..before }, problem)
        };
        query(
            "INSERT INTO solvers (user_id, rating, deviation, volatility, answered, found, streak_days, streak_best, \
             streak_last, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (user_id) DO UPDATE SET \
             rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility, \
             answered = excluded.answered, found = excluded.found, streak_days = excluded.streak_days, \
             streak_best = excluded.streak_best, streak_last = excluded.streak_last, at = excluded.at",
        )
        .bind(user_id)
        .bind(after.glicko.rating)
        .bind(after.glicko.deviation)
        .bind(after.glicko.volatility)
        .bind(i64::from(after.answered))
        .bind(i64::from(after.right))
        .bind(i64::from(after.streak.days))
        .bind(i64::from(after.streak.best))
        .bind(after.streak.last)
        .bind(after.at)
        .execute(&mut tx)
        .await?;
        if is_first {
            query(
                "INSERT INTO rated_problems (problem, rating, deviation, volatility, answered, found) \
                 VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (problem) DO UPDATE SET rating = excluded.rating, \
                 deviation = excluded.deviation, volatility = excluded.volatility, \
                 answered = excluded.answered, found = excluded.found",
            )
            .bind(solved.problem)
            .bind(problem.glicko.rating)
            .bind(problem.glicko.deviation)
            .bind(problem.glicko.volatility)
            .bind(i64::from(problem.answered))
            .bind(i64::from(problem.right))
            .execute(&mut tx)
            .await?;
        }
        tx.commit().await?;
        Ok(Outcome { before, after, problem, rated: is_first })
    }
}
