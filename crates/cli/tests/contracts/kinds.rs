//! Files of several positions, packed files, pipes, and what their texts may do to a terminal.

use std::fs;

use crate::program::{steering, steers};
use crate::{json, lines, run, short, text};

const FIRST: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
const SECOND: &str = "XGID=-b----E-C---dE-a-c-e----B-:0:0:1:42:1:3:0:7:10";

/// A file with this content, in a folder that goes with it.
fn file(name: &str, content: &[u8]) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    fs::write(&path, content).unwrap();
    let path = path.to_string_lossy().into_owned();
    (folder, path)
}

#[test]
fn every_position_of_a_file_is_answered() {
    let (_folder, path) = file("list.txt", format!("{FIRST}\n4HPiATDgc/ABMA:cAnqADAACAAE\n").as_bytes());
    let written = run(&["convert", &path, "-", "--to", "xgid"], "");
    assert_eq!(text(&written.stdout), format!("{FIRST}\n{SECOND}\n"), "{}", text(&written.stderr));
    assert_eq!(lines(&run(&["eval", &path], "")).len(), 2);
    assert_eq!(lines(&run(&["eval", &format!("{FIRST}\n{SECOND}")], "")).len(), 2);
    assert_eq!(lines(&run(&["info", &path, "--json"], "")).len(), 2);
    let drawn = text(&run(&["eval", &path, "--text"], "").stdout);
    assert_eq!(drawn.matches("XGID=").count(), 2, "{drawn}");
    let told = text(&run(&["analyze", &path, "--level", "instant"], "").stdout);
    assert_eq!(told.matches("XGID=").count(), 2, "{told}");
    // One that is faulty is named by its number.
    let (_folder, path) = file("bad.txt", format!("{FIRST}\nXGID=1\n").as_bytes());
    let refused = run(&["eval", &path], "");
    assert_eq!(refused.status.code(), Some(1));
    assert!(text(&refused.stderr).contains("number 2"), "{}", text(&refused.stderr));
}

#[test]
fn analysis_of_a_position_stands_beside_what_the_file_says() {
    let said = format!(
        "{FIRST}\n\nX:xenia   O:olga\n\n    1. 4-ply       8/5 6/5            eq:+0.150\n      Player:   50.00% (G:10.00% B:1.00%)\n      Opponent: 50.00% (G:10.00% B:1.00%)\n"
    );
    let (_folder, path) = file("said.txt", said.as_bytes());
    let output = run(&["analyze", &path, "--level", "instant"], "");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let told = text(&output.stdout);
    let (own, file) = told.split_once("The file says:").unwrap_or_else(|| panic!("{told}"));
    assert!(
        own.contains("8/5 6/5") && own.contains("eq:") && file.contains("+0.150") && file.contains("4-ply"),
        "{told}"
    );
}

#[test]
fn identifiers_in_every_wrapping_are_questions() {
    let due = text(&run(&["eval", SECOND], "").stdout);
    let pair = "4HPiATDgc/ABMA:cAnqADAACAAE";
    for spelt in [
        format!("GNUBGID={pair}"),
        format!("https://host/?pos={}", pair.replace('/', "%2F").replace(':', "%3A")),
    ] {
        assert_eq!(text(&run(&["eval", &spelt], "").stdout), due, "{spelt}");
        for key in ["position", "xgid"] {
            let question = serde_json::json!({ key: spelt }).to_string() + "\n";
            assert_eq!(text(&run(&["eval", "--stdin"], &question).stdout), due, "{spelt}");
        }
    }
    let alone = run(&["eval", "GNUBGID=:cAnqADAACAAE"], "");
    assert_eq!(alone.status.code(), Some(1));
    assert!(text(&alone.stderr).contains("does not say where the checkers stand"), "{}", text(&alone.stderr));
}

#[cfg(unix)]
#[test]
fn pipes_are_named_and_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("p.mat");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    fs::copy(short(), folder.path().join("a.mat")).unwrap();
    let (pipe, folder) = (pipe.to_string_lossy(), folder.path().to_string_lossy());
    let info = run(&["info", &pipe], "");
    assert_eq!(info.status.code(), Some(1));
    assert!(text(&info.stderr).contains("is a named pipe, not a file"), "{}", text(&info.stderr));
    let analyze = run(&["analyze", &folder, "--level", "instant"], "");
    assert!(
        analyze.status.success() && text(&analyze.stderr).contains("a named pipe"),
        "{}",
        text(&analyze.stderr)
    );
    let data = tempfile::tempdir().unwrap();
    let import = run(&["import", "--data", &data.path().to_string_lossy(), &folder], "");
    assert!(
        import.status.success() && text(&import.stdout).contains("a named pipe"),
        "{}",
        text(&import.stdout)
    );
}

#[test]
fn packed_files_are_opened_as_if_they_were_not() {
    let whole = fs::read(short()).unwrap();
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    std::io::Write::write_all(&mut writer, &whole).unwrap();
    let (_folder, path) = file("short.mat.gz", &writer.finish().unwrap());
    let due = text(&run(&["info", &short()], "").stdout);
    assert_eq!(text(&run(&["info", &path], "").stdout), due);
    let analyzed = run(&["analyze", &path, "--level", "instant"], "");
    assert!(
        analyzed.status.success() && text(&analyzed.stdout).contains("Game 1"),
        "{}",
        text(&analyzed.stderr)
    );
}

#[test]
fn wrong_levels_and_formats_are_wrong_use() {
    for arguments in [
        ["eval", FIRST, "--level", "foo"],
        ["eval", FIRST, "--plies", "9"],
        ["analyze", FIRST, "--level", "foo"],
        ["analyze", FIRST, "--plies", "9"],
        ["rollout", FIRST, "--plies", "9"],
        ["convert", FIRST, "--to", "foo"],
    ] {
        assert_eq!(run(&arguments, "").status.code(), Some(2), "{arguments:?}");
    }
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("zz.xg").to_string_lossy().into_owned();
    let refused = text(&run(&["convert", &short(), &out], "").stderr);
    for word in [".xg are only read", "mat, sgf, oldmoves, pasch", "xg-text"] {
        assert!(refused.contains(word), "{refused}");
    }
}

#[test]
fn losses_that_are_none_are_not_told() {
    let game = "(;FF[4]GM[6]AP[GNU Backgammon:1.07.001]MI[length:3][game:0][ws:0][bs:0]PW[ann]PB[bo]RU[Crawford]\
        ;PL[W]AE[a:y]AW[f][f][f][x][x]AB[s][s][s]CV[1]CP[c]DI[31]LU[0.1];W[31fcfe]C[a fine play])\n";
    let (_folder, path) = file("a.sgf", game.as_bytes());
    let output = run(&["convert", &path, "-", "--to", "sgf"], "");
    assert!(text(&output.stdout).contains("C[a fine play]"), "{}", text(&output.stdout));
    assert!(!text(&output.stderr).contains("cannot hold comments"), "{}", text(&output.stderr));
}

/// Commands that read no file of somebody else's, though their help names one of their own.
const OWN_FILES: &[&str] =
    &["backup", "bearoff", "help", "hyper", "met", "openings", "reference", "restore", "serve"];

/// Commands of `pasch-lab`, whose help is shown where it lies beside. Its own tests ask them.
const OF_THE_LAB: &[&str] =
    &["arena", "bench", "bots", "load", "match", "museum", "problems", "tournaments", "train", "validate"];

#[test]
fn texts_of_files_never_steer_a_terminal() {
    let (folder, path) = steering();
    let out = folder.path().join("b.mat").to_string_lossy().into_owned();
    let data = folder.path().join("data").to_string_lossy().into_owned();
    let asked: &[&[&str]] = &[
        &["info", &path],
        &["info", &path, "--json"],
        &["analyze", &path, "--level", "instant", "--all"],
        &["analyze", &path, &path, "--level", "instant"],
        &["convert", &path, &out],
        &["import", &path, "--data", &data],
        &["import", &path, "--data", &data, "--json"],
        &["stats", "--data", &data],
        &["eval", &path],
        &["diagram", &path],
        &["moves", &path],
        &["rollout", &path, "--preset", "t1", "--trials", "36"],
        &["endgame", &path],
        &["verify-dice", &path],
        &["compare", &path],
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
        if name.is_empty() || name.starts_with('-') || OWN_FILES.contains(&name) || OF_THE_LAB.contains(&name)
        {
            continue;
        }
        let help = text(&run(&[name, "--help"], "").stdout);
        let reads = ["FILE", "QUESTION", "PATH"]
            .iter()
            .any(|what| help.contains(&format!("[{what}]")) || help.contains(&format!("<{what}>")));
        assert!(!reads || asked.iter().any(|one| one[0] == name), "{name} reads files and is not asked here");
    }
    let info = json(&run(&["info", &path, "--json"], "").stdout);
    assert_eq!(info["players"][0], "A\x1b[2Jd\u{9b}5ma\u{202e}", "JSON keeps what the file says");
}

/// A file that is written to standard output goes into a pipe as it is, and on a terminal with marks.
#[cfg(target_os = "linux")]
#[test]
fn a_file_on_a_terminal_does_not_steer_it() {
    let (_folder, path) = steering();
    let piped = run(&["convert", &path, "-", "--to", "sgf"], "");
    assert!(text(&piped.stdout).contains('\x1b'), "a pipe gets the file as it is");
    let command = format!("{} convert {path} - --to sgf", env!("CARGO_BIN_EXE_pasch"));
    // A terminal of its own, whose output is read here.
    let seen = std::process::Command::new("script")
        .args(["-qec", &command, "/dev/null"])
        .env("XDG_CACHE_HOME", env!("CARGO_TARGET_TMPDIR"))
        .stdin(std::process::Stdio::null())
        .output()
        .expect("script runs");
    let seen = text(&seen.stdout).replace("\r\n", "\n");
    assert!(seen.contains("(;") && seen.contains('␛'), "{seen:?}");
    assert!(!seen.contains(steers), "{seen:?}");
}
