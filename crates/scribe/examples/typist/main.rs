//! Enters the recorded matches of a corpus as a scribe would, key by key, and counts the keys.
//!
//! `cargo run -p pasch-scribe --example typist -- [FOLDER] [LENGTH] [PROPOSALS]`: the folder of the files, by default `PASCH_CORPUS`,
//! and the length of the matches, by default 7; 0 is any length.
//! The typist looks at so many proposals, by default at the ten that have a key, and types points for other plays. Each match comes out with exactly the actions of its record.

mod script;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use pasch_formats::log;
use pasch_rules::{Action, MatchState, Phase, Record};
use script::{ByEngine, Count, enter};

/// Milliseconds for a key.
const KEY: f64 = 150.0;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder =
        arguments.next().map(PathBuf::from).or_else(|| std::env::var_os("PASCH_CORPUS").map(PathBuf::from));
    let length: u32 = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(7);
    let known: usize = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(10);
    let Some(folder) = folder else {
        eprintln!("name a folder, or set PASCH_CORPUS");
        std::process::exit(2);
    };
    let mut files = Vec::new();
    collect(&folder, &mut files);
    files.sort();
    let ranking = ByEngine::new();
    let (mut seen, mut all, mut failed) = (BTreeSet::new(), Vec::new(), 0);
    for path in files {
        let Ok(bytes) = std::fs::read(&path) else { continue };
        for (index, record) in records(&bytes, &path).into_iter().enumerate() {
            let is_of_length = length == 0 || record.header.length == length;
            if !is_of_length || !is_whole(&record) || !seen.insert(beginning(&record)) {
                continue;
            }
            let name = path.strip_prefix(&folder).unwrap_or(&path).display().to_string();
            match enter(&record, &ranking, known) {
                Ok((desk, count)) if actions(&desk.transcript().record()) == actions(&record) => {
                    let given =
                        if count.given > 0 { format!(", {} given", count.given) } else { String::new() };
                    let (plays, keys, seconds) = (count.plays, count.keys, seconds(&count));
                    println!(
                        "{plays:>4} plays {keys:>5} keys {seconds:>6.1} s  {name} #{}{given}",
                        index + 1
                    );
                    all.push(count);
                }
                Ok(_) => {
                    failed += 1;
                    println!("DIFFERS  {name} #{}", index + 1);
                }
                Err(why) => {
                    failed += 1;
                    println!("FAILED  {name} #{}: {why}", index + 1);
                }
            }
        }
    }
    summary(&all, failed);
    if failed > 0 {
        std::process::exit(1);
    }
}

/// The actions as they are written.
fn actions(record: &Record) -> Vec<String> {
    record.actions.iter().map(log::action_line).collect()
}

/// The first thirty actions: copies of a match share them, changed ones too.
fn beginning(record: &Record) -> Vec<String> {
    record.actions.iter().take(30).map(log::action_line).collect()
}

/// Whether the match is played from its beginning to its end.
fn is_whole(record: &Record) -> bool {
    let begins = !matches!(record.actions.first(), None | Some(Action::Setup(_)));
    let is_over = |state: MatchState| matches!(state.phase(), Phase::MatchOver { .. });
    begins && record.final_state().is_ok_and(is_over)
}

fn records(bytes: &[u8], path: &Path) -> Vec<Record> {
    let name = path.file_name().and_then(|name| name.to_str());
    pasch_formats::read(bytes, name).map(|file| vec![file.record]).unwrap_or_default()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}

fn seconds(count: &Count) -> f64 {
    count.keys as f64 * KEY / 1000.0
}

fn summary(all: &[Count], failed: usize) {
    let sum = |of: fn(&Count) -> usize| all.iter().map(of).sum::<usize>();
    let (matches, keys, plays) = (all.len(), sum(|c| c.keys), sum(|c| c.plays));
    let forced = sum(|c| c.forced);
    let chosen = plays - forced;
    if chosen == 0 {
        println!("no match, {failed} failed");
        return;
    }
    let share = |part: usize| 100.0 * part as f64 / chosen as f64;
    let per_match = |total: usize| total as f64 / matches as f64;
    println!("{matches} matches, {failed} failed, {plays} plays, {forced} of them forced or dances");
    println!(
        "keys: {keys}, a match {:.0}, a play with its dice {:.2}",
        per_match(keys),
        keys as f64 / plays as f64
    );
    println!(
        "  for dice {}, for plays {}, for the rest {}",
        sum(|c| c.dice),
        sum(|c| c.play),
        keys - sum(|c| c.dice) - sum(|c| c.play)
    );
    println!("  a chosen play {:.3}", sum(|c| c.play) as f64 / chosen as f64);
    let mut times: Vec<f64> = all.iter().map(seconds).collect();
    times.sort_by(f64::total_cmp);
    println!(
        "seconds at {KEY} ms a key: mean {:.0}, median {:.0}, worst {:.0}",
        times.iter().sum::<f64>() / matches as f64,
        times[matches / 2],
        times[matches - 1]
    );
    let by_keys = |n: usize| all.iter().map(|c| c.by_keys[n]).sum::<usize>();
    let by_rank = |n: usize| all.iter().map(|c| c.by_rank[n]).sum::<usize>();
    println!("chosen plays with one key: {:.1}%", share(by_keys(1)));
    for n in (2..16).filter(|n| by_keys(*n) > 0) {
        println!("  with {n} keys: {} ({:.2}%)", by_keys(n), share(by_keys(n)));
    }
    let mut up_to = 0;
    for rank in 0..11 {
        up_to += by_rank(rank);
        println!("  proposal {:>2}: {} ({:.1}% up to here)", rank + 1, by_rank(rank), share(up_to));
    }
    println!("entries without keys: {}", sum(|c| c.given));
}
