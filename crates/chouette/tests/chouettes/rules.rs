//! A test for every rule and every option of the table in docs/chouette.md.

use pasch_chouette::*;
use pasch_rules::{CubeRefusal, Grade, Opening, Player, VariantId};

use crate::play::{A, B, C, D, Table, die, first_play, opening};

const E: Seat = Seat(4);

fn cube(table: &Table, of: Seat) -> (u32, Option<Player>) {
    let stake = table.state.game().unwrap().stakes().iter().find(|stake| stake.of == of).unwrap();
    (stake.cube.value, stake.cube.owner)
}

fn answer(cube: Seat, answer: Answer) -> Intent {
    Intent::Answer { cube, answer }
}

#[test]
fn the_line_is_thrown_for_and_ties_throw_again_among_themselves() {
    let mut table = Table::with(5, |options| options.order = Order::Dice);
    table.refuses(Seat(7), Intent::Order, &Refusal::NotSeated);
    table.throws(&[4, 6, 4, 2, 4, 1, 5, 5, 2, 6]).does(A, Intent::Order);
    // B has 6; A, C and E tie with 4 and throw 1, 5, 5; C and E throw 2 and 6; D had 2.
    assert_eq!(table.state.line(), [B, E, C, A, D]);
    let throws = table.log.actions.iter().filter(|action| matches!(action, Action::OrderThrown { .. }));
    assert_eq!(throws.count(), 3);
    table.refuses(A, Intent::Order, &Refusal::Ordered);
}

#[test]
fn only_those_who_are_tied_throw_for_the_line() {
    let mut table = Table::with(3, |options| options.order = Order::Dice);
    for dice in [vec![(A, die(1)), (B, die(2))], vec![(A, die(1)), (B, die(2)), (B, die(3))]] {
        assert_eq!(table.state.apply(&Action::OrderThrown { dice }), Err(Refusal::Line));
    }
    let line = vec![A, B, C];
    assert_eq!(table.state.apply(&Action::Ordered { line }), Err(Refusal::OrderRule));
}

#[test]
fn the_last_order_is_kept() {
    let mut table = Table::with(3, |options| options.order = Order::Drawn);
    let mut kept = Table::with(3, |_| {});
    assert_eq!(kept.state.line(), [A, B, C]);
    kept.refuses(A, Intent::Order, &Refusal::Ordered);
    // Lots: pairs of dice. 1-2 is 1 of 36, below 3 that is 1; 1-1 is 0.
    table.throws(&[1, 2, 1, 1]).does(B, Intent::Order);
    assert_eq!(table.state.line(), [C, A, B]);
    let mut joined = Table::of(Header {
        options: Options { order: Order::Joined, ..Options::default() },
        ..Header::new(VariantId::BACKGAMMON)
    });
    ["x", "y", "z"].into_iter().for_each(|name| joined.applies(Action::Joined { name: name.into() }));
    assert_eq!(joined.state.apply(&Action::Ordered { line: vec![B, A, C] }), Err(Refusal::Line));
}

#[test]
fn lots_are_fair() {
    // Of five the pair 6-6 would favour the first: it is thrown again, and 1-2 decides.
    let mut table = Table::with(5, |options| options.order = Order::Drawn);
    table.throws(&[6, 6, 1, 2, 1, 1, 1, 1, 1, 1]).does(B, Intent::Order);
    assert_eq!(table.state.line(), [4, 2, 3, 0, 1].map(Seat));
}

#[test]
fn three_to_eight_play() {
    let mut table = Table::with(3, |options| options.order = Order::Dice);
    table.does(C, Intent::Leave).refuses(A, Intent::Order, &Refusal::TooFew);
    table.does(C, Intent::Return).throws(&[3, 2, 1]).does(A, Intent::Order);
    table.does(C, Intent::Leave).refuses(A, Intent::Start, &Refusal::TooFew);
    let full = Table::with(8, |_| {});
    assert_eq!(join(&full.state, "I"), Err(Refusal::Full { most: 8 }));
    let full = Table::with(5, |options| options.most = 5);
    assert_eq!(join(&full.state, "F"), Err(Refusal::Full { most: 5 }));
    for name in ["", "a\u{7}", &"x".repeat(61)] {
        assert_eq!(join(&table.state, name), Err(Refusal::Name), "{name:?}");
    }
}

#[test]
fn the_box_takes_a_partner_above_six_players() {
    let mut table = Table::with(6, |options| options.partner = true);
    table.refuses(A, Intent::AskPartner(C), &Refusal::NoPartner);
    let mut table = Table::with(7, |options| options.partner = true);
    table.refuses(B, Intent::AskPartner(C), &Refusal::NotYours);
    table.refuses(A, Intent::AskPartner(B), &Refusal::NoPartner);
    table.does(A, Intent::AskPartner(C)).does(C, Intent::AnswerPartner(false));
    table.refuses(C, Intent::AnswerPartner(true), &Refusal::NothingAsked);
    table.does(A, Intent::AskPartner(D)).does(D, Intent::AnswerPartner(true));
    table.refuses(A, Intent::AskPartner(C), &Refusal::NoPartner);
    table.begins(BOX);
    assert_eq!(table.state.game().unwrap().stakes().len(), 5);
    assert!(table.state.may_consult(D) && table.state.may_consult(A) && table.state.hears_box(D));
    assert!(!table.state.hears_team(D) && !table.state.may_consult(C));
    let line: Vec<Seat> = [0, 2, 3, 4, 5, 6, 1].map(Seat).to_vec();
    table.team_resigns(Grade::Single).has(&[3, -1, -1, 2, -1, -1, -1], &line);
    assert_eq!(table.state.partner(), None);
    let mut table = Table::with(7, |_| {});
    table.refuses(A, Intent::AskPartner(C), &Refusal::NoPartner);
}

#[test]
fn the_partner_shares_a_loss_and_a_partner_who_leaves_does_too() {
    let mut table = Table::with(7, |options| options.partner = true);
    table
        .does(A, Intent::AskPartner(D))
        .does(D, Intent::AnswerPartner(true))
        .begins(TEAM)
        .does(D, Intent::Leave);
    table.box_resigns(Grade::Single, &[1, 2, 4, 5, 6].map(Seat));
    table.has(&[-3, 1, 1, -2, 1, 1, 1], &[1, 2, 4, 5, 6, 0].map(Seat));
}

#[test]
fn each_member_doubles_alone_before_the_captain_rolls() {
    let mut table = Table::with(4, |_| {});
    table.begins(BOX);
    table.refuses(C, Intent::Double(vec![D]), &Refusal::NotYours);
    table.refuses(C, Intent::Double(vec![]), &Refusal::NoSuchCube);
    table.refuses(A, Intent::Double(vec![B]), &Refusal::Cube(CubeRefusal::NotNow));
    table.doubles(C, &[C]).refuses(B, Intent::Roll, &Refusal::AnswerFirst);
    table.refuses(C, Intent::Double(vec![C]), &Refusal::DoubledBefore);
    table.doubles(B, &[B]).answers(A, B, Answer::Take);
    // The box has begun to answer.
    table.refuses(D, Intent::Double(vec![D]), &Refusal::AnswerFirst);
    table.refuses(B, answer(C, Answer::Take), &Refusal::NotYours);
    table.answers(A, C, Answer::Drop).has(&[-1, 0, 1, 0], &[A, B, C, D]);
    assert_eq!(cube(&table, B), (2, Some(BOX)));
    table.doubles(D, &[D]).answers(A, D, Answer::Take);
    table.refuses(D, Intent::Double(vec![D]), &Refusal::Cube(CubeRefusal::NotOwner));
    table.does(B, Intent::Roll).refuses(D, Intent::Double(vec![D]), &Refusal::Cube(CubeRefusal::NotNow));
}

#[test]
fn one_cube_for_the_team_is_the_captains() {
    let mut table = Table::with(4, |options| options.cubes = Cubes::Single);
    table.begins(BOX);
    table.refuses(C, Intent::Double(vec![B, C, D]), &Refusal::NotYours);
    table.refuses(B, Intent::Double(vec![B]), &Refusal::AllOrNone);
    table.doubles(B, &[B, C, D]).refuses(A, answer(B, Answer::Take), &Refusal::NothingAsked);
    table.refuses(C, Intent::Consent(true), &Refusal::NotYet);
    // D objects and leaves the game at the current value.
    table.does(D, Intent::Consent(false)).has(&[1, 0, 0, -1], &[A, B, C, D]);
    table.does(C, Intent::Consent(true)).answers(A, C, Answer::Take);
    assert_eq!((cube(&table, B), cube(&table, C)), ((2, Some(BOX)), (2, Some(BOX))));
    table.moves().refuses(A, Intent::Double(vec![B]), &Refusal::AllOrNone);
    table.doubles(A, &[B, C]).refuses(C, answer(C, Answer::Beaver), &Refusal::CaptainBeavers);
    table.answers(C, C, Answer::Take).answers(B, B, Answer::Beaver);
    assert_eq!(cube(&table, C), (4, Some(TEAM)), "the beaver of the captain is the team's");
    table.answers(A, B, Answer::Drop).has(&[-7, 4, 4, -1], &[B, C, D, A]);
}

#[test]
fn the_box_offers_any_set_once_in_a_turn() {
    let mut table = Table::with(4, |_| {});
    table.begins(TEAM).refuses(A, Intent::Double(vec![C, C]), &Refusal::NoSuchCube);
    table.doubles(A, &[B, D]).answers(D, D, Answer::Take).answers(B, B, Answer::Take);
    table.refuses(A, Intent::Double(vec![C]), &Refusal::DoubledBefore);
    table.moves().moves().doubles(A, &[C]);
}

#[test]
fn the_box_offers_all_or_none() {
    let mut table = Table::with(4, |options| options.box_offers = BoxOffers::AllOrNone);
    table.begins(TEAM).refuses(A, Intent::Double(vec![B, C]), &Refusal::AllOrNone);
    table.doubles(A, &[D, B, C]);
}

#[test]
fn members_answer_from_the_last_in_line_and_hidden() {
    for answers in [Answers::Hidden, Answers::Open] {
        let mut table = Table::with(4, |options| options.answers = answers);
        table.begins(TEAM).doubles(A, &[B, C, D]);
        table.refuses(B, answer(B, Answer::Take), &Refusal::NotYet);
        table.answers(D, D, Answer::Drop).refuses(D, answer(D, Answer::Take), &Refusal::NothingAsked);
        let told = |viewer| match seen_by(&table.state, viewer).game.unwrap().pending {
            Some(PendingView::Answers { offers, .. }) => (offers[0].answered, offers[0].answer),
            other => panic!("{other:?}"),
        };
        let open = (answers == Answers::Open).then_some(Answer::Drop);
        for viewer in [None, Some(A), Some(B), Some(C)] {
            assert_eq!(told(viewer), (true, open), "{viewer:?}");
        }
        assert_eq!(told(Some(D)), (true, Some(Answer::Drop)));
        assert_eq!(table.state.total(D), 0, "a drop counts when all have decided");
        table.answers(C, C, Answer::Take).answers(B, B, Answer::Take).has(&[1, 0, 0, -1], &[A, B, C, D]);
    }
}

#[test]
fn all_drop_and_the_first_captain_goes_to_the_end() {
    let mut table = Table::with(4, |_| {});
    table.begins(TEAM).doubles(A, &[B, C, D]);
    for seat in [D, C, B] {
        table.answers(seat, seat, Answer::Drop);
    }
    table.has(&[3, -1, -1, -1], &[A, C, D, B]);
    assert!(table.state.game().is_none());
}

#[test]
fn a_captain_who_followed_a_drop_and_loses_keeps_the_place() {
    let mut table = Table::with(4, |_| {});
    table.begins(TEAM).doubles(A, &[B]).answers(B, B, Answer::Drop);
    assert_eq!(table.state.captain(), Some(C), "the first member who still plays");
    table.moves().team_resigns(Grade::Single).has(&[3, -1, -1, -1], &[A, C, D, B]);
}

#[test]
fn the_only_taker_beavers_or_drops() {
    let mut table = Table::with(4, |_| {});
    table.begins(TEAM).doubles(A, &[B, C, D]);
    table.answers(D, D, Answer::Drop).answers(C, C, Answer::Take).answers(B, B, Answer::Drop);
    assert_eq!(table.totals(), [0, 0, 0, 0], "nothing is settled before");
    table.refuses(C, answer(C, Answer::Take), &Refusal::MustBeaver);
    let mut other = table.again();
    other.answers(C, C, Answer::Drop).has(&[3, -1, -1, -1], &[A, C, D, B]);
    table.answers(C, C, Answer::Beaver);
    assert_eq!((cube(&table, C), table.state.captain()), ((2, Some(TEAM)), Some(C)));
    table.answers(A, C, Answer::Take).has(&[2, -1, 0, -1], &[A, C, D, B]);
    assert_eq!(cube(&table, C), (4, Some(TEAM)));
    let mut table = Table::with(4, |options| options.sole_taker_must_beaver = false);
    table.begins(TEAM).doubles(A, &[C, D]).answers(D, D, Answer::Drop).answers(C, C, Answer::Take);
    assert_eq!(cube(&table, C), (2, Some(TEAM)));
    let mut table = Table::with(4, |_| {});
    table.begins(TEAM).doubles(A, &[C]).answers(C, C, Answer::Take);
    assert_eq!(cube(&table, C), (2, Some(TEAM)), "who was asked alone need not beaver");
}

#[test]
fn the_box_takes_half_rounded_up() {
    let mut table = Table::with(4, |options| options.box_takes_half = true);
    table.begins(BOX).doubles(B, &[B]).doubles(C, &[C]).doubles(D, &[D]).answers(A, C, Answer::Drop);
    table.refuses(A, answer(D, Answer::Drop), &Refusal::MustTakeHalf { least: 2 });
    table.answers(A, D, Answer::Take).refuses(
        A,
        answer(B, Answer::Drop),
        &Refusal::MustTakeHalf { least: 2 },
    );
    table.answers(A, B, Answer::Beaver);
    let mut table = Table::with(4, |options| options.box_takes_half = true);
    table.begins(BOX).doubles(B, &[B]).doubles(C, &[C]).doubles(D, &[D]).answers(A, C, Answer::Drop);
    table.does(D, Intent::Leave).refuses(A, answer(B, Answer::Drop), &Refusal::MustTakeHalf { least: 1 });
    let mut table = Table::with(4, |options| options.box_takes_half = true);
    table.begins(BOX).doubles(B, &[B]).answers(A, B, Answer::Drop);
    assert_eq!(table.totals(), [-1, 1, 0, 0], "one cube alone may be dropped");
    let mut table = Table::with(4, |_| {});
    table.begins(BOX).doubles(B, &[B]).doubles(C, &[C]);
    table.answers(A, B, Answer::Drop).answers(A, C, Answer::Drop);
}

#[test]
fn a_dropper_pays_a_taker_to_take_the_cube_over() {
    let mut table = Table::with(4, |options| options.extras = true);
    table.begins(TEAM).doubles(A, &[B, C, D]);
    table.answers(D, D, Answer::Drop).answers(C, C, Answer::Beaver).answers(B, B, Answer::Drop);
    table.refuses(B, Intent::PayDrop, &Refusal::NotYours).refuses(
        D,
        Intent::OfferExtra(B),
        &Refusal::NoTaker,
    );
    table.does(D, Intent::OfferExtra(C)).refuses(D, Intent::PayDrop, &Refusal::AnswerFirst);
    table.refuses(B, Intent::AnswerExtra(true), &Refusal::NothingAsked);
    table.does(C, Intent::AnswerExtra(true)).has(&[0, 0, 1, -1], &[A, B, C, D]);
    assert_eq!(cube(&table, D), (2, Some(TEAM)));
    // B asks in vain and pays the box; then the box answers the beaver.
    table.does(B, Intent::OfferExtra(C)).does(C, Intent::AnswerExtra(false));
    table.has(&[1, -1, 1, -1], &[A, C, D, B]);
    table.answers(A, C, Answer::Take).moves().does(C, Intent::Double(vec![D]));
    table.answers(A, D, Answer::Drop).has(&[-1, -1, 3, -1], &[A, C, D, B]);
    table.moves().moves().team_resigns(Grade::Single).has(&[3, -1, -1, -1], &[A, C, D, B]);
}

#[test]
fn whoever_wants_no_extra_pays_the_box() {
    let mut table = Table::with(3, |options| {
        (options.extras, options.sole_taker_must_beaver) = (true, false);
    });
    table.begins(TEAM).doubles(A, &[B, C]).answers(C, C, Answer::Take).answers(B, B, Answer::Drop);
    table.does(B, Intent::PayDrop).has(&[1, -1, 0], &[A, C, B]);
    let mut table = Table::with(3, |options| options.sole_taker_must_beaver = false);
    table.begins(TEAM).doubles(A, &[B, C]).answers(C, C, Answer::Take).answers(B, B, Answer::Drop);
    table.refuses(B, Intent::OfferExtra(C), &Refusal::NothingAsked);
}

#[test]
fn a_taker_who_leaves_cannot_be_asked_any_more() {
    let started = || {
        let mut table = Table::with(4, |options| options.extras = true);
        table.begins(TEAM).doubles(A, &[B, C, D]);
        table.answers(D, D, Answer::Take).answers(C, C, Answer::Take).answers(B, B, Answer::Drop);
        table
    };
    let mut table = started();
    table.does(B, Intent::OfferExtra(D)).does(D, Intent::Leave).has(&[2, 0, 0, -2], &[A, B, C]);
    table.refuses(D, Intent::AnswerExtra(true), &Refusal::NotSeated).does(B, Intent::OfferExtra(C));
    table.does(C, Intent::Leave).has(&[5, -1, -2, -2], &[A, B]);
    let mut table = started();
    table.does(B, Intent::OfferExtra(C)).does(B, Intent::Leave).has(&[1, -1, 0, 0], &[A, C, D]);
    assert_eq!(table.state.phase(), Phase::ToRoll(BOX), "whoever drops and leaves pays");
}

#[test]
fn beavers_and_raccoons_are_of_each_cube() {
    let mut table = Table::with(4, |options| options.animals = 2);
    table.begins(TEAM).doubles(A, &[B, C, D]);
    table.answers(D, D, Answer::Beaver).answers(C, C, Answer::Beaver).answers(B, B, Answer::Take);
    table.answers(A, C, Answer::Beaver).answers(A, D, Answer::Drop);
    // C's cube shows 4 and would go to 8. The box dropped D's beaver and lost the double.
    assert_eq!(cube(&table, C), (4, Some(TEAM)));
    table.refuses(C, answer(C, Answer::Beaver), &Refusal::Cube(CubeRefusal::NoBeaver));
    table.answers(C, C, Answer::Drop).has(&[2, 0, -4, 2], &[A, B, C, D]);
    let mut table = Table::with(3, |options| {
        (options.animals, options.sole_taker_must_beaver) = (0, false);
    });
    table.begins(TEAM).doubles(A, &[B]).refuses(B, answer(B, Answer::Beaver), &CubeRefusal::NoBeaver.into());
}

#[test]
fn raccoon_counts_eight_and_its_owner_redoubles_to_sixteen() {
    let mut table = Table::with(3, |options| options.animals = 2);
    table.begins(TEAM).doubles(A, &[B]).answers(B, B, Answer::Beaver).answers(A, B, Answer::Beaver);
    table.answers(B, B, Answer::Take);
    assert_eq!(cube(&table, B), (8, Some(TEAM)));
    table.moves().doubles(B, &[B]).answers(A, B, Answer::Take);
    assert_eq!(cube(&table, B), (16, Some(BOX)));
}

#[test]
fn consultation_follows_the_option() {
    let may = |table: &Table| [A, B, C, D].map(|seat| table.state.may_consult(seat));
    let started = |consultation| {
        let mut table = Table::with(4, |options| options.consultation = consultation);
        assert_eq!(may(&table), [false; 4], "there is no team between games");
        table.begins(TEAM).doubles(A, &[C, D]).answers(D, D, Answer::Drop).answers(C, C, Answer::Beaver);
        table.answers(A, C, Answer::Take).moves().does(B, Intent::Roll);
        assert_eq!([A, B, C, D].map(|seat| table.state.hears_team(seat)), [false, true, true, true]);
        table
    };
    assert_eq!(may(&started(Consultation::None)), [false; 4]);
    assert_eq!(may(&started(Consultation::Free)), [false, true, true, false]);
    assert_eq!(may(&started(Consultation::AfterCube)), [false, true, true, false]);
    let mut table = started(Consultation::CaptainAsks);
    assert_eq!(may(&table), [false, true, false, false]);
    let play = first_play(&table.state);
    table.refuses(C, Intent::Suggest(play.clone()), &Refusal::NoAdvice).refuses(
        C,
        Intent::AskAdvice,
        &Refusal::NotYours,
    );
    table.does(B, Intent::AskAdvice).refuses(B, Intent::AskAdvice, &Refusal::NoAdvice);
    assert_eq!(may(&table), [false, true, true, false]);
    table.does(C, Intent::Suggest(play)).plays();
    assert_eq!(may(&table), [false, true, false, false], "the captain asked for one turn");
    let mut table = Table::with(4, |_| {});
    table.begins(BOX);
    assert_eq!(may(&table), [false, true, false, false], "before a cube is turned the captain is alone");
    table.refuses(B, Intent::AskAdvice, &Refusal::NoAdvice);
}

#[test]
fn ties_turn_all_cubes() {
    for (ties, value) in [(Ties::None, 1), (Ties::Once, 2), (Ties::Unlimited, 4)] {
        let mut table = Table::with(3, |options| options.automatic_doubles = ties);
        table.throws(&[2, 2, 5, 5, 6, 1]).does(B, Intent::Start);
        assert_eq!([B, C].map(|of| cube(&table, of)), [(value, None), (value, None)], "{ties:?}");
    }
}

#[test]
fn automatic_doubles_do_not_lift_the_jacoby_rule() {
    for (jacoby, points) in [(true, 2), (false, 4)] {
        let mut table = Table::with(3, |options| options.jacoby = jacoby);
        table.throws(&[2, 2, 6, 1]).does(B, Intent::Start).plays().moves();
        table.box_resigns(Grade::Gammon, &[B, C]).has(&[-2 * points, points, points], &[B, C, A]);
    }
}

#[test]
fn the_box_resigns_to_each_member_and_each_may_refuse() {
    let mut table = Table::with(4, |_| {});
    table.begins(TEAM).refuses(B, Intent::Resign { grade: Grade::Single, cubes: vec![] }, &Refusal::NotYours);
    let resigns = |cubes: &[Seat]| Intent::Resign { grade: Grade::Single, cubes: cubes.to_vec() };
    table.refuses(A, resigns(&[]), &Refusal::NoSuchCube).refuses(A, resigns(&[A]), &Refusal::NoSuchCube);
    table.does(A, resigns(&[B, C, D])).refuses(A, Intent::Roll, &Refusal::AnswerFirst);
    let answers = |cube, accept| Intent::AnswerResignation { cube, accept };
    table.refuses(B, answers(B, true), &Refusal::NotYet).refuses(C, answers(D, true), &Refusal::NotYours);
    table.does(D, answers(D, true)).does(C, answers(C, false)).does(B, answers(B, true));
    table.has(&[-2, 1, 0, 1], &[A, B, C, D]);
    assert_eq!(table.state.captain(), Some(C));
    // B has beaten the box, whatever C makes of the rest.
    table.moves().team_resigns(Grade::Single).has(&[-1, 1, -1, 1], &[B, C, D, A]);
}

#[test]
fn the_captain_resigns_for_the_team_and_each_may_play_on() {
    let mut table = Table::with(4, |_| {});
    table.begins(BOX).does(B, Intent::Resign { grade: Grade::Single, cubes: vec![] });
    table.refuses(C, Intent::Consent(true), &Refusal::NotYet);
    table.does(D, Intent::Consent(true)).does(C, Intent::Consent(false));
    table.does(A, Intent::AnswerResignation { cube: D, accept: false }).has(&[0; 4], &[A, B, C, D]);
    table.does(B, Intent::Resign { grade: Grade::Single, cubes: vec![] });
    table.does(D, Intent::Consent(true)).does(C, Intent::Consent(false));
    table.does(A, Intent::AnswerResignation { cube: B, accept: true }).has(&[2, -1, 0, -1], &[A, C, D, B]);
    assert_eq!(table.state.captain(), Some(C));
    table.moves();
}

#[test]
fn a_captain_whose_double_is_dropped_becomes_the_box() {
    let mut table = Table::with(4, |_| {});
    table.begins(BOX).doubles(B, &[B]).answers(A, B, Answer::Drop).has(&[-1, 1, 0, 0], &[A, B, C, D]);
    assert_eq!(table.state.captain(), Some(C));
    table.team_resigns(Grade::Single).has(&[1, 1, -1, -1], &[B, C, D, A]);
}

#[test]
fn of_two_captains_who_beat_the_box_the_first_becomes_it() {
    let mut table = Table::with(4, |_| {});
    table.begins(BOX).doubles(B, &[B]).answers(A, B, Answer::Drop).doubles(C, &[C]).answers(
        A,
        C,
        Answer::Drop,
    );
    assert_eq!(table.state.captain(), Some(D));
    table.team_resigns(Grade::Single).has(&[-1, 1, 1, -1], &[B, C, D, A]);
}

#[test]
fn whoever_won_most_points_becomes_the_box() {
    let mut table = Table::with(4, |options| options.next_box = NextBox::MostPoints);
    table.begins(BOX).doubles(D, &[D]).answers(A, D, Answer::Take).moves();
    table.box_resigns(Grade::Single, &[B, C, D]).has(&[-4, 1, 1, 2], &[D, B, C, A]);
    let mut table = Table::with(4, |options| options.next_box = NextBox::MostPoints);
    table.begins(TEAM).moves().team_resigns(Grade::Single).has(&[3, -1, -1, -1], &[A, C, D, B]);
    let mut table = Table::with(4, |_| {});
    table.begins(BOX).doubles(D, &[D]).answers(A, D, Answer::Take).moves();
    table.box_resigns(Grade::Single, &[B, C, D]).has(&[-4, 1, 1, 2], &[B, C, D, A]);
}

#[test]
fn newcomers_wait_at_the_end_of_the_line() {
    let mut table = Table::with(3, |_| {});
    table.applies(Action::Joined { name: "D".into() });
    assert_eq!(table.state.line(), [A, B, C, D]);
    table.begins(BOX);
    table.applies(Action::Joined { name: "E".into() });
    assert_eq!((table.state.line().len(), table.state.newcomers()), (4, &[E][..]));
    table.refuses(E, Intent::Double(vec![E]), &Refusal::NoSuchCube);
    table.team_resigns(Grade::Single).has(&[3, -1, -1, -1, 0], &[A, C, D, B, E]);
}

#[test]
fn a_member_who_leaves_drops_and_keeps_the_row() {
    let mut table = Table::with(4, |_| {});
    table.begins(TEAM).doubles(A, &[B, C, D]).answers(D, D, Answer::Take);
    // B is waited for; both others have decided afterwards.
    table.answers(C, C, Answer::Take).does(B, Intent::Leave).has(&[1, -1, 0, 0], &[A, C, D]);
    assert_eq!((table.state.captain(), cube(&table, C)), (Some(C), (2, Some(TEAM))));
    table.does(B, Intent::Return).has(&[1, -1, 0, 0], &[A, C, D]);
    table.moves().team_resigns(Grade::Single).has(&[5, -1, -2, -2], &[A, C, D, B]);
    table.does(B, Intent::Leave).refuses(B, Intent::Leave, &Refusal::NotSeated);
    assert_eq!(Sheet::of(&table.state).totals, [5, -1, -2, -2]);
    table.does(B, Intent::Return).refuses(B, Intent::Return, &Refusal::Seated);
    table.refuses(Seat(9), Intent::Return, &Refusal::NotSeated);
}

#[test]
fn a_box_that_leaves_pays_every_cube_as_a_single_game() {
    let mut table = Table::with(4, |_| {});
    table.begins(BOX).doubles(C, &[C]).answers(A, C, Answer::Take).does(A, Intent::Leave);
    table.has(&[-4, 1, 2, 1], &[B, C, D]);
    assert!(table.state.game().is_none());
    table.begins(BOX);
}

#[test]
fn the_captaincy_of_a_roll_passes_on_with_a_captain_who_leaves() {
    let mut table = Table::with(3, |_| {});
    table.begins(BOX).does(B, Intent::Roll).does(B, Intent::Leave);
    assert_eq!((table.state.captain(), throws_for(&table.state)), (Some(C), Some((A, C))));
    table.plays().moves().has(&[1, -1, 0], &[A, C]);
    table.team_resigns(Grade::Single).has(&[2, -1, -1], &[A, C]);
    table.refuses(A, Intent::Start, &Refusal::TooFew);
    assert_eq!(throws_for(&table.state), None);
}

#[test]
fn a_proposal_falls_with_the_captain_who_leaves() {
    let mut table = Table::with(4, |options| options.cubes = Cubes::Single);
    table.begins(BOX).doubles(B, &[B, C, D]).does(B, Intent::Leave);
    assert_eq!(table.state.phase(), Phase::ToRoll(TEAM));
    table.doubles(C, &[C, D]).does(D, Intent::Leave).answers(A, C, Answer::Take);
    assert_eq!(cube(&table, C), (2, Some(BOX)));
}

#[test]
fn what_the_box_dropped_is_paid_even_to_those_who_leave_then() {
    let mut table = Table::with(4, |_| {});
    table.begins(BOX).doubles(C, &[C]).doubles(D, &[D]).answers(A, D, Answer::Drop);
    table.has(&[-1, 0, 0, 1], &[A, B, C, D]);
    table.does(D, Intent::Leave).answers(A, C, Answer::Take).has(&[-1, 0, 0, 1], &[A, B, C]);
}

#[test]
fn starts_are_of_box_or_captain_and_dice_of_the_game() {
    let mut table = Table::with(3, |_| {});
    table.refuses(C, Intent::Start, &Refusal::NotYours).refuses(A, Intent::Roll, &Refusal::NoGame);
    assert_eq!(table.state.apply(&Action::FirstTurn { side: BOX }), Err(Refusal::Start));
    table.begins(BOX).refuses(A, Intent::Start, &Refusal::GameOn).refuses(
        A,
        Intent::Roll,
        &Refusal::NotYours,
    );
    assert_eq!(table.state.apply(&opening(1, 2)), Err(Refusal::GameOn));
}

#[test]
fn winners_start_where_the_game_says_so() {
    let mut header = Header::new(VariantId::BACKGAMMON);
    (header.options.order, header.house.winner_starts) = (Order::Joined, Some(true));
    let mut table = Table::of(header);
    ["A", "B", "C"].into_iter().for_each(|name| table.applies(Action::Joined { name: name.into() }));
    table.does(A, Intent::Order).begins(TEAM).moves().team_resigns(Grade::Single).does(A, Intent::Start);
    assert_eq!(table.log.actions.last(), Some(&Action::FirstTurn { side: BOX }));
    table.moves().does(C, Intent::Roll);
}

#[test]
fn a_winner_who_is_the_partner_starts_for_the_box() {
    let mut header = Header::new(VariantId::BACKGAMMON);
    (header.options.order, header.house.winner_starts) = (Order::Joined, Some(true));
    (header.options.partner, header.options.next_box) = (true, NextBox::MostPoints);
    let mut table = Table::of(header);
    for name in ["A", "B", "C", "D", "E", "F", "G"] {
        table.applies(Action::Joined { name: name.into() });
    }
    table.does(A, Intent::Order).begins(BOX).doubles(B, &[B]).answers(A, B, Answer::Drop);
    table.doubles(D, &[D]).answers(A, D, Answer::Take).moves();
    table.box_resigns(Grade::Single, &[2, 3, 4, 5, 6].map(Seat));
    table.has(&[-7, 1, 1, 2, 1, 1, 1], &[3, 1, 2, 4, 5, 6, 0].map(Seat));
    assert_eq!((table.state.rows()[0].winner, table.state.first_side()), (Some(C), Some(TEAM)));
    table.does(D, Intent::AskPartner(C)).does(C, Intent::AnswerPartner(true));
    assert_eq!(table.state.first_side(), Some(BOX));
    table.does(D, Intent::Start).moves();
}

#[test]
fn the_starter_throws_again_where_the_game_allows_it() {
    let mut header = Header::new(VariantId::BACKGAMMON);
    (header.options.order, header.house.opening) = (Order::Joined, Some(Opening::Choice));
    let mut table = Table::of(header);
    ["A", "B", "C"].into_iter().for_each(|name| table.applies(Action::Joined { name: name.into() }));
    table.does(A, Intent::Order).throws(&[3, 1]).does(A, Intent::Start);
    assert!(choices(&table.state, A).contains(&Choice::ThrowAgain));
    table.refuses(B, Intent::ThrowAgain, &Refusal::NotYours).throws(&[6, 5]).does(A, Intent::ThrowAgain);
    let last = &table.log.actions[table.log.actions.len() - 2..];
    assert!(matches!(last, [Action::ThrownAgain { by: A }, Action::Rolled { by: A, .. }]), "{last:?}");
    assert_eq!(decisions(&table.log.header, &table.log.actions), Ok(vec![]), "no cube in between");
    table.plays().does(B, Intent::Roll);
    assert_eq!(decisions(&table.log.header, &table.log.actions).unwrap().len(), 2, "B and C did not double");
}

#[test]
fn options_are_checked() {
    let wrong = |change: &dyn Fn(&mut Header)| {
        let mut header = Header::new(VariantId::BACKGAMMON);
        change(&mut header);
        Chouette::new(&header).map(|_| ())
    };
    assert_eq!(wrong(&|_| {}), Ok(()));
    assert_eq!(wrong(&|h| h.options.most = 9), Err(OptionsError::Most { most: 9 }));
    assert_eq!(wrong(&|h| h.options.most = 2), Err(OptionsError::Most { most: 2 }));
    let few = |h: &mut Header| (h.options.most, h.options.partner) = (6, true);
    assert_eq!(wrong(&few), Err(OptionsError::Partner));
    assert_eq!(wrong(&|h| h.options.animals = 9), Err(OptionsError::Animals { animals: 9 }));
    assert_eq!(wrong(&|h| h.options.animals = 0), Err(OptionsError::NoBeavers));
    let half = |h: &mut Header| (h.options.cubes, h.options.box_takes_half) = (Cubes::Single, true);
    assert_eq!(wrong(&half), Err(OptionsError::HalfOfOne));
    let extra = |h: &mut Header| (h.options.cubes, h.options.extras) = (Cubes::Single, true);
    assert_eq!(wrong(&extra), Err(OptionsError::ExtraOfOne));
    let delay = |h: &mut Header| h.options.clock = Clock::Delay { seconds: 0 };
    assert_eq!(wrong(&delay), Err(OptionsError::Clock { seconds: 0 }));
    assert_eq!(wrong(&|h| h.options.clock = Clock::None), Ok(()));
    assert_eq!(wrong(&|h| h.variant = VariantId::FEVGA), Err(OptionsError::NoCube));
    assert_eq!(wrong(&|h| h.house.jacoby = false), Err(OptionsError::SaidTwice));
    assert_eq!(wrong(&|h| h.house.opening_refusal = true), Err(OptionsError::House));
    assert!(matches!(wrong(&|h| h.house.backgammon_value = 4), Err(OptionsError::Rules(_))));
}
