//! UBGI, the external player and matches between programs.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

use super::{json, pasch, run, text};

/// `pasch external` on a free port, and where it listens.
struct Served(Child, String);

impl Served {
    fn start() -> Self {
        let mut child = pasch()
            .args(["external", "127.0.0.1:0", "--plies", "0"])
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let mut line = String::new();
        BufReader::new(child.stderr.take().expect("piped")).read_line(&mut line).expect("a line");
        let address = line.split_whitespace().nth(2).expect("an address").trim_end_matches(';').to_owned();
        Self(child, address)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn ubgi_is_spoken_on_pipes() {
    let asked = "ubgi\nXGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10\nnonsense\nquit\nisready\n";
    let output = run(&["ubgi", "--plies", "0"], asked);
    let said = text(&output.stdout);
    assert!(
        said.starts_with("id name Pasch\n") && said.ends_with("\n8/5 6/5\nerror unknown_command sorry\n"),
        "{said}"
    );
}

#[test]
fn the_same_engine_behind_any_protocol_wins_nothing_from_itself() {
    let served = Served::start();
    let ubgi = format!("ubgi:{} ubgi --plies 0", env!("CARGO_BIN_EXE_pasch"));
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

#[test]
fn gnubg_plays_whole_matches_against_us_where_it_is_installed() {
    let program = ["/usr/games/gnubg", "gnubg"].into_iter().find(|program| {
        let version =
            Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        version.is_ok_and(|status| status.success())
    });
    let Some(program) = program else {
        eprintln!("gnubg is not installed: its matches against `pasch external` were NOT played");
        return;
    };
    let served = Served::start();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.mat");
    let commands = format!(
        "set rng mersenne\nset seed 7\nset player 0 external {}\nset player 1 gnubg\n\
         set player 1 chequerplay evaluation plies 0\nset player 1 cubedecision evaluation plies 0\n\
         set automatic game on\nset automatic roll on\nset display off\nset confirm new off\n\
         new match 21\nexport match mat {}\nquit\n",
        served.1,
        file.display()
    );
    let mut gnubg = Command::new(program)
        .args(["-t", "-q", "-r"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("gnubg starts");
    gnubg.stdin.take().expect("piped").write_all(commands.as_bytes()).expect("gnubg reads");
    let output = gnubg.wait_with_output().expect("gnubg ends");
    let told = text(&output.stdout);
    let file = pasch_formats::read(&std::fs::read(&file).unwrap_or_else(|_| panic!("{told}")), None).unwrap();
    let facts = pasch_formats::facts(&file.record).expect("a legal match");
    assert!(facts.games.len() >= 2 && facts.counts.rolls > 40, "{told}");
    let last = file.record.final_state().expect("a legal match");
    assert!(matches!(last.phase(), pasch_rules::Phase::MatchOver { .. }), "{told}");
}
