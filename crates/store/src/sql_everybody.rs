//! Problems for everybody.

use std::collections::HashMap;

use pasch_practice::everybody::{Asked, Solver, Streak, rated};
use pasch_practice::glicko::Glicko;
use pasch_wire::UserId;

use super::driver::{Row, Transaction, params, query};
use super::everybody::{Outcome, Solved};
use super::{Result, Store};

const SOLVER: &str = "SELECT * FROM solvers WHERE user_id = $1";

fn glicko(row: &Row) -> std::result::Result<Glicko, sqlx::Error> {
    Ok(Glicko {
        rating: row.try_get("rating")?,
        deviation: row.try_get("deviation")?,
        volatility: row.try_get("volatility")?,
    })
}

fn solver(row: &Row) -> std::result::Result<Solver, sqlx::Error> {
    Ok(Solver {
        glicko: glicko(row)?,
        answered: row.try_get("answered")?,
        right: row.try_get("found")?,
        streak: Streak {
            days: row.try_get("streak_days")?,
            best: row.try_get("streak_best")?,
            last: row.try_get("streak_last")?,
        },
        at: row.try_get("at")?,
    })
}

fn asked(row: &Row) -> std::result::Result<Asked, sqlx::Error> {
    Ok(Asked { glicko: glicko(row)?, answered: row.try_get("answered")?, right: row.try_get("found")? })
}

/// How a player stands; [`Solver::NEW`] before their first answer.
async fn standing(tx: &mut Transaction, user_id: &UserId) -> Result<Solver> {
    let row = query(SOLVER).bind(user_id).fetch_optional(&mut *tx).await?;
    Ok(row.as_ref().map(solver).transpose()?.unwrap_or(Solver::NEW))
}

async fn keep(tx: &mut Transaction, user_id: &UserId, after: &Solver) -> Result<()> {
    query(
        "INSERT INTO solvers (user_id, rating, deviation, volatility, answered, found, streak_days, streak_best, \
         streak_last, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (user_id) DO UPDATE SET \
         rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility, \
         answered = excluded.answered, found = excluded.found, streak_days = excluded.streak_days, \
         streak_best = excluded.streak_best, streak_last = excluded.streak_last, at = excluded.at",
    )
    .with(params![user_id, after.glicko.rating, after.glicko.deviation, after.glicko.volatility])
    .with(params![after.answered, after.right, after.streak.days, after.streak.best, after.streak.last])
    .bind(after.at)
    .execute(&mut *tx)
    .await?;
    Ok(())
}

/// Notes that a player answered some problem at this time, in milliseconds since 1970. Returns how they stand.
pub(super) async fn answered(tx: &mut Transaction, user_id: &UserId, at: i64) -> Result<Solver> {
    let before = standing(tx, user_id).await?;
    let after = Solver { streak: before.streak.after(at), ..before };
    keep(tx, user_id, &after).await?;
    Ok(after)
}

impl Store {
    /// How a player stands; `None` before their first answer.
    pub async fn solver(&self, user_id: &UserId) -> Result<Option<Solver>> {
        let row = query(SOLVER).bind(user_id).fetch_optional(&self.readers).await?;
        Ok(row.as_ref().map(solver).transpose()?)
    }

    /// The ratings of all problems that somebody has answered.
    pub async fn problem_ratings(&self) -> Result<HashMap<String, f64>> {
        let rows: Vec<_> = query("SELECT problem, rating FROM rated_problems").all(&self.readers).await?;
        Ok(rows.into_iter().collect())
    }

    /// The problems that a player answered last, the latest first, at most `limit`, with the time of the latest answer.
    pub async fn solved_lately(&self, user_id: &UserId, limit: u32) -> Result<Vec<(String, i64)>> {
        Ok(query(
            "SELECT problem, MAX(at) AS last FROM solved WHERE user_id = $1 \
             GROUP BY problem ORDER BY last DESC, problem LIMIT $2",
        )
        .with(params![user_id, limit])
        .all(&self.readers)
        .await?)
    }

    /// Keeps an answer and, if it is the player's first to this problem, rates both.
    pub async fn solve(&self, user_id: &UserId, solved: &Solved<'_>) -> Result<Outcome> {
        let mut tx = self.writer.begin().await?;
        let known = query("SELECT 1 FROM solved WHERE user_id = $1 AND problem = $2 LIMIT 1")
            .with(params![user_id, solved.problem])
            .fetch_optional(&mut tx)
            .await?;
        let before = standing(&mut tx, user_id).await?;
        let row = query("SELECT * FROM rated_problems WHERE problem = $1")
            .bind(solved.problem)
            .fetch_optional(&mut tx)
            .await?;
        let problem = row.as_ref().map(asked).transpose()?.unwrap_or(solved.fresh);
        query(
            "INSERT INTO solved (user_id, problem, at, loss) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        )
        .with(params![user_id, solved.problem, solved.at, solved.loss])
        .execute(&mut tx)
        .await?;
        let is_first = known.is_none();
        let (after, problem) = if is_first {
            rated(before, problem, solved.loss, solved.at)
        } else {
            // A problem seen before keeps a streak alive, too.
            (Solver { streak: before.streak.after(solved.at), ..before }, problem)
        };
        keep(&mut tx, user_id, &after).await?;
        if is_first {
            query(
                "INSERT INTO rated_problems (problem, rating, deviation, volatility, answered, found) \
                 VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (problem) DO UPDATE SET rating = excluded.rating, \
                 deviation = excluded.deviation, volatility = excluded.volatility, \
                 answered = excluded.answered, found = excluded.found",
            )
            .with(params![
                solved.problem,
                problem.glicko.rating,
                problem.glicko.deviation,
                problem.glicko.volatility,
                problem.answered,
                problem.right,
            ])
            .execute(&mut tx)
            .await?;
        }
        tx.commit().await?;
        Ok(Outcome { before, after, problem, rated: is_first })
    }
}
