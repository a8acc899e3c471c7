//! Corrections anywhere: the list and its faults beside a second account that reads the final list from the beginning.

use crate::play::{account, any_fact, facts, header, next_action, random_match};
use fastrand::Rng;
use pasch_rules::Header;
use pasch_scribe::{Change, Entry, Fact, LineId, Stamps, Transcript, log};

/// The list as plain lists of facts, one for each entry that counts: undoing goes back to the one before.
#[derive(Clone)]
struct Lists(Vec<Vec<(LineId, Fact)>>);

impl Lists {
    fn now(&self) -> &Vec<(LineId, Fact)> {
        self.0.last().expect("the header")
    }

    /// Carries a change out; `false` if it names what is not there.
    fn take(&mut self, number: u32, change: &Change) -> bool {
        let id = LineId(number);
        let mut list = self.now().clone();
        let find = |list: &[(LineId, Fact)], line: LineId| list.iter().position(|(id, _)| *id == line);
        match change {
            Change::Add(fact) | Change::Insert { before: None, fact } => list.push((id, fact.clone())),
            Change::Insert { before: Some(line), fact } => match find(&list, *line) {
                Some(at) if at > 0 => list.insert(at, (id, fact.clone())),
                _ => return false,
            },
            Change::Amend { line, fact } => match find(&list, *line) {
                Some(at) if at > 0 => list[at].1 = fact.clone(),
                _ => return false,
            },
            Change::Delete { line } => match find(&list, *line) {
                Some(at) if at > 0 => drop(list.remove(at)),
                _ => return false,
            },
            Change::Undo if self.0.len() > 1 => {
                self.0.pop();
                return true;
            }
            Change::Undo => return false,
        }
        self.0.push(list);
        true
    }
}

fn compare(transcript: &Transcript, lists: &Lists, header: &Header) {
    let list = lists.now();
    let lines: Vec<_> = transcript.lines().collect();
    assert_eq!(lines.len(), list.len());
    let facts: Vec<Fact> = list.iter().map(|(_, fact)| fact.clone()).collect();
    let (told, state) = account(header, &facts);
    for ((line, (id, fact)), (actions, fault)) in lines.iter().zip(list).zip(&told) {
        assert_eq!((line.id, line.fact), (*id, fact));
        assert_eq!((line.actions, line.fault), (actions.as_slice(), fault.as_ref()), "line {id}: {fact:?}");
    }
    assert_eq!(*transcript.state(), state);
    assert_eq!(transcript.record().final_state().expect("a record replays"), state);
}

/// A change at a random place; some of them name lines that do not exist.
fn random_change(transcript: &Transcript, random: &mut Rng) -> Change {
    let line = LineId(random.u32(..transcript.len() + 3));
    let at = transcript.line(line).map_or_else(|| transcript.state(), |line| line.before);
    match random.u8(..20) {
        0..=5 => Change::Amend { line, fact: any_fact(random, at) },
        6..=8 => Change::Insert { before: Some(line), fact: any_fact(random, at) },
        9 => Change::Insert { before: None, fact: any_fact(random, transcript.state()) },
        10..=11 => Change::Delete { line },
        12..=14 => Change::Undo,
        15 => Change::Add(any_fact(random, transcript.state())),
        _ => match next_action(transcript.state(), random) {
            Some(action) => Change::Add(Fact::Action(action)),
            None => Change::Undo,
        },
    }
}

#[test]
fn faults_are_those_of_a_second_account() {
    let (mut faults, mut refused, mut taken) = (0, 0, 0);
    for seed in 0..90 {
        let mut random = Rng::with_seed(seed);
        let length = [0, 1, 3, 5][random.usize(..4)];
        let most = random.usize(1..260);
        let record = random_match(&mut random, length, most);
        let mut transcript = Transcript::begin(record.header.clone(), Stamps::default()).unwrap();
        let mut lists = Lists(vec![vec![(LineId(1), Fact::Match(Box::new(record.header.clone())))]]);
        for fact in facts(&record) {
            let change = Change::Add(fact);
            let number =
                transcript.apply(Entry::of(change.clone())).unwrap_or_else(|e| panic!("{seed}: {e}"));
            assert!(lists.take(number, &change));
        }
        assert_eq!(transcript.faults().count(), 0, "seed {seed}");
        for step in 0..40 {
            let change = random_change(&transcript, &mut random);
            let before = transcript.clone();
            match transcript.apply(Entry::of(change.clone())) {
                Ok(number) => {
                    assert!(lists.take(number, &change), "seed {seed}, step {step}: {change:?}");
                    taken += 1;
                }
                Err(_) => {
                    let strict = matches!(change, Change::Add(_));
                    let fits = lists.clone().take(transcript.len() + 1, &change);
                    assert!(strict || !fits, "seed {seed}, step {step}: {change:?}");
                    assert_eq!(transcript, before);
                    refused += 1;
                }
            }
            if step % 5 == 4 {
                compare(&transcript, &lists, &record.header);
            }
        }
        faults += transcript.faults().count();
        let again = Transcript::fold(transcript.entries().to_vec()).unwrap();
        compare(&again, &lists, &record.header);
        let text = log::write(&transcript);
        let read = log::read(&text).unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        assert_eq!(log::write(&read), text, "seed {seed}");
        compare(&read, &lists, &record.header);
    }
    println!("{taken} changes, {refused} refused, {faults} faults at the end");
    assert!(taken > 1_500 && refused > 150 && faults > 400);
}

#[test]
fn undoing_everything_gives_the_beginning() {
    for seed in 0..20 {
        let mut random = Rng::with_seed(seed);
        let record = random_match(&mut random, 3, 60);
        let mut transcript = Transcript::import(&record, &Default::default(), Stamps::default()).unwrap();
        for _ in 0..30 {
            let change = random_change(&transcript, &mut random);
            let _ = transcript.apply(Entry::of(change));
        }
        while transcript.may_undo() {
            transcript.apply(Entry::of(Change::Undo)).unwrap();
        }
        assert_eq!(transcript.lines().count(), 1, "seed {seed}");
        assert!(transcript.record().actions.is_empty());
        assert!(transcript.apply(Entry::of(Change::Undo)).is_err());
    }
}

#[test]
fn a_prefix_is_the_transcript_as_it_was() {
    let mut random = Rng::with_seed(7);
    let record = random_match(&mut random, 3, 50);
    let mut transcript = Transcript::import(&record, &Default::default(), Stamps::default()).unwrap();
    let mut snapshots = vec![transcript.clone()];
    for _ in 0..40 {
        let change = random_change(&transcript, &mut random);
        if transcript.apply(Entry::of(change)).is_ok() {
            snapshots.push(transcript.clone());
        }
    }
    for snapshot in snapshots {
        let prefix = transcript.until(snapshot.entries().len());
        assert_eq!(prefix, snapshot);
        assert_eq!(prefix.record(), snapshot.record());
    }
}

#[test]
fn the_header_is_corrected_and_stays() {
    let mut random = Rng::with_seed(3);
    let record = random_match(&mut random, 3, 40);
    let mut transcript = Transcript::import(&record, &Default::default(), Stamps::default()).unwrap();
    let lines = transcript.lines().count();
    let amend = |length| Change::Amend {
        line: LineId::HEADER,
        fact: Fact::Match(Box::new(Header { names: header(7).names.swapped(), ..header(length) })),
    };
    transcript.apply(Entry::of(amend(7))).unwrap();
    assert_eq!((transcript.state().length(), transcript.header().names.a.as_str()), (7, "Ben"));
    for change in [
        amend(40_000),
        Change::Delete { line: LineId::HEADER },
        Change::Amend { line: LineId::HEADER, fact: Fact::Note("x".to_owned()) },
        Change::Insert { before: Some(LineId::HEADER), fact: Fact::Note("x".to_owned()) },
        Change::Add(Fact::Match(Box::new(header(3)))),
        Change::Insert { before: None, fact: Fact::Match(Box::new(header(3))) },
        Change::Amend { line: LineId(2), fact: Fact::Match(Box::new(header(3))) },
        Change::Add(Fact::Note(" ".to_owned())),
        Change::Add(Fact::Note("x".repeat(2_001))),
    ] {
        let before = transcript.clone();
        assert!(transcript.apply(Entry::of(change.clone())).is_err(), "{change:?}");
        assert_eq!(transcript, before);
        assert_eq!(transcript.lines().count(), lines);
    }
    let mut long = header(3);
    long.names.a = "x".repeat(300);
    assert!(Transcript::begin(long, Stamps::default()).is_err());
    assert!(Transcript::fold(Vec::new()).is_err());
    assert!(Transcript::fold([Entry::of(Change::Undo)]).is_err());
}
