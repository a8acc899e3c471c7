//! The command `lessons`.

use std::fs;
use std::path::Path;

use crate::{run, text};

const LESSON: &str = "id = \"x\"
course = \"x\"
minutes = 1

[[step]]
kind = \"play\"
text = \"make\"
dice = [3, 1]
best = \"8/5 6/5\"
accept = 0.02
accepted = [\"8/5 6/5\"]
";

fn check(folder: &Path, lesson: &str, more: &[&str]) -> (bool, String) {
    let file = folder.join("x.toml");
    fs::write(&file, lesson).unwrap();
    let name = file.display().to_string();
    let output = run(&[&["lessons", "check", &name], more].concat(), "");
    (output.status.success(), text(&output.stdout).replace(&name, "x.toml"))
}

#[test]
fn a_lesson_is_checked_by_the_rules_and_the_engine() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    assert_eq!(check(folder, LESSON, &[]), (true, "x.toml: good\n".to_owned()));

    let illegal = LESSON.replace("best = \"8/5 6/5\"", "best = \"8/5 8/4\"");
    let (is_good, told) = check(folder, &illegal, &[]);
    assert!(!is_good && told.contains("line 5: the rules do not allow 8/5 8/4"), "{told}");

    let worse = LESSON.replace("8/5 6/5", "24/23 13/10");
    let (is_good, told) = check(folder, &worse, &[]);
    assert!(!is_good && told.contains("x.toml: make: 24/23 13/10 loses 0."), "{told}");
    assert!(told.contains("better: 8/5 6/5"), "{told}");

    let (is_good, told) = check(folder, &"#".repeat(10_000_000), &[]);
    assert!(!is_good && told.contains("at most 262144 bytes"), "{told}");
}

#[test]
fn accepted_plays_are_written_and_sentences_looked_for() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let open = LESSON.replace("accept = 0.02", "accept = 0.3");
    let (is_good, told) = check(folder, &open, &["--write"]);
    assert!(is_good, "{told}");
    let written = fs::read_to_string(folder.join("x.toml")).unwrap();
    assert_ne!(written, open, "more plays lose .3 at most");
    assert!(check(folder, &written, &[]).0);

    let pages = folder.join("locales/en/pages");
    fs::create_dir_all(&pages).unwrap();
    let long = "word ".repeat(41);
    let said =
        format!("lesson-x-title = X\nlesson-x-lead = X\nstep-make-title = X\nstep-make-task = {long}\n");
    fs::write(pages.join("lessons-x.ftl"), said).unwrap();
    let locales = folder.join("locales").display().to_string();
    let (is_good, told) = check(folder, LESSON, &["--sentences", &locales]);
    assert!(!is_good && told.contains("step-make-task has more than 40 words"), "{told}");
    assert!(told.contains("step-make-hint is missing") && !told.contains("lead"), "{told}");
}
