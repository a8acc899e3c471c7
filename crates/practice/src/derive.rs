//! From a report to what statistics and problems need of it.

use pasch_analysis::Theme;
use pasch_wire::{CubeView, DecisionKind, Mark, PositionView, Score, Seat};
use serde::Deserialize;

use super::decisions::{Decision, Heads, Structure, pack};
use super::rows::{Derived, PartKind, PartRow};

/// Raised when something else is derived; all of it is then made again.
pub const VERSION: u32 = 2;

/// Equity a decision has given up at least to come back as a problem: what the marks call an error.
const COSTLY: f64 = 0.060;

/// A stored report, as far as it is needed here. Old reports have no themes.
#[derive(Debug, Deserialize)]
struct Stored {
    #[serde(default)]
    length: u32,
    #[serde(default)]
    themes: Seats<Vec<StoredTheme>>,
    summary: Seats<StoredSummary>,
    games: Vec<StoredGame>,
}

#[derive(Debug, Default, Deserialize)]
struct Seats<T> {
    a: T,
    b: T,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
struct StoredSummary {
    #[serde(default)]
    cube_mistakes: Vec<StoredMistakes>,
}

#[derive(Debug, Deserialize)]
struct StoredTheme {
    theme: String,
    decisions: u64,
    loss: f64,
    blunders: u64,
}

#[derive(Debug, Deserialize)]
struct StoredMistakes {
    kind: String,
    count: u64,
    loss: f64,
}

#[derive(Debug, Deserialize)]
struct StoredGame {
    #[serde(default)]
    score: Score,
    #[serde(default)]
    crawford: bool,
    turns: Vec<StoredTurn>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct StoredTurn {
    index: u32,
    player: Seat,
    kind: DecisionKind,
    #[serde(default)]
    theme: Option<String>,
    loss: f64,
    #[serde(default)]
    dice: Option<Vec<u8>>,
    #[serde(default)]
    position: Option<PositionView>,
    #[serde(default)]
    cube: Option<CubeView>,
    #[serde(default)]
    mark: Option<Mark>,
    #[serde(default)]
    luck: Option<f64>,
    #[serde(default)]
    counts: Option<bool>,
    #[serde(default)]
    cube_decision: Option<StoredCube>,
}

#[derive(Debug, Deserialize)]
struct StoredCube {
    shown: bool,
}

/// A decision of a game to `length` points; `None` in old reports, which do not say where the checkers stood.
fn decision(turn: &StoredTurn, game: &StoredGame, length: u32) -> Option<Decision> {
    let (position, cube) = (turn.position.as_ref()?, turn.cube.as_ref()?);
    let away = |points: u32| u8::try_from(length.saturating_sub(points)).unwrap_or(u8::MAX);
    let Score { a, b } = game.score;
    let (mine, theirs) = match turn.player {
        Seat::A => (away(a), away(b)),
        Seat::B => (away(b), away(a)),
    };
    // Reports that do not say it count a cube decision where they show it.
    let counts = turn.mark.is_some() && turn.cube_decision.as_ref().is_none_or(|cube| cube.shown);
    let blank = Decision {
        action: turn.index,
        seat: turn.player,
        kind: turn.kind,
        dice: match turn.dice.as_deref() {
            Some(&[one, two]) => Some((one.max(two), one.min(two))),
            _ => None,
        },
        theme: Theme::ALL.into_iter().find(|theme| turn.theme.as_deref() == Some(theme.words())),
        mark: turn.mark,
        counts: turn.counts.unwrap_or(counts),
        loss: turn.loss as f32,
        luck: turn.luck.map(|luck| luck as f32),
        mine: Structure::default(),
        theirs: Structure::default(),
        cube: 0,
        owner: None,
        away: (length > 0).then_some([mine, theirs]),
        crawford: game.crawford,
    };
    Some(blank.at(position, cube))
}

/// Takes sums and problems out of a report.
///
/// # Errors
/// If the text is no report in JSON.
pub fn derive(report: &str) -> Result<Derived, serde_json::Error> {
    let stored: Stored = serde_json::from_str(report)?;
    let parts = |themes: &[StoredTheme], summary: &StoredSummary| {
        let theme = |one: &StoredTheme| PartRow {
            kind: PartKind::Theme,
            name: one.theme.clone(),
            decisions: one.decisions,
            mistakes: one.blunders,
            loss: one.loss,
        };
        let cube = |one: &StoredMistakes| PartRow {
            kind: PartKind::Cube,
            name: one.kind.clone(),
            decisions: 0,
            mistakes: one.count,
            loss: one.loss,
        };
        themes.iter().map(theme).chain(summary.cube_mistakes.iter().map(cube)).collect()
    };
    // A beaver has three answers, which the buttons of a problem do not offer.
    let comes_back = |turn: &StoredTurn| {
        turn.loss >= COSTLY && !matches!(turn.kind, DecisionKind::Beaver | DecisionKind::Raccoon)
    };
    let problem = |turn: StoredTurn| (turn.index, turn.player, turn.theme, turn.loss);
    let turns = stored.games.iter().flat_map(|game| game.turns.iter().map(move |turn| (turn, game)));
    let decisions: Vec<_> = turns.filter_map(|(turn, game)| decision(turn, game, stored.length)).collect();
    Ok(Derived {
        decisions: pack(&decisions),
        heads: Heads::of(report).and_then(|heads| serde_json::to_string(&heads)).unwrap_or_default(),
        parts: [parts(&stored.themes.a, &stored.summary.a), parts(&stored.themes.b, &stored.summary.b)],
        problems: stored
            .games
            .into_iter()
            .flat_map(|game| game.turns)
            .filter(comes_back)
            .map(problem)
            .collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn costly_decisions_come_back_and_sums_are_kept() {
        let report = r#"{"players":{"a":"Anna","b":"Bert"},
            "themes":{"a":[{"theme":"blitz","decisions":4,"loss":0.3,"blunders":1,"pr":37.5}],"b":[]},
            "summary":{"a":{"cubeMistakes":[{"kind":"wrong take","count":2,"loss":0.4}]},"b":{}},
            "games":[{"turns":[
              {"index":3,"player":"a","kind":"play","theme":"blitz","loss":0.3,"text":"8/5"},
              {"index":4,"player":"b","kind":"take","loss":0.06},
              {"index":5,"player":"b","kind":"play","loss":0.0599},
              {"index":6,"player":"a","kind":"beaver","loss":0.5}]}]}"#;
        let derived = derive(report).unwrap();
        assert_eq!(derived.problems, [(3, Seat::A, Some("blitz".to_owned()), 0.3), (4, Seat::B, None, 0.06)]);
        let [a, b] = derived.parts;
        let names: Vec<_> = a.iter().map(|part| (part.kind, part.name.as_str(), part.mistakes)).collect();
        assert_eq!(names, [(PartKind::Theme, "blitz", 1), (PartKind::Cube, "wrong take", 2)]);
        assert!(b.is_empty());
    }

    #[test]
    fn old_reports_have_no_themes_and_what_is_no_report_is_refused() {
        let old = r#"{"summary":{"a":{},"b":{}},"games":[]}"#;
        assert_eq!(derive(old).unwrap(), Derived::default());
        assert!(derive("").is_err() && derive("{}").is_err());
    }
}
