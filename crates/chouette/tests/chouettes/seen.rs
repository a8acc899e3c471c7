//! Views: what each seat is told, and what not.

use fastrand::Rng;
use pasch_chouette::*;
use pasch_rules::Grade;

use crate::drawn;
use crate::play::{A, B, C, D, Table, first_play};

const E: Seat = Seat(4);

#[test]
fn suggestions_never_reach_the_box_or_spectators() {
    let mut table = Table::with(7, |options| {
        (options.partner, options.consultation) = (true, Consultation::Free);
    });
    table
        .does(A, Intent::AskPartner(E))
        .does(E, Intent::AnswerPartner(true))
        .begins(BOX)
        .does(B, Intent::Roll);
    let play = first_play(&table.state);
    for (by, why) in [(A, Refusal::NoAdvice), (E, Refusal::NoAdvice), (B, Refusal::NoAdvice)] {
        table.refuses(by, Intent::Suggest(play.clone()), &why);
    }
    table.does(D, Intent::Suggest(play.clone()));
    let told = Action::Suggested { by: D, play: play.clone() };
    for (viewer, sees) in [(Some(A), 0), (Some(E), 0), (None, 0), (Some(B), 1), (Some(C), 1), (Some(D), 1)] {
        let view = seen_by(&table.state, viewer);
        assert_eq!(view.game.unwrap().suggestions.len(), sees, "{viewer:?}");
        assert_eq!(may_be_told(&table.state, &told, viewer), sees == 1, "{viewer:?}");
        let written = serde_json::to_string(&seen_by(&table.state, viewer)).unwrap();
        assert_eq!(written.contains("\"suggestions\":[]"), sees == 0);
    }
    // The partner advises the box, unseen by the team.
    table.plays().does(A, Intent::Roll);
    let play = first_play(&table.state);
    table.does(E, Intent::Suggest(play));
    let sees = |seat| seen_by(&table.state, Some(seat)).game.unwrap().suggestions.len();
    assert_eq!([A, B, D, E].map(sees), [1, 0, 0, 1]);
}

#[test]
fn suggestions_are_legal_and_the_latest_counts() {
    let mut table = Table::with(3, |options| options.consultation = Consultation::Free);
    table.begins(BOX).does(B, Intent::Roll);
    let wrong = table.tries(C, Intent::Suggest(pasch_rules::Play::DANCE));
    assert!(matches!(wrong, Err(Refusal::Rules(_))), "{wrong:?}");
    let graph = table.state.game().unwrap().board().play_graph().unwrap();
    let plays: Vec<_> = graph.plays().iter().map(|legal| legal.play.clone()).take(2).collect();
    table.does(C, Intent::Suggest(plays[0].clone())).does(C, Intent::Suggest(plays[1].clone()));
    assert_eq!(table.state.game().unwrap().suggestions(), [(C, plays[1].clone())]);
    table.plays();
    assert!(table.state.game().unwrap().suggestions().is_empty());
}

#[test]
fn suggestions_go_with_those_who_leave() {
    let mut table = Table::with(4, |options| options.consultation = Consultation::Free);
    table.begins(BOX).does(B, Intent::Roll);
    let play = first_play(&table.state);
    table
        .does(C, Intent::Suggest(play.clone()))
        .does(D, Intent::Suggest(play.clone()))
        .does(C, Intent::Leave);
    assert_eq!(table.state.game().unwrap().suggestions(), [(D, play)]);
}

#[test]
fn the_only_taker_learns_that_the_others_dropped() {
    let mut table = Table::with(4, |_| {});
    table.begins(TEAM).doubles(A, &[B, C, D]);
    table.answers(D, D, Answer::Drop).answers(C, C, Answer::Take).answers(B, B, Answer::Drop);
    let view = seen_by(&table.state, Some(C));
    let Some(PendingView::Answers { offers, sole_taker: true, .. }) = view.game.unwrap().pending else {
        panic!("C is not asked again")
    };
    let answers: Vec<_> = offers.iter().map(|offer| (offer.cube, offer.answer)).collect();
    assert_eq!(answers, [(D, Some(Answer::Drop)), (C, None), (B, Some(Answer::Drop))]);
    assert_eq!(view.choices[0], Choice::Answer { cube: C, answers: vec![Answer::Drop, Answer::Beaver] });
}

#[test]
fn whoever_has_left_hears_nothing() {
    let mut table = Table::with(7, |options| {
        (options.partner, options.consultation) = (true, Consultation::Free);
    });
    table.does(A, Intent::AskPartner(E)).does(E, Intent::AnswerPartner(true)).begins(BOX);
    assert!(table.state.hears_team(C) && table.state.hears_box(E));
    table.does(C, Intent::Leave).does(E, Intent::Leave);
    assert!(!table.state.hears_team(C) && !table.state.hears_box(E));
    assert!(!table.state.may_consult(C) && !table.state.may_consult(E));
    table.does(B, Intent::Roll);
    let play = first_play(&table.state);
    table.does(D, Intent::Suggest(play));
    let sees = |seat| seen_by(&table.state, Some(seat)).game.unwrap().suggestions.len();
    assert_eq!([B, C, D].map(sees), [1, 0, 1]);
}

#[test]
fn the_box_does_not_see_the_team_confer() {
    let mut table = Table::with(4, |_| {});
    table.begins(BOX);
    let action = Action::Resigned { by: B, grade: Grade::Gammon, cubes: vec![] };
    assert_eq!([A, B, D].map(|seat| may_be_told(&table.state, &action, Some(seat))), [false, true, true]);
    table.applies(action);
    let pending = |table: &Table, seat| seen_by(&table.state, Some(seat)).game.unwrap().pending;
    assert_eq!(pending(&table, A), Some(PendingView::TeamConfers));
    assert_eq!(pending(&table, C), Some(PendingView::ConsentToResign));
    let consent = Action::Consented { by: D, agree: false };
    assert_eq!([A, C].map(|seat| may_be_told(&table.state, &consent, Some(seat))), [false, true]);
    table.applies(consent);
    table.does(C, Intent::Consent(true));
    assert!(matches!(pending(&table, A), Some(PendingView::Resignation { .. })));
}

/// The answers in a round of members, if they are hidden.
fn hidden(state: &Chouette) -> Option<&Round> {
    match state.game().map(Game::pending) {
        Some(Pending::Answers(round))
            if round.by() == BOX && !round.sole_taker && state.options().answers == Answers::Hidden =>
        {
            Some(round)
        }
        _ => None,
    }
}

#[test]
fn a_view_does_not_depend_on_what_is_hidden() {
    let first = drawn::asked("PASCH_SEED", 3_000);
    let mut compared = 0;
    for seed in first..first + 30 {
        let mut rng = Rng::with_seed(seed);
        let mut header = drawn::header(&mut rng);
        header.options.answers = Answers::Hidden;
        let mut state = Chouette::new(&header).unwrap();
        while state.rows().len() < 15 {
            if let Some(round) = hidden(&state) {
                let next = round.offers.iter().find(|offer| offer.answer.is_none()).unwrap().cube;
                let left = round.offers.iter().filter(|offer| offer.answer.is_none()).count();
                let by = waits_for(&state)[0];
                let [take, refuse] = [Answer::Take, Answer::Drop].map(|answer| {
                    let mut other = state.clone();
                    let action = Action::Answered { by, cube: next, answer };
                    assert!(may_be_told(&state, &action, Some(by)));
                    assert_eq!(may_be_told(&state, &action, None), left == 1, "seed {seed}");
                    other.apply(&action).unwrap();
                    other
                });
                if left > 1 {
                    let seats = (0..).take(state.people().len()).map(Seat);
                    for viewer in seats.map(Some).chain([None]).filter(|viewer| *viewer != Some(by)) {
                        assert_eq!(
                            seen_by(&take, viewer),
                            seen_by(&refuse, viewer),
                            "seed {seed}, {viewer:?}"
                        );
                        compared += 1;
                    }
                    assert_ne!(seen_by(&take, Some(by)), seen_by(&refuse, Some(by)), "seed {seed}");
                }
            }
            for action in drawn::step(&state, &mut rng) {
                state.apply(&action).unwrap();
            }
        }
    }
    assert!(compared > 500, "{compared}");
}

#[test]
fn everybody_sees_the_table() {
    let mut table = Table::with(4, |_| {});
    table.begins(TEAM).doubles(A, &[C]);
    let view = seen_by(&table.state, None);
    assert_eq!((view.box_seat, view.captain, view.partner), (Some(A), Some(B), None));
    assert_eq!((view.line, view.waits_for, view.choices), (vec![A, B, C, D], vec![C], vec![]));
    let view = seen_by(&table.state, Some(C));
    let all = vec![Answer::Take, Answer::Drop, Answer::Beaver];
    assert_eq!(view.choices, [Choice::Answer { cube: C, answers: all }, Choice::Leave]);
    assert_eq!(view.people.iter().map(|person| person.total).sum::<i64>(), 0);
}

#[test]
fn throws_are_of_the_box_and_the_captain_of_the_moment() {
    let mut table = Table::with(4, |_| {});
    assert_eq!(throws_for(&table.state), Some((A, B)));
    table.begins(TEAM).doubles(A, &[B, C, D]);
    table.answers(D, D, Answer::Take).answers(C, C, Answer::Take).answers(B, B, Answer::Drop);
    assert_eq!(throws_for(&table.state), Some((A, C)));
    table.box_resigns(Grade::Single, &[C, D]);
    assert_eq!(throws_for(&table.state), Some((C, D)));
    let table = Table::with(3, |options| options.order = Order::Dice);
    assert_eq!(throws_for(&table.state), None, "the line is not known");
}
