//! The commands `openings` and `met`.

use std::path::Path;

use crate::{json, run, text};

fn done(arguments: &[&str]) -> String {
    let output = run(arguments, "");
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

fn refused(arguments: &[&str]) -> (Option<i32>, String) {
    let output = run(arguments, "");
    (output.status.code(), text(&output.stderr))
}

fn path(folder: &tempfile::TempDir, name: &str) -> String {
    folder.path().join(name).to_string_lossy().into_owned()
}

fn bytes(path: &str) -> Vec<u8> {
    std::fs::read(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn a_book_goes_on_where_it_was_for_any_number_of_threads() {
    let folder = tempfile::tempdir().expect("a folder");
    let make = |file: &str, more: &[&str]| {
        let small = [
            "openings",
            "make",
            "--trials",
            "36",
            "--plies",
            "0",
            "--reply-trials",
            "36",
            "--reply-plies",
            "0",
            "--truncate",
            "3",
            "--out",
            file,
        ];
        [&small, more].concat().into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    let go = |arguments: &[String]| done(&arguments.iter().map(String::as_str).collect::<Vec<_>>());
    let (one, two) = (path(&folder, "one.txt"), path(&folder, "two.txt"));
    go(&make(&one, &["--rolls", "3", "--threads", "1"]));
    go(&make(&two, &["--rolls", "1", "--threads", "2"]));
    assert_ne!(bytes(&one), bytes(&two));
    let said = go(&make(&two, &["--rolls", "3", "--threads", "3"]));
    assert!(said.contains("3 of"), "{said}");
    assert_eq!(bytes(&one), bytes(&two));
    let other = make(&two, &["--seed", "2", "--rolls", "1"]);
    let (code, error) = refused(&other.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(code == Some(1) && error.contains("other numbers"), "{error}");

    let shown = done(&["openings", "show", "21", "--file", &one]);
    assert!(shown.starts_with("21\n") && shown.contains("±95 %"), "{shown}");
    let (code, error) = refused(&["openings", "show", "65", "--file", &one]);
    assert!(code == Some(1) && error.contains("not in the book"), "{error}");
}

#[test]
fn the_delivered_book_is_shown() {
    let all = done(&["openings", "show"]);
    assert!(all.contains("31\n  8/5 6/5 ") && all.contains("65\n  24/13 "), "{all}");
    let answer = json(done(&["openings", "show", "31", "66", "--json"]).as_bytes());
    assert_eq!((&answer["first_play"], &answer["reply"]), (&"8/5 6/5".into(), &"66".into()));
    let best = &answer["plays"][0];
    assert!(
        best["ci95"][0].as_f64() < best["equity"].as_f64() && best["games"].as_u64() >= Some(36),
        "{answer}"
    );
    assert!(done(&["openings", "show", "31", "all"]).matches("31 8/5 6/5, ").count() >= 21);
    assert_eq!(refused(&["openings", "show", "71"]).0, Some(2));
}

#[test]
fn a_match_equity_table_is_made_and_used() {
    let folder = tempfile::tempdir().expect("a folder");
    let make = |file: &str, threads: &str, points: &str| {
        refused(&[
            "met",
            "make",
            "--points",
            points,
            "--trials",
            "30",
            "--plies",
            "0",
            "--truncate",
            "3",
            "--threads",
            threads,
            "--out",
            file,
        ])
    };
    let (one, two) = (path(&folder, "one.xml"), path(&folder, "two.xml"));
    assert_eq!(make(&one, "1", "3").0, Some(0));
    assert_eq!(make(&two, "3", "3").0, Some(0));
    assert_eq!(bytes(&one), bytes(&two));
    assert!(text(&bytes(&one)).contains("<name>Pasch 3 point MET</name>"));
    assert!(Path::new(&path(&folder, "one.toml")).exists());
    let (code, error) = make(&one, "1", "4");
    assert!(code == Some(1) && error.contains("other numbers"), "{error}");

    let shown = done(&["met", "show", "--met", &one, "--points", "3"]);
    assert!(shown.contains("Pasch 3 point MET") && shown.contains("50.0"), "{shown}");
    let own = done(&["met", "show", "--met", "pasch"]);
    assert_ne!(own, done(&["met", "show"]));
    let start = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:1:0:7:10";
    let asked = |table: &str| json(done(&["eval", "--met", table, start]).as_bytes())["mwc"].as_f64();
    let (by_file, usual) = (asked(&one), asked("kazaross-xg2"));
    assert!(usual.is_some() && by_file != usual, "{by_file:?}");
    let (code, error) = refused(&["eval", "--met", "jacobs", start]);
    assert!(code == Some(1) && error.contains("jacobs"), "{error}");
}

#[test]
fn a_race_is_told_with_its_rules_of_thumb() {
    let told = done(&["endgame", "XGID=-BBBCCC----------cccbbb---:0:0:1:00:0:0:0:0:10"]);
    for word in ["Keith", "Kleinman", "Trice", "cube in the middle", "on roll"] {
        assert!(told.contains(word), "{word}: {told}");
    }
    let (code, why) = refused(&["endgame", "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"]);
    assert_eq!(code, Some(1));
    assert!(why.contains("no race"), "{why}");
}
