//! Watchers see a beginning of the entries, never more than the delay allows.

use fastrand::Rng;
use pasch_scribe::{Change, Entry, Fact, LineId, Stamps, Transcript, line_at, next_shown, shown};

fn at(wall: Option<u64>) -> Stamps {
    Stamps { wall, video: None }
}

#[test]
fn entries_are_shown_after_the_delay() {
    let mut transcript = Transcript::begin(crate::play::header(7), at(Some(1_000))).unwrap();
    for wall in [Some(2_000), None, Some(5_000), Some(4_000), Some(9_000)] {
        let change = Change::Add(Fact::Note("x".to_owned()));
        transcript.apply(Entry { change, stamps: at(wall) }).unwrap();
    }
    for (now, delay, entries) in [
        (0, 0, 1),
        (2_000, 0, 3),
        (2_000, 1, 1),
        (4_500, 0, 3),
        // The one of 4,000 stands behind that of 5,000.
        (5_000, 0, 5),
        (5_000, 500, 3),
        (u64::MAX, 0, 6),
        (u64::MAX, u64::MAX, 1),
        (14_000, 5_000, 6),
    ] {
        assert_eq!(shown(&transcript, now, delay), entries, "{now} {delay}");
        assert_eq!(transcript.until(shown(&transcript, now, delay)).entries().len(), entries);
    }
    assert_eq!(next_shown(&transcript, 2_000, 3_000), Some(5_000));
    assert_eq!(next_shown(&transcript, 20_000, 3_000), None);
    assert_eq!(next_shown(&transcript, 0, u64::MAX), None);
}

#[test]
fn nothing_young_is_ever_shown() {
    for seed in 0..100 {
        let mut random = Rng::with_seed(seed);
        let mut transcript = Transcript::begin(crate::play::header(7), at(None)).unwrap();
        for _ in 0..30 {
            let wall = random.bool().then(|| random.u64(..100));
            let change = Change::Add(Fact::Note("x".to_owned()));
            transcript.apply(Entry { change, stamps: at(wall) }).unwrap();
        }
        let mut before = 0;
        let delay = random.u64(..50);
        for now in 0..160 {
            let count = shown(&transcript, now, delay);
            let young = |entry: &Entry| entry.stamps.wall.is_some_and(|wall| wall + delay > now);
            assert!(!transcript.entries()[1..count].iter().any(young), "seed {seed}");
            assert!(transcript.entries().get(count).is_none_or(young), "seed {seed}");
            assert!(count >= before, "seed {seed}");
            before = count;
        }
        assert_eq!(before, 31);
    }
}

#[test]
fn a_video_leads_to_its_line() {
    let mut transcript = Transcript::begin(crate::play::header(7), at(None)).unwrap();
    for video in [None, Some(1_000), None, Some(3_000)] {
        let change = Change::Add(Fact::Note("x".to_owned()));
        transcript.apply(Entry { change, stamps: Stamps { wall: None, video } }).unwrap();
    }
    for (video, line) in
        [(0, None), (999, None), (1_000, Some(4)), (2_999, Some(4)), (3_000, Some(5)), (9_000, Some(5))]
    {
        assert_eq!(line_at(&transcript, video), line.map(LineId), "{video}");
    }
    // A correction with a place of its own moves the line.
    let change = Change::Amend { line: LineId(5), fact: Fact::Note("y".to_owned()) };
    transcript.apply(Entry { change, stamps: Stamps { wall: None, video: Some(2_000) } }).unwrap();
    assert_eq!(line_at(&transcript, 2_500), Some(LineId(5)));
    assert_eq!(line_at(&transcript, 1_500), Some(LineId(4)));
}
