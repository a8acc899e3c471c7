//! The delivered lessons against the engine. `UPDATE_LESSONS=1` writes the plays that steps accept into the files.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use pasch_engine::analyst::{Engine, Spot};
use pasch_engine::cube::CubeInfo;
use pasch_lessons::{Lesson, SOURCES, Step, keith};
use pasch_practice::proof::{accepting, objections};
use pasch_rules::Player;

/// The engine's objections to a step, with its name.
fn faults(engine: &Engine, step: &Step) -> Vec<String> {
    objections(engine, step).iter().map(|one| format!("{}: {one}", step.text)).collect()
}

/// The engine's objections to a delivered lesson, with its file.
fn told(engine: &Engine, (path, text): &(&str, &str)) -> Vec<String> {
    let lesson: Lesson = text.parse().unwrap_or_else(|error| panic!("lessons/{path}: {error}"));
    if std::env::var_os("UPDATE_LESSONS").is_some() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons").join(path);
        fs::write(file, accepting(engine, &lesson, text)).unwrap();
    }
    let faults = lesson.steps.iter().flat_map(|step| faults(engine, step));
    faults.map(|fault| format!("lessons/{path}: {fault}")).collect()
}

#[test]
fn the_engine_agrees_with_every_delivered_lesson() {
    let engine = Engine::builtin();
    let next = AtomicUsize::new(0);
    let work = || {
        let mine = std::iter::from_fn(|| SOURCES.get(next.fetch_add(1, Ordering::Relaxed)));
        mine.flat_map(|one| told(&engine, one)).collect::<Vec<_>>()
    };
    let all = thread::scope(|scope| {
        let others: Vec<_> = (0..2).map(|_| scope.spawn(work)).collect();
        others.into_iter().flat_map(|one| one.join().unwrap()).collect::<Vec<_>>()
    });
    assert!(all.is_empty(), "{}", all.join("\n"));
}

/// A lesson of one step.
fn step(text: &str) -> Step {
    let text = format!("id = \"x\"\ncourse = \"x\"\nminutes = 1\n[[step]]\ntext = \"x\"\n{text}\n");
    text.parse::<Lesson>().unwrap().steps[0].clone()
}

/// A test that cannot fail proves nothing.
#[test]
fn a_lesson_that_teaches_badly_is_found_out() {
    let engine = Engine::builtin();
    let play = |goal: &str, best: &str, wrong: &str| {
        let text = format!(
            "kind = \"play\"\ndice = [3, 1]\ngoal = {goal}\nbest = \"{best}\"\naccept = 0.02\nmargin = 0.06\n\
             wrong = [{{ play = \"{wrong}\", text = \"w\" }}]"
        );
        faults(&engine, &step(&text))
    };
    assert_eq!(play("{ make = [5] }", "8/5 6/5", "24/23 13/10"), Vec::<String>::new());
    assert!(play("{ stand = [23] }", "24/23 13/10", "8/5 6/5").len() >= 2);
}

#[test]
fn accepted_plays_are_those_of_the_engine() {
    let engine = Engine::builtin();
    let text = |accepted: &str| {
        format!("kind = \"play\"\ndice = [2, 1]\nbest = \"13/11 6/5\"\naccept = 0.025\naccepted = {accepted}")
    };
    let alone = text("[\"13/11 6/5\"]");
    assert!(!faults(&engine, &step(&alone)).is_empty(), "a good play is missing");
    let file = |accepted: &str| {
        format!(
            "id = \"x\"\ncourse = \"x\"\nminutes = 1\n[[step]]\ntext = \"z\"\nkind = \"tap\"\npoints = [3]\n\
             [[step]]\ntext = \"x\"\n{}\n[[step]]\ntext = \"y\"\nkind = \"tap\"\npoints = [4]\n",
            text(accepted)
        )
    };
    let before = file("[\"13/11 6/5\"]");
    let written = accepting(&engine, &before.parse().unwrap(), &before);
    let list = written.lines().find_map(|line| line.strip_prefix("accepted = ")).unwrap();
    assert_eq!(written, file(list), "nothing else has changed");
    assert!(list.matches('/').count() > 2, "more than one play: {list}");
    let first = list.split('"').nth(1).unwrap();
    let whole =
        |accepted: &str| text(accepted).replace("best = \"13/11 6/5\"", &format!("best = \"{first}\""));
    assert_eq!(faults(&engine, &step(&whole(list))), Vec::<String>::new());
    assert!(!list.contains("8/7 8/6"), "{list}");
    let too_many = whole(&list.replace(']', ", \"8/7 8/6\"]"));
    assert!(faults(&engine, &step(&too_many)).iter().any(|fault| fault.contains("8/7 8/6")));
}

#[test]
fn an_order_needs_plays_that_differ() {
    let engine = Engine::builtin();
    let order =
        |plays: &str| faults(&engine, &step(&format!("kind = \"order\"\ndice = [3, 1]\nplays = [{plays}]")));
    assert_eq!(order("\"8/5 6/5\", \"24/23 13/10\", \"8/7 6/3\""), Vec::<String>::new());
    assert_eq!(order("\"24/23 13/10\", \"8/5 6/5\"").len(), 2);
}

#[test]
fn cube_decisions_are_those_of_the_engine() {
    let engine = Engine::builtin();
    let choice = |rest: &str| faults(&engine, &step(&format!("kind = \"choice\"\naccept = 0.02\n{rest}")));
    assert_eq!(choice("best = \"roll\""), Vec::<String>::new(), "nobody doubles at the start");
    assert_eq!(choice("best = \"double\"").len(), 2);
    assert_eq!(choice("best = \"take\""), Vec::<String>::new());
    assert!(!choice("best = \"pass\"").is_empty());
    assert_eq!(
        choice("best = \"beaver\"\nwrong = [{ choice = \"take\", text = \"t\" }]"),
        Vec::<String>::new(),
        "the other side doubled too early"
    );
    // Trailing in the game after Crawford's the cube is turned at once.
    assert_eq!(choice("best = \"double\"\nmatch = { length = 5, a = 1, b = 4 }"), Vec::<String>::new());
}

#[test]
fn take_points_come_from_the_table() {
    let text = |score: &str, best: u32| {
        format!("kind = \"number\"\nfigure = \"take-point\"\nbest = {best}\n{score}")
    };
    assert_eq!(faults(&Engine::builtin(), &step(&text("", 25))), Vec::<String>::new());
    assert_eq!(faults(&Engine::builtin(), &step(&text("", 20))).len(), 1);
    // 2-away each, the last cube: the loser of a pass is behind by one before the Crawford game.
    let tied = step(&text("match = { length = 2, a = 0, b = 0 }", 32));
    assert_eq!(faults(&Engine::builtin(), &tied), Vec::<String>::new());
}

#[test]
fn counts_of_races_are_those_of_the_engine() {
    let text =
        "kind = \"number\"\nfigure = \"keith\"\na = \"8:1 6:2 2:4 1:4\"\nb = \"6:4 5:3 4:3\"\nbest = 43";
    let step = step(text);
    let board = Spot::new(&step.rules, &step.position, Player::B, CubeInfo::money(false, false)).unwrap();
    let engine = pasch_engine::race::keith(board.board().unwrap());
    assert_eq!(engine.theirs, keith(&step.position));
}
