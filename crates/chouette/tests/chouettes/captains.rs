//! Captains who go out of a game, and the next box.

use pasch_chouette::*;
use pasch_rules::Grade;

use crate::play::{A, B, C, D, Table};

#[test]
fn of_captains_who_beat_the_box_the_first_who_is_there_becomes_it() {
    let mut table = Table::with(4, |_| {});
    table.begins(BOX).doubles(B, &[B]).answers(A, B, Answer::Drop).does(B, Intent::Leave);
    table.doubles(C, &[C]).answers(A, C, Answer::Drop);
    table.team_resigns(Grade::Single).has(&[-1, 1, 1, -1], &[C, D, A]);
}

#[test]
fn if_all_captains_who_beat_the_box_have_left_it_stays() {
    let mut table = Table::with(4, |_| {});
    table.begins(BOX).doubles(B, &[B]).answers(A, B, Answer::Drop).does(B, Intent::Leave);
    table.team_resigns(Grade::Single).has(&[1, 1, -1, -1], &[A, C, D]);
}

#[test]
fn a_captain_who_gives_the_last_cube_away_has_dropped() {
    let mut table = Table::with(4, |options| {
        (options.extras, options.sole_taker_must_beaver) = (true, false);
    });
    table.begins(TEAM).doubles(A, &[B, D]).answers(D, D, Answer::Drop).answers(B, B, Answer::Beaver);
    // B takes over D's cube, too, and redoubles their own: the box drops it.
    table.does(D, Intent::OfferExtra(B)).does(B, Intent::AnswerExtra(true)).answers(A, B, Answer::Take);
    table.moves().doubles(B, &[B]).answers(A, B, Answer::Drop);
    assert_eq!((table.state.captain(), table.totals()), (Some(B), vec![-4, 5, 0, -1]));
    // Later the box owns D's cube, and offers it together with C's. B drops it, and C takes it over.
    table.doubles(B, &[D]).answers(A, D, Answer::Take).moves().doubles(A, &[C, D]);
    table.answers(C, C, Answer::Take).answers(B, D, Answer::Drop);
    table
        .does(B, Intent::OfferExtra(C))
        .does(C, Intent::AnswerExtra(true))
        .has(&[-4, 1, 4, -1], &[A, C, D, B]);
    assert_eq!(table.state.captain(), Some(C));
    table.moves().moves().box_resigns(Grade::Single, &[C, D]).has(&[-14, 1, 14, -1], &[C, D, B, A]);
}
