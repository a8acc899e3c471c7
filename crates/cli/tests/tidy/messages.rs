//! The catalogue of sentences: which are still written in code, and which nobody says.

use std::collections::BTreeSet;

use super::{extension, refuse, root, sources};

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

/// The places in the code where a refusal gets its word.
const REFUSALS: &[&str] =
    &["unprocessable(", "bad_request(", "Refused::new(", "FileError::new(", "StatusCode::"];

/// The words for programs that a refusal in this text may have.
fn codes(text: &str) -> impl Iterator<Item = &str> {
    REFUSALS.iter().flat_map(|start| text.split(start).skip(1)).filter_map(|rest| {
        // After a status comes the word; elsewhere it is the first argument.
        let rest = rest.trim_start_matches(|c: char| c.is_ascii_uppercase() || c == '_' || c == ',');
        let word = rest.trim_start().strip_prefix('"')?.split('"').next()?;
        word.chars().all(|c| c.is_ascii_lowercase() || c == '-').then_some(word)
    })
}

#[test]
fn the_page_of_the_wire_lists_every_code_of_a_refusal() {
    let page = std::fs::read_to_string(root().join("docs/wire.md")).unwrap();
    let mut found = 0;
    let mut missing = BTreeSet::new();
    for (path, text) in sources() {
        if !["server", "table", "workers"].iter().any(|name| crate_of(&path).as_deref() == Some(name)) {
            continue;
        }
        for code in codes(&text) {
            found += 1;
            if !page.contains(&format!("`{code}`")) {
                missing.insert(format!("{code} ({})", path.display()));
            }
        }
    }
    assert!(found > 100, "{found} refusals");
    refuse(missing.into_iter().collect(), "codes of refusals that docs/wire.md does not list");
}
