//! What the commands promise, asked of the real binary.

mod analysis;
mod collection;
mod corpus;
mod damage;
mod dice;
mod files;
mod kinds;
mod lab;
mod lessons;
mod openings;
mod positions;
mod protocols;
mod questions;
mod rollout;
mod serving;

#[path = "../support/program.rs"]
mod program;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use program::{ask, json, program, text};

fn pasch() -> Command {
    program(env!("CARGO_BIN_EXE_pasch"))
}

/// Runs it with these arguments and this standard input.
fn run(arguments: &[&str], input: &str) -> Output {
    ask(pasch(), arguments, input)
}

fn lines(output: &Output) -> Vec<serde_json::Value> {
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout).lines().map(|line| json(line.as_bytes())).collect()
}

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name)
}

fn short() -> String {
    fixture("short.mat").to_string_lossy().into_owned()
}

/// Waits until the program has a handler for Ctrl-C; before, the signal would just kill it.
#[cfg(target_os = "linux")]
fn listens(child: &mut std::process::Child) {
    const SIGINT: u64 = 2;
    let mut caught = || {
        assert!(child.try_wait().expect("its state").is_none(), "it has ended");
        let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).expect("it runs");
        let mask = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).expect("Linux says it");
        u64::from_str_radix(mask.trim(), 16).expect("a mask") & 1 << (SIGINT - 1) != 0
    };
    while !caught() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
}

#[cfg(target_os = "linux")]
fn press_ctrl_c(child: &std::process::Child) {
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill runs");
    assert!(sent.success());
}
