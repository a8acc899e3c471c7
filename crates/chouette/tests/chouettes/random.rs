//! Properties over random chouettes.

use std::collections::BTreeMap;

use fastrand::Rng;
use pasch_chouette::*;

use crate::counted::Counted;
use crate::drawn::{asked, die, header, hostile, step};
use crate::lined::Lined;

/// A step limit for a chouette of this many games, far above what one takes.
const STEPS: usize = 1_000;

struct Run {
    log: Log,
    state: Chouette,
}

/// Plays a chouette of so many games; `look` sees the state before each step.
fn run(seed: u64, games: usize, mut look: impl FnMut(&Chouette, &mut Rng)) -> Run {
    let mut rng = Rng::with_seed(seed);
    let header = header(&mut rng);
    let mut state = Chouette::new(&header).unwrap();
    let mut log = Log { header, actions: Vec::new() };
    let mut counted = Counted::default();
    let mut lined = Lined::default();
    let mut moved: Vec<Seat> = Vec::new();
    for steps in 0.. {
        assert!(steps < STEPS * games, "seed {seed}: no end");
        if state.rows().len() >= games {
            break;
        }
        look(&state, &mut rng);
        for action in step(&state, &mut rng) {
            let before = state.clone();
            state.apply(&action).unwrap_or_else(|no| panic!("seed {seed}: {action:?}: {no}"));
            counted.takes(&before, &action, &state);
            if let Some(line) = lined.takes(&before, &action, &counted, &state) {
                assert_eq!(
                    state.line(),
                    line,
                    "seed {seed}: {:?} {:?} {action:?} {:?}",
                    state.options().next_box,
                    before.line(),
                    state.rows().last()
                );
            }
            moved.extend(before.box_seat().into_iter().chain(state.captain()).chain(state.box_seat()));
            if state.rows().len() > before.rows().len() {
                in_the_same_order(&before, &state, &moved, seed);
                moved.clear();
            }
            holds(&state, seed);
            log.actions.push(action);
        }
        if let (Some(row), Some(own)) = (state.rows().last(), counted.games.last()) {
            let expected =
                (0..).take(row.points.len()).map(|seat| own.get(&Seat(seat)).copied().unwrap_or(0));
            assert!(row.points.iter().copied().eq(expected), "seed {seed}: {row:?} is not {own:?}");
        }
    }
    assert_eq!(counted.games.len(), state.rows().len(), "seed {seed}");
    Run { log, state }
}

/// Whoever was neither box nor captain in a game, and became neither, keeps their place among such.
fn in_the_same_order(before: &Chouette, after: &Chouette, moved: &[Seat], seed: u64) {
    let kept = |state: &Chouette, other: &Chouette| -> Vec<Seat> {
        let here = state.line().iter().filter(|seat| !moved.contains(seat) && other.line().contains(seat));
        here.copied().collect()
    };
    assert_eq!(kept(before, after), kept(after, before), "seed {seed}");
    let newcomers: Vec<Seat> =
        before.newcomers().iter().copied().filter(|seat| after.is_present(*seat)).collect();
    assert!(after.line().ends_with(&newcomers), "seed {seed}: newcomers are last");
}

/// Holds at every moment.
fn holds(state: &Chouette, seed: u64) {
    if let Some(row) = state.rows().last() {
        assert_eq!(row.points.iter().sum::<i64>(), 0, "seed {seed}");
    }
    let seats: Vec<Seat> = (0..).take(state.people().len()).map(Seat).collect();
    let sum: i64 = seats.iter().map(|seat| state.total(*seat)).sum();
    assert_eq!(sum, 0, "seed {seed}: also in the middle of a game");
    if !matches!(state.phase(), Phase::Order(_)) {
        let mut there: Vec<Seat> = state.line().iter().chain(state.newcomers()).copied().collect();
        there.sort_unstable();
        let present: Vec<Seat> = seats.iter().copied().filter(|seat| state.is_present(*seat)).collect();
        assert_eq!(there, present, "seed {seed}: everybody has one place");
    }
    let Some(game) = state.game() else { return };
    assert_eq!(state.line().first(), Some(&game.box_seat()), "seed {seed}");
    let captain = state.captain().unwrap_or_else(|| panic!("seed {seed}: a game without a captain"));
    assert_eq!(throws_for(state), Some((game.box_seat(), captain)));
    assert_ne!(captain, game.box_seat(), "seed {seed}");
    for stake in game.open() {
        assert!(state.is_present(stake.holder), "seed {seed}: somebody who left plays a cube");
    }
    if state.options().cubes == Cubes::Single {
        let mut cubes: Vec<_> = game.open().map(|stake| (stake.cube.value, stake.cube.owner)).collect();
        cubes.dedup();
        assert_eq!(cubes.len(), 1, "seed {seed}: one cube for the team");
    }
    let waited = waits_for(state);
    assert!(!waited.is_empty(), "seed {seed}: {:?}", state.phase());
    for seat in waited {
        let others = choices(state, seat).len();
        assert!(others > 1, "seed {seed}: {seat:?} is waited for and can only leave");
    }
}

#[test]
fn games_are_settled_as_by_hand() {
    let chouettes = asked("PASCH_CHOUETTES", 1_000);
    let games = usize::try_from(asked("PASCH_CHOUETTE_GAMES", 50)).unwrap();
    let first = asked("PASCH_SEED", 1);
    println!("chouettes from seed {first}");
    let mut actions = 0;
    let mut played = 0;
    let mut kinds = BTreeMap::<String, usize>::new();
    for seed in first..first + chouettes {
        let run = run(seed, games, |state, _| seen_in(state, &mut kinds));
        for action in &run.log.actions {
            let line = write_action(action);
            *kinds.entry(line.split('"').nth(3).unwrap().to_owned()).or_default() += 1;
        }
        actions += run.log.actions.len();
        played += run.state.rows().len();
        if seed % 10 == 0 {
            let again = Log::read(&run.log.to_text().unwrap()).unwrap();
            assert_eq!(again, run.log, "seed {seed}: what is read is what was written");
            assert_eq!(again.state().unwrap(), run.state, "seed {seed}: a log folds to the same state");
        }
        let sheet = Sheet::of(&run.state);
        assert_eq!(sheet.totals.iter().sum::<i64>(), 0, "seed {seed}");
    }
    println!("{chouettes} chouettes, {played} games, {actions} actions, each settled as by hand");
    println!("{kinds:?}");
    // The runs go everywhere: 21 kinds of actions (nobody throws again in these games), and what is rare.
    let rare = ["only taker", "extra", "new captain", "captain beat the box", "partner", "raccoon"];
    assert!(kinds.len() >= 21 + rare.len(), "{kinds:?}");
    assert!(rare.iter().all(|kind| kinds.contains_key(*kind)), "{kinds:?}");
}

/// Counts what is rare.
fn seen_in(state: &Chouette, kinds: &mut BTreeMap<String, usize>) {
    let Some(game) = state.game() else { return };
    let mut seen = |kind: &str, is_so: bool| {
        if is_so {
            *kinds.entry(kind.to_owned()).or_default() += 1;
        }
    };
    let round = match game.pending() {
        Pending::Answers(round) => Some(round),
        _ => None,
    };
    let changed = state.captain() != Some(game.first_captain());
    let way = |how: Closing| {
        let captains = game.stakes().iter().filter(|stake| stake.holder == game.first_captain());
        captains.filter_map(|stake| stake.closed).any(|(closed, _)| closed == how)
    };
    seen("only taker", round.is_some_and(|round| round.sole_taker));
    seen("raccoon", round.is_some_and(|round| round.depth >= 2));
    seen("extra", game.open().any(|stake| stake.of != stake.holder));
    seen("new captain", changed && way(Closing::Dropped));
    seen("captain beat the box", changed && way(Closing::Passed));
    seen("partner", game.partner().is_some());
}

#[test]
fn hostile_intents_are_refused_and_change_nothing() {
    let first = asked("PASCH_SEED", 1_000);
    let (mut refused, mut granted) = (0, 0);
    for seed in first..first + 12 {
        run(seed, 20, |state, rng| {
            let (by, intent) = hostile(state, rng);
            let before = state.clone();
            let allowed = choices(state, by);
            let throw = &mut rng.fork();
            let answer = decide(state, by, &intent, &mut || die(throw));
            assert_eq!(*state, before, "seed {seed}");
            match answer {
                Ok(_) => {
                    granted += 1;
                    let named = allowed.iter().any(|choice| names(choice, &intent));
                    assert!(named, "seed {seed}: {by:?} {intent:?} is granted and not in {allowed:?}");
                }
                Err(no) => {
                    refused += 1;
                    assert!(!no.to_string().is_empty());
                }
            }
        });
    }
    assert!(refused > 5 * granted && granted > 100, "{refused} refused, {granted} granted");
}

/// Whether an intent is one of a choice.
fn names(choice: &Choice, intent: &Intent) -> bool {
    match (choice, intent) {
        (Choice::Double { cubes, together }, Intent::Double(given)) => {
            given.iter().all(|cube| cubes.contains(cube)) && (!together || given.len() == cubes.len())
        }
        (Choice::Answer { cube, answers }, Intent::Answer { cube: given, answer }) => {
            cube == given && answers.contains(answer)
        }
        (Choice::AskPartner { seats }, Intent::AskPartner(seat))
        | (Choice::OfferExtra { seats }, Intent::OfferExtra(seat)) => seats.contains(seat),
        (Choice::Resign { grades, cubes }, Intent::Resign { grade, cubes: given }) => {
            grades.contains(grade) && given.iter().all(|cube| cubes.contains(cube))
        }
        (Choice::AnswerResignation { cubes }, Intent::AnswerResignation { cube, .. }) => cubes.contains(cube),
        _ => matches!(
            (choice, intent),
            (Choice::Return, Intent::Return)
                | (Choice::Leave, Intent::Leave)
                | (Choice::Order, Intent::Order)
                | (Choice::AnswerPartner, Intent::AnswerPartner(_))
                | (Choice::Start, Intent::Start)
                | (Choice::ThrowAgain, Intent::ThrowAgain)
                | (Choice::Roll, Intent::Roll)
                | (Choice::Play, Intent::Play(_))
                | (Choice::Consent, Intent::Consent(_))
                | (Choice::PayDrop, Intent::PayDrop)
                | (Choice::AnswerExtra, Intent::AnswerExtra(_))
                | (Choice::AskAdvice, Intent::AskAdvice)
                | (Choice::Suggest, Intent::Suggest(_))
        ),
    }
}

#[test]
fn actions_out_of_order_are_refused_or_keep_the_sums() {
    let first = asked("PASCH_SEED", 2_000);
    for seed in first..first + 10 {
        let mut log = run(seed, 4, |_, _| {}).log;
        let mut rng = Rng::with_seed(seed);
        let mut state = Chouette::new(&log.header).unwrap();
        // Neighbours and strangers change places; some actions happen twice.
        for _ in 0..log.actions.len() / 10 {
            let (one, other) = (rng.usize(..log.actions.len()), rng.usize(..log.actions.len()));
            log.actions.swap(one, other);
            let again = log.actions[one].clone();
            log.actions.insert(other, again);
        }
        for action in &log.actions {
            let before = state.clone();
            if state.apply(action).is_err() {
                assert_eq!(state, before, "seed {seed}: a refused action changed something");
            } else {
                holds(&state, seed);
            }
        }
    }
}
