//! From wishes to facts: what a player wants, answered with the actions it leads to.

use pasch_messages::Describe;
use thiserror::Error;

use crate::action::Action;
use crate::dice::{Dice, Die};
use crate::game::Phase;
use crate::matchplay::{ApplyError, MatchState};
use crate::misplay::Misplay;
use crate::outcome::Grade;
use crate::player::{ByPlayer, Player};
use crate::plays::Play;

/// What a player wants to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Start the next game: throw for it, or let the last winner begin where that is the rule.
    Start,
    /// Roll the dice. An illegal play of the opponent is let stand by that.
    Roll,
    /// Play the roll so.
    Play(Play),
    /// Put the checkers so, whether or not the rules allow it, at a table where that can be done.
    /// What a legal play leads to as well is that play.
    PlayFreely(Misplay),
    /// Have the illegal play taken back and the roll played legally.
    Insist,
    /// Let the illegal play stand.
    LetStand,
    /// Refuse the own first roll and throw again.
    RejectOpening,
    /// Offer the cube. An illegal play of the opponent is let stand by that.
    Double,
    /// Accept the offered cube and own it.
    Take,
    /// Refuse the cube and lose the value before the offer.
    Drop,
    /// Accept the cube and turn it again.
    Beaver,
    /// Offer to lose by this grade.
    OfferResign(Grade),
    /// Accept the opponent's resignation.
    AcceptResign,
    /// Refuse the opponent's resignation and play on.
    RejectResign,
    /// Give up the match.
    Forfeit,
}

/// Why a wish is not granted.
#[derive(Clone, Debug, PartialEq, Eq, Describe, Error)]
#[describe("decision-refusal")]
pub enum Refusal {
    /// It is the other player's decision.
    NotYourTurn {
        /// Who has to decide; `None` when nobody has to.
        #[describe(skip)]
        decider: Option<Player>,
    },
    /// The loss offered cannot come about any more.
    Grade {
        /// The grade offered, which the player can no longer lose by.
        grade: Grade,
    },
    /// The rules forbid it.
    #[describe(transparent)]
    Rule(#[from] ApplyError),
}

/// Turns a wish into the actions it leads to, ready to be applied in order. Tied opening throws
/// are repeated until they decide, each recorded; a roll that leaves nothing to play is followed by
/// the empty play at once. `throw` gives one die per call.
///
/// # Errors
/// When it is not the player's decision or the rules forbid it. Nothing has happened then, though
/// `throw` may have been called.
pub fn decide(
    state: &MatchState,
    player: Player,
    intent: &Intent,
    throw: &mut dyn FnMut() -> Die,
) -> Result<Vec<Action>, Refusal> {
    let decider = state.phase().decider();
    let free = match intent {
        Intent::Start | Intent::Forfeit => true,
        Intent::Insist => state.may_insist(player),
        _ => false,
    };
    if !free && decider != Some(player) && state.phase().is_playing() {
        return Err(Refusal::NotYourTurn { decider });
    }
    let mut next = state.clone();
    let mut actions = Vec::new();
    let mut happen = |next: &mut MatchState, action: Action| -> Result<(), ApplyError> {
        next.apply(&action)?;
        actions.push(action);
        Ok(())
    };
    let goes_on = matches!(intent, Intent::Roll | Intent::Double);
    if goes_on && matches!(state.phase(), Phase::IllegalPlay { .. }) {
        happen(&mut next, Action::LetStand)?;
    }
    match intent {
        Intent::Start => match first_player(state) {
            Some(winner) => happen(&mut next, Action::FirstTurn(winner))?,
            None => loop {
                let dice = ByPlayer { a: throw(), b: throw() };
                happen(&mut next, Action::OpeningRoll(dice))?;
                if dice.a != dice.b {
                    break;
                }
            },
        },
        Intent::Roll => happen(&mut next, Action::Roll(roll(state, throw)))?,
        Intent::RejectOpening => {
            happen(&mut next, Action::RejectOpening)?;
            happen(&mut next, Action::Roll(roll(state, throw)))?;
        }
        Intent::OfferResign(grade) => {
            if !state.resignable_grades(player).contains(grade) {
                return Err(Refusal::Grade { grade: *grade });
            }
            happen(&mut next, Action::OfferResign { by: player, grade: *grade })?;
        }
        Intent::Play(play) => happen(&mut next, Action::Play(play.clone()))?,
        Intent::PlayFreely(moves) => happen(&mut next, state.free_play(moves))?,
        Intent::Insist => happen(&mut next, Action::Insist)?,
        Intent::LetStand => happen(&mut next, Action::LetStand)?,
        Intent::Double => happen(&mut next, Action::Double)?,
        Intent::Take => happen(&mut next, Action::Take)?,
        Intent::Drop => happen(&mut next, Action::Drop)?,
        Intent::Beaver => happen(&mut next, Action::Beaver)?,
        Intent::AcceptResign => happen(&mut next, Action::AcceptResign)?,
        Intent::RejectResign => happen(&mut next, Action::RejectResign)?,
        Intent::Forfeit => happen(&mut next, Action::Forfeit { by: player })?,
    }
    let rolled = matches!(intent, Intent::Start | Intent::Roll | Intent::RejectOpening);
    if rolled && next.play_graph().is_some_and(|graph| graph.is_dance()) {
        happen(&mut next, Action::Play(Play::DANCE))?;
    }
    Ok(actions)
}

/// As [`Intent::RejectOpening`], but without the new throw: where dice are thrown by hand it is a wish of its own.
///
/// # Errors
/// The same refusals as [`decide`].
pub fn decide_to_reject(state: &MatchState, player: Player) -> Result<Vec<Action>, Refusal> {
    let decider = state.phase().decider();
    if decider != Some(player) && state.phase().is_playing() {
        return Err(Refusal::NotYourTurn { decider });
    }
    state.clone().apply(&Action::RejectOpening)?;
    Ok(vec![Action::RejectOpening])
}

/// The player who starts the next game without a throw, where that is the rule.
fn first_player(state: &MatchState) -> Option<Player> {
    match state.phase() {
        Phase::GameOver(result) if state.rules().winner_starts() => result.outcome.winner(),
        _ => None,
    }
}

fn roll(state: &MatchState, throw: &mut dyn FnMut() -> Die) -> Dice {
    let (first, second) = (throw(), throw());
    if state.rules().spec().dice == 3 {
        Dice::three(first, second, throw())
    } else {
        Dice::two(first, second)
    }
}
