//! What a reader has to say about a file: warnings that leave it readable, errors that do not.

use core::fmt;

use pasch_rules::RecordError;
use thiserror::Error;

use crate::decode::{DecodeNote, Decoded};
use crate::fibs_board::FibsBoardError;
use crate::jellyfish::PosError;
use crate::log::LogError;
use crate::ogid::OgidWarning;
use crate::paste_error::PasteError;
use crate::snowie::SnowieError;
use crate::steps::StepError;
use crate::xgid::XgidWarning;

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
    /// What it is.
    pub problem: Problem,
}

impl Warning {
    /// The remark without its place.
    #[must_use]
    pub fn text(&self) -> String {
        self.problem.to_string()
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places =
            [("line", self.line), ("column", self.column), ("game", self.game), ("move", self.move_no)];
        let mut separator = "";
        for (name, number) in places {
            if let Some(number) = number {
                write!(f, "{separator}{name} {number}")?;
                separator = ", ";
            }
        }
        if !separator.is_empty() {
            f.write_str(": ")?;
        }
        write!(f, "{}", self.problem)
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
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    /// About the bytes of the file.
    #[error("{0}")]
    Decoding(DecodeNote),
    /// About an XGID.
    #[error("{0}")]
    Xgid(XgidWarning),
    /// About an OGID.
    #[error("{0}")]
    Ogid(OgidWarning),
    /// A position without its turn, score and cube.
    #[error("the text holds only a {0}: the rest is assumed")]
    PartialId(&'static str),
    /// A match length that stands for play without end.
    #[error("match length {0} taken as unlimited play")]
    Unlimited(u32),
    /// A game of something else than backgammon, by its SGF number.
    #[error("a game of another kind (GM[{0}]) was passed over")]
    OtherGame(String),
    /// Play beside the main line.
    #[error("a variation beside the main line begins here and was not read")]
    Variation,
    /// A game whose end is not marked.
    #[error("the closing bracket of the game is missing")]
    MissingBracket,
    /// The file ends within a node or a record.
    #[error("the file ends inside an entry; what is whole was read")]
    EndsInsideNode,
    /// Further positions or matches in the file.
    #[error("{0} more in the file, not read here")]
    More(usize),
    /// A second match in the file.
    #[error("a second match begins here and was not read")]
    SecondMatch,
    /// A variation that is not known.
    #[error("unknown variation \"{0}\": read as backgammon")]
    UnknownVariation(String),
    /// No variation is named, and only this one's plays are legal.
    #[error("no variation is named; by the plays this is {0}")]
    VariationByPlay(&'static str),
    /// A line that means nothing here.
    #[error("line not understood: \"{0}\"")]
    UnknownLine(String),
    /// A cell that means nothing here.
    #[error("entry not understood: \"{0}\"")]
    UnknownCell(String),
    /// More than two cells in a line.
    #[error("more than two entries in a line")]
    TooManyCells,
    /// The file ends inside a line.
    #[error("the file ends inside a line")]
    EndsInsideLine,
    /// A game without `name : score` lines.
    #[error("the game has no line of names and scores")]
    NoScoreLine,
    /// Games are not numbered in order.
    #[error("game {found} where game {expected} was due")]
    GameNumber {
        /// The number that should follow.
        expected: u32,
        /// The number written.
        found: u32,
    },
    /// The names differ from those of the first game.
    #[error("the players are called \"{0}\" and \"{1}\" here")]
    OtherNames(String, String),
    /// The score line does not follow from the games before.
    #[error("the score is given as {found_a}-{found_b}, but the games before make it {due_a}-{due_b}")]
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
    #[error("{}", crawford_flag(*.0))]
    CrawfordFlag(bool),
    /// The checkers do not stand as the file shows them.
    #[error("the checkers stand elsewhere than the play so far leads; they were set as the file shows them")]
    OtherPosition,
    /// A score that ends the match before the game.
    #[error("at {0}-{1} the match to {2} is already won")]
    ScoreTooHigh(u32, u32, u32),
    /// A score too large to be one.
    #[error("\"{0}\" is no score")]
    BadScore(String),
    /// Dice that do not exist.
    #[error("impossible roll {dice}; {then}")]
    BadDice {
        /// The dice as written.
        dice: String,
        /// What the reader did.
        then: Remedy,
    },
    /// A play whose text cannot be read.
    #[error("{error}; {then}")]
    BadPlay {
        /// What is wrong with it.
        error: StepError,
        /// What the reader did.
        then: Remedy,
    },
    /// A play that the rules do not allow; what became of it follows.
    #[error("illegal play {dice}: {play}, {reason}; {then}")]
    IllegalPlay {
        /// The roll.
        dice: String,
        /// The play as written.
        play: String,
        /// What is wrong with it.
        reason: String,
        /// What the reader did.
        then: Remedy,
    },
    /// A roll without a play, although several are legal.
    #[error("no play is written for {dice}, though {legal} are legal; {then}")]
    NoPlay {
        /// The roll.
        dice: String,
        /// The number of legal plays.
        legal: usize,
        /// What the reader did.
        then: Remedy,
    },
    /// A roll without a play where only one is legal.
    #[error("no play is written for {dice}; the only legal one was filled in: {play}")]
    ForcedPlay {
        /// The roll.
        dice: String,
        /// The play.
        play: String,
    },
    /// The play fits several ways of moving that leave different positions.
    #[error(
        "the play {play} can be made in {ways} ways that hit differently; the one that hits least was taken"
    )]
    AmbiguousPlay {
        /// The play as written.
        play: String,
        /// How many.
        ways: usize,
    },
    /// A turn is missing.
    #[error("it is {0}'s turn here, not {1}'s; the missing turn was passed over")]
    MissingTurn(String, String),
    /// An opening roll that is a double.
    #[error("the first roll is a double")]
    OpeningDouble,
    /// A take or drop with nothing to answer.
    #[error("{0} without a double on offer; passed over")]
    NothingOffered(&'static str),
    /// A double, take or drop that the rules refuse.
    #[error("{what} refused: {reason}; passed over")]
    Refused {
        /// What was tried.
        what: &'static str,
        /// Why not.
        reason: String,
    },
    /// A double in the Crawford game.
    #[error("a double in the Crawford game, which has no cube; passed over")]
    DoubledInCrawford,
    /// A double in what would be the Crawford game, where the file does not say whether that rule holds.
    #[error(
        "nothing says that the Crawford rule holds, and somebody doubles in what would be the Crawford game: read without it"
    )]
    NoCrawfordRule,
    /// A wrong number behind `Doubles =>`.
    #[error("the cube goes to {due}, not to {found}")]
    CubeValue {
        /// The number written.
        found: u32,
        /// The right one.
        due: u32,
    },
    /// A double that is neither taken nor dropped.
    #[error("the double is not answered; {0}")]
    NoAnswer(Remedy),
    /// A position set by hand that cannot be.
    #[error("the position set by hand cannot be: {0}")]
    BadSetup(String),
    /// The `Wins` line names other points than the game has.
    #[error("the file gives {found} points for the win, the play gives {due}")]
    WonPoints {
        /// The number written.
        found: u32,
        /// What cube and board say.
        due: u32,
    },
    /// The `Wins` line stands in the loser's column.
    #[error("the win is written for {0}, but {1} has won")]
    WonByOther(String, String),
    /// A win before the first roll.
    #[error("a result without a single roll: counted as a resignation")]
    WonUnplayed,
    /// A resignation without a `Wins` line.
    #[error("resigned, but no points are given: counted as a single game")]
    ResignedWithoutPoints,
    /// Points that are no multiple of the cube.
    #[error("{points} points for a resignation with the cube on {cube}: counted as {counted}")]
    OddPoints {
        /// The points written.
        points: u32,
        /// The cube.
        cube: u32,
        /// What was counted.
        counted: u32,
    },
    /// Analyses that this reader does not know.
    #[error("what a program thought of the decisions is in the file and was not read")]
    AnalysisPassedOver,
    /// Something after the end of a game.
    #[error("play goes on after the end of the game; passed over")]
    AfterTheEnd,
    /// A game that stops before its end although another follows.
    #[error("the game stops before its end")]
    Unfinished,
}

fn crawford_flag(said: bool) -> &'static str {
    if said {
        "called the Crawford game, which it is not by the score"
    } else {
        "not called the Crawford game, which it is by the score"
    }
}

/// What a reader did about a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl fmt::Display for Remedy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::SetByHand => "the checkers were set where the file puts them",
            Self::GameEnds => "the rest of the game was not read",
            Self::Resignation => "taken as a resignation",
            Self::NotPlayed => "the turn was passed over",
            Self::Taken => "taken as accepted",
            Self::Dropped => "taken as refused",
        })
    }
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
            Self::Decoding(_)
            | Self::Xgid(XgidWarning::NoCubeLimit)
            | Self::Ogid(OgidWarning::NoTurn)
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
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReadError {
    /// Nothing but blanks.
    #[error("the file is empty")]
    Empty,
    /// A web page.
    #[error(
        "this is an HTML page, not a match: the download has failed, or it is a report for reading; save the match as SGF or match text (.mat)"
    )]
    Html,
    /// Bytes that are no text in any encoding.
    #[error("not a match file: neither text nor a known binary format")]
    Binary,
    /// Text without a match or a position.
    #[error("not a match file: no match and no position found in the text")]
    NotAMatch,
    /// A game of something else than backgammon, by its SGF number.
    #[error("not a backgammon file: SGF of game {0}, where backgammon is 6")]
    OtherGame(String),
    /// A compressed stream of a file is damaged.
    #[error("the file is damaged: its part {0} cannot be unpacked")]
    Corrupt(String),
    /// A file that unpacks to more than any match takes.
    #[error("the file unpacks to more than any match takes")]
    TooLarge,
    /// Match text without its first line.
    #[error("line {line}: the match has no \"N point match\" line before its first game")]
    NoLength {
        /// The line of the first game.
        line: u32,
    },
    /// A length that is none.
    #[error("line {line}: invalid match length {text}")]
    BadLength {
        /// The line.
        line: u32,
        /// The length as written.
        text: String,
    },
    /// Match text without games.
    #[error("no game found in the match")]
    NoGame,
    /// Games without a score before the first.
    #[error("line {line}: no \"Score is\" line stands before the first game")]
    NoScore {
        /// The line of the first game.
        line: u32,
    },
    /// A faulty position line of Snowie.
    #[error(transparent)]
    Snowie(#[from] SnowieError),
    /// A faulty board line of FIBS.
    #[error(transparent)]
    FibsBoard(#[from] FibsBoardError),
    /// A faulty position file of Jellyfish.
    #[error(transparent)]
    Jellyfish(#[from] PosError),
    /// A faulty action log.
    #[error(transparent)]
    Log(#[from] LogError),
    /// A faulty identifier.
    #[error(transparent)]
    Paste(#[from] PasteError),
    /// A position from which no game can go on, for example one that is already won.
    #[error("no game can go on from this position: {}", reason(.0))]
    Position(RecordError),
}

/// Why the rules refuse a position: without the place in a record, which here has only the one action.
fn reason(error: &RecordError) -> String {
    match error {
        RecordError::Header(error) => error.to_string(),
        RecordError::Action(error) => error.source.to_string(),
    }
}
