//! Why a move may not be made, as a rule a player can be told.

use thiserror::Error;

use crate::dice::Die;
use crate::point::{Place, Point, PointMask};

/// The rule that forbids a move. Points are in the mover's own count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum WhyNot {
    /// There is no own checker to move.
    #[error("you have no checker on {from}")]
    NoChecker {
        /// The empty place.
        from: Place,
    },
    /// No die of the roll that is left makes this distance.
    #[error("no die left moves a checker from {from} to {to}")]
    NoSuchDie {
        /// Where the checker stands.
        from: Place,
        /// Where it was to go.
        to: Place,
    },
    /// A checker on the bar has to enter first.
    #[error("your checkers on the bar must enter first")]
    BarFirst,
    /// Checkers not yet entered have to enter first.
    #[error("all your checkers must be entered first")]
    PoolFirst,
    /// The opponent holds the point.
    #[error("the opponent holds your {to} point")]
    Blocked {
        /// The closed point.
        to: Point,
    },
    /// The checker lies under an opposing one.
    #[error("your checker on {from} is pinned")]
    Pinned {
        /// Where it lies.
        from: Point,
    },
    /// Bearing off needs all checkers home.
    #[error("you may bear off only when all your checkers are in your home board")]
    NotAllHome,
    /// Bearing off needs all checkers free.
    #[error("you may not bear off while one of your checkers is pinned")]
    PinnedAtHome,
    /// A higher die bears off only from the rearmost point.
    #[error(
        "a {die} may bear off from a lower point only when no checker stands behind it; {rearmost} is still occupied"
    )]
    NotRearmost {
        /// The die.
        die: Die,
        /// The rearmost occupied point.
        rearmost: Point,
    },
    /// House rule: no bearing off with a higher die.
    #[error("checkers are borne off with the exact number only")]
    ExactNumberOnly,
    /// House rule: the die's own point comes first.
    #[error("with a {die} the checker on {point} must be borne off", point = die.face())]
    MustBearOff {
        /// The die.
        die: Die,
    },
    /// House rule: only the rearmost checker.
    #[error("only your rearmost checker, on {rearmost}, may be used here")]
    RearmostOnly {
        /// The rearmost occupied point.
        rearmost: Point,
    },
    /// The first checker has not come far enough.
    #[error("your first checker, on {runner}, must reach your {to} point before another one moves")]
    RunnerFirst {
        /// Where the first checker stands.
        runner: Point,
        /// The point it has to reach.
        to: Point,
    },
    /// The point takes no more own checkers.
    #[error("your {point} point already holds {max} checkers, the most allowed")]
    PointFull {
        /// The point.
        point: Point,
        /// The most it takes.
        max: u8,
    },
    /// The checker has hit in this turn and must stay.
    #[error("a checker that hit in your home board must stay there this turn ({point})")]
    HitAndRun {
        /// Where it stands.
        point: Point,
    },
    /// The play would end with too many points of a quarter held.
    #[error("you may not hold more than {max} of these points at once: {}", list(*points))]
    HoldsTooMany {
        /// The points in question.
        points: PointMask,
        /// How many may be held.
        max: u8,
    },
    /// The play would end with too many points of a quarter closed.
    #[error("you may not close more than {max} of these points at once: {}", list(*points))]
    ClosesTooMany {
        /// The points in question.
        points: PointMask,
        /// How many may be closed.
        max: u8,
    },
    /// A closed home board has to be opened for a checker on the bar.
    #[error("you must open your home board: an opposing checker on the bar waits to enter")]
    MustOpenHome,
    /// A prime in front of the opponent's last stack has to be opened.
    #[error("you must open your prime: all the opponent's checkers are locked up behind it")]
    MustOpenPrime,
    /// New checkers enter only with certain rolls.
    #[error("new checkers enter only with a double or a 1-2")]
    EntryRoll,
    /// Not all checkers have entered yet.
    #[error("no checker may go beyond your {limit} point before all of them have entered")]
    EnterAllBefore {
        /// The last point open before.
        limit: Point,
    },
    /// Backwards only to hit.
    #[error(
        "a checker may move backwards only to hit a lone opposing checker; there is none on your {to} point"
    )]
    BackwardOnlyToHit {
        /// The point without one.
        to: Point,
    },
    /// Backwards only with the smaller die.
    #[error("only the smaller die may hit backwards")]
    BackwardSmallerDie,
    /// Enough checkers have left the head.
    #[error("only {} may leave your head, the 24 point, in this turn", checkers(*max))]
    HeadUsed {
        /// How many may.
        max: u8,
    },
    /// Six points in a row before all of the opponent's checkers.
    #[error(
        "six points in a row are allowed only when an opposing checker has got past them (from your {farthest} point on)"
    )]
    SixBlock {
        /// The point of the row that the opponent reaches first.
        farthest: Point,
    },
    /// A checker that has come home stays until it is borne off.
    #[error("a checker in your home board may only be borne off; the one on {from} stays")]
    HomeStays {
        /// Where it stands.
        from: Point,
    },
    /// Hitting needs a checker at home.
    #[error("you may hit only when one of your checkers has come home")]
    HitNeedsOneHome,
    /// A rule of the game has decided it in this position.
    #[error("the game is over here: nothing more is played")]
    GameOver,
    /// The die belongs to a later part of the roll.
    #[error("the {die} may be played only when the dice before it have been played")]
    NotYet {
        /// The die.
        die: Die,
    },
    /// Another play uses more dice.
    #[error("you must use as many dice as possible: {possible} can be played, this allows {this_way}")]
    MoreDice {
        /// Dice that can be played in all.
        possible: u8,
        /// Dice that can be played in all after this move.
        this_way: u8,
    },
    /// Another play leaves more moves of the number that follows.
    #[error("{possible} moves of the number that follows can be kept playable, this allows {this_way}")]
    MoreLater {
        /// Moves that can be kept.
        possible: u8,
        /// Moves that are left after this one.
        this_way: u8,
    },
    /// Too many opposing checkers stand on a point of the way.
    #[error("{checkers} opposing checkers on your {at} point let nobody land there or pass")]
    Blockade {
        /// The point.
        at: Point,
        /// How many close it.
        checkers: u8,
    },
    /// The only checker there has had its move of this roll.
    #[error("the checker on {from} has moved: each moves only once a roll")]
    MovedAlready {
        /// Where it stands.
        from: Point,
    },
    /// The roll would not be played in full.
    #[error("the whole roll must be played or nothing, and after this the rest of it could not be")]
    WholeRoll,
    /// A roll that is a fine and moves nothing.
    #[error("1-1 moves nothing: it only takes your foremost checker")]
    Fined,
    /// Only one die can be played, and it has to be the higher one.
    #[error("only one of the dice can be played, and it must be the higher one")]
    HigherDie,
}

fn checkers(number: u8) -> String {
    if number == 1 { "one checker".to_owned() } else { format!("{number} checkers") }
}

fn list(points: PointMask) -> String {
    let numbers: Vec<String> = points.iter().rev().map(|p| p.to_string()).collect();
    numbers.join(", ")
}

/// What is wrong with a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum PlayFault {
    /// A move is not legal.
    #[error("move {}: {why}", index + 1)]
    Move {
        /// The place of the move in the play, from 0.
        index: usize,
        /// The rule against it.
        why: WhyNot,
    },
    /// A move is legal, but with another die or another effect on the opponent than was said.
    #[error("move {}: die or hit are not as stated", index + 1)]
    Misstated {
        /// The place of the move in the play, from 0.
        index: usize,
    },
    /// More has to be played.
    #[error("only {played} of {possible} possible moves are played")]
    Incomplete {
        /// How many moves were made.
        played: usize,
        /// How many have to be made.
        possible: usize,
    },
}
