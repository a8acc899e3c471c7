//! The commands `moves`, `eval` and `variants`.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::Stdio;

use serde_json::{Value, json};

use crate::{json, lines, pasch, run, text};

const START_61: &str = r#"{"xgid":"XGID=-b----E-C---eE---c-e----B-:0:0:1:61:0:0:0:0:10"}"#;
const START: &str = r#"{"xgid":"XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"}"#;

fn plays(answer: &Value) -> Vec<&str> {
    answer["plays"]
        .as_array()
        .expect("plays")
        .iter()
        .map(|play| play["play"].as_str().expect("notation"))
        .collect()
}

#[test]
fn moves_answers_every_line_in_order() {
    let plakoto = r#"{"variant":"plakoto","me":"24:5 17:1 10:9","op":"24:10 8:2 2:3","me_pinned":"17","op_pinned":"","dice":[6,1],"options":{}}"#;
    let closed = r#"{"variant":"backgammon","me":"25:1 6:14","op":"6:3 5:3 4:3 3:2 2:2 1:2","dice":[6,4]}"#;
    let input = [plakoto, "{", START_61, closed, "{}", plakoto].join("\n");
    let answers = lines(&run(&["moves", "--stdin"], &input));
    assert_eq!(answers.len(), 6);

    assert_eq!(answers[0]["count"], 3);
    assert_eq!(plays(&answers[0]), ["24/18 10/9", "10/9 10/4", "10/3"]);
    assert_eq!(answers[0]["plays"][2]["me"], "24:5 17:1 10:8 3:1");
    assert_eq!(answers[0]["plays"][2]["op"], "24:10 8:2 2:3");
    assert_eq!(answers[0]["plays"][2]["me_pinned"], "17");
    assert!(answers[0]["plays"][2].get("position_id").is_none(), "not a standard board");

    assert!(answers[1]["error"].as_str().expect("an error").contains("JSON"));
    let point = answers[2]["plays"]
        .as_array()
        .unwrap()
        .iter()
        .find(|p| p["play"] == "13/7 8/7")
        .expect("the best play");
    assert_eq!(point["position_id"], "4NvgATDgc/ABMA");
    assert_eq!(point["me"], "24:2 13:4 8:2 7:2 6:5");
    assert_eq!(answers[2]["count"].as_u64().unwrap() as usize, plays(&answers[2]).len());

    assert_eq!(answers[3], json!({ "plays": [], "count": 0 }));
    assert!(answers[4]["error"].as_str().expect("an error").contains("xgid"));
    assert_eq!(answers[5], answers[0]);
}

#[test]
fn answers_come_at_once() {
    let mut child = pasch()
        .args(["moves", "--stdin"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut input = child.stdin.take().expect("piped");
    let mut output = BufReader::new(child.stdout.take().expect("piped"));
    for _ in 0..3 {
        // Nothing more is sent before the answer is here: an answer kept back would hang the test.
        writeln!(input, "{START_61}").expect("it reads");
        let mut line = String::new();
        output.read_line(&mut line).expect("it answers");
        assert!(json(line.as_bytes())["count"] == 10);
    }
    drop(input);
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn bad_questions_are_named_and_do_not_stop_the_rest() {
    let bad = [
        (r#"{"xgid":"XGID=-p----E-C---eE---c-e----B-:0:0:1:61:0:0:0:0:10"}"#, "checkers"),
        (r#"{"xgid":"nonsense"}"#, "XGID"),
        (START, "dice"),
        (r#"{"variant":"chess","me":"1:1","op":"1:1","dice":[1,2]}"#, "chess"),
        (r#"{"variant":"backgammon","me":"1:1","op":"1:1","dice":[1,7]}"#, "dice"),
        (r#"{"variant":"backgammon","me":"1:one","op":"1:1","dice":[1,2]}"#, "1:one"),
        (r#"{"variant":"backgammon","me":"6:15","op":"19:15","dice":[1,2]}"#, "one point"),
        (
            r#"{"variant":"backgammon","me":"1:1","op":"1:1","dice":[1,2],"options":{"max_per_point":"x"}}"#,
            "max_per_point",
        ),
        (r#"[1,2]"#, "object"),
        ("\u{0}", "JSON"),
    ];
    let input: String = bad.iter().map(|(line, _)| format!("{line}\n")).collect();
    let answers = lines(&run(&["moves", "--stdin"], &input));
    assert_eq!(answers.len(), bad.len());
    for (answer, (line, word)) in answers.iter().zip(bad) {
        let error = answer["error"].as_str().unwrap_or_else(|| panic!("{line} was answered {answer}"));
        assert!(error.contains(word), "{line}: {error}");
    }
}

#[test]
fn options_and_variants_change_the_plays() {
    let ask =
        |question: &str| lines(&run(&["moves", "--stdin"], question))[0]["count"].as_u64().expect("a count");
    let start = r#""me":"24:2 13:5 8:3 6:5","op":"24:2 13:5 8:3 6:5","dice":[6,1]"#;
    let plain = ask(&format!(r#"{{"variant":"backgammon",{start}}}"#));
    let limited = ask(&format!(r#"{{"variant":"backgammon",{start},"options":{{"max_per_point":5}}}}"#));
    assert_eq!((plain, limited), (10, 9), "7/6 onto a full point is not allowed");
    let fevga = ask(r#"{"variant":"fevga","me":"24:15","op":"24:15","dice":[6,6]}"#);
    assert_eq!(fevga, 1);
}

#[test]
fn eval_ranks_the_plays_of_a_roll() {
    let answers = lines(&run(&["eval", "--stdin", "--plies", "1"], &format!("{START_61}\nx\n{START}\n")));
    assert_eq!(answers.len(), 3);
    let moves = answers[0]["moves"].as_array().expect("moves");
    assert_eq!(moves[0]["play"], "13/7 8/7");
    for play in moves {
        for key in ["equity", "win", "win_g", "win_bg", "lose_g", "lose_bg"] {
            assert!(play[key].is_number(), "{key} in {play}");
        }
        assert_eq!(play["position_id"].as_str().map(str::len), Some(14));
    }
    let searched: Vec<f64> =
        moves.iter().filter(|m| m["plies"] == 1).map(|m| m["equity"].as_f64().expect("a number")).collect();
    assert!(searched.windows(2).all(|pair| pair[0] >= pair[1]), "best first: {searched:?}");
    assert!(answers[1]["error"].is_string());

    let position = &answers[2];
    for key in ["win", "win_g", "win_bg", "lose_g", "lose_bg", "equity", "equity_cubeful"] {
        assert!(position[key].is_number(), "{key} in {position}");
    }
    assert_eq!(position["cube"]["best"], "No double, take");
    assert_eq!(position["cube"]["double_pass"], 1.0);
    let chance = |key: &str| position[key].as_f64().expect("a number");
    let cubeless =
        2.0 * chance("win") - 1.0 + chance("win_g") - chance("lose_g") + chance("win_bg") - chance("lose_bg");
    assert!((cubeless - chance("equity")).abs() < 1e-5);
}

#[test]
fn eval_knows_cube_and_score_where_asked() {
    let dance = r#"{"variant":"backgammon","me":"25:1 6:14","op":"6:3 5:3 4:3 3:2 2:2 1:2","dice":[6,4]}"#;
    let post_crawford = r#"{"variant":"backgammon","me":"24:2 13:5 8:3 6:5","op":"24:2 13:5 8:3 6:5","score":[1,2],"length":3}"#;
    let answers = lines(&run(&["eval", "--stdin", "--cubeful"], &format!("{dance}\n{post_crawford}\n")));
    assert_eq!(answers[0], json!({ "moves": [] }));
    assert!(answers[1]["mwc"].as_f64().is_some_and(|mwc| (0.4..0.6).contains(&mwc)), "{}", answers[1]);
    let best = answers[1]["cube"]["best"].as_str().expect("words");
    assert!(best.starts_with("Double"), "the trailer doubles at once: {best}");
    let plakoto = r#"{"variant":"plakoto","me":"24:15","op":"24:15","dice":[6,1]}"#;
    let before = r#"{"variant":"plakoto","me":"24:15","op":"24:15"}"#;
    let answers = lines(&run(&["eval", "--stdin", "--plies", "1"], &format!("{plakoto}\n{before}\n")));
    let moves = answers[0]["moves"].as_array().expect("plays");
    assert_eq!(moves.len(), 2, "24/18 24/23 and 24/17: {moves:?}");
    assert!(moves[0]["equity"].as_f64() >= moves[1]["equity"].as_f64() && moves[0]["win_bg"] == 0.0);
    assert!(answers[1]["equity"].as_f64().is_some_and(|equity| equity.abs() < 0.7), "{}", answers[1]);
    assert_eq!(answers[1]["cube"]["available"], false);
    let rolled = run(&["rollout", "--json", "--trials", "36", "--truncate", "3", plakoto], "");
    let rolled = json(&rolled.stdout);
    assert_eq!(rolled["candidates"].as_array().map(Vec::len), Some(2));
    assert_eq!(rolled["best"], rolled["candidates"][0]["play"]);
}

#[test]
fn one_question_on_the_command_line() {
    let output = run(&["moves", "XGID=-b----E-C---eE---c-e----B-:0:0:1:61:0:0:0:0:10"], "");
    assert!(json(&output.stdout)["count"] == 10);
    let output = run(&["moves", "XGID=-b"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).starts_with("pasch: "));
    assert_eq!(run(&["moves"], "").status.code(), Some(2));
    assert_eq!(run(&["eval", "--stdin", "--plies", "9"], "").status.code(), Some(2));
}

#[test]
fn variants_are_listed() {
    let list = json(&run(&["variants", "--json"], "").stdout);
    let list = list.as_array().expect("an array");
    let find = |id: &str| list.iter().find(|v| v["id"] == id).unwrap_or_else(|| panic!("{id} is missing"));
    for variant in list {
        assert_eq!(variant["playable"], true);
        assert!(variant["names"].as_array().is_some_and(|names| !names.is_empty()));
        let nets = variant["nets"].as_array().expect("nets").len();
        assert_eq!(variant["bot"].as_bool(), Some(nets > 0));
    }
    for id in ["backgammon", "nackgammon", "hypergammon"] {
        assert_eq!(find(id)["bot"], true);
    }
    for id in ["plakoto", "fevga"] {
        assert_eq!(find(id)["playable"], true);
    }
}

#[cfg(unix)]
#[test]
fn a_reader_that_leaves_is_no_error() {
    for arguments in [&["variants", "--json"][..], &["moves", "--stdin"], &["completions", "zsh"]] {
        let mut child = pasch()
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        drop(child.stdout.take());
        // It may be gone before it has read everything.
        let _ = writeln!(child.stdin.take().expect("piped"), "{START_61}");
        let output = child.wait_with_output().expect("it ends");
        assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    }
}

#[test]
fn eval_answers_in_time_with_what_is_finished() {
    // No time at all leaves the glance; an hour is enough for one roll ahead.
    for (seconds, most, depth) in [("0", "4", 0), ("3600", "1", 1)] {
        for question in [START_61, START] {
            let output = run(&["eval", "--seconds", seconds, "--plies", most, question], "");
            let answer = json(&output.stdout);
            let found = answer.get("moves").map_or(&answer, |moves| &moves[0]);
            assert_eq!(found["plies"], depth, "{answer}");
        }
    }
    let output = run(&["eval", "--seconds=-1", START], "");
    assert!(!output.status.success() && text(&output.stderr).contains("number of seconds"));
}

#[test]
fn moves_and_eval_list_the_same_plays() {
    for question in [
        r#"{"variant":"contrare-puff","me":"24:2 20:2 10:3","op":"16:15","dice":[2,2]}"#,
        r#"{"variant":"lange-puff","me":"24:2 20:2 10:3","op":"16:15","dice":[1,1]}"#,
        r#"{"variant":"contrare-puff","me":"pool:15","op":"16:15","dice":[3,3]}"#,
        r#"{"variant":"long-nardi","me":"24:15","op":"24:14 8:1","dice":[2,2],"options":{"head2":"second_player_if_blocked"}}"#,
        r#"{"variant":"gul-bara","me":"24:14 9:1","op":"24:15","dice":[4,4]}"#,
        r#"{"variant":"plakoto","me":"6:2 2:1","op":"24:1 20:2 10:12","dice":[1,1]}"#,
        r#"{"variant":"acey-deucey","me":"bar:1 20:7 13:7","op":"24:2 13:5 8:3 6:5","dice":[6,5]}"#,
    ] {
        let listed = |command: &str, key: &str| -> Vec<String> {
            let answers = lines(&run(&[command, "--stdin"], &format!("{question}\n")));
            let plays = answers[0][key].as_array().unwrap_or_else(|| panic!("{command}: {}", answers[0]));
            let mut plays: Vec<String> =
                plays.iter().map(|play| play["play"].as_str().expect("a play").to_owned()).collect();
            plays.sort();
            plays
        };
        assert_eq!(listed("moves", "plays"), listed("eval", "moves"), "{question}");
    }
}

#[test]
fn refusals_are_in_the_words_of_the_question() {
    let told = |question: &str| {
        let answers = lines(&run(&["moves", "--stdin"], &format!("{question}\n")));
        answers[0]["error"].as_str().unwrap_or_else(|| panic!("{question}: {}", answers[0])).to_owned()
    };
    let shared = told(r#"{"variant":"backgammon","me":"24:2","op":"1:2","dice":[2,1]}"#);
    assert!(shared.contains("\"me\" on 24, which is 1 for \"op\""), "{shared}");
    let pointless =
        told(r#"{"variant":"backgammon","me":"6:2","op":"6:2","dice":[2,1],"options":{"cascade_from":2}}"#);
    assert!(
        pointless.contains("backgammon has no rule about the turn from which doubles climb"),
        "{pointless}"
    );
    for (game, options) in [("gul-bara", r#"{"cascade_from":0}"#), ("fevga", r#"{"runner":24}"#)] {
        let question =
            format!(r#"{{"variant":"{game}","me":"24:15","op":"24:15","dice":[2,1],"options":{options}}}"#);
        assert!(!told(&question).is_empty());
    }
    let twice = told(r#"{"variant":"backgammon","me":"6:2","op":"6:2","dice":[6,1],"dice":[5,5]}"#);
    assert!(twice.contains("\"dice\" stands twice"), "{twice}");
    let long = told(&format!(r#"{{"variant":"{}","me":"6:2","op":"6:2"}}"#, "x".repeat(100_000)));
    assert!(long.len() < 2_000, "{} characters", long.len());
    let side = told(&format!(r#"{{"variant":"backgammon","me":"{}","op":"6:2"}}"#, "x".repeat(100_000)));
    assert!(side.len() < 2_000, "{} characters", side.len());
}
