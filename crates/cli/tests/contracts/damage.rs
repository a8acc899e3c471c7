//! Damaged files, full disks, places that take nothing, questions at the edge: a clear answer and no panic.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::json;

use crate::program::failed;
use crate::{lines, pasch, run, short, text};

/// A bear-off the one-sided database knows, one the two-sided knows, and the start.
const QUESTIONS: &str = r#"{"variant":"backgammon","me":"6:5 5:5 4:5","op":"6:5 5:5 3:5"}
{"variant":"backgammon","me":"6:2 5:1","op":"6:1 4:2"}
{"variant":"backgammon","me":"24:2 13:5 8:3 6:5","op":"24:2 13:5 8:3 6:5"}
"#;

fn ask(cache: &Path) -> Output {
    let input = cache.with_extension("questions");
    fs::write(&input, QUESTIONS).expect("a file for the questions");
    let questions = fs::File::open(&input).expect("it is there");
    pasch().env("XDG_CACHE_HOME", cache).args(["eval", "--stdin"]).stdin(questions).output().expect("it ends")
}

fn refused(output: &Output, words: &[&str]) {
    failed(output, "pasch", words);
}

#[test]
fn a_damaged_cache_is_made_anew_and_changes_no_answer() {
    let folder = tempfile::tempdir().unwrap();
    let cache = folder.path().join("cache");
    let first = ask(&cache);
    let answers = lines(&first);
    assert!(answers.len() == 3 && answers.iter().all(|answer| answer["win"].is_number()), "{answers:?}");
    let (one, two) = (cache.join("pasch/bearoff-1s-6.bin"), cache.join("pasch/bearoff-2s-6x6.bin"));
    let whole = [fs::read(&one).unwrap(), fs::read(&two).unwrap()];
    let half = |bytes: &[u8]| bytes[..bytes.len() / 2].to_vec();
    let with = |bytes: &[u8], at: usize| {
        let mut bad = bytes.to_vec();
        bad[at] ^= 0x55;
        bad
    };
    let middle = whole[0].len() / 2;
    // A bit and the end; the version and everything.
    for (bad_one, bad_two) in
        [(with(&whole[0], middle), half(&whole[1])), (with(&whole[0], 9), b"something else".to_vec())]
    {
        fs::write(&one, bad_one).unwrap();
        fs::write(&two, bad_two).unwrap();
        assert_eq!(ask(&cache).stdout, first.stdout);
        assert!(fs::read(&one).unwrap() == whole[0] && fs::read(&two).unwrap() == whole[1], "made anew");
    }
    // Where nothing can be kept it answers all the same.
    fs::remove_dir_all(&cache).unwrap();
    fs::write(&cache, "a file where the folder should be").unwrap();
    let output = ask(&cache);
    assert!(output.status.success() && output.stdout == first.stdout, "{}", text(&output.stderr));
}

#[test]
fn verify_names_the_file_and_the_fault() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let made = [
        ("bearoff", path("one.bin"), vec!["--points", "3", "--checkers", "4"]),
        ("bearoff", path("two.bin"), vec!["--points", "3", "--checkers", "3", "--two-sided"]),
        ("hyper", path("hyper.bin"), vec!["--checkers", "1"]),
    ];
    for (command, file, size) in &made {
        let output = run(&[&[command, "generate", file.as_str()], size.as_slice()].concat(), "");
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert!(run(&[command, "verify", file], "").status.success());
        let whole = fs::read(file).unwrap();
        let damage = |change: &dyn Fn(&mut Vec<u8>), words: &[&str]| {
            let mut bytes = whole.clone();
            change(&mut bytes);
            fs::write(file, bytes).unwrap();
            refused(&run(&[command, "verify", file], ""), &[&[file.as_str()], words].concat());
        };
        damage(&|bytes| bytes[70] ^= 1, &["damaged"]);
        damage(&|bytes| bytes.truncate(50), &["damaged"]);
        damage(&|bytes| bytes.push(0), &["damaged"]);
        damage(&|bytes| bytes[9] = 77, &["version 77"]);
        damage(&|bytes| bytes.clear(), &["this is no"]);
        damage(&|bytes| bytes[0] = b'X', &["this is no"]);
    }
    refused(&run(&["bearoff", "verify", &path("missing.bin")], ""), &["missing.bin", "No such file"]);
    let here = folder.path().to_string_lossy();
    refused(&run(&["bearoff", "verify", &here], ""), &[&here]);
    // Said before the work, not after it.
    refused(&run(&["bearoff", "generate", &path("no/where.bin")], ""), &["where.bin", "there is no folder"]);
    refused(&run(&["bearoff", "generate", &here], ""), &["is a folder"]);
}

/// `ulimit -f` is a disk that is full after so many KiB for all it writes.
#[cfg(unix)]
fn on_a_full_disk(kib: u32, trap: &str, arguments: &[&str], cache: &Path) -> Output {
    Command::new("bash")
        .args(["-c", &format!("{trap} ulimit -f {kib}; exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_pasch")])
        .args(arguments)
        .env("XDG_CACHE_HOME", cache)
        .stdin(Stdio::null())
        .output()
        .expect("bash runs")
}

#[cfg(unix)]
#[test]
fn a_full_disk_leaves_the_old_file_whole() {
    const REFUSE: &str = "trap '' XFSZ;";
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("db.bin");
    let name = file.to_string_lossy().into_owned();
    let small = ["bearoff", "generate", &name, "--points", "3", "--checkers", "4"];
    assert!(run(&small, "").status.success());
    let whole = fs::read(&file).unwrap();
    let large = ["bearoff", "generate", &name, "--points", "6", "--checkers", "7"];
    let output = on_a_full_disk(8, REFUSE, &large, folder.path());
    refused(&output, &["cannot write", &name]);
    assert!(fs::read(&file).unwrap() == whole, "the old file is whole");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing half written is left");
    // Killed in the middle of writing: the same, but for a part nobody reads.
    let output = on_a_full_disk(8, "", &large, folder.path());
    assert_eq!(output.status.code(), None, "{}", text(&output.stderr));
    assert!(fs::read(&file).unwrap() == whole);
    assert!(run(&["bearoff", "verify", &name], "").status.success());
    // A cache that cannot be kept is no reason not to answer.
    let start = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
    let output = on_a_full_disk(8, REFUSE, &["eval", start], &folder.path().join("cache"));
    assert!(output.status.success() && output.stdout.starts_with(b"{\"win\""), "{}", text(&output.stderr));
    // Nor does a match that was converted before lose its file.
    let record = folder.path().join("a.mat");
    fs::write(&record, "the old one").unwrap();
    let arguments = ["convert", &short(), &record.to_string_lossy()];
    refused(&on_a_full_disk(0, REFUSE, &arguments, folder.path()), &["a.mat"]);
    assert_eq!(fs::read(&record).unwrap(), b"the old one");
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_goes_nowhere_is_an_error_not_a_panic() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("db.bin").to_string_lossy().into_owned();
    let start = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
    let question = folder.path().join("question");
    fs::write(&question, format!("{{\"xgid\":\"{start}\",\"dice\":[6,1]}}\n")).unwrap();
    for arguments in [
        &["bearoff", "generate", &file, "--points", "3"][..],
        &["bearoff", "verify", &file],
        &["eval", start],
        &["moves", "--stdin"],
        &["rollout", "--preset", "t1", start],
        &["rollout", "--preset", "t1", "--json", start],
        &["variants"],
        &["info", &short()],
    ] {
        let question = fs::File::open(&question).expect("a question");
        let full = fs::File::options().write(true).open("/dev/full").expect("Linux has it");
        let output = pasch().args(arguments).stdin(question).stdout(full).output().expect("it ends");
        refused(&output, &["cannot write to standard output", "No space left"]);
    }
}

/// A pipe under a name is written to and stays a pipe.
#[cfg(unix)]
#[test]
fn a_pipe_stays_a_pipe() {
    use std::os::unix::fs::FileTypeExt as _;
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe.mat");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo runs").success());
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || fs::read(pipe).expect("it is written to")
    });
    let output = run(&["convert", &short(), &pipe.to_string_lossy()], "");
    if !output.status.success() || !fs::metadata(&pipe).unwrap().file_type().is_fifo() {
        panic!("{}", text(&output.stderr));
    }
    assert!(text(&reader.join().expect("the reader ends")).contains("point match"));
}

#[test]
fn questions_at_the_edge_have_answers() {
    let start = r#""variant":"backgammon","me":"24:2 13:5 8:3 6:5","op":"24:2 13:5 8:3 6:5""#;
    let closed = "6:3 5:3 4:3 3:2 2:2 1:2";
    let answered = [
        format!(r#"{{"variant":"backgammon","me":"25:15","op":"{closed}"}}"#),
        r#"{"variant":"backgammon","me":"25:15","op":"25:15"}"#.to_owned(),
        format!(r#"{{{start},"score":[0,0],"length":64}}"#),
        format!(r#"{{{start},"score":[0,63],"length":64,"crawford":true}}"#),
        format!(r#"{{{start},"score":[0,63],"length":64}}"#),
        format!(r#"{{{start},"score":[63,0],"length":64}}"#),
        format!(r#"{{{start},"score":[62,62],"length":64}}"#),
        format!(r#"{{{start},"score":[0,0],"length":200}}"#),
    ];
    let dance = format!(r#"{{"variant":"backgammon","me":"25:15","op":"{closed}","dice":[6,1]}}"#);
    let refused = [
        (format!(r#"{{{start},"score":[70,0],"length":64}}"#), "reaches the match length"),
        (format!(r#"{{{start},"score":[0,0],"length":4000000000}}"#), "too large"),
        (r#"{"variant":"backgammon","me":"","op":""}"#.to_owned(), "no checker"),
        (r#"{"variant":"backgammon","me":"6:15","op":"6:16"}"#.to_owned(), "checkers"),
    ];
    let all = answered.iter().chain([&dance]).chain(refused.iter().map(|(question, _)| question));
    let input: String = all.map(|question| format!("{question}\n")).collect();
    let answers = lines(&run(&["eval", "--stdin", "--plies", "1", "--cubeful"], &input));
    for (answer, question) in answers.iter().zip(&answered) {
        assert!(answer["win"].as_f64().is_some_and(|win| (0.0..=1.0).contains(&win)), "{question}: {answer}");
        assert!(answer["cube"]["no_double"].is_number(), "{question}: {answer}");
    }
    assert_eq!(
        (&answers[3]["cube"]["best"], &answers[3]["cube"]["available"]),
        (&json!("No cube decision"), &json!(false))
    );
    assert!(
        answers[4]["cube"]["best"].as_str().is_some_and(|best| best.starts_with("Double")),
        "{}",
        answers[4]
    );
    assert_eq!(answers[answered.len()], json!({ "moves": [] }), "a dance");
    for (answer, (question, word)) in answers[answered.len() + 1..].iter().zip(&refused) {
        assert!(answer["error"].as_str().is_some_and(|error| error.contains(word)), "{question}: {answer}");
    }
}

/// Ctrl-C ends a rollout with what is known.
#[cfg(target_os = "linux")]
#[test]
fn an_interrupted_rollout_says_what_it_knows() {
    let start = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
    let mut child = pasch()
        .args(["rollout", "--preset", "t1", "--trials", "36000000", "--json", start])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    crate::listens(&mut child);
    // Time to learn something; without it there is another answer.
    std::thread::sleep(std::time::Duration::from_secs(1));
    crate::press_ctrl_c(&child);
    let output = child.wait_with_output().expect("it ends");
    match output.status.code() {
        Some(130) => assert_eq!(crate::json(&output.stdout)["ended"], "cancelled"),
        _ => refused(&output, &["stopped before anything was known"]),
    }
}
