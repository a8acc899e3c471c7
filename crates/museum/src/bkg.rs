//! Our BKG: a sum in the spirit of Berliner's program, in ten numbers that can be read.
//!
//! `V = (1 − κ)·race + κ·Σ Aᵢ·fᵢ`, where `κ = (1 + c/(c + c₀))/2` and *c* is the share of pairs of checkers that still have to
//! pass each other. One play takes at most four checkers past at most fifteen, or hits four: *c* changes by at most 60/225.
//! With the delivered c₀ that changes κ by less than a tenth. So no play can be made to look good by leaving the state in
//! which its faults count. A test plays positions to prove it. What only counts in contact is a feature that fades by
//! itself: without contact there are no blots in danger.
//!
//! With hard borders, as in 1977, κ is 1 while there is any contact and 0 after it. A bear-off is then a class of its own,
//! too, which counts checkers first.

use pasch_engine::standard::board::Board;
use pasch_messages::Describe;
use serde::Deserialize;
use thiserror::Error;

use crate::features;
use crate::thought::Thought;

/// Why a text holds no numbers of a classic.
#[derive(Debug, Describe, Error)]
#[describe("museum-data-error")]
pub enum DataError {
    /// It is not the expected TOML.
    Toml(
        #[from]
        #[describe(name = "value", text)]
        toml::de::Error,
    ),
    /// The number of weights is wrong.
    Weights {
        /// As many as the text has.
        found: usize,
        /// As many as the player needs.
        wanted: usize,
    },
}

/// How the borders between kinds of positions are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Borders {
    /// Classes, as in 1977.
    Hard,
    /// A coefficient that changes slowly, as in 1979.
    Soft,
}

/// The ten numbers. Each weight is in points for a feature of 1, the player's own less the opponent's where both have it.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Bkg {
    /// How slowly the coefficient grows with contact: c₀.
    pub contact: f32,
    /// The lead in the race, from -1 to 1.
    pub race: f32,
    /// Own blots in danger.
    pub danger: f32,
    /// How little the other side's rearmost checker can escape, squared.
    pub blockade: f32,
    /// Points held in the home board.
    pub board: f32,
    /// The best anchor.
    pub anchor: f32,
    /// Checkers stacked beyond three.
    pub stacks: f32,
    /// Checkers left behind and on the bar.
    pub back: f32,
    /// Checkers borne off.
    pub off: f32,
    /// The lead in pips while there is contact, a hundred to 1: takes back what the race says too early.
    pub lead: f32,
}

/// The features that the weights multiply, after a play; the race first.
pub(crate) const FEATURES: usize = 9;

/// The features of a position, the race first, in the order of [`Bkg`].
pub(crate) fn features(after: &Board) -> [f32; FEATURES] {
    let [own, theirs] = &after.lanes;
    let race = 1.0 - 2.0 * features::race_chance(after.pips(1), after.pips(0));
    let off = features::off(own) - features::off(theirs);
    let mut all = [race, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, off, 0.0];
    if features::contact(after) > 0.0 {
        let caught = |runner, blocker| (1.0 - features::escapes(runner, blocker) as f32 / 36.0).powi(2);
        let both = |of: fn(&[u8; 32]) -> f32| of(own) - of(theirs);
        all[1] = features::danger(theirs, own) * (1.0 + features::home(theirs).powi(2));
        all[2] = caught(theirs, own) - caught(own, theirs);
        all[3] = both(features::home);
        all[4] = both(features::anchor);
        all[5] = both(features::stacks);
        all[6] = both(features::back);
        all[8] = (after.pips(1) as f32 - after.pips(0) as f32) / 100.0;
    }
    all
}

impl Bkg {
    /// The delivered numbers.
    ///
    /// # Errors
    /// Never, unless the program was built from a damaged file.
    pub fn builtin() -> Result<Self, DataError> {
        Self::from_toml(include_str!("../data/bkg.toml"))
    }

    /// Reads the numbers from TOML.
    ///
    /// # Errors
    /// When the text is something else.
    pub fn from_toml(text: &str) -> Result<Self, DataError> {
        Ok(toml::from_str(text)?)
    }

    /// The numbers as TOML.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let all = [self.contact].into_iter().chain(self.weights());
        NAMES.iter().zip(all).map(|(name, value)| format!("{name} = {value:.3}\n")).collect()
    }

    /// The weights in the order of the features.
    pub(crate) fn weights(&self) -> [f32; FEATURES] {
        [
            self.race,
            self.danger,
            self.blockade,
            self.board,
            self.anchor,
            self.stacks,
            self.back,
            self.off,
            self.lead,
        ]
    }

    /// Numbers of a contact and weights in the order of the features.
    pub(crate) fn of(contact: f32, weights: [f32; FEATURES]) -> Self {
        let [race, danger, blockade, board, anchor, stacks, back, off, lead] = weights;
        Self { contact, race, danger, blockade, board, anchor, stacks, back, off, lead }
    }

    /// The application coefficient κ of a position: how much contact counts beside the race.
    #[must_use]
    pub fn coefficient(&self, board: &Board, borders: Borders) -> f32 {
        let contact = features::contact(board);
        match borders {
            Borders::Soft => f32::midpoint(1.0, contact / (contact + self.contact)),
            Borders::Hard if contact > 0.0 => 1.0,
            Borders::Hard => 0.0,
        }
    }

    /// Its thoughts about a play.
    #[must_use]
    pub fn think(&self, after: &Board, borders: Borders) -> Thought {
        let share = self.coefficient(after, borders);
        let features = features(after);
        if borders == Borders::Hard && share == 0.0 && after.rear(0) <= 6 {
            // The class of bear-offs: checkers first, pips to tell equals apart.
            let pips = (after.pips(1) as f32 - after.pips(0) as f32) / 100.0;
            return Thought::of([("off", features[7]), ("race", pips)]);
        }
        let weighed = |place: usize| share * self.weights()[place] * features[place];
        Thought::of([
            ("race", (1.0 - share) * self.race * features[0]),
            ("danger", weighed(1)),
            ("blockade", weighed(2)),
            ("board", weighed(3)),
            ("anchor", weighed(4)),
            ("stacks", weighed(5)),
            ("back", weighed(6)),
            ("off", weighed(7)),
            ("lead", weighed(8)),
        ])
    }
}

const NAMES: [&str; FEATURES + 1] =
    ["contact", "race", "danger", "blockade", "board", "anchor", "stacks", "back", "off", "lead"];

#[cfg(test)]
mod tests {
    use pasch_engine::standard::movegen::{Afterstates, generate};
    use proptest::prelude::*;

    use super::*;

    /// Any position with fifteen checkers a side, reached or not.
    fn boards() -> impl Strategy<Value = Board> {
        let side = || prop::collection::vec(0u8..=25, 15);
        (side(), side()).prop_filter_map("both on one point", |sides| {
            let side = |points: &[u8]| points.iter().map(|&point| (point, 1)).collect::<Vec<_>>();
            // The second side stands where the first leaves room.
            let first = Board::from_points(&side(&sides.0), &[]).lanes[0];
            let free: Vec<u8> =
                (0..=25).filter(|&p| p == 0 || p == 25 || first[25 - usize::from(p)] == 0).collect();
            let second: Vec<u8> = sides.1.iter().map(|&p| free[usize::from(p) % free.len()]).collect();
            let board = Board::from_points(&side(&sides.0), &side(&second));
            (board.is_valid() && board.finished().is_none()).then_some(board)
        })
    }

    /// The most by which a play of the roll changes the coefficient.
    fn changes(bkg: &Bkg, board: &Board, dice: (u8, u8), borders: Borders) -> f32 {
        let mut list = Afterstates::new();
        generate(board, dice, &mut list);
        let before = bkg.coefficient(board, borders);
        let change = |after: &Board| (bkg.coefficient(after, borders) - before).abs();
        list.boards().iter().map(change).fold(0.0, f32::max)
    }

    proptest! {
        /// No suicide construction: no play changes a coefficient by more than a tenth.
        #[test]
        fn no_play_changes_a_coefficient_by_more_than_a_tenth(
            seed in any::<u64>(), plays in 1usize..80, dice in (1u8..=6, 1u8..=6),
        ) {
            let bkg = Bkg::builtin().expect("the delivered numbers");
            let board = crate::games::somewhere(seed, plays);
            let change = changes(&bkg, &board, dice, Borders::Soft);
            prop_assert!(change <= 0.1, "{board:?} {dice:?}: {change}");
        }

        #[test]
        fn nor_in_positions_that_no_game_reaches(board in boards(), die in 1u8..=6) {
            let bkg = Bkg::builtin().expect("the delivered numbers");
            prop_assert!(changes(&bkg, &board, (die, die), Borders::Soft) <= 0.1);
        }
    }

    #[test]
    fn the_worst_play_changes_it_by_a_tenth_and_hard_borders_by_all() {
        let bkg = Bkg::builtin().expect("the delivered numbers");
        // Four checkers pass all fifteen.
        let worst = Board::from_points(&[(19, 4), (0, 11)], &[(7, 15)]);
        let change = |borders| changes(&bkg, &worst, (2, 2), borders);
        assert!((0.09..=0.1).contains(&change(Borders::Soft)), "{}", change(Borders::Soft));
        assert_eq!(change(Borders::Hard), 1.0);
    }

    #[test]
    fn a_race_is_the_race_alone() {
        let bkg = Bkg::builtin().expect("the delivered numbers");
        let race = Board::from_points(&[(6, 8), (5, 7)], &[(6, 15)]);
        let thought = bkg.think(&race, Borders::Soft);
        let others = thought.terms.iter().filter(|term| term.id != "race");
        assert!(others.clone().all(|term| term.value == 0.0), "{thought:?}");
        assert_eq!(bkg.coefficient(&race, Borders::Hard), 0.0);
        assert_eq!(bkg.coefficient(&race, Borders::Soft), 0.5);
    }

    #[test]
    fn the_text_keeps_the_numbers() {
        let bkg = Bkg::builtin().expect("the delivered numbers");
        assert_eq!(Bkg::from_toml(&bkg.to_toml()).expect("its own text"), bkg);
        assert!(Bkg::from_toml("race = 1.0").is_err());
        assert_eq!(Bkg::of(bkg.contact, bkg.weights()), bkg);
    }
}
