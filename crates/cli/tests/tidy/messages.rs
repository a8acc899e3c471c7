//! The catalogue of sentences: which are still written in code, and which nobody says.

use std::collections::BTreeSet;

use super::{extension, files, refuse, root, sources};

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
    let faults = counts.into_iter().filter(|(_, count)| *count > 0);
    let faults = faults.map(|(name, count)| format!("{name}: {count} sentences in #[error(…)]"));
    refuse(faults.collect(), "sentences born in code (use #[derive(Describe)] and locales/en)");
}

/// The crates of the command line. Their commands take their help from the catalogue, which a test of each program checks.
const PROGRAMS: &[&str] = &["cli", "console", "lab", "load", "train"];

/// The places in the code where people are told something.
const TELLERS: &[&str] = &[
    "bail!(",
    "anyhow!(",
    "print!(",
    "println!(",
    "context(",
    "context(|| format!(",
    "tell(&format!(",
    "print(&format!(",
];

/// The texts with words that a source tells people itself.
fn told_in(text: &str) -> Vec<&str> {
    let shipped = text.split("#[cfg(test)]\nmod ").next().unwrap_or("");
    let behind = TELLERS.iter().flat_map(|teller| shipped.split(teller).skip(1));
    let texts = behind.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next());
    texts.filter(|text| has_words(text)).collect()
}

/// Whether a format has two letters beside each other that are its own: neither of an argument nor of an escape.
fn has_words(format: &str) -> bool {
    let own = format.split('{').map(|part| part.split_once('}').map_or(part, |(_, own)| own));
    own.flat_map(|part| part.split('\\').enumerate()).any(|(at, part)| {
        let letters: Vec<bool> =
            part.chars().skip(usize::from(at > 0)).map(|c| c.is_ascii_alphabetic()).collect();
        letters.windows(2).any(|pair| pair[0] && pair[1])
    })
}

#[test]
fn commands_print_sentences_of_the_catalogue() {
    let told = ["bail!(\"no {x}\")", "x.context(\n  \"cannot\")", "println!(\"{a}: {b} left\")"];
    assert!(told.iter().all(|text| told_in(text).len() == 1));
    let own = [
        "println!(\"{}\\n\", message!(\"x\"))",
        "tell(&format!(\"{name}: {why:#}\"))",
        "context(message!(\"a\"))",
    ];
    assert!(own.iter().all(|text| told_in(text).is_empty()));
    let mut faults = Vec::new();
    for (path, text) in sources() {
        if PROGRAMS.iter().any(|name| crate_of(&path).as_deref() == Some(name)) {
            faults.extend(told_in(&text).iter().map(|told| format!("{}: {told}", path.display())));
        }
    }
    refuse(faults, "sentences born in commands (use message! and locales/en)");
}

/// Whether a text is the help of a command or of an argument.
fn is_help(id: &str) -> bool {
    let starts = ["cmd-", "opt-", "lab-cmd-", "lab-opt-"];
    matches!(id, "cmd" | "lab-cmd") || starts.iter().any(|start| id.starts_with(start))
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
    let unsaid: Vec<_> =
        pasch_messages::ids().filter(|id| !is_help(id) && !said.contains(*id)).map(str::to_owned).collect();
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

/// Why a line of a catalogue is no plain English, if it is not.
fn unplain(line: &str) -> Option<&'static str> {
    let text = line.split_once(" = ").map_or(line, |(_, text)| text).trim();
    if line.starts_with('#') {
        return None;
    }
    // *He* is a name of the Chinese, too.
    let is_person =
        |word: &str| matches!(word, "he" | "his" | "him" | "she" | "her" | "hers" | "Him" | "His" | "Her");
    if text.split(|c: char| !c.is_alphanumeric()).any(is_person) {
        return Some("he or she");
    }
    // Further lines may begin in the middle of a sentence.
    let begins = line.contains(" = ") && ["Who ", "What "].iter().any(|word| text.starts_with(word));
    (begins && text.ends_with('.') && !text.contains('?'))
        .then_some("a statement that begins with Who or What")
}

#[test]
fn the_catalogue_is_plain_english() {
    assert!(unplain("x = Who opens it has his own.").is_some() && unplain("    Her turn").is_some());
    assert!(unplain("x = What is left is off.").is_some() && unplain("x = What is left?").is_none());
    assert!(unplain("# What he said = x.").is_none() && unplain("x = They open the other one.").is_none());
    let mut faults = Vec::new();
    for path in files().iter().filter(|path| path.starts_with("locales/en") && extension(path) == "ftl") {
        let text = std::fs::read_to_string(root().join(path)).expect("the catalogue is UTF-8");
        for (n, line) in text.lines().enumerate() {
            faults.extend(
                unplain(line).map(|why| format!("{}:{}: {why}: {}", path.display(), n + 1, line.trim())),
            );
        }
    }
    refuse(faults, "sentences that the rules of style refuse");
}
