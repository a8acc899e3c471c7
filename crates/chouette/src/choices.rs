//! Choices of each seat, and whose decision is waited for.

use pasch_rules::{Grade, Phase as BoardPhase, Player};
use serde::Serialize;

use crate::action::Answer;
use crate::game::{BOX, Game, Pending, Phase, TEAM};
use crate::options::{BoxOffers, Options};
use crate::seat::Seat;
use crate::state::Chouette;

/// A thing that somebody may do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "choice", rename_all = "kebab-case")]
pub enum Choice {
    /// Come back.
    Return,
    /// Leave.
    Leave,
    /// Find the first line.
    Order,
    /// Ask one of these to be the partner.
    AskPartner {
        /// Members who can be asked.
        seats: Vec<Seat>,
    },
    /// Answer the box, who asks for a partner.
    AnswerPartner,
    /// Begin the next game, or throw for the start again.
    Start,
    /// Throw again rather than play the opening dice.
    ThrowAgain,
    /// Roll.
    Roll,
    /// Play the roll; the legal plays are the board's.
    Play,
    /// Offer cubes.
    Double {
        /// Cubes that can be offered.
        cubes: Vec<Seat>,
        /// Whether all of them or none.
        together: bool,
    },
    /// Answer a cube.
    Answer {
        /// Which cube.
        cube: Seat,
        /// The answers that are possible.
        answers: Vec<Answer>,
    },
    /// Go along with the captain, or not.
    Consent,
    /// Ask one of these takers to take over the cube.
    OfferExtra {
        /// The takers.
        seats: Vec<Seat>,
    },
    /// Pay the box for the dropped cube.
    PayDrop,
    /// Take over a cube, or not.
    AnswerExtra,
    /// Offer to lose.
    Resign {
        /// Losses that can still come about.
        grades: Vec<Grade>,
        /// Cubes that the box can resign; empty for the captain, who resigns for the team.
        cubes: Vec<Seat>,
    },
    /// Answer a resignation for one of these cubes.
    AnswerResignation {
        /// The cubes.
        cubes: Vec<Seat>,
    },
    /// Ask the team for advice.
    AskAdvice,
    /// Show the own side how to play the roll.
    Suggest,
}

/// Everything that this seat may do now, in the order of a page.
#[must_use]
pub fn choices(state: &Chouette, seat: Seat) -> Vec<Choice> {
    let mut found = Vec::new();
    let there = state.people().iter().filter(|person| person.present).count();
    if !state.is_present(seat) {
        let has_room = there < usize::from(state.options().most);
        if has_room && seat.index() < state.people().len() {
            found.push(Choice::Return);
        }
        return found;
    }
    match state.phase() {
        Phase::Order(_) if there >= usize::from(Options::LEAST) => found.push(Choice::Order),
        Phase::Order(_) => {}
        Phase::Between => between(state, seat, &mut found),
        _ => {
            if let Some(game) = state.game() {
                in_game(state, game, seat, &mut found);
            }
        }
    }
    found.push(Choice::Leave);
    found
}

fn between(state: &Chouette, seat: Seat, found: &mut Vec<Choice>) {
    if state.partner_asked() == Some(seat) {
        found.push(Choice::AnswerPartner);
    }
    let leads = state.box_seat() == Some(seat) || state.captain() == Some(seat);
    if leads && state.may_begin().is_ok() {
        found.push(Choice::Start);
    }
    let seats: Vec<Seat> =
        state.line().iter().copied().filter(|member| state.may_be_partner(*member)).collect();
    if state.box_seat() == Some(seat) && !seats.is_empty() {
        found.push(Choice::AskPartner { seats });
    }
}

fn in_game(state: &Chouette, game: &Game, seat: Seat, found: &mut Vec<Choice>) {
    let leads = |side| state.leader(side) == Some(seat);
    let cubes = state.doublable(seat);
    if !cubes.is_empty() {
        let together =
            state.is_single() || (leads(BOX) && state.options().box_offers == BoxOffers::AllOrNone);
        found.push(Choice::Double { cubes, together });
    }
    match state.phase() {
        Phase::Opening if leads(BOX) || leads(TEAM) => found.push(Choice::Start),
        Phase::ToRoll(side) if leads(side) => {
            found.push(Choice::Roll);
            found.extend(resignation(game, side));
        }
        Phase::ToMove(side, _) if leads(side) => {
            found.push(Choice::Play);
            if game.board().may_throw_again(side) {
                found.push(Choice::ThrowAgain);
            }
            found.extend(resignation(game, side));
        }
        Phase::ToMove(side, _) if state.side(seat) == Some(side) && state.may_consult(seat) => {
            found.push(Choice::Suggest);
        }
        Phase::Pending(pending) => answers(state, game, pending, seat, found),
        _ => {}
    }
    if leads(TEAM) && state.may_ask_advice() {
        found.push(Choice::AskAdvice);
    }
}

fn resignation(game: &Game, side: Player) -> Option<Choice> {
    let grades = game.board().resignable_grades(side).to_vec();
    let cubes = if side == BOX { game.open().map(|stake| stake.of).collect() } else { Vec::new() };
    (!grades.is_empty()).then_some(Choice::Resign { grades, cubes })
}

fn answers(state: &Chouette, game: &Game, pending: &Pending, seat: Seat, found: &mut Vec<Choice>) {
    let plays = |cube: &Seat| game.stake(*cube).is_some_and(|stake| stake.holder == seat);
    match pending {
        Pending::Nothing => {}
        Pending::Consent { waiting, .. } => {
            found.extend((waiting.first() == Some(&seat)).then_some(Choice::Consent));
        }
        Pending::Answers(round) => {
            for offer in &round.offers {
                let all = [Answer::Take, Answer::Drop, Answer::Beaver].into_iter();
                let possible = |answer: &Answer| state.check_answer(round, seat, offer.cube, *answer).is_ok();
                let answers: Vec<Answer> = all.filter(possible).collect();
                if !answers.is_empty() {
                    found.push(Choice::Answer { cube: offer.cube, answers });
                }
            }
        }
        Pending::Extras { asked: Some(asked), .. } => {
            found.extend((*asked == seat).then_some(Choice::AnswerExtra));
        }
        Pending::Extras { drops, refused, takers, .. } => {
            if drops.first().is_some_and(plays) {
                let mut seats: Vec<Seat> = takers.clone();
                seats.retain(|taker| *taker != seat && !refused.contains(taker));
                seats.sort_unstable();
                seats.dedup();
                found.push(Choice::OfferExtra { seats });
                found.push(Choice::PayDrop);
            }
        }
        Pending::Resignation { by, waiting, .. } => {
            let cubes = match *by == TEAM {
                true if game.box_seat() == seat => waiting.clone(),
                true => Vec::new(),
                false => waiting.iter().take(1).copied().filter(plays).collect(),
            };
            found.extend((!cubes.is_empty()).then_some(Choice::AnswerResignation { cubes }));
        }
    }
}

/// The players whose decision is waited for: their clock runs. Between games nobody's is.
#[must_use]
pub fn waits_for(state: &Chouette) -> Vec<Seat> {
    let Some(game) = state.game() else {
        return match state.phase() {
            Phase::Order(seats) => seats.to_vec(),
            _ => Vec::new(),
        };
    };
    let holder = |cube: Option<&Seat>| cube.and_then(|cube| game.stake(*cube)).map(|stake| stake.holder);
    let awaited: Vec<Option<Seat>> = match game.pending() {
        Pending::Nothing => match *game.board().phase() {
            BoardPhase::ToRoll { player } | BoardPhase::ToMove { player, .. } => vec![state.leader(player)],
            _ => vec![state.leader(BOX), state.leader(TEAM)],
        },
        Pending::Consent { waiting, .. } => vec![waiting.first().copied()],
        Pending::Answers(round) if round.by() == TEAM => vec![state.leader(BOX)],
        Pending::Answers(round) => {
            let next = round.offers.iter().find(|offer| offer.answer.is_none());
            vec![holder(next.map(|offer| &offer.cube))]
        }
        Pending::Extras { asked: Some(asked), .. } => vec![Some(*asked)],
        Pending::Extras { drops, .. } => vec![holder(drops.first())],
        Pending::Resignation { by: TEAM, .. } => vec![state.leader(BOX)],
        Pending::Resignation { waiting, .. } => vec![holder(waiting.first())],
    };
    awaited.into_iter().flatten().collect()
}

/// The box and the captain of the moment: their chains of dice make the next throw of the game, those of the captain for the
/// team. `None` while the line is not known or too short. When the captain changes in the middle of a game, the chain of the
/// next one goes on from their next number; the dice themselves are the caller's.
#[must_use]
pub fn throws_for(state: &Chouette) -> Option<(Seat, Seat)> {
    if state.game().is_none() && state.may_begin().is_err() {
        return None;
    }
    state.box_seat().zip(state.captain())
}
