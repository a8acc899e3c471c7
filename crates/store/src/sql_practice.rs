//! A player's own play.

use pasch_practice::breakdown::OwnDecisions;
use pasch_practice::everybody::Solver;
use pasch_practice::{
    AnswerRow, OwnMatchRow, OwnPartRow, PartKind, PartRow, ProblemKey, QuizRow, ResultsRow,
};
use pasch_wire::{AnalysisId, CollectedId, Seat, UserId};
use sqlx::AssertSqlSafe;

use super::driver::{Transaction, from_row, params, query};
use super::practice::{CollectorRow, DerivedRow, NameRow};
use super::{Result, Store, sql_everybody};

/// The matches of owner `$1` that they played here, or in which exactly one player has a name of the list `$2`, with the
/// owner's seat; without the kinds that do not count.
const OWN: &str = "WITH names AS (SELECT value AS key FROM json_each($2)), \
     own AS (SELECT c.*, COALESCE(c.own_seat, CASE WHEN c.key_a IN (SELECT key FROM names) THEN 'a' ELSE 'b' END) AS seat \
     FROM collected c WHERE c.owner = $1 AND (c.own_seat IS NOT NULL \
     OR (c.key_a IN (SELECT key FROM names)) <> (c.key_b IN (SELECT key FROM names))) \
     AND NOT EXISTS (SELECT 1 FROM uncounted u WHERE u.user_id = c.owner AND u.kind = c.kind)) ";

fn list(keys: &[String]) -> String {
    serde_json::to_string(keys).unwrap_or_else(|_| "[]".to_owned())
}

from_row!(OwnMatchRow {
    match_id: "id", analysis_id, played_on, added_at, opponent, opponent_key, length, pr, decisions, errors, blunders, luck,
    luck_mwc,
}, row => {
    won: match row.try_get::<Option<Seat>>("winner")? {
        Some(winner) => Some(winner == row.try_get("seat")?),
        None => None,
    },
});
from_row!(QuizRow { analysis_id, seat, theme, loss }, row => { key: ProblemKey::from_row(row)? });
from_row!(ProblemKey { match_id, action });
from_row!(AnswerRow { at, loss }, row => { key: ProblemKey::from_row(row)? });
from_row!(OwnDecisions { seat, kind, length, played_on, packed });
from_row!(OwnPartRow { rated }, row => { part: PartRow::from_row(row)? });
from_row!(PartRow { name, decisions, mistakes, loss }, row => {
    kind: match row.try_get::<String>("kind")?.as_str() {
        "theme" => PartKind::Theme,
        _ => PartKind::Cube,
    },
});
from_row!(ResultsRow { matches, won, lost, analysed });
from_row!(CollectorRow { user_id: "id", name, matches });
from_row!(NameRow { key, name, matches });

/// Methods that take `keys` mean a player's names as they are compared. Matches that the player has played here count
/// whatever their names; matches of files in which both names are theirs do not.
impl Store {
    /// The users who have collections, the largest first.
    pub async fn collectors(&self) -> Result<Vec<CollectorRow>> {
        Ok(query(
            "SELECT u.id, COALESCE((SELECT name FROM claims WHERE user_id = u.id LIMIT 1), u.name) AS name, \
             COUNT(*) AS matches FROM collected c JOIN users u ON u.id = c.owner \
             GROUP BY u.id ORDER BY matches DESC, u.id",
        )
        .all(&self.readers)
        .await?)
    }

    /// The names under which a user plays: key and name.
    pub async fn own_names(&self, user_id: &UserId) -> Result<Vec<(String, String)>> {
        Ok(query("SELECT key, name FROM own_names WHERE user_id = $1 ORDER BY name, key")
            .bind(user_id)
            .all(&self.readers)
            .await?)
    }

    /// Sets the names under which a user plays.
    pub async fn set_own_names(&self, user_id: &UserId, names: &[(String, String)]) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        query("DELETE FROM own_names WHERE user_id = $1").bind(user_id).execute(&mut tx).await?;
        for (key, name) in names {
            query("INSERT INTO own_names (user_id, key, name) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
                .with(params![user_id, key, name])
                .execute(&mut tx)
                .await?;
        }
        Ok(tx.commit().await?)
    }

    /// The names that occur most often in a collection.
    pub async fn frequent_names(&self, owner: &UserId, limit: u32) -> Result<Vec<NameRow>> {
        Ok(query(
            "SELECT key, MIN(name) AS name, COUNT(*) AS matches FROM \
             (SELECT key_a AS key, name_a AS name FROM collected WHERE owner = $1 \
             UNION ALL SELECT key_b, name_b FROM collected WHERE owner = $1) AS names \
             WHERE key <> '' GROUP BY key ORDER BY matches DESC, key LIMIT $2",
        )
        .with(params![owner, limit])
        .all(&self.readers)
        .await?)
    }

    /// The latest analyses of a collection's matches whose sums are not of this version: match and analysis.
    pub async fn without_sums(
        &self,
        owner: &UserId,
        version: u32,
        limit: u32,
    ) -> Result<Vec<(CollectedId, AnalysisId)>> {
        Ok(query(
            "SELECT j.match_id, j.analysis_id FROM collected c JOIN judged j ON j.match_id = c.id AND j.seat = 'a' \
             LEFT JOIN judged_sums s ON s.analysis_id = j.analysis_id \
             WHERE c.owner = $1 AND (s.version IS NULL OR s.version <> $2) LIMIT $3",
        )
        .with(params![owner, version, limit])
        .all(&self.readers)
        .await?)
    }

    /// Keeps what was derived from some reports, instead of what was: of all or of none.
    pub async fn keep_derived(&self, version: u32, all: &[DerivedRow]) -> Result<()> {
        let mut tx = self.writer.begin().await?;
        for one in all {
            one.keep(&mut tx, version).await?;
        }
        tx.commit().await?;
        for one in all {
            self.packed.forget(&one.analysis_id);
        }
        Ok(())
    }

    /// A player's analysed matches, the earliest first; those without a date stand where they were added.
    pub async fn own_matches(&self, owner: &UserId, keys: &[String]) -> Result<Vec<OwnMatchRow>> {
        let sql = format!(
            "{OWN} SELECT o.id, o.played_on, o.added_at, o.length, o.winner, o.seat, \
             CASE o.seat WHEN 'a' THEN o.name_b ELSE o.name_a END AS opponent, \
             CASE o.seat WHEN 'a' THEN o.key_b ELSE o.key_a END AS opponent_key, \
             j.analysis_id, j.pr, j.decisions, j.errors, j.blunders, j.luck_equity - t.luck_equity AS luck, \
             j.luck_mwc - t.luck_mwc AS luck_mwc \
             FROM own o JOIN judged j ON j.match_id = o.id AND j.seat = o.seat \
             JOIN judged t ON t.match_id = o.id AND t.seat <> o.seat"
        );
        let mut matches: Vec<OwnMatchRow> =
            query(AssertSqlSafe(sql)).bind(owner).bind(list(keys)).all(&self.readers).await?;
        // Those without a date were played before: nobody knows when, but not on the day of the import.
        matches.sort_by_cached_key(|row| (row.played_on.clone(), row.added_at, row.match_id.clone()));
        Ok(matches)
    }

    /// A player's results over all their matches, analysed or not.
    pub async fn own_results(&self, owner: &UserId, keys: &[String]) -> Result<ResultsRow> {
        let sql = format!(
            "{OWN} SELECT COUNT(*) AS matches, COUNT(CASE WHEN o.winner = o.seat THEN 1 END) AS won, \
             COUNT(CASE WHEN o.winner <> o.seat THEN 1 END) AS lost, COUNT(j.match_id) AS analysed \
             FROM own o LEFT JOIN judged j ON j.match_id = o.id AND j.seat = o.seat"
        );
        Ok(query(AssertSqlSafe(sql)).bind(owner).bind(list(keys)).one(&self.readers).await?)
    }

    /// Sums over all analysed matches of a player.
    pub async fn own_parts(&self, owner: &UserId, keys: &[String]) -> Result<Vec<OwnPartRow>> {
        let sql = format!(
            "{OWN} SELECT p.kind, p.name, CAST(SUM(p.decisions) AS BIGINT) AS decisions, CAST(SUM(p.mistakes) AS BIGINT) AS mistakes, \
             SUM(p.loss) AS loss, SUM(p.loss * CASE WHEN o.length = 1 THEN 1.5 ELSE 1.0 END) AS rated \
             FROM own o JOIN judged j ON j.match_id = o.id AND j.seat = o.seat \
             JOIN judged_parts p ON p.analysis_id = j.analysis_id AND p.seat = o.seat \
             GROUP BY p.kind, p.name ORDER BY loss DESC, p.name"
        );
        Ok(query(AssertSqlSafe(sql)).bind(owner).bind(list(keys)).all(&self.readers).await?)
    }

    /// The decisions of all analysed matches of a player, the earliest first; after [`crate::own_play::keep_up`].
    pub async fn own_decisions(&self, owner: &UserId, keys: &[String]) -> Result<Vec<OwnDecisions>> {
        let sql = format!(
            "{OWN} SELECT o.seat, o.kind, o.length, o.played_on, d.packed FROM own o \
             JOIN judged j ON j.match_id = o.id AND j.seat = o.seat \
             JOIN judged_decisions d ON d.analysis_id = j.analysis_id ORDER BY o.played_on, o.added_at, o.id"
        );
        Ok(query(AssertSqlSafe(sql)).bind(owner).bind(list(keys)).all(&self.readers).await?)
    }

    /// A player's problems, the costliest first.
    pub async fn own_problems(&self, owner: &UserId, keys: &[String]) -> Result<Vec<QuizRow>> {
        let sql = format!(
            "{OWN} SELECT p.* FROM own o JOIN problems p ON p.match_id = o.id AND p.seat = o.seat \
             ORDER BY p.loss DESC, p.match_id, p.action"
        );
        Ok(query(AssertSqlSafe(sql)).bind(owner).bind(list(keys)).all(&self.readers).await?)
    }

    /// A problem of somebody's collection.
    pub async fn find_problem(&self, owner: &UserId, key: &ProblemKey) -> Result<Option<QuizRow>> {
        Ok(query(
            "SELECT p.* FROM problems p JOIN collected c ON c.id = p.match_id \
             WHERE c.owner = $1 AND p.match_id = $2 AND p.action = $3",
        )
        .with(params![owner, &key.match_id, key.action])
        .first(&self.readers)
        .await?)
    }

    /// Any analysed match of a collection; `dart` chooses.
    pub async fn some_analysis(&self, owner: &UserId, dart: u32) -> Result<Option<AnalysisId>> {
        Ok(query(
            "SELECT j.analysis_id FROM collected c JOIN judged j ON j.match_id = c.id AND j.seat = 'a' \
             WHERE c.owner = $1 ORDER BY c.id LIMIT 1 OFFSET \
             (SELECT CASE COUNT(*) WHEN 0 THEN 0 ELSE $2 % COUNT(*) END FROM collected c \
             JOIN judged j ON j.match_id = c.id AND j.seat = 'a' WHERE c.owner = $1)",
        )
        .with(params![owner, dart])
        .first(&self.readers)
        .await?)
    }

    /// A user's answers, the earliest first.
    pub async fn answers(&self, user_id: &UserId) -> Result<Vec<AnswerRow>> {
        Ok(query("SELECT match_id, action, at, loss FROM quiz_answers WHERE user_id = $1 ORDER BY at")
            .bind(user_id)
            .all(&self.readers)
            .await?)
    }

    /// Adds an answer; one that is known already stays as it is. Returns how the player stands with the problems for everybody:
    /// answers to their own problems keep the streak alive, too.
    pub async fn add_answer(&self, user_id: &UserId, answer: &AnswerRow) -> Result<Solver> {
        let mut tx = self.writer.begin().await?;
        query(
            "INSERT INTO quiz_answers (user_id, match_id, action, at, loss) \
             VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
        )
        .with(params![user_id, &answer.key.match_id, answer.key.action])
        .with(params![answer.at, answer.loss])
        .execute(&mut tx)
        .await?;
        let solver = sql_everybody::answered(&mut tx, user_id, answer.at).await?;
        tx.commit().await?;
        Ok(solver)
    }
}

impl DerivedRow {
    async fn keep(&self, tx: &mut Transaction, version: u32) -> Result<()> {
        let Self { match_id, analysis_id, derived } = self;
        // The match may be gone, or analysed anew, by now.
        let is_current = query("SELECT 1 FROM judged WHERE match_id = $1 AND analysis_id = $2")
            .with(params![match_id, analysis_id])
            .finds(&mut *tx)
            .await?;
        if !is_current {
            return Ok(());
        }
        query("DELETE FROM judged_parts WHERE analysis_id = $1").bind(analysis_id).execute(&mut *tx).await?;
        query("DELETE FROM problems WHERE match_id = $1").bind(match_id).execute(&mut *tx).await?;
        query(
            "INSERT INTO judged_decisions (analysis_id, packed, heads) VALUES ($1, $2, $3) \
             ON CONFLICT (analysis_id) DO UPDATE SET packed = excluded.packed, heads = excluded.heads",
        )
        .with(params![analysis_id, &derived.decisions[..], &derived.heads])
        .execute(&mut *tx)
        .await?;
        for (seat, parts) in Seat::ALL.into_iter().zip(&derived.parts) {
            for part in parts {
                query(
                    "INSERT INTO judged_parts (analysis_id, seat, kind, name, decisions, mistakes, loss) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7)",
                )
                .with(params![analysis_id, seat, part.kind.word(), &part.name])
                .bind(i64::try_from(part.decisions).unwrap_or(i64::MAX))
                .with(params![i64::try_from(part.mistakes).unwrap_or(i64::MAX), part.loss])
                .execute(&mut *tx)
                .await?;
            }
        }
        for (action, seat, theme, loss) in &derived.problems {
            query(
                "INSERT INTO problems (match_id, action, analysis_id, seat, theme, loss) \
                 VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .with(params![match_id, *action, analysis_id, *seat, theme, *loss])
            .execute(&mut *tx)
            .await?;
        }
        query(
            "INSERT INTO judged_sums (analysis_id, version) VALUES ($1, $2) \
             ON CONFLICT (analysis_id) DO UPDATE SET version = excluded.version",
        )
        .with(params![analysis_id, version])
        .execute(&mut *tx)
        .await?;
        Ok(())
    }
}
