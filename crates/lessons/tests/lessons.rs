//! The delivered lessons against the catalogue of the pages, and files that are refused.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Message, PatternElement};
use fluent_syntax::parser;
use pasch_lessons::{Answer, CubeAct, Event, Fault, Lesson, Progress, Step, Verdict, delivered, find};
use proptest::prelude::*;

/// The sentences of a course's lessons by their ids.
fn sentences(language: &str, course: &str) -> BTreeMap<String, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join(format!("../../locales/{language}/pages/lessons-{course}.ftl"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let resource = parser::parse(text).unwrap_or_else(|(_, faults)| panic!("{}: {faults:?}", path.display()));
    let sentence = |entry: &Entry<String>| {
        let Entry::Message(Message { id, value: Some(pattern), .. }) = entry else { return None };
        let text = pattern.elements.iter().map(|element| match element {
            PatternElement::TextElement { value } => value.as_str(),
            PatternElement::Placeable { .. } => panic!("{}: {} takes no arguments", path.display(), id.name),
        });
        Some((id.name.clone(), text.collect()))
    };
    resource.body.iter().filter_map(sentence).collect()
}

/// Faults in the sentences of a course: missing, empty, or said by nobody.
fn unsaid(course: &str, lessons: &[&Lesson], said: &BTreeMap<String, String>) -> Vec<String> {
    let mut wanted: Vec<String> =
        ["title", "lead"].iter().map(|word| format!("course-{course}-{word}")).collect();
    for lesson in lessons {
        wanted.extend(["title", "lead"].iter().map(|word| format!("lesson-{}-{word}", lesson.id)));
        wanted.extend(lesson.steps.iter().flat_map(Step::sentences));
    }
    let missing = wanted.iter().filter(|id| said.get(*id).is_none_or(|text| text.len() < 2));
    let idle = said.keys().filter(|id| !wanted.contains(id));
    missing.map(|id| format!("{id} is missing")).chain(idle.map(|id| format!("nobody says {id}"))).collect()
}

/// The courses with their lessons.
fn courses() -> BTreeMap<&'static str, Vec<&'static Lesson>> {
    let mut found: BTreeMap<&str, Vec<&Lesson>> = BTreeMap::new();
    for lesson in delivered() {
        found.entry(lesson.course.as_str()).or_default().push(lesson);
    }
    found
}

#[test]
fn every_step_has_its_sentences() {
    for (course, lessons) in courses() {
        let said = sentences("en", course);
        let faults = unsaid(course, &lessons, &said);
        assert!(faults.is_empty(), "lessons-{course}.ftl: {}", faults.join("\n"));
        let texts: Vec<&str> =
            lessons.iter().flat_map(|lesson| &lesson.steps).map(|step| step.text.as_str()).collect();
        let twice = texts.iter().enumerate().find(|(at, text)| texts[..*at].contains(text));
        assert_eq!(twice, None, "the steps of {course} have names of their own");
        for text in texts {
            let words = said[&format!("step-{text}-task")].split_whitespace().count();
            assert!(words <= 40, "{course}: {text}: {words} words before the learner does something");
        }
    }
}

#[test]
fn a_missing_sentence_and_an_idle_one_are_named() {
    let lessons = &courses()["first"];
    let mut said = sentences("en", "first");
    said.remove("step-hit-no");
    said.insert("step-hit-never".to_owned(), "Nobody says this.".to_owned());
    let faults = unsaid("first", lessons, &said);
    assert_eq!(faults, ["step-hit-no is missing", "nobody says step-hit-never"]);
}

#[test]
fn every_solution_is_right() {
    for lesson in delivered() {
        assert!((1..=15).contains(&lesson.minutes), "{}", lesson.id);
        for step in &lesson.steps {
            assert_eq!(step.check(&step.solution()), Verdict::Right, "{}: {}", lesson.id, step.text);
        }
    }
}

#[test]
fn mistakes_are_answered() {
    let lesson = find("first").unwrap();
    let step = |text: &str| lesson.steps.iter().find(|step| step.text == text).unwrap();
    let foreseen = |text: &str| Verdict::Foreseen(text.to_owned());
    assert_eq!(step("way").check(&Answer::Tap(vec![24])), foreseen("start"));
    assert_eq!(step("way").check(&Answer::Tap(vec![10])), Verdict::Wrong);
    assert_eq!(step("blot").check(&Answer::Tap(vec![13])), foreseen("yours"));
    assert_eq!(step("hit").check(&Answer::Play("13/6".to_owned())), Verdict::Wrong);
    assert_eq!(step("hit").check(&Answer::Play("13/6*".to_owned())), Verdict::Wrong, "no legal play");
    assert_eq!(step("win").check(&Answer::Number(3)), foreseen("three"));
    assert_eq!(step("win").check(&Answer::Number(7)), Verdict::Wrong);
    assert_eq!(step("take").check(&Answer::Choice(CubeAct::Pass)), foreseen("pass"));
    assert_eq!(step("take").check(&Answer::Number(1)), Verdict::Wrong, "an answer of another kind");
}

/// A lesson of one step.
fn read(step: &str) -> Result<Lesson, Fault> {
    let text = format!("id = \"x\"\ncourse = \"x\"\nminutes = 3\n\n[[step]]\ntext = \"x\"\n{step}\n");
    text.parse().map_err(|error: pasch_lessons::LessonError| {
        assert!(error.line >= 4, "{error}");
        error.fault
    })
}

const START: &str = "a = \"24:2 13:5 8:3 6:5\"\nb = \"24:2 13:5 8:3 6:5\"\n";

#[test]
fn wrong_files_are_refused_with_their_reason() {
    let play = |rest: &str| read(&format!("kind = \"play\"\ndice = [3, 1]\n{START}{rest}")).unwrap_err();
    let missing = |field| Fault::Missing { field };
    assert_eq!(play("best = \"8/5 6/5\""), missing("goal"));
    assert_eq!(play("goal = { make = [5] }"), missing("best"));
    assert_eq!(
        play("goal = { make = [5] }\nbest = \"8/4\"\nlevel = \"expert\""),
        Fault::Unused { field: "level" }
    );
    let illegal = play("goal = { make = [5] }\nbest = \"8/2\"");
    assert_eq!(illegal, Fault::Illegal { play: "8/2".to_owned() });
    let misses = play("goal = { make = [5] }\nbest = \"24/20\"");
    assert_eq!(misses, Fault::BestMisses { play: "24/20".to_owned() });
    let meets = play(
        "goal = { stand = [5] }\nbest = \"8/5 6/5\"\nwrong = [{ play = \"6/5 13/10\", text = \"w\" }, { play = \"13/10 6/5\", text = \"w\" }]",
    );
    assert!(matches!(meets, Fault::MistakeMeets { .. } | Fault::Illegal { .. }), "{meets}");
    assert_eq!(play("goal = { any = true, make = [5] }\nbest = \"8/5 6/5\""), Fault::GoalOfAll);
    assert_eq!(play("goal = { make = [5] }\nbest = \"8/5 6/5\"\nmargin = 0.02"), Fault::Margin);
    let twofold = "goal = { make = [5] }\nbest = \"8/5 6/5\"\naccept = 0.02\naccepted = [\"8/5 6/5\"]";
    assert_eq!(play(twofold), Fault::Margin);
    assert_eq!(
        play("best = \"8/5 6/5\"\naccept = 0.02\naccepted = [\"8/2\"]"),
        Fault::Illegal { play: "8/2".to_owned() }
    );
    assert_eq!(
        play("best = \"8/5 6/5\"\naccept = 0.02\naccepted = [\"24/20\"]"),
        Fault::BestMisses { play: "8/5 6/5".to_owned() }
    );
    assert!(matches!(play("goal = { wins = 1 }\nbest = \"8/5 6/5\""), Fault::Syntax { .. }));

    let refused = |text: &str| read(text).unwrap_err();
    assert_eq!(refused("kind = \"dance\""), Fault::Kind { kind: "dance".to_owned() });
    assert_eq!(refused("kind = \"tap\"\npoints = [26]"), Fault::Points);
    assert_eq!(refused("kind = \"tap\"\npoints = [5, 5]"), Fault::Points);
    assert_eq!(refused("kind = \"tap\"\npoints = [5]\ntaps = 2"), Fault::Points);
    assert_eq!(refused("kind = \"tap\"\npoints = [5]\ndice = [1, 1]"), Fault::Unused { field: "dice" });
    assert_eq!(refused("kind = \"tap\"\npoints = [5]\nwrong = [{ tap = 5, text = \"w\" }]"), Fault::Best);
    assert_eq!(
        refused("kind = \"number\"\nfigure = \"pips\"\nbest = 166"),
        Fault::Counted { told: 166, counted: 167 }
    );
    assert_eq!(
        refused("kind = \"number\"\nfigure = \"points\"\nbest = 1"),
        Fault::Figure { word: "points".to_owned() }
    );
    let cube = |a: &str, b: &str, best: &str| {
        read(&format!("kind = \"choice\"\na = \"{a}\"\nb = \"{b}\"\nbest = \"{best}\"")).map(|_| ())
    };
    assert_eq!(cube("2:2", "1:1", "double"), Ok(()));
    assert_eq!(cube("2:2", "1:1", "roll"), Err(Fault::Cube { rolls: 26 }));
    assert_eq!(cube("1:1", "5:1 2:1", "pass"), Err(Fault::Cube { rolls: 19 }));
    assert_eq!(cube("1:1", "1:1 4:1", "pass"), Ok(()), "29 rolls leave too little");
    assert_eq!(cube("1:1", "1:1 4:1", "raccoon"), Err(Fault::Choice { word: "raccoon".to_owned() }));
    assert_eq!(cube("1:1", "6:1 5:1", "beaver"), Ok(()), "6 rolls make the taker the favourite");
    assert_eq!(cube("1:1", "1:1 4:1", "beaver"), Err(Fault::Cube { rolls: 29 }));
    assert_eq!(refused("kind = \"free\"\nlevel = \"beginner\""), missing("length"));
    let wide = refused("kind = \"tap\"\npoints = [1]\na = \"24:16\"\nb = \"\"");
    assert!(matches!(wide, Fault::Position { .. }), "{wide}");
    let empty: Result<Lesson, _> = "id = \"x\"\ncourse = \"x\"\nminutes = 3".parse();
    assert_eq!(empty.unwrap_err().fault, Fault::NoSteps);
}

#[test]
fn an_error_names_the_line_of_its_step() {
    let text = "id = \"x\"\ncourse = \"x\"\nminutes = 3\n\n[[step]]\nkind = \"tap\"\ntext = \"x\"\npoints = [1]\n\n[[step]]\nkind = \"dance\"\ntext = \"y\"\n";
    let error = text.parse::<Lesson>().unwrap_err();
    assert_eq!(error.line, 10);
    assert_eq!(
        error.to_string(),
        "line 10: steps of the kind `dance` cannot be read: use play, tap, choice, number, order, write, setup or free"
    );
}

proptest! {
    /// Steps that are done stay done, and only a right answer adds to them.
    #[test]
    fn progress_never_goes_back(events in prop::collection::vec((0_usize..16, 0_u8..4), 0..80)) {
        let lesson = find("first").unwrap();
        let mut progress = Progress::new(lesson);
        for (step, what) in events {
            let before = progress.clone();
            let event = match what {
                0 => Event::Answered { step, verdict: Verdict::Right },
                1 => Event::Answered { step, verdict: Verdict::Wrong },
                2 => Event::Answered { step, verdict: Verdict::Foreseen("x".to_owned()) },
                _ => Event::Helped { step },
            };
            progress = progress.after(&event);
            let gained = progress.done() - before.done();
            prop_assert!(gained <= usize::from(what == 0));
            prop_assert!((0..lesson.steps.len()).all(|step| progress.is_done(step) || !before.is_done(step)));
            prop_assert!(!progress.is_passed() || progress.is_finished());
        }
    }
}

#[test]
fn four_of_five_at_the_first_try_pass() {
    let lesson = find("first").unwrap();
    let done = |stumbled: usize| {
        let stumbles = (0..stumbled).map(|step| Event::Helped { step });
        let rights = (0..lesson.steps.len()).map(|step| Event::Answered { step, verdict: Verdict::Right });
        stumbles.chain(rights).fold(Progress::new(lesson), |progress, event| progress.after(&event))
    };
    assert!(done(0).is_passed() && done(2).is_passed());
    assert!(done(3).is_finished() && !done(3).is_passed(), "11 of 14");
    let late = done(0).after(&Event::Helped { step: 3 });
    assert!(late.is_passed(), "help with a step that is done takes nothing away");
}
