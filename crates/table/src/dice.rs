//! Where dice come from, as a match asks for them.

use pasch_messages::Describe;
use pasch_rules::Die;
use pasch_wire::MatchId;

/// Which throw is asked for: enough for a source that derives throws instead of drawing them.
#[derive(Clone, Copy, Debug)]
pub struct Occasion<'a> {
    /// The id of the match.
    pub match_id: &'a MatchId,
    /// Number of the game, from 1.
    pub game: u32,
    /// Throws in this game before this one, opening ties included.
    pub index: u32,
}

/// Why there are no dice.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("dice-error")]
pub enum DiceError {
    /// The system has no randomness to give.
    System(#[describe(name = "value")] String),
    /// Fewer dice were entered than are thrown.
    NotEntered,
    /// Somebody has not shown their part of the throw.
    NotShown,
}

/// Throws dice. A source that players can verify can stand in for the system's generator.
pub trait DiceSource: Send + Sync + 'static {
    /// Fills `dice` with one throw.
    ///
    /// # Errors
    /// When there are none to be had; nothing may happen in the match then.
    fn throw(&self, occasion: &Occasion<'_>, dice: &mut [Die]) -> Result<(), DiceError>;
}
