//! How games start and end: grades, resignations, pinned mothers, set-ups, refused actions.

use Player::{A, B};
use pasch_rules::{
    Action, ApplyError, ByPlayer, Crawford, Cube, CubeRefusal, Dice, Die, Effect, Ending, GameResult,
    GameSetup, Grade, Header, HeaderError, Intent, MatchState, MotherRule, Options, OptionsError, Outcome,
    Phase, Play, PlayFault, Player, Record, Refusal, Setup, SetupFault, SetupTurn, Triple, VariantId, WhyNot,
    decide, notation,
};

use crate::table::{Table, opening, won};

#[test]
fn resignations_are_offered_refused_and_accepted() {
    let mut table = Table::match_to(7);
    table.opened();
    let offer = |grade| Action::OfferResign { by: B, grade };
    table.all(&[offer(Grade::Single)]);
    assert_eq!(table.state.phase().decider(), Some(A));
    table.all(&[Action::RejectResign]);
    assert_eq!(*table.state.phase(), Phase::ToRoll { player: B });
    table.all(&[Action::Double, Action::Take]);
    let dice = Dice::from_faces(&[4, 1]).unwrap();
    table.all(&[Action::Roll(dice), offer(Grade::Gammon), Action::AcceptResign]);
    let expected = GameResult { outcome: won(A, Grade::Gammon), points: 4, how: Ending::Resigned };
    assert_eq!(table.result(), expected);
    assert!(table.state.resignable_grades(A).is_empty(), "nothing left to resign");
}

#[test]
fn only_grades_that_can_happen_are_offered() {
    let mut table = Table::match_to(7);
    table.opened();
    assert_eq!(table.state.resignable_grades(B), Grade::ALL);
    table.set_up("6:2", "24:1 6:13", [2, 1]);
    assert_eq!(table.state.resignable_grades(A), [Grade::Single]);
    let wish = Intent::OfferResign(Grade::Gammon);
    let refusal = decide(&table.state, A, &wish, &mut || Die::ALL[0]).expect_err("refused");
    assert_eq!(refusal, Refusal::Grade { grade: Grade::Gammon });
    let mut plakoto = Table::new(VariantId::PLAKOTO, 5, |_| {});
    plakoto.take_action(Action::FirstTurn(A));
    assert_eq!(plakoto.state.resignable_grades(A), [Grade::Single, Grade::Gammon]);
    assert_eq!(
        plakoto.refused(&Action::OfferResign { by: A, grade: Grade::Backgammon }),
        ApplyError::NoSuchGrade { grade: Grade::Backgammon }
    );
}

/// Plays the last checker off and returns the result.
fn borne_off(change: impl FnOnce(&mut Options), op: &str) -> GameResult {
    let mut table = Table::new(VariantId::BACKGAMMON, 25, change);
    table.set_up("1:2", op, [6, 5]).plays("1/off(2)");
    table.result()
}

#[test]
fn grades_of_wins() {
    let grade = |op| borne_off(|_| {}, op).outcome;
    assert_eq!(grade("6:14"), won(A, Grade::Single));
    assert_eq!(grade("13:1 6:14"), won(A, Grade::Gammon));
    assert_eq!(grade("25:1 6:14"), won(A, Grade::Backgammon));
    assert_eq!(grade("19:1 6:14"), won(A, Grade::Backgammon));
    assert_eq!(grade("18:1 6:14"), won(A, Grade::Gammon));
    assert_eq!(borne_off(|_| {}, "20:1 6:14").points, 3);
    assert_eq!(borne_off(|o| o.backgammon_value = 2, "20:1 6:14").points, 2);
    assert_eq!(borne_off(|o| o.triple = Triple::BarOnly, "20:1 6:14").points, 2);
    assert_eq!(borne_off(|o| o.triple = Triple::BarOnly, "25:1 6:14").points, 3);
    assert_eq!(borne_off(|o| o.triple = Triple::Never, "25:1 6:14").points, 2);
    assert_eq!(borne_off(|_| {}, "6:14").how, Ending::BornOff);
}

#[test]
fn portes_knows_no_triple_win() {
    let mut table = Table::new(VariantId::find("portes").unwrap(), 5, |_| {});
    table.set_up("1:2", "25:1 6:14", [6, 5]).plays("1/off(2)");
    assert_eq!((table.result().outcome, table.result().points), (won(A, Grade::Gammon), 2));
}

#[test]
fn hypergammon_is_won_with_three_checkers() {
    let mut table = Table::new(VariantId::HYPERGAMMON, 0, |o| o.jacoby = false);
    table.set_up("1:1", "23:1 20:2", [2, 1]).plays("1/off");
    assert_eq!(table.result().outcome, won(A, Grade::Backgammon));
}

#[test]
fn plakoto_mother() {
    // B's last checker on their 24 is alone there; A has left their own 24 and lands on their 1.
    let ending = |me: &str, change: fn(&mut Options)| {
        let mut table = Table::new(VariantId::PLAKOTO, 5, change);
        table.set_up(me, "24:1 10:14", [2, 1]).plays("3/1 3/2");
        table
    };
    let lost = ending("5:11 3:4", |_| {});
    let expected = GameResult { outcome: won(A, Grade::Gammon), points: 2, how: Ending::ByRule };
    assert_eq!(lost.result(), expected);
    let on = ending("24:2 5:9 3:4", |_| {});
    assert_eq!(*on.state.phase(), Phase::ToRoll { player: B });
    let none = ending("5:11 3:4", |o| o.mother = Some(MotherRule::None));
    assert_eq!(*none.state.phase(), Phase::ToRoll { player: B });
    let triple = ending("5:11 3:4", |o| o.mother = Some(MotherRule::Wins(Grade::Backgammon)));
    assert_eq!(triple.result().points, 3);
}

#[test]
fn plakoto_both_mothers_pinned_is_a_draw() {
    let mut table = Table::new(VariantId::PLAKOTO, 5, |_| {});
    // A pins B's mother while one of their own still stands on 24; then B pins that one.
    table.set_up("24:1 5:10 3:4", "24:1 10:10 3:4", [2, 1]).plays("3/1 3/2");
    assert_eq!(*table.state.phase(), Phase::ToRoll { player: B });
    table.rolls([2, 1], "3/1 3/2");
    let expected = GameResult { outcome: Outcome::Draw, points: 0, how: Ending::ByRule };
    assert_eq!(table.result(), expected);
    assert_eq!(table.state.score(), ByPlayer::default());
}

#[test]
fn plakoto_mother_wins_when_the_pinner_clears_his_start() {
    let mut table = Table::new(VariantId::PLAKOTO, 5, |_| {});
    table.set_up("24:1 5:10 3:4", "24:1 10:14", [2, 1]).plays("3/1 3/2");
    table.rolls([3, 1], "10/7 10/9").rolls([6, 1], "24/18");
    assert_eq!(table.result().outcome, won(A, Grade::Gammon));
}

#[test]
fn starters_who_roll_again_and_winners_who_start() {
    let mut table = Table::new(VariantId::FEVGA, 3, |_| {});
    let mut faces = [4, 4, 2, 5].into_iter().cycle();
    let mut throw = || Die::new(faces.next().unwrap()).unwrap();
    let actions = decide(&table.state, A, &Intent::Start, &mut throw).expect("allowed");
    assert_eq!(actions, [opening(4, 4), opening(2, 5)]);
    table.all(&actions);
    assert_eq!(*table.state.phase(), Phase::ToRoll { player: B });
    table.all(&[Action::OfferResign { by: B, grade: Grade::Single }, Action::AcceptResign]);
    let actions = decide(&table.state, B, &Intent::Start, &mut throw).expect("allowed");
    assert_eq!(actions, [Action::FirstTurn(A)]);
    table.all(&actions);
    assert_eq!(table.state.game_number(), 2);
    let mut classic = Table::match_to(3);
    classic.won_by(A, Grade::Single);
    let actions = decide(&classic.state, B, &Intent::Start, &mut throw).expect("allowed");
    assert_eq!(actions, [opening(4, 4), opening(2, 5)]);
}

#[test]
fn wishes_out_of_turn_are_refused() {
    let mut table = Table::match_to(5);
    table.opened();
    let mut throw = || Die::ALL[2];
    let refusal = decide(&table.state, A, &Intent::Roll, &mut throw).expect_err("B's turn");
    assert_eq!(refusal, Refusal::NotYourTurn { decider: Some(B) });
    let refusal = decide(&table.state, B, &Intent::Take, &mut throw).expect_err("no offer");
    assert!(matches!(refusal, Refusal::Rule(ApplyError::NotNow { action: "take", .. })));
    let actions = decide(&table.state, B, &Intent::Roll, &mut throw).expect("allowed");
    assert_eq!(actions, [Action::Roll(Dice::from_faces(&[3, 3]).unwrap())]);
}

#[test]
fn a_dance_follows_the_roll_at_once() {
    let mut table = Table::match_to(5);
    table.set_up("8:1 6:2 5:2 4:2 3:2 2:2 1:2", "25:1 6:14", [2, 1]).plays("8/5");
    let mut throw = || Die::ALL[2];
    let actions = decide(&table.state, B, &Intent::Roll, &mut throw).expect("allowed");
    assert_eq!(actions[1..], [Action::Play(Play::DANCE)]);
    table.all(&actions);
    assert_eq!(*table.state.phase(), Phase::ToRoll { player: A });
}

#[test]
fn illegal_plays_say_what_is_wrong() {
    let mut table = Table::match_to(5);
    table.take_action(opening(6, 5));
    let graph = table.state.play_graph().unwrap();
    let legal = notation::read(&graph, "24/18/13").unwrap().play;
    let mut half = legal.clone();
    half.moves.pop();
    let fault = |play: Play| match table.refused(&Action::Play(play)) {
        ApplyError::IllegalPlay { fault, .. } => fault,
        other => panic!("{other}"),
    };
    assert_eq!(fault(half), PlayFault::Incomplete { played: 1, possible: 2 });
    assert_eq!(fault(Play::DANCE), PlayFault::Incomplete { played: 0, possible: 2 });
    let mut blocked = legal.clone();
    blocked.moves.reverse();
    assert!(matches!(fault(blocked), PlayFault::Move { index: 0, why: WhyNot::NoChecker { .. } }));
    let mut claimed = legal;
    claimed.moves[0].effect = Effect::Hit;
    assert_eq!(fault(claimed), PlayFault::Misstated { index: 0 });
}

#[test]
fn setups_start_games_at_any_score() {
    let mut table = Table::match_to(7);
    let start = Table::match_to(7).state.position().to_setup();
    let setup = |turn, score, crawford| {
        Action::Setup(GameSetup { board: start, turn, cube: Cube::default(), score, crawford })
    };
    let six_four = ByPlayer { a: 6, b: 4 };
    table.take_action(setup(SetupTurn::Opening, six_four, Crawford::Now));
    assert_eq!(table.state.game_number(), 1);
    table.opened();
    assert_eq!(table.state.double_refusal(B), Some(CubeRefusal::CrawfordGame));
    table.take_action(setup(SetupTurn::ToRoll(B), six_four, Crawford::After));
    assert!(table.state.may_double(B));
    table.take_action(setup(SetupTurn::Doubled(B), six_four, Crawford::After));
    assert_eq!(table.state.phase().decider(), Some(A));
    let over = ByPlayer { a: 7, b: 4 };
    assert!(matches!(
        table.refused(&setup(SetupTurn::Opening, over, Crawford::Before)),
        ApplyError::SetupScore { length: 7, .. }
    ));
    assert!(matches!(
        table.refused(&setup(SetupTurn::Doubled(A), six_four, Crawford::Now)),
        ApplyError::Cube(CubeRefusal::CrawfordGame)
    ));
    table.all(&[Action::Drop]);
    table.take_action(setup(SetupTurn::ToRoll(A), six_four, Crawford::After));
    assert_eq!(table.state.game_number(), 2, "a set-up after a game starts the next one");
}

#[test]
fn impossible_setups_name_every_reason() {
    let table = Table::match_to(7);
    let mut board = Setup::default();
    board.sides.a = "6:16 5:2".parse().unwrap();
    board.sides.b = "20:1 pool:2".parse().unwrap();
    let action = Action::Setup(GameSetup {
        board,
        turn: SetupTurn::Opening,
        cube: Cube::default(),
        score: ByPlayer::default(),
        crawford: Crawford::Before,
    });
    let ApplyError::Setup(error) = table.refused(&action) else {
        panic!("refused for its position");
    };
    assert_eq!(error.faults.len(), 3);
    assert_eq!(error.faults[0], SetupFault::TooManyCheckers { player: A, count: 18, allowed: 15 });
    assert_eq!(
        error.to_string(),
        "player A has 18 checkers, 15 are allowed; player B has a checker not yet entered, but \
         this game starts on the board; both players stand on one point: A's 5, B's 20"
    );
}

#[test]
fn forfeits_end_the_match() {
    let mut table = Table::match_to(5);
    table.opened().all(&[Action::Forfeit { by: A }]);
    assert!(matches!(table.state.phase(), Phase::MatchOver { winner: B, .. }));
    let mut money = Table::money(|_| {});
    money.opened().all(&[Action::Forfeit { by: A }]);
    assert_eq!(money.state.score(), ByPlayer { a: 0, b: 1 });
}

#[test]
fn headers_are_checked() {
    let mut header = Header::new(VariantId::BACKGAMMON, 99_999);
    assert_eq!(MatchState::new(&header), Err(HeaderError::Length(99_999)));
    header.length = 5;
    header.options.backgammon_value = 1;
    let error = HeaderError::Options(OptionsError::BackgammonValue(1));
    assert_eq!(MatchState::new(&header), Err(error));
}

#[test]
fn a_faulty_record_stops_where_it_is_faulty() {
    let mut table = Table::match_to(5);
    table.opened().all(&[Action::Double, Action::Take]);
    let mut record = Record { header: table.header.clone(), actions: table.actions.clone() };
    assert_eq!(record.final_state().as_ref(), Ok(&table.state));
    record.actions.push(Action::Drop);
    record.actions.push(Action::AcceptResign);
    let steps: Vec<_> = record.replay().expect("a good header").collect();
    assert_eq!(steps.len(), 5);
    let error = steps[4].as_ref().expect_err("nothing to drop");
    assert_eq!(error.index, 4);
    assert_eq!(error.to_string(), "action 5 of the record: a drop is not possible now");
    let step = steps[2].as_ref().expect("a legal double");
    assert!(step.before.may_double(B));
    assert_eq!(step.action, &Action::Double);
}
