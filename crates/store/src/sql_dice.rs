//! The dice of matches in SQL.

use super::driver::{Transaction, from_row, params, query};
use super::sql_signed_dice::insert_entries;
use super::{Result, Store};
use pasch_table::fair::{DiceRows, DiceSeedRow, DiceStepRow, ThrownRow};
use pasch_wire::MatchId;

from_row!(DiceStepRow { game, number, at, body });
from_row!(DiceSeedRow { game, party, from_throw, seed });
from_row!(ThrownRow { body, count });

/// Adds steps to those of matches, and seeds. Of two writers with the same next number one fails.
pub(super) async fn insert_dice(
    tx: &mut Transaction,
    matches: &[(&MatchId, &DiceRows)],
) -> Result<(), sqlx::Error> {
    for (match_id, rows) in matches {
        for step in &rows.steps {
            query("INSERT INTO dice_steps (match_id, game, number, at, body) VALUES ($1, $2, $3, $4, $5)")
                .with(params![*match_id, step.game, step.number, step.at, &step.body])
                .execute(&mut *tx)
                .await?;
        }
        for seed in &rows.seeds {
            query("INSERT INTO dice_seeds (match_id, game, party, from_throw, seed) VALUES ($1, $2, $3, $4, $5)")
                .with(params![*match_id, seed.game, &seed.party])
                .with(params![seed.from_throw, &seed.seed[..]])
                .execute(&mut *tx)
                .await?;
        }
    }
    insert_entries(tx, matches).await
}

/// The dice of all matches. Steps are insert-only like the log; those of a throw are written
/// with its action ([`super::Append::dice`]).
impl Store {
    /// The steps of a match, game by game, in order.
    pub async fn dice_steps(&self, match_id: &MatchId) -> Result<Vec<DiceStepRow>> {
        Ok(query("SELECT game, number, at, body FROM dice_steps WHERE match_id = $1 ORDER BY game, number")
            .bind(match_id)
            .all(&self.readers)
            .await?)
    }

    /// The seeds that the server holds for a match.
    pub async fn dice_seeds(&self, match_id: &MatchId) -> Result<Vec<DiceSeedRow>> {
        Ok(query(
            "SELECT game, party, from_throw, seed FROM dice_seeds WHERE match_id = $1 \
             ORDER BY game, party, from_throw",
        )
        .bind(match_id)
        .all(&self.readers)
        .await?)
    }

    /// Adds steps without an action; all or none.
    pub async fn add_dice(&self, match_id: &MatchId, rows: &DiceRows) -> Result<()> {
        self.log.add_dice(match_id, rows).await
    }

    /// How often each throw fell in all matches, as their logs have it.
    pub async fn thrown(&self) -> Result<Vec<ThrownRow>> {
        // As the log writes throws (`pasch_formats::log`); those by hand are nobody's proof of anything.
        Ok(query(
            "SELECT body, COUNT(*) AS count FROM actions \
             WHERE (body LIKE '{\"do\":\"roll\"%' OR body LIKE '{\"do\":\"opening\"%') AND match_id NOT IN \
             (SELECT match_id FROM table_matches JOIN tables ON tables.id = table_id WHERE by_hand = 1) \
             GROUP BY body",
        )
        .all(&self.readers)
        .await?)
    }
}
