//! Numbers that the rules count.

use pasch_rules::{Dice, PlayGraph, Player, Position, Rules, TurnContext, score};

use crate::race;

/// The number that a step asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// Points that the game is worth which is over in this position, without a cube.
    Points,
    /// Pips that the learner needs.
    Pips,
    /// Pips that the opponent needs more than the learner.
    Lead,
    /// Rolls of 36 that bear off all of the learner's checkers at once.
    Off,
    /// Rolls of 36 with which the opponent can hit a checker of the learner's.
    Shots,
    /// Rolls of 36 that bring in every checker that the learner has on the bar.
    Enter,
    /// The learner's effective pip count, rounded.
    Epc,
    /// The effective pip count less the pips, rounded.
    Wastage,
    /// The learner's count by Tom Keith, without the seventh.
    Keith,
    /// The learner's count by Edward Thorp, without the tenth.
    Thorp,
    /// The learner's count by Jeff Ward, without the tenth.
    Ward,
    /// The learner's count by Axel Reichert.
    Isight,
    /// Games of 100 that the learner has to win to take a double with which the cube is dead, by the match equity table;
    /// gammons aside.
    TakePoint,
}

impl Figure {
    /// Every figure with its word in files.
    pub const ALL: [(Self, &str); 13] = [
        (Self::Points, "points"),
        (Self::Pips, "pips"),
        (Self::Lead, "lead"),
        (Self::Off, "off"),
        (Self::Shots, "shots"),
        (Self::Enter, "enter"),
        (Self::Epc, "epc"),
        (Self::Wastage, "wastage"),
        (Self::Keith, "keith"),
        (Self::Thorp, "thorp"),
        (Self::Ward, "ward"),
        (Self::Isight, "isight"),
        (Self::TakePoint, "take-point"),
    ];

    /// The figure with this name in a file.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, name)| *name == word).map(|(figure, _)| *figure)
    }

    /// Whether the engine's tables are needed for it, which tests of the lessons ask.
    #[must_use]
    pub const fn is_from_tables(self) -> bool {
        matches!(self, Self::TakePoint)
    }

    /// The number in this position, for seat A; `None` where there is none, as of the points of a game that goes on, or
    /// where it needs tables.
    #[must_use]
    pub fn count(self, rules: &Rules, position: &Position) -> Option<u32> {
        match self {
            Self::Points => score::ending_after(rules, position).map(|(_, points)| points),
            Self::Pips => Some(position.pips(Player::A)),
            Self::Lead => position.pips(Player::B).checked_sub(position.pips(Player::A)),
            Self::Off => Some(rolls_off(rules, position, Player::A)),
            Self::Shots => {
                Some(rolls_that(rules, position, Player::B, |after| after.sides.a.bar > position.sides.a.bar))
            }
            Self::Enter => (position.sides.a.bar > 0)
                .then(|| rolls_that(rules, position, Player::A, |after| after.sides.a.bar == 0)),
            Self::Epc => race::effective_pips(position).map(|pips| pips.round() as u32),
            Self::Wastage => race::effective_pips(position)
                .map(|pips| (pips - f64::from(position.pips(Player::A))).round() as u32),
            Self::Keith => Some(race::keith(position)),
            Self::Thorp => Some(race::thorp(position)),
            Self::Ward => Some(race::ward(position)),
            Self::Isight => Some(race::isight(position)),
            Self::TakePoint => None,
        }
    }
}

/// The number of rolls of two dice, of 36, that a player can play so that the position after it is like this.
fn rolls_that(rules: &Rules, position: &Position, player: Player, like: impl Fn(&Position) -> bool) -> u32 {
    let can = |dice: &Dice| {
        let graph = PlayGraph::new(rules, position, player, dice, &TurnContext::default());
        graph.plays().iter().any(|legal| like(&legal.position))
    };
    Dice::all_rolls().filter(|(dice, _)| can(dice)).map(|(_, ways)| ways).sum()
}

/// The number of rolls of two dice, of 36, with which a player bears off every checker that is left. The figure is of use in
/// games that are played with two dice and without rules about earlier turns.
#[must_use]
pub fn rolls_off(rules: &Rules, position: &Position, player: Player) -> u32 {
    rolls_that(rules, position, player, |after| after.is_finished(player))
}
