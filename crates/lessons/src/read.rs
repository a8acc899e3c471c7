//! From a file to a lesson that is proved by the rules.

use pasch_formats::place;
use pasch_messages::Describe;
use pasch_rules::{
    ByPlayer, Cube, Dice, ParseSideError, Player, Point, PointMask, Position, RawSide, Rules, Setup,
    SetupError, VariantId,
};

use crate::raw::{RawAnswer, RawLesson, RawStep};
use crate::{CubeAct, Fault, Lesson, LessonError, Stakes, Step, tasks};

/// The game of a lesson that names none.
const GAME: &str = "backgammon";

/// The longest file that is read, in bytes.
pub const LONGEST: usize = 256 * 1024;

fn line_of(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1
}

pub fn lesson(text: &str) -> Result<Lesson, LessonError> {
    let at = |line: usize| move |fault: Fault| LessonError { line, fault };
    if text.len() > LONGEST {
        return Err(at(1)(Fault::TooLong));
    }
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
        "play" => &["goal", "best", "wrong", "accept", "accepted", "margin"],
        "write" => &["best", "wrong"],
        "order" => &["plays", "wrong"],
        "setup" => &["best", "wrong"],
        "tap" => &["points", "taps", "wrong"],
        "choice" => &["best", "wrong", "accept", "margin"],
        "number" => &["figure", "best", "tolerance", "wrong"],
        "free" => &["level", "length", "cubeless"],
        _ => return None,
    })
}

fn step(rules: &Rules, raw: &RawStep) -> Result<Step, Fault> {
    let allowed = fields_of(&raw.kind).ok_or_else(|| Fault::Kind { kind: raw.kind.clone() })?;
    if let Some(field) = raw.fields().into_iter().find(|field| !allowed.contains(field)) {
        return Err(Fault::Unused { field });
    }
    let Scene { position, dice, stakes } = scene(rules, raw)?;
    if dice.is_some() && !ROLLED.contains(&raw.kind.as_str()) {
        return Err(Fault::Unused { field: "dice" });
    }
    let rolled = || dice.ok_or(Fault::Missing { field: "dice" });
    let task = match raw.kind.as_str() {
        "tap" => tasks::tap(raw)?,
        "choice" => tasks::choice(rules, &position, &stakes, raw)?,
        "number" => tasks::number(rules, &position, raw)?,
        "setup" => tasks::setup(rules, &position, raw)?,
        "order" => tasks::order(rules, &position, rolled()?, raw)?,
        "write" => tasks::write(rules, &position, rolled()?, raw)?,
        "free" => tasks::free(rules, &position, dice, &stakes, raw)?,
        _ => tasks::play(rules, &position, rolled()?, raw)?,
    };
    Ok(Step { text: raw.text.clone(), rules: *rules, position, stakes, task })
}

/// Kinds of steps that have a roll, or may have one.
const ROLLED: [&str; 4] = ["play", "order", "write", "free"];

/// The checkers, the roll and what is played for.
struct Scene {
    position: Position,
    dice: Option<Dice>,
    stakes: Stakes,
}

/// The stakes that a step names, over those of its position.
fn stakes(raw: &RawStep, known: Stakes) -> Result<Stakes, Fault> {
    let mut stakes = known;
    if let Some(score) = raw.score {
        stakes.length = score.length;
        stakes.score = ByPlayer { a: score.a, b: score.b };
        stakes.crawford = score.crawford;
        let is_match = score.length > 0 && score.a.max(score.b) < score.length;
        let is_crawford = !score.crawford || [score.a, score.b].contains(&(score.length.saturating_sub(1)));
        if !is_match || !is_crawford {
            return Err(Fault::Stakes);
        }
    }
    if let Some(cube) = &raw.cube {
        let owner = match cube.owner.as_deref() {
            None => None,
            Some("a") => Some(Player::A),
            Some("b") => Some(Player::B),
            Some(_) => return Err(Fault::Stakes),
        };
        if !cube.value.is_power_of_two() || (cube.value > 1) != owner.is_some() {
            return Err(Fault::Stakes);
        }
        stakes.cube = Cube { value: cube.value, owner };
    }
    stakes.jacoby = raw.jacoby.unwrap_or(stakes.jacoby);
    stakes.beavers = raw.beavers.unwrap_or(stakes.beavers);
    Ok(stakes)
}

/// Whether the learner answers a double, so that the other side is on roll.
fn is_answer(raw: &RawStep) -> bool {
    let Some(RawAnswer::Text(word)) = &raw.best else { return false };
    raw.kind == "choice" && CubeAct::named(word).is_some_and(CubeAct::is_answer)
}

/// The checkers and the roll: an identifier of another program, both sides by their points, or the start.
fn scene(rules: &Rules, raw: &RawStep) -> Result<Scene, Fault> {
    let refused = |why: &dyn Describe| Fault::Position { error: why.message().to_string() };
    let mut known = Stakes::default();
    let (setup, thrown) = match (&raw.position, &raw.a, &raw.b) {
        (Some(text), None, None) => {
            let diagram = place::read(text).map_err(|error| refused(&error))?;
            known = Stakes::of(&diagram);
            // The learner is seat A: on roll, or the one who is asked to take.
            let Setup { sides: ByPlayer { a, b } } = diagram.board;
            let learner = if diagram.doubled || is_answer(raw) { diagram.turn.other() } else { diagram.turn };
            if learner == Player::A {
                (Setup { sides: ByPlayer { a, b } }, diagram.dice)
            } else {
                known = known.swapped();
                (Setup { sides: ByPlayer { a: b, b: a } }, diagram.dice)
            }
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
    Ok(Scene { position, dice, stakes: stakes(raw, known)? })
}
