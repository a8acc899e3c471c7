//! Match text written and read again: by Pasch alone, and through GNU Backgammon.

mod corpus;
mod games;
#[path = "corpus/gnubg.rs"]
mod gnubg;

use std::fmt::Write as _;
use std::path::PathBuf;

use games::random_match;
use pasch_formats::{facts, mat};
use pasch_rules::{Record, VariantId};

fn read(name: &str, bytes: &[u8]) -> Record {
    pasch_formats::read(bytes, None).unwrap_or_else(|error| panic!("{name}: {error}")).record
}

fn written(name: &str, record: &Record) -> mat::Written {
    mat::write(record).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Where two records differ, in words.
fn difference(one: &Record, other: &Record) -> Option<String> {
    let agreed = |record: &Record| (record.header.variant, record.header.length);
    if one.actions == other.actions && agreed(one) == agreed(other) {
        return None;
    }
    let at = one.actions.iter().zip(&other.actions).take_while(|(x, y)| x == y).count();
    let around = |record: &Record| {
        let from = at.saturating_sub(2);
        record.actions[from.min(record.actions.len())..(at + 3).min(record.actions.len())].to_vec()
    };
    let [one, other] = [one, other].map(|record| format!("{:?} {:?}", agreed(record), around(record)));
    Some(format!("from action {at}:\n  {one}\n  {other}"))
}

fn corpus_records() -> Vec<(String, Record)> {
    let Some(root) = corpus::root() else { return Vec::new() };
    let mut names: Vec<PathBuf> =
        std::fs::read_dir(root.join("mat")).unwrap().map(|entry| entry.unwrap().path()).collect();
    names.sort();
    names
        .into_iter()
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let record = read(&name, &std::fs::read(&path).unwrap());
            (name, record)
        })
        .collect()
}

fn random_records(count: u64) -> Vec<(String, Record)> {
    let variants = [VariantId::BACKGAMMON, VariantId::NACKGAMMON, VariantId::HYPERGAMMON];
    (0..count)
        .map(|seed| {
            let length = [0, 1, 3, 5, 7, 11][seed as usize % 6];
            let variant = variants[if seed % 4 == 3 { 1 + seed as usize / 4 % 2 } else { 0 }];
            (format!("random-{seed}"), random_match(variant, length, 3, seed))
        })
        .collect()
}

#[test]
fn what_is_written_is_read_again() {
    for (name, record) in corpus_records().into_iter().chain(random_records(60)) {
        let text = written(&name, &record).text;
        let again = read(&name, text.as_bytes());
        assert_eq!(difference(&record, &again), None, "{name}\n{text}");
        assert_eq!(written(&name, &again).text, text, "{name}");
    }
}

/// The file from the match length on: above it every program writes headers of its own.
fn body(text: &str) -> &str {
    &text[text.find(" point match").expect("a match length")..]
}

#[test]
fn gnubg_reads_the_same_match() {
    let Some(program) = gnubg::find() else { return };
    let folder = tempfile::tempdir().unwrap();
    let records: Vec<(String, Record)> = corpus_records()
        .into_iter()
        .chain(random_records(60))
        .filter(|(name, record)| written(name, record).losses.is_empty() && !gnubg::stumbles(record))
        .collect();
    let files: Vec<(String, String)> =
        records.iter().map(|(name, record)| (name.clone(), written(name, record).text)).collect();
    let exports = gnubg::through(&program, folder.path(), "import mat", "export match mat", "mat", &files);
    let exports = exports.iter().map(|bytes| String::from_utf8_lossy(bytes).into_owned());
    let mut wrong = String::new();
    for (((name, record), (_, text)), export) in records.iter().zip(&files).zip(exports) {
        // It writes nothing for `????` and for the acceptance of a beaver; all else is the same to the column.
        let alike = |x: &str, y: &str| x.trim_end() == y.trim_end();
        let plain = !text.contains("????") && !text.contains("Beavers");
        let mut pairs = body(text).lines().zip(body(&export).lines());
        if let Some((ours, theirs)) = pairs.find(|(x, y)| plain && !alike(x, y)) {
            writeln!(wrong, "{name}: columns differ\n  {ours:?}\n  {theirs:?}").unwrap();
        }
        let again = read(name, export.as_bytes());
        if let Some(difference) = difference(record, &again) {
            let (due, found) = (facts(record).unwrap(), facts(&again).unwrap());
            writeln!(wrong, "{name}: {:?} {:?} {difference}", due.score, found.score).unwrap();
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(records.len() >= 40, "only {} matches compared", records.len());
    eprintln!("{} matches compared", records.len());
}

/// A plain `Hypergammon` is, to GNU Backgammon, the game with one checker a side; here both names are read.
#[test]
fn hypergammon_bears_the_name_that_gnubg_gives_it() {
    let text = |name| {
        format!(
            "; [Variation \"{name}\"]\n\n 3 point match\n\n Game 1\n ann : 0      bob : 0\n  1) 31: 24/20 52: 24/17\n"
        )
    };
    for name in ["HyperGammon (3)", "Hypergammon"] {
        let record = read(name, text(name).as_bytes());
        assert_eq!(record.header.variant, VariantId::HYPERGAMMON, "{name}");
        assert!(written(name, &record).text.starts_with("; [Variation \"HyperGammon (3)\"]\n"), "{name}");
    }
}

#[test]
fn names_that_look_like_other_lines_are_replaced_and_reported() {
    for name in ["4) 11: bar/24 6/5", "; nobody", "# 1", "Game 2"] {
        let text = " 3 point match\n\n Game 1\n alice : 0      bob : 0\n  1) 31: 8/5 6/5\n";
        let mut record = pasch_formats::read(text.as_bytes(), None).expect("a match").record;
        record.header.names.a = name.to_owned();
        let written = pasch_formats::mat::write(&record).expect("match text");
        let again =
            pasch_formats::read(written.text.as_bytes(), None).expect("own match text is read").record;
        assert_eq!(again.actions, record.actions, "{name}");
        assert_eq!(again.header.names == record.header.names, written.losses.is_empty(), "{name}");
    }
}

/// Comments above a game and behind a row keep their places, which are named when they are written at the head of the
/// file; so GNU Backgammon minds none of them.
#[test]
fn comments_keep_their_places() {
    let text = "; [Event \"Club\"]\n; two friends\n 3 point match\n\n Game 1\n ann : 0                      bob : 0\n\
                ; a cold day\n  1) 31: 8/5 6/5                 42: 8/4 6/4\n; [sic] the usual replies\n# and more\n  \
                2) 61: 13/7 8/7                 Doubles => 2\n  3)  Drops                      Wins 1 point\n; early\n\n Game 2\n ann : 0                      bob : 1\n  \
                1)                             64: 24/14\n; brave\n";
    let file = pasch_formats::read(text.as_bytes(), None).unwrap();
    let words = |file: &pasch_formats::ReadFile| {
        let notes = file.overlay.notes.iter().map(|(index, note)| (*index, note.comment.clone().unwrap()));
        (file.overlay.games.clone(), notes.collect::<Vec<_>>(), file.warnings.clone())
    };
    let (games, notes, warnings) = words(&file);
    assert_eq!(warnings, []);
    assert_eq!((games.len(), games[0].comment.as_deref()), (1, Some("a cold day")));
    let said: Vec<(usize, &str)> = notes.iter().map(|(index, note)| (*index, note.as_str())).collect();
    // Behind the replies, behind the drop that ended the game, behind the first play of the next.
    assert_eq!(said, [(3, "[sic] the usual replies\nand more"), (7, "early"), (9, "brave")]);
    assert_eq!(file.record.header.extra("Comment"), Some("two friends"));

    let written = mat::write_noted(&file.record, &file.overlay).unwrap();
    assert!(written.losses.is_empty(), "{:?}", written.losses);
    let again = pasch_formats::read(written.text.as_bytes(), None).unwrap();
    assert!(written.text.contains("\n; Game 1, 1) bob: [sic] the usual replies\n"), "{}", written.text);
    assert_eq!(words(&again), words(&file), "{}", written.text);

    let Some(program) = gnubg::find() else { return };
    let folder = tempfile::tempdir().unwrap();
    let texts = [("comments".to_owned(), written.text)];
    let exports = gnubg::through(&program, folder.path(), "import mat", "save match", "mat", &texts);
    assert_eq!(difference(&file.record, &read("comments", &exports[0])), None);
}

/// Whatever somebody wrote, its lines are short enough for every reader and stay comments.
#[test]
fn any_comment_stays_a_comment() {
    let record = random_match(VariantId::BACKGAMMON, 1, 1, 7);
    for comment in
        ["x".repeat(5000), "a b ".repeat(2000), " 7 point match\n Game 1\n\n[A \"b\"]\r\n".to_owned()]
    {
        let note = pasch_formats::overlay::Note { comment: Some(comment), ..Default::default() };
        let mut overlay = pasch_formats::Overlay::default();
        overlay.notes.insert(1, note);
        let text = mat::write_noted(&record, &overlay).unwrap().text;
        assert!(text.lines().all(|line| line.len() < 1000));
        let again = pasch_formats::read(text.as_bytes(), None).unwrap();
        assert_eq!((difference(&record, &again.record), again.warnings), (None, vec![]));
        assert!(again.overlay.notes.values().any(|note| note.comment.is_some()));
    }
}
