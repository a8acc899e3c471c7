//! A run that is stopped at any moment and taken up again ends with the same bytes.

use std::{fs, path::Path};

use pasch_train::{
    recipe::Recipe,
    run::{RunError, run},
};

const TD: &str = r#"
name = "td-test"
about = "Small enough for a test."
seed = 3

[td]
hidden = 16
games = 256
rate = 0.02
rate_end = 0.002
hold = 0.3
workers = 2
games_per_merge = 16
explore = 0.3
"#;

fn nets() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../nets"))
}

/// Everything a finished run leaves that must repeat: nets and the picture.
fn results(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the output folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|end| end == "net" || end == "svg"))
        .map(|path| {
            (
                path.file_name().unwrap_or_default().to_string_lossy().into_owned(),
                fs::read(path).expect("read"),
            )
        })
        .collect();
    files.sort();
    files
}

fn check(name: &str, text: &str, expected: &[&str]) {
    let recipe = Recipe::from_toml(text).expect("a recipe");
    let base = std::env::temp_dir().join(format!("pasch-resume-{name}-{}", std::process::id()));
    let (whole, broken) = (base.join("whole"), base.join("broken"));
    run(&recipe, nets(), &whole, &mut |_| true).expect("a run in one go");
    let mut stops = 0;
    loop {
        let mut calls = 0;
        let mut watch = |_: &_| {
            calls += 1;
            calls < 3
        };
        match run(&recipe, nets(), &broken, &mut watch) {
            Ok(_) => break,
            Err(RunError::Stopped) => stops += 1,
            Err(error) => panic!("{error}"),
        }
        // What a kill in the middle of a write would leave behind.
        fs::write(broken.join("checkpoint.part"), b"half").expect("written");
        assert!(stops < 1000, "no progress");
    }
    assert!(stops > 1, "it was stopped {stops} times");
    let names: Vec<String> = results(&whole).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, expected);
    assert!(results(&whole) == results(&broken), "the files differ");
    fs::remove_dir_all(&base).expect("removable");
}

#[test]
fn self_play_resumes() {
    check("td", TD, &["curve.svg", "fast.net", "race.net"]);
}

#[test]
fn backups_resume() {
    let tiny = Recipe::builtin().iter().find(|(name, _)| *name == "tiny").expect("the recipe for tests");
    check("tiny", tiny.1, &["contact.net", "curve.svg"]);
}

#[test]
fn another_recipe_does_not_go_on_from_this_checkpoint() {
    let folder = std::env::temp_dir().join(format!("pasch-resume-other-{}", std::process::id()));
    let recipe = Recipe::from_toml(TD).expect("a recipe");
    let stopped = run(&recipe, nets(), &folder, &mut |_| false);
    assert!(matches!(stopped, Err(RunError::Stopped)));
    let other = Recipe::from_toml(&TD.replace("seed = 3", "seed = 4")).expect("a recipe");
    let refused = run(&other, nets(), &folder, &mut |_| true).expect_err("another recipe");
    assert!(refused.to_string().contains("belongs to another recipe"), "{refused}");
    fs::remove_dir_all(&folder).expect("removable");
}
