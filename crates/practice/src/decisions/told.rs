//! Decisions read back from the reports that they were packed from.

use pasch_table::view::decisions::{Around, Told};
use pasch_wire::{AnalysisId, Score, SeatNames, VariantView};
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::rows::ProblemKey;

/// A stored report; of its decisions only those are read that are asked for.
#[derive(Debug, Deserialize)]
struct Stored<'r> {
    players: SeatNames,
    length: u32,
    level: String,
    #[serde(borrow)]
    games: Vec<StoredGame<'r>>,
}

#[derive(Debug, Deserialize)]
struct StoredGame<'r> {
    variant: VariantView,
    score: Score,
    crawford: bool,
    #[serde(borrow)]
    turns: Vec<&'r RawValue>,
}

#[derive(Deserialize)]
struct Head {
    index: u32,
}

/// The decisions of a report, JSON, that stand at these actions of its record, in the order of the record. Those that it
/// does not have are left out.
///
/// # Errors
/// If the text is no report.
pub fn told(
    report: &str,
    analysis: &AnalysisId,
    keys: &[&ProblemKey],
) -> Result<Vec<Told>, serde_json::Error> {
    let stored: Stored<'_> = serde_json::from_str(report)?;
    let mut all = Vec::new();
    for game in &stored.games {
        let around = Around {
            players: &stored.players,
            length: stored.length,
            variant: &game.variant,
            score: game.score,
            crawford: game.crawford,
            level: &stored.level,
        };
        for turn in &game.turns {
            let Head { index } = serde_json::from_str(turn.get())?;
            if let Some(key) = keys.iter().find(|key| key.action == index) {
                all.push(Told::new(key.to_string(), analysis, around, serde_json::from_str(turn.get())?));
            }
        }
    }
    Ok(all)
}
