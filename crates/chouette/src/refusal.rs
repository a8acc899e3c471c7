//! Reasons why an action or an intent is refused.

use pasch_messages::Describe;
use pasch_rules::{ApplyError, CubeRefusal, Grade};
use thiserror::Error;

use crate::options::Options;

/// Why an action or an intent is refused. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("chouette-refusal")]
pub enum Refusal {
    /// Nobody has this seat, or they have left.
    NotSeated,
    /// The player who comes back has not left.
    Seated,
    /// All seats are taken.
    Full {
        /// The most players that are agreed.
        most: u8,
    },
    /// Too many players have come and gone; another chouette has room.
    #[describe(args(max = Options::MOST_SEATS))]
    Seats,
    /// A name is blank, too long, or contains control characters.
    Name,
    /// Too few players.
    #[describe(args(least = Options::LEAST))]
    TooFew,
    /// The line is known already.
    Ordered,
    /// The line is not known yet.
    NotOrdered,
    /// The line is found in another way.
    OrderRule,
    /// The dice, or the line, are not of those who have to throw.
    Line,
    /// Impossible while a game is played.
    GameOn,
    /// Impossible while no game is played.
    NoGame,
    /// It is somebody else's decision.
    NotYours,
    /// An answer is missing first.
    AnswerFirst,
    /// Nothing of this kind waits for an answer.
    NothingAsked,
    /// Those behind in the line answer first.
    NotYet,
    /// The cube is not in play, or named twice, or none is named.
    NoSuchCube,
    /// The box has offered cubes in this turn.
    DoubledBefore,
    /// The box offers all cubes or none; one cube for the team is offered as a whole.
    AllOrNone,
    /// The cube may not be turned.
    #[describe(transparent)]
    Cube(#[from] CubeRefusal),
    /// The only taker beavers or drops.
    MustBeaver,
    /// The cube of the whole team is beavered by the captain alone.
    CaptainBeavers,
    /// The box has to take half of the cubes offered at once.
    MustTakeHalf {
        /// How many that is.
        least: usize,
    },
    /// An extra goes to somebody who took their own cube, and whom this member has not asked yet.
    NoTaker,
    /// Partners of the box are not agreed, or there are too few players, or it is the captain or already settled.
    NoPartner,
    /// The start is decided in another way: by a throw, or by the last winner.
    Start,
    /// The loss offered cannot come about any more.
    Grade {
        /// The grade.
        grade: Grade,
    },
    /// Advice is not allowed now.
    NoAdvice,
    /// The rules of the game forbid it.
    #[describe(transparent)]
    Rules(#[from] ApplyError),
}
