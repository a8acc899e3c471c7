//! Lessons against the engine: at two rolls ahead, plays that meet a step's goal lose little, and foreseen mistakes much.

use pasch_engine::analyst::{Engine, Spot};
use pasch_engine::cube::CubeInfo;
use pasch_engine::search::{Run, SearchSettings};
use pasch_lessons::{Lesson, Step, Task, delivered};
use pasch_rules::{Player, Position};

/// The most that the best play of a step may lose, in points of equity.
const BEST: f64 = 0.005;

/// The engine's objections to a step that it is asked about.
fn faults(engine: &Engine, step: &Step) -> Vec<String> {
    let Task::Play { dice, goal, best, wrong, judged: Some(judged) } = &step.task else { return Vec::new() };
    let spot = Spot::new(&step.rules, &step.position, Player::A, CubeInfo::money(true, true)).unwrap();
    let geometry = step.rules.spec().geometry;
    let mut always: Vec<Position> = wrong.iter().map(|one| one.answer).collect();
    let plays = step.graph(dice).plays();
    always
        .extend(plays.iter().map(|legal| legal.position).filter(|position| goal.is_met(geometry, position)));
    let ranked = engine.rank_plays(&spot, dice, &SearchSettings::plies(2), &always, Run::default()).unwrap();
    let loss = |position: &Position| {
        let found = ranked.iter().find(|one| one.play.position == *position).expect("a legal play is ranked");
        ranked[0].equity - found.equity
    };
    let mut faults = Vec::new();
    let best_loss = loss(&step.after(dice, best).unwrap());
    if best_loss > BEST {
        faults.push(format!("{}: {best} loses {best_loss:.3}", step.text));
    }
    for position in always.iter().skip(wrong.len()) {
        let lost = loss(position);
        if lost > judged.accept {
            faults.push(format!("{}: a play that meets the goal loses {lost:.3}", step.text));
        }
    }
    for one in wrong {
        let lost = loss(&one.answer);
        if lost < judged.margin {
            faults.push(format!("{}: the mistake {} loses only {lost:.3}", step.text, one.text));
        }
    }
    faults
}

#[test]
fn the_engine_agrees_with_every_delivered_lesson() {
    let engine = Engine::builtin();
    let told: Vec<String> =
        delivered().iter().flat_map(|lesson| &lesson.steps).flat_map(|step| faults(&engine, step)).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

/// A test that cannot fail proves nothing.
#[test]
fn a_lesson_that_teaches_badly_is_found_out() {
    let lesson = |goal: &str, best: &str, wrong: &str| {
        format!(
            "id = \"x\"\ncourse = \"x\"\nminutes = 1\n[[step]]\nkind = \"play\"\ntext = \"x\"\ndice = [3, 1]\ngoal = {goal}\n\
             best = \"{best}\"\naccept = 0.02\nmargin = 0.06\nwrong = [{{ play = \"{wrong}\", text = \"w\" }}]\n"
        )
        .parse::<Lesson>()
        .unwrap()
    };
    let engine = Engine::builtin();
    let good = lesson("{ make = [5] }", "8/5 6/5", "24/23 13/10");
    assert_eq!(faults(&engine, &good.steps[0]), Vec::<String>::new());
    let bad = lesson("{ stand = [23] }", "24/23 13/10", "8/5 6/5");
    assert!(faults(&engine, &bad.steps[0]).len() >= 2);
}
