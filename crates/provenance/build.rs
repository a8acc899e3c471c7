//! Notes the commit of the source, for the cards of what the program makes.

use std::process::Command;

/// What the bytes of nets and labels depend on.
const SOURCES: [&str; 3] = ["../rules/src", "../engine/src", "../train/src"];

fn main() {
    let commit = git(&["rev-parse", "--short=12", "HEAD"]).unwrap_or_else(|| "unknown".to_owned());
    let mut changed = vec!["status", "--porcelain", "--"];
    changed.extend(SOURCES);
    let plus = if git(&changed).is_some_and(|list| !list.is_empty()) { "+" } else { "" };
    println!("cargo::rustc-env=PASCH_COMMIT={commit}{plus}");
    println!("cargo::rerun-if-changed=build.rs");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={source}");
    }
    if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"]) {
        println!("cargo::rerun-if-changed={log}");
    }
}

fn git(arguments: &[&str]) -> Option<String> {
    let out = Command::new("git").args(arguments).output().ok().filter(|out| out.status.success())?;
    Some(String::from_utf8(out.stdout).ok()?.trim().to_owned())
}
