//! What the dice have to know of the game: who rolls next.

use pasch_messages::Describe;
use serde_json::Value;

use super::entry::Word;
use crate::context::Party;

/// Where a game stands, as far as dice are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A game has to begin, or may after the last.
    Begin,
    /// A player may roll. A play may have ended the game; where that is not known, a game may begin, too.
    Roll {
        /// The player who may roll.
        by: Party,
        /// Whether the cube is this player's to turn.
        may_double: bool,
        /// Whether a new game may begin instead.
        may_be_over: bool,
    },
    /// A player has to play, or to answer.
    Other(Party),
    /// The match is over.
    Over,
}

/// Something that happens in a game.
#[derive(Clone, Copy, Debug)]
pub enum Event<'e> {
    /// The throw that begins a game, ties among it.
    Opening(&'e [u8]),
    /// A roll of the player on roll.
    Roll(&'e [u8]),
    /// A word of this player, such as a double.
    Word(Party, Word),
    /// A line of a `.pasch` file.
    Line(&'e str),
}

/// Why something cannot happen in the game now.
#[derive(Clone, Debug, PartialEq, Eq, Describe, thiserror::Error)]
#[describe("not-now")]
pub struct NotNow(#[describe(name = "value")] pub String);

/// A game that is followed move by move.
pub trait Game: Clone {
    /// The step that the game waits for now.
    fn turn(&self) -> Turn;

    /// Takes in what happened.
    ///
    /// # Errors
    /// When it cannot happen now.
    fn apply(&mut self, event: Event<'_>) -> Result<(), NotNow>;
}

/// Reads an action's line: JSON that every program reads alike. Strings of printable ASCII without escapes, integers of at
/// most 15 digits, at most 64 brackets, and 4,096 bytes in all.
fn read(line: &str) -> Option<Value> {
    let mut rest = line.as_bytes();
    let mut brackets = 0;
    while let Some(&byte) = rest.first() {
        let size = match byte {
            b'{' | b'[' => {
                brackets += 1;
                1
            }
            b'}' | b']' | b',' | b':' | b'-' => 1,
            b'0'..=b'9' => rest.iter().take_while(|byte| byte.is_ascii_digit()).count(),
            b'"' => 2 + rest.iter().skip(1).position(|&byte| byte == b'"')?,
            _ => ["true", "false", "null"].iter().find(|word| rest.starts_with(word.as_bytes()))?.len(),
        };
        let token = rest.get(..size)?;
        let is_plain = token.iter().all(|&byte| matches!(byte, b' '..=b'~') && byte != b'\\');
        if !is_plain || (byte.is_ascii_digit() && size > 15) {
            return None;
        }
        rest = &rest[size..];
    }
    if brackets > 64 || line.len() > 4096 {
        return None;
    }
    serde_json::from_str(line).ok()
}

/// Whose flag has fallen, or who gave up, according to a line.
#[must_use]
pub fn forfeit(line: &str) -> Option<Party> {
    let value = read(line)?;
    (value.get("do")? == "forfeit").then(|| party(&value)).flatten()
}

fn party(value: &Value) -> Option<Party> {
    match value.get("by")?.as_str()? {
        "A" => Some(Party::A),
        "B" => Some(Party::B),
        _ => None,
    }
}

const fn other(party: Party) -> Party {
    match party {
        Party::B => Party::A,
        _ => Party::B,
    }
}

/// Whether a line only says who goes on ([`next_line`]). It is entered and stands in no `.pasch` file.
#[must_use]
pub fn is_next(line: &str) -> bool {
    line.starts_with(r#"{"do":"next","#)
}

/// The line that says who goes on after a play or an opening throw, where that is not what an [`Outline`] expects: the
/// player rolls once more, has a part of the roll left to play, or the game is over.
#[must_use]
pub fn next_line(turn: Turn) -> Option<String> {
    let letter = |party| if party == Party::A { "A" } else { "B" };
    match turn {
        Turn::Roll { by, .. } => Some(format!(r#"{{"do":"next","to":"roll","by":"{}"}}"#, letter(by))),
        Turn::Other(by) => Some(format!(r#"{{"do":"next","to":"play","by":"{}"}}"#, letter(by))),
        Turn::Begin => Some(r#"{"do":"next","to":"begin"}"#.to_owned()),
        Turn::Over => None,
    }
}

/// A game followed by the names of its actions alone, without its rules. It knows who is to roll. Where a game goes on
/// otherwise than by turns, a line of its own says so ([`next_line`]); a replay by the rules says whether that is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline {
    at: At,
    /// Who owns the cube; the server stands for the middle.
    cube: Party,
    uses_cube: bool,
    /// In a money session who gives up loses the game, elsewhere the match.
    is_money: bool,
    /// An opening throw was the last that happened.
    has_opened: bool,
    /// The state before the latest play, for a take-back.
    before_play: Option<Box<Self>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    Begin,
    /// To roll; `last` has just played and may roll again in some games.
    Roll {
        by: Party,
        after_play: bool,
    },
    Play(Party),
    /// An illegal play of this player waits for the other's word.
    Misplayed(Party),
    /// The cube has been turned; `by` doubled first, `answers` is asked now.
    Doubled {
        by: Party,
        answers: Party,
    },
    Resigned {
        by: Party,
        back: Back,
    },
    Over,
}

/// Where a declined resignation leads back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Back {
    Roll { by: Party, after_play: bool },
    Play(Party),
    Misplayed(Party),
    Doubled { by: Party, answers: Party },
}

impl Outline {
    /// A match before its first game. In a match to one point nobody doubles.
    #[must_use]
    pub const fn new(length: u32) -> Self {
        let (uses_cube, is_money) = (length != 1, length == 0);
        Self { at: At::Begin, cube: Party::Server, uses_cube, is_money, has_opened: false, before_play: None }
    }

    fn word(&mut self, party: Party, word: Word) -> Option<()> {
        self.at = match (word, self.at) {
            (Word::Double, At::Roll { by, .. }) if by == party && self.may_double(by) => {
                At::Doubled { by, answers: other(by) }
            }
            (Word::Take, At::Doubled { by, answers }) if answers == party => {
                self.cube = other(by);
                At::Roll { by, after_play: false }
            }
            // Of beavers and raccoons the cube stays with the player who was doubled first.
            (Word::Beaver, At::Doubled { by, answers }) if answers == party => {
                At::Doubled { by, answers: other(answers) }
            }
            (Word::Drop, At::Doubled { answers, .. }) if answers == party => At::Begin,
            (Word::Resign(1..=3), at) => At::Resigned { by: party, back: self.back(at, party)? },
            (Word::Accept, At::Resigned { by, .. }) if by != party => At::Begin,
            (Word::Decline, At::Resigned { by, back }) if by != party => match back {
                Back::Roll { by, after_play } => At::Roll { by, after_play },
                Back::Play(by) => At::Play(by),
                Back::Misplayed(by) => At::Misplayed(by),
                Back::Doubled { by, answers } => At::Doubled { by, answers },
            },
            (Word::RejectOpening, At::Play(by)) if by == party => At::Roll { by, after_play: false },
            (Word::TakeBack, _) => {
                *self = *self.before_play.take()?;
                return Some(());
            }
            (Word::Concede, _) => self.given_up(),
            (Word::Mine | Word::NotMine, at) => at,
            _ => return None,
        };
        Some(())
    }

    /// A player resigns only in turn: nothing that the opponent says may come between a player and the roll.
    fn back(&self, at: At, party: Party) -> Option<Back> {
        match at {
            At::Roll { by, after_play } if by == party => Some(Back::Roll { by, after_play }),
            At::Play(by) if by == party => Some(Back::Play(by)),
            At::Misplayed(by) if by != party => Some(Back::Misplayed(by)),
            At::Doubled { by, answers } if answers == party => Some(Back::Doubled { by, answers }),
            _ => None,
        }
    }

    const fn given_up(&self) -> At {
        if self.is_money { At::Begin } else { At::Over }
    }

    fn may_double(&self, by: Party) -> bool {
        self.uses_cube && (self.cube == Party::Server || self.cube == by)
    }

    fn line(&mut self, line: &str) -> Option<()> {
        let value = read(line)?;
        let name = value.get("do")?.as_str()?;
        self.at = match (name, self.at) {
            ("play", At::Play(by)) => {
                self.before_play = Some(Box::new(Self { before_play: None, ..self.clone() }));
                At::Roll { by: other(by), after_play: true }
            }
            ("misplay", At::Play(by)) => {
                self.before_play = Some(Box::new(Self { before_play: None, ..self.clone() }));
                At::Misplayed(by)
            }
            ("insist", At::Misplayed(by)) => At::Play(by),
            ("let_stand", At::Misplayed(by)) => At::Roll { by: other(by), after_play: true },
            ("first_turn", At::Begin | At::Roll { after_play: true, .. }) => {
                self.start();
                At::Roll { by: party(&value)?, after_play: false }
            }
            ("forfeit", at) if at != At::Over => self.given_up(),
            ("next", At::Roll { by, after_play: true }) => match value.get("to")?.as_str()? {
                // No line names a player who is on roll already: it would only make a declaration late.
                "roll" if party(&value)? != by => At::Roll { by: party(&value)?, after_play: false },
                "play" => At::Play(party(&value)?),
                "begin" => At::Begin,
                _ => return None,
            },
            // The player who won the opening throw rolls anew in some games.
            ("next", At::Play(by))
                if self.has_opened && value.get("to")? == "roll" && party(&value)? == by =>
            {
                At::Roll { by, after_play: false }
            }
            _ => return None,
        };
        Some(())
    }

    fn start(&mut self) {
        self.cube = Party::Server;
        self.before_play = None;
    }
}

impl Game for Outline {
    fn turn(&self) -> Turn {
        match self.at {
            At::Begin => Turn::Begin,
            At::Roll { by, after_play } => {
                Turn::Roll { by, may_double: self.may_double(by), may_be_over: after_play }
            }
            At::Play(by) => Turn::Other(by),
            At::Misplayed(by) => Turn::Other(other(by)),
            At::Doubled { answers, .. } => Turn::Other(answers),
            At::Resigned { by, .. } => Turn::Other(other(by)),
            At::Over => Turn::Over,
        }
    }

    fn apply(&mut self, event: Event<'_>) -> Result<(), NotNow> {
        let done = match event {
            Event::Opening(dice) => match (self.at, dice) {
                (At::Begin | At::Roll { after_play: true, .. }, [.., a, b]) => {
                    self.start();
                    self.at = At::Play(if a > b { Party::A } else { Party::B });
                    Some(())
                }
                _ => None,
            },
            Event::Roll(_) => match self.at {
                At::Roll { by, .. } => {
                    self.before_play = None;
                    self.at = At::Play(by);
                    Some(())
                }
                _ => None,
            },
            Event::Word(party, word) => self.word(party, word),
            Event::Line(line) => self.line(line),
        };
        let what = || match event {
            Event::Opening(_) => "an opening throw".to_owned(),
            Event::Roll(_) => "a roll".to_owned(),
            Event::Word(party, word) => format!("\"{word}\" of {party}"),
            Event::Line(line) => line.to_owned(),
        };
        done.ok_or_else(|| NotNow(format!("{} is not possible now", what())))?;
        self.has_opened = matches!(event, Event::Opening(_));
        Ok(())
    }
}
