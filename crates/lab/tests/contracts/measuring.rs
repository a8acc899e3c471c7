//! Commands of measuring, which read no input.

use crate::{json, run, text};

#[test]
fn bench_measures_every_figure() {
    let output = run(&["bench", "--json", "--quick", "--no-gnubg"], "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let figures = json(&output.stdout);
    for key in
        ["evaluations_per_s", "plays_generated_per_s", "ms_per_2ply_decision", "seconds_per_7_point_match"]
    {
        assert!(figures[key]["pasch"].as_f64().is_some_and(|v| v > 0.0), "{key} in {figures}");
        assert!(figures[key]["gnubg"].is_null() && figures[key]["times_faster"].is_null());
    }
    assert_eq!(figures["fingerprint"].as_str().map(str::len), Some(16));
}

#[test]
fn arena_train_and_completions_answer() {
    let output = run(&["arena", "--a", "fast", "--b", "random", "--games", "20", "--json"], "");
    let score = json(&output.stdout);
    assert!(score["points_per_game"].as_f64().is_some_and(|ppg| ppg > 0.5), "{score}");
    assert_eq!(run(&["arena", "--a", "nobody"], "").status.code(), Some(1));
    assert!(text(&run(&["train", "--list"], "").stdout).contains("td: "));
    let refused = run(&["train", "no-such-recipe"], "");
    assert_eq!(refused.status.code(), Some(1));
    assert!(text(&refused.stderr).contains("no-such-recipe"));
    assert!(text(&run(&["completions", "bash"], "").stdout).contains("validate"));
}
