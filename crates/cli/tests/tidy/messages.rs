//! The catalogue of sentences: which are still written in code, and which nobody says.

use std::collections::BTreeSet;

use super::{extension, refuse, sources};

/// Crates whose errors still carry their sentences themselves, with how many they may have.
const SENTENCES_LEFT: &[(&str, usize)] = &[("load", 15), ("train", 12)];

/// The library crate that a source belongs to.
fn crate_of(path: &std::path::Path) -> Option<String> {
    let path = path.to_string_lossy();
    path.strip_prefix("crates/").and_then(|rest| rest.split_once("/src/")).map(|(name, _)| name.to_owned())
}

#[test]
fn errors_name_sentences_of_the_catalogue() {
    let mut counts = std::collections::BTreeMap::<String, usize>::new();
    for (path, text) in sources().iter().filter(|(path, _)| extension(path) == "rs") {
        if let Some(name) = crate_of(path) {
            let own = text.matches("#[error(").count() - text.matches("#[error(transparent)]").count();
            *counts.entry(name).or_default() += own;
        }
    }
    let faults = counts.into_iter().filter_map(|(name, count)| {
        let left = SENTENCES_LEFT.iter().find(|(one, _)| *one == name).map_or(0, |(_, left)| *left);
        (count > left).then(|| format!("{name}: {count} sentences in #[error(…)], {left} may be left"))
    });
    refuse(faults.collect(), "sentences born in code (use #[derive(Describe)] and locales/en)");
}

/// The ids that one source names: those of its derived types, and every quoted text of their form.
fn named(text: &str) -> BTreeSet<String> {
    let mut found: BTreeSet<String> =
        text.split('"').skip(1).step_by(2).filter(|one| is_id(one)).map(str::to_owned).collect();
    let mut prefix = None;
    for line in text.lines() {
        if let Some((_, rest)) = line.split_once("#[describe(\"") {
            prefix = rest.split('"').next();
        } else if let Some(name) = prefix.filter(|_| line.starts_with("    ") && !line.starts_with("     ")) {
            let word: String = line.trim().chars().take_while(|c| c.is_ascii_alphanumeric()).collect();
            if word.starts_with(|c: char| c.is_ascii_uppercase()) {
                found.insert(format!("{name}-{}", hyphens(&word)));
            }
        } else if line == "}" {
            prefix = None;
        }
    }
    found
}

fn is_id(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

fn hyphens(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.extend(letter.to_lowercase());
    }
    text
}

#[test]
fn every_sentence_is_said_somewhere() {
    let mut said = BTreeSet::new();
    for (path, text) in sources().iter().filter(|(path, _)| extension(path) == "rs") {
        if crate_of(path).is_some() {
            said.append(&mut named(text));
        }
    }
    let unsaid: Vec<_> = pasch_messages::ids().filter(|id| !said.contains(*id)).map(str::to_owned).collect();
    assert!(pasch_messages::ids().count() > 400, "the catalogue is read");
    refuse(unsaid, "sentences of locales/en that nothing says");
}
