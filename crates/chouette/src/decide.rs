//! From intents to facts: what a player wants, answered with the actions it leads to.

use pasch_rules::{ByPlayer, Dice, Die, Grade, Phase as BoardPhase, Play};

use crate::action::{Action, Answer};
use crate::game::Phase;
use crate::options::Order;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::state::Chouette;

/// A thing that a player wants to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Come back after having left.
    Return,
    /// Leave. In the middle of a game it settles the own cubes.
    Leave,
    /// Find the first line, with dice or without.
    Order,
    /// Ask a member to be the partner of the box.
    AskPartner(Seat),
    /// Accept or decline that.
    AnswerPartner(bool),
    /// Begin the next game.
    Start,
    /// Throw again rather than play the opening dice.
    ThrowAgain,
    /// Roll.
    Roll,
    /// Play the roll so.
    Play(Play),
    /// Offer these cubes.
    Double(Vec<Seat>),
    /// Answer an offered cube.
    Answer {
        /// Which cube.
        cube: Seat,
        /// The answer.
        answer: Answer,
    },
    /// Go along with the captain, or not.
    Consent(bool),
    /// Ask a taker to take over the cube that is dropped.
    OfferExtra(Seat),
    /// Take over a cube, or not.
    AnswerExtra(bool),
    /// Pay the box for the cube that is dropped.
    PayDrop,
    /// Offer to lose.
    Resign {
        /// How big a loss.
        grade: Grade,
        /// Which cubes, if the box resigns.
        cubes: Vec<Seat>,
    },
    /// Answer a resignation.
    AnswerResignation {
        /// Which cube.
        cube: Seat,
        /// Whether it is accepted.
        accept: bool,
    },
    /// Ask the team for advice.
    AskAdvice,
    /// Show the own side how to play the roll.
    Suggest(Play),
}

/// Turns an intent into the actions it leads to, ready to be applied in order. Ties are thrown again, each throw
/// recorded; a roll that leaves nothing to play is followed by the empty play at once. `throw` gives one die per call.
///
/// # Errors
/// Refuses what is not the player's decision, or is against the rules. Nothing has happened then, though `throw` may have
/// been called.
pub fn decide(
    state: &Chouette,
    by: Seat,
    intent: &Intent,
    throw: &mut dyn FnMut() -> Die,
) -> Result<Vec<Action>, Refusal> {
    if !state.is_present(by) && *intent != Intent::Return {
        return Err(Refusal::NotSeated);
    }
    let mut next = state.clone();
    let mut actions = Vec::new();
    let mut happen = |next: &mut Chouette, action: Action| -> Result<(), Refusal> {
        next.apply(&action)?;
        actions.push(action);
        Ok(())
    };
    let single = match intent {
        Intent::Order => {
            order(&mut next, throw, &mut happen)?;
            None
        }
        Intent::Start => {
            if state.box_seat() != Some(by) && state.captain() != Some(by) {
                return Err(Refusal::NotYours);
            }
            if let (Phase::Between, Some(side)) = (state.phase(), state.first_side()) {
                happen(&mut next, Action::FirstTurn { side })?;
            } else {
                loop {
                    happen(&mut next, Action::Opening { dice: ByPlayer { a: throw(), b: throw() } })?;
                    if next.phase() != Phase::Opening {
                        break;
                    }
                }
            }
            None
        }
        Intent::ThrowAgain => {
            happen(&mut next, Action::ThrownAgain { by })?;
            Some(Action::Rolled { by, dice: roll(state, throw) })
        }
        Intent::Roll => Some(Action::Rolled { by, dice: roll(state, throw) }),
        Intent::Return => Some(Action::Returned { by }),
        Intent::Leave => Some(Action::Left { by }),
        Intent::AskPartner(partner) => Some(Action::PartnerAsked { by, partner: *partner }),
        Intent::AnswerPartner(accept) => Some(Action::PartnerAnswered { by, accept: *accept }),
        Intent::Play(play) => Some(Action::Played { by, play: play.clone() }),
        Intent::Double(cubes) => Some(Action::Doubled { by, cubes: cubes.clone() }),
        Intent::Answer { cube, answer } => Some(Action::Answered { by, cube: *cube, answer: *answer }),
        Intent::Consent(agree) => Some(Action::Consented { by, agree: *agree }),
        Intent::OfferExtra(to) => Some(Action::ExtraOffered { by, to: *to }),
        Intent::AnswerExtra(accept) => Some(Action::ExtraAnswered { by, accept: *accept }),
        Intent::PayDrop => Some(Action::DropPaid { by }),
        Intent::Resign { grade, cubes } => Some(Action::Resigned { by, grade: *grade, cubes: cubes.clone() }),
        Intent::AnswerResignation { cube, accept } => {
            Some(Action::ResignationAnswered { by, cube: *cube, accept: *accept })
        }
        Intent::AskAdvice => Some(Action::AdviceAsked { by }),
        Intent::Suggest(play) => Some(Action::Suggested { by, play: play.clone() }),
    };
    if let Some(action) = single {
        happen(&mut next, action)?;
    }
    if matches!(intent, Intent::Start | Intent::Roll | Intent::ThrowAgain) {
        dance(&mut next, &mut happen)?;
    }
    Ok(actions)
}

/// The action by which somebody new joins.
///
/// # Errors
/// Refuses a name that cannot be taken, and everybody if there is no room.
pub fn join(state: &Chouette, name: &str) -> Result<Vec<Action>, Refusal> {
    let action = Action::Joined { name: name.trim().to_owned() };
    state.clone().apply(&action)?;
    Ok(vec![action])
}

type Happen<'a> = dyn FnMut(&mut Chouette, Action) -> Result<(), Refusal> + 'a;

fn order(next: &mut Chouette, throw: &mut dyn FnMut() -> Die, happen: &mut Happen) -> Result<(), Refusal> {
    let Phase::Order(seats) = next.phase() else { return Err(Refusal::Ordered) };
    let mut line = seats.to_vec();
    match next.options().order {
        Order::Dice => loop {
            let Phase::Order(tied) = next.phase() else { return Ok(()) };
            let dice = tied.iter().map(|seat| (*seat, throw())).collect();
            happen(next, Action::OrderThrown { dice })?;
        },
        Order::Joined => line.sort_unstable(),
        Order::Drawn => {
            for last in (1..line.len()).rev() {
                line.swap(last, below(last + 1, throw));
            }
        }
    }
    happen(next, Action::Ordered { line })
}

/// A fair number below `n` (at most 36), from pairs of dice; pairs that would favour a number are thrown again.
fn below(n: usize, throw: &mut dyn FnMut() -> Die) -> usize {
    loop {
        let pair = usize::from(throw().face() - 1) * 6 + usize::from(throw().face() - 1);
        if pair < 36 / n * n {
            return pair % n;
        }
    }
}

fn roll(state: &Chouette, throw: &mut dyn FnMut() -> Die) -> Dice {
    let (first, second) = (throw(), throw());
    if state.rules().spec().dice == 3 {
        Dice::three(first, second, throw())
    } else {
        Dice::two(first, second)
    }
}

/// Plays nothing where nothing can be played.
fn dance(next: &mut Chouette, happen: &mut Happen) -> Result<(), Refusal> {
    let Some(game) = next.game() else { return Ok(()) };
    let BoardPhase::ToMove { player, .. } = *game.board().phase() else { return Ok(()) };
    match (game.board().play_graph(), next.leader(player)) {
        (Some(graph), Some(by)) if graph.is_dance() => happen(next, Action::Played { by, play: Play::DANCE }),
        _ => Ok(()),
    }
}
