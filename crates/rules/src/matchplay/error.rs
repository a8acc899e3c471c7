//! What can be wrong with a header, a play and an action.

use thiserror::Error;

use crate::cube::CubeRefusal;
use crate::dice::Dice;
use crate::game::Phase;
use crate::misplay::MisplayRefusal;
use crate::outcome::Grade;
use crate::player::{ByPlayer, Player};
use crate::plays::{Play, PlayFault};
use crate::position::SetupError;

/// Why an action is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ApplyError {
    /// This kind of action has no place here.
    #[error("a {action} is not possible now")]
    NotNow {
        /// The kind of action.
        action: &'static str,
        /// What had to happen instead.
        phase: Phase,
    },
    /// The match is over.
    #[error("the match is over")]
    MatchOver,
    /// The roll has the wrong number of dice for this game.
    #[error("this game is played with {expected} dice, not {}", dice.count())]
    WrongDice {
        /// What was rolled.
        dice: Dice,
        /// How many dice the game uses.
        expected: u8,
    },
    /// The play is not legal.
    #[error("illegal play {play}: {fault}")]
    IllegalPlay {
        /// The play.
        play: Play,
        /// What is wrong with it.
        fault: PlayFault,
    },
    /// An illegal play is not accepted, or not let stand.
    #[error(transparent)]
    Misplay(#[from] MisplayRefusal),
    /// The cube may not be turned.
    #[error(transparent)]
    Cube(#[from] CubeRefusal),
    /// Refusing the opening roll is not agreed, or not possible any more.
    #[error("the opening roll may not be refused here")]
    NoOpeningRefusal,
    /// The variant knows no such win.
    #[error("this game cannot be lost by a {grade}")]
    NoSuchGrade {
        /// The grade offered.
        grade: Grade,
    },
    /// The set-up position is impossible.
    #[error("impossible position: {0}")]
    Setup(#[from] SetupError),
    /// A player has borne off everything in the set-up position.
    #[error("player {player} has borne off all checkers: there is nothing to play")]
    SetupFinished {
        /// Who has finished.
        player: Player,
    },
    /// A rule of the game has decided it in the set-up position.
    #[error("the game is over in this position: there is nothing to play")]
    SetupDecided,
    /// The set-up cube shows no possible value.
    #[error("a cube cannot show {value}")]
    SetupCube {
        /// The value.
        value: u32,
    },
    /// The set-up score already decides the match.
    #[error("a score of {} to {} is not possible in a {length} point match", score.a, score.b)]
    SetupScore {
        /// The score.
        score: ByPlayer<u32>,
        /// Points to win.
        length: u32,
    },
}
