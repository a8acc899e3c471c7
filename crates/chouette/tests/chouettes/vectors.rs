//! Worked examples of the guide, as in docs/chouette.md.

use pasch_chouette::*;
use pasch_rules::Grade;

use crate::play::{A, B, C, D, Table};

#[test]
fn the_captain_drops_and_the_next_one_wins() {
    let mut table = Table::with(4, |_| {});
    table.begins(TEAM).doubles(A, &[B, C, D]);
    table.answers(D, D, Answer::Take).answers(C, C, Answer::Take).answers(B, B, Answer::Drop);
    table.has(&[1, -1, 0, 0], &[A, C, D, B]);
    assert_eq!(table.state.captain(), Some(C));
    table.box_resigns(Grade::Single, &[C, D]);
    table.has(&[-3, -1, 2, 2], &[C, D, B, A]);
    assert_eq!((table.state.box_seat(), table.state.captain()), (Some(C), Some(D)));
}

#[test]
fn each_cube_has_its_own_jacoby_rule() {
    let mut table = Table::with(4, |_| {});
    table.begins(BOX).doubles(C, &[C]).doubles(D, &[D]);
    table.answers(A, C, Answer::Take).answers(A, D, Answer::Take);
    table.moves().doubles(A, &[D]).answers(D, D, Answer::Drop);
    table.has(&[2, 0, 0, -2], &[A, B, C, D]);
    table.moves().team_resigns(Grade::Gammon);
    table.has(&[7, -1, -4, -2], &[A, C, D, B]);
}
