//! `examples/verify_dice.py`, written from docs/fair-dice.md alone, says the same as the library, words included.

use std::io::Write as _;
use std::process::{Command, Stdio};

use pasch_dice::v3::{Entry, Memory, Record, Verdict, verify, verify_memory, verify_two};
use serde_json::{Value, json};

use crate::games::{number, play, seeds};
use crate::mutations::{alterations, is_caught};
use crate::world::{World, forge, item, outline};

const DRIVER: &str = r#"
import functools, json, sys
import verify_dice as v
v.holds = functools.lru_cache(100000)(v.holds)  # altered records share most of their signatures
for line in sys.stdin:
    job = json.loads(line)
    try:
        if job["second"]:
            verdict = v.verify_two(job["record"], job["second"])
        elif job["memory"]:
            verdict = v.verify_memory(job["record"], job["memory"])
        else:
            verdict = v.verify(job["record"], job["log"])[0]
        print(json.dumps(v.printed(verdict)))
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, v.struct.error) as error:
        print(json.dumps({"error": repr(error)}))
"#;

/// What the other program says of these jobs.
fn ask(jobs: &[Value]) -> Vec<Value> {
    let examples = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples");
    let mut child = Command::new("python3")
        .args(["-B", "-c", DRIVER])
        .env("PYTHONPATH", examples)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3");
    let mut stdin = child.stdin.take().unwrap();
    let lines: String = jobs.iter().map(|job| format!("{job}\n")).collect();
    let writer = std::thread::spawn(move || stdin.write_all(lines.as_bytes()));
    let out = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert!(out.status.success());
    String::from_utf8(out.stdout).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

pub fn printed(verdict: &Verdict) -> Value {
    let doubts: Vec<String> = verdict.doubts.iter().map(ToString::to_string).collect();
    let contradiction = verdict.contradiction.as_ref().map(|found| {
        json!({ "epoch": found.epoch, "entry": found.entry, "what": found.what.code(), "by": found.by })
    });
    json!({
        "chosen": verdict.chosen(), "foreseen": verdict.foreseen(), "throws": verdict.throws,
        "skipped": verdict.skipped, "doubts": doubts, "contradiction": contradiction,
        "words": verdict.contradiction.as_ref().map(ToString::to_string),
    })
}

fn job(
    record: &impl serde::Serialize,
    second: Option<&Record>,
    memory: Option<&Memory>,
    log: Option<&[String]>,
) -> Value {
    json!({ "record": record, "second": second, "memory": memory, "log": log })
}

#[test]
fn two_programs_agree_on_honest_games() {
    let (mut jobs, mut expected) = (Vec::new(), Vec::new());
    for seed in seeds(number("PASCH_DICE_COMPARED", 12)) {
        let (world, _) = play(seed);
        let (record, lines) = (world.record(), world.lines());
        jobs.push(job(&record, None, None, Some(&lines)));
        expected.push(printed(&verify(&record, outline, Some(&lines)).unwrap()));
        // One line of the log is missing.
        jobs.push(job(&record, None, None, Some(&lines[1..])));
        expected.push(printed(&verify(&record, outline, Some(&lines[1..])).unwrap()));
        // The beginning of the record, and another story that the server signed.
        let mut shorter = record.clone();
        let last = shorter.epochs.last_mut().unwrap();
        last.items.truncate(last.items.len() / 2 + 1);
        let head = *last.heads().last().unwrap();
        last.receipts = vec![pasch_dice::v3::Receipt::new(&last.context.id(), head, &world.server_key)];
        let other = play(seed + 1).0;
        let mut renamed = record.clone();
        renamed.epochs[0].context.players[0].push('x');
        for second in [&shorter, &renamed] {
            jobs.push(job(&record, Some(second), None, None));
            expected.push(printed(&verify_two(&record, second, outline).unwrap()));
        }
        for browser in world.browsers.iter().chain(&other.browsers).flatten() {
            for record in [&record, &shorter] {
                jobs.push(job(record, None, Some(browser.memory()), None));
                expected.push(printed(&verify_memory(record, browser.memory(), outline).unwrap()));
            }
        }
    }
    let mut late = World::rolling(8);
    late.roll_after_links_too_late();
    for browser in late.browsers.iter().flatten() {
        jobs.push(job(&late.record(), None, Some(browser.memory()), None));
        expected.push(printed(&verify_memory(&late.record(), browser.memory(), outline).unwrap()));
    }
    for (at, (said, expected)) in ask(&jobs).iter().zip(&expected).enumerate() {
        assert_eq!(said, expected, "job {at}");
    }
    eprintln!("{} questions, answered alike", jobs.len());
}

#[test]
fn two_programs_agree_on_altered_records() {
    let (mut jobs, mut expected) = (Vec::new(), Vec::new());
    for seed in seeds(number("PASCH_DICE_COMPARED", 12).div_ceil(6)) {
        let value = serde_json::to_value(play(seed + 1).0.record()).unwrap();
        for (_, altered) in alterations(&value, seed) {
            expected.push(match serde_json::from_value::<Record>(altered.clone()) {
                Ok(record) => verify(&record, outline, None).ok().map(|verdict| printed(&verdict)),
                Err(_) => None,
            });
            assert!(is_caught(&altered));
            jobs.push(job(&altered, None, None, None));
        }
    }
    for ((said, expected), job) in ask(&jobs).iter().zip(&expected).zip(&jobs) {
        match expected {
            Some(expected) if said.get("error").is_none() => {
                assert_eq!(said, expected, "{job}");
            }
            // One of them cannot read it, the other one may call it red.
            _ => assert!(said.get("error").is_some() || said["chosen"] == "red", "{said}: {job}"),
        }
    }
    eprintln!("{} altered records, caught by both", jobs.len());
}

/// Lines that libraries for JSON read differently, entered by a server as the play after the opening throw.
pub const ODD_LINES: [&str; 14] = [
    r#"{"do":"play","x":NaN}"#,
    r#"{"do":"play","x":1e999}"#,
    r#"{"do":"play","x":"\ud800"}"#,
    r#"{"do":"play","x":123456789012345}"#,
    r#"{"do":"play","x":1234567890123456}"#,
    r#"{"do":"play","by":[]}"#,
    r#"{"do":"play","do":"first_turn"}"#,
    r#"{"do":"first_turn","do":"play"}"#,
    r#"{"do": "play"}"#,
    "\u{feff}{\"do\":\"play\"}",
    r#"{"do":"play","x":true,"y":[null,false,-1]}"#,
    r#"{"do":"play","x":01}"#,
    r#"{"do":["play"]}"#,
    r#"["do","play"]"#,
];

/// A record with each of them, and one whose line nests deeper than it may.
pub fn odd_records() -> Vec<Record> {
    let deep = format!(r#"{{"do":"play","x":{}{}}}"#, "[".repeat(64), "]".repeat(64));
    let lines = ODD_LINES.into_iter().map(str::to_owned).chain([deep]);
    lines
        .map(|line| {
            let mut world = World::bound(51);
            world.begin();
            forge(&world, [world.host.items().to_vec(), vec![item(Entry::Act { line })]].concat())
        })
        .collect()
}

#[test]
fn two_programs_read_lines_alike() {
    let records = odd_records();
    let jobs: Vec<Value> = records.iter().map(|record| job(record, None, None, None)).collect();
    let expected: Vec<Value> =
        records.iter().map(|record| printed(&verify(record, outline, None).unwrap())).collect();
    let red = expected.iter().filter(|said| said["chosen"] == "red").count();
    assert_eq!(red, records.len() - 4);
    for ((said, expected), job) in ask(&jobs).iter().zip(&expected).zip(&jobs) {
        assert_eq!(said, expected, "{job}");
    }
}

/// The page's vector is what is computed, and holds every kind of entry; both programs read it alike.
#[test]
fn the_vector_of_the_page_is_what_is_computed() {
    let record = pasch_dice::v3::vector().unwrap();
    let entries = record.epochs.iter().flat_map(|part| &part.items);
    let kinds: std::collections::BTreeSet<_> = entries.map(|item| item.entry.kind()).collect();
    assert_eq!(kinds.len(), 11, "{kinds:?}");
    let verdict = verify(&record, outline, None).unwrap();
    assert_eq!(verdict.contradiction, None);
    assert_eq!(ask(&[job(&record, None, None, None)]), [printed(&verdict)]);
    let text = pasch_dice::v3::vector_text().unwrap();
    if let Ok(path) = std::env::var("PASCH_DICE_VECTOR") {
        std::fs::write(path, &text).unwrap();
    }
    let page = include_str!("../../../../docs/fair-dice.md");
    assert!(
        page.contains(&text),
        "PASCH_DICE_VECTOR=FILE cargo test -p pasch-dice vector writes what the page has to hold"
    );
}
