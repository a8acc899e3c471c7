//! `pasch-lab load` against a server of its own: everybody plays, nothing is lost.

use std::process::{Command, Stdio};

#[path = "support/pasch.rs"]
mod pasch;

/// `pasch-lab`, with a `pasch` beside it.
fn lab() -> Command {
    pasch::pasch();
    Command::new(env!("CARGO_BIN_EXE_pasch-lab"))
}

#[test]
fn twenty_players_lose_nothing() {
    let output = lab()
        .args(["load", "--players", "20", "--seconds", "3", "--pace", "20", "--json"])
        .stdin(Stdio::null())
        .output()
        .expect("the binary starts");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}");
    let figures: serde_json::Value = serde_json::from_slice(&output.stdout).expect("one line of JSON");
    assert_eq!(
        (&figures["players"], &figures["games"], &figures["lost"]),
        (&20.into(), &10.into(), &0.into())
    );
    assert_eq!(figures["errors"], serde_json::json!({}), "{figures}");
    for key in ["actions", "p50_ms", "p99_ms", "bytes_per_action"] {
        assert!(figures[key].as_f64().is_some_and(|value| value > 0.0), "{key} in {figures}");
    }
    assert!(figures["p50_ms"].as_f64() <= figures["p99_ms"].as_f64());
    if cfg!(target_os = "linux") {
        assert!(figures["memory_per_connection"].as_u64().is_some(), "{figures}");
    }
}

/// The generator does not wait, and says what became of whom. How much a machine bears is measured on an idle one.
#[test]
fn a_flood_is_measured() {
    let output = lab()
        .args(["load", "--overload", "--players", "200", "--seconds", "1", "--json"])
        .stdin(Stdio::null())
        .output()
        .expect("the binary starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let figures: serde_json::Value = serde_json::from_slice(&output.stdout).expect("one line of JSON");
    let number = |key: &str| figures.pointer(key).and_then(serde_json::Value::as_f64).expect(key);
    assert!((number("/flood_per_s") - 3.0 * number("/knee_per_s")).abs() < 1e-6, "{figures}");
    assert!(number("/actions") > 0.0 && number("/knee_p99_ms") > 0.0, "{figures}");
    assert_eq!(number("/lost"), 0.0, "{figures}");
    let new = |key: &str| number(&format!("/newcomers/{key}"));
    assert!(new("let_in") + new("put_off") > 0.0, "{figures}");
    assert_eq!((new("without_retry_after"), new("failed")), (0.0, 0.0), "{figures}");
}

#[test]
fn what_cannot_be_run_is_refused_in_words() {
    let told = |arguments: &[&str]| {
        let output = lab().arg("load").args(arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    assert!(told(&["--players", "7"]).contains("even"));
    assert!(told(&["--players", "2", "--pace", "0"]).contains("--pace"));
    assert!(told(&["--players", "2", "--url", "https://play.example.org"]).contains("http://HOST:PORT"));
    assert!(told(&["--players", "1000000"]).contains("ports"));
}
