//! Lessons against the engine, which looks two rolls ahead: right answers lose little, wrong ones much, and the plays that a
//! step accepts are those that the engine accepts. `UPDATE_LESSONS=1` writes these into the files.

use std::fs;
use std::path::Path;

use pasch_engine::analyst::{Engine, Spot};
use pasch_engine::cube::{CubeInfo, CubeOwner, CubeVerdict, Stake};
use pasch_engine::met::Met;
use pasch_engine::search::{Run, SearchSettings};
use pasch_lessons::{CubeAct, Figure, Judged, Lesson, SOURCES, Stakes, Step, Task, keith};
use pasch_rules::{Dice, Player, Position};

/// The most that the best answer of a step may lose, in points of equity.
const BEST: f64 = 0.005;

/// The least by which the plays of an order have to differ, in points of equity.
const APART: f64 = 0.02;

/// Plays whose loss is so near to the border belong to either side, in points of equity.
const SLACK: f64 = 0.001;

/// The cube as a player sees it.
fn cube(stakes: &Stakes, player: Player) -> CubeInfo {
    let stake = match stakes.away() {
        Some(away) => {
            Stake::Match { away_me: away[player], away_opp: away[player.other()], crawford: stakes.crawford }
        }
        None => Stake::Money { jacoby: stakes.jacoby, beavers: stakes.beavers },
    };
    let owner = match stakes.cube.owner {
        None => CubeOwner::Centred,
        Some(owner) if owner == player => CubeOwner::Mine,
        Some(_) => CubeOwner::Theirs,
    };
    CubeInfo { stake, ..CubeInfo::money(false, false) }.with(stakes.cube.value, owner)
}

fn spot(step: &Step, player: Player) -> Spot {
    Spot::new(&step.rules, &step.position, player, cube(&step.stakes, player)).unwrap()
}

/// What plays of a roll lose, by the position after them. Those of `always` are looked at in full depth, and so is every
/// play that loses little.
struct Losses {
    found: Vec<(String, Position, f64)>,
}

impl Losses {
    fn of(engine: &Engine, step: &Step, dice: &Dice) -> Self {
        let always: Vec<Position> = step.graph(dice).plays().iter().map(|legal| legal.position).collect();
        let spot = spot(step, Player::A);
        let ranked =
            engine.rank_plays(&spot, dice, &SearchSettings::plies(2), &always, Run::default()).unwrap();
        let best = ranked.iter().map(|one| one.equity).fold(f64::NEG_INFINITY, f64::max);
        let loss = |equity: f64| best - equity;
        let found = ranked.iter().map(|one| (one.play.play.to_string(), one.play.position, loss(one.equity)));
        Self { found: found.collect() }
    }

    fn of_position(&self, position: &Position) -> f64 {
        self.found.iter().find(|(_, end, _)| end == position).expect("a legal play is ranked").2
    }

    /// The notation of plays that lose this at most, the best first.
    fn within(&self, accept: f64) -> Vec<&str> {
        let mut plays: Vec<_> = self.found.iter().filter(|(_, _, loss)| *loss <= accept).collect();
        plays.sort_by(|x, y| x.2.total_cmp(&y.2));
        plays.iter().map(|(play, _, _)| play.as_str()).collect()
    }
}

fn play_faults(engine: &Engine, step: &Step) -> Vec<String> {
    let Task::Play { dice, goal, best, wrong, judged: Some(judged) } = &step.task else { return Vec::new() };
    let losses = Losses::of(engine, step, dice);
    let mut faults = Vec::new();
    let best_loss = losses.of_position(&step.after(dice, best).unwrap());
    if best_loss > BEST {
        faults.push(format!("{best} loses {best_loss:.3}; {} is better", losses.within(0.0).join(", ")));
    }
    let geometry = step.rules.spec().geometry;
    for (play, position, loss) in &losses.found {
        let is_right = goal.is_met(geometry, position);
        if is_right && *loss > judged.accept + SLACK {
            faults.push(format!("{play} is right and loses {loss:.3}"));
        }
        if !is_right && !goal.accepted.is_empty() && *loss < judged.accept - SLACK {
            faults
                .push(format!("{play} loses only {loss:.3}: accepted = {:?}", losses.within(judged.accept)));
        }
    }
    for one in wrong {
        let lost = losses.of_position(&one.answer);
        if lost < judged.margin {
            faults.push(format!("the mistake {} loses only {lost:.3}", one.text));
        }
    }
    faults
}

fn order_faults(engine: &Engine, step: &Step) -> Vec<String> {
    let Task::Order { dice, plays, .. } = &step.task else { return Vec::new() };
    let losses = Losses::of(engine, step, dice);
    let lost: Vec<f64> =
        plays.iter().map(|play| losses.of_position(&step.after(dice, play).unwrap())).collect();
    let near = lost.windows(2).zip(plays).filter(|(pair, _)| pair[1] - pair[0] < APART);
    near.map(|(pair, play)| format!("{play} loses {:.3}, the next {:.3}", pair[0], pair[1])).collect()
}

/// Equities of the decisions for the learner, per unit of the cube before the double.
fn cube_equities(engine: &Engine, step: &Step, acts: &[CubeAct]) -> Result<Vec<f64>, String> {
    let is_answer = acts[0].is_answer();
    let spot = spot(step, if is_answer { Player::B } else { Player::A });
    let (decision, _) = engine.cube_decision(&spot, 2, Run::default()).unwrap();
    if decision.best == CubeVerdict::NotAvailable {
        return Err("there is nothing to decide about the cube".to_owned());
    }
    let equity = |act: &CubeAct| match act {
        CubeAct::Roll => decision.no_double,
        CubeAct::Double => decision.double(),
        CubeAct::Take => -decision.double_take,
        CubeAct::Pass => -decision.double_pass,
        CubeAct::Beaver => (-2.0 * decision.double_take).min(2.0),
    };
    Ok(acts.iter().map(equity).collect())
}

fn choice_faults(engine: &Engine, step: &Step) -> Vec<String> {
    let Task::Choice { best, acts, judged, .. } = &step.task else { return Vec::new() };
    // A last roll is counted, and the engine has to see it in the same way.
    let Judged { margin, .. } = judged.unwrap_or(Judged { accept: 0.0, margin: 0.0 });
    let equities = match cube_equities(engine, step, acts) {
        Ok(equities) => equities,
        Err(fault) => return vec![fault],
    };
    let most = equities.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut faults = Vec::new();
    for (act, equity) in acts.iter().zip(&equities) {
        let lost = most - equity;
        if act == best && lost > BEST {
            faults.push(format!("{best:?} loses {lost:.3}"));
        }
        if act != best && lost < margin {
            faults.push(format!("{act:?} loses only {lost:.3}"));
        }
    }
    faults
}

/// The chance that a taker needs with a dead cube, in percent: what a take risks, of all that it changes.
fn take_point(stakes: &Stakes, met: &Met) -> f64 {
    let value = stakes.cube.value;
    let Some(away) = stakes.away() else { return 25.0 };
    let after = |won: u32, lost: u32| {
        let is_crawford = !stakes.crawford
            && away.a != 1
            && away.b != 1
            && [away.a.saturating_sub(won), away.b.saturating_sub(lost)].contains(&1);
        match (away.a.saturating_sub(won), away.b.saturating_sub(lost)) {
            (0, _) => 1.0,
            (_, 0) => 0.0,
            (mine, theirs) => met.mwc(mine, theirs, is_crawford),
        }
    };
    let (pass, lose, win) = (after(0, value), after(0, 2 * value), after(2 * value, 0));
    100.0 * (pass - lose) / (win - lose)
}

fn figure_faults(step: &Step) -> Vec<String> {
    let Task::Number { figure: Figure::TakePoint, best, .. } = &step.task else { return Vec::new() };
    let counted = take_point(&step.stakes, &Met::kazaross_xg2());
    let is_near = (counted - f64::from(*best)).abs() <= 0.5;
    if is_near { Vec::new() } else { vec![format!("the take point is {counted:.1} %")] }
}

/// The engine's objections to a step.
fn faults(engine: &Engine, step: &Step) -> Vec<String> {
    let all = [
        play_faults(engine, step),
        order_faults(engine, step),
        choice_faults(engine, step),
        figure_faults(step),
    ];
    all.concat().iter().map(|fault| format!("{}: {fault}", step.text)).collect()
}

/// The text of a lesson with the list of accepted plays of a step, after its `accept`.
fn with_accepted(text: &str, step: &str, plays: &[&str]) -> String {
    let name = format!("text = \"{step}\"");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let Some(at) = lines.iter().position(|line| line.trim() == name) else { return text.to_owned() };
    let start = lines[..at].iter().rposition(|line| line.trim() == "[[step]]").unwrap_or(0);
    let end =
        lines[at..].iter().position(|line| line.trim() == "[[step]]").map_or(lines.len(), |next| at + next);
    let list: Vec<String> = plays.iter().map(|play| format!("\"{play}\"")).collect();
    let line = format!("accepted = [{}]", list.join(", "));
    if let Some(old) = (start..end).find(|row| lines[*row].starts_with("accepted = ")) {
        lines[old] = line;
    } else if let Some(accept) = (start..end).find(|row| lines[*row].starts_with("accept = ")) {
        lines.insert(accept + 1, line);
    }
    lines.join("\n") + "\n"
}

/// Writes the lists of accepted plays into a file.
fn update(engine: &Engine, path: &str, lesson: &Lesson, text: &str) {
    let mut written = text.to_owned();
    for step in &lesson.steps {
        let Task::Play { dice, goal, judged: Some(judged), .. } = &step.task else { continue };
        if !goal.accepted.is_empty() {
            let losses = Losses::of(engine, step, dice);
            written = with_accepted(&written, &step.text, &losses.within(judged.accept));
        }
    }
    if written != text {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons").join(path);
        fs::write(file, written).unwrap();
    }
}

#[test]
fn the_engine_agrees_with_every_delivered_lesson() {
    let engine = Engine::builtin();
    let mut told = Vec::new();
    for (path, text) in SOURCES {
        let lesson: Lesson = text.parse().unwrap_or_else(|error| panic!("lessons/{path}: {error}"));
        if std::env::var_os("UPDATE_LESSONS").is_some() {
            update(&engine, path, &lesson, text);
        }
        let faults = lesson.steps.iter().flat_map(|step| faults(&engine, step));
        told.extend(faults.map(|fault| format!("lessons/{path}: {fault}")));
    }
    assert!(told.is_empty(), "{}", told.join("\n"));
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
    let losses = Losses::of(&engine, &step(&alone), &Dice::from_faces(&[2, 1]).unwrap());
    let plays = losses.within(0.025);
    assert!(plays.len() >= 2, "{plays:?}");
    assert!(!faults(&engine, &step(&alone)).is_empty(), "a good play is missing");
    let file = format!(
        "[[step]]\nkind = \"tap\"\ntext = \"z\"\n[[step]]\ntext = \"x\"\n{alone}\n[[step]]\naccept = 0.1\n"
    );
    let written = with_accepted(&file, "x", &plays);
    assert_eq!(written.lines().count(), file.lines().count());
    let list = written.lines().find_map(|line| line.strip_prefix("accepted = ")).unwrap();
    let whole = step(&text(list).replace("best = \"13/11 6/5\"", &format!("best = \"{}\"", plays[0])));
    assert_eq!(faults(&engine, &whole), Vec::<String>::new());
    let too_many = text(&list.replace(']', ", \"24/21\"]").replace(", , ", ", "));
    if !plays.contains(&"24/21") {
        assert!(faults(&engine, &step(&too_many)).iter().any(|fault| fault.contains("24/21 is right")));
    }
}

#[test]
fn an_order_needs_plays_that_differ() {
    let engine = Engine::builtin();
    let order =
        |plays: &str| faults(&engine, &step(&format!("kind = \"order\"\ndice = [3, 1]\nplays = [{plays}]")));
    assert_eq!(order("\"8/5 6/5\", \"24/23 13/10\", \"8/7 6/3\""), Vec::<String>::new());
    assert_eq!(order("\"24/23 13/10\", \"8/5 6/5\"").len(), 1);
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
    let board = spot(&step, Player::B);
    let engine = pasch_engine::race::keith(board.board().unwrap());
    assert_eq!(engine.theirs, keith(&step.position));
}
