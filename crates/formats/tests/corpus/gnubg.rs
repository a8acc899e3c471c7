//! GNU Backgammon as an independent reader.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use pasch_rules::{Action, Record};

/// GNU Backgammon's command line, if it is installed.
pub fn find() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path)
        .chain([PathBuf::from("/usr/games")])
        .map(|folder| folder.join("gnubg"))
        .find(|program| program.is_file());
    if found.is_none() {
        eprintln!("LEFT OUT: GNU Backgammon (gnubg) is not installed; reading back by it was not tested");
    }
    found
}

/// Lets GNU Backgammon read each file with one command and write it with another; what it writes, in order.
pub fn through(
    program: &Path,
    folder: &Path,
    read: &str,
    write: &str,
    extension: &str,
    files: &[(String, String)],
) -> Vec<Vec<u8>> {
    let mut script = String::from("set automatic game off\nset confirm save off\nset confirm new off\n");
    for (index, (_, text)) in files.iter().enumerate() {
        let file = folder.join(format!("{index}.{extension}"));
        std::fs::write(&file, text).unwrap();
        writeln!(script, "{read} \"{}\"", file.display()).unwrap();
        writeln!(script, "{write} \"{}\"", folder.join(format!("{index}.out")).display()).unwrap();
    }
    let commands = folder.join("commands");
    std::fs::write(&commands, script).unwrap();
    let status = Command::new(program)
        .args(["-t", "-q", "-c"])
        .arg(&commands)
        .current_dir(folder)
        .env("HOME", folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .unwrap();
    assert!(status.success(), "gnubg ended with {status}");
    (0..files.len())
        .map(|index| {
            let out = folder.join(format!("{index}.out"));
            std::fs::read(&out).unwrap_or_else(|error| panic!("{}: {error}", files[index].0))
        })
        .collect()
}

/// Its reader (1.07.001) loses the game after a dropped beaver, and the roller of a resigned opening roll.
pub fn stumbles(record: &Record) -> bool {
    record.actions.windows(2).any(|pair| {
        matches!(pair, [Action::Beaver, Action::Drop] | [Action::OpeningRoll(_), Action::OfferResign { .. }])
    })
}
