//! Legal plays of known positions: counts, single results, and the rule that forbids a move.

use pasch_rules::{
    BearOff, Dice, MotherRule, Options, Place, PlayGraph, Player, Point, PointMask, Position, RawSide, Rules,
    Setup, StartPrime, TurnContext, VariantId, WhyNot, notation,
};

fn side(text: &str) -> RawSide {
    text.parse().expect("a side such as 24:2 13:5")
}

fn position(rules: &Rules, me: &str, op: &str) -> Position {
    let mut setup = Setup::default();
    setup.sides.a = side(me);
    setup.sides.b = side(op);
    // Of two single checkers on one point the tables mean mine to be the pinned one.
    setup.sides.a.pinned = shared_blots(rules, &setup);
    Position::try_from_setup(&setup, rules.spec()).expect("a possible position")
}

fn shared_blots(rules: &Rules, setup: &Setup) -> PointMask {
    let mut mask = PointMask::EMPTY;
    for point in Point::all() {
        let across = rules.spec().geometry.opposite(point);
        let (mine, across) = (&setup.sides.a.points[point.index()], &setup.sides.b.points[across.index()]);
        if (*mine, *across) == (1, 1) {
            mask.insert(point);
        }
    }
    mask
}

fn roll(faces: &str) -> Dice {
    let faces: Vec<u8> = faces.bytes().map(|b| b - b'0').collect();
    Dice::from_faces(&faces).expect("a roll")
}

fn graph(rules: &Rules, position: &Position, faces: &str) -> PlayGraph {
    PlayGraph::new(rules, position, Player::A, &roll(faces), &TurnContext::default())
}

fn texts(graph: &PlayGraph) -> Vec<String> {
    graph.plays().iter().map(|legal| legal.play.to_string()).collect()
}

/// Number of results and number of dice every play uses.
fn check(rules: &Rules, me: &str, op: &str, faces: &str, results: usize, dice: usize) {
    let graph = graph(rules, &position(rules, me, op), faces);
    let plays = texts(&graph);
    assert_eq!(plays.len(), results, "{me} | {op}, roll {faces}: {plays:?}");
    assert_eq!(graph.longest(), dice, "{me} | {op}, roll {faces}: {plays:?}");
}

/// Exactly these plays, in any order.
fn check_plays(rules: &Rules, me: &str, op: &str, faces: &str, expected: &[&str]) {
    let graph = graph(rules, &position(rules, me, op), faces);
    let mut plays = texts(&graph);
    plays.sort();
    let mut expected = expected.to_vec();
    expected.sort_unstable();
    assert_eq!(plays, expected, "{me} | {op}, roll {faces}");
}

fn with(variant: VariantId, change: impl FnOnce(&mut Options)) -> Rules {
    let mut options = Options::default();
    change(&mut options);
    Rules::new(variant, options).expect("options that fit")
}

fn named(name: &str) -> Rules {
    Rules::standard(VariantId::find(name).expect("a variant"))
}

fn start_counts(rules: &Rules) -> Vec<(String, usize)> {
    let start = Position::start(rules.spec());
    Dice::all_rolls()
        .map(|(dice, _)| {
            let mut name: Vec<char> = dice.to_string().chars().collect();
            name.reverse();
            let graph = PlayGraph::new(rules, &start, Player::A, &dice, &TurnContext::default());
            (name.into_iter().collect(), graph.plays().len())
        })
        .collect()
}

/// `table` lists roll:count, the lower die first.
fn check_start(rules: &Rules, table: &str) {
    let counts = start_counts(rules);
    let mut seen = 0;
    for entry in table.split_whitespace() {
        let (roll, count) = entry.split_once(':').expect("roll:count");
        let found = counts.iter().find(|(name, _)| name == roll).expect("a roll").1;
        assert_eq!(found.to_string(), count, "{} {roll}", rules.spec().id);
        seen += 1;
    }
    assert_eq!(seen, 21);
}

#[test]
fn opening_positions_of_the_hitting_games() {
    check_start(
        &Rules::standard(VariantId::BACKGAMMON),
        "11:42 12:15 13:16 14:14 15:8 16:10 22:75 23:17 24:18 25:8 26:14 33:73 34:17 35:9 36:14 \
         44:52 45:9 46:14 55:4 56:7 66:11",
    );
    check_start(
        &Rules::standard(VariantId::NACKGAMMON),
        "11:70 12:23 13:22 14:15 15:12 16:10 22:103 23:27 24:17 25:16 26:13 33:101 34:17 35:17 \
         36:13 44:25 45:11 46:8 55:17 56:7 66:3",
    );
    check_start(
        &Rules::standard(VariantId::HYPERGAMMON),
        "11:7 12:6 13:7 14:7 15:7 16:7 22:11 23:8 24:8 25:8 26:8 33:15 34:9 35:9 36:9 44:15 45:9 \
         46:9 55:15 56:9 66:12",
    );
    check_start(
        &with(VariantId::BACKGAMMON, |o| o.max_per_point = Some(5)),
        "11:37 12:13 13:16 14:14 15:8 16:9 22:55 23:14 24:15 25:6 26:11 33:73 34:16 35:9 36:14 \
         44:52 45:9 46:14 55:3 56:6 66:11",
    );
}

#[test]
fn opening_positions_of_the_pinning_and_running_games() {
    let plakoto = "11:5 12:2 13:2 14:2 15:2 16:2 22:5 23:2 24:2 25:2 26:2 33:5 34:2 35:2 36:2 \
                   44:5 45:2 46:2 55:5 56:2 66:4";
    check_start(&Rules::standard(VariantId::PLAKOTO), plakoto);
    check_start(
        &Rules::standard(VariantId::FEVGA),
        "11:1 12:1 13:1 14:1 15:1 16:1 22:1 23:1 24:1 25:1 26:1 33:1 34:1 35:1 36:1 44:1 45:1 \
         46:1 55:2 56:1 66:1",
    );
}

#[test]
fn opening_positions_of_relatives() {
    let stack = "11:5 12:2 13:2 14:2 15:2 16:2 22:5 23:2 24:2 25:2 26:2 33:5 34:2 35:2 36:2 \
                 44:5 45:2 46:2 55:5 56:2 66:4";
    for name in ["longgammon", "tapa"] {
        check_start(&named(name), stack);
    }
    let five = start_counts(&named("five-point-limit"));
    assert_eq!(five, start_counts(&with(VariantId::BACKGAMMON, |o| o.max_per_point = Some(5))));
    let irish = start_counts(&named("irish"));
    assert_eq!(irish.iter().find(|(roll, _)| roll == "33"), Some(&("33".to_owned(), 13)));
    for name in ["portes", "tavla", "short-nardi"] {
        assert_eq!(start_counts(&named(name)), start_counts(&named("backgammon")), "{name}");
    }
}

#[test]
fn moultezim_leaves_two_points_open_before_the_opponent() {
    let moultezim = named("moultezim");
    let (me, op) = ("24:9 16:2 11:1 10:1 9:1 8:1", "24:14 8:1");
    check(&moultezim, me, op, "54", 22, 2);
    assert!(!texts(&graph(&moultezim, &position(&moultezim, me, op), "54")).contains(&"16/7".to_owned()));
}

#[test]
fn bar_and_higher_die() {
    let bg = Rules::standard(VariantId::BACKGAMMON);
    check_plays(
        &bg,
        "25:1 24:1 13:5 8:3 6:5",
        "24:1 13:4 8:3 6:3 5:2 2:2",
        "42",
        &["bar/21 24/22", "bar/21 13/11", "bar/21 8/6", "bar/21 6/4"],
    );
    let closed = "24:2 8:2 6:3 5:2 4:2 3:2 2:2";
    check_plays(&bg, "25:2 13:5 8:3 6:5", closed, "61", &["bar/24"]);
    check(&bg, "25:1 13:5 8:3 6:5 3:1", "24:2 6:3 5:2 4:2 3:2 2:2 1:2", "61", 1, 0);
    check_plays(&bg, "25:1 13:5 8:3 6:5 3:1", "24:2 6:3 5:2 4:2 3:2 2:2 1:2", "61", &["(no play)"]);
    check_plays(&bg, "24:1 3:7 2:7", "14:3 12:2 11:2 8:3 5:3 4:2", "65", &["24/18"]);
    check_plays(&bg, "20:1 5:7 4:7", "13:4 11:2 7:3 6:4 3:2", "63", &["20/11"]);
    check(&bg, "24:1 3:7 2:7", "16:2 13:2 11:2 8:4 6:3 5:2", "33", 1, 3);
    check_plays(&bg, "24:1 3:7 2:7", "16:2 13:2 11:2 8:4 6:3 5:2", "33", &["24/15"]);
    check(&bg, "25:1 24:1 13:5 8:3 6:5", "24:2 13:4 8:3 6:4 4:1 3:1", "43", 10, 2);
    check(&bg, "25:2 13:5 8:3 6:5", "24:2 13:5 8:3 6:5", "22", 12, 4);
}

#[test]
fn bearing_off() {
    let bg = Rules::standard(VariantId::BACKGAMMON);
    check_plays(&bg, "4:3 2:1 1:1", "1:2", "63", &["4/1 4/off"]);
    check_plays(&bg, "4:3 2:1 1:1", "1:2", "52", &["4/off 2/off", "4/2 4/off"]);
    check_plays(&bg, "6:1 1:1", "1:2", "61", &["6/off 1/off", "6/off"]);
    check(&bg, "6:1 1:1", "1:2", "61", 2, 2);
    check_plays(&bg, "7:1 6:2 5:2 2:1", "1:3", "61", &["7/off", "7/1 6/5", "7/1 5/4", "7/1 2/1"]);
    check_plays(&bg, "6:2 3:2 1:3", "2:2", "54", &["6/2 6/1"]);
    check_plays(&bg, "6:2 5:2 4:1", "23:2 1:3", "44", &["5/1(2) 4/off"]);
    check(&bg, "6:2 5:2 4:1", "23:2 1:3", "44", 1, 3);
    // The last checker comes off with one die or, hitting on the way, with both.
    check_plays(&bg, "6:1", "24:1 1:2", "65", &["6/off", "6/1*/off"]);
}

#[test]
fn forced_bear_off_options() {
    let rule = |bear_off| with(VariantId::BACKGAMMON, |o| o.bear_off = Some(bear_off));
    let standard = Rules::standard(VariantId::BACKGAMMON);
    let (me, op) = ("6:2 4:2 2:1", "1:3");
    check(&standard, me, op, "41", 6, 2);
    check_plays(&rule(BearOff::ExactForced), me, op, "41", &["6/5 4/off"]);
    check_plays(&rule(BearOff::RearmostForced), me, op, "41", &["6/5 6/2"]);
    check(&standard, me, op, "53", 2, 2);
    check_plays(&rule(BearOff::ExactForced), me, op, "53", &["6/3 6/1"]);
    check_plays(&rule(BearOff::RearmostForced), me, op, "53", &["6/3 6/1"]);
    check(&standard, "4:1 2:1", "1:3", "63", 2, 2);
    check_plays(&rule(BearOff::ExactOnly), "4:1 2:1", "1:3", "63", &["4/1"]);
}

#[test]
fn no_hit_and_run() {
    let tavla = with(VariantId::BACKGAMMON, |o| o.no_hit_and_run = true);
    let standard = Rules::standard(VariantId::BACKGAMMON);
    let (me, op) = ("24:3 13:5 8:2 6:5", "20:1 13:5 8:4 6:5");
    check(&standard, me, op, "31", 18, 2);
    check(&tavla, me, op, "31", 16, 2);
    check(&named("tavla"), me, op, "31", 16, 2);
    let here = position(&standard, me, op);
    let free = texts(&graph(&standard, &here, "31"));
    let bound = texts(&graph(&tavla, &here, "31"));
    let gone: Vec<&String> = free.iter().filter(|play| !bound.contains(play)).collect();
    assert_eq!(gone, ["8/5*/4", "6/5*/2"]);
}

#[test]
fn five_on_a_point_closes_it_to_a_sixth() {
    let five = with(VariantId::BACKGAMMON, |o| o.max_per_point = Some(5));
    let start = Position::start(five.spec());
    let plays = texts(&graph(&five, &start, "61"));
    assert!(plays.contains(&"13/7 8/7".to_owned()));
    let why = graph(&five, &start, "21").why_not(0, Place::from(point(8)), Place::from(point(6)));
    assert_eq!(why, Some(WhyNot::PointFull { point: point(6), max: 5 }));
}

#[test]
fn plakoto_pins() {
    let plakoto = Rules::standard(VariantId::PLAKOTO);
    check_plays(&plakoto, "24:5 17:1 10:9", "24:10 8:2 2:3", "61", &["24/18 10/9", "10/9 10/4", "10/3"]);
    // No bearing off while one of one's own checkers is pinned.
    check_plays(&plakoto, "6:5 3:1 1:9", "22:1 10:14", "61", &["6/5"]);
    let free = with(VariantId::PLAKOTO, |o| o.bear_off_while_pinned = true);
    check(&free, "6:5 3:1 1:9", "22:1 10:14", "61", 2, 2);
    // A single pinner closes the point to the pinned side; the pinned checker stays put.
    let here = position(&plakoto, "24:5 17:1 10:9", "24:10 8:2 2:3");
    let graph = graph(&plakoto, &here, "61");
    let why = |from: u8, to: u8| graph.why_not(0, point(from).into(), point(to).into());
    assert_eq!(why(17, 11), Some(WhyNot::Pinned { from: point(17) }));
    assert_eq!(why(24, 23), Some(WhyNot::Blocked { to: point(23) }));
}

#[test]
fn a_pin_ends_when_the_last_pinner_leaves() {
    let plakoto = Rules::standard(VariantId::PLAKOTO);
    let here = position(&plakoto, "8:2 6:13", "17:1 12:14");
    assert!(here.side(Player::B).pinned.contains(point(17)));
    let graph = graph(&plakoto, &here, "21");
    let leave = graph.plays().into_iter().find(|legal| legal.play.to_string() == "8/7 8/6");
    let after = leave.expect("both pinners may leave").position;
    assert!(after.side(Player::B).pinned.is_empty());
    let one = graph.plays().into_iter().find(|legal| legal.play.to_string() == "8/5");
    assert!(one.expect("one may leave").position.side(Player::B).pinned.contains(point(17)));
}

#[test]
fn landing_on_a_lone_checker_pins_it() {
    let plakoto = Rules::standard(VariantId::PLAKOTO);
    let here = position(&plakoto, "24:15", "24:14 5:1");
    let graph = graph(&plakoto, &here, "41");
    let play = graph.plays().into_iter().find(|legal| legal.play.to_string() == "24/23 24/20*");
    let after = play.expect("the pin").position;
    assert!(after.side(Player::B).pinned.contains(point(5)));
    assert_eq!(after.pips(Player::B), 24 * 14 + 5);
}

#[test]
fn fevga_runner() {
    let fevga = Rules::standard(VariantId::FEVGA);
    let start = Position::start(fevga.spec());
    assert_eq!(texts(&graph(&fevga, &start, "66")), ["24/18"]);
    assert_eq!(texts(&graph(&fevga, &start, "65")), ["24/13"]);
    for (faces, dice) in [("66", 1), ("33", 3), ("44", 2), ("55", 4), ("11", 4), ("21", 2)] {
        assert_eq!(graph(&fevga, &start, faces).longest(), dice, "{faces}");
    }
    let (me, op) = ("24:14 14:1", "24:15");
    check_plays(&fevga, me, op, "21", &["14/11"]);
    check_plays(&fevga, me, op, "31", &["24/23 14/11", "14/10"]);
    let why = graph(&fevga, &position(&fevga, me, op), "41").why_not(0, point(24).into(), point(20).into());
    assert_eq!(why, Some(WhyNot::RunnerFirst { runner: point(14), to: point(11) }));
}

#[test]
fn fevga_own_starting_quarter() {
    let fevga = Rules::standard(VariantId::FEVGA);
    let (me, op) = ("24:9 23:1 22:1 21:1 20:1 9:2", "24:14 5:1");
    check(&fevga, me, op, "51", 27, 2);
    let plays = texts(&graph(&fevga, &position(&fevga, me, op), "51"));
    assert!(!plays.contains(&"24/19 24/23".to_owned()));
    assert!(!plays.contains(&"24/23 24/19".to_owned()));
    assert!(!plays.contains(&"24/19 9/8".to_owned()));
    assert!(plays.contains(&"24/19 20/19".to_owned()));
    let elsewhere = with(VariantId::FEVGA, |o| o.start_prime = Some(StartPrime::Opponents));
    check(&elsewhere, me, op, "51", 29, 2);
}

#[test]
fn fevga_prime_before_the_last_stack_must_be_opened() {
    let fevga = Rules::standard(VariantId::FEVGA);
    // All their checkers wait on their 24 (my 12) behind my 11–6.
    let (me, op) = ("11:3 10:3 9:2 8:2 7:2 6:1 2:2", "24:15");
    let plays = texts(&graph(&fevga, &position(&fevga, me, op), "41"));
    assert!(plays.contains(&"6/1".to_owned()), "{plays:?}");
    assert!(!plays.contains(&"11/6".to_owned()), "{plays:?}");
    let graph = graph(&fevga, &position(&fevga, me, op), "41");
    assert_eq!(
        graph.why_not(0, point(11).into(), point(7).into()),
        None,
        "11/7 may still be followed by 6/5"
    );
}

#[test]
fn every_refusal_names_its_rule() {
    let bg = Rules::standard(VariantId::BACKGAMMON);
    let why = |me: &str, op: &str, faces: &str, from: Place, to: Place| {
        graph(&bg, &position(&bg, me, op), faces).why_not(0, from, to)
    };
    let p = |n: u8| Place::from(point(n));
    let start = "24:2 13:5 8:3 6:5";
    assert_eq!(why(start, start, "61", p(13), p(7)), None);
    assert_eq!(why(start, start, "61", p(24), p(20)), Some(WhyNot::NoSuchDie { from: p(24), to: p(20) }));
    assert_eq!(why(start, start, "61", p(12), p(6)), Some(WhyNot::NoChecker { from: p(12) }));
    assert_eq!(why(start, start, "51", p(24), p(19)), Some(WhyNot::Blocked { to: point(19) }));
    assert_eq!(why(start, start, "61", p(6), Place::Off), Some(WhyNot::NotAllHome));
    assert_eq!(why("25:1 24:1 13:5 8:3 6:5", start, "61", p(13), p(7)), Some(WhyNot::BarFirst));
    let behind = ("6:2 2:3", "24:2");
    assert_eq!(
        why(behind.0, behind.1, "43", p(2), Place::Off),
        Some(WhyNot::NotRearmost { die: roll("33").high(), rearmost: point(6) })
    );
    // 24/19 leaves no six; 24/18 leaves no five, but a six may be played.
    let higher = ("24:1 3:7 2:7", "14:3 12:2 11:2 8:3 5:3 4:2");
    assert_eq!(why(higher.0, higher.1, "65", p(24), p(19)), Some(WhyNot::HigherDie));
    let both = ("20:1 5:7 4:7", "13:4 11:2 7:3 6:4 3:2");
    assert_eq!(why(both.0, both.1, "63", p(5), p(2)), Some(WhyNot::MoreDice { possible: 2, this_way: 1 }));
    let message = WhyNot::MoreDice { possible: 2, this_way: 1 }.to_string();
    assert_eq!(message, "you must use as many dice as possible: 2 can be played, this allows 1");
}

#[test]
fn all_paths_to_a_position() {
    let bg = Rules::standard(VariantId::BACKGAMMON);
    let start = Position::start(bg.spec());
    let graph = graph(&bg, &start, "65");
    let play = notation::read(&graph, "24/13").expect("legal");
    // The other way, over 19, is blocked.
    assert_eq!(graph.paths_to(&play.position, 10).len(), 1);
    let split = notation::read(&graph, "13/8 24/18").expect("legal");
    assert_eq!(graph.paths_to(&split.position, 10).len(), 2);
    assert_eq!(graph.paths_to(&split.position, 1).len(), 1);
    assert!(graph.paths_to(&start, 10).is_empty());
}

#[test]
fn mother_option_changes_nothing_about_moves() {
    let none = with(VariantId::PLAKOTO, |o| o.mother = Some(MotherRule::None));
    let usual = Rules::standard(VariantId::PLAKOTO);
    assert_eq!(start_counts(&none), start_counts(&usual));
}

fn point(number: u8) -> Point {
    Point::new(number).expect("a point")
}
