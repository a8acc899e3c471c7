//! What the page's own checker is held against: records, what is altered in them, and what the library says of each.
//!
//! `UPDATE_DICE=1 cargo test -p pasch-dice --test v3 page` writes the file that the page's tests read.
//! `PASCH_DICE_JOBS=FILE PASCH_DICE_COMPARED=40` writes one with more of the same, which they read by the same variable.

use pasch_dice::Party;
use pasch_dice::v3::{
    CheckError, Entry, Memory, Receipt, Record, Verdict, Word, verify, verify_memory, verify_two,
};
use serde_json::{Value, json};

use crate::checkers::{odd_records, printed};
use crate::games::{number, play, seeds};
use crate::mutations::{alterations, at_path};
use crate::world::{World, forge, item, outline};

#[derive(Default)]
struct Jobs {
    records: Vec<Value>,
    memories: Vec<Value>,
    jobs: Vec<Value>,
}

/// A verdict with its words.
fn said(verdict: Result<Verdict, CheckError>) -> Value {
    verdict.map_or(Value::Null, |verdict| printed(&verdict))
}

impl Jobs {
    fn record(&mut self, record: &Record) -> usize {
        self.records.push(serde_json::to_value(record).unwrap());
        self.records.len() - 1
    }

    fn alone(&mut self, at: usize, record: &Record, log: Option<&[String]>) {
        self.jobs.push(json!({ "record": at, "log": log, "said": said(verify(record, outline, log)) }));
    }

    fn two(&mut self, one: (usize, &Record), two: (usize, &Record)) {
        let said = said(verify_two(one.1, two.1, outline));
        self.jobs.push(json!({ "record": one.0, "second": two.0, "said": said }));
    }

    fn beside(&mut self, records: &[(usize, &Record)], memory: &Memory) {
        let at = self.memories.len();
        self.memories.push(serde_json::to_value(memory).unwrap());
        for (place, record) in records {
            let said = said(verify_memory(record, memory, outline));
            self.jobs.push(json!({ "record": place, "memory": at, "said": said }));
        }
    }

    /// What is altered stands in few words: a path with its new value, or what is done to an entry.
    fn altered(&mut self, at: usize, seed: u64, step: usize) {
        for (what, altered) in alterations(&self.records[at].clone(), seed).into_iter().step_by(step) {
            let said = match serde_json::from_value::<Record>(altered.clone()) {
                Ok(record) => said(verify(&record, outline, None)),
                Err(_) => Value::Null,
            };
            let path: Vec<String> = what.split('.').map(str::to_owned).collect();
            let mut altered = altered;
            let value = if what.contains(' ') { Value::Null } else { at_path(&mut altered, &path).clone() };
            self.jobs.push(json!({ "record": at, "altered": what, "value": value, "said": said }));
        }
    }

    fn honest(&mut self, seed: u64) -> usize {
        let (world, _) = play(seed);
        let (record, lines) = (world.record(), world.lines());
        let at = self.record(&record);
        self.alone(at, &record, Some(&lines));
        self.alone(at, &record, Some(&lines[1..]));
        let mut shorter = record.clone();
        let last = shorter.epochs.last_mut().unwrap();
        last.items.truncate(last.items.len() / 2 + 1);
        let head = *last.heads().last().unwrap();
        last.receipts = vec![Receipt::new(&last.context.id(), head, &world.server_key)];
        let short = self.record(&shorter);
        self.two((at, &record), (short, &shorter));
        self.two((short, &shorter), (at, &record));
        for browser in world.browsers.iter().flatten() {
            self.beside(&[(at, &record), (short, &shorter)], browser.memory());
        }
        at
    }

    /// A server that signs two stories, and one that forges a word.
    fn attacks(&mut self) {
        let mut world = World::rolling(31);
        let mut other = world.clone();
        world.roll_and_play();
        let roller = other.roller();
        other.word(roller, Word::Double).unwrap();
        let (one, two) = (world.record(), other.record());
        let places = [(self.record(&one), &one), (self.record(&two), &two)];
        self.two(places[0], places[1]);
        for browser in [&mut world, &mut other].into_iter().flat_map(|world| world.browsers.iter().flatten())
        {
            self.beside(&places, browser.memory());
        }
        let double = item(Entry::Word { party: roller, word: Word::Double });
        let forged = forge(&world, [world.host.items().to_vec(), vec![double]].concat());
        let at = self.record(&forged);
        self.alone(at, &forged, None);
        // The flag of a player whose link the server has confirmed.
        let mut world = World::bound(33);
        world.host.begin().unwrap();
        world.tell();
        let release = world.browser(Party::A).release().unwrap();
        let pasch_dice::v3::Answer::Got(got) = world.host.hear(&release).unwrap() else { panic!("stored") };
        world.browser(Party::A).note(&got).unwrap();
        world.act(r#"{"do":"forfeit","by":"A"}"#);
        world.finish();
        let record = world.record();
        let at = self.record(&record);
        self.beside(&[(at, &record)], world.browser(Party::A).memory());
    }

    /// A match that the server annuls: its log may end by a loss.
    fn annulled(&mut self) {
        let mut world = World::bound(35);
        world.host.begin().unwrap();
        world.tell();
        world.host.end(pasch_dice::v3::ANNULLED).unwrap();
        world.tell();
        let record = world.record();
        let at = self.record(&record);
        for line in [r#"{"do":"forfeit","by":"B"}"#, r#"{"do":"double"}"#] {
            self.alone(at, &record, Some(&[line.to_owned()]));
        }
    }

    fn text(&self) -> String {
        let lines = |list: &[Value]| list.iter().map(Value::to_string).collect::<Vec<_>>().join(",\n");
        let parts = [("records", &self.records), ("memories", &self.memories), ("jobs", &self.jobs)];
        let parts = parts.map(|(name, list)| format!("\"{name}\":[\n{}\n]", lines(list)));
        format!("{{{}}}\n", parts.join(","))
    }
}

#[test]
fn the_page_is_held_against_what_the_library_says() {
    let mut jobs = Jobs::default();
    // Links that were left, new keys, restores, a number that was skipped, a program without a key.
    for seed in [12, 13, 17] {
        let at = jobs.honest(seed);
        if seed == 13 {
            jobs.altered(at, seed, 5);
        }
    }
    jobs.attacks();
    jobs.annulled();
    for record in odd_records() {
        let at = jobs.record(&record);
        jobs.alone(at, &record, None);
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/tests/fixtures/dice3.json");
    if std::env::var_os("UPDATE_DICE").is_some() {
        std::fs::write(path, jobs.text()).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), jobs.text(), "UPDATE_DICE=1 writes it anew");
    if let Ok(path) = std::env::var("PASCH_DICE_JOBS") {
        for seed in seeds(number("PASCH_DICE_COMPARED", 12)) {
            let at = jobs.honest(seed);
            jobs.altered(at, seed, 1);
        }
        std::fs::write(path, jobs.text()).unwrap();
    }
}
