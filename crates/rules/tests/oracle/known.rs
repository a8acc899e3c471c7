//! The slow generator itself against results that were counted or argued by hand.

use std::collections::BTreeSet;

use pasch_rules::Part;

use crate::board::{BAR, Board, POOL};
use crate::roll::{Rights, Turn, results};

fn numbers(text: &str) -> [u8; 27] {
    let mut men = [0; 27];
    for word in text.split_whitespace() {
        let (place, count) = word.split_once(':').expect("place:count");
        let place = match place {
            "off" => 0,
            "bar" => BAR,
            "pool" => POOL,
            number => number.parse().expect("a number"),
        };
        men[place] += count.parse::<u8>().expect("a count");
    }
    men
}

fn turn(me: &str, op: &str, roll: &[usize], rolls_before: u32) -> Turn {
    let board = Board { me: numbers(me), op: numbers(op), me_pinned: [false; 27], op_pinned: [false; 27] };
    Turn {
        board,
        roll: roll.to_vec(),
        rolls_before,
        doubles_before: rolls_before.min(1),
        part: Part::Roll,
        off_head: 0,
    }
}

/// Where a roll leads with everything it brings, part after part.
fn whole(turn: &Turn, game: &str) -> BTreeSet<(Board, Rights)> {
    let mut ends = BTreeSet::new();
    for (board, rights) in results(game, turn) {
        if rights != Rights::More {
            ends.insert((board, rights));
            continue;
        }
        let then = match (game, turn.is_double()) {
            (_, false) => vec![(turn.roll.clone(), Part::Choice)],
            ("gul-bara", true) => vec![(vec![turn.roll[0] + 1; 2], Part::Climb { moves: 4 })],
            _ => vec![(vec![7 - turn.roll[0]; 2], Part::Underside { again: true })],
        };
        for (roll, part) in then {
            ends.extend(whole(&Turn { board, roll, part, ..turn.clone() }, game));
        }
    }
    ends
}

/// The number of different positions a roll leads to.
fn count(game: &str, me: &str, op: &str, roll: &[usize], rolls_before: u32) -> usize {
    results(game, &turn(me, op, roll, rolls_before)).len()
}

/// Counts over all 21 rolls from a start that is the same for both sides.
fn starts(game: &str, side: &str) -> Vec<usize> {
    let rolls = (1..=6).flat_map(|low| (low..=6).map(move |high| [low, high]));
    rolls.map(|roll| count(game, side, side, &roll, 0)).collect()
}

/// My checkers where they end, for each result.
fn ends(game: &str, me: &str, op: &str, roll: &[usize]) -> Vec<String> {
    let found = results(game, &turn(me, op, roll, 0));
    found
        .into_iter()
        .map(|(board, _)| board.to_string())
        .map(|text| text[3..text.find('}').unwrap()].to_owned())
        .collect()
}

const STANDARD: &str = "24:2 13:5 8:3 6:5";

#[test]
fn first_rolls() {
    let backgammon = [42, 15, 16, 14, 8, 10, 75, 17, 18, 8, 14, 73, 17, 9, 14, 52, 9, 14, 4, 7, 11];
    assert_eq!(starts("backgammon", STANDARD), backgammon);
    assert_eq!(starts("nackgammon", "24:2 23:2 13:4 8:3 6:4").iter().sum::<usize>(), 547);
    assert_eq!(starts("hypergammon", "24:1 23:1 22:1").iter().sum::<usize>(), 195);
    let at_most_five = [37, 13, 16, 14, 8, 9, 55, 14, 15, 6, 11, 73, 16, 9, 14, 52, 9, 14, 3, 6, 11];
    assert_eq!(starts("five-point-limit", STANDARD), at_most_five);
    assert_eq!(count("irish", STANDARD, STANDARD, &[3, 3], 0), 13);
    for game in ["longgammon", "plakoto"] {
        let counts = [5, 2, 2, 2, 2, 2, 5, 2, 2, 2, 2, 5, 2, 2, 2, 5, 2, 2, 5, 2, 4];
        assert_eq!(starts(game, "24:15"), counts, "{game}");
    }
    let fevga = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1];
    assert_eq!(starts("fevga", "24:15"), fevga);
    let nardi = starts("long-nardi", "24:15");
    assert_eq!((nardi[20], nardi[15], nardi[11], nardi[18], nardi[1]), (1, 1, 2, 1, 1));
    assert_eq!(whole(&turn("24:15", "24:15", &[5, 5], 3), "gul-bara").len(), 44);
    assert_eq!(ends("tawla-31", "24:15", "24:15", &[6, 6]), ["24:13 18:1 6:1"]);
    assert_eq!(count("acey-deucey", "pool:15", "pool:15", &[6, 3], 0), 2);
    assert_eq!(count("acey-deucey", "pool:15", "pool:15", &[1, 1], 0), 5);
    assert_eq!(ends("russian", "pool:15", "pool:15", &[6, 2]), ["pool:13 23:1 19:1"]);
    let entered = whole(&turn("pool:15", "pool:15", &[5, 5], 0), "russian");
    let (board, rights) = entered.first().expect("a result");
    assert_eq!((entered.len(), board.me[POOL], board.me[20], board.me[23]), (1, 7, 4, 4));
    assert_eq!(*rights, Rights::Again);
}

#[test]
fn tricky_standard_positions() {
    let cases = [
        ("bar:1 24:1 13:5 8:3 6:5", "24:1 13:4 8:3 6:3 5:2 2:2", [4, 2], 4),
        ("bar:2 13:5 8:3 6:5", "24:2 8:2 6:3 5:2 4:2 3:2 2:2", [6, 1], 1),
        ("bar:1 13:5 8:3 6:5 3:1", "24:2 6:3 5:2 4:2 3:2 2:2 1:2", [6, 1], 1),
        ("24:1 3:7 2:7", "14:3 12:2 11:2 8:3 5:3 4:2", [6, 5], 1),
        ("20:1 5:7 4:7", "13:4 11:2 7:3 6:4 3:2", [6, 3], 1),
        ("24:1 3:7 2:7", "16:2 13:2 11:2 8:4 6:3 5:2", [3, 3], 1),
        ("4:3 2:1 1:1", "1:2", [6, 3], 1),
        ("4:3 2:1 1:1", "1:2", [5, 2], 2),
        ("6:1 1:1", "1:2", [6, 1], 2),
        ("7:1 6:2 5:2 2:1", "1:3", [6, 1], 4),
        ("6:2 3:2 1:3", "2:2", [5, 4], 1),
        ("6:2 5:2 4:1", "23:2 1:3", [4, 4], 1),
        ("bar:1 24:1 13:5 8:3 6:5", "24:2 13:4 8:3 6:4 4:1 3:1", [4, 3], 10),
        ("bar:2 13:5 8:3 6:5", "24:2 13:5 8:3 6:5", [2, 2], 12),
    ];
    for (me, op, roll, expected) in cases {
        assert_eq!(count("backgammon", me, op, &roll, 9), expected, "{me} | {op}, {roll:?}");
    }
}

#[test]
fn hits_at_home_and_hits_backwards() {
    let (me, op) = ("24:3 13:5 8:2 6:5", "20:1 13:5 8:4 6:5");
    assert_eq!(count("backgammon", me, op, &[3, 1], 9), 18);
    assert_eq!(count("tavla", me, op, &[3, 1], 9), 16);
    let (me, op) = ("6:5 4:5 3:5", "24:2 18:1 15:1 13:5 8:3 6:3");
    assert_eq!(count("backgammon", me, op, &[4, 3], 9), 4);
    assert_eq!(count("backward-hit", me, op, &[4, 3], 9), 15);
    assert_eq!(count("backward-hit-small", me, op, &[4, 3], 9), 7);
    // Both are compulsory, however unwelcome.
    assert_eq!(ends("misere", "6:2", "24:1 1:1", &[6, 5]), ["1:1 off:1"]);
}

#[test]
fn pins() {
    let mut pinned = turn("24:5 17:1 10:9", "24:10 8:2 2:3", &[6, 1], 9);
    pinned.board.me_pinned[17] = true;
    assert_eq!(results("plakoto", &pinned).len(), 3);
    let mut home = turn("6:5 3:1 1:9", "22:1 10:14", &[6, 1], 9);
    home.board.me_pinned[3] = true;
    assert_eq!(results("tapa", &home).len(), 1);
}

#[test]
fn runners_primes_and_blocks() {
    assert_eq!(ends("fevga", "24:14 14:1", "24:15", &[2, 1]), ["24:14 11:1"]);
    assert_eq!(count("fevga", "24:14 14:1", "24:15", &[3, 1], 1), 2);
    let me = "24:9 23:1 22:1 21:1 20:1 9:2";
    assert_eq!(count("fevga", me, "24:14 5:1", &[5, 1], 9), 27);
    assert_eq!(count("moultezim", "24:9 16:2 11:1 10:1 9:1 8:1", "24:14 8:1", &[5, 4], 9), 22);
    let me = "24:9 22:2 21:1 20:1 19:1 18:1";
    assert_eq!(count("long-nardi", me, "24:14 18:1", &[3, 1], 9), 28);
    assert_eq!(count("long-nardi", me, "24:14 5:1", &[3, 1], 9), 22);
}

#[test]
fn doubles_that_climb() {
    let (me, op) = ("24:2 4:4 3:4 2:5", "24:3 23:3 19:3 2:3 1:3");
    assert_eq!(count("gul-bara", me, op, &[4, 4], 3), 1);
    assert_eq!(count("gul-bara", me, op, &[5, 5], 3), 1);
}

#[test]
fn another_roll() {
    let rights = |game, me, op, roll: &[usize]| -> Vec<Rights> {
        whole(&turn(me, op, roll, 9), game).into_iter().map(|(_, rights)| rights).collect()
    };
    // One checker plays 1-2 to 17; then every double may be named. The opponent holds my 5: 3s, 4s and
    // 6s stop before it, and with them the turn; 9 is reached by 2s, too.
    let named = whole(&turn("20:1 off:14", "20:2 1:13", &[1, 2], 9), "acey-deucey");
    let named: Vec<(usize, bool)> = named
        .into_iter()
        .map(|(board, rights)| {
            let at = (0..25).rev().find(|n| *n == 0 || board.me[*n] > 0).unwrap_or(0);
            (at, rights == Rights::Again)
        })
        .collect();
    assert_eq!(named, [(13, true), (11, false), (9, false), (9, true), (8, false), (0, false)]);
    // Four 4s and four 3s: another roll; only three 3s: none.
    assert!(!rights("acey-deucey-eu", "24:8 pool:7", "pool:15", &[4, 4]).contains(&Rights::Over));
    assert_eq!(rights("acey-deucey-eu", "24:1 off:14", "24:15", &[4, 4]), [Rights::Over]);
    // 3-3 with only two 3s to play: no 4s, no further roll.
    let short = results("russian", &turn("9:1 1:14", "pool:13 3:2", &[3, 3], 9));
    assert_eq!(
        short.into_iter().map(|(board, rights)| (board.me[9], rights)).collect::<Vec<_>>(),
        [(0, Rights::Over)]
    );
}

#[test]
fn zenos_throw() {
    // Their positions are counted from entry: 1 is my 24.
    let own = |text: &str| -> String {
        let words = text.split_whitespace().map(|word| word.split_once(':').expect("place:count"));
        let turned =
            words.map(|(place, men)| format!("{}:{men} ", 25 - place.parse::<usize>().expect("a number")));
        turned.collect()
    };
    let white = own("6:7 9:1 10:2 19:2 20:2 23:1");
    let black = own("8:2 11:2 12:2 13:1 14:2 15:2 18:2 21:2");
    let left = own("24:1 23:1 22:1 20:1 19:1 16:1 10:1 9:1 6:7");
    let mut expected: Vec<&str> = left.split_whitespace().collect();
    expected.sort_by_key(|word| std::cmp::Reverse(word.split_once(':').unwrap().0.parse::<usize>().unwrap()));
    assert_eq!(ends("tabula", &white, &black, &[6, 5, 2]), [expected.join(" ")]);
}
