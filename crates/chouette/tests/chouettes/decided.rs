//! Cube decisions as decisions of two players.

use fastrand::Rng;
use pasch_chouette::*;
use pasch_rules as rules;
use pasch_rules::{Grade, MatchState};

use crate::drawn;
use crate::play::{A, B, C, D, Table};

fn of(table: &Table) -> Vec<(Seat, Seat, CubeChoice, u8, u32)> {
    let found = decisions(&table.log.header, &table.log.actions).unwrap();
    found.iter().map(|one| (one.by, one.against, one.choice, one.depth, one.cube.value)).collect()
}

#[test]
fn each_player_decides_about_their_own_cube() {
    let mut table = Table::with(4, |_| {});
    table.begins(BOX).doubles(C, &[C]).answers(A, C, Answer::Take).moves();
    table.doubles(A, &[C, D]).answers(D, D, Answer::Beaver).answers(C, C, Answer::Drop);
    table.answers(A, D, Answer::Take);
    let expected = [
        (C, A, CubeChoice::Double, 0, 1),
        (A, C, CubeChoice::Take, 0, 1),
        // B and D rolled rather than double.
        (B, A, CubeChoice::Roll, 0, 1),
        (D, A, CubeChoice::Roll, 0, 1),
        (A, C, CubeChoice::Double, 0, 2),
        (A, D, CubeChoice::Double, 0, 1),
        (D, A, CubeChoice::Beaver, 0, 1),
        (C, A, CubeChoice::Drop, 0, 2),
        (A, D, CubeChoice::Take, 1, 2),
    ];
    assert_eq!(of(&table), expected);
    table.moves();
    assert_eq!(of(&table).last(), Some(&(A, B, CubeChoice::Roll, 0, 1)), "B was not asked");
}

#[test]
fn the_captain_decides_about_the_cube_of_the_team() {
    let mut table = Table::with(3, |options| options.cubes = Cubes::Single);
    table.begins(BOX).doubles(B, &[B, C]).does(C, Intent::Consent(true)).answers(A, C, Answer::Take);
    table.moves().doubles(A, &[B, C]).answers(C, C, Answer::Drop).answers(B, B, Answer::Take);
    table.answers(B, B, Answer::Beaver).answers(A, B, Answer::Take);
    let found: Vec<_> = of(&table).into_iter().map(|(by, _, choice, depth, _)| (by, choice, depth)).collect();
    let expected = [
        (B, CubeChoice::Double, 0),
        (A, CubeChoice::Take, 0),
        (A, CubeChoice::Double, 0),
        (C, CubeChoice::Drop, 0),
        (B, CubeChoice::Take, 0),
        (B, CubeChoice::Beaver, 0),
        (A, CubeChoice::Take, 1),
    ];
    assert_eq!(found, expected);
}

#[test]
fn forced_answers_are_marked() {
    let mut table = Table::with(4, |options| options.box_takes_half = true);
    table.begins(BOX).doubles(B, &[B]).doubles(C, &[C]).answers(A, B, Answer::Drop).answers(
        A,
        C,
        Answer::Take,
    );
    let found = decisions(&table.log.header, &table.log.actions).unwrap();
    let forced: Vec<_> = found.iter().map(|one| (one.choice, one.forced)).collect();
    let last = (CubeChoice::Take, false);
    assert_eq!(forced[2..], [(CubeChoice::Drop, false), last], "a beaver was possible");
    let mut table = Table::with(4, |options| {
        (options.box_takes_half, options.animals, options.sole_taker_must_beaver) = (true, 0, false);
    });
    table.begins(BOX).doubles(B, &[B]).doubles(C, &[C]).answers(A, B, Answer::Drop).answers(
        A,
        C,
        Answer::Take,
    );
    assert!(decisions(&table.log.header, &table.log.actions).unwrap()[3].forced);
}

#[test]
fn every_decision_is_one_of_two_players() {
    let first = drawn::asked("PASCH_SEED", 4_000);
    let mut judged = 0;
    for seed in first..first + 20 {
        let mut rng = Rng::with_seed(seed);
        let header = drawn::header(&mut rng);
        let mut log = Log { header: header.clone(), actions: Vec::new() };
        let mut state = Chouette::new(&header).unwrap();
        while state.rows().len() < 10 {
            for action in drawn::step(&state, &mut rng) {
                state.apply(&action).unwrap();
                log.actions.push(action);
            }
        }
        let found = decisions(&log.header, &log.actions).unwrap();
        assert!(found.windows(2).all(|two| two[0].action <= two[1].action), "seed {seed}");
        for one in found {
            let Some(setup) = one.setup() else { continue };
            let mut two = MatchState::new(&two_players(&header)).unwrap();
            two.apply(&rules::Action::Setup(setup)).unwrap_or_else(|no| panic!("seed {seed}: {one:?}: {no}"));
            assert_eq!(two.cube(), one.cube);
            assert_eq!(two.phase().decider(), Some(one.side), "seed {seed}: {one:?}");
            let may = match one.choice {
                CubeChoice::Roll | CubeChoice::Double => two.may_double(one.side),
                CubeChoice::Beaver => two.may_beaver(),
                CubeChoice::Take | CubeChoice::Drop => true,
            };
            assert!(may, "seed {seed}: {one:?}");
            judged += 1;
        }
    }
    assert!(judged > 1_000, "{judged}");
}

#[test]
fn a_log_that_does_not_fold_has_no_decisions() {
    let mut table = Table::with(3, |_| {});
    table.begins(BOX).team_resigns(Grade::Single);
    table.log.actions.push(Action::DropPaid { by: A });
    let line = table.log.actions.len() + 1;
    let expected = LogError::Refused { line, reason: Refusal::NoGame };
    assert_eq!(decisions(&table.log.header, &table.log.actions), Err(expected));
}
