//! From a file to a lesson that is proved by the rules.

use pasch_formats::place;
use pasch_messages::Describe;
use pasch_rules::{
    ByPlayer, Dice, ParseSideError, PlayGraph, Player, Point, PointMask, Position, RawSide, Rules, Setup,
    SetupError, TurnContext, VariantId,
};

use crate::raw::{RawAnswer, RawLesson, RawStep, RawWrong};
use crate::{CubeAct, Fault, Figure, Foreseen, Judged, Lesson, LessonError, Step, Task, rolls_off};

/// The game of a lesson that names none.
const GAME: &str = "backgammon";

/// Rolls in all.
const ROLLS: u32 = 36;

fn line_of(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1
}

pub fn lesson(text: &str) -> Result<Lesson, LessonError> {
    let at = |line: usize| move |fault: Fault| LessonError { line, fault };
    let raw: RawLesson = toml::from_str(text).map_err(|error| {
        let line = error.span().map_or(1, |span| line_of(text, span.start));
        at(line)(Fault::Syntax { error: error.message().to_owned() })
    })?;
    let game = raw.game.as_deref().unwrap_or(GAME);
    let variant = VariantId::all().find(|id| id.as_str() == game);
    let variant = variant.ok_or_else(|| at(1)(Fault::Game { game: game.to_owned() }))?;
    let rules = Rules::standard(variant);
    if raw.step.is_empty() {
        return Err(at(1)(Fault::NoSteps));
    }
    let steps = raw.step.iter().map(|one| {
        let line = line_of(text, one.span().start);
        step(&rules, one.get_ref()).map_err(at(line))
    });
    let steps = steps.collect::<Result<Vec<_>, _>>()?;
    let RawLesson { id, course, after, minutes, .. } = raw;
    Ok(Lesson { id, course, after, minutes, rules, steps })
}

/// The fields that a kind of step may have, besides those of every kind.
fn fields_of(kind: &str) -> Option<&'static [&'static str]> {
    Some(match kind {
        "play" => &["goal", "best", "wrong", "accept", "margin"],
        "tap" => &["points", "taps", "wrong"],
        "choice" => &["best", "wrong"],
        "number" => &["figure", "best", "tolerance", "wrong"],
        "free" => &["level", "length"],
        _ => return None,
    })
}

fn step(rules: &Rules, raw: &RawStep) -> Result<Step, Fault> {
    let allowed = fields_of(&raw.kind).ok_or_else(|| Fault::Kind { kind: raw.kind.clone() })?;
    if let Some(field) = raw.fields().into_iter().find(|field| !allowed.contains(field)) {
        return Err(Fault::Unused { field });
    }
    let (position, dice) = scene(rules, raw)?;
    if dice.is_some() && raw.kind != "play" {
        return Err(Fault::Unused { field: "dice" });
    }
    let task = match raw.kind.as_str() {
        "tap" => tap(raw)?,
        "choice" => choice(rules, &position, raw)?,
        "number" => number(rules, &position, raw)?,
        "free" => Task::Free {
            level: raw.level.clone().ok_or(Fault::Missing { field: "level" })?,
            length: raw.length.ok_or(Fault::Missing { field: "length" })?,
        },
        _ => play(rules, &position, dice.ok_or(Fault::Missing { field: "dice" })?, raw)?,
    };
    Ok(Step { text: raw.text.clone(), rules: *rules, position, task })
}

/// The checkers and the roll: an identifier of another program, both sides by their points, or the start.
fn scene(rules: &Rules, raw: &RawStep) -> Result<(Position, Option<Dice>), Fault> {
    let refused = |why: &dyn Describe| Fault::Position { error: why.message().to_string() };
    let (setup, thrown) = match (&raw.position, &raw.a, &raw.b) {
        (Some(text), None, None) => {
            let diagram = place::read(text).map_err(|error| refused(&error))?;
            if diagram.turn != Player::A {
                return Err(Fault::NotYours);
            }
            (diagram.board, diagram.dice)
        }
        (None, Some(a), Some(b)) => {
            let side = |text: &str, pinned: &[u8]| {
                let mut side: RawSide = text.parse().map_err(|error: ParseSideError| refused(&error))?;
                side.pinned = PointMask::EMPTY;
                for number in pinned {
                    side.pinned.insert(Point::new(*number).ok_or(Fault::Points)?);
                }
                Ok::<_, Fault>(side)
            };
            (Setup { sides: ByPlayer { a: side(a, &raw.pinned_a)?, b: side(b, &raw.pinned_b)? } }, None)
        }
        (None, None, None) => (Position::start(rules.spec()).to_setup(), None),
        (None, None, Some(_)) => return Err(Fault::Missing { field: "a" }),
        (None, Some(_), None) => return Err(Fault::Missing { field: "b" }),
        _ => return Err(Fault::Unused { field: "position" }),
    };
    let position =
        Position::try_from_setup(&setup, rules.spec()).map_err(|error: SetupError| refused(&error))?;
    let dice = match &raw.dice {
        Some(faces) => Some(Dice::from_faces(faces).ok_or(Fault::Dice)?),
        None => thrown,
    };
    if dice.is_some_and(|dice| dice.count() != rules.spec().dice) {
        return Err(Fault::Dice);
    }
    Ok((position, dice))
}

fn play(rules: &Rules, position: &Position, dice: Dice, raw: &RawStep) -> Result<Task, Fault> {
    let goal = raw.goal.clone().ok_or(Fault::Missing { field: "goal" })?;
    let Some(RawAnswer::Text(best)) = raw.best.clone() else { return Err(Fault::Missing { field: "best" }) };
    let geometry = rules.spec().geometry;
    let plays = PlayGraph::new(rules, position, Player::A, &dice, &TurnContext::default()).plays();
    let met = plays.iter().filter(|legal| goal.is_met(geometry, &legal.position)).count();
    let after = |play: &str| {
        let found = plays.iter().find(|legal| legal.play.to_string() == play);
        found.map(|legal| legal.position).ok_or_else(|| Fault::Illegal { play: play.to_owned() })
    };
    if !goal.is_met(geometry, &after(&best)?) {
        return Err(Fault::BestMisses { play: best });
    }
    if goal.any != (met == plays.len()) {
        return Err(Fault::GoalOfAll);
    }
    let mistake = |one: &RawWrong| {
        let play = one.play.as_deref().ok_or(Fault::Missing { field: "wrong.play" })?;
        let answer = after(play)?;
        if goal.is_met(geometry, &answer) {
            return Err(Fault::MistakeMeets { play: play.to_owned() });
        }
        Ok(Foreseen { answer, text: one.text.clone() })
    };
    let wrong = raw.wrong.iter().map(mistake).collect::<Result<_, _>>()?;
    let judged = match (raw.accept, raw.margin) {
        (None, None) => None,
        (Some(accept), Some(margin)) if accept >= 0.0 && margin >= 0.0 => Some(Judged { accept, margin }),
        _ => return Err(Fault::Margin),
    };
    Ok(Task::Play { dice, goal, best, wrong, judged })
}

fn tap(raw: &RawStep) -> Result<Task, Fault> {
    let points = raw.points.clone().ok_or(Fault::Missing { field: "points" })?;
    let taps = raw.taps.map_or(points.len(), usize::from);
    let known = |point: &u8| Point::new(*point).is_some();
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
        Ok(Foreseen { answer, text: one.text.clone() })
    };
    let wrong = raw.wrong.iter().map(mistake).collect::<Result<_, _>>()?;
    Ok(Task::Tap { taps: u8::try_from(taps).map_err(|_| Fault::Points)?, points, wrong })
}

fn choice(rules: &Rules, position: &Position, raw: &RawStep) -> Result<Task, Fault> {
    let named = |word: &str| CubeAct::named(word).ok_or_else(|| Fault::Choice { word: word.to_owned() });
    let Some(RawAnswer::Text(word)) = &raw.best else { return Err(Fault::Missing { field: "best" }) };
    let best = named(word)?;
    let mistake = |one: &RawWrong| {
        let word = one.choice.as_deref().ok_or(Fault::Missing { field: "wrong.choice" })?;
        let answer = named(word)?;
        if answer == best || !best.choice().contains(&answer) {
            return Err(Fault::Best);
        }
        Ok(Foreseen { answer, text: one.text.clone() })
    };
    let wrong = raw.wrong.iter().map(mistake).collect::<Result<_, _>>()?;
    // In the last roll chances can be counted: whoever rolls wins by bearing off everything, and loses otherwise.
    let roller = if best.is_answer() { Player::B } else { Player::A };
    let rolls = rolls_off(rules, position, roller);
    let is_last = rolls_off(rules, position, roller.other()) == ROLLS;
    let right = match best {
        CubeAct::Double => rolls * 2 > ROLLS,
        CubeAct::Roll => rolls * 2 < ROLLS,
        CubeAct::Take => (ROLLS - rolls) * 4 > ROLLS,
        CubeAct::Pass => (ROLLS - rolls) * 4 < ROLLS,
    };
    if is_last && right { Ok(Task::Choice { best, wrong }) } else { Err(Fault::Cube { rolls }) }
}

fn number(rules: &Rules, position: &Position, raw: &RawStep) -> Result<Task, Fault> {
    let word = raw.figure.clone().ok_or(Fault::Missing { field: "figure" })?;
    let Some(RawAnswer::Number(best)) = raw.best else { return Err(Fault::Missing { field: "best" }) };
    let figure = Figure::named(&word);
    let counted = figure.and_then(|figure| figure.count(rules, position));
    let (Some(figure), Some(counted)) = (figure, counted) else { return Err(Fault::Figure { word }) };
    if counted != best {
        return Err(Fault::Counted { told: best, counted });
    }
    let tolerance = raw.tolerance.unwrap_or(0);
    let mistake = |one: &RawWrong| {
        let answer = one.number.ok_or(Fault::Missing { field: "wrong.number" })?;
        if answer.abs_diff(best) <= tolerance {
            return Err(Fault::Best);
        }
        Ok(Foreseen { answer, text: one.text.clone() })
    };
    let wrong = raw.wrong.iter().map(mistake).collect::<Result<_, _>>()?;
    Ok(Task::Number { figure, best, tolerance, wrong })
}
