//! UBGI and the external player.

use std::io::Write;
use std::process::{Command, Stdio};

use crate::program::Served;
use crate::{pasch, run, text};

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
    let served = Served::start(pasch());
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
