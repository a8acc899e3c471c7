//! Matches between clubs.

use pasch_clubhouse::encounter::{
    Challenge, Encounter, EncounterAction, EncounterRefusal, EncounterStage, Player, Side,
};
use pasch_clubhouse::{Access, Action, LinkId, LinkKind, LogError, Outcome, erase_from_encounter};

use crate::driver::{Story, id};

fn challenge(boards: u8) -> Challenge {
    Challenge {
        clubs: [LinkId::from("oslo"), LinkId::from("berlin")],
        names: ["Oslo".to_owned(), "Berlin".to_owned()],
        boards,
        length: 7,
    }
}

fn player(name: &str) -> Player {
    Player { person: id(name), name: name.to_owned() }
}

fn lined_up(side: Side, players: &[&str], substitutes: &[&str]) -> EncounterAction {
    let all = |names: &[&str]| names.iter().map(|name| player(name)).collect();
    EncounterAction::LinedUp { side, players: all(players), substitutes: all(substitutes) }
}

/// The result of a board in which the winner has seven points.
const fn board(board: u8, winner: Side, lost: u32) -> EncounterAction {
    let score = match winner {
        Side::Challenger => [7, lost],
        Side::Challenged => [lost, 7],
    };
    EncounterAction::Board { board, winner, score }
}

/// A match of three boards that is being played.
fn playing() -> Encounter {
    let mut encounter = Encounter::new(challenge(3), 0, None).expect("good terms");
    encounter.apply(1, Some(&id("captain")), EncounterAction::Accepted).expect("an answer");
    let lines = [
        lined_up(Side::Challenger, &["a1", "a2", "a3"], &["a4"]),
        lined_up(Side::Challenged, &["b1", "b2", "b3"], &["b4", "b5"]),
    ];
    for line in lines {
        encounter.apply(2, None, line).expect("a line-up");
    }
    encounter
}

fn names(encounter: &Encounter, side: Side, viewer: Option<Side>) -> Option<String> {
    let players = encounter.line_up(side, viewer)?;
    Some(players.iter().map(|player| player.name.as_str()).collect::<Vec<_>>().join(" "))
}

#[test]
fn line_ups_are_sealed_until_both_are_there() {
    let mut encounter = Encounter::new(challenge(2), 0, None).expect("good terms");
    let home = Side::Challenger;
    let first = lined_up(home, &["a1", "a2"], &[]);
    assert_eq!(encounter.apply(1, None, first.clone()), Err(EncounterRefusal::Stage), "nobody has accepted");
    encounter.apply(1, None, EncounterAction::Accepted).expect("an answer");
    assert_eq!(encounter.apply(1, None, EncounterAction::Declined), Err(EncounterRefusal::Stage));
    encounter.apply(2, None, first).expect("a line-up");
    assert!(encounter.has_lined_up(home));
    assert_eq!(names(&encounter, home, None), None);
    assert_eq!(names(&encounter, home, Some(Side::Challenged)), None, "the other club does not see it");
    assert_eq!(names(&encounter, home, Some(home)).as_deref(), Some("a1 a2"));
    // It can be changed as long as it is sealed.
    encounter.apply(3, None, lined_up(home, &["a2", "a1"], &[])).expect("another line-up");
    let away = Side::Challenged;
    for bad in [
        lined_up(away, &["b1"], &[]),
        lined_up(away, &["b1", "b1"], &[]),
        lined_up(away, &["b1", "b2"], &["b2"]),
        lined_up(away, &["b1", "a1"], &[]),
        lined_up(away, &["b1", "b 2"], &[]),
    ] {
        let before = encounter.clone();
        assert_eq!(encounter.apply(4, None, bad), Err(EncounterRefusal::LineUp));
        assert_eq!(before, encounter);
    }
    encounter.apply(5, None, lined_up(away, &["b1", "b2"], &[])).expect("a line-up");
    assert_eq!(names(&encounter, home, None).as_deref(), Some("a2 a1"), "both are open at once");
    assert_eq!(names(&encounter, away, None).as_deref(), Some("b1 b2"));
    assert_eq!(encounter.apply(6, None, lined_up(home, &["a1", "a2"], &[])), Err(EncounterRefusal::Stage));
}

#[test]
fn all_boards_are_played_and_the_total_decides() {
    let mut encounter = playing();
    encounter.apply(3, None, board(0, Side::Challenger, 3)).expect("a result");
    encounter.apply(4, None, board(1, Side::Challenger, 5)).expect("a result");
    assert_eq!((encounter.stage(), encounter.winner()), (EncounterStage::Playing, None), "one is left");
    assert_eq!(encounter.apply(5, None, board(1, Side::Challenged, 5)), Err(EncounterRefusal::Board));
    assert_eq!(encounter.apply(5, None, board(3, Side::Challenged, 5)), Err(EncounterRefusal::Board));
    let wrong = EncounterAction::Board { board: 2, winner: Side::Challenger, score: [5, 7] };
    assert_eq!(encounter.apply(5, None, wrong), Err(EncounterRefusal::Score));
    assert_eq!(encounter.apply(3, None, board(2, Side::Challenged, 1)), Err(EncounterRefusal::Backwards));
    assert_eq!(encounter.outcome(Side::Challenger), None);
    encounter.apply(6, None, board(2, Side::Challenged, 1)).expect("a result");
    assert_eq!((encounter.total(), encounter.points()), ([2, 1], [15, 15]));
    assert_eq!(encounter.winner(), Some(Side::Challenger));
    // The result goes into the logs of both clubs.
    let outcome = encounter.outcome(Side::Challenged).expect("it is over");
    let expected = Outcome::Encounter { opponent: "Oslo".to_owned(), boards: [1, 2], points: [15, 15] };
    assert_eq!(outcome, expected);
    let mut story = Story::new(Access::Public);
    story.link("e1", LinkKind::Encounter);
    story.ok("server", Action::Result { link: LinkId::from("e1"), outcome: Box::new(outcome) });
    // A correction turns it round.
    let corrected = EncounterAction::BoardCorrected {
        board: 0,
        winner: Side::Challenged,
        score: [6, 7],
        reason: "Sheet misread".to_owned(),
    };
    encounter.apply(7, None, corrected).expect("a correction");
    assert_eq!((encounter.total(), encounter.winner()), ([1, 2], Some(Side::Challenged)));
    let text = encounter.to_text();
    assert_eq!(text.lines().next(), Some("{\"encounter\":1}"));
    assert_eq!(Encounter::from_text(&text).as_ref(), Ok(&encounter));
    let lines: Vec<&str> = text.lines().filter(|line| !line.contains("accepted")).collect();
    let stage = LogError::Refused { line: 3, refusal: EncounterRefusal::Stage.into() };
    assert_eq!(Encounter::from_text(&lines.join("\n")), Err(stage));
}

#[test]
fn with_as_many_boards_points_decide_and_otherwise_nobody_has_won() {
    for (lost, winner) in [([3, 5], Some(Side::Challenged)), ([5, 3], Some(Side::Challenger)), ([4, 4], None)]
    {
        let mut encounter = Encounter::new(challenge(2), 0, None).expect("good terms");
        encounter.apply(1, None, EncounterAction::Accepted).expect("an answer");
        encounter.apply(1, None, lined_up(Side::Challenger, &["a1", "a2"], &[])).expect("a line-up");
        encounter.apply(1, None, lined_up(Side::Challenged, &["b1", "b2"], &[])).expect("a line-up");
        encounter.apply(2, None, board(0, Side::Challenger, lost[1])).expect("a result");
        encounter.apply(2, None, board(1, Side::Challenged, lost[0])).expect("a result");
        assert_eq!((encounter.total(), encounter.winner()), ([1, 1], winner), "{lost:?}");
        assert_eq!(encounter.stage(), EncounterStage::Over);
    }
}

#[test]
fn substitutes_come_in_on_boards_that_are_not_over() {
    let mut encounter = playing();
    let side = Side::Challenger;
    let sub = |board, name: &str| EncounterAction::Substituted { side, board, person: id(name) };
    assert_eq!(
        encounter.apply(3, None, sub(0, "a2")),
        Err(EncounterRefusal::Substitute),
        "already on a board"
    );
    assert_eq!(
        encounter.apply(3, None, sub(0, "b4")),
        Err(EncounterRefusal::Substitute),
        "of the other club"
    );
    encounter.apply(3, None, sub(1, "a4")).expect("a substitute");
    assert_eq!(names(&encounter, side, None).as_deref(), Some("a1 a4 a3"));
    encounter.apply(4, None, board(1, side, 2)).expect("a result");
    assert_eq!(encounter.apply(5, None, sub(1, "a2")), Err(EncounterRefusal::Board));
    encounter.apply(5, None, sub(0, "a2")).expect("whoever made room may come back");
    assert_eq!(names(&encounter, side, None).as_deref(), Some("a2 a4 a3"));
    // Nothing names a person any more once they are deleted.
    let log = erase_from_encounter(encounter.log(), &id("a4"), &id("gone-1"), "Deleted player");
    let json = serde_json::to_string(&log).expect("it is written");
    assert!(!json.contains("\"a4\""), "{json}");
    let log = erase_from_encounter(&log, &id("captain"), &id("gone-2"), "Deleted player");
    assert_eq!(log[1].by, Some(id("gone-2")));
    let folded = Encounter::fold(log).expect("it still folds");
    assert_eq!(names(&folded, side, None).as_deref(), Some("a2 Deleted player a3"));
}

#[test]
fn challenges_can_be_declined_and_matches_given_up() {
    let terms = |change: &dyn Fn(&mut Challenge)| {
        let mut terms = challenge(3);
        change(&mut terms);
        Encounter::new(terms, 0, None).err()
    };
    assert_eq!(terms(&|terms| terms.boards = 0), Some(EncounterRefusal::Terms));
    assert_eq!(terms(&|terms| terms.boards = 21), Some(EncounterRefusal::Terms));
    assert_eq!(terms(&|terms| terms.length = 100), Some(EncounterRefusal::Terms));
    assert_eq!(terms(&|terms| terms.clubs[1] = LinkId::from("oslo")), Some(EncounterRefusal::Terms));
    assert_eq!(terms(&|terms| terms.names[1].clear()), Some(EncounterRefusal::Terms));
    let mut declined = Encounter::new(challenge(3), 0, None).expect("good terms");
    declined.apply(1, None, EncounterAction::Declined).expect("an answer");
    assert_eq!(declined.apply(2, None, EncounterAction::Accepted), Err(EncounterRefusal::Stage));
    let mut given_up = playing();
    let reason = |reason: &str| EncounterAction::Abandoned { reason: reason.to_owned() };
    assert_eq!(given_up.apply(3, None, reason("")), Err(EncounterRefusal::Reason));
    given_up.apply(3, None, reason("Snow")).expect("a reason");
    assert_eq!(given_up.apply(4, None, board(0, Side::Challenger, 1)), Err(EncounterRefusal::Stage));
    assert_eq!(given_up.outcome(Side::Challenger), None);
    assert_eq!(Encounter::fold(Vec::new()), Err((0, EncounterRefusal::Challenged)));
}

#[test]
fn random_orders_of_actions_never_show_a_sealed_line_up() {
    let seed = 3;
    let mut dice = fastrand::Rng::with_seed(seed);
    let (mut taken, mut over) = (0, 0);
    for round in 0..400 {
        let mut encounter = Encounter::new(challenge(2), 0, None).expect("good terms");
        for now in 1..60 {
            let side = Side::BOTH[dice.usize(0..2)];
            let letter = if side == Side::Challenger { "a" } else { "b" };
            let name = |dice: &mut fastrand::Rng| format!("{letter}{}", dice.u8(0..5));
            let action = match dice.u8(0..8) {
                0 => EncounterAction::Accepted,
                1 if dice.u8(0..20) == 0 => EncounterAction::Declined,
                1..=3 => {
                    let people: Vec<String> = (0..3).map(|_| name(&mut dice)).collect();
                    lined_up(side, &[&people[0], &people[1]], &[&people[2]])
                }
                4 => {
                    EncounterAction::Substituted { side, board: dice.u8(0..3), person: id(&name(&mut dice)) }
                }
                5..=6 => board(dice.u8(0..3), side, dice.u32(0..9)),
                _ => EncounterAction::BoardCorrected {
                    board: dice.u8(0..3),
                    winner: side,
                    score: [7, dice.u32(0..9)],
                    reason: "Check".to_owned(),
                },
            };
            let before = encounter.clone();
            match encounter.apply(now, None, action) {
                Ok(()) => taken += 1,
                Err(_) => assert_eq!(before, encounter, "seed {seed}, round {round}"),
            }
            let both = Side::BOTH.map(|side| encounter.has_lined_up(side));
            for (number, side) in Side::BOTH.into_iter().enumerate() {
                let other = Side::BOTH[1 - number];
                assert_eq!(encounter.line_up(side, None).is_some(), both == [true, true]);
                assert_eq!(encounter.line_up(side, Some(other)).is_some(), both == [true, true]);
            }
            let total: u32 = encounter.total().iter().sum();
            assert_eq!(total as usize, encounter.boards().iter().flatten().count());
        }
        over += usize::from(encounter.stage() == EncounterStage::Over);
        assert_eq!(Encounter::fold(encounter.log().to_vec()), Ok(encounter), "seed {seed}, round {round}");
    }
    assert!(taken > 2_000 && over > 50, "{taken}, {over}");
}
