//! Match files of servers and older programs: each a small grammar of its own, all of the same game.
//!
//! None of them says what is agreed as fully as match text; what they leave open is played as it contradicts them least.

pub mod bgroom;
pub mod bkg;
pub mod gnubg_text;
pub mod javafibs;
pub mod oldmoves;
pub mod party;
pub mod sgg;
pub mod tmg;

use std::ops::Range;

use pasch_rules::{DeadCube, Header, Options, Player, Record, VariantId};

use crate::decode::Decoded;
use crate::problem::{Problem, ReadError, Warning};
use crate::script::{self, Body, Entry, Game, Script, What};

/// What every reader here gives back.
type Read = Result<(Record, Vec<Warning>), ReadError>;

/// For each game and entry, the actions that it has become.
type Spans = Vec<Vec<Range<usize>>>;

/// Lengths that mean play without end.
const UNLIMITED: [u32; 2] = [9999, 99_999];

/// A match being read line by line.
struct Sheet {
    script: Script,
    warnings: Vec<Warning>,
}

impl Sheet {
    fn new(decoded: &Decoded) -> Self {
        let mut header = Header::new(VariantId::BACKGAMMON, 0);
        // A file tells what was done, wise or not.
        header.options = Options { dead_cube: DeadCube::Allow, animals: 3, ..Options::default() };
        let last = decoded.text.split('\n').count() as u32;
        Self {
            script: Script {
                header,
                jacoby_open: true,
                crawford_open: true,
                variant_open: true,
                games: Vec::new(),
                open_line: (!decoded.text.ends_with('\n')).then_some(last),
            },
            warnings: Problem::decoding(decoded),
        }
    }

    fn warn(&mut self, line: u32, problem: Problem) {
        let game = self.script.games.last().map(|game| game.number);
        self.warnings.push(Warning { line: Some(line), column: None, game, move_no: None, problem });
    }

    /// A line that means nothing, cut to a readable length.
    fn unknown(&mut self, line: u32, text: &str) {
        self.warn(line, Problem::UnknownLine(text.chars().take(60).collect()));
    }

    /// Sets the match length; one that stands for play without end becomes money play.
    fn length(&mut self, line: u32, text: &str) -> Result<(), ReadError> {
        let bad = || ReadError::BadLength { line, text: text.chars().take(20).collect() };
        let length: u32 = text.trim().parse().map_err(|_| bad())?;
        self.script.header.length = if UNLIMITED.contains(&length) || length > Header::MAX_LENGTH {
            self.warn(line, Problem::Unlimited(length));
            0
        } else {
            length
        };
        Ok(())
    }

    fn extra(&mut self, key: &str, value: &str) {
        self.script.header.extra.push((key.to_owned(), value.trim().to_owned()));
    }

    fn begin(&mut self, game: Game) {
        self.script.games.push(game);
    }

    fn game(&mut self) -> Option<&mut Game> {
        self.script.games.last_mut()
    }

    /// Appends to the present game; without one the line means nothing.
    fn push(&mut self, line: u32, move_no: Option<u32>, side: Player, what: What) {
        match self.script.games.last_mut() {
            Some(game) => {
                game.entries.push(Entry { move_no, line: Some(line), ..Entry::of(side, what) });
            }
            None => self.warn(line, Problem::UnknownLine("play before the first game".to_owned())),
        }
    }

    fn last(&self) -> Option<&Entry> {
        self.script.games.last()?.entries.last()
    }

    /// Plays what was read.
    fn finish(self) -> Read {
        self.played().map(|(record, warnings, _)| (record, warnings))
    }

    /// As [`Self::finish`], with the actions that each entry of each game has become.
    fn played(mut self) -> Result<(Record, Vec<Warning>, Spans), ReadError> {
        if self.script.games.is_empty() {
            return Err(ReadError::NoGame);
        }
        self.script.jacoby_open &= self.script.header.length == 0;
        let mut folded = script::play(&self.script);
        self.warnings.append(&mut folded.warnings);
        self.warnings.sort_by_key(|warning| warning.line);
        Ok((folded.record, self.warnings, folded.spans))
    }
}

/// The numbered lines of a text that are not blank, without blanks around them.
fn lines(text: &str) -> impl Iterator<Item = (u32, &str)> {
    text.split('\n').zip(1..).map(|(line, number)| (number, line.trim())).filter(|(_, line)| !line.is_empty())
}

/// A roll with the play behind it; an empty one is a dance, or a roll after which the game ended.
fn roll(dice: &str, play: &str) -> What {
    let body = if play.trim().is_empty() { Body::Empty } else { Body::Play(play.trim().to_owned()) };
    What::Roll { dice: script::dice_text(dice), body, column: None }
}

/// A roll that left nothing to play.
fn dance(dice: &str) -> What {
    What::Roll { dice: script::dice_text(dice), body: Body::CannotMove, column: None }
}

/// `yes`, `on`, `1` and their opposites.
fn switch(text: &str) -> Option<bool> {
    match text.trim().to_ascii_lowercase().as_str() {
        "yes" | "on" | "true" | "1" => Some(true),
        "no" | "off" | "false" | "0" => Some(false),
        _ => None,
    }
}

/// The digits of `(6 1)` at the front of a text, and what follows.
fn bracketed_dice(text: &str) -> Option<(String, &str)> {
    let (dice, rest) = text.trim_start().strip_prefix('(')?.split_once(')')?;
    Some((dice.chars().filter(|c| !c.is_whitespace()).collect(), rest))
}

/// A play whose steps may count upwards, in the numbers of the player who moves the other way, in the mover's own.
fn own_count(play: &str) -> String {
    let number = |name: &str| name.trim_end_matches('*').parse::<u8>().ok();
    let mirrored = |name: &str| {
        let star = if name.ends_with('*') { "*" } else { "" };
        match number(name) {
            Some(n @ 0..=25) => format!("{}{star}", 25 - n),
            _ => name.to_owned(),
        }
    };
    let word = |word: &str| {
        let points: Vec<&str> = word.split(['-', '/']).collect();
        let (Some(first), Some(last)) = (points.first(), points.last()) else { return word.to_owned() };
        let ascends = match (number(first), number(last)) {
            (Some(from), Some(to)) => from < to,
            // From the bar into the six points that are their home by the other count; off from those of the own one.
            (None, Some(to)) => to <= 6,
            (Some(from), None) => from >= 19,
            (None, None) => false,
        };
        if ascends {
            points.iter().map(|name| mirrored(name)).collect::<Vec<_>>().join("/")
        } else {
            word.to_owned()
        }
    };
    play.split([' ', ',', '\t']).filter(|w| !w.is_empty()).map(word).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_by_either_count_are_the_movers() {
        assert_eq!(own_count("1-7 7-12"), "24/18 18/13");
        assert_eq!(own_count("bar-4 1-4"), "bar/21 24/21");
        assert_eq!(own_count("0-4, 25-22"), "25/21 25-22");
        assert_eq!(own_count("24-20 bar-21 6-off 23-off"), "24-20 bar-21 6-off 2/off");
        assert_eq!(own_count("19-25"), "6/0");
    }

    #[test]
    fn dice_in_brackets() {
        assert_eq!(bracketed_dice(" (6 1) 13-7"), Some(("61".to_owned(), " 13-7")));
        assert_eq!(bracketed_dice("13-7"), None);
    }
}
