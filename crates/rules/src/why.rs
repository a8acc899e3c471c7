//! Why a move may not be made, as a rule a player can be told.

use pasch_messages::Describe;
use thiserror::Error;

use crate::dice::Die;
use crate::point::{Place, Point, PointMask};

/// The rule that forbids a move. Points are in the mover's own count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Describe, Error)]
#[describe("why-not")]
pub enum WhyNot {
    /// There is no own checker to move.
    NoChecker {
        /// The place that holds no own checker.
        #[describe(text)]
        from: Place,
    },
    /// No die of the roll that is left makes this distance.
    NoSuchDie {
        /// Where the checker stands.
        #[describe(text)]
        from: Place,
        /// Where it was to go.
        #[describe(text)]
        to: Place,
    },
    /// A checker on the bar has to enter first.
    BarFirst,
    /// Checkers not yet entered have to enter first.
    PoolFirst,
    /// The opponent holds the point.
    Blocked {
        /// The point that the opponent has closed.
        #[describe(text)]
        to: Point,
    },
    /// The checker lies under an opposing one.
    Pinned {
        /// The point where the checker lies.
        #[describe(text)]
        from: Point,
    },
    /// Bearing off needs all checkers home.
    NotAllHome,
    /// Bearing off needs all checkers free.
    PinnedAtHome,
    /// A higher die bears off only from the rearmost point.
    NotRearmost {
        /// The die that is higher than the distance.
        #[describe(text)]
        die: Die,
        /// The rearmost occupied point.
        #[describe(text)]
        rearmost: Point,
    },
    /// House rule: no bearing off with a higher die.
    ExactNumberOnly,
    /// House rule: the die's own point comes first.
    #[describe(args(point = die.face()))]
    MustBearOff {
        /// The die whose own point holds a checker.
        #[describe(text)]
        die: Die,
    },
    /// House rule: only the rearmost checker.
    RearmostOnly {
        /// The rearmost occupied point.
        #[describe(text)]
        rearmost: Point,
    },
    /// The first checker has not come far enough.
    RunnerFirst {
        /// Where the first checker stands.
        #[describe(text)]
        runner: Point,
        /// The point it has to reach.
        #[describe(text)]
        to: Point,
    },
    /// The point takes no more own checkers.
    PointFull {
        /// The point that is full already.
        #[describe(text)]
        point: Point,
        /// The most it takes.
        max: u8,
    },
    /// The checker has hit in this turn and must stay.
    HitAndRun {
        /// The point where the checker stands after its hit.
        #[describe(text)]
        point: Point,
    },
    /// The play would end with too many points of a quarter held.
    #[describe(args(points = list(*points)))]
    HoldsTooMany {
        /// The points in question.
        #[describe(skip)]
        points: PointMask,
        /// How many may be held.
        max: u8,
    },
    /// The play would end with too many points of a quarter closed.
    #[describe(args(points = list(*points)))]
    ClosesTooMany {
        /// The points in question.
        #[describe(skip)]
        points: PointMask,
        /// How many may be closed.
        max: u8,
    },
    /// A closed home board has to be opened for a checker on the bar.
    MustOpenHome,
    /// A prime in front of the opponent's last stack has to be opened.
    MustOpenPrime,
    /// New checkers enter only with certain rolls.
    EntryRoll,
    /// Not all checkers have entered yet.
    EnterAllBefore {
        /// The last point open before.
        #[describe(text)]
        limit: Point,
    },
    /// Backwards only to hit.
    BackwardOnlyToHit {
        /// The point without one.
        #[describe(text)]
        to: Point,
    },
    /// Backwards only with the smaller die.
    BackwardSmallerDie,
    /// Enough checkers have left the head.
    HeadUsed {
        /// How many may leave in one turn.
        max: u8,
    },
    /// Six points in a row before all of the opponent's checkers.
    SixBlock {
        /// The point of the row that the opponent reaches first.
        #[describe(text)]
        farthest: Point,
    },
    /// A checker that has come home stays until it is borne off.
    HomeStays {
        /// The home point where the checker stands.
        #[describe(text)]
        from: Point,
    },
    /// Hitting needs a checker at home.
    HitNeedsOneHome,
    /// A rule of the game has decided it in this position.
    GameOver,
    /// The die belongs to a later part of the roll.
    NotYet {
        /// The die that may only be played later.
        #[describe(text)]
        die: Die,
    },
    /// Another play uses more dice.
    MoreDice {
        /// Dice that can be played in all.
        possible: u8,
        /// Dice that can be played in all after this move.
        this_way: u8,
    },
    /// Another play leaves more moves of the number that follows.
    MoreLater {
        /// Moves that can be kept.
        possible: u8,
        /// Moves that are left after this one.
        this_way: u8,
    },
    /// Too many opposing checkers stand on a point of the way.
    Blockade {
        /// The barrier, in the mover's own count.
        #[describe(text)]
        at: Point,
        /// How many opposing checkers close it.
        checkers: u8,
    },
    /// The only checker there has had its move of this roll.
    MovedAlready {
        /// The point where the checker stands.
        #[describe(text)]
        from: Point,
    },
    /// The roll would not be played in full.
    WholeRoll,
    /// A roll that is a fine and moves nothing.
    Fined,
    /// Only one die can be played, and it has to be the higher one.
    HigherDie,
}

fn list(points: PointMask) -> String {
    let numbers: Vec<String> = points.iter().rev().map(|p| p.to_string()).collect();
    numbers.join(", ")
}

/// What is wrong with a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Describe, Error)]
#[describe("play-fault")]
pub enum PlayFault {
    /// A move is not legal.
    #[describe(args(index = index + 1))]
    Move {
        /// The place of the move in the play, from 0.
        #[describe(skip)]
        index: usize,
        /// The rule against it.
        why: WhyNot,
    },
    /// A move is legal, but with another die or another effect on the opponent than was said.
    #[describe(args(index = index + 1))]
    Misstated {
        /// The place of the move in the play, from 0.
        #[describe(skip)]
        index: usize,
    },
    /// More has to be played.
    Incomplete {
        /// How many moves were made.
        played: usize,
        /// How many have to be made.
        possible: usize,
    },
}
