//! Matches that people really played: every one is read and judged whole.

use std::path::PathBuf;

use crate::{json, run, text};

/// The folder of real match files; they are not part of the repository.
fn corpus() -> Option<PathBuf> {
    let folder = std::env::var_os("PASCH_CORPUS").map_or_else(
        || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/corpus")),
        PathBuf::from,
    );
    if folder.is_dir() {
        return Some(folder);
    }
    eprintln!("NO CORPUS at {}: real matches are not tested (set PASCH_CORPUS)", folder.display());
    None
}

#[test]
fn real_matches_are_judged_whole() {
    let Some(corpus) = corpus() else { return };
    let mut files: Vec<PathBuf> = std::fs::read_dir(corpus.join("mat"))
        .expect("the corpus has match text")
        .map(|entry| entry.expect("readable").path())
        .filter(|path| path.extension().is_some_and(|e| e == "mat"))
        .collect();
    files.sort();
    assert!(files.len() > 30);
    // A sample of the sites; reading all of them is the readers' own test.
    for file in files.iter().step_by(4) {
        let name = file.to_str().expect("UTF-8");
        let info = json(&run(&["info", name, "--json"], "").stdout);
        let output = run(&["analyze", name, "--plies", "0", "--json"], "");
        assert!(output.status.success(), "{name}: {}", text(&output.stderr));
        let report = json(&output.stdout);
        let games = report["games"].as_array().expect("games");
        let rolls: u64 = ["a", "b"].iter().filter_map(|seat| report["summary"][seat]["moves"].as_u64()).sum();
        // Rolls followed by a position set by hand are counted by the reader and not judged.
        let illegal = info["warnings"].as_array().expect("warnings").iter();
        let set_up =
            illegal.filter(|w| w["text"].as_str().is_some_and(|t| t.contains("set where"))).count() as u64;
        assert_eq!(rolls + set_up, info["rolls"].as_u64().expect("a count"), "{name}");
        for (game, known) in games.iter().zip(info["games"].as_array().expect("games")) {
            assert_eq!((&game["winner"], &game["points"]), (&known["winner"], &known["points"]), "{name}");
            assert_eq!(game["crawford"], known["crawford"], "{name}");
        }
    }
}
