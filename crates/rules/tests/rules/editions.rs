//! Rules that were worded anew: what the latest edition says, and that a match begun by the first keeps its meaning.

use Player::{A, B};
use pasch_rules::{
    Action, ApplyError, Contact, Crawford, Cube, CubeUse, Dice, Die, Edition, Ending, GameSetup, Grade,
    MotherRule, Options, Outcome, Phase, PlayGraph, Player, Point, Position, Rules, Setup, SetupTurn,
    TurnContext, VariantId, WhyNot,
};

use crate::table::{Table, won};

fn named(variant: &str) -> VariantId {
    VariantId::find(variant).expect("a variant")
}

fn rules(variant: &str, change: impl FnOnce(&mut Options)) -> Rules {
    let mut options = Options::default();
    change(&mut options);
    Rules::new(named(variant), options).expect("options that fit")
}

fn graph(rules: &Rules, me: &str, op: &str, faces: &[u8]) -> PlayGraph {
    let mut setup = Setup::default();
    setup.sides.a = me.parse().expect("a side");
    setup.sides.b = op.parse().expect("a side");
    let position = Position::try_from_setup(&setup, rules.spec()).expect("a possible position");
    let dice = Dice::from_faces(faces).expect("a roll");
    let context = TurnContext { turns_before: 9, opponent_turns: 9, ..TurnContext::default() };
    PlayGraph::new(rules, &position, A, &dice, &context)
}

fn plays(graph: &PlayGraph) -> Vec<String> {
    graph.plays().iter().map(|legal| legal.play.to_string()).collect()
}

const HIT: fn(&mut Options) = |options| options.contact = Some(Contact::Hit);

#[test]
fn a_checker_on_the_bar_enters_before_the_courier_is_home() {
    let jacquet = rules("jacquet", HIT);
    for (faces, count) in [([6, 5], 1), ([2, 1], 1), ([3, 3], 1)] {
        let graph = graph(&jacquet, "bar:1 24:14", "24:13 18:1 5:1", &faces);
        assert_eq!(graph.plays().len(), count, "{faces:?}: {:?}", plays(&graph));
        assert!(!graph.is_dance());
    }
    // Once it has entered, the foremost checker is the courier, and no other moves.
    let entered = graph(&jacquet, "bar:1 24:13 10:1", "24:13 18:1 5:1", &[2, 1]);
    assert_eq!(plays(&entered), ["bar/24 10/8", "bar/23 10/9"]);
    let first = rules("jacquet", |options| {
        HIT(options);
        options.edition = Edition::First;
    });
    assert!(graph(&first, "bar:1 24:14", "24:13 18:1 5:1", &[2, 1]).is_dance(), "as it was played before");
}

#[test]
fn a_pinned_mother_decides_in_the_middle_of_a_play() {
    // With four aces the pin could be given up again, and before had to be.
    let (me, op) = ("6:2 2:1", "24:1 20:2 10:12");
    for (game, text) in [("plakoto", "2/1*"), ("tapa", "2/1*"), ("mahbusa", "2/1*/off")] {
        assert_eq!(plays(&graph(&rules(game, |_| {}), me, op, &[1, 1])), [text], "{game}");
    }
    let graph = graph(&rules("plakoto", |_| {}), me, op, &[1, 1]);
    let end = graph.nodes().iter().find(|node| node.edges.is_empty()).expect("an end");
    assert!(end.complete && end.dice_left.count(Die::ALL[0]) == 3, "three aces are left");
    let [from, to] = [6, 5].map(|number| Point::new(number).expect("a point").into());
    assert_eq!(graph.why_not(1, from, to), Some(WhyNot::GameOver));
    let mut table = Table::new(VariantId::PLAKOTO, 5, |_| {});
    table.set_up(me, op, [1, 1]).plays("2/1*");
    assert_eq!((table.result().outcome, table.result().points), (won(A, Grade::Gammon), 2));
    assert_eq!(table.result().how, Ending::ByRule);
}

#[test]
fn two_pinned_mothers_are_a_draw_at_once() {
    // B has pinned A's mother; A pins B's with the 1, and would leave it again with the 2.
    for (game, change) in [
        ("plakoto", (|_| {}) as fn(&mut Options)),
        ("mahbusa", |_| {}),
        ("tapa", |options| options.mother = Some(MotherRule::DrawWhenBoth)),
    ] {
        let mut table = Table::new(named(game), 5, change);
        table.set_up("24:1 3:1 2:1", "1:2 24:1 10:10", [2, 1]).plays("2/1*");
        assert_eq!(table.result().outcome, Outcome::Draw, "{game}");
    }
}

#[test]
fn a_match_begun_by_the_first_edition_goes_on_after_a_pin() {
    let mut table = Table::new(VariantId::PLAKOTO, 5, |o| o.edition = Edition::First);
    table.set_up("6:2 2:1", "24:1 20:2 10:12", [1, 1]).plays("2/1*/off");
    assert_eq!(*table.state.phase(), Phase::ToRoll { player: B });
}

#[test]
fn a_position_that_is_decided_cannot_be_set_up() {
    let setup = |edition| {
        let table = Table::new(VariantId::PLAKOTO, 5, |o| o.edition = edition);
        let mut board = Setup::default();
        board.sides.a = "6:2 1:2".parse().unwrap();
        board.sides.b = "24:1 10:12".parse().unwrap();
        let dice = Dice::from_faces(&[2, 1]).unwrap();
        let cube = Cube::default();
        let score = table.state.score();
        let turn = SetupTurn::ToMove(B, dice);
        let action = Action::Setup(GameSetup { board, turn, cube, score, crawford: Crawford::Before });
        (table, action)
    };
    let (table, action) = setup(Edition::Second);
    assert_eq!(table.refused(&action), ApplyError::SetupDecided);
    let (mut table, action) = setup(Edition::First);
    table.take_action(action);
}

#[test]
fn checkers_left_are_counted_under_the_jacoby_rule() {
    let won = |edition, turned: bool| {
        let mut table = Table::new(named("tawla-31"), 0, |o| {
            o.cube = CubeUse::On;
            o.edition = edition;
        });
        table.set_up("2:1", "20:5 12:10", [6, 5]);
        if turned {
            assert!(table.state.jacoby_applies(), "it still holds for grades");
        }
        table.plays("2/off").result().points
    };
    assert_eq!(won(Edition::Second, true), 15);
    assert_eq!(won(Edition::First, false), 1);
}

#[test]
fn a_drawn_game_leaves_the_crawford_game_to_come() {
    let after_a_draw = |edition| {
        let mut table = Table::new(VariantId::PLAKOTO, 3, |o| {
            o.cube = CubeUse::On;
            o.edition = edition;
        });
        table.take_action(Action::FirstTurn(A));
        table.all(&[Action::OfferResign { by: B, grade: Grade::Gammon }, Action::AcceptResign]);
        table.take_action(Action::FirstTurn(A));
        assert!(table.state.is_crawford_game());
        table.set_up("24:1 5:10 3:4", "24:1 10:10 3:4", [2, 1]).plays("3/1 3/2");
        table.rolls([2, 1], "3/1 3/2");
        assert_eq!(table.result().outcome, Outcome::Draw);
        table.take_action(Action::FirstTurn(B));
        table
    };
    let mut again = after_a_draw(Edition::Second);
    assert!(again.state.is_crawford_game() && !again.state.may_double(B));
    again.all(&[Action::OfferResign { by: A, grade: Grade::Single }, Action::AcceptResign]);
    again.take_action(Action::FirstTurn(A));
    assert_eq!(again.state.crawford(), Crawford::After, "a game that was won is the Crawford game");
    let first = after_a_draw(Edition::First);
    assert!(first.state.may_double(B));
}
