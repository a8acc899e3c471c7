//! Texts of files, printed to a terminal.

use crate::program::{steering, steers};
use crate::{run, text};

/// Commands that read no file of somebody else's, though their help names one of their own.
const OWN_FILES: &[&str] = &["arena", "bench", "help", "load", "match", "train"];

#[test]
fn texts_of_files_never_steer_a_terminal() {
    let (_folder, path) = steering();
    let asked: &[&[&str]] = &[
        &["validate", &path],
        &["validate", "--set", &path],
        &["problems", "--check", "--set", &path],
        &["bots", "--data", &path],
    ];
    for arguments in asked {
        let output = run(arguments, "");
        for printed in [text(&output.stdout), text(&output.stderr)] {
            assert!(!printed.contains(steers), "{arguments:?}: {printed:?}");
        }
    }
    // A command that comes to read files has to be asked, too.
    for line in text(&run(&["--help"], "").stdout).lines() {
        let Some(name) = line.strip_prefix("  ").and_then(|line| line.split(' ').next()) else { continue };
        if name.is_empty() || name.starts_with('-') || OWN_FILES.contains(&name) {
            continue;
        }
        let help = text(&run(&[name, "--help"], "").stdout);
        let reads = ["FILE", "QUESTION", "PATH"]
            .iter()
            .any(|what| help.contains(&format!("[{what}]")) || help.contains(&format!("<{what}>")));
        assert!(!reads || asked.iter().any(|one| one[0] == name), "{name} reads files and is not asked here");
    }
}
