//! A linear player in the manner of pubeval: a weighted sum of where the checkers stand, with inputs and weights of ours.

use pasch_engine::standard::board::{BAR, Board, OFF};
use pasch_engine::standard::encode::{INPUTS, for_each_of_place};
use serde::Deserialize;

use crate::bkg::DataError;
use crate::thought::{Term, Thought};

/// The weights: for each kind of position those of the inputs, then the constant, for the player on roll.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Linear {
    contact: Vec<f32>,
    race: Vec<f32>,
}

/// Bars: own zones, the other side's, and the constant.
const ZONES: [[&str; 5]; 2] = [
    ["own-home", "own-outer", "own-back", "own-bar", "own-off"],
    ["their-home", "their-outer", "their-back", "their-bar", "their-off"],
];

const fn zone(place: usize) -> usize {
    match place {
        OFF => 4,
        1..=6 => 0,
        7..=18 => 1,
        BAR => 3,
        _ => 2,
    }
}

impl Linear {
    pub(crate) fn from_toml(text: &str) -> Result<Self, DataError> {
        let linear: Self = toml::from_str(text)?;
        let wanted = INPUTS + 1;
        let sizes = [linear.contact.len(), linear.race.len()];
        match sizes.into_iter().find(|found| *found != wanted) {
            Some(found) => Err(DataError::Weights { found, wanted }),
            None => Ok(linear),
        }
    }

    pub(crate) fn think(&self, after: &Board) -> Thought {
        // The weights judge for the player on roll: the other one.
        let board = after.swap();
        let weights = if board.is_race() { &self.race } else { &self.contact };
        let mut sums = [[0.0; 5]; 2];
        for (side, lane) in board.lanes.iter().enumerate() {
            for (place, &count) in lane[..=BAR].iter().enumerate() {
                for_each_of_place(side, place, count, &mut |input, value| {
                    sums[1 - side][zone(place)] -= weights[input] * value;
                });
            }
        }
        let named = sums.iter().flatten().zip(ZONES.iter().flatten());
        let mut terms: Vec<Term> = named.map(|(&value, &id)| Term { id, value }).collect();
        terms.push(Term { id: "turn", value: -weights[INPUTS] });
        Thought { terms, outputs: None }
    }
}
