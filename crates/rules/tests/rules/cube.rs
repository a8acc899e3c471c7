//! Doubling: who may, at what value, and what the Crawford, Jacoby and money rules make of it.

use Player::{A, B};
use pasch_rules::{
    Action, ApplyError, AutomaticDoubles, ByPlayer, Crawford, Cube, CubeRefusal, DeadCube, Dice, Ending,
    GameResult, GameSetup, Grade, Phase, Player, SetupTurn, VariantId,
};

use crate::table::{Table, opening, won};

#[test]
fn the_higher_die_starts_and_plays_both() {
    let mut table = Table::match_to(5);
    table.take_action(opening(2, 2));
    assert_eq!(*table.state.phase(), Phase::Opening);
    table.take_action(opening(2, 5));
    let dice = Dice::from_faces(&[5, 2]).unwrap();
    assert_eq!(*table.state.phase(), Phase::ToMove { player: B, dice });
    assert!(!table.state.may_double(B));
    assert!(matches!(table.refused(&Action::Double), ApplyError::Cube(CubeRefusal::NotNow)));
    table.plays("13/8 13/11");
    assert_eq!(*table.state.phase(), Phase::ToRoll { player: A });
    assert!(table.state.may_double(A));
    assert_eq!(table.state.double_refusal(B), Some(CubeRefusal::NotNow));
}

#[test]
fn the_cube_goes_back_and_forth() {
    let mut table = Table::match_to(25);
    table.opened().all(&[Action::Double]);
    assert_eq!(table.cube(), (1, None), "the value stands until the cube is taken");
    table.all(&[Action::Take]);
    assert_eq!(table.cube(), (2, Some(A)));
    assert_eq!(*table.state.phase(), Phase::ToRoll { player: B });
    assert_eq!(table.state.double_refusal(B), Some(CubeRefusal::NotOwner));
    table.rolls([6, 5], "24/13").all(&[Action::Double, Action::Take]);
    assert_eq!(table.cube(), (4, Some(B)));
    table.rolls([2, 1], "13/11 6/5").all(&[Action::Double, Action::Drop]);
    let expected = GameResult { outcome: won(B, Grade::Single), points: 4, how: Ending::Dropped };
    assert_eq!(table.result(), expected);
    assert_eq!(table.state.score(), ByPlayer { a: 0, b: 4 });
}

#[test]
fn a_cube_of_any_value() {
    let mut table = Table::money(|o| o.animals = 0);
    table.opened();
    let mut text = ["24/23 24/22", "24/23 24/22"].into_iter().cycle();
    for _ in 0..2 {
        table.all(&[Action::Double, Action::Take]).rolls([2, 1], text.next().unwrap());
    }
    assert_eq!(table.cube().0, 4);
    let board = table.state.position().to_setup();
    let setup = |value| {
        Action::Setup(GameSetup {
            board,
            turn: SetupTurn::ToRoll(A),
            cube: Cube { value, owner: Some(A) },
            score: ByPlayer::default(),
            crawford: Crawford::Before,
        })
    };
    table.all(&[setup(512), Action::Double, Action::Take]);
    assert_eq!(table.cube(), (1024, Some(B)));
    assert_eq!(table.refused(&setup(3)), ApplyError::SetupCube { value: 3 });
    table.take_action(setup(Cube::MAX));
    assert_eq!(table.state.double_refusal(A), Some(CubeRefusal::Limit));
}

#[test]
fn crawford_once_and_only_once() {
    let mut table = Table::match_to(5);
    table.won_by(A, Grade::Gammon).won_by(A, Grade::Gammon);
    assert!(!table.state.is_crawford_game());
    table.opened();
    assert!(table.state.is_crawford_game());
    assert_eq!(table.state.double_refusal(B), Some(CubeRefusal::CrawfordGame));
    assert!(!table.state.cube_in_play());
    table.all(&[Action::OfferResign { by: A, grade: Grade::Single }, Action::AcceptResign]);
    table.opened();
    assert_eq!(table.state.crawford(), Crawford::After);
    assert!(table.state.may_double(B), "the trailer may double at once");
    table.all(&[Action::Double, Action::Take]);
    assert_eq!(table.cube(), (2, Some(A)));
    // B, who needs 4, wins 2 and then 4 − 1 − 2 = 2 more; there is no second Crawford game.
    table.all(&[Action::OfferResign { by: A, grade: Grade::Single }, Action::AcceptResign]);
    assert_eq!(table.state.score(), ByPlayer { a: 4, b: 3 });
    table.won_by(B, Grade::Single).opened();
    assert_eq!(table.state.score(), ByPlayer { a: 4, b: 4 });
    assert_eq!(table.state.crawford(), Crawford::After);
    table.all(&[Action::OfferResign { by: A, grade: Grade::Single }, Action::AcceptResign]);
    assert!(matches!(table.state.phase(), Phase::MatchOver { winner: B, .. }));
    assert_eq!(table.refused(&Action::FirstTurn(A)), ApplyError::MatchOver);
}

#[test]
fn crawford_can_be_switched_off_and_a_one_point_match_has_no_cube() {
    let mut table = Table::new(VariantId::BACKGAMMON, 3, |o| o.crawford = false);
    table.won_by(A, Grade::Gammon).opened();
    assert_eq!(table.state.crawford(), Crawford::Before);
    assert!(table.state.may_double(B));
    let mut single = Table::match_to(1);
    single.opened();
    assert_eq!(single.state.double_refusal(B), Some(CubeRefusal::NoCube));
    assert!(!single.state.is_crawford_game());
}

#[test]
fn holland_waits_for_two_rolls_each() {
    let mut table = Table::new(VariantId::BACKGAMMON, 3, |o| o.holland = true);
    table.won_by(A, Grade::Gammon).won_by(B, Grade::Single).opened();
    assert_eq!(table.state.double_refusal(B), Some(CubeRefusal::Holland));
    table.rolls([2, 1], "13/11 6/5");
    table.rolls([2, 1], "13/11 6/5");
    assert_eq!(table.state.double_refusal(B), Some(CubeRefusal::Holland));
    table.rolls([4, 3], "13/9 13/10");
    assert_eq!(table.state.double_refusal(A), Some(CubeRefusal::Dead));
    table.rolls([4, 3], "13/9 13/10");
    assert_eq!(table.state.double_refusal(B), None);
}

#[test]
fn a_dead_cube_is_not_turned() {
    let dead_for_a = |rule| {
        let mut table = Table::new(VariantId::BACKGAMMON, 5, |o| o.dead_cube = rule);
        // 3–0 in a match to 5: at 2 the cube is dead for A, alive for B.
        table.won_by(A, Grade::Backgammon).opened();
        table.all(&[Action::Double, Action::Take]).rolls([2, 1], "13/11 6/5");
        assert_eq!(table.cube(), (2, Some(A)));
        table
    };
    let table = dead_for_a(DeadCube::Forbid);
    assert_eq!(table.refused(&Action::Double), ApplyError::Cube(CubeRefusal::Dead));
    assert!(table.state.cube_is_dead_for(A));
    assert!(!table.state.cube_is_dead_for(B));
    assert!(dead_for_a(DeadCube::Allow).state.may_double(A));
    assert!(!dead_for_a(DeadCube::FreezeForBoth).state.may_double(A));
}

#[test]
fn jacoby_needs_a_taken_cube() {
    let mut table = Table::money(|_| {});
    table.won_by(A, Grade::Gammon);
    assert_eq!(table.result().points, 1);
    assert_eq!(table.result().outcome, won(A, Grade::Gammon));
    table.opened().all(&[Action::Double, Action::Take]);
    assert!(!table.state.jacoby_applies());
    table.all(&[Action::OfferResign { by: B, grade: Grade::Gammon }, Action::AcceptResign]);
    assert_eq!(table.result().points, 4);
    assert_eq!(table.state.score(), ByPlayer { a: 5, b: 0 });
    let mut open = Table::money(|o| o.jacoby = false);
    open.won_by(B, Grade::Backgammon);
    assert_eq!(open.result().points, 3);
    let mut five = Table::match_to(5);
    five.won_by(A, Grade::Gammon);
    assert_eq!(five.result().points, 2, "no Jacoby rule in matches");
}

#[test]
fn automatic_doubles_do_not_satisfy_jacoby() {
    let mut table = Table::money(|o| o.automatic_doubles = AutomaticDoubles::UpTo(2));
    table.all(&[opening(4, 4), opening(1, 1), opening(6, 6)]);
    assert_eq!(table.cube(), (4, None), "the third tie is over the limit");
    table.won_by(A, Grade::Gammon);
    assert_eq!(table.result().points, 4);
    let mut unlimited = Table::money(|o| o.automatic_doubles = AutomaticDoubles::Unlimited);
    unlimited.all(&[opening(4, 4), opening(1, 1), opening(6, 6)]);
    assert_eq!(unlimited.cube(), (8, None));
    let mut five = Table::new(VariantId::BACKGAMMON, 5, |o| {
        o.automatic_doubles = AutomaticDoubles::Unlimited;
    });
    five.all(&[opening(4, 4)]);
    assert_eq!(five.cube(), (1, None), "never in a match");
}

#[test]
fn beaver_and_raccoon() {
    let mut table = Table::money(|o| o.animals = 2);
    table.opened().all(&[Action::Double, Action::Beaver, Action::Beaver]);
    assert_eq!(*table.state.phase(), Phase::DoubleOffered { by: B, depth: 2 });
    assert_eq!(table.refused(&Action::Beaver), ApplyError::Cube(CubeRefusal::NoBeaver));
    table.all(&[Action::Take]);
    assert_eq!(table.cube(), (8, Some(A)), "the first taker owns the cube");
    assert_eq!(*table.state.phase(), Phase::ToRoll { player: B });
    table.rolls([2, 1], "13/11 6/5").all(&[Action::Double, Action::Take]);
    assert_eq!(table.cube(), (16, Some(B)));
}

#[test]
fn dropping_an_animal_loses_the_value_before_it() {
    let mut beaver = Table::money(|_| {});
    beaver.opened().all(&[Action::Double, Action::Beaver]);
    assert_eq!(beaver.state.phase().decider(), Some(B));
    beaver.all(&[Action::Drop]);
    assert_eq!((beaver.result().points, beaver.result().outcome), (2, won(A, Grade::Single)));
    let mut raccoon = Table::money(|o| o.animals = 2);
    raccoon.opened().all(&[Action::Double, Action::Beaver, Action::Beaver, Action::Drop]);
    assert_eq!((raccoon.result().points, raccoon.result().outcome), (4, won(B, Grade::Single)));
    let mut taken = Table::money(|_| {});
    taken.opened().all(&[Action::Double, Action::Beaver, Action::Take]);
    assert_eq!(taken.cube(), (4, Some(A)));
}

#[test]
fn no_animals_in_matches_or_unless_agreed() {
    let mut five = Table::match_to(5);
    five.opened().all(&[Action::Double]);
    assert_eq!(five.refused(&Action::Beaver), ApplyError::Cube(CubeRefusal::NoBeaver));
    let mut plain = Table::money(|o| o.animals = 0);
    plain.opened().all(&[Action::Double]);
    assert!(!plain.state.may_beaver());
}

#[test]
fn refusing_the_first_roll() {
    let mut table = Table::money(|o| o.opening_refusal = true);
    table.all(&[opening(6, 2), Action::RejectOpening]);
    assert_eq!(table.cube(), (2, None));
    assert_eq!(table.state.double_refusal(A), Some(CubeRefusal::NotNow));
    let dice = Dice::from_faces(&[1, 1]).unwrap();
    table.all(&[Action::Roll(dice)]);
    assert_eq!(table.refused(&Action::RejectOpening), ApplyError::NoOpeningRefusal);
    table.plays("8/7(2) 6/5(2)");
    table.all(&[Action::Roll(dice), Action::RejectOpening]);
    assert_eq!(table.cube(), (4, None), "the other side may refuse once, too");
    let mut usual = Table::money(|_| {});
    usual.all(&[opening(6, 2)]);
    assert_eq!(usual.refused(&Action::RejectOpening), ApplyError::NoOpeningRefusal);
}
