//! The transcripts of FIBS: what both sides of a match read and type, board strings with their fields, numbered messages.

use std::collections::VecDeque;

use crate::house::House;
use crate::material;
use pasch_fibs::{Event, Output, Person, Rating};
use pasch_rules::Die;

/// The dice of a transcript, in the order in which the server throws them: of the opening first A's and then B's.
fn dice(text: &str) -> VecDeque<u8> {
    let mut dice = VecDeque::new();
    for line in text.lines() {
        let numbers: Vec<u8> = line
            .split(|c: char| !c.is_ascii_digit())
            .filter_map(|word| word.parse().ok())
            .collect();
        let opening = line.starts_with("A< You rolled");
        let roll = line.contains("< You roll ");
        if opening || roll {
            dice.extend(numbers);
        }
    }
    dice
}

#[test]
fn both_sides_of_a_match_read_and_type_what_the_transcript_has() {
    let Some(text) = material::read("session.txt") else { return };
    let mut dice = dice(&text);
    assert_eq!(dice.len(), 12);
    let throw = Box::new(move || Die::new(dice.pop_front().expect("the transcript has the dice")).unwrap());
    let mut house = House::new(throw);
    let ids = [("A", "anna"), ("B", "bert")].map(|(letter, name)| {
        let id = house.connect();
        house.receive(id, format!("login pasch_test 1008 {name} secret\r\nset boardstyle 3\r\n").as_bytes());
        (letter, id)
    });
    let id_of = |letter: &str| ids.iter().find(|(known, _)| *known == letter).unwrap().1;
    for (_, id) in ids {
        house.written(id);
    }
    let mut waiting: [VecDeque<String>; 2] = Default::default();
    let (mut sent, mut read) = (0, 0);
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (head, rest) = line.split_at(2);
        let (letter, rest) = (&head[..1], rest.trim_start());
        let id = id_of(letter);
        if &head[1..] == ">" {
            for (_, other) in ids {
                assert!(waiting[other].is_empty(), "{line}: not in the transcript: {:?}", waiting[other]);
            }
            house.receive(id, format!("{rest}\r\n").as_bytes());
            sent += 1;
            for (_, other) in ids {
                waiting[other].extend(lines(&house.written(other)));
            }
            // Whoever has played is shown how they stand now.
            if house.bouts.first().is_some_and(|bout| bout.ended) {
                for (_, id) in ids {
                    let won = id == id_of("A");
                    let person = Person {
                        rating: Rating(if won { 151_000 } else { 149_000 }),
                        experience: 1,
                        login: if won { 1_795_510_800 } else { 1_795_510_860 },
                        host: format!("192.0.2.{}", if won { 17 } else { 18 }),
                        client: Some("pasch_test".to_owned()),
                        ..house.person(id)
                    };
                    house.tell(id, &Event::People { list: vec![person], raw: false });
                    waiting[id].extend(lines(&house.written(id)));
                }
            }
        } else {
            let found = waiting[id].pop_front();
            assert_eq!(found.as_deref(), Some(rest), "{letter}, after {sent} lines were sent");
            read += 1;
        }
    }
    assert!(waiting.iter().all(VecDeque::is_empty), "more was written: {waiting:?}");
    assert_eq!((sent, read), (10, 62), "the whole transcript");
}

fn lines(output: &[Output]) -> Vec<String> {
    let line = |output: &Output| match output {
        Output::Line(text) => Some(text.clone()),
        _ => None,
    };
    output.iter().filter_map(line).collect()
}
