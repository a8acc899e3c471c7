//! Intents of people, in.

use pasch_chouette::{Answer, Chouette, Intent, Seat};
use pasch_messages::Describe;
use pasch_rules::{Play, notation};
use pasch_table::board;
use pasch_wire as wire;
use thiserror::Error;

/// Why an intent cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("club-unread")]
pub enum Unread {
    /// Nothing can be played now.
    NoRoll,
    /// A play that the rules do not allow.
    Play {
        /// The text.
        #[describe(escaped)]
        play: String,
    },
}

/// The longest notation of a play that is read, in bytes.
const LONGEST: usize = 200;

fn seats(numbers: &[u16]) -> Vec<Seat> {
    numbers.iter().copied().map(Seat).collect()
}

/// An answer, in.
fn answer(given: wire::ChouetteAnswer) -> Answer {
    match given {
        wire::ChouetteAnswer::Take => Answer::Take,
        wire::ChouetteAnswer::Drop => Answer::Drop,
        wire::ChouetteAnswer::Beaver => Answer::Beaver,
    }
}

/// The legal play of a text.
fn play(state: &Chouette, text: &str) -> Result<Play, Unread> {
    let graph = state.game().and_then(|game| game.board().play_graph()).ok_or(Unread::NoRoll)?;
    let refused = || Unread::Play { play: text.chars().take(LONGEST).collect() };
    if text.len() > LONGEST {
        return Err(refused());
    }
    notation::read(&graph, text).map(|legal| legal.play).map_err(|_| refused())
}

/// What somebody wants, as the fold knows it; `None` for what is no affair of the game.
///
/// # Errors
/// When a play cannot be read.
pub fn intent(state: &Chouette, given: &wire::ChouetteIntent) -> Result<Option<Intent>, Unread> {
    use wire::ChouetteIntent as Given;
    Ok(Some(match given {
        Given::Return => Intent::Return,
        Given::Leave => Intent::Leave,
        Given::Order => Intent::Order,
        Given::AskPartner { seat } => Intent::AskPartner(Seat(*seat)),
        Given::AnswerPartner { accept } => Intent::AnswerPartner(*accept),
        Given::Start => Intent::Start,
        Given::ThrowAgain => Intent::ThrowAgain,
        Given::Roll => Intent::Roll,
        Given::Play { play: text } => Intent::Play(play(state, text)?),
        Given::Double { cubes } => Intent::Double(seats(cubes)),
        Given::Answer { cube, answer: given } => Intent::Answer { cube: Seat(*cube), answer: answer(*given) },
        Given::Consent { agree } => Intent::Consent(*agree),
        Given::OfferExtra { seat } => Intent::OfferExtra(Seat(*seat)),
        Given::AnswerExtra { accept } => Intent::AnswerExtra(*accept),
        Given::PayDrop => Intent::PayDrop,
        Given::Resign { grade, cubes } => {
            Intent::Resign { grade: board::rules_grade(*grade), cubes: seats(cubes) }
        }
        Given::AnswerResignation { cube, accept } => {
            Intent::AnswerResignation { cube: Seat(*cube), accept: *accept }
        }
        Given::AskAdvice => Intent::AskAdvice,
        Given::Suggest { play: text } => Intent::Suggest(play(state, text)?),
        Given::Dismiss { .. } => return Ok(None),
    }))
}
