//! Coan ki as it is reconstructed here: whole rolls, barriers, the fine of 1-1.

use std::collections::BTreeSet;

use pasch_rules::{
    BearOff, Dice, Geometry, Ones, Options, Place, PlayGraph, Player, Point, Position, Rules, Setup,
    SetupFault, SpecialOption, TurnContext, VariantId, WhyNot,
};

fn game() -> VariantId {
    VariantId::find("coan-ki").expect("a variant")
}

fn with(ones: Ones) -> Rules {
    Rules::new(game(), Options { ones: Some(ones), ..Options::default() }).expect("options that fit")
}

fn graph(rules: &Rules, me: &str, op: &str, faces: [u8; 2]) -> PlayGraph {
    let mut setup = Setup::default();
    setup.sides.a = me.parse().expect("a side");
    setup.sides.b = op.parse().expect("a side");
    let position = Position::try_from_setup(&setup, rules.spec()).expect("a possible position");
    let dice = Dice::from_faces(&faces).expect("a roll");
    PlayGraph::new(rules, &position, Player::A, &dice, &TurnContext::default())
}

fn plays(rules: &Rules, me: &str, op: &str, faces: [u8; 2]) -> BTreeSet<String> {
    graph(rules, me, op, faces).plays().iter().map(|legal| legal.play.to_string()).collect()
}

fn set<const N: usize>(plays: [&str; N]) -> BTreeSet<String> {
    plays.into_iter().map(str::to_owned).collect()
}

fn usual(me: &str, op: &str, faces: [u8; 2]) -> BTreeSet<String> {
    plays(&Rules::standard(game()), me, op, faces)
}

fn point(number: u8) -> Place {
    Place::Point(Point::new(number).expect("a point"))
}

#[test]
fn every_roll_has_two_ways() {
    assert_eq!(usual("16:16", "16:16", [6, 2]), set(["16/8", "16/14 16/10"]));
    assert_eq!(usual("16:16", "16:16", [5, 5]), set(["16/6(2)", "16/11"]));
    assert_eq!(usual("16:16", "16:16", [3, 2]), set(["16/14 16/11", "16/12 16/11"]));
    for (dice, _) in Dice::all_rolls() {
        let [high, low] = [dice.high().face(), dice.low().face()];
        let expected = if high == 1 { 1 } else { 2 };
        assert_eq!(usual("16:16", "16:16", [high, low]).len(), expected, "{dice}");
    }
}

#[test]
fn checkers_of_both_sides_stand_side_by_side() {
    // Their 16 is my 8.
    assert!(usual("16:1", "16:16", [6, 2]).contains("16/8"));
    assert!(usual("16:1", "12:7", [6, 2]).contains("16/8"), "seven on my 4 are no barrier");
}

#[test]
fn eight_let_nobody_land_or_pass_except_on_the_starts() {
    // Their 15 is my 7.
    assert_eq!(
        usual("9:2 5:3", "15:8 16:8", [6, 1]),
        set(["9/8 5/off"]).into_iter().chain(set(["5/4 5/off", "5/off"])).collect()
    );
    let graph = graph(&Rules::standard(game()), "9:2 5:3", "15:8 16:8", [6, 1]);
    let barrier = WhyNot::Blockade { at: Point::new(7).expect("a point"), checkers: 8 };
    assert_eq!(graph.why_not(0, point(9), point(3)), Some(barrier));
    assert_eq!(graph.why_not(0, point(9), point(2)), Some(barrier));
    // Neither their start, my 8, nor mine, their 8, closes.
    assert!(usual("10:1", "16:16", [6, 2]).contains("10/2"));
    assert!(usual("16:1", "8:9", [6, 2]).contains("16/8"));
}

#[test]
fn the_whole_roll_or_nothing() {
    // The 6 cannot pass the barrier on my 5, their 13, so the 1 may not be played either.
    assert_eq!(usual("6:2", "13:8", [6, 1]), set(["(no play)"]));
    let stuck = graph(&Rules::standard(game()), "9:2", "13:8", [6, 1]);
    assert!(stuck.is_dance());
    assert_eq!(stuck.why_not(0, point(9), point(8)), Some(WhyNot::WholeRoll));
    assert_eq!(
        stuck.why_not(0, point(9), point(7)),
        Some(WhyNot::NoSuchDie { from: point(9), to: point(7) })
    );
    assert_eq!(stuck.why_not(0, point(3), point(2)), Some(WhyNot::NoChecker { from: point(3) }));
}

#[test]
fn a_checker_moves_once_a_roll() {
    let graph = graph(&Rules::standard(game()), "16:1 12:1", "16:16", [3, 2]);
    let first = graph.root().edges.iter().find(|edge| edge.mv.from == point(16) && edge.mv.to == point(14));
    let node = first.expect("the lower number").node;
    let moved = WhyNot::MovedAlready { from: Point::new(14).expect("a point") };
    assert_eq!(graph.why_not(node, point(14), point(9)), Some(moved));
    // Where another one stands already, that one may go.
    assert!(usual("16:1 14:1", "16:16", [3, 2]).contains("16/9"));
}

#[test]
fn home_needs_no_exact_number_and_no_company() {
    assert_eq!(usual("3:1 2:1", "16:3", [6, 4]), set(["2/off", "3/off", "3/off 2/off"]));
    assert_eq!(usual("3:1 16:1", "16:3", [6, 4]), set(["16/6", "16/10 3/off", "16/12 3/off", "3/off"]));
    // The last checker ends the game with any number of the roll.
    assert_eq!(usual("2:1", "16:3", [3, 2]), set(["2/off"]));
    assert_eq!(usual("16:1", "16:3", [3, 2]), set(["(no play)"]), "two must move, and there is one");
}

#[test]
fn one_one_is_a_fine() {
    assert_eq!(usual("16:14 4:2", "16:16", [1, 1]), set(["4/16"]));
    assert_eq!(usual("16:16", "16:16", [1, 1]), set(["(no play)"]), "nothing is on the way");
    let fined = graph(&Rules::standard(game()), "16:14 4:2", "16:16", [1, 1]);
    assert_eq!(fined.why_not(0, point(16), point(15)), Some(WhyNot::Fined));
    assert_eq!(plays(&with(Ones::Removed), "16:14 4:2", "16:16", [1, 1]), set(["4/off"]));
    assert_eq!(plays(&with(Ones::Removed), "4:1", "16:16", [1, 1]), set(["(no play)"]), "never the last one");
    assert_eq!(plays(&with(Ones::Ordinary), "16:16", "16:16", [1, 1]), set(["16/14(2)", "16/15"]));
}

#[test]
fn only_sixteen_points_are_in_use_and_only_this_game_knows_its_options() {
    let mut setup = Setup::default();
    setup.sides.a = "17:1".parse().expect("a side");
    let fault = Position::try_from_setup(&setup, game().spec()).expect_err("not on the way").faults[0];
    assert_eq!(fault, SetupFault::OffTrack { player: Player::A, point: Point::new(17).expect("a point") });
    let ones = Options { ones: Some(Ones::Ordinary), ..Options::default() };
    assert!(Rules::new(VariantId::FEVGA, ones).is_err());
    let exact = Options { bear_off: Some(BearOff::ExactOnly), ..Options::default() };
    let refused = Rules::new(game(), exact).expect_err("it has a way of its own");
    assert!(refused.to_string().contains(&SpecialOption::BearOff.to_string()));
    assert_eq!(Geometry::Circle.track(), 16);
}
