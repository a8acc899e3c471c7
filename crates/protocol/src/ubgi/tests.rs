use super::*;
use crate::brain::Thinking;
use pasch_engine::analyst::Engine;
use pasch_engine::nets;
use pasch_engine::search::SearchSettings;
use std::sync::Arc;

fn talk(lines: &[&str]) -> Vec<String> {
    let engine = Engine::new(Arc::new(nets::builtin().fast.clone()));
    let brain = Thinking { engine: &engine, settings: SearchSettings::plies(0), cube_plies: 0 };
    let mut session = Session::new("Pasch", "1");
    lines.iter().flat_map(|line| session.line(line, &brain).lines).collect()
}

#[test]
fn the_first_draft_is_spoken() {
    let greeting = talk(&["ubgi"]);
    assert_eq!(greeting[..3], ["id name Pasch", "id author The Pasch developers", "id version 1"]);
    assert!(greeting.contains(&"readyok".to_owned()) && greeting.last().is_some_and(|last| last == "ubgiok"));
    let said = talk(&[
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
        "board:me:you:9999:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:0:0:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:0",
        "XGID=nonsense",
        "XGID=------------------------B-:0:0:1:31:0:0:0:0:10",
        "stop",
        "tea, please",
    ]);
    assert_eq!(said, ["8/5 6/5", "roll", "sorry", "sorry", "error unknown_command sorry"]);
}

#[test]
fn no_way_in_is_a_blank_line_or_a_pass() {
    let shut = "XGID=-BBBBBD-----------cbbbbbbA:0:0:1:66:0:0:0:0:10";
    assert_eq!(talk(&[shut]), [""]);
    assert_eq!(talk(&[&format!("position xgid {shut}"), "go role chequer"]), ["bestmove pass"]);
}

#[test]
fn the_later_drafts_are_spoken() {
    let said = talk(&[
        "isready",
        "newsession type match length 7 crawford on",
        "setscore 2 3",
        "setcube value 2 owner p1",
        "setturn p1",
        "position gnubgid 4HPwATDgc/ABMA",
        "go role chequer",
        "dice 3 1",
        "go role chequer movetime 100",
        "go role turn",
        "setoption name Seed value 5",
        "get Seed",
        "position gnubgid 4HPwATDgc/ABMA:cAkAAAAAAAAA",
        "go role cube",
    ]);
    assert_eq!(
        said,
        [
            "readyok",
            "error missing_context dice",
            "bestmove 8/5 6/5",
            "bestturn cube=nodouble move=8/5 6/5",
            "value Seed 5",
            "bestcube nodouble"
        ]
    );
}

#[test]
fn nonsense_is_refused_by_code() {
    for line in [
        "position",
        "position xgid",
        "position gnubgid x",
        "position moon y",
        "dice 7 1",
        "dice 1",
        "dice",
        "setscore a b",
        "setcube value 3 owner p0",
        "setcube value 2 owner me",
        "setturn north",
        "go role",
        "go role sing",
        "newsession type",
        "newsession length 0",
        "setoption name Cups value 2",
        "set x",
        "get tea",
        "setscore 99999999 1",
    ] {
        let said = talk(&[line]);
        assert!(said.len() == 1 && said[0].starts_with("error "), "{line}: {said:?}");
    }
}

#[test]
fn what_engines_say_is_understood() {
    for (line, meaning) in [
        ("readyok", Said::Ready),
        ("id name someone", Said::Note),
        ("info nodes 5", Said::Note),
        ("8/5 6/5", Said::Play("8/5 6/5".to_owned())),
        ("", Said::Play(String::new())),
        ("bestmove pass", Said::Play(String::new())),
        ("bestmove 24-18 18-13", Said::Play("24-18 18-13".to_owned())),
        ("double", Said::Double),
        ("bestcube nodouble", Said::Roll),
        ("take", Said::Take),
        ("sorry", Said::Refused("sorry".to_owned())),
        ("error bad_argument dice", Said::Refused("error bad_argument dice".to_owned())),
    ] {
        assert_eq!(said(line), meaning, "{line}");
    }
}

/// A brain that answers by what it was allowed.
struct Told;

impl Brain for Told {
    fn decide(&self, _: &Situation, _: Wish) -> Result<Decision, BrainError> {
        Err(BrainError::Over)
    }

    fn decide_within(
        &self,
        _: &Situation,
        wish: Wish,
        limits: Limits,
    ) -> Result<(Decision, Option<u8>), BrainError> {
        assert_eq!(wish, Wish::Double);
        let quick = limits.time.is_some_and(|time| time <= Duration::from_millis(250));
        Ok((Decision::Double(quick), limits.plies))
    }

    fn worth(&self, _: &Situation, _: u8, _: bool) -> Result<crate::Worth, BrainError> {
        Err(BrainError::Over)
    }
}

#[test]
fn limits_of_go_reach_the_engine_in_any_order() {
    let mut session = Session::new("Pasch", "1");
    let mut go = |line: &str| session.line(line, &Told).lines;
    assert_eq!(go("go role cube movetime 250"), ["bestcube double"]);
    assert_eq!(go("go movetime 251 role cube"), ["bestcube nodouble"]);
    assert_eq!(go("go depth 3 role turn"), ["info depth 3", "bestturn cube=nodouble"]);
    let ignored = ["info string nodes is not a limit here", "bestcube nodouble"];
    assert_eq!(go("go role cube nodes 5"), ignored);
    for bad in ["go role", "go movetime soon", "go depth -1 role cube", "go tempo 3", "go role king"] {
        assert_eq!(go(bad), ["error bad_argument not understood"], "{bad}");
    }
    // However long or deep, numbers do no harm.
    assert_eq!(go("go role cube movetime 18446744073709551615 depth 999")[0], "info depth 255");
    let said = talk(&["position xgid XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10", "go depth 1"]);
    assert_eq!(said, ["info depth 1", "bestmove 8/5 6/5"]);
}
