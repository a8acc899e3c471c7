//! `analyze`, and how it is stopped.

use std::fs;
use std::io::Read as _;
use std::process::Stdio;

use crate::{json, listens, pasch, press_ctrl_c, run, short, text};

#[test]
fn the_report_is_the_same_on_any_number_of_threads() {
    let report = |threads: &str| {
        let output = run(&["analyze", &short(), "--plies", "1", "--json", "--threads", threads], "");
        assert!(output.status.success(), "{}", text(&output.stderr));
        output.stdout
    };
    let one = report("1");
    assert_eq!(one, report("3"));
    let report = json(&one);
    assert_eq!(report["players"]["b"], "Bo & Co");
    assert_eq!(report["length"], 3);
    assert_eq!(report["level"], "1-ply");
    assert_eq!(report["games"].as_array().map(Vec::len), Some(2));
    let turns = report["games"].as_array().unwrap().iter().flat_map(|game| game["turns"].as_array().unwrap());
    let mut kinds = std::collections::BTreeMap::new();
    for turn in turns {
        assert!(turn["loss"].as_f64().is_some_and(|loss| loss >= 0.0));
        assert!(turn["xgid"].as_str().is_some_and(|id| id.starts_with("XGID=")));
        *kinds.entry(turn["kind"].as_str().unwrap().to_owned()).or_insert(0) += 1;
        if turn["played"] == 0 {
            assert_eq!(turn["loss"], 0.0);
        }
    }
    assert_eq!((kinds["play"], kinds["double"], kinds["take"], kinds["drop"]), (13, 2, 1, 1));
    assert_eq!(report["summary"]["a"]["moves"], 6);
}

#[test]
fn every_format_goes_where_it_is_told() {
    let folder = tempfile::tempdir().unwrap();
    for (format, begin, end) in
        [("--html", "<!doctype html>", "</html>\n"), ("--svg", "<svg ", "</svg>\n"), ("--json", "{", "}\n")]
    {
        let path = folder.path().join("report");
        let output = run(&["analyze", &short(), "--plies", "0", format, "--out", path.to_str().unwrap()], "");
        assert!(output.status.success() && output.stdout.is_empty(), "{}", text(&output.stderr));
        let written = fs::read_to_string(&path).unwrap();
        assert!(written.starts_with(begin) && written.ends_with(end), "{format}: {written:.60}");
        let printed = run(&["analyze", &short(), "--plies", "0", format], "");
        assert_eq!(text(&printed.stdout), written);
        if format != "--json" {
            assert!(written.contains("Bo &amp; Co") || format == "--svg");
            assert_eq!(format == "--html", written.contains("<summary>All plays</summary>"));
            assert!(!written.contains("<script") && !written.contains("href=\"http"), "nothing is loaded");
        }
    }
}

#[test]
fn text_names_players_and_figures_without_colour_in_a_pipe() {
    let output = run(&["analyze", &short(), "--level", "instant", "--all"], "");
    let report = text(&output.stdout);
    assert!(!report.contains('\x1b'), "colour in a pipe");
    for word in [
        "Ada – Bo & Co, 3 point match, instant",
        "Game 2, 1–0",
        "PR (pasch)",
        "error rate (Snowie)",
        "luck, MWC",
        "Drops",
    ] {
        assert!(report.contains(word), "{word} is missing in\n{report}");
    }
    let marked = run(&["analyze", &short(), "--plies", "0", "--marks", "xg"], "");
    let count = |report: &str| report.matches("(played)").count();
    assert!(
        count(&text(&marked.stdout)) >= count(&text(&run(&["analyze", &short(), "--plies", "0"], "").stdout))
    );
}

#[test]
fn what_cannot_be_judged_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("position.txt");
    fs::write(&path, "XGID=-b----E-C---eE---c-e----B-:0:0:1:61:0:0:0:0:10\n").unwrap();
    // A position is judged by itself, but it makes no report of a match.
    let output = run(&["analyze", path.to_str().unwrap()], "");
    assert!(text(&output.stdout).contains("1. 3-ply       13/7 8/7"), "{}", text(&output.stdout));
    let output = run(&["analyze", path.to_str().unwrap(), "--html"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("no match"), "{}", text(&output.stderr));
    let output = run(&["analyze", &short(), "--level", "grandmaster"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("possible values: instant"), "{}", text(&output.stderr));
    assert_eq!(run(&["analyze", &short(), "--json", "--html"], "").status.code(), Some(2));
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_stops_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("report.html");
    // Four plies of every decision take minutes.
    let mut child = pasch()
        .args(["analyze", &short(), "--plies", "4", "--no-cache", "--html", "--out", path.to_str().unwrap()])
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    listens(&mut child);
    press_ctrl_c(&child);
    let status = child.wait().expect("it ends");
    let mut said = String::new();
    child.stderr.take().expect("piped").read_to_string(&mut said).expect("UTF-8");
    assert_eq!(status.code(), Some(130), "{said}");
    assert!(said.contains("stopped: ") && said.contains("decisions judged"), "{said}");
    assert!(said.contains("nothing was written"), "{said}");
    assert!(!path.exists());
}

#[test]
fn a_comparison_has_figures_of_both_programs_where_gnubg_is_installed() {
    let folder = tempfile::tempdir().unwrap();
    let picture = folder.path().join("quality.svg");
    let arguments = ["compare", &short(), "--level", "instant", "--gnubg-plies", "0"];
    let more = ["--disputes", "2", "--trials", "36", "--json", "--svg", picture.to_str().unwrap()];
    let output = run(&[&arguments[..], &more].concat(), "");
    if text(&output.stderr).contains("GNU Backgammon is not installed") {
        eprintln!("gnubg is not installed: the comparison with its analysis was NOT tested");
        return;
    }
    assert!(output.status.success(), "{}", text(&output.stderr));
    let found = json(&output.stdout);
    assert_eq!(found["matches"], 1);
    assert!(found["checker"]["decisions"].as_u64().is_some_and(|n| (8..=13).contains(&n)), "{found}");
    assert!(found["checker"]["correlation"].as_f64().is_some_and(|r| r > 0.5), "{found}");
    assert!(found["cube"]["decisions"].as_u64().is_some_and(|n| n >= 4), "{found}");
    for dispute in found["disputes"].as_array().unwrap() {
        assert_ne!(dispute["choice"][0], dispute["choice"][1]);
        for who in [0, 1] {
            let error = dispute["error"][who].as_f64().unwrap();
            assert!(error > 0.0 && error < 0.5, "{dispute}");
        }
        let (mine, theirs) = (dispute["gain"][0].as_f64().unwrap(), dispute["gain"][1].as_f64().unwrap());
        assert!((mine - theirs).abs() < 0.4, "both rolled out the same two choices: {dispute}");
    }
    assert!(fs::read_to_string(&picture).unwrap().contains("<circle"));
    let nothing = run(&["compare", "--disputes", "0", "Cargo.toml"], "");
    assert!(!nothing.status.success() && text(&nothing.stderr).contains("left out"));
}
