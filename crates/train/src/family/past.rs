//! What a net was before: the nets a run keeps on its way, and what its card tells of them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use pasch_engine::family::FamilyNet;
use serde::{Deserialize, Serialize};

use super::run::FamilyError;
use crate::arena::Score;
use crate::store::StoreError;

/// What a net won, after it had learned from so many games, against what became of it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Past {
    /// Games it had learned from.
    pub games: u64,
    /// Points a game against the later net, in the earlier one's view.
    pub points: f64,
    /// Half the width of their 95 % interval.
    pub interval: f64,
}

#[derive(Deserialize)]
struct Card {
    #[serde(default)]
    past: BTreeMap<String, [f64; 2]>,
}

/// The past of a net by its card, the earliest first.
///
/// # Errors
/// When the card is none.
pub fn of_card(card: &str) -> Result<Vec<Past>, toml::de::Error> {
    let Card { past } = toml::from_str(card)?;
    let found = past.into_iter().filter_map(|(name, [points, interval])| {
        Some(Past { games: name.strip_prefix("after_")?.parse().ok()?, points, interval })
    });
    Ok(found.collect())
}

/// The line of a card that [`of_card`] reads.
pub(super) fn line(games: u64, score: &Score) -> String {
    format!("after_{games:09} = [{:.4}, {:.4}]\n", score.points_per_game, score.interval)
}

/// The file that keeps the net of a run as it was after so many games.
pub(super) fn file(games: u64) -> String {
    format!("after-{games:09}.net")
}

/// The nets a run has kept in this folder, the earliest first.
pub(super) fn kept(folder: &Path) -> Result<Vec<(u64, FamilyNet)>, FamilyError> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(StoreError::io(folder))? {
        let path = entry.map_err(StoreError::io(folder))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let games = name.strip_prefix("after-").and_then(|rest| rest.strip_suffix(".net"));
        if let Some(games) = games.and_then(|games| games.parse().ok()) {
            let bytes = fs::read(&path).map_err(StoreError::io(&path))?;
            found.push((games, FamilyNet::from_bytes(&bytes)?));
        }
    }
    found.sort_by_key(|(games, _)| *games);
    Ok(found)
}
