//! What a file says happened, game by game, before anybody has asked the rules.
//!
//! Every reader of match files turns its format into a [`Script`]; [`fold()`] plays it by the rules, so that faults are
//! found, repaired and worded in one place for all formats.

mod begin;
mod fold;
mod play;
mod result;

use pasch_rules::{ByPlayer, Die, Header, Player, Setup, SetupTurn, VariantId};

use crate::problem::{Problem, Warning};
use crate::steps::Chain;

pub(crate) use fold::{Folded, fold};
pub(crate) use play::carry_out;

/// A match as a file tells it.
#[derive(Clone, Debug)]
pub(crate) struct Script {
    /// The agreement: variant, length, names and options.
    pub header: Header,
    /// Whether the file leaves open if the Jacoby rule holds: its results may tell.
    pub jacoby_open: bool,
    /// Whether the file leaves open if the Crawford rule holds: a double in the Crawford game tells that it does not.
    pub crawford_open: bool,
    /// Whether the file leaves open which game is played: its plays may tell.
    pub variant_open: bool,
    /// The games in order.
    pub games: Vec<Game>,
    /// The line that the file breaks off in, if its last line has no end.
    pub open_line: Option<u32>,
}

/// A game of the match as the file tells it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Game {
    /// The line in which the game begins.
    pub line: Option<u32>,
    /// Its number by the file.
    pub number: u32,
    /// The players, if they are named for each game.
    pub names: Option<ByPlayer<String>>,
    /// The score before it as written, if it is written.
    pub score: Option<ByPlayer<String>>,
    /// Where the score is written.
    pub score_line: Option<u32>,
    /// Whether a format without scores calls its absence no fault.
    pub scoreless: bool,
    /// Whether it is the Crawford game, if the file says so.
    pub crawford: Option<bool>,
    /// The value that tied opening throws have turned the cube to; 0 or 1 if none have.
    pub opening_cube: u32,
    /// The events of the game, in order.
    pub entries: Vec<Entry>,
}

/// One thing that happened.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    /// Where it is written.
    pub line: Option<u32>,
    /// Where in the line, in characters from 1.
    pub column: Option<u32>,
    /// The number of the move as the file writes it.
    pub move_no: Option<u32>,
    /// Whose it is; `None` where the file does not tell.
    pub side: Option<Player>,
    /// The checkers before it, where the file shows them.
    pub shown: Option<Box<Setup>>,
    /// The event: a roll, a cube action, an end.
    pub what: What,
}

impl Entry {
    /// Something that a player did, without a place in the file.
    pub fn of(side: Player, what: What) -> Self {
        Self { line: None, column: None, move_no: None, side: Some(side), shown: None, what }
    }
}

/// An event of a game, as an entry of the file tells it.
#[derive(Clone, Debug)]
pub(crate) enum What {
    /// A roll and what became of it.
    Roll {
        /// The dice as thrown, or what stands in their place.
        dice: Result<[Die; 2], String>,
        /// The text or the moves that follow the dice.
        body: Body,
        /// Where that is written.
        column: Option<u32>,
    },
    /// A dance without dice.
    CannotMove,
    /// A double to this value.
    Doubles(Option<u32>),
    /// A beaver or raccoon to this value.
    Beavers(Option<u32>),
    Takes,
    Drops,
    /// A player gives up; the points follow in `Wins`.
    Resigns,
    /// The game is won with so many points; no number if the file gives none.
    Wins(Option<u32>),
    /// The game is lost with so many points: the other half of a win, which may be missing.
    Losses(Option<u32>),
    /// A position set by hand, in Snowie's fields.
    SnowiePosition(String),
    /// A position set by hand.
    Setup(Box<Position>),
    /// Words that mean nothing here.
    Other(String),
}

/// A position set by hand, within the game's score.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    /// The checkers; `None` leaves them where they are.
    pub board: Option<Setup>,
    pub turn: SetupTurn,
    /// The cube; `None` leaves it as it is.
    pub cube_value: Option<u32>,
    /// Its owner, or the middle; `None` leaves it where it is.
    pub cube_owner: Option<Option<Player>>,
}

/// What follows the dice.
#[derive(Clone, Debug)]
pub(crate) enum Body {
    /// Nothing: no legal play, or the game ends here.
    Empty,
    /// A dance: the roll leaves nothing to play.
    CannotMove,
    /// A resignation behind the dice.
    Resigned,
    /// Nothing yet: the roll still has to be played.
    Unplayed,
    /// The play as written.
    Play(String),
    /// The play in steps.
    Steps(Vec<Chain>),
}

/// Two dice from their numbers, or how they are written.
pub(crate) fn dice(first: i64, second: i64) -> Result<[Die; 2], String> {
    let die = |face: i64| u8::try_from(face).ok().and_then(Die::new);
    die(first).zip(die(second)).map(|(x, y)| [x, y]).ok_or_else(|| format!("{first}{second}"))
}

/// Two dice from two digits, or the text.
pub(crate) fn dice_text(text: &str) -> Result<[Die; 2], String> {
    let die = |c: u8| c.checked_sub(b'0').and_then(Die::new);
    match *text.as_bytes() {
        [first, second] => die(first).zip(die(second)).map(|(x, y)| [x, y]).ok_or_else(|| text.to_owned()),
        _ => Err(text.chars().take(20).collect()),
    }
}

/// Plays a script; what it leaves open, Jacoby rule and variation, the way that contradicts the file least.
pub(crate) fn play(script: &Script) -> Folded {
    let mut best = fold(script);
    if best.faults() == 0 {
        return best;
    }
    let mut other = script.clone();
    if script.jacoby_open {
        other.header.options.jacoby = !other.header.options.jacoby;
        let second = fold(&other);
        if second.faults() < best.faults() {
            best = second;
        } else {
            other.header.options.jacoby = script.header.options.jacoby;
        }
    }
    let forbidden = |warning: &Warning| matches!(warning.problem, Problem::DoubledInCrawford);
    if script.crawford_open && best.warnings.iter().any(forbidden) {
        other.header.options.crawford = false;
        let mut second = fold(&other);
        if second.faults() < best.faults() {
            let told = best.warnings.into_iter().find(forbidden);
            second.warnings.extend(told.map(|told| Warning { problem: Problem::NoCrawfordRule, ..told }));
            best = second;
        } else {
            other.header.options.crawford = script.header.options.crawford;
        }
    }
    let illegal = |warning: &Warning| matches!(warning.problem, Problem::IllegalPlay { .. });
    if script.variant_open && best.warnings.iter().any(illegal) {
        other.header.variant = VariantId::NACKGAMMON;
        let mut second = fold(&other);
        if !second.warnings.iter().any(illegal) && second.faults() < best.faults() {
            let problem = Problem::VariationByPlay(VariantId::NACKGAMMON.spec().name);
            second.warnings.push(Warning { line: None, column: None, game: None, move_no: None, problem });
            best = second;
        }
    }
    best
}
