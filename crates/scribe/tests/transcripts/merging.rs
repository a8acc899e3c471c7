//! Two scribes of one match.

use fastrand::Rng;
use pasch_formats::Overlay;
use pasch_rules::{Action, Record};
use pasch_scribe::{Change, Choices, Entry, Fact, LineId, MergeError, Scribe, Stamps, Transcript, compare};

fn import(record: &Record) -> Transcript {
    Transcript::import(record, &Overlay::default(), Stamps::default()).unwrap()
}

/// A match with some games.
fn long_match(seed: u64) -> Record {
    crate::play::random_match(&mut Rng::with_seed(seed), 9, 3_000)
}

fn games(record: &Record) -> usize {
    record.final_state().unwrap().results().len()
}

#[test]
fn equal_transcripts_are_one() {
    let record = long_match(1);
    let (first, second) = (import(&record), import(&record));
    let comparison = compare(&first, &second);
    assert_eq!(comparison.games().len(), games(&record));
    assert!(comparison.games().iter().all(|game| game.is_same() && game.first_difference().is_none()));
    let merged = comparison.merge(&Choices::default()).unwrap();
    assert_eq!((merged.record(), merged.faults().count()), (record, 0));
}

/// The second scribe changes facts at random; whoever is chosen for every game comes out.
#[test]
fn differences_are_found_and_chosen() {
    let mut different = 0;
    for seed in 0..40 {
        let mut random = Rng::with_seed(seed);
        let record = long_match(seed);
        let first = import(&record);
        let mut second = first.clone();
        for _ in 0..random.usize(1..5) {
            let line = LineId(random.u32(2..first.len()));
            let state = second.line(line).map_or_else(|| second.state().clone(), |line| line.before.clone());
            let change = match random.u8(..3) {
                0 => Change::Delete { line },
                1 => Change::Insert { before: Some(line), fact: crate::play::any_fact(&mut random, &state) },
                _ => Change::Amend { line, fact: crate::play::any_fact(&mut random, &state) },
            };
            let _ = second.apply(Entry::of(change));
        }
        let comparison = compare(&first, &second);
        let differing: Vec<usize> =
            (0..comparison.games().len()).filter(|at| !comparison.games()[*at].is_same()).collect();
        different += differing.len();
        for game in comparison.games() {
            let first_difference = game.differences().next();
            let parting =
                first_difference.map(|one| (one.first.first().copied(), one.second.first().copied()));
            if let (Some((one, other)), Some((x, y))) = (parting, game.first_difference()) {
                assert!(one.is_none_or(|line| Some(line) == x), "seed {seed}");
                assert!(other.is_none_or(|line| Some(line) == y), "seed {seed}");
            }
            assert_eq!(game.is_same(), game.first_difference().is_none());
        }
        if let Some(game) = differing.iter().find(|at| comparison.games()[**at].only().is_none()) {
            let error = comparison.merge(&Choices::default()).unwrap_err();
            assert_eq!(error, MergeError::Undecided { game: *game }, "seed {seed}");
            assert!(error.to_string().contains(&(game + 1).to_string()));
        }
        for (scribe, transcript) in [(Scribe::First, &first), (Scribe::Second, &second)] {
            let games = (0..comparison.games().len()).map(|at| (at, scribe)).collect();
            let merged = comparison.merge(&Choices { games, ..Choices::default() }).unwrap();
            // Notes of either scribe are kept, so only the play is compared.
            assert_eq!(merged.record(), transcript.record(), "seed {seed}, {scribe:?}");
        }
    }
    assert!(different > 40, "{different}");
}

#[test]
fn each_difference_has_a_choice_of_its_own() {
    let record = long_match(4);
    let first = import(&record);
    // The second scribe has two notes more, misses a turn in game 1, and has another roll in game 2.
    let mut second = first.clone();
    let rolls: Vec<(u32, LineId)> = first
        .list()
        .filter(|row| matches!(row.line.fact, Fact::Action(Action::Roll(_))))
        .map(|row| (row.game, row.line.id))
        .collect();
    let of_game = |game: u32| rolls.iter().filter(move |(at, _)| *at == game).map(|(_, id)| *id);
    let (missed, other) = (of_game(1).nth(5).unwrap(), of_game(2).nth(3).unwrap());
    second.apply(Entry::of(Change::Delete { line: missed })).unwrap();
    second.apply(Entry::of(Change::Delete { line: other })).unwrap();
    second
        .apply(Entry::of(Change::Insert { before: Some(other), fact: Fact::Note("x".to_owned()) }))
        .unwrap_err();
    let comparison = compare(&first, &second);
    let places: Vec<_> =
        (0..comparison.games().len()).filter(|at| !comparison.games()[*at].is_same()).collect();
    assert_eq!(places[..2], [0, 1]);
    assert!(comparison.games()[0].first_difference().unwrap().0.unwrap() <= missed);
    // The whole of the first scribe, difference by difference.
    let mut choices = Choices::default();
    for place in &places {
        for (at, _) in comparison.games()[*place].differences().enumerate() {
            assert!(comparison.merge(&choices).is_err());
            choices.differences.insert((*place, at), Scribe::First);
        }
    }
    assert_eq!(comparison.merge(&choices).unwrap().record(), record);
}

#[test]
fn a_game_that_one_scribe_missed_is_taken_from_the_other() {
    let record = (0..).map(long_match).find(|record| games(record) >= 4).unwrap();
    let whole = import(&record);
    let mut part = whole.clone();
    let missing: Vec<LineId> = whole.list().filter(|row| row.game == 2).map(|row| row.line.id).collect();
    for line in missing {
        part.apply(Entry::of(Change::Delete { line })).unwrap();
    }
    for (first, second, only) in [(&whole, &part, Scribe::First), (&part, &whole, Scribe::Second)] {
        let comparison = compare(first, second);
        assert_eq!(comparison.games().len(), games(&record));
        assert_eq!(comparison.games()[1].only(), Some(only));
        assert_eq!(comparison.merge(&Choices::default()).unwrap().record(), record);
    }
}

#[test]
fn headers_times_and_notes_are_joined() {
    let record = long_match(8);
    let first = import(&record);
    let video = Stamps { wall: None, video: Some(77) };
    let mut second = Transcript::import(&record, &Overlay::default(), video).unwrap();
    let line = second.lines().nth(3).unwrap().id;
    let note = Fact::Note("a second look".to_owned());
    second.apply(Entry::of(Change::Insert { before: Some(line), fact: note.clone() })).unwrap();
    let merged = compare(&first, &second).merge(&Choices::default()).unwrap();
    assert!(merged.lines().any(|line| *line.fact == note));
    assert_eq!(
        merged.lines().filter(|line| line.stamps.video == Some(77)).count(),
        first.lines().count() - 1
    );
    let mut other = record.header.clone();
    other.names.a = "Anna".to_owned();
    let amend = Change::Amend { line: LineId::HEADER, fact: Fact::Match(Box::new(other)) };
    second.apply(Entry::of(amend)).unwrap();
    let comparison = compare(&first, &second);
    assert_eq!(comparison.merge(&Choices::default()), Err(MergeError::Header));
    let choices = Choices { header: Some(Scribe::Second), ..Choices::default() };
    assert_eq!(comparison.merge(&choices).unwrap().header().names.a, "Anna");
}
