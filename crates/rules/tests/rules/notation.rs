//! Plays as people write them.

use pasch_rules::{
    Dice, PlayFault, PlayGraph, Player, Position, Rules, Setup, TurnContext, VariantId, WhyNot,
    notation::{NotationError, read},
};

const START: &str = "24:2 13:5 8:3 6:5";

fn graph(me: &str, op: &str, faces: [u8; 2]) -> PlayGraph {
    let rules = Rules::standard(VariantId::BACKGAMMON);
    let mut setup = Setup::default();
    setup.sides.a = me.parse().expect("a side");
    setup.sides.b = op.parse().expect("a side");
    let position = Position::try_from_setup(&setup, rules.spec()).expect("a possible position");
    let dice = Dice::from_faces(&faces).expect("a roll");
    PlayGraph::new(&rules, &position, Player::A, &dice, &TurnContext::default())
}

/// The text is read as the play that is written so.
fn check(graph: &PlayGraph, text: &str, written: &str) {
    match read(graph, text) {
        Ok(legal) => assert_eq!(legal.play.to_string(), written, "read from {text}"),
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn every_spelling_of_a_play() {
    let opening = graph(START, START, [6, 5]);
    for text in ["24/13", "24/18/13", "24-18 18-13", "24/18, 18/13", " 24/18/13* "] {
        check(&opening, text, "24/13");
    }
    let doubles = graph(START, START, [3, 3]);
    for text in ["8/5(2) 6/3(2)", "6/3 8/5 6/3 8/5", "6/3(2), 8/5(2)"] {
        check(&doubles, text, "8/5(2) 6/3(2)");
    }
    check(&doubles, "24/15 13/10", "24/15 13/10");
    check(&doubles, "24/21(2) 21/18(2)", "24/18(2)");
}

#[test]
fn bar_and_off_by_any_name() {
    let entering = graph("25:1 13:5 8:3 6:5 3:1", START, [4, 2]);
    for text in ["bar/21 13/11", "Bar/21 13/11", "25/21 13/11", "b/21 13/11", "bar-21 13-11"] {
        check(&entering, text, "bar/21 13/11");
    }
    let bearing_off = graph("6:2 4:1", "1:2", [6, 4]);
    for text in ["6/off 4/off", "6/Off, 4/o", "6/0 4/0", "6-off 4-off", "4/off 6/off"] {
        check(&bearing_off, text, "6/off 4/off");
    }
}

#[test]
fn hits_are_named_where_they_happen() {
    let blots = graph(START, "24:2 18:1 13:4 8:3 6:5", [6, 4]);
    for text in ["13/7*/3", "13/7/3", "13/7* 7/3"] {
        check(&blots, text, "13/7*/3");
    }
    check(&blots, "13/9 13/7", "13/9 13/7*");
    // Collapsed, the quiet way is meant.
    check(&blots, "13/3", "13/3");
    check(&blots, "13/9/3", "13/3");
    let pair = graph("8:3 6:5 13:7", "21:1 13:5 8:4 6:5", [4, 4]);
    check(&pair, "8/4(2) 13/9(2)", "13/9(2) 8/4*(2)");
}

#[test]
fn a_collapsed_play_takes_the_quiet_die_first() {
    // 11/4 with 6-1 may go over 5, hitting, or over 10.
    let two_ways = graph("11:1 6:5 3:2", "20:1 13:5 8:4 6:5", [6, 1]);
    check(&two_ways, "11/4", "11/4");
    check(&two_ways, "11/5*/4", "11/5*/4");
    check(&two_ways, "11/10/4", "11/4");
    // Where the only way hits, the hit need not be named.
    let one_way = graph("11:1 6:5 3:2", "20:1 15:2 13:5 8:2 6:5", [6, 1]);
    check(&one_way, "11/4", "11/5*/4");
}

#[test]
fn dances_have_several_names() {
    let closed = graph("25:1 6:5", "6:2 5:2 4:2 3:2 2:2 1:2", [6, 5]);
    for text in ["", "(no play)", "Dance", "can't move", "Cannot Move"] {
        check(&closed, text, "(no play)");
    }
}

#[test]
fn what_cannot_be_read_is_named() {
    let opening = graph(START, START, [6, 1]);
    for word in ["13", "13/", "13/7(0)", "13/7(x", "x/7", "13/25", "off/3", "13//7", "0/3", "é/7", "13/7)"] {
        let syntax = NotationError::Syntax { word: word.into() };
        assert_eq!(read(&opening, word), Err(syntax), "{word}");
    }
    let fault = |text: &str| match read(&opening, text) {
        Err(NotationError::Illegal { fault, .. }) => fault,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(fault("13/7"), Some(PlayFault::Incomplete { played: 1, possible: 2 }));
    assert_eq!(fault(""), Some(PlayFault::Incomplete { played: 0, possible: 2 }));
    assert!(matches!(fault("13/7 6/off"), Some(PlayFault::Move { index: 1, why: WhyNot::NoSuchDie { .. } })));
    let blocked = read(&graph(START, START, [5, 1]), "24/19 6/5").expect_err("blocked");
    let sentence = "`24/19 6/5` is not a legal play: move 1: the opponent holds your 19 point";
    assert_eq!(blocked.to_string(), sentence);
}
