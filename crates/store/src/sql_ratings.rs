//! Results, ratings and how people played.

use super::collection::JudgedRow;
use super::driver::{FromRow, Query, Row, from_row, params, query};
use super::ratings::{CountedRow, Course, PlayedRow, RankRow, ResultRow, SYSTEM};
use super::{ReportRow, Result, Store};
use crate::rating::{Fibs, Glicko, MatchResult, Pool, RatedEnd, Standing, Step, Uncounted};
use pasch_practice::OwnMatchRow;
use pasch_wire::{AnalysisId, CollectedId, MatchId, Seat, UserId};

from_row!(Standing { matches, at }, row => {
    fibs: Fibs { rating: row.try_get("fibs")?, experience: row.try_get("experience")? },
    glicko: Glicko::from_row(row)?,
});
from_row!(Glicko { rating: "glicko", deviation, volatility });
from_row!(MatchResult { match_id, ended_at, pool, length, winner, loser });
from_row!(RatedEnd { winner, loser, conceded }, row => { void: reason(row)? == Some(Uncounted::LeftEarly) });
from_row!(CountedRow { length, plays }, row => {
    reason: reason(row)?,
    weight: None,
    ratings: Vec::new(),
});
from_row!(RankRow { name }, row => { standing: Standing::from_row(row)? });

/// Why a match did not count; a reason that is not known counts as none.
fn reason(row: &Row) -> Result<Option<Uncounted>, sqlx::Error> {
    let word: Option<String> = row.try_get("reason")?;
    Ok(word.and_then(|word| Uncounted::from_word(&word)))
}

/// The columns of a standing, from `user_id` to `matches`.
fn bind_standing(query: Query, step: &Step, at: i64) -> Query {
    let Standing { fibs, glicko, matches, .. } = step.standing;
    query.with(params![&step.user_id, step.pool.word(), at, fibs.rating, fibs.experience]).with(params![
        glicko.rating,
        glicko.deviation,
        glicko.volatility,
        matches
    ])
}

impl Store {
    /// Finished matches of people with an account, against others or the computer, whose result is not written yet, by what
    /// their summaries say, and whether they were to be rated.
    pub async fn unsettled(&self) -> Result<Vec<(MatchId, bool)>> {
        // Begun at the accounts, in this order: guests play most of the matches.
        let rows: Vec<(MatchId, i64, bool)> = query(
            "SELECT DISTINCT s.match_id, s.updated_at, COALESCE(t.rated, 0) AS rated \
             FROM accounts c CROSS JOIN seats x LEFT JOIN table_matches m ON m.match_id = x.match_id \
             LEFT JOIN tables t ON t.id = m.table_id JOIN summaries s ON s.match_id = x.match_id JOIN seats a ON a.match_id = x.match_id AND a.seat = 'a' \
             JOIN seats b ON b.match_id = x.match_id AND b.seat = 'b' \
             WHERE x.user_id = c.user_id AND COALESCE(a.user_id, '') <> COALESCE(b.user_id, '') \
             AND NOT EXISTS (SELECT 1 FROM results r WHERE r.match_id = x.match_id) \
             AND s.body LIKE '%\"over\":true%' ORDER BY s.updated_at, s.match_id",
        )
        .all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(|(match_id, _, is_rated)| (match_id, is_rated)).collect())
    }

    /// Writes a result and, with it, what moderators are told of it, unless they were told of that
    /// person within `quiet` milliseconds.
    pub async fn settle(&self, row: &ResultRow, reports: &[ReportRow], quiet: i64) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        query(
            "INSERT INTO results (match_id, ended_at, pool, variant, length, winner, loser, points, lost, rated, plays, \
             conceded, reason) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT DO NOTHING",
        )
        .with(params![&row.result.match_id, row.result.ended_at, row.result.pool.word()])
        .with(params![&row.variant, row.result.length, &row.result.winner, &row.result.loser])
        .with(params![row.points[0], row.points[1], row.rated, row.course.plays])
        .with(params![row.course.conceded, row.course.reason.map(Uncounted::word)])
        .execute(&mut tx)
        .await?;
        for report in reports {
            query(
                "INSERT INTO reports (id, match_id, by_user, about, body, at) SELECT $1, $2, $3, $4, $5, $6 FROM users u \
                 WHERE u.id = $4 AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.by_user = $3 AND r.about = $4 \
                 AND r.at > $7) ON CONFLICT DO NOTHING",
            )
            .with(params![&report.id, &report.match_id, &report.by, &report.about])
            .with(params![&report.body, report.at, report.at - quiet])
            .execute(&mut tx)
            .await?;
        }
        Ok(tx.commit().await?)
    }

    /// Rated matches of a user that ended after a moment, in milliseconds since 1970, whether they counted or not.
    pub async fn rated_ends(&self, user_id: &UserId, after: i64) -> Result<Vec<RatedEnd>> {
        Ok(query(
            "SELECT winner, loser, COALESCE(conceded, 0) AS conceded, reason FROM results \
             WHERE (winner = $1 OR loser = $1) AND rated = 1 AND ended_at > $2 ORDER BY ended_at, match_id",
        )
        .with(params![user_id, after])
        .all(&self.readers)
        .await?)
    }

    /// Results of rated tables whose logs have not been read for how they were played.
    pub async fn unread_results(&self) -> Result<Vec<MatchId>> {
        Ok(query("SELECT match_id FROM results WHERE rated = 1 AND plays IS NULL ORDER BY match_id")
            .all(&self.readers)
            .await?)
    }

    /// Writes how a match was played.
    pub async fn note_course(&self, match_id: &MatchId, course: &Course) -> Result<()> {
        Ok(query("UPDATE results SET plays = $2, conceded = $3, reason = $4 WHERE match_id = $1")
            .with(params![match_id, course.plays, course.conceded])
            .bind(course.reason.map(Uncounted::word))
            .run(&self.writer)
            .await?)
    }

    /// Results that have been counted and ended after a moment, in milliseconds since 1970.
    pub async fn counted_after(&self, after: i64) -> Result<Vec<MatchResult>> {
        Ok(query(
            "SELECT match_id, ended_at, pool, length, winner, loser FROM results r WHERE ended_at > $1 \
             AND EXISTS (SELECT 1 FROM rating_steps s WHERE s.match_id = r.match_id) ORDER BY ended_at, match_id",
        )
        .bind(after)
        .all(&self.readers)
        .await?)
    }

    /// Whether, and how, a match of a rated table counted; `None` before its result is written, and for others.
    pub async fn counted(&self, match_id: &MatchId) -> Result<Option<CountedRow>> {
        let counted: Option<CountedRow> = query(
            "SELECT length, plays, reason FROM results WHERE match_id = $1 AND (rated = 1 OR reason IS NOT NULL)",
        )
        .bind(match_id)
        .first(&self.readers)
        .await?;
        let Some(mut counted) = counted else { return Ok(None) };
        let steps: Vec<(UserId, f64, f64, Option<f64>)> = query(
            "SELECT s.user_id, s.weight, s.fibs, (SELECT p.fibs FROM rating_steps p WHERE p.user_id = s.user_id \
             AND p.pool = s.pool AND (p.at < s.at OR (p.at = s.at AND p.match_id < s.match_id)) \
             ORDER BY p.at DESC, p.match_id DESC LIMIT 1) AS before FROM rating_steps s WHERE s.match_id = $1",
        )
        .bind(match_id)
        .all(&self.readers)
        .await?;
        for (user_id, weight, fibs, before) in steps {
            counted.weight = Some(weight);
            counted.ratings.push((user_id, [before.unwrap_or(Fibs::NEW.rating), fibs]));
        }
        Ok(Some(counted))
    }

    /// Results that count and have not been counted, in order.
    pub async fn uncounted(&self) -> Result<Vec<MatchResult>> {
        Ok(query(
            "SELECT match_id, ended_at, pool, length, winner, loser FROM results r WHERE rated = 1 \
             AND plays IS NOT NULL AND reason IS NULL \
             AND NOT EXISTS (SELECT 1 FROM rating_steps s WHERE s.match_id = r.match_id) \
             ORDER BY ended_at, match_id",
        )
        .all(&self.readers)
        .await?)
    }

    /// The end of the last match that was counted, in milliseconds since 1970.
    pub async fn last_counted(&self) -> Result<Option<i64>> {
        Ok(query("SELECT MAX(at) AS last FROM rating_steps").one(&self.readers).await?)
    }

    /// Where a user stands in each list.
    pub async fn standings_of(&self, user_id: &UserId) -> Result<Vec<(Pool, Standing)>> {
        let rows = query(
            "SELECT pool, at, fibs, experience, glicko, deviation, volatility, matches FROM ratings \
             WHERE user_id = $1 ORDER BY matches DESC, pool",
        )
        .bind(user_id)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok((row.try_get("pool")?, Standing::from_row(row)?))).collect()
    }

    /// Writes the standings after matches, all or none.
    pub async fn count(&self, steps: &[Step]) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        for step in steps {
            let history = query(
                "INSERT INTO rating_steps (match_id, user_id, pool, at, fibs, experience, glicko, deviation, \
                 volatility, matches, weight) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
            )
            .bind(&step.match_id);
            bind_standing(history, step, step.ended_at).bind(step.weight).execute(&mut tx).await?;
            let latest = query(
                "INSERT INTO ratings (user_id, pool, at, fibs, experience, glicko, deviation, volatility, \
                 matches) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (user_id, pool) DO UPDATE \
                 SET at = excluded.at, fibs = excluded.fibs, experience = excluded.experience, \
                 glicko = excluded.glicko, deviation = excluded.deviation, \
                 volatility = excluded.volatility, matches = excluded.matches",
            );
            bind_standing(latest, step, step.standing.at).execute(&mut tx).await?;
        }
        Ok(tx.commit().await?)
    }

    /// Forgets all standings; they are made again from the results.
    pub async fn uncount(&self) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        for statement in ["DELETE FROM rating_steps", "DELETE FROM ratings"] {
            query(statement).execute(&mut tx).await?;
        }
        Ok(tx.commit().await?)
    }

    /// Makes the server's own user, and forgets standings that another version of the formulas has made; they are made
    /// again from the results.
    pub async fn begin_ratings(&self, version: i64) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        query(
            "INSERT INTO users (id, name, kind, created_at) VALUES ($1, 'Pasch', 'system', 0) \
             ON CONFLICT (id) DO NOTHING",
        )
        .bind(SYSTEM)
        .execute(&mut tx)
        .await?;
        let known: Option<i64> =
            query("SELECT version FROM rating_version WHERE id = 1").first(&mut tx).await?;
        if known != Some(version) {
            for statement in ["DELETE FROM rating_steps", "DELETE FROM ratings"] {
                query(statement).execute(&mut tx).await?;
            }
            query(
                "INSERT INTO rating_version (id, version) VALUES (1, $1) \
                 ON CONFLICT (id) DO UPDATE SET version = excluded.version",
            )
            .bind(version)
            .execute(&mut tx)
            .await?;
        }
        Ok(tx.commit().await?)
    }

    /// The best players of a list.
    pub async fn leaders(&self, pool: Pool, limit: u32) -> Result<Vec<RankRow>> {
        Ok(query(
            "SELECT u.name, r.at, r.fibs, r.experience, r.glicko, r.deviation, r.volatility, r.matches \
             FROM ratings r JOIN users u ON u.id = r.user_id JOIN accounts a ON a.user_id = r.user_id \
             WHERE r.pool = $1 ORDER BY r.fibs DESC, u.name LIMIT $2",
        )
        .with(params![pool.word(), limit])
        .all(&self.readers)
        .await?)
    }

    /// A player's matches in order.
    pub async fn played_by(&self, user_id: &UserId) -> Result<Vec<PlayedRow>> {
        let rows = query(
            "SELECT r.match_id, r.variant, r.ended_at, r.length, r.points, r.lost, r.winner, r.rated, r.plays, r.reason, s.fibs, s.weight, r.pool, \
             other.name AS opponent, acc.user_id AS present, pa.analysis_id, an.status, j.pr, j.decisions, j.errors, j.blunders, j.luck \
             FROM results r LEFT JOIN rating_steps s ON s.match_id = r.match_id AND s.user_id = $1 \
             JOIN users other ON other.id = CASE WHEN r.winner = $1 THEN r.loser ELSE r.winner END \
             LEFT JOIN accounts acc ON acc.user_id = other.id \
             LEFT JOIN played_analyses pa ON pa.match_id = r.match_id \
             LEFT JOIN analyses an ON an.id = pa.analysis_id \
             LEFT JOIN played_judged j ON j.match_id = r.match_id AND j.user_id = $1 \
             WHERE r.winner = $1 OR r.loser = $1 ORDER BY r.ended_at, r.match_id",
        )
        .bind(user_id)
        .fetch_all(&self.readers)
        .await?;
        let count = |row: &Row, column: &str| -> Result<u32, sqlx::Error> {
            Ok(row.try_get::<Option<u32>>(column)?.unwrap_or(0))
        };
        let one = |row: &Row| {
            let winner: UserId = row.try_get("winner")?;
            let (points, lost) = (row.try_get("points")?, row.try_get("lost")?);
            let won = winner == *user_id;
            let opponent: String = row.try_get("opponent")?;
            let (analysis_id, status): (Option<AnalysisId>, Option<String>) =
                (row.try_get("analysis_id")?, row.try_get("status")?);
            let present: Option<String> = row.try_get("present")?;
            let luck: Option<f64> = row.try_get("luck")?;
            Ok(PlayedRow {
                match_id: row.try_get("match_id")?,
                variant: row.try_get("variant")?,
                points: if won { [points, lost] } else { [lost, points] },
                ended_at: row.try_get("ended_at")?,
                rated: row.try_get("rated")?,
                plays: row.try_get("plays")?,
                reason: reason(row)?,
                weight: row.try_get("weight")?,
                fibs: row.try_get("fibs")?,
                pool: row.try_get("pool")?,
                opponent_left: present.is_none(),
                analysed: status.as_deref() == Some("done"),
                played: OwnMatchRow {
                    match_id: CollectedId::default(),
                    analysis_id: analysis_id.unwrap_or_default(),
                    played_on: Some(pasch_table::calendar::day(row.try_get("ended_at")?)),
                    added_at: row.try_get("ended_at")?,
                    opponent_key: pasch_collection::name_key(&opponent),
                    opponent,
                    length: row.try_get("length")?,
                    won: Some(won),
                    pr: row.try_get("pr")?,
                    decisions: count(row, "decisions")?,
                    errors: count(row, "errors")?,
                    blunders: count(row, "blunders")?,
                    luck: luck.unwrap_or_default(),
                    luck_mwc: None,
                },
            })
        };
        rows.iter().map(one).collect()
    }

    /// Matches with a result that the server has not begun to analyse, the earliest first.
    pub async fn unanalysed(&self) -> Result<Vec<MatchId>> {
        Ok(query(
            "SELECT match_id FROM results r WHERE NOT EXISTS \
             (SELECT 1 FROM played_analyses p WHERE p.match_id = r.match_id) ORDER BY ended_at, match_id",
        )
        .all(&self.readers)
        .await?)
    }

    /// Notes the analysis of a match; none where it cannot be analysed.
    pub async fn note_analysis(&self, match_id: &MatchId, analysis_id: Option<&AnalysisId>) -> Result<()> {
        Ok(query(
            "INSERT INTO played_analyses (match_id, analysis_id) VALUES ($1, $2) \
             ON CONFLICT (match_id) DO UPDATE SET analysis_id = excluded.analysis_id",
        )
        .with(params![match_id, analysis_id])
        .run(&self.writer)
        .await?)
    }

    /// Whether a user may read an analysis that nobody has asked for: of a rated match anybody, of another its players.
    pub async fn may_read_analysed(&self, analysis_id: &AnalysisId, user_id: &UserId) -> Result<bool> {
        Ok(query(
            "SELECT p.match_id FROM played_analyses p JOIN results r ON r.match_id = p.match_id \
             WHERE p.analysis_id = $1 AND (r.rated = 1 OR r.winner = $2 OR r.loser = $2)",
        )
        .with(params![analysis_id, user_id])
        .finds(&self.readers)
        .await?)
    }

    /// Writes how both played, seats a and b, by the analysis that is done.
    pub async fn keep_judged(&self, analysis_id: &AnalysisId, seats: &[JudgedRow; 2]) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        for (seat, judged) in Seat::ALL.into_iter().zip(seats) {
            query(
                "INSERT INTO played_judged (match_id, user_id, pr, decisions, errors, blunders, luck) \
                 SELECT p.match_id, s.user_id, $3, $4, $5, $6, $7 FROM played_analyses p \
                 JOIN seats s ON s.match_id = p.match_id AND s.seat = $2 \
                 WHERE p.analysis_id = $1 AND s.user_id IS NOT NULL \
                 ON CONFLICT (match_id, user_id) DO UPDATE SET pr = excluded.pr, \
                 decisions = excluded.decisions, errors = excluded.errors, blunders = excluded.blunders, \
                 luck = excluded.luck",
            )
            .with(params![analysis_id, seat, judged.pr, judged.decisions, judged.errors])
            .with(params![judged.blunders, judged.luck_equity])
            .execute(&mut tx)
            .await?;
        }
        Ok(tx.commit().await?)
    }
}

#[cfg(any(test, feature = "testing"))]
impl Store {
    /// As before it was known how matches were played.
    pub async fn forget_courses(&self) {
        let text = "UPDATE results SET plays = NULL, conceded = NULL, reason = NULL";
        query(text).execute(&self.writer).await.unwrap();
    }
}
