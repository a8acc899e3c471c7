//! One clock for a whole server: whoever starts it hands the clock in, so that tests can move the time.

use std::path::Path;

use super::{refuse, sources};

/// Crates of a running server.
const SERVED: &[&str] = &["server", "workers", "store", "practice", "delivery", "intake"];

/// Looks at the machine's date that pass a handed clock by.
const LOOKS: &[&str] =
    &["clock::now(", "Timestamp::now(", "Zoned::now(", "SystemTime::now(", "Utc::now(", "SystemClock.now("];

/// The lines that look, from 1; the tests at the end of a file may.
fn looks(text: &str) -> impl Iterator<Item = (usize, &'static str)> {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    (1..).zip(code.lines()).filter_map(|(number, line)| {
        let line = line.split("//").next().unwrap_or_default();
        LOOKS.iter().find(|look| line.contains(**look)).map(|look| (number, *look))
    })
}

fn is_served(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    SERVED.iter().any(|krate| path.starts_with(format!("crates/{krate}/src"))) && !name.ends_with("_tests.rs")
}

#[test]
fn a_server_has_one_clock() {
    let mut faults = Vec::new();
    for (path, text) in sources().iter().filter(|(path, _)| is_served(path)) {
        faults.extend(looks(text).map(|(line, look)| format!("{}:{line}: {look})", path.display())));
    }
    refuse(faults, "the time is asked of the clock that was handed in (`WallClock`), not of the machine");
}

#[test]
fn a_look_past_the_clock_is_found() {
    let text = "let now = pasch_host::clock::now();\n// clock::now() in words\nlet at = clock.now();\n";
    assert_eq!(looks(text).collect::<Vec<_>>(), [(1, "clock::now(")]);
    assert_eq!(looks("#[cfg(test)]\nmod tests {\n    jiff::Timestamp::now();\n}\n").count(), 0);
}
