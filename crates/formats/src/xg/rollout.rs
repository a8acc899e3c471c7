//! Rollouts, which lie in a stream of their own: how many games, how they were played, how sure the figures are.

use super::document::level_name;
use super::records::Fields;
use crate::overlay::Method;

/// The size of a record.
const RECORD: usize = 2184;

/// Which of a record's figures a judgement shows.
#[derive(Clone, Copy)]
pub(super) enum Of {
    /// Of a play: its equity.
    Play,
    /// Of the cube: no double, and double and take.
    Cube,
}

/// The rollout with this number, in words; one without a record is a rollout all the same.
pub(super) fn method(rollouts: &[u8], index: i32, of: Of) -> Method {
    let record = usize::try_from(index).ok().and_then(|index| rollouts.chunks_exact(RECORD).nth(index));
    let Some(record) = record.map(Fields) else {
        return Method::Rollout { trials: 0, text: String::new() };
    };
    let trials = u32::try_from(record.int(84)).unwrap_or(0);
    Method::Rollout { trials, text: settings(record, of).join(", ") }
}

fn settings(record: Fields<'_>, of: Of) -> Vec<String> {
    let mut words = Vec::new();
    // Half the width of the interval that holds the equity in 95 of 100 cases.
    let error = |at: usize| Some(record.float(at)).filter(|error| error.is_finite() && *error > 0.0);
    match (of, error(2020), error(2024)) {
        (Of::Cube, Some(no_double), Some(double)) => {
            words.push(format!("±{no_double:.3} without a double and ±{double:.3} with it"));
        }
        (_, Some(error), _) => words.push(format!("±{error:.3}")),
        _ => {}
    }
    if record.byte(40) != 0 {
        words.push("variance reduction".to_owned());
    }
    if record.byte(41) != 0 {
        words.push("without the cube".to_owned());
    }
    let level = |at: usize| level_name(record.int(at));
    let later = (level(32), level(48));
    match record.int(36) {
        cut @ 1.. => {
            let first = (level(28), level(44));
            words.push(format!("first {cut} plies {}", said(&first)));
            words.push(format!("then {}", said(&later)));
        }
        _ => words.push(said(&later)),
    }
    if record.byte(0) != 0 {
        words.push(format!("truncated after {} plies", record.int(4)));
    }
    words.push(format!("dice seed {}", record.int(64)));
    words
}

fn said((moves, cube): &(String, String)) -> String {
    if moves == cube { format!("moves and cube {moves}") } else { format!("moves {moves} and cube {cube}") }
}
