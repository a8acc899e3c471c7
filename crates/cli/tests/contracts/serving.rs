//! `serve`, and the commands without input.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Command, Stdio};

use crate::{pasch, run, text};

#[cfg(unix)]
#[test]
fn serve_says_where_once_it_answers_and_ends_when_told() {
    let data = tempfile::tempdir().unwrap();
    let mut child = pasch()
        .args(["serve", "--addr", "127.0.0.1:0", "--data", data.path().to_str().unwrap()])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the binary starts");
    let mut output = BufReader::new(child.stdout.take().expect("piped"));
    let mut line = String::new();
    output.read_line(&mut line).expect("it speaks");
    let address =
        line.trim().strip_prefix("listening on http://").unwrap_or_else(|| panic!("{line:?}")).to_owned();

    let mut stream = TcpStream::connect(&address).expect("it listens");
    write!(stream, "GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");

    assert!(
        Command::new("kill").args(["-TERM", &child.id().to_string()]).status().expect("kill runs").success()
    );
    assert!(child.wait().expect("it ends").success());
    let mut rest = String::new();
    output.read_to_string(&mut rest).unwrap();
    assert_eq!(rest, "", "said exactly once");
}

#[test]
fn an_address_that_is_taken_is_named() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let data = tempfile::tempdir().unwrap();
    let output = run(&["serve", "--addr", &address, "--data", data.path().to_str().unwrap()], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains(&address), "{}", text(&output.stderr));
    assert!(output.stdout.is_empty());
}

#[test]
fn completions_answer() {
    assert!(text(&run(&["completions", "bash"], "").stdout).contains("analyze"));
}
