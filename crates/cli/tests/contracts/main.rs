//! What the commands promise, asked of the real binary.

mod analysis;
mod collection;
mod corpus;
mod damage;
mod dice;
mod files;
mod kinds;
mod openings;
mod protocols;
mod questions;
mod rollout;
mod serving;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The binary, with its cache in the build folder so that the bear-off database is made once.
fn pasch() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pasch"));
    command.env("XDG_CACHE_HOME", env!("CARGO_TARGET_TMPDIR")).env_remove("NO_COLOR").stdin(Stdio::null());
    command
}

/// Runs it with these arguments and this standard input.
fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = pasch()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // A command that has seen enough may close its input.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("the binary ends");
    writer.join().expect("the writer ends");
    output
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("output is UTF-8")
}

fn json(bytes: &[u8]) -> serde_json::Value {
    serde_json::from_slice(bytes).unwrap_or_else(|e| panic!("{e}: {}", text(bytes)))
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
