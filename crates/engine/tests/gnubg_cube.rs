//! The cube against an independent program: from GNU Backgammon's own static chances our formulas must come to its
//! cubeful equities and decisions, for money and at many scores; and its match equity table must be ours.
//! Bear-off chances must be those of its databases.
//!
//! Left out, loudly, where GNU Backgammon is not installed.

use pasch_engine::bearoff::Bearoff;
use pasch_engine::cube::{
    CubeInfo, CubeMet, CubeOwner, Stake, cubeful_value, decide, efficiency, undoubled_value,
};
use pasch_engine::eval::Probs;
use pasch_engine::level::Chance;
use pasch_engine::met::Met;
use pasch_engine::standard::Board;
use pasch_engine::standard::movegen::{Afterstates, generate};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const QUESTIONS: usize = 1000;

fn gnubg() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path)
        .chain([PathBuf::from("/usr/games")])
        .map(|folder| folder.join("gnubg"))
        .find(|p| p.is_file())
}

/// Positions of games in which one of some first plays is made at random, with cubes of all kinds.
fn questions() -> Vec<(Board, CubeInfo)> {
    let mut chance = Chance::new(11);
    let mut below = move |n: usize| (chance.uniform() * n as f64) as usize;
    let mut list = Afterstates::new();
    let mut out = Vec::new();
    let mut board = Board::start();
    while out.len() < QUESTIONS {
        let dice = (1 + below(6) as u8, 1 + below(6) as u8);
        generate(&board, dice, &mut list);
        // Listed early are plays of the rear checkers; a choice among few keeps games going forward.
        let few = list.len().min(6);
        board = list.boards()[below(few)].swap();
        if board.finished().is_some() {
            board = Board::start();
        }
        let value = 1 << below(3);
        let owner = match below(3) {
            _ if value == 1 => CubeOwner::Centred,
            0 => CubeOwner::Theirs,
            _ => CubeOwner::Mine,
        };
        let cube = match below(3) {
            0 => CubeInfo::money(below(2) == 0, false).with(value, owner),
            _ => {
                let (me, opp) = (1 + below(9) as u32, 1 + below(9) as u32);
                let crawford = (me == 1) != (opp == 1) && below(2) == 0;
                let cube = CubeInfo::in_match(me, opp, crawford);
                if crawford { cube } else { cube.with(value, owner) }
            }
        };
        out.push((board, cube));
    }
    out
}

/// The match length all scores are written in.
const LENGTH: u32 = 9;

fn line(board: &Board, cube: &CubeInfo) -> String {
    let owner = match cube.owner {
        CubeOwner::Centred => -1,
        CubeOwner::Mine => 1,
        CubeOwner::Theirs => 0,
    };
    let (length, mine, theirs, crawford, jacoby) = match cube.stake {
        Stake::Match { away_me, away_opp, crawford } => {
            (LENGTH, LENGTH - away_me, LENGTH - away_opp, crawford, false)
        }
        Stake::Money { jacoby, .. } => (0, 0, 0, false, jacoby),
        Stake::Cubeless => unreachable!("no such question"),
    };
    let mut numbers: Vec<i64> =
        vec![owner, length.into(), mine.into(), theirs.into(), crawford.into(), jacoby.into()];
    for side in [1, 0] {
        numbers.extend(board.lanes[side][1..=25].iter().map(|&count| i64::from(count)));
    }
    numbers.push(cube.value.into());
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn ask(program: &Path, name: &str, questions: &[(Board, CubeInfo)]) -> Vec<Vec<f64>> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (input, output) = (folder.join(format!("{name}.in")), folder.join(format!("{name}.out")));
    let text: String = questions.iter().map(|(board, cube)| line(board, cube) + "\n").collect();
    std::fs::write(&input, text).expect("a file for the questions");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/gnubg/cube.py");
    let status = Command::new(program)
        .args(["-t", "-q", "-p"])
        .arg(script)
        .env("PASCH_IN", &input)
        .env("PASCH_OUT", &output)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .expect("GNU Backgammon starts");
    assert!(status.success(), "GNU Backgammon: {status}");
    let text = std::fs::read_to_string(&output).expect("answers");
    text.lines().map(|line| line.split(' ').map(|word| word.parse().expect("a number")).collect()).collect()
}

/// Bear-offs of both sides within their home boards, some with no checker off yet.
fn bear_offs() -> Vec<(Board, CubeInfo)> {
    let mut chance = Chance::new(12);
    let mut below = move |n: usize| (chance.uniform() * n as f64) as usize;
    let mut side = move || {
        let on_board = if below(3) == 0 { 15 } else { 1 + below(15) };
        let mut points = vec![(0, 15 - on_board as u8)];
        points.extend((0..on_board).map(|_| (1 + below(6) as u8, 1)));
        points
    };
    (0..300).map(|_| (Board::from_points(&side(), &side()), CubeInfo::money(false, false))).collect()
}

#[test]
fn bear_off_chances_agree_with_gnubg() {
    let Some(program) = gnubg() else {
        eprintln!("LEFT OUT: GNU Backgammon is not installed, so bear-off chances are not compared with it");
        return;
    };
    let questions = bear_offs();
    let db = Bearoff::generate(6, 15, &mut |_| true).expect("a possible size");
    let (mut win_sum, mut gammon_sum, mut worst) = (0.0, 0.0, 0.0f64);
    for ((board, _), answer) in questions.iter().zip(&ask(&program, "bear_off", &questions)[26..]) {
        let probs = db.race_probs(board).expect("covered");
        let win = (f64::from(probs.win) - answer[0]).abs();
        let gammon = (f64::from(probs.win_g) - answer[1]).abs() + (f64::from(probs.lose_g) - answer[3]).abs();
        win_sum += win;
        gammon_sum += gammon;
        worst = worst.max(win).max(gammon);
        assert!(win < 0.012 && gammon < 0.012, "{board:?}: {probs:?}, theirs {answer:?}");
    }
    let mean = [win_sum, gammon_sum].map(|sum| sum / questions.len() as f64);
    println!("mean difference {:.5} in wins, {:.5} in gammons; largest {worst:.4}", mean[0], mean[1]);
    assert!(mean[0] < 0.001 && mean[1] < 0.001);
}

#[test]
fn cube_and_table_agree_with_gnubg() {
    let Some(program) = gnubg() else {
        eprintln!("LEFT OUT: GNU Backgammon is not installed, so cube decisions are not compared with it");
        return;
    };
    let questions = questions();
    let answers = ask(&program, "cube", &questions);
    assert_eq!(answers.len(), 26 + questions.len());
    let met = Met::kazaross_xg2();
    for (r, row) in (1u32..).zip(&answers[..25]) {
        for (c, value) in (1u32..).zip(row) {
            assert!((met.mwc(r, c, true) - value).abs() < 1e-6, "{r} {c}: {value}");
        }
    }
    // GNU Backgammon computes the last of the 25 values itself.
    for (n, value) in (1u32..).zip(&answers[25][..24]) {
        assert!((met.mwc(n, 1, false) - value).abs() < 1e-6, "post-Crawford {n}: {value}");
    }
    let mut differences = Vec::new();
    let (mut decisions, mut agreed) = (0, 0);
    for ((board, cube), answer) in questions.iter().zip(&answers[26..]) {
        let &[win, win_g, win_bg, lose_g, lose_bg, no_double, double_take] = answer.as_slice() else {
            panic!("seven numbers, not {answer:?}");
        };
        let [win, win_g, win_bg, lose_g, lose_bg] = [win, win_g, win_bg, lose_g, lose_bg].map(|p| p as f32);
        let probs = Probs { win, win_g, win_bg, lose_g, lose_bg };
        let at = CubeMet::new(*cube, &met);
        let twice = CubeMet::new(cube.doubled(), &met);
        let x = efficiency(board);
        let ours = decide(undoubled_value(&probs, at, x), cubeful_value(&probs, twice, x), at);
        // Where a player doubles at his next turn in any case we model that, and so leave their static equities on
        // purpose (our values lie about twice as near to their 2-ply ones).
        let at_once = |at: CubeMet<'_>| at.doubles_at_once() || at.swap().doubles_at_once();
        if !at_once(at) {
            let pair = (ours.no_double, no_double);
            differences.push(((pair.0 - pair.1).abs(), "no double", board, cube, pair));
        }
        if cube.can_double() {
            if !at_once(twice) {
                let pair = (ours.double_take, double_take);
                differences.push(((pair.0 - pair.1).abs(), "double, take", board, cube, pair));
            }
            decisions += 1;
            let should = |nd: f64, dt: f64| (dt.min(1.0) >= nd, dt <= 1.0);
            let same = should(ours.no_double, ours.double_take) == should(no_double, double_take);
            agreed += usize::from(same);
        }
    }
    differences.sort_by(|a, b| b.0.total_cmp(&a.0));
    for (d, what, board, cube, (ours, theirs)) in differences.iter().take(20) {
        println!("{d:.4} {what}: ours {ours:.4}, theirs {theirs:.4}, {cube:?} {board:?}");
    }
    let near = differences.iter().filter(|d| d.0 < 0.02).count();
    println!("{near} of {} equities within 0.02; {agreed} of {decisions} decisions agree", differences.len());
    assert!(near * 100 >= differences.len() * 95, "{near} of {}", differences.len());
    assert!(agreed * 100 >= decisions * 97, "{agreed} of {decisions} decisions");
}
