//! The tasks of steps, each kind proved by the rules.

use pasch_formats::diagram::{self, CUBE_LIMIT, Diagram};
use pasch_rules::{
    Dice, PlayGraph, Player, Point, Position, RawSide, Rules, Setup, SetupError, TurnContext, notation,
};

use crate::raw::{RawAnswer, RawStep, RawWrong};
use crate::{CubeAct, Fault, Figure, Foreseen, Goal, Judged, Reply, Stakes, Task, rolls_off};
use pasch_messages::Describe;

/// Rolls in all.
const ROLLS: u32 = 36;

fn best_text(raw: &RawStep) -> Result<&str, Fault> {
    let Some(RawAnswer::Text(best)) = &raw.best else { return Err(Fault::Missing { field: "best" }) };
    Ok(best)
}

/// The plays of a roll by their notation.
struct Plays {
    graph: PlayGraph,
}

impl Plays {
    fn of(rules: &Rules, position: &Position, player: Player, dice: &Dice) -> Self {
        Self { graph: PlayGraph::new(rules, position, player, dice, &TurnContext::default()) }
    }

    fn after(&self, play: &str) -> Result<Position, Fault> {
        let plays = self.graph.plays();
        let found = plays.iter().find(|legal| legal.play.to_string() == play);
        found.map(|legal| legal.position).ok_or_else(|| Fault::Illegal { play: play.to_owned() })
    }
}

/// The roll and the play of the other side, `6-1 13/7* 8/7`, in the position after a mistake.
fn reply(rules: &Rules, mistake: &Position, text: &str) -> Result<Reply, Fault> {
    let refused = || Fault::Reply { answer: text.to_owned() };
    let (roll, play) = text.split_once(' ').ok_or_else(refused)?;
    let faces: Option<Vec<u8>> = roll.split('-').map(|face| face.parse().ok()).collect();
    let dice = faces.and_then(|faces| Dice::from_faces(&faces)).ok_or_else(refused)?;
    let graph = Plays::of(rules, mistake, Player::B, &dice).graph;
    let legal = notation::read(&graph, play).map_err(|_| refused())?;
    Ok(Reply { dice, play: legal.play.to_string(), position: legal.position })
}

fn judged(raw: &RawStep) -> Result<Option<Judged>, Fault> {
    match (raw.accept, raw.margin) {
        (None, None) => Ok(None),
        (Some(accept), margin) if accept >= 0.0 && margin.is_none_or(|margin| margin >= 0.0) => {
            Ok(Some(Judged { accept, margin: margin.unwrap_or(accept) }))
        }
        _ => Err(Fault::Margin),
    }
}

pub fn play(rules: &Rules, position: &Position, dice: Dice, raw: &RawStep) -> Result<Task, Fault> {
    let best = best_text(raw)?.to_owned();
    let judged = judged(raw)?;
    let plays = Plays::of(rules, position, Player::A, &dice);
    let goal = match (&raw.goal, judged, &raw.accepted) {
        (Some(goal), _, None) => goal.clone(),
        (None, Some(_), accepted) => {
            // The engine's list; before a test has written it, the best play alone.
            let accepted = accepted.as_ref().map_or_else(|| vec![best.clone()], Clone::clone);
            let positions = accepted.iter().map(|play| plays.after(play));
            Goal { accepted: positions.collect::<Result<_, _>>()?, ..Goal::default() }
        }
        (_, _, Some(_)) => return Err(Fault::Margin),
        (None, None, None) => return Err(Fault::Missing { field: "goal" }),
    };
    let geometry = rules.spec().geometry;
    let all = plays.graph.plays();
    let met = all.iter().filter(|legal| goal.is_met(geometry, &legal.position)).count();
    if !goal.is_met(geometry, &plays.after(&best)?) {
        return Err(Fault::BestMisses { play: best });
    }
    if goal.any != (met == all.len()) && goal.accepted.is_empty() {
        return Err(Fault::GoalOfAll);
    }
    let mistake = |one: &RawWrong| {
        let play = one.play.as_deref().ok_or(Fault::Missing { field: "wrong.play" })?;
        let answer = plays.after(play)?;
        if goal.is_met(geometry, &answer) {
            return Err(Fault::MistakeMeets { play: play.to_owned() });
        }
        let reply = one.answer.as_deref().map(|text| reply(rules, &answer, text)).transpose()?;
        Ok(Foreseen { answer, text: one.text.clone(), reply })
    };
    let wrong = raw.wrong.iter().map(mistake).collect::<Result<_, _>>()?;
    Ok(Task::Play { dice, goal, best, wrong, judged })
}

/// A mistake that the board does not answer.
fn foreseen<T>(one: &RawWrong, answer: T) -> Result<Foreseen<T>, Fault> {
    if one.answer.is_some() {
        return Err(Fault::Unused { field: "wrong.answer" });
    }
    Ok(Foreseen { answer, text: one.text.clone(), reply: None })
}

pub fn write(rules: &Rules, position: &Position, dice: Dice, raw: &RawStep) -> Result<Task, Fault> {
    let best = best_text(raw)?.to_owned();
    let plays = Plays::of(rules, position, Player::A, &dice);
    let right = plays.after(&best)?;
    let mistake = |one: &RawWrong| {
        let play = one.play.as_deref().ok_or(Fault::Missing { field: "wrong.play" })?;
        let answer = plays.after(play)?;
        if answer == right {
            return Err(Fault::Best);
        }
        foreseen(one, answer)
    };
    let wrong = raw.wrong.iter().map(mistake).collect::<Result<_, _>>()?;
    Ok(Task::Write { dice, best, wrong })
}

pub fn order(rules: &Rules, position: &Position, dice: Dice, raw: &RawStep) -> Result<Task, Fault> {
    let plays = raw.plays.clone().ok_or(Fault::Missing { field: "plays" })?;
    let legal = Plays::of(rules, position, Player::A, &dice);
    let ends = plays.iter().map(|play| legal.after(play)).collect::<Result<Vec<_>, _>>()?;
    if ends.len() < 2 || (1..).zip(&ends).any(|(next, end)| ends[next..].contains(end)) {
        return Err(Fault::Order);
    }
    let mistake = |one: &RawWrong| {
        let play = one.play.clone().ok_or(Fault::Missing { field: "wrong.play" })?;
        if plays.first() == Some(&play) || !plays.contains(&play) {
            return Err(Fault::Best);
        }
        foreseen(one, play)
    };
    let wrong = raw.wrong.iter().map(mistake).collect::<Result<_, _>>()?;
    Ok(Task::Order { dice, plays, wrong })
}

pub fn setup(rules: &Rules, position: &Position, raw: &RawStep) -> Result<Task, Fault> {
    let placed = |text: &str| {
        let refused = |why: &dyn Describe| Fault::Position { error: why.message().to_string() };
        let side: RawSide = text.parse().map_err(|error: pasch_rules::ParseSideError| refused(&error))?;
        let mut setup: Setup = position.to_setup();
        setup.sides.a = side;
        Position::try_from_setup(&setup, rules.spec()).map_err(|error: SetupError| refused(&error))
    };
    let best = placed(best_text(raw)?)?;
    if best == *position {
        return Err(Fault::Best);
    }
    let mistake = |one: &RawWrong| {
        let answer = placed(one.setup.as_deref().ok_or(Fault::Missing { field: "wrong.setup" })?)?;
        if answer == best {
            return Err(Fault::Best);
        }
        foreseen(one, answer)
    };
    let wrong = raw.wrong.iter().map(mistake).collect::<Result<_, _>>()?;
    Ok(Task::Setup { best, wrong })
}

pub fn tap(raw: &RawStep) -> Result<Task, Fault> {
    let points = raw.points.clone().ok_or(Fault::Missing { field: "points" })?;
    let taps = raw.taps.map_or(points.len(), usize::from);
    let known = |point: &u8| *point == BAR || Point::new(*point).is_some();
    let once = (1..).zip(&points).all(|(next, point)| !points[next..].contains(point));
    if points.is_empty() || !points.iter().all(known) || !once || taps == 0 || taps > points.len() {
        return Err(Fault::Points);
    }
    let mistake = |one: &RawWrong| {
        let answer = one.tap.ok_or(Fault::Missing { field: "wrong.tap" })?;
        if !known(&answer) {
            return Err(Fault::Points);
        }
        if points.contains(&answer) {
            return Err(Fault::Best);
        }
        foreseen(one, answer)
    };
    let wrong = raw.wrong.iter().map(mistake).collect::<Result<_, _>>()?;
    Ok(Task::Tap { taps: u8::try_from(taps).map_err(|_| Fault::Points)?, points, wrong })
}

/// The bar among the places that can be tapped.
const BAR: u8 = 25;

pub fn choice(rules: &Rules, position: &Position, stakes: &Stakes, raw: &RawStep) -> Result<Task, Fault> {
    let named = |word: &str| CubeAct::named(word).ok_or_else(|| Fault::Choice { word: word.to_owned() });
    let best = named(best_text(raw)?)?;
    let judged = judged(raw)?;
    let doubler = if best.is_answer() { Player::B } else { Player::A };
    if !stakes.may_double(doubler) {
        return Err(Fault::Stakes);
    }
    let mut acts = best.choice().to_vec();
    let beavered = raw.wrong.iter().any(|one| one.choice.as_deref() == Some("beaver"));
    if best == CubeAct::Beaver || (beavered && best.is_answer()) {
        if stakes.length > 0 || !stakes.beavers {
            return Err(Fault::Stakes);
        }
        acts.push(CubeAct::Beaver);
    }
    let mistake = |one: &RawWrong| {
        let word = one.choice.as_deref().ok_or(Fault::Missing { field: "wrong.choice" })?;
        let answer = named(word)?;
        if answer == best || !acts.contains(&answer) {
            return Err(Fault::Best);
        }
        foreseen(one, answer)
    };
    let wrong = raw.wrong.iter().map(mistake).collect::<Result<_, _>>()?;
    if judged.is_none() {
        last_roll(rules, position, stakes, best)?;
    }
    Ok(Task::Choice { best, acts, wrong, judged })
}

/// Proves a cube decision by counting: in the last roll of a game for money whoever rolls wins by bearing off everything,
/// and loses otherwise.
fn last_roll(rules: &Rules, position: &Position, stakes: &Stakes, best: CubeAct) -> Result<(), Fault> {
    let roller = if best.is_answer() { Player::B } else { Player::A };
    let rolls = rolls_off(rules, position, roller);
    let is_last = stakes.length == 0 && rolls_off(rules, position, roller.other()) == ROLLS;
    let right = match best {
        CubeAct::Double => rolls * 2 > ROLLS,
        CubeAct::Roll => rolls * 2 < ROLLS,
        CubeAct::Take => (ROLLS - rolls) * 4 > ROLLS,
        CubeAct::Pass => (ROLLS - rolls) * 4 < ROLLS,
        CubeAct::Beaver => rolls * 2 < ROLLS,
    };
    if is_last && right { Ok(()) } else { Err(Fault::Cube { rolls }) }
}

pub fn number(rules: &Rules, position: &Position, raw: &RawStep) -> Result<Task, Fault> {
    let word = raw.figure.clone().ok_or(Fault::Missing { field: "figure" })?;
    let Some(RawAnswer::Number(best)) = raw.best else { return Err(Fault::Missing { field: "best" }) };
    let Some(figure) = Figure::named(&word) else { return Err(Fault::Figure { word }) };
    match figure.count(rules, position) {
        Some(counted) if counted != best => return Err(Fault::Counted { told: best, counted }),
        None if !figure.is_from_tables() => return Err(Fault::Figure { word }),
        _ => {}
    }
    let tolerance = raw.tolerance.unwrap_or(0);
    let mistake = |one: &RawWrong| {
        let answer = one.number.ok_or(Fault::Missing { field: "wrong.number" })?;
        if answer.abs_diff(best) <= tolerance {
            return Err(Fault::Best);
        }
        foreseen(one, answer)
    };
    let wrong = raw.wrong.iter().map(mistake).collect::<Result<_, _>>()?;
    Ok(Task::Number { figure, best, tolerance, wrong })
}

/// A game against a bot, from the start or from the step's position.
pub fn free(
    rules: &Rules,
    position: &Position,
    dice: Option<Dice>,
    stakes: &Stakes,
    raw: &RawStep,
) -> Result<Task, Fault> {
    let level = raw.level.clone().ok_or(Fault::Missing { field: "level" })?;
    let length = raw.length.ok_or(Fault::Missing { field: "length" })?;
    let cubeless = raw.cubeless.unwrap_or(false);
    let is_here = raw.a.is_some() || raw.position.is_some();
    if !is_here {
        return Ok(Task::Free { level, length, cubeless, begins: None });
    }
    if raw.score.is_some() && stakes.length != length {
        return Err(Fault::Stakes);
    }
    let begins = Diagram {
        variant: rules.spec().id,
        board: position.to_setup(),
        turn: Player::A,
        dice,
        doubled: false,
        cube: (!cubeless).then_some(stakes.cube),
        score: stakes.score,
        length,
        crawford: stakes.crawford,
        jacoby: stakes.jacoby && length == 0 && !cubeless,
        beavers: stakes.beavers && length == 0 && !cubeless,
        cube_limit_log2: CUBE_LIMIT,
    };
    begins.state().map_err(|fault| Fault::Position { error: fault.message().to_string() })?;
    Ok(Task::Free { level, length, cubeless, begins: Some(diagram::encode(&begins)) })
}
