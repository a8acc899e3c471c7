//! From intents to actions.

use pasch_tournament::{Action, EntrantId, MatchId, Outcome, Person, Stage, State, seeds};
use pasch_wire::TournamentIntent;

use crate::HallError;

/// Whoever wants something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asker {
    /// Their number, if they have entered and not left.
    pub entrant: Option<EntrantId>,
    /// They direct the tournament.
    pub directs: bool,
    /// As they would enter.
    pub person: Person,
}

/// What an intent leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Facts for the log.
    Act(Vec<Action>),
    /// A player's word on their match, for the other one to confirm.
    Claim(MatchId, Outcome),
}

/// Whether two people say the same about a match.
pub fn agree(one: &Outcome, other: &Outcome) -> bool {
    one.winner == other.winner && one.score == other.score
}

/// Turns an intent into actions. `seed` decides what is drawn at the start; `claim` is what the other player of the match has said,
/// with the number of whoever said it.
///
/// # Errors
/// When it is not the asker's to do. What the rules of tournaments refuse is found when the actions are applied.
pub fn wish(
    state: &State,
    asker: &Asker,
    intent: &TournamentIntent,
    seed: u64,
    online: bool,
    claim: Option<(EntrantId, Outcome)>,
) -> Result<Wish, HallError> {
    use TournamentIntent as Given;
    let own = || asker.entrant.ok_or(HallError::NotEntered);
    let directs = || if asker.directs { Ok(()) } else { Err(HallError::NotDirector) };
    let actions = match intent {
        Given::Enter { club } => {
            let person = Person { club: club.trim().chars().take(40).collect(), ..asker.person.clone() };
            vec![Action::Registered { person }]
        }
        Given::Withdraw => vec![Action::Withdrawn { entrant: own()? }],
        Given::CheckIn => vec![Action::CheckedIn { entrant: own()? }],
        Given::Report { id, winner, score } => {
            if online {
                return Err(HallError::Online);
            }
            let (id, by) = (MatchId(*id), own()?);
            let each = state.find(id).ok_or(HallError::NotYours)?;
            if !each.pairing.players.contains(&by) {
                return Err(HallError::NotYours);
            }
            let outcome = Outcome { winner: Some(EntrantId(*winner)), score: *score, gammon: false };
            match claim {
                Some((other, said)) if other != by && agree(&said, &outcome) => {
                    vec![Action::Result { id, outcome }]
                }
                _ => return Ok(Wish::Claim(id, outcome)),
            }
        }
        Given::Add { name, rating, club } => {
            directs()?;
            let person = Person {
                name: name.trim().to_owned(),
                rating: *rating,
                club: club.trim().chars().take(40).collect(),
                ..Person::default()
            };
            vec![Action::Registered { person }]
        }
        Given::Mark { entrant, withdrawn } => {
            directs()?;
            let entrant = EntrantId(*entrant);
            vec![if *withdrawn { Action::Withdrawn { entrant } } else { Action::CheckedIn { entrant } }]
        }
        Given::Start => {
            directs()?;
            let order = seeds(state, seed);
            if state.stage() == Stage::Open && !order.is_empty() {
                vec![Action::Seeded { order }, Action::Started]
            } else {
                vec![Action::Started]
            }
        }
        Given::Pause => {
            directs()?;
            vec![Action::Paused]
        }
        Given::Resume => {
            directs()?;
            vec![Action::Resumed]
        }
        Given::Decide { id, winner, score, open, reason } => {
            directs()?;
            vec![decided(state, MatchId(*id), winner.map(EntrantId), *score, *open, reason)?]
        }
        Given::Forfeit { id, absent } => {
            directs()?;
            vec![Action::Forfeit {
                id: MatchId(*id),
                absent: absent.iter().copied().map(EntrantId).collect(),
            }]
        }
        Given::Replace { entrant, name, reason } => {
            directs()?;
            let person = Person { name: name.trim().to_owned(), ..Person::default() };
            vec![Action::Replaced { entrant: EntrantId(*entrant), person, reason: reason.trim().to_owned() }]
        }
    };
    Ok(Wish::Act(actions))
}

/// A director's word: a plain result, an adjudication or a correction.
fn decided(
    state: &State,
    id: MatchId,
    winner: Option<EntrantId>,
    score: [u32; 2],
    open: bool,
    reason: &str,
) -> Result<Action, HallError> {
    let reason = reason.trim().to_owned();
    let outcome = Outcome { winner, score, gammon: false };
    let is_decided = state.find(id).is_some_and(|each| each.outcome.is_some());
    if is_decided {
        if reason.is_empty() {
            return Err(HallError::Reason);
        }
        return Ok(Action::Corrected { id, outcome: (!open).then_some(outcome), reason });
    }
    if reason.is_empty() {
        Ok(Action::Result { id, outcome })
    } else {
        Ok(Action::Adjudicated { id, outcome, reason })
    }
}
