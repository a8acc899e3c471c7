//! One action as a sentence: which one, and its arguments. Names and *you* come in when somebody reads it.

use pasch_messages::{Describe as _, Message, message};
use pasch_rules::{ByPlayer, Ending, GameResult, Grade, Outcome, PlayFault, Player};

use pasch_wire::ThrowFault;

use crate::plays::sentence;

/// One thing that happened, without the names. `by` of [`Tale::message`] is who did it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tale {
    /// A game begins.
    Begins { game: u32, crawford: bool },
    /// A position is set up.
    SetUp,
    /// The roll for the start: A's die and B's.
    Opening { a: u8, b: u8 },
    /// A player was drawn to start.
    Starts,
    /// The starter throws again.
    ThrowsAgain,
    /// The starter refuses the opening roll, and the cube is turned for it.
    RefusesRoll { cube: u32 },
    /// A roll, as `5-4`.
    Rolls { dice: Box<str> },
    /// A roll without a legal play.
    Dances,
    /// A play in notation, legal or not; an illegal one may be empty.
    Plays { play: Box<str>, legal: bool },
    /// A play is taken back since it was illegal. The log does not say who asked for it where both have to.
    IsTakenBack { fault: Option<PlayFault> },
    /// A player insists on a legal play.
    Insists { fault: Option<PlayFault> },
    /// An illegal play stands.
    LetsStand,
    /// A double, to this value.
    Doubles { cube: u32 },
    /// The cube is taken at this value.
    Takes { cube: u32 },
    /// The cube is refused.
    Drops,
    /// The cube is turned back at once, to this value; `again` for the second time.
    Beavers { cube: u32, again: bool },
    /// A resignation is offered.
    Resigns { grade: Grade },
    /// A resignation is accepted.
    Accepts,
    /// A resignation is refused.
    Refuses,
    /// The match is lost on time.
    OutOfTime,
    /// The match is given up.
    GivesUp,
    /// The last play is taken back, and the opponent agrees.
    TakesBack,
    /// A throw was faulty. `thrower` made it; `None` where both did.
    Cocked { thrower: Option<Player>, why: ThrowFault, dice: Box<str> },
    /// A throw that was called faulty stands.
    ThrowStands { why: ThrowFault },
    /// A game ends, and perhaps the match: its winner, and the winner's and the loser's score.
    Ends { result: GameResult, over: Option<(Player, u32, u32)> },
}

/// The fault of a throw, as sentences select by it.
fn fault(why: ThrowFault) -> &'static str {
    match why {
        ThrowFault::Cocked => "cocked",
        ThrowFault::Premature => "premature",
        ThrowFault::WrongSide => "side",
    }
}

/// A sentence about a player, who is *you* to themselves.
macro_rules! told {
    ($id:literal, $you:expr, $name:expr $(, $arg:ident = $value:expr)*) => {
        message!($id, you = $you, name = $name $(, $arg = $value)*)
    };
}

impl Tale {
    /// The sentence for a player, or for somebody who is neither.
    #[must_use]
    pub fn message(&self, by: Player, names: &ByPlayer<String>, reader: Option<Player>) -> Message {
        let (you, name) = (reader == Some(by), &names[by]);
        let (yours, other) = (reader == Some(by.other()), &names[by.other()]);
        match self {
            Self::Begins { game, crawford } => message!("story-begins", game = game, crawford = crawford),
            Self::SetUp => message!("story-set-up"),
            Self::Opening { a, b } => {
                let starter = match a.cmp(b) {
                    std::cmp::Ordering::Equal => "none",
                    std::cmp::Ordering::Greater if you => "you",
                    std::cmp::Ordering::Greater => "name",
                    std::cmp::Ordering::Less if yours => "you",
                    std::cmp::Ordering::Less => "other",
                };
                message!(
                    "story-opening",
                    you = you,
                    name = name,
                    first = a,
                    yours = yours,
                    other = other,
                    second = b,
                    starter = starter
                )
            }
            Self::Starts => told!("story-starts", you, name),
            Self::ThrowsAgain => told!("story-throws-again", you, name),
            Self::RefusesRoll { cube } => told!("story-refuses-roll", you, name, cube = cube),
            Self::Rolls { dice } => told!("story-rolls", you, name, dice = dice),
            Self::Dances => told!("story-dances", you, name),
            Self::Plays { play, legal: true } => told!("story-plays", you, name, play = spoken(play)),
            Self::Plays { play, legal: false } if play.is_empty() => {
                told!("story-leaves-checkers", you, name)
            }
            Self::Plays { play, legal: false } => {
                told!("story-plays-illegally", you, name, play = spoken(play))
            }
            Self::IsTakenBack { fault } => message!("story-is-taken-back", fault = reason(fault)),
            Self::Insists { fault } => told!("story-insists", you, name, fault = reason(fault)),
            Self::LetsStand => told!("story-lets-stand", you, name),
            Self::Doubles { cube } => told!("story-doubles", you, name, cube = cube),
            Self::Takes { cube } => told!("story-takes", you, name, cube = cube),
            Self::Drops => told!("story-drops", you, name),
            Self::Beavers { cube, again: false } => told!("story-beavers", you, name, cube = cube),
            Self::Beavers { cube, again: true } => told!("story-raccoons", you, name, cube = cube),
            Self::Resigns { grade } => told!("story-resigns", you, name, grade = word(*grade)),
            Self::Accepts => told!("story-accepts", you, name),
            Self::Refuses => told!("story-refuses", you, name),
            Self::OutOfTime => told!("story-out-of-time", you, name),
            Self::GivesUp => told!("story-gives-up", you, name),
            Self::TakesBack => told!("story-takes-back", you, name, yours = yours, other = other),
            Self::ThrowStands { why } => {
                told!("story-throw-stands", you, name, fault = fault(*why), other = other, yours = yours)
            }
            Self::Cocked { thrower, why, .. } => {
                let thrower = match *thrower {
                    None => "both",
                    Some(thrower) if thrower == by => {
                        if you {
                            "you"
                        } else {
                            "name"
                        }
                    }
                    Some(_) => {
                        if yours {
                            "yours"
                        } else {
                            "other"
                        }
                    }
                };
                told!("story-cocked", you, name, fault = fault(*why), thrower = thrower, other = other)
            }
            Self::Ends { result, over } => {
                let game = won(result, names, reader);
                let Some((winner, high, low)) = *over else { return game };
                let (you, name) = (reader == Some(winner), &names[winner]);
                told!("story-wins-match", you, name, game = game, high = high, low = low)
            }
        }
    }

    /// The English text of a sentence of this tale. The rule that was broken begins with a capital, as it stands alone elsewhere.
    #[must_use]
    pub fn text(&self, message: &Message) -> String {
        let text = message.to_string();
        match (self, text.split_once(": ")) {
            (Self::IsTakenBack { .. } | Self::Insists { .. }, Some((who, rule))) => {
                format!("{who}: {}", sentence(&rule))
            }
            _ => text,
        }
    }

    /// The sentence of the move list; `None` where a line shows no words, but a play in notation, or is none.
    #[must_use]
    pub fn line(&self, names: &ByPlayer<String>) -> Option<Message> {
        Some(match self {
            Self::Begins { .. } | Self::SetUp | Self::Rolls { .. } | Self::Opening { .. } => return None,
            Self::Plays { play, .. } if !play.is_empty() => return None,
            Self::Starts => message!("line-starts"),
            Self::ThrowsAgain | Self::RefusesRoll { .. } => message!("line-refuses-roll"),
            Self::Dances | Self::Plays { .. } => message!("line-no-move"),
            Self::IsTakenBack { fault } => message!("line-is-taken-back", fault = reason(fault)),
            Self::Insists { fault } => message!("line-insists", fault = reason(fault)),
            Self::LetsStand => message!("line-lets-stand"),
            Self::Doubles { cube } => message!("line-doubles", cube = cube),
            Self::Takes { .. } => message!("line-takes"),
            Self::Drops => message!("line-drops"),
            Self::Beavers { cube, again: false } => message!("line-beavers", cube = cube),
            Self::Beavers { cube, again: true } => message!("line-raccoons", cube = cube),
            Self::Resigns { grade } => message!("line-resigns", grade = word(*grade)),
            Self::Accepts => message!("line-accepts"),
            Self::Refuses => message!("line-refuses"),
            Self::OutOfTime => message!("line-out-of-time"),
            Self::GivesUp => message!("line-gives-up"),
            Self::TakesBack => message!("line-takes-back"),
            Self::Cocked { why, dice, .. } => message!("line-cocked", fault = fault(*why), dice = dice),
            Self::ThrowStands { why } => message!("line-throw-stands", fault = fault(*why)),
            Self::Ends { .. } => self.message(Player::A, names, None),
        })
    }
}

/// A play as it is read aloud, with a pause between its moves.
fn spoken(play: &str) -> String {
    play.to_lowercase().replace(' ', ", ")
}

/// The rule that an illegal play breaks.
fn reason(fault: &Option<PlayFault>) -> Option<Message> {
    fault.map(|fault| match fault {
        PlayFault::Move { why, .. } => why.message(),
        other => other.message(),
    })
}

const fn word(grade: Grade) -> &'static str {
    match grade {
        Grade::Single => "single",
        Grade::Gammon => "gammon",
        Grade::Backgammon => "backgammon",
    }
}

/// How a game ended.
fn won(result: &GameResult, names: &ByPlayer<String>, reader: Option<Player>) -> Message {
    let Outcome::Win { winner, grade } = result.outcome else { return message!("story-draw") };
    let how = if result.how == Ending::Forfeited { "forfeit" } else { word(grade) };
    let (you, name) = (reader == Some(winner), &names[winner]);
    told!("story-wins", you, name, how = how, points = result.points)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(tale: &Tale, by: Player) -> [String; 3] {
        let names = ByPlayer { a: "Anna".to_owned(), b: "Bert".to_owned() };
        [None, Some(Player::A), Some(Player::B)].map(|reader| tale.message(by, &names, reader).to_string())
    }

    #[test]
    fn a_player_is_you_to_themselves_and_has_a_name_to_everybody_else() {
        let opening = said(&Tale::Opening { a: 5, b: 3 }, Player::A);
        assert_eq!(opening[0], "Anna rolls 5, Bert rolls 3: Anna starts.");
        assert_eq!(opening[1], "You roll 5, Bert rolls 3: you start.");
        assert_eq!(opening[2], "Anna rolls 5, you roll 3: Anna starts.");
        let back = said(&Tale::TakesBack, Player::B);
        assert_eq!(back[0], "Bert takes the play back; Anna agrees.");
        assert_eq!(back[1], "Bert takes the play back; you agree.");
        assert_eq!(back[2], "You take the play back; Anna agrees.");
    }

    #[test]
    fn a_player_called_like_a_word_of_the_sentence_keeps_the_name() {
        let names = ByPlayer { a: "none".to_owned(), b: "you".to_owned() };
        let told = Tale::Opening { a: 2, b: 6 }.message(Player::A, &names, None);
        assert_eq!(told.to_string(), "none rolls 2, you rolls 6: you starts.");
    }
}
