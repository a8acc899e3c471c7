//! The part of a match that its copies have in common.

#[path = "../../formats/tests/games/mod.rs"]
mod games;

use pasch_collection::{Digest, Summary, beginnings};
use pasch_formats::{Format, read};
use pasch_rules::{Action, Record, VariantId};

const MATCH: &str = include_str!("../../../testdata/mat/five-point.mat");

fn record(text: &str) -> Record {
    read(text.as_bytes(), None).unwrap().record
}

fn shared(one: &Record, other: &Record) -> usize {
    let other = beginnings(other).unwrap();
    beginnings(one).unwrap().iter().filter(|digest| other.contains(digest)).count()
}

/// The whole with its last `cut` actions left out.
fn cut(whole: &Record, cut: usize) -> Record {
    let mut part = whole.clone();
    part.actions.truncate(whole.actions.len() - cut);
    part
}

#[test]
fn a_cut_copy_shares_the_games_that_it_has() {
    let whole = record(MATCH);
    let all: Vec<Digest> = beginnings(&whole).unwrap();
    assert!(all.len() > 1, "{} games of ten rolls", all.len());
    for left_out in [1, 10, 60] {
        let part = cut(&whole, left_out);
        assert_ne!(Summary::of(&part).unwrap().digest, Summary::of(&whole).unwrap().digest);
        assert!(shared(&part, &whole) >= all.len() - 1, "{left_out}");
    }
    // Two plays are not enough to know a game by.
    assert!(beginnings(&cut(&whole, whole.actions.len() - 5)).unwrap().is_empty());
}

#[test]
fn formats_and_seats_do_not_matter() {
    let whole = record(MATCH);
    let expected = beginnings(&whole).unwrap();
    for format in [Format::Mat, Format::Sgf, Format::FibsOldmoves] {
        let written = pasch_formats::write(&whole, &Default::default(), format).unwrap().text;
        assert_eq!(beginnings(&record(&written)).unwrap(), expected, "{format:?}");
    }
    let mut turned = whole.clone();
    turned.header.names = whole.header.names.clone().swapped();
    for action in &mut turned.actions {
        match action {
            Action::FirstTurn(player) => *player = player.other(),
            Action::OpeningRoll(dice) => *dice = dice.swapped(),
            Action::OfferResign { by, .. } | Action::Forfeit { by, .. } => *by = by.other(),
            _ => {}
        }
    }
    assert_eq!(beginnings(&turned).unwrap(), expected, "whoever sits at seat a");
    let mut named = whole;
    named.header.names.a = "Somebody else".to_owned();
    assert_eq!(beginnings(&named).unwrap(), expected, "copies are renamed, too");
}

#[test]
fn different_matches_share_nothing() {
    let all: Vec<Record> =
        (0..12).map(|seed| games::random_match(VariantId::BACKGAMMON, 5, 2, seed)).collect();
    let mut many = 0;
    for (number, one) in all.iter().enumerate() {
        many += beginnings(one).unwrap().len();
        assert!(all[..number].iter().all(|other| shared(one, other) == 0), "{number}");
    }
    assert!(many > 20, "{many} games of ten rolls");
}
