//! Kinds of steps: how their answers are judged, and files that are refused.

use pasch_lessons::{Answer, CubeAct, Fault, LONGEST, Lesson, LessonError, Step, Task, Verdict};
use pasch_rules::{Player, Position};

/// A lesson of one step.
fn read(step: &str) -> Result<Step, LessonError> {
    let text = format!("id = \"x\"\ncourse = \"x\"\nminutes = 3\n\n[[step]]\ntext = \"x\"\n{step}\n");
    text.parse::<Lesson>().map(|lesson| lesson.steps[0].clone())
}

fn fault(step: &str) -> Fault {
    read(step).unwrap_err().fault
}

fn foreseen(text: &str) -> Verdict {
    Verdict::Foreseen(text.to_owned())
}

#[test]
fn an_order_is_right_only_as_a_whole() {
    let text = "kind = \"order\"\ndice = [3, 1]\nplays = [\"8/5 6/5\", \"24/23 13/10\", \"13/9\"]\nwrong = [{ play = \"13/9\", text = \"slow\" }]";
    let step = read(text).unwrap();
    let order = |plays: &[&str]| Answer::Order(plays.iter().map(|play| (*play).to_owned()).collect());
    assert_eq!(step.check(&order(&["8/5 6/5", "24/23 13/10", "13/9"])), Verdict::Right);
    assert_eq!(step.check(&order(&["8/5 6/5", "13/9", "24/23 13/10"])), Verdict::Wrong);
    assert_eq!(step.check(&order(&["13/9", "8/5 6/5", "24/23 13/10"])), foreseen("slow"));
    assert_eq!(step.check(&order(&["8/5 6/5"])), Verdict::Wrong);
    assert_eq!(step.check(&order(&[])), Verdict::Wrong);
    assert_eq!(step.check(&step.solution()), Verdict::Right);
    let plays = |list: &str| fault(&format!("kind = \"order\"\ndice = [3, 1]\nplays = {list}"));
    assert_eq!(plays("[\"8/5 6/5\"]"), Fault::Order);
    assert_eq!(plays("[\"13/9\", \"13/9\"]"), Fault::Order);
    assert_eq!(plays("[\"13/9\", \"13/8\"]"), Fault::Illegal { play: "13/8".to_owned() });
    assert_eq!(fault("kind = \"order\"\nplays = [\"13/9\"]"), Fault::Missing { field: "dice" });
}

#[test]
fn a_setup_compares_the_checkers() {
    let text = "kind = \"setup\"\na = \"\"\nb = \"24:2 13:5 8:3 6:5\"\nbest = \"24:2 13:5 8:3 6:5\"\nwrong = [{ setup = \"24:2 14:5 8:3 6:5\", text = \"mid\" }]";
    let step = read(text).unwrap();
    assert_eq!(step.check(&step.solution()), Verdict::Right);
    let mut points = [0; 24];
    (points[23], points[12], points[7], points[5]) = (2, 5, 3, 4);
    assert_eq!(step.check(&Answer::Setup(points)), Verdict::Wrong, "a checker is missing");
    (points[12], points[13], points[5]) = (0, 5, 5);
    assert_eq!(step.check(&Answer::Setup(points)), foreseen("mid"));
}

#[test]
fn a_setup_that_cannot_stand_is_refused() {
    let text = "kind = \"setup\"\na = \"\"\nb = \"24:2 13:5 8:3 6:5\"\nbest = \"12:2\"";
    assert!(matches!(fault(text), Fault::Position { .. }), "two colours on one point");
    assert!(matches!(fault("kind = \"setup\"\nbest = \"24:16\""), Fault::Position { .. }));
    assert!(matches!(fault("kind = \"setup\"\nbest = \"some\""), Fault::Position { .. }));
    assert_eq!(fault("kind = \"setup\"\nbest = \"24:2 13:5 8:3 6:5\""), Fault::Best, "nothing is to be done");
}

#[test]
fn a_written_play_is_read_as_the_field_writes_it() {
    let text = "kind = \"write\"\ndice = [3, 1]\nbest = \"8/5 6/5\"\nwrong = [{ play = \"13/9\", text = \"other\" }]";
    let step = read(text).unwrap();
    for right in ["8/5 6/5", "6/5 8/5", "6-5, 8-5", " 8/5 6/5 "] {
        assert_eq!(step.check(&Answer::Write(right.to_owned())), Verdict::Right, "{right}");
    }
    assert_eq!(step.check(&Answer::Write("13/10/9".to_owned())), foreseen("other"));
    for wrong in ["8/5", "8/2", "hello", "", &"8/5 ".repeat(10_000)] {
        assert_eq!(step.check(&Answer::Write(wrong.to_owned())), Verdict::Wrong);
    }
}

#[test]
fn a_mistake_may_be_answered_on_the_board() {
    let step = |answer: &str| {
        read(&format!(
            "kind = \"play\"\ndice = [6, 1]\ngoal = {{ make = [7] }}\nbest = \"13/7 8/7\"\nwrong = [{{ play = \"13/7 6/5\", text = \"loose\", answer = \"{answer}\" }}]"
        ))
    };
    let found = step("6-4 24/18* 24/20*").unwrap();
    let reply = found.reply_to("13/7 6/5").unwrap();
    assert_eq!((reply.play.len(), reply.position.sides.a.bar), (13, 2), "{}", reply.play);
    assert_eq!(found.reply_to("13/7 8/7"), None);
    for refused in ["6-4 24/18*", "64 24/18* 24/20*", "24/18* 24/20*", "7-4 24/17", ""] {
        assert_eq!(step(refused).unwrap_err().fault, Fault::Reply { answer: refused.to_owned() });
    }
    let tap = "kind = \"tap\"\npoints = [5]\nwrong = [{ tap = 6, text = \"w\", answer = \"6-4 24/14\" }]";
    assert_eq!(fault(tap), Fault::Unused { field: "wrong.answer" });
}

#[test]
fn plays_that_the_engine_accepts_are_right() {
    let text = "kind = \"play\"\ndice = [2, 1]\nbest = \"24/23 13/11\"\naccept = 0.02\naccepted = [\"24/23 13/11\", \"13/11 6/5\"]";
    let step = read(text).unwrap();
    let play = |text: &str| step.check(&Answer::Play(text.to_owned()));
    assert_eq!((play("24/23 13/11"), play("13/11 6/5")), (Verdict::Right, Verdict::Right));
    assert_eq!(play("24/21"), Verdict::Wrong);
    let alone = read("kind = \"play\"\ndice = [2, 1]\nbest = \"24/23 13/11\"\naccept = 0.02").unwrap();
    assert_eq!(
        alone.check(&Answer::Play("13/11 6/5".to_owned())),
        Verdict::Wrong,
        "until the list is written"
    );
}

#[test]
fn figures_are_counted_and_never_believed() {
    let number = |figure: &str, a: &str, b: &str, best: u32| {
        read(&format!("kind = \"number\"\nfigure = \"{figure}\"\na = \"{a}\"\nb = \"{b}\"\nbest = {best}"))
            .map(|_| ())
            .map_err(|error| error.fault)
    };
    assert!(matches!(number("shots", "8:1", "2:2", 0), Ok(())), "nobody is behind");
    assert_eq!(number("enter", "bar:1 6:2", "6:2 4:2 1:2", 27), Ok(()));
    assert_eq!(number("enter", "bar:2 6:2", "6:2 4:2 1:2", 9), Ok(()));
    assert_eq!(
        number("enter", "bar:1 6:2", "6:2 4:2 1:2", 26),
        Err(Fault::Counted { told: 26, counted: 27 })
    );
    assert_eq!(number("enter", "6:2", "6:2", 36), Err(Fault::Figure { word: "enter".to_owned() }));
    assert_eq!(number("lead", "6:2", "6:2 1:1", 1), Ok(()));
    assert_eq!(number("lead", "6:2 1:1", "6:2", 1), Err(Fault::Figure { word: "lead".to_owned() }));
    assert_eq!(number("epc", "1:4", "6:2", 15), Ok(()), "two rolls: 7 n + 1");
    assert_eq!(number("wastage", "1:4", "6:2", 11), Ok(()));
    assert_eq!(number("epc", "7:1", "6:2", 15), Err(Fault::Figure { word: "epc".to_owned() }));
    assert_eq!(number("keith", "6:3 5:3 4:3", "6:4 5:3 4:3", 45), Ok(()));
    assert_eq!(number("thorp", "6:3 5:3 4:3", "6:4 5:3 4:3", 60), Ok(()));
    assert_eq!(number("luck", "6:2", "6:2", 1), Err(Fault::Figure { word: "luck".to_owned() }));
}

/// The table of direct shots, as books print it: no points in the way.
#[test]
fn direct_shots_are_those_of_the_table() {
    for (away, rolls) in (1..=6).zip([11, 12, 14, 15, 15, 17]) {
        let text = format!(
            "kind = \"number\"\nfigure = \"shots\"\na = \"12:1\"\nb = \"{}:1\"\nbest = {rolls}",
            25 - 12 + away
        );
        assert_eq!(read(&text).map(|_| ()), Ok(()), "{away} away");
    }
}

#[test]
fn a_cube_decision_has_its_score_and_its_cube() {
    let choice = |rest: &str| {
        read(&format!("kind = \"choice\"\na = \"2:2\"\nb = \"1:1\"\n{rest}")).map_err(|error| error.fault)
    };
    let step = choice("best = \"double\"\naccept = 0.02\nmatch = { length = 5, a = 2, b = 3 }").unwrap();
    assert_eq!(step.stakes.away().map(|away| (away.a, away.b)), Some((3, 2)));
    assert!(choice("best = \"double\"\ncube = { value = 2, owner = \"a\" }").is_ok());
    for refused in [
        "best = \"double\"\ncube = { value = 2, owner = \"b\" }",
        "best = \"double\"\ncube = { value = 3, owner = \"a\" }",
        "best = \"double\"\ncube = { value = 2 }",
        "best = \"double\"\ncube = { value = 2, owner = \"me\" }",
        "best = \"double\"\naccept = 0.1\nmatch = { length = 5, a = 5, b = 3 }",
        "best = \"double\"\naccept = 0.1\nmatch = { length = 5, a = 3, b = 3, crawford = true }",
        "best = \"double\"\naccept = 0.1\nmatch = { length = 5, a = 4, b = 3, crawford = true }",
    ] {
        assert_eq!(choice(refused).unwrap_err(), Fault::Stakes, "{refused}");
    }
    let beaver = read("kind = \"choice\"\na = \"1:1\"\nb = \"6:1 5:1\"\nbest = \"beaver\"\nwrong = [{ choice = \"pass\", text = \"p\" }, { choice = \"take\", text = \"t\" }]").unwrap();
    assert_eq!(beaver.check(&Answer::Choice(CubeAct::Beaver)), Verdict::Right);
    assert_eq!(beaver.check(&Answer::Choice(CubeAct::Take)), foreseen("t"));
    let Task::Choice { acts, .. } = &beaver.task else { panic!("a choice") };
    assert_eq!(acts.len(), 3);
}

#[test]
fn the_learner_of_an_identifier_is_the_one_who_decides() {
    // Black to play 3-1 and white to play 3-1: the learner is seat A in both.
    let play = |turn: i8| {
        let id = format!("XGID=-b----E-C---eE---c-e----B-:0:0:{turn}:31:0:0:0:0:10");
        read(&format!("kind = \"play\"\nposition = \"{id}\"\ngoal = {{ make = [5] }}\nbest = \"8/5 6/5\""))
            .unwrap()
    };
    assert_eq!(play(1).position, play(-1).position);
    assert_eq!(play(1).position, Position::start(play(1).rules.spec()));
    // The one on roll has doubled; the learner is asked, who needs all of a checker.
    let asked = "kind = \"choice\"\nposition = \"XGID=-B-------------------a----:0:0:1:00:3:5:0:7:10\"\nbest = \"pass\"\naccept = 0.5";
    let step = read(asked).unwrap();
    assert_eq!(step.position.pips(Player::B), 2);
    assert_eq!((step.stakes.score.a, step.stakes.score.b, step.stakes.length), (5, 3, 7));
}

#[test]
fn a_file_of_ten_megabytes_is_refused_at_once() {
    let start = std::time::Instant::now();
    let text = format!("id = \"x\"\n# {}\n", "x".repeat(10 << 20));
    let error = text.parse::<Lesson>().unwrap_err();
    assert_eq!((error.line, error.fault.clone()), (1, Fault::TooLong));
    assert_eq!(error.to_string(), format!("line 1: a lesson has at most {LONGEST} bytes"));
    assert!(start.elapsed().as_secs() < 5);
}

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    let tap = |rest: &str| read(&format!("kind = \"tap\"\npoints = [1]\n{rest}")).unwrap_err().to_string();
    assert!(tap("a = \"24:16\"\nb = \"\"").contains("the position is impossible"));
    assert!(tap("a = \"1:2\"\nb = \"24:2\"").contains("the position is impossible"));
    assert!(tap("a = \"30:2\"\nb = \"24:2\"").contains("30:2"));
    assert!(tap("position = \"XGID=nonsense\"").contains("the position is impossible"));
    assert!(tap(&format!("position = \"{}\"", "x".repeat(30_000))).contains("the position is impossible"));
    assert_eq!(fault("kind = \"tap\"\npoints = [1]\na = \"1:2\""), Fault::Missing { field: "b" });
}
