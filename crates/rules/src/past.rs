//! What a bare position says about the rolls that led to it. Some rules depend on them: which double is the first, from
//! when doubles climb, how many checkers may leave the head. This is the one place that guesses.

use crate::options::Rules;
use crate::player::{ByPlayer, Player};
use crate::plays::TurnContext;
use crate::position::Position;

/// Rolls that a side which has left its start is taken to have played.
const SETTLED: u32 = 3;

/// The rolls each side has played, and the doubles among them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PastRolls {
    /// Rolls each side has played, doubles included.
    pub turns: ByPlayer<u32>,
    /// How many of these rolls were doubles.
    pub doubles: ByPlayer<u32>,
}

impl PastRolls {
    /// What is taken to have happened where nothing is known but the position. A side that stands as it started has not
    /// rolled; any other has left its first turns behind, and a double was among them.
    ///
    /// ```
    /// use pasch_rules::{PastRolls, Player, Position, Rules, VariantId};
    /// let rules = Rules::standard(VariantId::BACKGAMMON);
    /// let past = PastRolls::supposed(&rules, &Position::start(rules.spec()));
    /// assert_eq!(past.context(Player::A).turns_before, 0);
    /// ```
    #[must_use]
    pub fn supposed(rules: &Rules, position: &Position) -> PastRolls {
        let start = Position::start(rules.spec());
        let begun = ByPlayer::from_fn(|player| u32::from(position.sides[player] != start.sides[player]));
        PastRolls { turns: begun.map(|begun| begun * SETTLED), doubles: begun }
    }

    /// What the rules want to know of it before this player's roll.
    #[must_use]
    pub fn context(&self, player: Player) -> TurnContext {
        TurnContext {
            turns_before: self.turns[player],
            doubles_before: self.doubles[player],
            opponent_turns: self.turns[player.other()],
            ..TurnContext::default()
        }
    }
}
