//! Whole matches through the keys, by the scripted typist of the example; and keys without any sense.

use crate::play::{header, random_match};
use crate::script::{ByEngine, enter};
use fastrand::Rng;
use pasch_rules::{LegalPlay, MatchState, Place, Point, Record, Shift};
use pasch_scribe::{
    Desk, Entry, Expected, Key, LETTERS, LineId, Stamps, Transcript, Unranked, View, check, log, proposals,
};

/// The proposals that have a key.
const KEYED: usize = LETTERS.len() + 1;

fn written(record: &Record) -> String {
    pasch_formats::log::write(record)
}

#[test]
fn random_matches_come_out_as_they_were() {
    let mut plays = 0;
    for seed in 0..12 {
        let mut random = Rng::with_seed(seed);
        let length = [0, 1, 3, 7][random.usize(..4)];
        let record = random_match(&mut random, length, 300);
        let (desk, count) =
            enter(&record, &Unranked, KEYED).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        assert_eq!(written(&desk.transcript().record()), written(&record), "seed {seed}");
        assert_eq!((count.given, desk.transcript().faults().count()), (0, 0), "seed {seed}");
        plays += count.plays;
    }
    assert!(plays > 700, "{plays} plays");
}

#[test]
fn a_match_played_by_the_engine_takes_a_key_a_play() {
    let ranking = ByEngine::new();
    let mut random = Rng::with_seed(5);
    let mut record = Record { header: header(7), actions: Vec::new() };
    let mut state = MatchState::new(&record.header).unwrap();
    while state.phase().is_playing() || state.results().len() < 5 {
        let action = match proposals(&state, &ranking).first() {
            Some(first) => pasch_rules::Action::Play(first.play.clone()),
            None => match crate::play::next_action(&state, &mut random) {
                Some(action) => action,
                None => break,
            },
        };
        state.apply(&action).unwrap();
        record.actions.push(action);
    }
    let (desk, count) = enter(&record, &ranking, KEYED).unwrap();
    assert_eq!(written(&desk.transcript().record()), written(&record));
    let chosen = count.plays - count.forced;
    assert_eq!((count.by_keys[1], count.by_rank[0], count.play), (chosen, chosen, chosen));
    assert!(count.dice >= 2 * count.plays && count.dice + count.play <= count.keys, "{count:?}");
    assert!(count.plays > 30, "{count:?}");
}

#[test]
fn four_hundred_plays_come_in_at_once() {
    let mut random = Rng::with_seed(11);
    let mut record = random_match(&mut random, 0, 4_000);
    let plays = |record: &Record| {
        record.actions.iter().filter(|action| matches!(action, pasch_rules::Action::Play(_))).count()
    };
    while plays(&record) > 400 {
        record.actions.pop();
    }
    assert_eq!(plays(&record), 400);
    let (offline, _) = enter(&record, &Unranked, KEYED).unwrap();
    let entries: Vec<Entry> = offline.transcript().entries()[1..].to_vec();
    let mut desk = Desk::new(Transcript::begin(record.header.clone(), Stamps::default()).unwrap());
    assert_eq!(desk.submit(1, entries.clone()), Ok(offline.transcript().len()));
    assert_eq!(written(&desk.transcript().record()), written(&record));
    // Sent again it is taken once; from elsewhere it is refused as a whole.
    assert_eq!(desk.submit(1, entries.clone()), Ok(offline.transcript().len()));
    assert!(desk.submit(1, entries[1..].to_vec()).is_err());
    let before = desk.clone();
    let seen = desk.transcript().len();
    assert!(desk.submit(seen, entries).is_err());
    assert_eq!(desk, before);
}

fn any_key(random: &mut Rng) -> Key {
    let place = |random: &mut Rng| match random.u8(..=25) {
        0 => Place::Off,
        25 => Place::Bar,
        number => Point::new(number).map_or(Place::Pool, Place::Point),
    };
    match random.u8(..40) {
        0 => Key::Backspace,
        1 => Key::Delete,
        2 => Key::Insert,
        3 => Key::Escape,
        4 | 5 => Key::Up,
        6 => Key::Down,
        7 => Key::Line(LineId(random.u32(..200))),
        8 => Key::Pick(random.usize(..40)),
        9 => {
            let shifts = (0..random.usize(..5)).map(|_| Shift { from: place(random), to: place(random) });
            Key::Moves(shifts.collect())
        }
        10..=16 => Key::Enter,
        17..=19 => Key::Char(random.char(..)),
        20..=27 => Key::Char(char::from(random.u8(b'0'..=b'9'))),
        _ => {
            let keys = b"asdfghjklrRtpbnyo !/-*(),0123456";
            Key::Char(char::from(keys[random.usize(..keys.len())]))
        }
    }
}

#[test]
fn senseless_keys_are_taken_or_refused_whole() {
    let (mut taken, mut refused, mut longest) = (0, 0, 0);
    for seed in 0..40 {
        let mut random = Rng::with_seed(seed);
        // A ranking that is no order at all.
        let mut wild = Rng::with_seed(seed);
        let places: Vec<usize> = (0..60).map(|_| wild.usize(..40)).collect();
        let ranking = move |_: &MatchState, _: &[LegalPlay]| places.clone();
        let length = [0, 3, 7][random.usize(..3)];
        let mut desk = Desk::new(Transcript::begin(header(length), Stamps::default()).unwrap());
        for step in 0..400 {
            let key = any_key(&mut random);
            let before = desk.clone();
            let seen = desk.transcript().len();
            match desk.press(seen, &key, &ranking, Stamps::default()).map(<[_]>::len) {
                Ok(_) => taken += 1,
                Err(_) => {
                    assert_eq!(desk, before, "seed {seed}, step {step}: {key:?}");
                    refused += 1;
                }
            }
            if step % 10 == 0 {
                let view = View::of(desk.transcript(), desk.keys(), &ranking);
                let state = desk.keys().state(desk.transcript());
                assert_eq!((view.seen, view.position), (desk.transcript().len(), *state.position()));
                assert_eq!(view.expected, Expected::of(state));
                for proposal in &view.proposals {
                    let fact = pasch_scribe::Fact::Action(pasch_rules::Action::Play(proposal.play.clone()));
                    assert_eq!(check(state, &fact).fault, None);
                }
            }
        }
        longest = longest.max(desk.transcript().lines().count());
        let again = Transcript::fold(desk.transcript().entries().to_vec()).unwrap();
        assert_eq!(again.record(), desk.transcript().record(), "seed {seed}");
        let text = log::write(desk.transcript());
        assert_eq!(log::read(&text).as_ref(), Ok(desk.transcript()), "seed {seed}");
    }
    println!("{taken} keys taken, {refused} refused, up to {longest} lines");
    assert!(taken > 3_000 && refused > 1_000 && longest > 20);
}
