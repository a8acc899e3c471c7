use std::path::PathBuf;

use super::*;
use crate::problems::manifest::{Manifest, assemble};
use pasch_practice::set::Set;

fn plan() -> Plan {
    Plan { seed: 5, each: 1, games: 5, threads: 2, limits: Limits { at_least: 2, at_most: 3, certain: 1.0 } }
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("pasch-problems-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn lines(entries: &[Entry]) -> Vec<String> {
    entries.iter().map(Entry::to_line).collect()
}

#[test]
fn a_run_that_was_killed_ends_with_the_same_problems() {
    let engine = Engine::builtin();
    let maker = |threads| Maker { engine: &engine, plan: Plan { threads, ..plan() }, kept: Vec::new() };
    let (whole, parts) = (folder("whole"), folder("parts"));
    let through = maker(2).run(&whole, &mut |_| true).expect("a run");
    assert!(!through.is_empty());
    assert!(matches!(maker(1).run(&parts, &mut |_| false), Err(RunError::Stopped)));
    // Half a line, as a kill leaves it.
    let path = parts.join("journal.txt");
    let mut text = std::fs::read_to_string(&path).expect("a journal");
    assert_eq!(text.lines().count(), 1);
    text.push_str("7 0123 kept ope");
    std::fs::write(&path, text).expect("written");
    let gone_on = maker(1).run(&parts, &mut |_| true).expect("a run");
    assert_eq!(lines(&gone_on), lines(&through));
    let set = assemble(&plan(), &[], &Set::default(), through);
    let again = Set::parse(&set.to_text()).expect("a set");
    assert_eq!(again.entries(), set.entries());
    for folder in [whole, parts] {
        std::fs::remove_dir_all(folder).expect("removed");
    }
}

#[test]
fn kinds_are_made_again_when_their_judge_changes() {
    let plan = plan();
    let entry = |kind| {
        let text =
            Set::builtin().entries().iter().find(|entry| entry.kind == kind).expect("every kind").to_line();
        Entry::from_line(&text).expect("a line")
    };
    let set = Set::new(Kind::ALL.into_iter().map(entry).collect());
    let mut card = Manifest::new(&plan, &set, "pasch-lab problems".to_owned(), "2026-01-31".to_owned());
    assert_eq!(Manifest::from_toml(&card.to_toml().expect("TOML")).expect("a card"), card);
    assert_eq!(card.kept(&plan), Kind::ALL);
    assert!(card.kept(&Plan { each: 2, ..plan.clone() }).is_empty(), "more are asked for");
    card.kinds.get_mut("prime").expect("a kind").judge = "0".to_owned();
    let kept = card.kept(&plan);
    assert_eq!(kept.len(), Kind::ALL.len() - 1);
    assert!(!kept.contains(&Kind::Prime));
    let made = assemble(&plan, &kept, &set, Vec::new());
    assert_eq!(made.entries().len(), kept.len());
    assert_ne!(plan.judge(Kind::BearOff), plan.judge(Kind::Prime), "races know another net");
}
