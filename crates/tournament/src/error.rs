//! Refusals, each with a sentence of the catalogue.

use pasch_messages::Describe;
use thiserror::Error;

/// Options that no tournament can be played by.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("tournament-options")]
pub enum OptionsFault {
    /// The name is empty or too long.
    Name,
    /// The numbers of the format make no sense.
    Format,
    /// A match has no length, or too great a one.
    Length {
        /// The longest match in points.
        longest: u32,
    },
    /// The Jacoby rule, beavers, automatic doubles or refusing the first roll.
    Money,
    /// The limit or the range of ratings lets nobody in.
    Entry,
    /// A match between teams needs a board.
    Boards,
    /// No game has this name.
    Game {
        /// The name.
        #[describe(escaped)]
        game: String,
    },
    /// The payout table is not a share of a whole, or has a negative number.
    Payouts,
}

/// Reasons against an action. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("tournament-refusal")]
pub enum Refusal {
    /// The options are wrong.
    #[describe(transparent)]
    Options(#[from] OptionsFault),
    /// A log begins with its creation, and has one.
    Created,
    /// The time is before that of the last entry.
    Backwards,
    /// The action has to say which state of the log it was decided on.
    Unseen,
    /// Something else was decided in between.
    Stale,
    /// The tournament is over.
    Over,
    /// That comes before the start.
    Begun,
    /// That comes after the start.
    NotBegun,
    /// It is paused.
    Paused,
    /// It is not paused.
    NotPaused,
    /// There is no such entrant.
    NoEntrant {
        /// The number.
        number: u32,
    },
    /// The entrant has withdrawn.
    Withdrawn {
        /// The number.
        number: u32,
    },
    /// A name is empty or too long.
    Name,
    /// The account is registered already.
    Twice,
    /// The rating is missing or out of the range.
    Rating,
    /// No late entrants any more.
    TooLate,
    /// The entrant has checked in already.
    CheckedIn,
    /// An entrant stands twice in the order, or is unknown.
    Order,
    /// Two entrants are needed.
    TooFew,
    /// No more entrants can be taken in this format.
    TooMany {
        /// The most entrants.
        most: u32,
    },
    /// There is no such match.
    NoMatch {
        /// The number.
        number: u32,
    },
    /// The match is over already: correct it.
    Decided {
        /// The number.
        number: u32,
    },
    /// The match is not over: nothing to correct.
    Undecided {
        /// The number.
        number: u32,
    },
    /// The match does not count, since other players came to its place.
    Void {
        /// The number.
        number: u32,
    },
    /// The winner or the score does not fit the match.
    Outcome,
    /// The reason is empty or too long.
    Reason,
    /// The new time is not later.
    Extension,
    /// These matches cannot be paired now.
    Pairing,
    /// Somebody still plays, or is not in play.
    Busy {
        /// The number.
        number: u32,
    },
    /// The round before is not over.
    Round,
    /// The bye is not possible.
    Bye,
    /// Matches are left to be played.
    Unfinished,
    /// The board or the line-up does not fit.
    LineUp,
}

/// A log that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("tournament-log")]
pub enum LogError {
    /// It is empty.
    Empty,
    /// A line is no entry.
    Syntax {
        /// The line, from 1.
        line: u32,
        /// What the reader said.
        #[describe(escaped)]
        error: String,
    },
    /// A line was refused.
    Refused {
        /// The line, from 1.
        line: u32,
        /// Why.
        refusal: Refusal,
    },
}
