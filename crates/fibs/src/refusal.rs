//! Reasons against what a client has typed.

use pasch_messages::{Describe, Language};
use pasch_rules::{CubeRefusal, Grade, Header, HeaderError};
use thiserror::Error;

use crate::known::Known;
use crate::lines::{FLOOD_LIMIT, LINE_LIMIT, plain};

/// The reason why something that a client has typed was not done. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("fibs-refusal")]
pub enum Refusal {
    /// A refusal that FIBS has a sentence for.
    Known(#[describe(name = "text", text)] Known),
    /// The line is longer than a line may be.
    #[describe(args(max = LINE_LIMIT))]
    TooLong,
    /// Too much has come without a line end.
    #[describe(args(max = FLOOD_LIMIT))]
    Flood,
    /// The word is the beginning of several commands.
    Ambiguous {
        /// The word.
        #[describe(escaped)]
        word: String,
        /// The commands, with commas between them.
        commands: String,
    },
    /// FIBS has the command, this server does it in another way or not at all.
    NotHere {
        /// The command.
        command: String,
    },
    /// There is nothing to say.
    NothingSaid,
    /// A start of a move without its end.
    HalfMove,
    /// A word that is no end of a move.
    MoveWord {
        /// The word.
        #[describe(escaped)]
        word: String,
    },
    /// More moves than any roll has.
    TooManyMoves {
        /// The most moves of a roll.
        most: usize,
    },
    /// The moves are legal one by one, but more of the roll could be played, or a higher die.
    OtherPlay,
    /// The roll has to come before the moves.
    RollFirst,
    /// The roll is on the board already.
    RolledAlready,
    /// Nothing waits for an answer.
    NothingOffered,
    /// The opponent has to answer first.
    WaitForAnswer,
    /// You have to answer first.
    AnswerFirst,
    /// A resignation is for a plain game, a gammon or a backgammon.
    ResignWord,
    /// A loss as big as that cannot come about any more.
    Grade {
        /// The grade that was offered.
        grade: Grade,
    },
    /// The cube cannot be turned.
    #[describe(transparent)]
    Cube(#[from] CubeRefusal),
    /// The next game has not begun.
    NoGame,
    /// A match is longer than a match may be, or has no length.
    #[describe(args(max = Header::MAX_LENGTH))]
    Length,
    /// There is no such variable.
    Variable {
        /// The word.
        #[describe(escaped)]
        word: String,
    },
    /// The variable cannot have this value.
    Value {
        /// The variable.
        variable: String,
        /// The value.
        #[describe(escaped)]
        value: String,
        /// Possible values.
        possible: String,
    },
    /// `show` knows no such thing.
    Show {
        /// The word.
        #[describe(escaped)]
        word: String,
    },
    /// The list of ratings was asked for in another way than it can be.
    Ratings,
    /// There is no help on this topic.
    Topic {
        /// The topic.
        #[describe(escaped)]
        topic: String,
    },
    /// The game moves in a way that FIBS has no numbers for.
    Game,
    /// The agreement on a match makes no sense.
    #[describe(transparent)]
    Header(#[from] HeaderError),
    /// Signing in comes first.
    SignInFirst,
    /// The server has not answered the last sign-in yet.
    SigningIn,
    /// The sign-in line has other words than it needs.
    LoginUsage,
    /// There is no pip count: the opponent does not allow it.
    NoPips,
    /// Nobody waits for you.
    NoOldMoves,
    /// The lists of gagged, blinded or expected people are full.
    ListFull {
        /// The most names of a list.
        most: usize,
    },
}

impl From<Known> for Refusal {
    fn from(known: Known) -> Refusal {
        Refusal::Known(known)
    }
}

impl Refusal {
    /// The line that tells it: FIBS' own sentence where it has one, otherwise ours behind `** `.
    #[must_use]
    pub fn line(&self, language: Language) -> String {
        match self {
            Refusal::Known(known) => plain(&known.to_string()),
            own => format!("** {}", plain(&own.message().in_language(language).to_string())),
        }
    }
}
