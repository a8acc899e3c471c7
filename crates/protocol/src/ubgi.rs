//! The Universal Backgammon Interface, both of its layers: the draft 0.01 by Øystein Schønning-Johansen (a line with a
//! board is answered by the decision) and the commands of the later drafts (`position`, `dice`, `go`).
//!
//! What the drafts leave open: an answer to a double has no word in the later ones; `go role cube` while a double is on
//! offer gives `bestcube take`, `drop` or `beaver`. Moves are written in single steps without stars or counts.

use std::time::Duration;

use pasch_engine::standard::Board;
use pasch_formats::situation::Offer;
use pasch_formats::{Situation, fibs_board, match_id, position_id, xgid};
use pasch_rules::{Die, Player};

use crate::brain::{Brain, BrainError, Decision, Limits, Wish, wish};
use crate::external;
use crate::moves::{played, steps};

/// Longest line that is read.
pub const LONGEST: usize = 4096;

/// What an engine says to a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    /// Lines without their ends.
    pub lines: Vec<String>,
    /// The engine is to end.
    pub ends: bool,
}

/// The engine's side of a conversation.
#[derive(Clone, Debug)]
pub struct Session {
    name: &'static str,
    version: &'static str,
    situation: Situation,
    /// Options by name, as they were set; they are remembered and given back.
    options: Vec<(&'static str, String)>,
}

/// Options an engine has to own up to, with their kind and usual value. The work is done on one thread, without chance.
const OPTIONS: [(&str, &str, &str); 3] =
    [("Threads", "int 1..1", "1"), ("Seed", "int 0..4294967295", "0"), ("Deterministic", "bool", "true")];

impl Session {
    /// A conversation of an engine that goes by a name.
    #[must_use]
    pub fn new(name: &'static str, version: &'static str) -> Self {
        let options = OPTIONS.map(|(name, _, usual)| (name, usual.to_owned())).to_vec();
        Self { name, version, situation: Situation::default(), options }
    }

    /// Answers a line that a program has sent.
    pub fn line(&mut self, line: &str, brain: &dyn Brain) -> Reply {
        let line = line.trim();
        let (word, rest) =
            line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match word {
            "" | "stop" => Reply::default(),
            "quit" => Reply { lines: Vec::new(), ends: true },
            "ubgi" => Reply { lines: self.greeting(), ends: false },
            "isready" => say("readyok"),
            _ if line.starts_with("XGID=") => self.bare(xgid::decode(line).map(|(read, _)| read).ok(), brain),
            _ if line.starts_with("board:") => self.bare(external::read(line).ok(), brain),
            "keys" => Reply { lines: OPTIONS.map(|(name, ..)| format!("key {name}")).to_vec(), ends: false },
            _ => told(self.command(word, rest, brain)),
        }
    }

    fn greeting(&self) -> Vec<String> {
        let mut lines = vec![
            format!("id name {}", self.name),
            "id author The Pasch developers".to_owned(),
            format!("id version {}", self.version),
        ];
        lines.extend(
            OPTIONS.map(|(name, kind, usual)| format!("option name {name} type {kind} default {usual}")),
        );
        // The first draft waits for the one, the later ones for the other.
        lines.push("readyok".to_owned());
        lines.push("ubgiok".to_owned());
        lines
    }

    /// A board alone on a line is answered by the bare decision.
    fn bare(&mut self, read: Option<Situation>, brain: &dyn Brain) -> Reply {
        let Some(situation) = read else { return say("sorry") };
        self.situation = situation;
        match brain.decide(&situation, wish(&situation)) {
            Ok(Decision::Play(play)) => say(&steps(&play)),
            Ok(Decision::Double(double)) => say(if double { "double" } else { "roll" }),
            Ok(answer) => say(answer_word(&answer)),
            Err(_) => say("sorry"),
        }
    }

    fn command(&mut self, word: &str, rest: &str, brain: &dyn Brain) -> Result<Vec<String>, Fault> {
        match word {
            "newgame" => {
                let kept = self.situation;
                self.situation = Situation {
                    length: kept.length,
                    jacoby: kept.jacoby,
                    score: kept.score,
                    crawford: kept.crawford,
                    ..Situation::default()
                };
            }
            "newsession" => self.new_session(rest)?,
            "setoption" => {
                let (name, value) = rest
                    .strip_prefix("name ")
                    .and_then(|rest| rest.split_once(" value "))
                    .ok_or(Fault::BAD)?;
                self.set(name.trim(), value.trim())?;
            }
            "set" => {
                let (name, value) = rest.split_once(char::is_whitespace).ok_or(Fault::BAD)?;
                self.set(name, value.trim())?;
            }
            "get" => {
                let found = self.options.iter().find(|(name, _)| name.eq_ignore_ascii_case(rest));
                let (name, value) = found.ok_or(Fault::BAD)?;
                return Ok(vec![format!("value {name} {value}")]);
            }
            "setscore" => {
                let [a, b] = numbers(rest)?;
                self.situation.score.a = a;
                self.situation.score.b = b;
            }
            "setcube" => self.set_cube(rest)?,
            "setturn" => self.situation.turn = seat(rest)?,
            "position" => self.position(rest)?,
            "dice" => {
                let [a, b] = numbers(rest)?;
                let die = |face: u32| u8::try_from(face).ok().and_then(Die::new).ok_or(Fault::BAD);
                self.situation.dice = Some([die(a)?, die(b)?]);
            }
            "go" => return self.go(rest, brain),
            _ => return Err(Fault::UNKNOWN),
        }
        Ok(Vec::new())
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        let found = self.options.iter_mut().find(|(known, _)| known.eq_ignore_ascii_case(name));
        let (_, kept) = found.ok_or(Fault("unsupported_feature", "no such option"))?;
        value.clone_into(kept);
        Ok(())
    }

    fn new_session(&mut self, rest: &str) -> Result<(), Fault> {
        let mut fresh = Situation::default();
        let mut words = rest.split_whitespace();
        while let Some(word) = words.next() {
            let value = words.next().ok_or(Fault::BAD)?;
            match (word, value) {
                ("type", "money") => fresh.length = 0,
                ("type", "match") => fresh.length = fresh.length.max(1),
                ("length", number) => {
                    let read = number.parse().ok().filter(|length| (1..=64).contains(length));
                    fresh.length = read.ok_or(Fault::BAD)?;
                }
                ("jacoby", "on" | "off") => fresh.jacoby = value == "on",
                // Which game is the Crawford game is read off the position; matches are played with it.
                ("crawford", "on" | "off") => {}
                _ => return Err(Fault::BAD),
            }
        }
        self.situation = fresh;
        Ok(())
    }

    fn set_cube(&mut self, rest: &str) -> Result<(), Fault> {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let ["value", value, "owner", owner] = words[..] else { return Err(Fault::BAD) };
        let value: u32 = value.parse().map_err(|_| Fault::BAD)?;
        if !value.is_power_of_two() || value > 1 << 20 {
            return Err(Fault::BAD);
        }
        self.situation.cube_log2 = value.trailing_zeros() as u8;
        self.situation.cube_owner =
            if owner == "center" || owner == "centre" { None } else { Some(seat(owner)?) };
        Ok(())
    }

    fn position(&mut self, rest: &str) -> Result<(), Fault> {
        let (kind, id) = rest.split_once(char::is_whitespace).ok_or(Fault::BAD)?;
        let fault = |_| Fault("bad_argument", "no such position");
        match kind {
            "xgid" => {
                let text = if id.starts_with("XGID=") { id.to_owned() } else { format!("XGID={id}") };
                self.situation =
                    xgid::decode(&text).map_err(|_| Fault("bad_argument", "no such position"))?.0;
            }
            "gnubgid" => {
                let (place, game) =
                    id.trim().split_once(':').map_or((id.trim(), None), |(p, m)| (p, Some(m)));
                if let Some(game) = game {
                    self.situation =
                        match_id::decode(game).map_err(|_| Fault("bad_argument", "no such match"))?;
                }
                let decoded = position_id::decode(place, self.situation.decides()).map_err(|_| Fault::BAD);
                self.situation.checkers = decoded?;
                if game.is_none() {
                    (self.situation.dice, self.situation.offer) = (None, None);
                }
            }
            "fibsboard" | "fibs" => self.situation = fibs_board::parse(id).map_err(|_| Fault::BAD)?.0,
            _ => return Err(fault(())),
        }
        Ok(())
    }

    /// Time and depth are kept; what cannot be is said.
    fn go(&self, rest: &str, brain: &dyn Brain) -> Result<Vec<String>, Fault> {
        let Go { role, limits, ignored } = Go::read(rest)?;
        let mut lines: Vec<String> =
            ignored.into_iter().map(|what| format!("info string {what} is not a limit here")).collect();
        let mut decide = |wish| -> Result<Decision, Fault> {
            let (decision, plies) = brain.decide_within(&self.situation, wish, limits).map_err(Fault::of)?;
            lines.extend(plies.map(|plies| format!("info depth {plies}")));
            Ok(decision)
        };
        let dice = self.situation.dice.is_some();
        let asks_cube = match role {
            "chequer" | "checker" if !dice => return Err(Fault("missing_context", "dice")),
            "chequer" | "checker" => false,
            "cube" => true,
            "turn" => !dice,
            _ => return Err(Fault::BAD),
        };
        let answer = if asks_cube {
            let offered = self.situation.offer == Some(Offer::Double);
            match decide(if offered { Wish::Answer } else { Wish::Double })? {
                Decision::Double(true) => "double".to_owned(),
                Decision::Double(false) => "nodouble".to_owned(),
                answer => answer_word(&answer).to_owned(),
            }
        } else {
            match decide(Wish::Play)? {
                Decision::Play(play) if play.is_dance() => "pass".to_owned(),
                Decision::Play(play) => steps(&play),
                _ => return Err(Fault::BAD),
            }
        };
        lines.push(match (role, asks_cube) {
            ("turn", true) => format!("bestturn cube={answer}"),
            ("turn", false) => format!("bestturn cube=nodouble move={answer}"),
            (_, true) => format!("bestcube {answer}"),
            (_, false) => format!("bestmove {answer}"),
        });
        Ok(lines)
    }
}

/// Longest time for an answer, in milliseconds: a day.
const LONGEST_TIME: u64 = 86_400_000;

/// What stands behind `go`: pairs of a word and a value in any order.
struct Go<'g> {
    role: &'g str,
    limits: Limits,
    /// Limits that are not kept.
    ignored: Vec<&'g str>,
}

impl<'g> Go<'g> {
    fn read(rest: &'g str) -> Result<Self, Fault> {
        let mut go = Self { role: "chequer", limits: Limits::default(), ignored: Vec::new() };
        let mut words = rest.split_whitespace();
        while let Some(word) = words.next() {
            let value = words.next().ok_or(Fault::BAD)?;
            let number = || value.parse::<u64>().map_err(|_| Fault::BAD);
            match word {
                "role" => go.role = value,
                "movetime" => go.limits.time = Some(Duration::from_millis(number()?.min(LONGEST_TIME))),
                "depth" => go.limits.plies = Some(u8::try_from(number()?).unwrap_or(u8::MAX)),
                "nodes" | "trials" => {
                    number()?;
                    go.ignored.push(word);
                }
                _ => return Err(Fault::BAD),
            }
        }
        Ok(go)
    }
}

/// An error of the later drafts: its code and a word about it.
struct Fault(&'static str, &'static str);

impl Fault {
    const BAD: Self = Self("bad_argument", "not understood");
    const UNKNOWN: Self = Self("unknown_command", "not understood");

    fn of(error: BrainError) -> Self {
        match error {
            BrainError::Dice => Self("missing_context", "dice"),
            BrainError::Over => Self("missing_context", "the game is over"),
            _ => Self("bad_argument", "the position cannot be judged"),
        }
    }
}

/// Commands of neither draft are answered politely, as the first one wants it, and by a code, as the later ones do.
fn told(result: Result<Vec<String>, Fault>) -> Reply {
    let lines = match result {
        Ok(lines) => lines,
        Err(Fault("unknown_command", _)) => vec!["error unknown_command sorry".to_owned()],
        Err(Fault(code, why)) => vec![format!("error {code} {why}")],
    };
    Reply { lines, ends: false }
}

fn say(line: &str) -> Reply {
    Reply { lines: vec![line.to_owned()], ends: false }
}

const fn answer_word(answer: &Decision) -> &'static str {
    match answer {
        Decision::Take => "take",
        Decision::Beaver => "beaver",
        _ => "drop",
    }
}

fn numbers(text: &str) -> Result<[u32; 2], Fault> {
    let read: Vec<u32> = text.split_whitespace().map_while(|word| word.parse().ok()).collect();
    let two: [u32; 2] = read.try_into().map_err(|_| Fault::BAD)?;
    if two.iter().any(|number| *number > 1 << 16) { Err(Fault::BAD) } else { Ok(two) }
}

fn seat(text: &str) -> Result<Player, Fault> {
    match text.trim() {
        "p0" => Ok(Player::A),
        "p1" => Ok(Player::B),
        _ => Err(Fault::BAD),
    }
}

/// What a program that asks reads in a line of the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// It is there and ready.
    Ready,
    /// Nothing that decides: an identity, an option, a note.
    Note,
    /// A play of the roll, in notation.
    Play(String),
    /// To double before the roll.
    Double,
    /// Not to double, but to roll.
    Roll,
    /// To accept the offered cube.
    Take,
    /// To refuse the offered cube.
    Drop,
    /// It did not understand, or refuses.
    Refused(String),
}

/// Reads a line of an engine of either draft. A blank line is a play without moves.
#[must_use]
pub fn said(line: &str) -> Said {
    let line = line.trim();
    let (word, rest) =
        line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
    match (word, rest) {
        ("readyok" | "ubgiok", _) => Said::Ready,
        ("id" | "option" | "info" | "key" | "value" | "bestmoveid", _) => Said::Note,
        ("bestmove", "pass") => Said::Play(String::new()),
        ("bestmove", moves) => Said::Play(moves.to_owned()),
        ("double", "") | ("bestcube", "double") => Said::Double,
        ("roll", "") | ("bestcube", "nodouble") => Said::Roll,
        ("take" | "beaver", "") | ("bestcube", "take" | "beaver") => Said::Take,
        ("drop", "") | ("bestcube", "drop" | "pass") => Said::Drop,
        ("sorry" | "error", _) => Said::Refused(line.to_owned()),
        ("bestcube" | "bestturn", _) => Said::Refused(line.to_owned()),
        _ => Said::Play(line.to_owned()),
    }
}

/// The board an engine's play leads to, the mover's lane first; `None` when it is no legal play of the roll.
#[must_use]
pub fn board_after(board: &Board, dice: (u8, u8), moves: &str) -> Option<Board> {
    played(board, dice, moves)
}

#[cfg(test)]
mod tests;
