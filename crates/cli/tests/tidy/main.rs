//! The house rules that a compiler does not check: which way dependencies point, how long a file may grow, what
//! may not stand in one.

mod arrows;
mod clock;
mod imports;
mod messages;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Crates that a browser build carries: nothing in them touches files, sockets, clocks or threads.
const PURE: &[&str] = &[
    "messages",
    "rules",
    "formats",
    "engine",
    "analysis",
    "protocol",
    "dice",
    "wire",
    "table",
    "practice",
    "lessons",
    "reference",
    "chouette",
    "tournament",
    "club",
    "fibs",
    "clubhouse",
    "scribe",
];

const LONGEST_FILE: usize = 600;

/// More files than these in a circle cannot be understood one after the other.
const LARGEST_CIRCLE: usize = 4;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace root exists")
}

/// Tracked files plus those about to be: what a commit would hold.
fn files() -> Vec<PathBuf> {
    let root = root();
    let out = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(&root)
        .output()
        .expect("git lists the files");
    assert!(out.status.success(), "git ls-files failed");
    let list = String::from_utf8(out.stdout).expect("paths are UTF-8");
    let files: Vec<_> = list.lines().map(PathBuf::from).filter(|p| root.join(p).is_file()).collect();
    assert!(files.len() > 50, "only {} files found: not the repository", files.len());
    files
}

fn extension(path: &Path) -> &str {
    path.extension().and_then(|e| e.to_str()).unwrap_or("")
}

fn sources() -> Vec<(PathBuf, String)> {
    files()
        .into_iter()
        .filter(|p| matches!(extension(p), "rs" | "ts" | "svelte" | "css" | "sh"))
        .map(|p| {
            let text = std::fs::read_to_string(root().join(&p)).expect("sources are UTF-8");
            (p, text)
        })
        .collect()
}

fn refuse(faults: Vec<String>, rule: &str) {
    assert!(faults.is_empty(), "{rule}:\n  {}", faults.join("\n  "));
}

#[test]
fn files_stay_short() {
    let faults = sources()
        .iter()
        .filter(|(path, _)| !is_table(path))
        .map(|(path, text)| (path, text.lines().count()))
        .filter(|(_, lines)| *lines > LONGEST_FILE)
        .map(|(path, lines)| format!("{} has {lines} lines", path.display()))
        .collect();
    refuse(faults, "files longer than a reader can hold in mind (600 lines)");
}

/// Tables are looked up, not read.
fn is_table(path: &Path) -> bool {
    path.to_string_lossy().contains("/table")
}

#[test]
fn no_drawers_for_leftovers() {
    let faults = files()
        .iter()
        .filter(|p| {
            matches!(
                p.file_stem().and_then(|s| s.to_str()).unwrap_or(""),
                "util" | "utils" | "helper" | "helpers" | "common" | "misc"
            )
        })
        .map(|p| p.display().to_string())
        .collect();
    refuse(faults, "files named after nothing");
}

/// For each crate its files, as paths below `src`, with their texts; files of tests are left out.
fn crates() -> BTreeMap<String, Vec<(String, String)>> {
    let mut found: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
    for (path, text) in sources() {
        let path = path.to_string_lossy().into_owned();
        let Some((name, file)) = path.strip_prefix("crates/").and_then(|rest| rest.split_once("/src/"))
        else {
            continue;
        };
        if file.ends_with(".rs") && !is_test(file) && !name.contains('/') {
            found.entry(name.to_owned()).or_default().push((file.to_owned(), text));
        }
    }
    assert!(found.len() > 15 && found.values().all(|files| !files.is_empty()), "{:?}", found.keys());
    found
}

#[test]
fn files_do_not_run_in_circles() {
    let mut faults = Vec::new();
    for (name, files) in crates() {
        let circles = imports::circles(&imports::imports(&files));
        let large = circles.iter().filter(|circle| circle.len() > LARGEST_CIRCLE);
        faults.extend(large.map(|circle| format!("{name}: {}", circle.join(", "))));
    }
    refuse(faults, "each of more than four files needs all the others");
}

/// A folder with its file of the same name is one room, and so is a file in no folder.
fn room(file: &str) -> String {
    file.split('/').next().unwrap_or(file).trim_end_matches(".rs").to_owned()
}

#[test]
fn folders_point_one_way() {
    let mut faults = Vec::new();
    for (name, files) in crates() {
        let mut rooms = imports::Imports::new();
        for (file, used) in imports::imports(&files) {
            let from = room(&file);
            if !matches!(from.as_str(), "lib" | "main") {
                let others = used.iter().map(|file| room(file)).filter(|to| *to != from);
                rooms.entry(from.clone()).or_default().extend(others);
            }
        }
        let folders: BTreeSet<_> =
            files.iter().filter(|(file, _)| file.contains('/')).map(|(file, _)| room(file)).collect();
        let circles = imports::circles(&rooms).into_iter();
        let tied = circles.filter(|circle| circle.iter().any(|room| folders.contains(room)));
        faults.extend(tied.map(|circle| format!("{name}: {}", circle.join(", "))));
    }
    refuse(faults, "folders that need each other");
}

/// Files of `formats` that may ask which game it is: other programs have a name of their own for it, or none. In `bkg.rs`
/// *backgammon* is a grade.
const WRITES_NAMES: &[&str] = &["sites/bkg.rs", "sites/oldmoves.rs"];

/// Whether a file holds tests alone.
fn is_test(path: &str) -> bool {
    path.ends_with("tests.rs") || path.split('/').rev().skip(1).any(|folder| folder.ends_with("tests"))
}

/// A source without the tests at its end.
fn shipped(text: &str) -> &str {
    text.split("#[cfg(test)]\nmod tests {").next().unwrap_or("")
}

/// Whether a line compares something with one variant: with a constant of `VariantId`, or with its id as text.
fn asks_which_variant(line: &str, ids: &[String]) -> bool {
    let code = line.split("//").next().unwrap_or("");
    let is_one = |words: &str| {
        let path = words.split(|c: char| !(c.is_alphanumeric() || "_:\"-".contains(c))).next().unwrap_or("");
        let constant = path.rsplit_once("VariantId::").map(|(_, name)| name);
        constant.is_some_and(|name| name.starts_with(|c: char| c.is_ascii_uppercase()))
            || ids.iter().any(|id| path == format!("\"{id}\""))
    };
    let compares = ["== ", "!= ", "=== ", "!== "].iter().any(|sign| {
        let behind = code.split(sign).skip(1).any(|behind| is_one(behind.trim_start_matches('&')));
        let before = |text: &str| text.trim_end().rsplit([' ', '(', '!', '&']).next().is_some_and(is_one);
        behind || code.split_once(sign).is_some_and(|(text, _)| before(text))
    });
    // An arm of a `match`, and a pattern of `matches!`.
    let arm = code.split_once("=>").is_some_and(|(before, _)| is_one(before.trim()));
    let pattern_of_let =
        code.split_once("let VariantId::").is_some_and(|(_, name)| is_one(&format!("VariantId::{name}")));
    let pattern = code.split_once("matches!(").and_then(|(_, behind)| behind.split_once(", "));
    compares || arm || pattern_of_let || pattern.is_some_and(|(_, behind)| is_one(behind))
}

#[test]
fn nobody_compares_variants() {
    let registry = crates()["rules"].clone();
    let specs = registry.iter().filter(|(file, _)| file.starts_with("variant"));
    let ids: Vec<String> = specs
        .flat_map(|(_, text)| text.split("VariantId(\"").skip(1).filter_map(|rest| rest.split('"').next()))
        .map(str::to_owned)
        .collect();
    assert!(ids.len() >= 32 && ids.contains(&"backgammon".to_owned()), "{ids:?}");
    let asked = [
        "if id == VariantId::FEVGA {",
        "if pasch_rules::VariantId::FEVGA != *id {",
        "one.id == pasch_rules::VariantId::FEVGA && more",
        "VariantId::TAVLA => 1,",
        "matches!(id, VariantId::TAVLA)",
        "if let VariantId::TAVLA = id {",
        "if (game.id !== \"tavla\") {",
    ];
    for line in asked {
        assert!(asks_which_variant(line, &ids), "{line}");
    }
    assert!(!asks_which_variant("let id = VariantId::FEVGA; if id == VariantId::find(text) {", &ids));
    let mut faults = Vec::new();
    for (path, text) in sources() {
        let p = path.to_string_lossy();
        let is_asked = p.starts_with("crates/") && p.contains("/src/") || p.starts_with("web/src/");
        if !is_asked || p.starts_with("crates/rules/src/variants/") || is_test(&p) {
            continue;
        }
        let lines = shipped(&text).lines().enumerate().filter(|(_, line)| asks_which_variant(line, &ids));
        let found: Vec<String> = lines.map(|(n, line)| format!("{p}:{}: {}", n + 1, line.trim())).collect();
        match WRITES_NAMES.iter().any(|name| p == format!("crates/formats/src/{name}")) {
            true if found.is_empty() => faults.push(format!("{p} compares nothing: it needs no exception")),
            true => {}
            false => faults.extend(found),
        }
    }
    refuse(faults, "what a variant does differently is its data");
}

#[test]
fn pure_crates_do_no_io() {
    let banned =
        ["std::fs", "std::net", "std::process", "std::thread", "SystemTime", "Instant::now", "println!"];
    let mut faults = Vec::new();
    for (path, text) in sources() {
        let p = path.to_string_lossy();
        // What only tests use is no part of what a browser carries.
        if !PURE.iter().any(|c| p.starts_with(&format!("crates/{c}/src/"))) || p.ends_with("/tests.rs") {
            continue;
        }
        for (n, line) in shipped(&text).lines().enumerate() {
            let code = line.split("//").next().unwrap_or("");
            for word in banned {
                if code.contains(word) {
                    faults.push(format!("{p}:{}: {word}", n + 1));
                }
            }
        }
    }
    refuse(faults, "rules, formats, engine, analysis and protocol do no I/O and need no clock or thread");
}

#[test]
fn unsafe_code_is_argued() {
    let mut faults = Vec::new();
    for (path, text) in sources() {
        let p = path.to_string_lossy().into_owned();
        if extension(&path) != "rs" || p.ends_with("tests/tidy/main.rs") {
            continue;
        }
        let lines: Vec<_> = text.lines().collect();
        for (n, line) in lines.iter().enumerate() {
            let code = line.split("//").next().unwrap_or("");
            if !code.contains("unsafe {") && !code.contains("unsafe fn") {
                continue;
            }
            let near = &lines[n.saturating_sub(8)..=n];
            if !near.iter().any(|l| l.contains("SAFETY") || l.contains("# Safety")) {
                faults.push(format!("{p}:{}: no SAFETY argument", n + 1));
            }
        }
    }
    refuse(faults, "each unsafe block carries its argument");
}

#[test]
fn nothing_is_unfinished_or_switched_off() {
    let marks = [
        concat!("todo", "!("),
        concat!("unimplemented", "!("),
        concat!("#[", "ignore"),
        concat!(".", "skip("),
        concat!("FIX", "ME"),
        concat!("allow(dead", "_code)"),
    ];
    let mut faults = Vec::new();
    for (path, text) in sources() {
        for (n, line) in text.lines().enumerate() {
            // An iterator's skip takes a number; a test's takes nothing or a reason.
            if marks.iter().any(|m| line.contains(m)) && !is_iterator_skip(line) {
                faults.push(format!("{}:{}: {}", path.display(), n + 1, line.trim()));
            }
        }
    }
    refuse(faults, "unfinished, or switched off");
}

fn is_iterator_skip(line: &str) -> bool {
    let skip = concat!(".", "skip(");
    line.contains(skip)
        && !["it", "test", "describe"].iter().any(|word| line.contains(&format!("{word}{skip}")))
}

#[test]
fn documents_name_files_that_exist() {
    let mut faults = Vec::new();
    for path in files().iter().filter(|p| extension(p) == "md") {
        let text = std::fs::read_to_string(root().join(path)).expect("documents are UTF-8");
        let folder = path.parent().unwrap_or(Path::new(""));
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let target = link.split('#').next().unwrap_or("");
            if target.is_empty() || target.contains("://") || target.starts_with("mailto:") {
                continue;
            }
            if !root().join(folder).join(target).exists() {
                faults.push(format!("{} → {target}", path.display()));
            }
        }
    }
    let contents = std::fs::read_to_string(root().join("docs/SUMMARY.md")).expect("the book has contents");
    for path in files().iter().filter(|p| p.starts_with("docs") && extension(p) == "md") {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or("");
        if name != "SUMMARY.md" && !contents.contains(&format!("]({name})")) {
            faults.push(format!("docs/SUMMARY.md does not name {name}"));
        }
    }
    refuse(faults, "links to files that are not there, and pages that the book leaves out");
}

#[test]
fn what_runs_elsewhere_is_named_by_its_hash() {
    let mut faults = Vec::new();
    for path in files().iter().filter(|path| path.starts_with(".github/workflows")) {
        let text = std::fs::read_to_string(root().join(path)).expect("workflows are UTF-8");
        for (n, line) in text.lines().enumerate() {
            let Some((_, action)) = line.split_once("uses:") else { continue };
            let hash = action.split_once('@').and_then(|(_, rest)| rest.split_whitespace().next());
            if !hash.is_some_and(|hash| hash.len() == 40 && hash.chars().all(|c| c.is_ascii_hexdigit())) {
                faults.push(format!("{}:{}: {}", path.display(), n + 1, line.trim()));
            }
        }
    }
    refuse(faults, "an action is named by the 40 digits of its commit");
}

/// Lines of these sources that hold one of the marks.
fn lines_with(marks: &[&str], is_asked: impl Fn(&str) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for (path, text) in sources() {
        let path = path.display().to_string();
        let lines = text.lines().enumerate().filter(|_| is_asked(&path));
        let hits = lines.filter(|(_, line)| marks.iter().any(|mark| line.contains(mark)));
        found.extend(hits.map(|(n, line)| format!("{path}:{}: {}", n + 1, line.trim())));
    }
    found
}

#[test]
fn pages_insert_no_markup_and_run_no_text() {
    let marks = [
        "{@html",
        "innerHTML",
        "outerHTML",
        "insertAdjacentHTML",
        "document.write",
        "eval(",
        "new Function",
        "srcdoc",
    ];
    refuse(
        lines_with(&marks, |path| path.starts_with("web/src/")),
        "pages are made of text nodes and components",
    );
}

#[test]
fn the_server_starts_no_process() {
    let faults =
        lines_with(&["process::Command", "Command::new"], |path| path.starts_with("crates/server/src/"));
    refuse(faults, "nothing a caller sends can become a command");
}

#[test]
fn pages_over_https_open_sockets_over_tls() {
    let mut lines = lines_with(&["\"ws\"", "\"ws:", "`ws:"], |path| path.starts_with("web/src/"));
    assert!(!lines.is_empty(), "the pages open sockets");
    lines.retain(|line| !line.contains("location.protocol === \"https:\" ? \"wss\" : \"ws\""));
    refuse(lines, "the scheme of a socket follows that of the page");
}

#[test]
fn versions_of_libraries_are_locked() {
    let files = files();
    for lock in ["Cargo.lock", "fuzz/Cargo.lock", "web/package-lock.json"] {
        assert!(files.contains(&PathBuf::from(lock)), "{lock} belongs to the repository");
    }
    let locked = ["version = \"", "source = \"registry+", "checksum = \""];
    let text = std::fs::read_to_string(root().join("Cargo.lock")).expect("it is UTF-8");
    let faults = text.split("[[package]]\n").skip(1).filter(|package| package.contains(locked[1]));
    let faults = faults.filter(|package| !locked.iter().all(|mark| package.contains(mark)));
    let faults: Vec<String> =
        faults.map(|package| package.lines().next().unwrap_or_default().to_owned()).collect();
    refuse(faults, "a library is named by version and checksum");
}

/// The tests that docs/security.md names are there; a row without one says so.
#[test]
fn security_is_shown_by_tests_that_exist() {
    let text = std::fs::read_to_string(root().join("docs/security.md")).expect("it is UTF-8");
    let known: String =
        sources().iter().map(|(path, text)| format!("{}\n{text}\n", path.display())).collect();
    let is_known = |name: &str| {
        [
            format!("fn {name}("),
            format!("mod {name} "),
            format!("mod {name};"),
            format!("/{name}.rs\n"),
            format!("async fn {name}("),
        ]
        .iter()
        .any(|form| known.contains(form.as_str()))
    };
    let (mut faults, mut named) = (Vec::new(), 0);
    for (n, line) in text.lines().enumerate() {
        let is_row = line.starts_with("| ") && line.as_bytes()[2].is_ascii_digit() && line.contains('.');
        for name in line.split('`').skip(1).step_by(2) {
            let is_name = |part: &str| {
                !part.is_empty()
                    && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
            };
            if name.contains("::") && name.split("::").all(is_name) {
                named += 1;
                let last = name.rsplit("::").next().unwrap_or_default();
                if !is_known(last) {
                    faults.push(format!("line {}: {name}", n + 1));
                }
            }
        }
        if is_row && line.contains("| met") {
            let shown = line.rsplit('|').nth(1).unwrap_or_default().trim();
            if shown.is_empty() || shown == "–" {
                faults.push(format!("line {}: neither a test nor *by reading*", n + 1));
            }
        }
    }
    assert!(named > 60, "only {named} tests are named");
    refuse(faults, "docs/security.md names tests that are there");
}
