//! Rules that are played where people agree on them, and those of one form of a game.

use Player::{A, B};
use pasch_rules::{
    Action, ApplyError, ByPlayer, Contact, CubeUse, Dice, Die, Grade, HouseRule, Intent, MotherRule, Opening,
    Options, OptionsError, PastRolls, Phase, PlayGraph, Player, Point, Position, Rules, Setup, Side,
    SpecialOption, TurnContext, VariantId, WhyNot, decide, decide_to_reject,
};

use crate::table::{Table, opening, won};

fn named(variant: &str) -> VariantId {
    VariantId::find(variant).expect("a variant")
}

fn rules(variant: &str, change: impl FnOnce(&mut Options)) -> Rules {
    let mut options = Options::default();
    change(&mut options);
    Rules::new(named(variant), options).expect("options that fit")
}

fn position(rules: &Rules, me: &str, op: &str) -> Position {
    let sides = ByPlayer { a: me.parse().expect("a side"), b: op.parse().expect("a side") };
    Position::try_from_setup(&Setup { sides }, rules.spec()).expect("a possible position")
}

fn graph(rules: &Rules, me: &str, op: &str, faces: &[u8]) -> PlayGraph {
    let dice = Dice::from_faces(faces).expect("a roll");
    let context = TurnContext { turns_before: 9, opponent_turns: 9, ..TurnContext::default() };
    PlayGraph::new(rules, &position(rules, me, op), A, &dice, &context)
}

fn plays(graph: &PlayGraph) -> Vec<String> {
    graph.plays().iter().map(|legal| legal.play.to_string()).collect()
}

fn point(number: u8) -> Point {
    Point::new(number).expect("a point")
}

#[test]
fn the_starter_of_russian_backgammon_may_throw_again() {
    let mut table = Table::new(named("russian"), 5, |_| {});
    table.take_action(opening(6, 2));
    assert!(table.state.may_throw_again(A) && table.state.may_reject_opening(A));
    assert!(!table.state.may_reject_opening(B), "it is the starter's throw");
    let kept = table.state.clone();
    let mut faces = [3, 3].into_iter();
    let mut throw = || Die::new(faces.next().expect("a throw")).expect("a die");
    let actions = decide(&kept, A, &Intent::RejectOpening, &mut throw).expect("allowed");
    let threes = Dice::from_faces(&[3, 3]).expect("a roll");
    assert_eq!(actions[..2], [Action::RejectOpening, Action::Roll(threes)]);
    table.all(&actions);
    assert_eq!(*table.state.phase(), Phase::ToMove { player: A, dice: threes });
    assert_eq!(table.state.cube(), kept.cube(), "for nothing");
    assert_eq!(table.refused(&Action::RejectOpening), ApplyError::NoOpeningRefusal, "once");
    // Or the opening dice are played, as ever.
    let mut table = Table::new(named("russian"), 5, |_| {});
    table.take_action(opening(6, 2)).plays("pool/23 pool/19");
    table.take_action(Action::Roll(Dice::from_faces(&[5, 4]).expect("a roll")));
    assert!(!table.state.may_reject_opening(B), "only what decided who starts");
    // Elsewhere it has to be agreed on, and a paid refusal is another thing.
    let mut plain = Table::match_to(5);
    plain.take_action(opening(6, 2));
    assert!(!plain.state.may_reject_opening(A));
    let mut paid = Table::money(|o| (o.opening, o.opening_refusal) = (Some(Opening::Choice), true));
    paid.take_action(opening(6, 2));
    assert_eq!(paid.state.cube_after_refusal(A), None);
    paid.all(&[Action::RejectOpening, Action::Roll(Dice::from_faces(&[4, 1]).expect("a roll"))]);
    assert_eq!(paid.state.cube_after_refusal(A), Some(2));
    paid.take_action(Action::RejectOpening);
    assert_eq!((paid.cube(), paid.state.phase()), ((2, None), &Phase::ToRoll { player: A }));
    let three = Options { opening: Some(Opening::Choice), ..Options::default() };
    assert_eq!(Rules::new(named("tabula"), three), Err(OptionsError::OpeningDice(named("tabula"))));
}

#[test]
fn a_roll_thrown_by_hand_is_refused_without_a_new_throw() {
    let mut table = Table::new(named("russian"), 5, |_| {});
    table.take_action(opening(6, 2));
    assert!(decide_to_reject(&table.state, B).is_err());
    assert_eq!(decide_to_reject(&table.state, A), Ok(vec![Action::RejectOpening]));
    let mut plain = Table::match_to(5);
    plain.take_action(opening(6, 2));
    assert!(decide_to_reject(&plain.state, A).is_err());
}

#[test]
fn koks_counts_three_where_it_is_agreed_on() {
    let result = |koks: bool, op: &str| {
        let mut table = Table::new(named("long-nardi"), 9, |o| o.koks = koks);
        table.set_up("1:2", op, [2, 1]).plays("1/off(2)");
        (table.result().outcome, table.result().points)
    };
    assert_eq!(result(true, "24:1 6:14"), (won(A, Grade::Backgammon), 3));
    assert_eq!(result(true, "19:1 6:14"), (won(A, Grade::Backgammon), 3));
    assert_eq!(result(true, "18:1 6:14"), (won(A, Grade::Gammon), 2));
    assert_eq!(result(true, "24:1 6:13"), (won(A, Grade::Single), 1));
    assert_eq!(result(false, "24:1 6:14"), (won(A, Grade::Gammon), 2));
    let mut table = Table::new(named("long-nardi"), 9, |o| o.koks = true);
    table.take_action(Action::FirstTurn(A));
    assert_eq!(table.state.resignable_grades(A), Grade::ALL);
    let elsewhere = Options { koks: true, ..Options::default() };
    let variant = VariantId::BACKGAMMON;
    assert_eq!(
        Rules::new(variant, elsewhere),
        Err(OptionsError::Pointless { option: SpecialOption::Koks, variant })
    );
}

#[test]
fn a_mother_may_count_three() {
    let way = HouseRule::find("mother", "backgammon").expect("a way");
    let mut options = Options::default();
    way.agree(&mut options);
    assert_eq!(options.mother, Some(MotherRule::Wins(Grade::Backgammon)));
    let mut table = Table::new(VariantId::PLAKOTO, 5, |o| *o = options);
    table.set_up("6:2 2:1", "24:1 20:2 10:12", [1, 1]).plays("2/1*");
    assert_eq!(table.result().points, 3);
    // Borne off it is still a gammon at most.
    let mut table = Table::new(VariantId::PLAKOTO, 5, |o| *o = options);
    table.set_up("3:1", "24:2 10:13", [3, 1]).plays("3/off");
    assert_eq!(table.result().points, 2);
}

#[test]
fn irish_opens_its_board_where_that_is_agreed_on() {
    let closed = ("7:1 6:2 5:2 4:2 3:2 2:2 1:2", "bar:1 6:14");
    let strict = rules("irish", |o| o.open_home = true);
    let graph_of = |rules: &Rules, faces: &[u8]| graph(rules, closed.0, closed.1, faces);
    let usual = graph_of(&rules("irish", |_| {}), &[1, 1]);
    assert!(plays(&usual).contains(&"7/5".to_owned()), "the board stays closed: {:?}", plays(&usual));
    let duty = graph_of(&strict, &[1, 1]);
    for legal in duty.plays() {
        let side = &legal.position.sides.a;
        assert!((1..=6).any(|number| side.on(point(number)) < 2), "{}", legal.play);
    }
    assert!(duty.plays().len() < usual.plays().len());
    let (from, to) = (point(6).into(), point(5).into());
    let after = duty.root().edges.iter().find(|edge| edge.mv.from == point(7).into());
    if let Some(edge) = after {
        assert_eq!(duty.why_not(edge.node, from, to), Some(WhyNot::MustOpenHome));
    }
    // Nobody on the bar: nothing has to be opened.
    let nobody = graph(&strict, closed.0, "8:15", &[1, 1]);
    assert_eq!(nobody.plays().len(), graph(&rules("irish", |_| {}), closed.0, "8:15", &[1, 1]).plays().len());
    let other = Options { open_home: true, ..Options::default() };
    assert!(Rules::new(VariantId::BACKGAMMON, other).is_err());
}

#[test]
fn jacquet_with_hits_has_its_limits() {
    let hitting = rules("jacquet", |o| o.contact = Some(Contact::Hit));
    let closed = |side: &Side| (19..=24).filter(|number| side.on(point(*number)) > 1).count();
    for (me, faces) in
        [("24:9 23:2 22:1 6:3", [2, 1]), ("24:9 23:2 6:4", [2, 2]), ("24:8 23:3 22:1 6:3", [1, 1])]
    {
        let plays = graph(&hitting, me, "13:15", &faces).plays();
        assert!(plays.iter().all(|legal| closed(&legal.position.sides.a) <= 2), "{me}, {faces:?}");
        assert!(plays.len() < graph(&rules("jacquet", |_| {}), me, "13:15", &faces).plays().len());
    }
    let third = graph(&hitting, "24:9 23:2 22:1 6:3", "13:15", &[2, 1]);
    let reached = third
        .root()
        .edges
        .iter()
        .find(|edge| edge.mv.from == point(6).into() && edge.mv.to == point(5).into());
    let why = reached.and_then(|edge| third.why_not(edge.node, point(24).into(), point(22).into()));
    assert!(matches!(why, Some(WhyNot::ClosesTooMany { max: 2, .. })), "{why:?}");
    // Two checkers on 13 are enough.
    let full = graph(&hitting, "15:3 13:2 6:3", "13:15", &[2, 1]);
    assert_eq!(
        full.why_not(0, point(15).into(), point(13).into()),
        Some(WhyNot::PointFull { point: point(13), max: 2 })
    );
    assert!(
        plays(&graph(&rules("jacquet", |_| {}), "15:3 13:2 6:3", "13:10", &[2, 1]))
            .contains(&"15/14 15/13".to_owned())
    );
}

#[test]
fn a_bare_position_supposes_one_past() {
    let puff = rules("contrare-puff", |_| {});
    let begun = position(&puff, "24:2 20:2 10:3", "16:15");
    let past = PastRolls::supposed(&puff, &begun);
    assert_eq!((past.turns, past.doubles), (ByPlayer { a: 3, b: 3 }, ByPlayer { a: 1, b: 1 }));
    let mut table = Table::new(named("contrare-puff"), 1, |_| {});
    table.set_up("24:2 20:2 10:3", "16:15", [2, 2]);
    assert_eq!(
        table.state.game().turn_context(A),
        past.context(A),
        "a match begun from it supposes the same"
    );
    let nardi = rules("long-nardi", |_| {});
    let second = PastRolls::supposed(&nardi, &position(&nardi, "24:15", "24:14 8:1")).context(A);
    assert_eq!((second.turns_before, second.opponent_turns), (0, 3), "A has not rolled, B has");
    let cube = Table::new(named("tawla-31"), 0, |o| o.cube = CubeUse::On);
    assert!(cube.state.jacoby_applies());
}
