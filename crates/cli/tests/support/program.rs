//! A program and what it answers, for the tests of `pasch` and of `pasch-lab`.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, Command, Output, Stdio};

/// The program at this path, with its cache in the build folder so that the bear-off database is made once.
pub fn program(path: &str) -> Command {
    let mut command = Command::new(path);
    command
        .env("XDG_CACHE_HOME", env!("CARGO_TARGET_TMPDIR"))
        .env("LC_ALL", "C")
        .env_remove("NO_COLOR")
        .stdin(Stdio::null());
    command
}

/// Runs a program with these arguments and this standard input.
pub fn ask(mut program: Command, arguments: &[&str], input: &str) -> Output {
    let mut child = program
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

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("output is UTF-8")
}

pub fn json(bytes: &[u8]) -> serde_json::Value {
    serde_json::from_slice(bytes).unwrap_or_else(|e| panic!("{e}: {}", text(bytes)))
}

/// It failed as it should: exit code 1 and a message, all of `words` in it, nothing of the program's insides.
pub fn failed(output: &Output, program: &str, words: &[&str]) {
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.starts_with(&format!("{program}: ")) && !said.contains("panicked"), "{said}");
    for word in words {
        assert!(said.contains(word), "no {word:?} in {said}");
    }
    for (i, part) in said.split(": ").enumerate() {
        assert!(!said.split(": ").skip(i + 1).any(|other| other == part), "said twice: {said}");
    }
}

/// `pasch external` on a free port, and where it listens.
pub struct Served(Child, pub String);

impl Served {
    pub fn start(mut pasch: Command) -> Self {
        let mut child = pasch
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

/// A match whose texts would clear a screen, set a title, colour what follows and turn the direction of writing.
pub fn steering() -> (tempfile::TempDir, String) {
    let bad = include_str!("../fixtures/short.mat").replace("Ada", "A\x1b[2Jd\u{9b}5ma\u{202e}").replacen(
        " 3 point",
        "; \x1b]0;owned\x07 a comment\n 3 point",
        1,
    ) + "\n \x1b[31mno line that means anything\n";
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bad.mat");
    std::fs::write(&path, bad).unwrap();
    let path = path.to_string_lossy().into_owned();
    (folder, path)
}

pub fn steers(c: char) -> bool {
    (c.is_control() && !matches!(c, '\n' | '\t')) || matches!(c, '\u{202a}'..='\u{202e}')
}
