//! What a reader has to say about a file: warnings that leave it readable, errors that do not.

use core::fmt;

use pasch_messages::{Arg, Describe, Message, message};
use pasch_rules::RecordError;
use thiserror::Error;

use crate::decode::{DecodeNote, Decoded};
use crate::fibs_board::FibsBoardError;
use crate::identifier::IdentifierWarning;
use crate::jellyfish::PosError;
use crate::log::LogError;
use crate::paste_error::PasteError;
use crate::snowie::SnowieError;
use crate::steps::StepError;

/// One remark about a file that could be read, and where it applies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The line, counted from 1.
    pub line: Option<u32>,
    /// The column in characters, counted from 1.
    pub column: Option<u32>,
    /// The game, by the number that the file gives it.
    pub game: Option<u32>,
    /// The number of the move as the file writes it.
    pub move_no: Option<u32>,
    /// The fault or oddity itself.
    pub problem: Problem,
}

impl Warning {
    /// The remark without its place.
    #[must_use]
    pub fn text(&self) -> String {
        self.problem.to_string()
    }
}

impl Describe for Warning {
    fn message(&self) -> Message {
        let mut places = Vec::new();
        if let Some(number) = self.line {
            places.push(message!("warning-line", number = number));
        }
        if let Some(number) = self.column {
            places.push(message!("warning-column", number = number));
        }
        if let Some(number) = self.game {
            places.push(message!("warning-game", number = number));
        }
        if let Some(number) = self.move_no {
            places.push(message!("warning-move", number = number));
        }
        if places.is_empty() {
            return self.problem.message();
        }
        message!("warning-at", places = Arg::List(places, ", "), problem = self.problem)
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message())
    }
}

/// How much a warning matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Good to know; the file says what it means.
    Note,
    /// The file contradicts itself or the rules; what was read is not all it says.
    Fault,
}

/// What a reader noticed.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("problem")]
pub enum Problem {
    /// About the bytes of the file.
    #[describe(transparent)]
    Decoding(DecodeNote),
    /// The oddity of an identifier.
    #[describe(transparent)]
    Identifier(IdentifierWarning),
    /// A position without its turn, score and cube.
    PartialId(#[describe(name = "value")] &'static str),
    /// A match length that stands for play without end.
    Unlimited(#[describe(name = "value")] u32),
    /// A game of something else than backgammon, by its SGF number.
    OtherGame(#[describe(name = "value")] String),
    /// Play beside the main line.
    Variation,
    /// A game whose end is not marked.
    MissingBracket,
    /// The file ends within a node or a record.
    EndsInsideNode,
    /// Further positions or matches in the file.
    More(#[describe(name = "value")] usize),
    /// A second match in the file.
    SecondMatch,
    /// A variation that is not known.
    UnknownVariation(#[describe(name = "value")] String),
    /// No variation is named, and only this one's plays are legal.
    VariationByPlay(#[describe(name = "value")] &'static str),
    /// A line that means nothing here.
    UnknownLine(#[describe(name = "value")] String),
    /// A cell that means nothing here.
    UnknownCell(#[describe(name = "value")] String),
    /// More than two cells in a line.
    TooManyCells,
    /// The file ends inside a line.
    EndsInsideLine,
    /// A game without `name : score` lines.
    NoScoreLine,
    /// Games are not numbered in order.
    GameNumber {
        /// The number that should follow.
        expected: u32,
        /// The number that the file has.
        found: u32,
    },
    /// The names differ from those of the first game.
    OtherNames(#[describe(name = "first")] String, #[describe(name = "second")] String),
    /// The score line does not follow from the games before.
    ScoreJump {
        /// First player's score as written.
        found_a: u32,
        /// Second player's score as written.
        found_b: u32,
        /// First player's score by the games before.
        due_a: u32,
        /// Second player's score by the games before.
        due_b: u32,
    },
    /// The file says of a game that it is, or is not, the Crawford game, and the score says otherwise.
    CrawfordFlag(#[describe(name = "called")] bool),
    /// The checkers do not stand as the file shows them.
    OtherPosition,
    /// A score that ends the match before the game.
    ScoreTooHigh(
        #[describe(name = "first")] u32,
        #[describe(name = "second")] u32,
        #[describe(name = "third")] u32,
    ),
    /// A score too large to be one.
    BadScore(#[describe(name = "value")] String),
    /// Dice that do not exist.
    BadDice {
        /// The dice as written; `none` where the file has none.
        dice: String,
        /// What the reader did.
        then: Remedy,
    },
    /// A play whose text cannot be read.
    BadPlay {
        /// What is wrong with it.
        error: StepError,
        /// What the reader did.
        then: Remedy,
    },
    /// A play that the rules do not allow; what became of it follows.
    IllegalPlay {
        /// The dice as the file has them, e.g. `31`.
        dice: String,
        /// The play as written.
        play: String,
        /// Its fault, as a key of the sentence.
        reason: &'static str,
        /// What the reader did.
        then: Remedy,
    },
    /// A roll without a play, although several are legal.
    NoPlay {
        /// The dice as the file has them, e.g. `31`.
        dice: String,
        /// The number of legal plays.
        legal: usize,
        /// What the reader did.
        then: Remedy,
    },
    /// A roll without a play where only one is legal.
    ForcedPlay {
        /// The dice as the file has them, e.g. `31`.
        dice: String,
        /// The only legal play, which the reader filled in.
        play: String,
    },
    /// The play fits several ways of moving that leave different positions.
    AmbiguousPlay {
        /// The play as written.
        play: String,
        /// How many positions the play could lead to.
        ways: usize,
    },
    /// A turn is missing.
    MissingTurn(#[describe(name = "first")] String, #[describe(name = "second")] String),
    /// An opening roll that is a double.
    OpeningDouble,
    /// A take or drop with nothing to answer.
    NothingOffered(#[describe(name = "value")] &'static str),
    /// A double, take or drop that the rules refuse.
    Refused {
        /// The action tried, in a word: `double`, `take` …
        what: &'static str,
        /// The rule against it.
        reason: Message,
    },
    /// A double in the Crawford game.
    DoubledInCrawford,
    /// A double in what would be the Crawford game, where the file does not say whether that rule holds.
    NoCrawfordRule,
    /// A wrong number behind `Doubles =>`.
    CubeValue {
        /// The value that the file writes.
        found: u32,
        /// The value by the doubles before.
        due: u32,
    },
    /// A double that is neither taken nor dropped.
    NoAnswer(#[describe(name = "value")] Remedy),
    /// A position set by hand that cannot be.
    BadSetup(#[describe(name = "value")] Message),
    /// The `Wins` line names other points than the game has.
    WonPoints {
        /// The points that the file writes.
        found: u32,
        /// What cube and board say.
        due: u32,
    },
    /// The `Wins` line stands in the loser's column.
    WonByOther(#[describe(name = "first")] String, #[describe(name = "second")] String),
    /// A win before the first roll.
    WonUnplayed,
    /// A resignation without a `Wins` line.
    ResignedWithoutPoints,
    /// Points that are no multiple of the cube.
    OddPoints {
        /// The points as the file writes them.
        points: u32,
        /// The value of the cube when the game ended.
        cube: u32,
        /// The points that were counted instead.
        counted: u32,
    },
    /// Analyses that this reader does not know.
    AnalysisPassedOver,
    /// Something after the end of a game.
    AfterTheEnd,
    /// A game that stops before its end although another follows.
    Unfinished,
}

/// What a reader did about a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Describe)]
#[describe("remedy")]
pub enum Remedy {
    /// The checkers were put where the file says.
    SetByHand,
    /// Nothing more of the game was read.
    GameEnds,
    /// Taken as a resignation.
    Resignation,
    /// Taken as a turn without a play.
    NotPlayed,
    /// Taken as accepted, because play goes on.
    Taken,
    /// Taken as refused, because the game ends.
    Dropped,
}

impl Problem {
    /// What decoding a text has to say, as warnings.
    pub(crate) fn decoding(decoded: &Decoded) -> Vec<Warning> {
        let place = |note: &DecodeNote| Warning {
            line: note.line(),
            column: None,
            game: None,
            move_no: None,
            problem: Self::Decoding(*note),
        };
        decoded.notes.iter().map(place).collect()
    }

    /// How much it matters.
    #[must_use]
    pub const fn severity(&self) -> Severity {
        match self {
            Self::Identifier(warning) if warning.is_note() => Severity::Note,
            Self::Decoding(_)
            | Self::PartialId(_)
            | Self::More(_)
            | Self::Unlimited(_)
            | Self::UnknownLine(_)
            | Self::OtherNames(..)
            | Self::Variation
            | Self::AnalysisPassedOver
            | Self::VariationByPlay(_)
            | Self::NoCrawfordRule
            | Self::WonUnplayed
            | Self::ForcedPlay { .. } => Severity::Note,
            _ => Severity::Fault,
        }
    }
}

/// Why a file could not be read.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("read-error")]
pub enum ReadError {
    /// Nothing but blanks, or nothing at all.
    Empty,
    /// A web page instead of a file, as a failed download leaves behind.
    Html,
    /// Bytes that are no text in any encoding.
    Binary,
    /// Text without a match or a position.
    NotAMatch,
    /// A game of something else than backgammon, by its SGF number.
    OtherGame(#[describe(name = "value")] String),
    /// A compressed stream of a file is damaged.
    Corrupt(#[describe(name = "value")] String),
    /// A file that unpacks to more than any match takes.
    TooLarge,
    /// Match text without its first line.
    NoLength {
        /// The line of the first game.
        line: u32,
    },
    /// A length that is none.
    BadLength {
        /// The line in which the length is given.
        line: u32,
        /// The length as written.
        text: String,
    },
    /// Match text without games.
    NoGame,
    /// Games without a score before the first.
    NoScore {
        /// The line of the first game.
        line: u32,
    },
    /// A faulty position line of Snowie.
    #[describe(transparent)]
    Snowie(#[from] SnowieError),
    /// A faulty board line of FIBS.
    #[describe(transparent)]
    FibsBoard(#[from] FibsBoardError),
    /// A faulty position file of Jellyfish.
    #[describe(transparent)]
    Jellyfish(#[from] PosError),
    /// A faulty action log.
    #[describe(transparent)]
    Log(#[from] LogError),
    /// An identifier (XGID, OGID, Position ID …) that cannot be read.
    #[describe(transparent)]
    Paste(#[from] PasteError),
    /// A position from which no game can go on, for example one that is already won.
    #[describe(args(value = reason(_0)))]
    Position(#[describe(skip)] RecordError),
}

/// Why the rules refuse a position: without the place in a record, which here has only the one action.
fn reason(error: &RecordError) -> Message {
    match error {
        RecordError::Header(error) => error.message(),
        RecordError::Action(error) => error.source.message(),
    }
}
