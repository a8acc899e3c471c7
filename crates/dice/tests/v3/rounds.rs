//! Attack 19: duplicate dice, of which the server says that some entrants did not reveal.

use pasch_dice::v3::{Draw, Hash, Link, Outcome, RevealError, commitment};

const NAMES: [&str; 4] = ["server", "alice", "bob", "carol"];

fn link(draw: u32, at: usize) -> Link {
    Link([(16 * draw + at as u32) as u8; 32])
}

fn draw(number: u32, names: &[&str]) -> Draw {
    let bind = |(at, name): (usize, &&str)| {
        ((*name).to_owned(), commitment("open 2026", 1, number, &link(number, at)))
    };
    Draw::new("open 2026", 1, number, names.iter().enumerate().map(bind).collect())
}

fn reveal(draw: &mut Draw, number: u32, names: &[&str], but: Option<&str>) {
    for (at, name) in names.iter().enumerate().filter(|(_, name)| Some(**name) != but) {
        draw.reveal(name, link(number, at)).unwrap();
    }
}

/// Whoever is left out, no seed comes of it: the server chooses among nothing.
#[test]
fn leaving_an_entrant_out_gives_no_other_seed() {
    for out in &NAMES[1..] {
        let mut first = draw(1, &NAMES);
        reveal(&mut first, 1, &NAMES, Some(out));
        assert_eq!(first.close(), Outcome::Again(vec![(*out).to_owned()]));
        let left: Vec<&str> = NAMES.into_iter().filter(|name| name != out).collect();
        let mut second = draw(2, &left);
        // What was revealed in the first draw is worth nothing in the second.
        assert_eq!(second.reveal("server", link(1, 0)), Err(RevealError::Link("server".to_owned())));
        let mut again = second.clone();
        reveal(&mut second, 2, &left, None);
        assert!(matches!(second.close(), Outcome::Seed(_)));
        reveal(&mut again, 2, &left, Some(left[1]));
        assert_eq!(again.close(), Outcome::Ordinary);
    }
}

#[test]
fn every_link_changes_the_seed_and_no_other_is_taken() {
    let mut one = draw(1, &NAMES);
    reveal(&mut one, 1, &NAMES, None);
    let Outcome::Seed(seed) = one.close() else { panic!("everybody revealed") };
    assert_eq!(one.reveal("alice", Link([99; 32])), Err(RevealError::Link("alice".to_owned())));
    assert_eq!(one.reveal("dave", Link([99; 32])), Err(RevealError::Unknown("dave".to_owned())));
    let mut seeds = vec![seed];
    for at in 0..NAMES.len() {
        let bind = |(i, name): (usize, &&str)| {
            let link = if i == at { Link([200; 32]) } else { link(1, i) };
            ((*name).to_owned(), commitment("open 2026", 1, 1, &link))
        };
        let mut other = Draw::new("open 2026", 1, 1, NAMES.iter().enumerate().map(bind).collect());
        for (i, name) in NAMES.iter().enumerate() {
            other.reveal(name, if i == at { Link([200; 32]) } else { link(1, i) }).unwrap();
        }
        let Outcome::Seed(seed) = other.close() else { panic!("everybody revealed") };
        assert_ne!(one.to_bytes(), other.to_bytes());
        seeds.push(seed);
    }
    seeds.sort_by_key(|Hash(bytes)| *bytes);
    seeds.dedup();
    assert_eq!(seeds.len(), NAMES.len() + 1);
}
