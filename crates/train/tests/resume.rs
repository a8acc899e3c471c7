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

/// A stream whose legs of two renewals are done in three words of the run, with a rest of one.
const STREAM: &str = r#"
name = "stream-test"
about = "Small enough for a test."
seed = 3

[stream]
leg = 2
replay = 2
batch = 64
warm_up = 5
mean_over = 8.0
measure = 2
games = 4
phases = [
    { renewals = 3, games = 6, lambda = 0.9, rate = 0.001, rate_end = 0.001, starts = { themes = 0.5, nackgammon = 0.0, snakes = 0.2, explore = 0.5 } },
    { renewals = 4, games = 4, lambda = 0.0, rate = 0.001, rate_end = 0.0001, starts = { themes = 0.0, nackgammon = 0.0, explore = 0.5 } },
]

[stream.pupil.board]
net = "fast"
teacher = { fast = "fast.net", contact = "fast.net", race = "race.net" }
keep = 1
noisy_games = 0.5
noise = 0.15
bearoff_points = 0
"#;

/// The same for a game of the family.
const GAME: &str = r#"
name = "game-test"
about = "Small enough for a test."
seed = 3

[stream]
leg = 2
replay = 1
batch = 32
warm_up = 0
mean_over = 8.0
measure = 1
games = 4
phases = [{ renewals = 7, games = 20, lambda = 0.7, rate = 0.01, rate_end = 0.005 }]

[stream.pupil.family]
variant = "plakoto"
hidden = 16
explore = { starts = 0.3, wander = 0.2, random = 0.05 }
"#;

fn nets() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../nets"))
}

/// Everything a finished run leaves that must repeat: nets and the picture.
fn results(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the output folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| {
            path.extension().is_some_and(|end| end == "net" || end == "svg") || path.ends_with("log.toml")
        })
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
fn streams_resume() {
    check("stream", STREAM, &["curve.svg", "fast.net", "log.toml"]);
    check("game", GAME, &["curve.svg", "log.toml", "plakoto.net"]);
}

/// What a stream keeps is its state: moved elsewhere, it goes on from that alone, even with a longer recipe.
#[test]
fn a_stream_goes_on_from_the_state_beside_the_nets() {
    let base = std::env::temp_dir().join(format!("pasch-resume-moved-{}", std::process::id()));
    let (whole, part, moved) = (base.join("whole"), base.join("part"), base.join("moved"));
    let recipe = Recipe::from_toml(STREAM).expect("a recipe");
    let short = Recipe::from_toml(&STREAM.replace("renewals = 4", "renewals = 1")).expect("a recipe");
    run(&recipe, nets(), &whole, &mut |_| true).expect("a run in one go");
    run(&short, nets(), &part, &mut |_| true).expect("a shorter one");
    let kept = base.join("nets/streams/stream-test");
    fs::create_dir_all(&kept).expect("created");
    for name in ["fast.net", "race.net"] {
        fs::copy(nets().join(name), base.join("nets").join(name)).expect("copied");
    }
    for name in ["checkpoint.bin", "log.toml"] {
        fs::copy(part.join(name), kept.join(name)).expect("copied");
    }
    run(&recipe, &base.join("nets"), &moved, &mut |_| true).expect("the rest");
    for name in ["fast.net", "checkpoint.bin"] {
        let bytes = |folder: &Path| fs::read(folder.join(name)).expect("read");
        let (one, other) = (bytes(&whole), bytes(&moved));
        // Behind magic, recipe and counter a checkpoint holds its seconds, and a checksum at its end.
        let same = |bytes: &[u8]| {
            if name == "fast.net" { bytes.to_vec() } else { bytes[32..bytes.len() - 8].to_vec() }
        };
        assert!(same(&one) == same(&other), "{name}");
    }
    assert_ne!(fs::read(part.join("fast.net")).ok(), fs::read(whole.join("fast.net")).ok());
    fs::remove_dir_all(&base).expect("removable");
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
