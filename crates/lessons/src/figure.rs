//! Numbers that the rules count.

use pasch_rules::{Dice, PlayGraph, Player, Position, Rules, TurnContext, score};

/// The number that a step asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// Points that the game is worth which is over in this position, without a cube.
    Points,
    /// Pips that the learner needs.
    Pips,
    /// Rolls of 36 that bear off all of the learner's checkers at once.
    Off,
}

impl Figure {
    /// The figure with this name in a file.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        match word {
            "points" => Some(Self::Points),
            "pips" => Some(Self::Pips),
            "off" => Some(Self::Off),
            _ => None,
        }
    }

    /// The number in this position, for seat A; `None` where there is none, as of the points of a game that goes on.
    #[must_use]
    pub fn count(self, rules: &Rules, position: &Position) -> Option<u32> {
        match self {
            Self::Points => score::ending_after(rules, position).map(|(_, points)| points),
            Self::Pips => Some(position.pips(Player::A)),
            Self::Off => Some(rolls_off(rules, position, Player::A)),
        }
    }
}

/// The number of rolls of two dice, of 36, with which a player bears off every checker that is left. The figure is of use in
/// games that are played with two dice and without rules about earlier turns.
#[must_use]
pub fn rolls_off(rules: &Rules, position: &Position, player: Player) -> u32 {
    let takes_all = |dice: &Dice| {
        let graph = PlayGraph::new(rules, position, player, dice, &TurnContext::default());
        graph.plays().iter().any(|legal| legal.position.is_finished(player))
    };
    Dice::all_rolls().filter(|(dice, _)| takes_all(dice)).map(|(_, ways)| ways).sum()
}
