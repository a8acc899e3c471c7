//! What can be wrong with a header, a play and an action.

use pasch_messages::Describe;
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
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("apply-error")]
pub enum ApplyError {
    /// This kind of action has no place here.
    NotNow {
        /// The kind of action.
        action: &'static str,
        /// What had to happen instead.
        #[describe(skip)]
        phase: Phase,
    },
    /// The match is over.
    MatchOver,
    /// The roll has the wrong number of dice for this game.
    #[describe(args(count = dice.count()))]
    WrongDice {
        /// The roll, with too few or too many dice.
        #[describe(skip)]
        dice: Dice,
        /// How many dice the game uses.
        expected: u8,
    },
    /// The play is not legal.
    IllegalPlay {
        /// The play as it was given.
        #[describe(text)]
        play: Play,
        /// What is wrong with it.
        fault: PlayFault,
    },
    /// An illegal play is not accepted, or not let stand.
    #[describe(transparent)]
    Misplay(#[from] MisplayRefusal),
    /// The cube may not be turned.
    #[describe(transparent)]
    Cube(#[from] CubeRefusal),
    /// Refusing the opening roll is not agreed, or not possible any more.
    NoOpeningRefusal,
    /// The variant knows no such win.
    NoSuchGrade {
        /// The grade offered, which this game does not have.
        #[describe(text)]
        grade: Grade,
    },
    /// The set-up position is impossible.
    Setup(
        #[describe(name = "value", text)]
        #[from]
        SetupError,
    ),
    /// A player has borne off everything in the set-up position.
    SetupFinished {
        /// The player without checkers left to play.
        #[describe(text)]
        player: Player,
    },
    /// A rule of the game has decided it in the set-up position.
    SetupDecided,
    /// The set-up cube shows no possible value.
    SetupCube {
        /// The value claimed; no power of two or too high.
        value: u32,
    },
    /// The set-up score already decides the match.
    #[describe(args(a = score.a, b = score.b))]
    SetupScore {
        /// The points each player is said to have won.
        #[describe(skip)]
        score: ByPlayer<u32>,
        /// Points needed to win the match.
        length: u32,
    },
}
