//! The commands `info`, `convert` and `bearoff`.

use std::fs;

use serde_json::json;

use crate::{json, run, short, text};

#[test]
fn info_says_what_a_file_holds() {
    let output = run(&["info", &short(), "--json"], "");
    assert_eq!(output.status.code(), Some(0));
    let info = json(&output.stdout);
    assert_eq!(info["format"], "mat");
    assert_eq!(info["players"], json!(["Ada", "Bo & Co"]));
    assert_eq!(info["length"], 3);
    assert_eq!(info["score"], json!([1, 2]));
    assert_eq!(info["games"][0]["winner"], "a");
    assert_eq!(info["games"][1]["winner"], "b");
    assert_eq!(info["games"][1]["points"], 2);
    assert_eq!(info["games"][1]["resigned"], true);
    assert_eq!(
        (&info["rolls"], &info["doubles"], &info["takes"], &info["drops"]),
        (&json!(13), &json!(2), &json!(1), &json!(1))
    );
    assert_eq!(info["warnings"], json!([]));
    insta::assert_snapshot!(text(&run(&["info", &short()], "").stdout));
}

#[test]
fn info_names_faults_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bad.mat");
    let broken = fs::read_to_string(short()).unwrap().replace("64: 24/14", "64: 24/13");
    fs::write(&path, broken).unwrap();
    let output = run(&["info", path.to_str().unwrap(), "--json"], "");
    assert_eq!(output.status.code(), Some(0), "readable up to there");
    let info = json(&output.stdout);
    let warning = &info["warnings"][0];
    assert_eq!(warning["line"], 9, "{info}");
    assert_eq!(warning["game"], 1);
    assert!(warning["text"].as_str().is_some_and(|t| t.contains("24/13")), "{warning}");
}

#[test]
fn info_tells_unreadable_files_from_wrong_use() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    fs::write(path("empty.mat"), "").unwrap();
    fs::write(path("page.mat"), "<!DOCTYPE html><html><body>Not found</body></html>").unwrap();
    fs::write(path("noise.mat"), [0xAB, 0x00, 0xFF, 0x13, 0x00, 0x80]).unwrap();
    for (name, word) in
        [("empty.mat", "empty"), ("page.mat", "HTML"), ("noise.mat", "not a match"), ("none.mat", "none.mat")]
    {
        let output = run(&["info", &path(name), "--json"], "");
        assert_eq!(output.status.code(), Some(1), "{name}");
        assert!(output.stdout.is_empty());
        let reason = text(&output.stderr);
        assert!(reason.contains(word) && reason.contains(name), "{reason}");
    }
    assert_eq!(run(&["info", folder.path().to_str().unwrap()], "").status.code(), Some(1));
    assert_eq!(run(&["info"], "").status.code(), Some(2));
    assert_eq!(run(&["info", &short(), "--yaml"], "").status.code(), Some(2));
    assert_eq!(run(&["frobnicate"], "").status.code(), Some(2));
}

#[test]
fn convert_keeps_the_match_both_ways() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let convert = |input: &str, output: &str, more: &[&str]| {
        let mut arguments = vec!["convert", input, output];
        arguments.extend_from_slice(more);
        run(&arguments, "")
    };
    assert!(convert(&short(), &path("a.pasch"), &[]).status.success());
    assert!(convert(&path("a.pasch"), &path("b.mat"), &["--from", "pasch"]).status.success());
    assert!(convert(&path("b.mat"), &path("c.pasch"), &[]).status.success());
    assert_eq!(fs::read(path("a.pasch")).unwrap(), fs::read(path("c.pasch")).unwrap());
    let facts = |name: &str| {
        let mut info = json(&run(&["info", name, "--json"], "").stdout);
        info["format"] = json!("any");
        info
    };
    assert_eq!(facts(&short()), facts(&path("b.mat")));
    // To standard output and from standard input.
    let output = run(&["convert", "-", "-", "--to", "pasch"], &fs::read_to_string(short()).unwrap());
    assert_eq!(output.stdout, fs::read(path("a.pasch")).unwrap());
}

#[test]
fn a_position_is_spelt_in_every_way_and_judged_as_text() {
    let id = "XGID=-a-B-BD-B---dD---c-e--b--A:2:1:1:42:4:2:0:9:10";
    for spelling in ["xgid", "ogid", "gnubg-id", "fibs-board", "snowie", "xg-text"] {
        let spelt = run(&["convert", "-", "-", "--to", spelling], id).stdout;
        let back = run(&["convert", "-", "-", "--to", "xgid"], &text(&spelt));
        assert_eq!(text(&back.stdout).trim(), id, "{spelling}: {}", text(&spelt));
    }
    // A match that is over stands nowhere.
    let over = run(&["convert", &short(), "-", "--to", "xgid"], "");
    assert!(text(&over.stderr).contains("no game is under way"), "{}", text(&over.stderr));

    let judged = text(&run(&["eval", id, "--text"], "").stdout);
    assert!(judged.contains("\n    1. 1-ply       bar/"), "{judged}");
    let told = json(&run(&["info", "-", "--json"], &judged).stdout);
    assert_eq!(told["said"], json!({ "comments": 0, "judged_rolls": 1, "judged_cubes": 0 }));
    let closed_out = text(&run(&["eval", &id.replace(":42:", ":63:"), "--text"], "").stdout);
    assert!(closed_out.contains("1-ply       Cannot Move  "), "{closed_out}");
    let before = text(&run(&["eval", &id.replace(":42:", ":00:"), "--text"], "").stdout);
    assert!(before.contains("       Redouble/Pass:   +1.000"), "{before}");
    let told = json(&run(&["info", "-", "--json"], &before).stdout);
    assert_eq!(told["said"]["judged_cubes"], 1);
}

#[test]
fn a_file_of_a_position_stands_for_it_wherever_one_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let id = "XGID=-a-B-BD-B---dD---c-e--b--A:2:1:1:42:4:2:0:9:10";
    let file = path("position.txt");
    fs::write(&file, run(&["convert", "-", "-", "--to", "xg-text"], id).stdout).unwrap();
    for command in [
        &["eval"][..],
        &["eval", "--text"],
        &["moves"],
        &["rollout", "--json", "--trials", "36", "--truncate", "3"],
    ] {
        let answer = |named: &str| text(&run(&[command, &[named]].concat(), "").stdout);
        assert_eq!(answer(&file), answer(id), "{command:?}");
        assert!(!answer(&file).is_empty(), "{command:?}");
    }
    // A play that is named is rolled out beside as many of the best as are asked for.
    let rolled = |more: &[&str]| {
        let arguments =
            [&["rollout", "--json", "--trials", "36", "--truncate", "3"], more, &[&file]].concat();
        json(&run(&arguments, "").stdout)["candidates"].as_array().unwrap().len()
    };
    assert_eq!(rolled(&["--play", "bar-21 5-3", "--play", "bar/23 8/4"]), 2);
    assert_eq!(rolled(&["--plays", "2", "--play", "bar/23 8/4"]), 3);
    let depth = |more: &[&str]| {
        let told = json(&run(&[&["eval", "--plies", "1"], more, &[&file]].concat(), "").stdout);
        let plays = told["moves"].as_array().unwrap().clone();
        plays.iter().find(|one| one["play"] == "bar/23 8/4").unwrap()["plies"].clone()
    };
    assert_eq!((depth(&[]), depth(&["--play", "b/23 8/4"])), (json!(0), json!(1)));
    let refused = run(&["rollout", "--play", "13/7", &file], "");
    assert!(text(&refused.stderr).contains("--play \"13/7\""), "{}", text(&refused.stderr));
    let drawn = text(&run(&["diagram", &file], "").stdout);
    assert!(drawn.contains("2 of 9") && drawn.contains("4 of 9"), "{drawn}");
    let told = run(&["analyze", &file], "");
    assert!(text(&told.stdout).contains("1. "), "{}", text(&told.stderr));
    let told = run(&["analyze", &file, "--json"], "");
    assert!(text(&told.stderr).contains(&format!("`pasch eval {file}` judges it")), "{}", text(&told.stderr));
    // A match stands for where its play ends; one that is over stands nowhere.
    let whole = fs::read_to_string(short()).unwrap();
    let begun = whole.lines().take_while(|line| !line.trim_start().starts_with("2)")).collect::<Vec<_>>();
    fs::write(path("begun.mat"), begun.join("\n") + "\n").unwrap();
    let stands = text(&run(&["convert", &path("begun.mat"), "-", "--to", "xgid"], "").stdout);
    let answer = |named: &str| text(&run(&["eval", named], "").stdout);
    assert_eq!(answer(&path("begun.mat")), answer(stands.trim()));
    let over = run(&["eval", &short()], "");
    assert!(text(&over.stderr).contains("no game is under way"), "{}", text(&over.stderr));
    fs::write(path("prose.txt"), "no position at all").unwrap();
    assert!(text(&run(&["eval", &path("prose.txt")], "").stderr).contains("prose.txt"));
}

#[test]
fn a_folder_is_analysed_match_by_match() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    fs::create_dir(path("games")).unwrap();
    fs::copy(short(), path("games/one.mat")).unwrap();
    fs::copy(short(), path("games/again.mat")).unwrap();
    fs::write(path("games/notes.txt"), "no match at all").unwrap();
    let analyze = |more: &[&str]| {
        let games = path("games");
        let mut arguments = vec!["analyze", games.as_str(), "--level", "instant", "--no-cache"];
        arguments.extend_from_slice(more);
        run(&arguments, "")
    };
    let told = analyze(&[]);
    let (table, words) = (text(&told.stdout), text(&told.stderr));
    assert!(told.status.success(), "{words}");
    assert_eq!(table.matches("again.mat").count(), 1, "{table}");
    assert!(!table.contains("one.mat") && table.contains("2 files were skipped"), "{table}");
    assert!(words.contains("one.mat: the same match as games/again.mat"), "{words}");

    // A report each, the same as of the file alone.
    assert!(analyze(&["--json", "--out", &path("reports")]).status.success());
    let reports: Vec<_> = fs::read_dir(path("reports")).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(reports.len(), 1);
    let alone = run(&["analyze", &short(), "--level", "instant", "--no-cache", "--json"], "");
    assert_eq!(fs::read(&reports[0]).unwrap(), alone.stdout);
    assert_eq!(analyze(&["--json"]).stdout, alone.stdout);

    let one_game =
        json(&run(&["analyze", &short(), "--level", "instant", "--json", "--game", "1"], "").stdout);
    assert_eq!(one_game["games"].as_array().unwrap().len(), 1);
    for (arguments, word) in [(&["--html"][..], "--out"), (&["--game", "1"], "one match")] {
        let refused = analyze(arguments);
        assert_eq!(refused.status.code(), Some(1), "{arguments:?}");
        assert!(text(&refused.stderr).contains(word), "{}", text(&refused.stderr));
    }
    let nothing = run(&["analyze", &short(), "--game", "99"], "");
    assert!(text(&nothing.stderr).contains("has no game 99"), "{}", text(&nothing.stderr));
}

#[test]
fn convert_writes_everything_or_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("old.mat");
    fs::write(&out, "untouched").unwrap();
    let fails = |arguments: &[&str], word: &str| {
        let output = run(arguments, "");
        // A format that is only read is wrong use, known before any file is opened.
        let code = if arguments.contains(&"xg") { 2 } else { 1 };
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
        assert!(text(&output.stderr).contains(word), "{}", text(&output.stderr));
    };
    let out_name = out.to_str().unwrap();
    fails(&["convert", "/nonexistent.mat", out_name], "nonexistent.mat");
    fails(&["convert", &short(), out_name, "--from", "pasch"], "not Pasch action log");
    fails(&["convert", &short(), out_name, "--to", "xg"], "only read, not written");
    fails(&["convert", &short(), folder.path().join("x.dat").to_str().unwrap()], "--to");
    fails(
        &["convert", &short(), folder.path().join("no/such/folder/x.mat").to_str().unwrap()],
        "cannot write",
    );
    assert_eq!(fs::read_to_string(&out).unwrap(), "untouched");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no left-overs");
    assert_eq!(run(&["convert", &short()], "").status.code(), Some(2));
}

#[test]
fn a_bear_off_database_is_made_and_checked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.bin");
    let name = path.to_str().unwrap();
    let made = run(&["bearoff", "generate", name, "--points", "6", "--checkers", "4"], "");
    assert!(made.status.success(), "{}", text(&made.stderr));
    let checked = run(&["bearoff", "verify", name], "");
    assert!(text(&checked.stdout).contains("9 known figures right"), "{}", text(&checked.stdout));
    let mut bytes = fs::read(&path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&path, bytes).unwrap();
    let refused = run(&["bearoff", "verify", name], "");
    assert_eq!(refused.status.code(), Some(1));
    assert_eq!(run(&["bearoff", "generate", name, "--points", "40"], "").status.code(), Some(1));
    let made = run(&["bearoff", "generate", name, "--two-sided", "--checkers", "2", "--threads", "2"], "");
    assert!(made.status.success(), "{}", text(&made.stderr));
    let checked = run(&["bearoff", "verify", name], "");
    assert!(text(&checked.stdout).contains("784 pairs; hash right, 9 known figures right"), "{checked:?}");
}

#[test]
fn a_small_hypergammon_is_solved_and_checked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new/hyper.bin");
    let name = path.to_str().unwrap();
    let made = run(&["hyper", "generate", name, "--checkers", "2"], "");
    assert!(made.status.success(), "{}", text(&made.stderr));
    let checked = run(&["hyper", "verify", name], "");
    assert!(text(&checked.stdout).contains("123201 pairs"), "{checked:?}");
    assert!(text(&checked.stdout).contains("3 known figures right"), "{checked:?}");
    fs::write(&path, b"nothing").unwrap();
    assert_eq!(run(&["hyper", "verify", name], "").status.code(), Some(1));
    assert_eq!(run(&["hyper", "generate", name, "--checkers", "4"], "").status.code(), Some(1));
}
