//! Lessons of people's own: a step made of a position, and a file that is checked.

use pasch_engine::analyst::Engine;
use pasch_formats::diagram::Diagram;
use pasch_lessons::{CubeAct, Goal, Lesson, Stakes, Step, Task};
use pasch_messages::Describe;
use pasch_rules::{Dice, Player, Position, RawSide, Rules, Setup};
use pasch_wire as wire;

use crate::proof::{self, Objection};

/// The longest file that is checked for somebody, in bytes.
pub const LONGEST: usize = 32 * 1024;

/// The most steps of a file that the engine judges for somebody.
pub const MOST_STEPS: usize = 20;

/// A play is right if it loses this much at most, in points of equity.
const ACCEPT: f64 = 0.02;

/// A foreseen mistake loses this much at least, in points of equity.
const MARGIN: f64 = 0.04;

/// Mistakes that a new step foresees.
const FORESEEN: usize = 3;

/// A fault of a file, as a sentence, and the step that has it.
fn fault(step: Option<&str>, why: &dyn Describe) -> wire::LessonFault {
    let message = why.message();
    wire::LessonFault {
        step: step.map(str::to_owned),
        text: message.to_string(),
        told: wire::Sentence::from(&message),
    }
}

/// Reads a lesson and asks the engine about it. `is_late` says that nobody waits any longer: steps that were not judged until
/// then are told.
#[must_use]
pub fn check(engine: &Engine, file: String, is_late: &dyn Fn() -> bool) -> wire::LessonDraft {
    let lesson: Lesson = match file.parse() {
        Ok(lesson) => lesson,
        Err(error) => {
            let faults = vec![fault(None, &error)];
            return wire::LessonDraft { file, sentences: String::new(), faults };
        }
    };
    let mut faults = Vec::new();
    for (at, step) in lesson.steps.iter().enumerate() {
        let objections = if at < MOST_STEPS && !is_late() {
            proof::objections(engine, step)
        } else {
            vec![Objection::Unasked]
        };
        faults.extend(objections.iter().map(|one| fault(Some(&step.text), one)));
    }
    let sentences = sentences(&lesson);
    wire::LessonDraft { file, sentences, faults }
}

/// The sentences that somebody has to write for a lesson, each on a line without its text.
fn sentences(lesson: &Lesson) -> String {
    let titles = ["title", "lead"].map(|word| format!("lesson-{}-{word}", lesson.id));
    let ids = lesson.steps.iter().flat_map(Step::sentences);
    titles.into_iter().chain(ids).map(|id| format!("{id} = \n")).collect()
}

/// The task that the engine is asked about: nothing is right or wrong in it yet.
fn task(dice: Option<Dice>) -> Task {
    match dice {
        Some(dice) => {
            Task::Play { dice, goal: Goal::default(), best: String::new(), wrong: Vec::new(), judged: None }
        }
        None => Task::Choice { best: CubeAct::Roll, acts: Vec::new(), wrong: Vec::new(), judged: None },
    }
}

/// The step of a position. Seat A is the learner: on roll, or the one who answers a double.
fn asked(diagram: &Diagram, name: &str) -> Result<Step, Objection> {
    let rules = Rules::standard(diagram.variant);
    let is_learner_b = (diagram.turn == Player::B) != diagram.doubled;
    let (known, sides) = (Stakes::of(diagram), diagram.board.sides);
    let (stakes, sides) = if is_learner_b { (known.swapped(), sides.swapped()) } else { (known, sides) };
    let position =
        Position::try_from_setup(&Setup { sides }, rules.spec()).map_err(|_| Objection::Unjudged)?;
    Ok(Step { text: name.to_owned(), rules, position, stakes, task: task(diagram.dice) })
}

fn checkers(name: &str, side: &RawSide) -> String {
    let pinned: Vec<String> = side.pinned.iter().map(|point| point.to_string()).collect();
    let pins =
        if pinned.is_empty() { String::new() } else { format!("pinned_{name} = [{}]\n", pinned.join(", ")) };
    format!("{name} = \"{side}\"\n{pins}")
}

/// The position, the roll, the score and the cube of a step, as a file has them.
fn scene(step: &Step) -> String {
    let Setup { sides } = step.position.to_setup();
    let mut text = checkers("a", &sides.a) + &checkers("b", &sides.b);
    let Stakes { cube, length, score, crawford, jacoby, beavers } = step.stakes;
    if length > 0 {
        let crawford = if crawford { ", crawford = true" } else { "" };
        text += &format!("match = {{ length = {length}, a = {}, b = {}{crawford} }}\n", score.a, score.b);
    } else {
        let money = [("jacoby", jacoby), ("beavers", beavers)];
        text.extend(money.iter().filter(|(_, on)| !on).map(|(name, _)| format!("{name} = false\n")));
    }
    if let Some(owner) = cube.owner {
        let seat = if owner == Player::A { "a" } else { "b" };
        text += &format!("cube = {{ value = {}, owner = \"{seat}\" }}\n", cube.value);
    }
    text
}

/// The answers of a step as a file has them: the engine says which are right, and which mistakes are worth a word.
fn answers(engine: &Engine, step: &Step, doubled: bool) -> Result<String, Objection> {
    if let Task::Play { dice, .. } = &step.task {
        let judged = proof::losses(engine, step, dice)?;
        let (best, _) = judged.first().ok_or(Objection::Unjudged)?;
        let right = judged.iter().filter(|(_, loss)| *loss <= ACCEPT);
        let right: Vec<String> = right.map(|(play, _)| format!("\"{play}\"")).collect();
        let mistakes = judged.iter().filter(|(_, loss)| *loss >= MARGIN).take(FORESEEN).zip(1..);
        let wrong = mistakes.map(|((play, _), n)| format!("{{ play = \"{play}\", text = \"idea-{n}\" }}"));
        let wrong = wrong.collect::<Vec<_>>().join(", ");
        let dice: Vec<String> = dice.as_slice().iter().map(|die| die.face().to_string()).collect();
        return Ok(format!(
            "dice = [{}]\naccept = {ACCEPT}\naccepted = [{}]\nmargin = {MARGIN}\nbest = \"{best}\"\nwrong = [{wrong}]\n",
            dice.join(", "),
            right.join(", "),
        ));
    }
    let acts = if doubled { CubeAct::Take } else { CubeAct::Double }.choice();
    let [best, other] = proof::better(engine, step, acts)?.map(CubeAct::word);
    Ok(format!(
        "accept = {ACCEPT}\nmargin = {MARGIN}\nbest = \"{best}\"\nwrong = [{{ choice = \"{other}\", text = \"{other}\" }}]\n"
    ))
}

/// A file with one more step, made of a position; a new one, if there is none yet. The engine says which answers are right.
///
/// # Errors
/// When the engine cannot judge the position, or there is nothing to decide.
pub fn with_step(engine: &Engine, file: &str, diagram: &Diagram) -> Result<String, Objection> {
    let game = diagram.variant.as_str();
    let (head, n) = if file.trim().is_empty() {
        (format!("id = \"my-lesson\"\ncourse = \"own\"\nminutes = 5\ngame = \"{game}\"\n"), 1)
    } else {
        (format!("{}\n", file.trim_end()), file.matches("[[step]]").count() + 1)
    };
    let step = asked(diagram, &format!("step-{n}"))?;
    let kind = if diagram.dice.is_some() { "play" } else { "choice" };
    let answers = answers(engine, &step, diagram.doubled)?;
    Ok(format!("{head}\n[[step]]\nkind = \"{kind}\"\ntext = \"{}\"\n{}{answers}", step.text, scene(&step)))
}

#[cfg(test)]
mod tests {
    use pasch_formats::place;

    use super::*;

    /// A file of a step for each position, with what is wrong with it.
    fn made(positions: &[&str]) -> wire::LessonDraft {
        let engine = Engine::builtin();
        let file = positions.iter().fold(String::new(), |file, id| {
            with_step(&engine, &file, &place::read(id).unwrap())
                .unwrap_or_else(|error| panic!("{id}: {error}"))
        });
        check(&engine, file, &|| false)
    }

    #[test]
    fn positions_become_steps_that_hold() {
        let draft = made(&[
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
            "XGID=-b----E-C---eE---c-e----B-:0:0:-1:65:0:0:0:0:10",
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:42:2:3:0:7:10",
            "XGID=---BBBCCC---------bbcccaa-:0:0:1:00:0:0:0:0:10",
            "XGID=---BBBCCC---------bbcccaa-:0:0:1:D:0:0:3:0:10",
        ]);
        assert_eq!(draft.faults, [], "{}", draft.file);
        let lesson: Lesson = draft.file.parse().unwrap();
        assert_eq!(lesson.steps.len(), 5);
        let Task::Play { best, .. } = &lesson.steps[0].task else { panic!() };
        assert_eq!(best, "8/5 6/5");
        assert_eq!(lesson.steps[2].stakes.score, pasch_rules::ByPlayer { a: 2, b: 3 });
        assert!(matches!(&lesson.steps[4].task, Task::Choice { best, .. } if best.is_answer()));
        assert!(draft.sentences.contains("step-step-1-idea-1 = \n"));
    }

    #[test]
    fn a_game_of_the_family_becomes_a_step() {
        let id = diagram(pasch_rules::VariantId::all().find(|id| id.as_str() == "plakoto").unwrap());
        let draft = made(&[&id]);
        assert_eq!(draft.faults, [], "{}", draft.file);
    }

    /// The start of a game with a roll.
    fn diagram(variant: pasch_rules::VariantId) -> String {
        let dice = Some(Dice::two(pasch_rules::Die::ALL[2], pasch_rules::Die::ALL[0]));
        pasch_formats::diagram::encode(&Diagram { dice, cube: None, ..Diagram::start(variant) })
    }

    #[test]
    fn what_is_wrong_is_told_with_its_step() {
        let engine = Engine::builtin();
        let good = made(&["XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"]).file;
        let bad = good.replace("best = \"8/5 6/5\"", "best = \"24/23 13/10\"");
        let told = |file: &str, late: bool| check(&engine, file.to_owned(), &|| late).faults;
        let faults = told(&bad, false);
        assert!(!faults.is_empty());
        assert_eq!(told(&good.replace("8/5 6/5", "8/4 6/5"), false)[0].step, None);
        assert_eq!(told(&good, true)[0].step.as_deref(), Some("step-1"));
        assert!(told("", false)[0].text.contains("line 1"));
    }
}
