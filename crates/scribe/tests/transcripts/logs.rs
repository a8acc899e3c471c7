//! Logs: written, read, damaged.

use fastrand::Rng;
use pasch_formats::{Format, Overlay, overlay::Note};
use pasch_rules::ByPlayer;
use pasch_scribe::{Change, Entry, Fact, LogError, MAX_ENTRIES, Stamps, Transcript, log};

fn sample() -> Transcript {
    let mut random = Rng::with_seed(2);
    let record = crate::play::random_match(&mut random, 5, 60);
    let stamps = Stamps { wall: Some(1_796_000_000_000), video: Some(12_500) };
    let mut transcript = Transcript::import(&record, &Overlay::default(), stamps).unwrap();
    for change in [
        Change::Add(Fact::Note("a \"long\" thought\nover two lines".to_owned())),
        Change::Add(Fact::Clocks(ByPlayer { a: Some(90_000), b: None })),
        Change::Delete { line: pasch_scribe::LineId(5) },
        Change::Undo,
    ] {
        transcript.apply(Entry::of(change)).unwrap();
    }
    transcript
}

#[test]
fn a_log_goes_round() {
    let transcript = sample();
    let text = log::write(&transcript);
    assert!(text.starts_with("{\"scribe\":1}\n{\"wall\":1796000000000,\"video\":12500,\"add\":{\"match\":"));
    assert_eq!(text.lines().count(), transcript.entries().len() + 1);
    let read = log::read(&text).unwrap();
    assert_eq!(read, transcript);
    assert_eq!(log::write(&read), text);
    for (entry, line) in transcript.entries().iter().zip(text.lines().skip(1)) {
        assert_eq!(log::write_entry(entry), line);
        assert_eq!(log::read_entry(line, 7).as_ref(), Ok(entry));
    }
}

#[test]
fn a_damaged_log_names_the_line() {
    let text = log::write(&sample());
    let with = |line: usize, instead: &str| {
        let lines: Vec<&str> =
            text.lines().enumerate().map(|(at, old)| if at + 1 == line { instead } else { old }).collect();
        log::read(&lines.join("\n"))
    };
    assert_eq!(log::read(""), Err(LogError::NotALog));
    assert_eq!(with(1, "{}"), Err(LogError::NotALog));
    assert_eq!(with(1, "{\"scribe\":2}"), Err(LogError::Version { version: 2 }));
    for bad in [
        "",
        "{",
        "{}",
        "[]",
        "{\"add\":5}",
        "{\"add\":{\"note\":\"x\",\"clocks\":[1,2]}}",
        "{\"add\":{\"note\":7}}",
        "{\"add\":{\"song\":7}}",
        "{\"add\":{\"clocks\":[1]}}",
        "{\"add\":{\"as_played\":[[\"8\",\"99\"]]}}",
        "{\"add\":{\"note\":\"x\"},\"undo\":true}",
        "{\"undo\":false}",
        "{\"amend\":3}",
        "{\"delete\":3,\"more\":1}",
        "{\"wall\":-1,\"undo\":true}",
    ] {
        let error = with(9, bad).unwrap_err();
        assert!(matches!(error, LogError::Line { line: 9, .. }), "{bad}: {error}");
        assert!(error.to_string().contains("line 9"), "{error}");
    }
    for bad in [
        "{\"add\":{\"do\":\"roll\",\"dice\":[7,1]}}",
        "{\"add\":{\"do\":\"dance\"}}",
        "{\"add\":{\"match\":{\"format\":\"other\"}}}",
        "{\"add\":{\"as_played_to\":{\"do\":\"x\"}}}",
    ] {
        let error = with(9, bad).unwrap_err();
        assert!(matches!(error, LogError::Action { line: 9, .. }), "{bad}: {error}");
    }
    for bad in ["{\"delete\":900}", "{\"delete\":1}", "{\"insert\":900,\"as\":{\"note\":\"x\"}}"] {
        let error = with(9, bad).unwrap_err();
        assert!(matches!(error, LogError::Refused { line: 9, .. }), "{bad}: {error}");
    }
    let first = with(2, "{\"undo\":true}").unwrap_err();
    assert!(matches!(first, LogError::Refused { line: 2, .. }), "{first}");
    assert!(matches!(log::read("{\"scribe\":1}\n"), Err(LogError::Refused { .. })));
}

#[test]
fn cut_and_changed_logs_never_panic() {
    let text = log::write(&sample());
    let mut random = Rng::with_seed(4);
    let (mut good, mut bad) = (0, 0);
    for _ in 0..1_500 {
        let mut bytes = text.clone().into_bytes();
        match random.u8(..3) {
            0 => bytes.truncate(random.usize(..bytes.len())),
            1 => {
                let at = random.usize(..bytes.len());
                bytes[at] = random.u8(32..127);
            }
            _ => {
                let mut lines: Vec<&str> = text.lines().collect();
                let (from, to) = (random.usize(1..lines.len()), random.usize(1..lines.len()));
                let line = lines.remove(from);
                lines.insert(to.min(lines.len()), line);
                bytes = lines.join("\n").into_bytes();
            }
        }
        match log::read(&String::from_utf8_lossy(&bytes)) {
            Ok(read) => {
                let again = log::write(&read);
                assert_eq!(log::write(&log::read(&again).unwrap()), again);
                assert!(read.record().final_state().is_ok());
                good += 1;
            }
            Err(_) => bad += 1,
        }
    }
    assert!(good > 100 && bad > 100, "{good} {bad}");
}

#[test]
fn a_transcript_has_an_end() {
    let header = crate::play::header(7);
    let first = Entry::of(Change::Add(Fact::Match(Box::new(header))));
    let note = Entry::of(Change::Add(Fact::Note("x".to_owned())));
    let rest = std::iter::repeat_n(note.clone(), MAX_ENTRIES - 1);
    let mut full = Transcript::fold(std::iter::once(first).chain(rest)).unwrap();
    let error = full.apply(note).unwrap_err();
    assert!(error.to_string().contains("20"), "{error}");
    assert_eq!(full.len() as usize, MAX_ENTRIES);
}

#[test]
fn comments_become_notes_and_go_out_again() {
    let mut random = Rng::with_seed(9);
    let record = crate::play::random_match(&mut random, 5, 40);
    let mut overlay = Overlay::default();
    for at in [0, 3, 17] {
        let comment = Some(format!("remark {at}"));
        overlay.notes.insert(at, Note { comment, ..Note::default() });
    }
    let transcript = Transcript::import(&record, &overlay, Stamps::default()).unwrap();
    assert_eq!(transcript.record(), record);
    assert_eq!(transcript.overlay(), overlay);
    let text = transcript.export(Format::Sgf).unwrap().text;
    assert!(text.contains("remark 17"), "{text}");
}

/// Thousands of lines put to the front and taken back: read in the time of their number, not of its square many times over.
#[test]
fn a_long_log_of_corrections_is_read() {
    let note = || Fact::Note("x".to_owned());
    let mut changes = vec![Change::Add(Fact::Match(Box::new(crate::play::header(7))))];
    changes.extend((0..6_000).map(|_| Change::Add(note())));
    changes
        .extend((0..6_000).map(|_| Change::Insert { before: Some(pasch_scribe::LineId(2)), fact: note() }));
    changes.extend((0..6_000).map(|_| Change::Undo));
    changes.extend((0..1_000).map(|_| Change::Amend { line: pasch_scribe::LineId(2), fact: note() }));
    let transcript = Transcript::fold(changes.into_iter().map(Entry::of)).unwrap();
    assert_eq!(transcript.lines().count(), 6_001);
    assert_eq!(log::read(&log::write(&transcript)).as_ref(), Ok(&transcript));
}
