//! Faults of lines that do not fit, and refusals of entries.

use pasch_messages::Describe;
use pasch_rules::{ApplyError, HeaderError, Phase, PlayFault};
use thiserror::Error;

use crate::entry::{LineId, MAX_ENTRIES, MAX_EXTRA, MAX_NAME, MAX_NOTE};

/// Why a line does not fit the lines before it, and what is made of it. The line stays in the list.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("scribe-fault")]
pub enum Fault {
    /// The rules refuse it; it is left out.
    #[describe(transparent)]
    Refused(ApplyError),
    /// No legal play of the roll; the checkers were carried as the line says.
    NotLegal {
        /// What is wrong with the play.
        fault: PlayFault,
    },
    /// A play without a roll before it; the checkers were carried as the line says.
    NoRoll,
    /// The roll before was not played; it counts as given up.
    NoPlay,
    /// The cube or the resignation before was not answered; the cube counts as taken, the resignation as refused.
    NoAnswer,
    /// The game before was not finished; it ends without a result.
    Unfinished,
    /// A play of this kind, without a roll, has no place here; it is left out.
    NotNow {
        /// What had to happen instead.
        #[describe(skip)]
        phase: Phase,
    },
}

/// Why an entry is not taken. The transcript is as it was.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("scribe-refusal")]
pub enum EntryError {
    /// The first entry has to begin the match.
    NoMatch,
    /// The match has begun already; its line can be amended.
    SecondMatch,
    /// No match can be played by the header.
    #[describe(transparent)]
    Header(HeaderError),
    /// The line that begins the match stays where it is.
    FirstLine,
    /// There is no such line, or no longer.
    NoLine {
        /// The line that was named.
        #[describe(text)]
        line: LineId,
    },
    /// There is nothing to take back.
    NothingToUndo,
    /// It does not fit at the end of the list.
    #[describe(transparent)]
    Unfit(Fault),
    /// A note is too long or empty.
    #[describe(args(max = MAX_NOTE))]
    Note,
    /// A name or another text of the header is too long, or there are too many.
    #[describe(args(max = MAX_NAME, count = MAX_EXTRA))]
    Texts,
    /// The transcript is full.
    #[describe(args(max = MAX_ENTRIES))]
    Full,
}
