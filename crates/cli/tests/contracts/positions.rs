//! Decisions of a match as a file of positions: `pasch analyze --positions`.

use std::fs;

use crate::{run, short, text};

/// The file that the decisions of a match are written to, and what the terminal says about it.
fn written(ending: &str, more: &[&str]) -> (String, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(format!("found.{ending}"));
    let name = path.to_str().unwrap();
    let (file, out) = (short(), folder.path().join("report.txt"));
    let mut args = vec!["analyze", &file, "--level", "instant", "--no-cache", "--positions", name];
    args.extend(["--out", out.to_str().unwrap()]);
    args.extend(more);
    let output = run(&args, "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    (fs::read_to_string(&path).unwrap(), text(&output.stderr))
}

#[test]
fn the_ending_says_in_which_form_positions_are_written() {
    let (ids, told) = written("xgid", &["--from-loss", "0"]);
    let all: Vec<&str> = ids.lines().collect();
    assert!(all.len() > 8 && all.iter().all(|line| line.starts_with("XGID=")), "{ids}");
    assert!(told.contains(&format!("written: {} decisions", all.len())), "{told}");
    let (other, _) = written("positions", &["--from-loss", "0"]);
    assert_eq!(other, ids, "an ending that says nothing is one for XGIDs");

    let (words, _) = written("TXT", &["--from-loss", "0"]);
    let blocks = words.matches("XGID=").count();
    assert_eq!(blocks, all.len());
    for part in ["Ada", "8/5 6/5", "eq:", "Pasch Version"] {
        assert!(words.contains(part), "{part}: {words}");
    }

    let (table, _) = written("csv", &["--from-loss", "0"]);
    let rows: Vec<&str> = table.lines().collect();
    assert_eq!(rows.len(), all.len() + 1);
    assert!(rows[0].starts_with("id,date,player,opponent,game,length"), "{}", rows[0]);
    assert!(
        rows[1].contains("short.mat.") && rows[1].contains(",Ada,Bo & Co,Backgammon,3,0,0,"),
        "{}",
        rows[1]
    );
}

#[test]
fn only_decisions_that_cost_enough_are_written() {
    let losses = |table: &str| -> Vec<f64> {
        let heading: Vec<&str> = table.lines().next().unwrap().split(',').collect();
        let at = heading.iter().position(|name| *name == "loss").unwrap();
        // A cell in quotation marks may have commas in it.
        let cells = |row: &str| row.split('"').step_by(2).collect::<String>();
        let loss = |row: &str| cells(row).split(',').nth(at).unwrap().parse().unwrap();
        table.lines().skip(1).map(loss).collect()
    };
    let all = losses(&written("csv", &["--from-loss", "0"]).0);
    for (least, args) in [(0.06, &[][..]), (0.1, &["--from-loss", "0.1"]), (9.0, &["--from-loss", "9"])] {
        let found = losses(&written("csv", args).0);
        let expected = all.iter().filter(|loss| **loss >= least).count();
        assert_eq!(found.len(), expected, "{least}: {found:?}");
        assert!(found.iter().all(|loss| *loss >= least));
    }
    assert!(all.iter().any(|loss| *loss < 0.06) && all.iter().any(|loss| *loss >= 0.06), "{all:?}");
    // Without a file to write to the least loss says nothing.
    assert_eq!(run(&["analyze", &short(), "--from-loss", "0.1"], "").status.code(), Some(2));
}
