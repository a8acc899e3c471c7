//! Advice while a game is played: a hint in three steps for the decision that is to be made, and what speaks against an
//! answer, without the best one.

use pasch_engine::cube::CubeVerdict;
use pasch_messages::{Describe, Message, message};
use pasch_rules::{Action, MatchState, Phase, Record};

use crate::plan::{Item, Question, plan_sound};
use crate::reason::{Reason, Why};
use crate::report::{CubeAction, Decision, Turn};
use crate::theme::Theme;
use crate::words::{clause, course, loss_text, percent};

/// Equities of taking and passing that are closer than this are called close, in points.
const CLOSE: f64 = 0.1;

/// How much a hint gives away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The idea of the position.
    Idea,
    /// A part of the answer: which checker moves, how the opponent answers a double.
    Part,
    /// The whole answer, with its reasons.
    Whole,
}

/// What a hint says.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// In words.
    pub told: Message,
    /// The point from which a checker of the best play moves, in the mover's own count; from the second step on.
    pub from: Option<u8>,
    /// The best play, in notation; in the last step.
    pub play: Option<String>,
}

/// The decision that is to be made in a match, with an answer to be judged: some legal play, to roll on, to take. `None`
/// where there is nothing to decide. `state` is the match after `record`.
#[must_use]
pub fn question(state: &MatchState, record: &Record) -> Option<Item> {
    match state.phase() {
        Phase::ToMove { .. } => {
            let play = state.play_graph()?.plays().into_iter().next()?.play;
            answered(record, Action::Play(play))
        }
        Phase::ToRoll { .. } => {
            let item = answered(record, Action::Double)?;
            Some(Item { question: Question::Turn(CubeAction::NoDouble), ..item })
        }
        Phase::DoubleOffered { .. } => answered(record, Action::Take),
        _ => None,
    }
}

/// The decision with an action as its answer; `None` where the action is no decision or not legal.
#[must_use]
pub fn answered(record: &Record, action: Action) -> Option<Item> {
    let mut next = record.clone();
    next.actions.push(action);
    let (plan, _) = plan_sound(&next).ok()?;
    let item = plan.items.into_iter().next_back()?;
    (item.action == record.actions.len()).then_some(item)
}

/// The decision with the second best play as its answer: what tells the best play from it is the idea of the position.
/// `None` where there is none, or it was judged less deeply.
#[must_use]
pub fn with_second_best(item: &Item, judged: &Turn) -> Option<Item> {
    let (Decision::Play(play), Question::Play { dice, opening, .. }) = (&judged.decision, &item.question)
    else {
        return None;
    };
    let second = play.candidates.iter().find(|one| one.loss.is_some_and(|loss| loss > 0.0))?;
    let legal = item.before.play_graph()?.plays();
    let made = legal.into_iter().find(|one| one.position == second.position)?.play;
    Some(Item { question: Question::Play { dice: *dice, play: made, opening: *opening }, ..item.clone() })
}

/// A hint from a judged decision.
#[must_use]
pub fn hint(judged: &Turn, step: Step) -> Hint {
    match &judged.why {
        Why::Turn { verdict, redouble, probs, .. } => {
            let told = match step {
                Step::Idea => message!(
                    "hint-turn-idea",
                    wins = percent(probs.win),
                    gammons = percent(probs.win_g),
                    lost = percent(probs.lose_g)
                ),
                Step::Part => message!("hint-turn-answer", passes = is_pass(*verdict)),
                Step::Whole => {
                    message!("hint-whole", course = course(*verdict, *redouble), why = judged.why.message())
                }
            };
            Hint { told, from: None, play: None }
        }
        Why::Answer { probs, take, pass, .. } => {
            let told = match step {
                Step::Idea => {
                    message!("hint-answer-idea", wins = percent(probs.win), lost = percent(probs.lose_g))
                }
                Step::Part => message!("hint-answer-close", close = (take - pass).abs() < CLOSE),
                Step::Whole => judged.why.message(),
            };
            Hint { told, from: None, play: None }
        }
        Why::NoPlay | Why::OnlyPlay => Hint { told: judged.why.message(), from: None, play: None },
        Why::Best { .. } | Why::Worse { .. } => of_play(judged, step),
    }
}

fn is_pass(verdict: CubeVerdict) -> bool {
    matches!(verdict, CubeVerdict::DoublePass | CubeVerdict::TooGoodPass)
}

fn of_play(judged: &Turn, step: Step) -> Hint {
    let best = match &judged.decision {
        Decision::Play(play) => play.candidates.first(),
        Decision::Cube(_) => None,
    };
    let reasons = match &judged.why {
        Why::Best { reasons, .. } => Some(reasons),
        Why::Worse { for_best, .. } => Some(for_best),
        _ => None,
    };
    let merit: Option<&Reason> = reasons.and_then(|reasons| reasons.merits.first());
    let from = best.and_then(|best| best.moves.first()).map(|one| one.from.number());
    let play = best.map(|best| best.play.clone());
    match step {
        Step::Idea => {
            let idea = idea(judged.theme);
            let told = match merit {
                Some(merit) => message!("hint-look-for", idea = idea, merit = merit.message()),
                None => idea,
            };
            Hint { told, from: None, play: None }
        }
        Step::Part => {
            let told = match from {
                Some(from) => message!("hint-checker", point = from),
                None => judged.why.message(),
            };
            Hint { told, from, play: None }
        }
        Step::Whole => {
            let merits = reasons.and_then(|reasons| clause(&reasons.merits, &[]));
            let told = match (&play, merits) {
                (Some(play), Some(merits)) => message!("hint-play-because", play = play, merits = merits),
                (Some(play), None) => message!("hint-play", play = play),
                (None, _) => judged.why.message(),
            };
            Hint { told, from, play }
        }
    }
}

fn idea(theme: Option<Theme>) -> Message {
    let theme = match theme {
        Some(Theme::Opening) => "opening",
        Some(Theme::Blitz) => "blitz",
        Some(Theme::Prime) => "prime",
        Some(Theme::BackGame) => "back-game",
        Some(Theme::Holding) => "holding",
        Some(Theme::BearOffContact) => "contact",
        Some(Theme::Race) => "race",
        Some(Theme::BearOff) => "bear-off",
        Some(Theme::Middle | Theme::Cube) | None => "other",
    };
    message!("hint-idea", theme = theme)
}

/// What speaks against the answer of a judged decision, without the best one.
#[must_use]
pub fn look_again(judged: &Turn) -> Message {
    let loss = loss_text(judged.loss);
    match &judged.why {
        Why::Worse { played, for_played, chances, .. } => {
            let worse: Vec<_> = chances.iter().filter(|one| !one.is_merit()).collect();
            match clause(&for_played.drawbacks, &worse) {
                Some(drawbacks) => {
                    message!("again-play-because", played = played, loss = loss, drawbacks = drawbacks)
                }
                None => message!("again-play", played = played, loss = loss),
            }
        }
        Why::Turn { probs, .. } => {
            let doubled =
                matches!(&judged.decision, Decision::Cube(cube) if cube.action == CubeAction::Double);
            message!("again-turn", doubled = doubled, loss = loss, wins = percent(probs.win))
        }
        Why::Answer { probs, right, .. } => {
            let passed = *right != CubeAction::Drop;
            message!("again-answer", passed = passed, loss = loss, wins = percent(probs.win))
        }
        why => why.message(),
    }
}
