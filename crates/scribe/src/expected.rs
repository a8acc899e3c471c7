//! The question that the next key answers.

use pasch_messages::Describe;
use pasch_rules::{Dice, MatchState, Phase, Player};

/// What has to be typed next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Describe)]
#[describe("scribe-expected")]
pub enum Expected {
    /// The opening throw: the die of A, then that of B.
    Opening,
    /// The dice of the player who starts because they won the last game.
    FirstRoll {
        /// The player.
        #[describe(skip)]
        player: Player,
    },
    /// The dice of a player, or their double.
    Roll {
        /// The player.
        #[describe(skip)]
        player: Player,
        /// Whether they may double before.
        #[describe(skip)]
        double: bool,
    },
    /// The play of a roll.
    Play {
        /// The player.
        #[describe(skip)]
        player: Player,
        /// Their roll.
        #[describe(skip)]
        dice: Dice,
    },
    /// Take or pass.
    Answer {
        /// The player who answers.
        #[describe(skip)]
        player: Player,
        /// Whether they may beaver.
        #[describe(skip)]
        beaver: bool,
    },
    /// An answer to a resignation.
    Resignation {
        /// The player who answers.
        #[describe(skip)]
        player: Player,
    },
    /// An answer to a play against the rules, where the table has that.
    IllegalPlay {
        /// The player who answers.
        #[describe(skip)]
        player: Player,
    },
    /// Nothing: the match is over.
    Over,
}

impl Expected {
    /// The question of a state.
    #[must_use]
    pub fn of(state: &MatchState) -> Expected {
        match *state.phase() {
            Phase::Opening => Expected::Opening,
            Phase::GameOver(result) => match result.outcome.winner() {
                Some(player) if state.rules().winner_starts() => Expected::FirstRoll { player },
                _ => Expected::Opening,
            },
            Phase::ToRoll { player } => Expected::Roll { player, double: state.may_double(player) },
            Phase::ToMove { player, dice } => Expected::Play { player, dice },
            Phase::DoubleOffered { by, .. } => {
                Expected::Answer { player: by.other(), beaver: state.may_beaver() }
            }
            Phase::ResignOffered { by, .. } => Expected::Resignation { player: by.other() },
            Phase::IllegalPlay { by, .. } => Expected::IllegalPlay { player: by.other() },
            Phase::MatchOver { .. } => Expected::Over,
        }
    }
}
