//! Matches between programs, over their protocols.

use crate::program::{Served, program};
use crate::{json, pasch, run, text};

#[test]
fn the_same_engine_behind_any_protocol_wins_nothing_from_itself() {
    let served = Served::start(program(pasch()));
    let ubgi = format!("ubgi:{} ubgi --plies 0", pasch());
    for other in [ubgi, format!("external:{}", served.1)] {
        let output = run(&["match", "--a", "pasch", "--b", &other, "--games", "12", "--json"], "");
        assert!(output.status.success(), "{}", text(&output.stderr));
        let result = json(&output.stdout);
        assert_eq!(
            (result["games"].as_u64(), result["points_per_game"].as_f64()),
            (Some(12), Some(0.0)),
            "{result}"
        );
    }
}

#[test]
fn a_program_that_breaks_the_rules_is_reported() {
    let script = "ubgi:sh -c while/read/x;do/echo/readyok;done";
    let output = run(&["match", "--a", "pasch", "--b", script, "--games", "2"], "");
    assert!(!output.status.success());
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("odd.sh");
    std::fs::write(&program, "while read x; do case $x in ubgi) echo readyok;; *) echo 1/2;; esac; done")
        .unwrap();
    let odd = format!("ubgi:sh {}", program.display());
    let output = run(&["match", "--a", "pasch", "--b", &odd, "--games", "2", "--timeout", "20"], "");
    let told = text(&output.stderr);
    assert!(
        told.contains("1/2") && told.contains("is no legal play of (") && told.contains("24:2 13:5"),
        "{told}"
    );
    let nobody = run(&["match", "--a", "pasch", "--b", "external:127.0.0.1:1", "--games", "2"], "");
    assert!(text(&nobody.stderr).contains("cannot play with 127.0.0.1:1"), "{}", text(&nobody.stderr));
}
