//! Transcripts: any text as a log, any bytes as keys. Nothing panics, what is read is written alike, and a refused key changes
//! nothing.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pasch_rules::{Header, Place, Point, Shift, VariantId};
use pasch_scribe::{Desk, Key, LineId, Stamps, Transcript, Unranked, View, log};

fuzz_target!(|bytes: &[u8]| match bytes.split_first() {
    Some((b'{', _)) => read(&String::from_utf8_lossy(bytes)),
    Some((first, keys)) => press(*first, keys),
    None => {}
});

fn read(text: &str) {
    for line in text.lines().take(100) {
        if let Ok(entry) = log::read_entry(line, 1) {
            let again = log::write_entry(&entry);
            assert_eq!(log::read_entry(&again, 1).map(|entry| log::write_entry(&entry)), Ok(again));
        }
    }
    let Ok(transcript) = log::read(text) else { return };
    let written = log::write(&transcript);
    let again = log::read(&written).expect("an own log is read");
    assert_eq!(log::write(&again), written);
    assert!(transcript.record().final_state().is_ok(), "a transcript replays");
    let _ = View::of(&transcript, &Default::default(), &Unranked);
}

fn press(first: u8, bytes: &[u8]) {
    let games: Vec<VariantId> = VariantId::all().collect();
    let header = Header::new(games[usize::from(first) % games.len()], u32::from(first % 8));
    let transcript = Transcript::begin(header, Stamps::default()).expect("a game with its usual options");
    let mut desk = Desk::new(transcript);
    let mut bytes = bytes.iter().copied().take(1_000);
    while let Some(byte) = bytes.next() {
        let mut next = || bytes.next().unwrap_or(0);
        let key = match byte {
            b'\n' => Key::Enter,
            0x08 => Key::Backspace,
            0x1b => Key::Escape,
            0x7f => Key::Delete,
            0x80 => Key::Up,
            0x81 => Key::Down,
            0x82 => Key::Insert,
            0x83 => Key::Line(LineId(u32::from(next()))),
            0x84 => Key::Pick(usize::from(next())),
            0x85..=0x88 => {
                let shifts = (0..byte - 0x84).map(|_| Shift { from: place(next()), to: place(next()) });
                Key::Moves(shifts.collect())
            }
            byte => Key::Char(char::from(byte)),
        };
        let (before, seen) = (desk.clone(), desk.transcript().len());
        if desk.press(seen, &key, &Unranked, Stamps::default()).is_err() {
            assert_eq!(desk, before, "a refused key changes nothing");
        }
    }
    let text = log::write(desk.transcript());
    let again = log::read(&text).expect("an own log is read");
    assert_eq!(again.record(), desk.transcript().record());
}

fn place(byte: u8) -> Place {
    match byte % 27 {
        0 => Place::Off,
        25 => Place::Bar,
        26 => Place::Pool,
        number => Point::new(number).map_or(Place::Off, Place::Point),
    }
}
