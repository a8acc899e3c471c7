//! The command `rollout` and its answers.

use serde_json::Value;

use crate::{json, lines, run, text};

const START: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
const START_31: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";

fn roll_out(arguments: &[&str]) -> Value {
    let output = run(&[&["rollout", "--json"], arguments].concat(), "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    json(&output.stdout)
}

#[test]
fn a_position_is_rolled_out_with_its_cube_decision() {
    let one = roll_out(&["--preset", "t1", "--threads", "1", START]);
    assert_eq!(one, roll_out(&["--preset", "t1", "--threads", "3", START]));
    assert_ne!(one, roll_out(&["--preset", "t1", "--seed", "2", START]));
    let [no_double, double_take] = &one["candidates"].as_array().expect("candidates")[..] else {
        panic!("two branches: {one}")
    };
    assert_eq!(
        (&no_double["subject"], &double_take["subject"]),
        (&"no_double".into(), &"double_take".into())
    );
    assert_eq!((&no_double["trials"], &one["truncate"]), (&42.into(), &5.into()));
    assert_eq!((&one["best"], &one["ended"]), (&"No double, take".into(), &"complete".into()));
    assert!(no_double["equity"].as_f64() > double_take["equity"].as_f64());
}

#[test]
fn plays_of_a_roll_are_compared() {
    let answer = roll_out(&["--preset", "t1", "--trials", "72", "--plays", "2", START_31]);
    let candidates = answer["candidates"].as_array().expect("candidates");
    assert_eq!((candidates.len(), &answer["best"]), (2, &"8/5 6/5".into()));
    assert!(candidates.iter().all(|c| c["trials"] == 72 && c["mwc"].as_f64().is_some_and(|m| m > 0.3)));
    let shown = run(&["rollout", "--preset", "t1", "--plays", "2", START_31], "");
    assert!(text(&shown.stdout).contains("8/5 6/5"), "{}", text(&shown.stdout));
}

#[test]
fn lines_are_answered_one_by_one() {
    let input = format!("{{\"xgid\":\"{START}\"}}\nnonsense\n");
    let answers = lines(&run(&["rollout", "--preset", "t1", "--cubeless", "--stdin"], &input));
    assert_eq!(answers[0]["candidates"].as_array().map(Vec::len), Some(1));
    assert!(answers[1]["error"].is_string());
    let refused = run(&["rollout", "--trials", "0", START], "");
    assert!(
        text(&refused.stderr).contains("at least one game is needed") && refused.status.code() == Some(1)
    );
}
