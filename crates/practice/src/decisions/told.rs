//! Decisions read back from the reports that they were packed from.

use pasch_table::view::decisions::{Around, Told};
use pasch_wire::{AnalysisId, Score, SeatNames, TurnReport, VariantView};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::rows::ProblemKey;

/// The head of a report and of its games, and where each decision stands in its text, so that one is read without the others.
/// It is kept as JSON beside the packed decisions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Heads {
    players: SeatNames,
    length: u32,
    level: String,
    games: Vec<GameHead>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct GameHead {
    variant: VariantView,
    score: Score,
    crawford: bool,
    turns: Vec<Place>,
}

/// Index of an action, and the first byte and the number of bytes of its decision in the report.
type Place = (u32, usize, usize);

/// A stored report; its decisions are left as they are.
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

fn place(report: &str, turn: &str) -> Result<Place, serde_json::Error> {
    let Head { index } = serde_json::from_str(turn)?;
    // The text of a decision is a piece of the text of its report.
    Ok((index, turn.as_ptr().addr() - report.as_ptr().addr(), turn.len()))
}

impl Heads {
    /// The heads of a report, JSON.
    ///
    /// # Errors
    /// If the text is no report.
    pub fn of(report: &str) -> Result<Self, serde_json::Error> {
        let Stored { players, length, level, games } = serde_json::from_str(report)?;
        let game = |StoredGame { variant, score, crawford, turns }: StoredGame<'_>| {
            let turns = turns.iter().map(|turn| place(report, turn.get())).collect::<Result<_, _>>()?;
            Ok(GameHead { variant, score, crawford, turns })
        };
        Ok(Self { players, length, level, games: games.into_iter().map(game).collect::<Result<_, _>>()? })
    }

    /// The decisions of the report that stand at these actions of its record, in the order of the record. Those that it does
    /// not have are left out.
    ///
    /// # Errors
    /// If the text is not the report that the heads are of.
    pub fn told(
        &self,
        report: &str,
        analysis: &AnalysisId,
        keys: &[&ProblemKey],
    ) -> Result<Vec<Told>, serde_json::Error> {
        let mut all = Vec::new();
        for game in &self.games {
            let around = Around {
                players: &self.players,
                length: self.length,
                variant: &game.variant,
                score: game.score,
                crawford: game.crawford,
                level: &self.level,
            };
            for &(index, start, length) in &game.turns {
                if let Some(key) = keys.iter().find(|key| key.action == index) {
                    let text = report.get(start..start.saturating_add(length)).unwrap_or_default();
                    let turn: TurnReport = serde_json::from_str(text)?;
                    if turn.index != index {
                        return Err(serde::de::Error::custom(turn.index));
                    }
                    all.push(Told::new(key.to_string(), analysis, around, turn));
                }
            }
        }
        Ok(all)
    }
}

/// The decisions of a report, JSON, as [`Heads::told`] reads them. `heads` is what is kept of them: JSON, or nothing.
///
/// # Errors
/// If the text is no report.
pub fn told(
    report: &str,
    heads: &str,
    analysis: &AnalysisId,
    keys: &[&ProblemKey],
) -> Result<Vec<Told>, serde_json::Error> {
    let kept = serde_json::from_str(heads).and_then(|heads: Heads| heads.told(report, analysis, keys));
    kept.or_else(|_| Heads::of(report)?.told(report, analysis, keys))
}
