//! The mechanics of the games, small closed enums: each is interpreted in one module only.

use crate::point::Point;

/// What opposing checkers on a point do to a checker that wants to land there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contact {
    /// One opposing checker is hit and sent to the bar; two or more close the point.
    Hit,
    /// One opposing checker is pinned under the arriving one, unless it pins one itself; two or
    /// more close the point.
    Pin,
    /// Any opposing checker closes the point.
    Block,
    /// Nothing: checkers of both sides stand side by side.
    Share,
}

/// How a game begins once the opening dice have decided who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// The starter plays both opening dice.
    BothDice,
    /// The starter throws again.
    Reroll,
    /// The starter plays both opening dice, or throws again if they like that better.
    Choice,
}

/// What a double is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Doubles {
    /// The number is played four times.
    Four,
    /// A double is nothing special: each die is played once.
    Ordinary,
    /// Ordinary four moves in a player's first turns; from their turn `from_turn` on (1 = their
    /// first) a double is followed by four of each higher number, up to the sixes, as long as
    /// each stage is played in full.
    Cascade {
        /// The player's own turn, counted from 1, from which doubles climb.
        from_turn: u32,
    },
    /// Four moves and, when all were played, another roll.
    FourAndAgain,
    /// Four moves, then four of the number on the undersides of the dice, 7 − n, then another
    /// roll; what cannot be played in full ends the turn.
    Undersides,
    /// As in Puff: a player's first double is played once with each die, every later one twice with each die
    /// and followed by another roll; after that as much of the undersides as they like.
    Puff,
}

/// How a roll is shared out among the checkers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sharing {
    /// A checker moves by one die and may go on with another; as much of the roll is played as can be.
    DieByDie,
    /// As in Coan ki: the whole roll in one of its two ways or nothing, every checker moving once at most. A checker
    /// comes home as soon as it gets there, whatever the others do.
    ///
    /// One checker moves by the sum of the dice, or two by one die each. With a double two checkers move by the sum
    /// each, or one by half of it; with dice that follow each other two move, one by the sum and one by the lower die or
    /// by the sum less one.
    Whole {
        /// The effect of 1-1, which may be a fine that moves nothing.
        ones: Ones,
    },
}

/// Which moves are open to a side that still has checkers in the pool. A checker on the bar enters
/// before anything else in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// Entering and moving as one likes.
    Free,
    /// Entering is only possible with a double or 1-2; moving as one likes.
    DoubleOrOneTwo,
    /// No checker goes beyond this point before all have entered.
    Within(Point),
    /// Nothing moves before all have entered.
    First,
}

/// Whether a checker may move backwards to hit a lone opposing checker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BackwardHits {
    /// Checkers only ever move forwards.
    Never,
    /// With either die of the roll.
    AnyDie,
    /// Only with the smaller die, or with any die of a double.
    SmallerDie,
}

/// What a game is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// Who bears off first wins, by the grade the loser's checkers tell.
    Grades,
    /// Who bears off first wins as many points as the loser has checkers left.
    CheckersLeft,
    /// Who bears off first loses a single game.
    Misere,
}

/// How checkers are borne off once all are home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BearOff {
    /// From the point of the die; from the rearmost point when the die is higher than it. Moving
    /// inside the home board is always allowed.
    Standard,
    /// A checker on the point of the die must come off; otherwise the rearmost checker must be
    /// moved, off if the die exceeds its point.
    ExactForced,
    /// Only the rearmost checker may be used.
    RearmostForced,
    /// As standard, but never with a die higher than the checker's point.
    ExactOnly,
}

/// When a player may take a second checker off their head, the starting point of a long nardi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeadRule {
    /// In their first turn with 6-6, 4-4 or 3-3.
    Usual,
    /// In their first turn with 6-6 or 4-4.
    SixesAndFours,
    /// In their first turn with any double.
    AnyDouble,
    /// As usual for who has the first turn of the game; the other player with any double in their
    /// first turn that a single checker cannot play in full.
    SecondIfBlocked,
}

/// What 1-1 does where the whole roll is played or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ones {
    /// The player's foremost checker on the way goes back to its start; nothing else is played.
    SentBack,
    /// The player's foremost checker is taken off for good and need not come home, unless it is their last
    /// one; nothing else is played.
    Removed,
    /// Nothing special: it is played as any other double.
    Ordinary,
}
