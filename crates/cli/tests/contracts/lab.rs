//! `pasch bench` and other commands of `pasch-lab`, with and without that program.
#![cfg(unix)]

use std::fs;
use std::os::unix::process::ExitStatusExt as _;
use std::path::Path;
use std::process::{Command, Output};

use crate::text;

const NAMES: [&str; 10] =
    ["bench", "load", "arena", "match", "validate", "problems", "bots", "museum", "tournaments", "train"];

/// A folder with `pasch` in it, on the disk where it was built.
fn with_pasch() -> tempfile::TempDir {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    fs::hard_link(env!("CARGO_BIN_EXE_pasch"), folder.path().join("pasch")).unwrap();
    folder
}

/// Puts a `pasch-lab` into a folder: the shell, for which the name of a command is that of a script.
fn add_lab(folder: &Path) {
    std::os::unix::fs::symlink("/bin/sh", folder.join("pasch-lab")).unwrap();
}

/// Asks the `pasch` of a folder, where `script` lies under the name of the command.
fn ask(folder: &Path, path: &Path, script: &str, arguments: &[&str]) -> Output {
    fs::write(folder.join(arguments[0]), script).unwrap();
    Command::new(folder.join("pasch"))
        .args(arguments)
        .current_dir(folder)
        .env("PATH", path)
        .output()
        .expect("the binary starts")
}

#[test]
fn without_pasch_lab_a_line_says_how_to_get_it() {
    let folder = with_pasch();
    for name in NAMES {
        for arguments in [&[name][..], &[name, "--help"], &[name, "--json", "x"]] {
            let output = ask(folder.path(), folder.path(), "", arguments);
            let said = text(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{said}");
            assert!(output.stdout.is_empty() && said.lines().count() == 1, "{said}");
            for word in [name, "pasch-lab", "make build"] {
                assert!(said.contains(word), "no {word:?} in {said}");
            }
        }
    }
}

#[test]
fn with_pasch_lab_options_and_exit_code_pass_through() {
    let folder = with_pasch();
    add_lab(folder.path());
    let script = "printf '%s\\n' \"$@\"; echo told >&2; exit 37";
    let given = ["--", "--help", "-x", "two words", "--", "--version", "", "--games=3"];
    for name in NAMES {
        let output = ask(folder.path(), Path::new(""), script, &[&[name][..], &given].concat());
        assert_eq!(output.status.code(), Some(37), "{}", text(&output.stderr));
        assert_eq!(text(&output.stdout).lines().collect::<Vec<_>>(), given);
        assert_eq!(text(&output.stderr), "told\n");
        let output = ask(folder.path(), Path::new(""), script, &[name, "--help"]);
        assert_eq!(text(&output.stdout), "--help\n");
    }
    let output = ask(folder.path(), Path::new(""), "kill -TERM $$", &["bench"]);
    assert_eq!(output.status.signal(), Some(15), "the process has become pasch-lab");
}

#[test]
fn pasch_lab_is_found_on_the_path() {
    let (folder, other) = (with_pasch(), tempfile::tempdir().unwrap());
    add_lab(other.path());
    let output = ask(folder.path(), other.path(), "exit 5", &["train"]);
    assert_eq!(output.status.code(), Some(5), "{}", text(&output.stderr));
}

#[test]
fn help_lists_the_commands_of_pasch_lab() {
    let help = text(&crate::run(&["help"], "").stdout);
    for name in NAMES {
        let line = help.lines().find(|line| line.trim_start().starts_with(&format!("{name} ")));
        assert!(line.is_some_and(|line| line.contains("pasch-lab")), "{name} in {help}");
    }
}
