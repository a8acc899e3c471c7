use std::collections::HashMap;
use std::sync::Arc;

use pasch_rules::{Player, Rules, VariantId};

use super::encode::{Encoding, View};
use super::game::{After, Classes, Results, State, rolls};
use super::net::{FamilyNet, FamilyNetError, Sums, Weights};
use super::rollout::{FamilyRollout, FamilyState};
use super::search::FamilySearcher;
use crate::chance::Chance;
use crate::cube::CubeInfo;
use crate::gate::grades;
use crate::met::Met;
use crate::search::{Executor, Filter, Run, SearchError, SearchSettings};

/// States of a game played at random, its start among them.
pub(super) fn walk(rules: &Rules, seed: u64, count: usize) -> Vec<State> {
    let mut chance = Chance::new(seed);
    let mut pick = |n: usize| ((chance.uniform() * n as f64) as usize).min(n - 1);
    let mut states = vec![State::start(rules, Player::A)];
    let mut state = states[0];
    while states.len() < count {
        let (dice, _) = rolls(rules)[pick(rolls(rules).len())];
        let afters = state.afters(rules, &dice);
        state = match afters[pick(afters.len())] {
            After::Next(next) => next,
            After::Over(..) => State::start(rules, Player::B),
        };
        states.push(state);
    }
    states
}

/// A net of random weights.
pub(super) fn random_net(variant: VariantId, hidden: usize, seed: u64) -> FamilyNet {
    let rules = Rules::standard(variant);
    let (inputs, classes) = (Encoding::of(&rules).inputs(), Results::of(&rules).classes());
    let mut chance = Chance::new(seed);
    let mut some = |n: usize| (0..n).map(|_| chance.uniform() as f32 * 0.4 - 0.2).collect::<Vec<_>>();
    let weights = Weights {
        hidden,
        first: some(inputs * hidden),
        first_bias: some(hidden),
        second: some(hidden * classes),
        second_bias: some(classes),
    };
    FamilyNet::from_weights(variant, &weights).expect("weights that fit")
}

fn dense(encoding: &Encoding, view: &View) -> Vec<i32> {
    let (mut row, mut found) = (vec![0; encoding.inputs()], Vec::new());
    encoding.active(view, &mut found);
    found.iter().for_each(|(input, times)| row[*input] += times);
    row
}

#[test]
fn different_positions_have_different_inputs() {
    for variant in VariantId::all() {
        let rules = Rules::standard(variant);
        let encoding = Encoding::of(&rules);
        let mut known: HashMap<Vec<i32>, State> = HashMap::new();
        for state in walk(&rules, 3, 600) {
            let row = dense(&encoding, &encoding.view(&state));
            // Seats are not seen, only who rolls.
            let own = if state.player == Player::A { state.position } else { state.position.swapped() };
            let before = known.entry(row).or_insert(state);
            let seen = if before.player == Player::A { before.position } else { before.position.swapped() };
            assert_eq!(seen, own, "{variant}");
            assert_eq!(before.pending.is_some(), state.pending.is_some(), "{variant}");
        }
        assert!(known.len() > 300, "{variant}: {} different", known.len());
    }
}

#[test]
fn seats_do_not_matter_and_changes_add_up() {
    for variant in VariantId::all() {
        let rules = Rules::standard(variant);
        let encoding = Encoding::of(&rules);
        let states = walk(&rules, 9, 120);
        let mut found = Vec::new();
        for pair in states.windows(2) {
            let [from, to] = [&pair[0], &pair[1]].map(|state| encoding.view(state));
            let turned = State {
                position: pair[0].position.swapped(),
                player: pair[0].player.other(),
                turns: pair[0].turns.swapped(),
                doubles: pair[0].doubles.swapped(),
                pending: pair[0].pending,
            };
            assert_eq!(encoding.view(&turned), from, "{variant}");
            let mut row = dense(&encoding, &from);
            encoding.changes(&from, &to, &mut found);
            found.iter().for_each(|(input, times)| row[*input] += times);
            assert_eq!(row, dense(&encoding, &to), "{variant}");
        }
    }
}

#[test]
fn chances_are_sound_whoever_asks() {
    for variant in VariantId::all() {
        let rules = Rules::standard(variant);
        let net = random_net(variant, 24, 5);
        let states = walk(&rules, 21, 150);
        let mut sums = Sums::default();
        for state in &states {
            let alone = net.judge(state, &mut Sums::default());
            assert_eq!(net.judge(state, &mut sums), alone, "{variant}");
            net.set_base(state, &mut sums);
            let classes: &Classes = &alone;
            let total: f32 = classes.iter().sum();
            assert!((total - 1.0).abs() < 1e-5 && classes.iter().all(|c| *c >= 0.0), "{variant} {classes:?}");
            let results = net.results();
            assert_eq!(results.swap(&results.swap(classes)), *classes);
            let turned = results.equity(&results.swap(classes));
            assert!((turned + results.equity(classes)).abs() < 1e-5);
            if state.position.side(state.player).off > 0 && results.classes() > 2 {
                assert_eq!(classes[0], 0.0, "{variant}: nobody loses a gammon with a checker off");
            }
        }
    }
}

#[test]
fn files_come_back_and_damage_is_named() {
    let net = random_net(VariantId::PLAKOTO, 16, 1);
    let bytes = net.to_bytes();
    assert_eq!(FamilyNet::from_bytes(&bytes), Ok(net));
    for place in [40, 60, 500, bytes.len() - 3] {
        let mut bad = bytes.clone();
        bad[place] ^= 4;
        assert!(matches!(FamilyNet::from_bytes(&bad), Err(FamilyNetError::Checksum { .. })), "{place}");
    }
    assert_eq!(FamilyNet::from_bytes(b"PASCHNET"), Err(FamilyNetError::Magic));
    for cut in 0..bytes.len() {
        assert!(FamilyNet::from_bytes(&bytes[..cut]).is_err(), "{cut}");
    }
    let resealed = |change: fn(&mut Vec<u8>)| {
        let mut bad = bytes[..bytes.len() - 8].to_vec();
        change(&mut bad);
        let sum = crate::net::checksum(&bad);
        bad.extend_from_slice(&sum.to_le_bytes());
        FamilyNet::from_bytes(&bad).expect_err("not this program's")
    };
    assert_eq!(resealed(|bytes| bytes[8] = 9), FamilyNetError::Version { found: 9 });
    assert_eq!(resealed(|bytes| bytes[40] = b'q'), FamilyNetError::Variant("qlakoto".into()));
    // Every game has other inputs: a net under another game's name is refused.
    assert!(matches!(resealed(|bytes| bytes[33] ^= 1), FamilyNetError::Shape { .. }));
    assert!(matches!(resealed(|bytes| bytes.truncate(bytes.len() - 2)), FamilyNetError::Length { .. }));
    let huge = [0xFF; 4];
    let mut bad = bytes.clone();
    bad[12..16].copy_from_slice(&huge);
    assert!(FamilyNet::from_bytes(&bad).is_err());
}

#[test]
fn nobody_is_stuck_at_the_start() {
    for variant in VariantId::all() {
        let rules = Rules::standard(variant);
        assert!(!State::start(&rules, Player::A).is_stuck(&rules), "{variant}");
        let chances: f32 = rolls(&rules).iter().map(|(_, chance)| chance).sum();
        assert!((chances - 1.0).abs() < 1e-5);
    }
}

/// Does the tasks from the last to the first, each on a thread of its own.
struct Backwards;

impl Executor for Backwards {
    fn run(&self, tasks: usize, task: &(dyn Fn(usize) + Sync)) {
        std::thread::scope(|scope| {
            for place in (0..tasks).rev() {
                scope.spawn(move || task(place));
            }
        });
    }
}

/// Expected points one roll deep, written down as plainly as possible.
fn one_roll(rules: &Rules, net: &FamilyNet, state: &State) -> f32 {
    let results = net.results();
    let best = |dice| {
        let worth = |after: &After| match after {
            After::Over(_, ending) => results.equity(&results.certain(ending, state.player)),
            After::Next(next) => {
                let equity = results.equity(&net.judge(next, &mut Sums::default()));
                if next.player == state.player { equity } else { -equity }
            }
        };
        state.afters(rules, dice).iter().map(worth).fold(f32::NEG_INFINITY, f32::max)
    };
    rolls(rules).iter().map(|(dice, chance)| chance * best(dice)).sum()
}

#[test]
fn one_ply_is_the_mean_over_all_rolls_of_the_best_reply() {
    let met = Arc::new(Met::kazaross_xg2());
    for variant in VariantId::all() {
        let rules = Rules::standard(variant);
        let net = random_net(variant, 8, 2);
        let searcher = FamilySearcher::new(&rules, &net, Arc::clone(&met), None);
        for state in walk(&rules, 17, 60).iter().step_by(30).filter(|state| state.pending.is_none()) {
            let plain = one_roll(&rules, &net, state);
            let worth = searcher.worth(state, 1, Run::default()).expect("not cancelled");
            assert!((worth.points - plain).abs() < 1e-4, "{variant}: {worth:?} {plain}");
            let (dice, _) = rolls(&rules)[4];
            let settings = SearchSettings { plies: 1, filter: Filter::NONE, cubeful: false };
            let cube = CubeInfo::cubeless().counting(grades(&rules));
            let ranked = searcher.rank(state, &dice, &cube, &settings, &[], Run::default()).expect("plays");
            assert_eq!(ranked.len(), state.afters(&rules, &dice).len());
            for play in &ranked {
                let After::Next(next) = state.after(&rules, &dice, &play.play) else { continue };
                if next.pending.is_some() {
                    continue;
                }
                let sign = if next.player == state.player { 1.0 } else { -1.0 };
                let plain = sign * one_roll(&rules, &net, &next);
                assert!((play.cubeless as f32 - plain).abs() < 1e-4, "{variant}: {play:?} {plain}");
            }
        }
    }
}

#[test]
fn threads_change_nothing_and_a_flag_stops_everything() {
    let met = Arc::new(Met::kazaross_xg2());
    let rules = Rules::standard(VariantId::PLAKOTO);
    let net = random_net(VariantId::PLAKOTO, 8, 3);
    let searcher = FamilySearcher::new(&rules, &net, Arc::clone(&met), None);
    let state = walk(&rules, 5, 40)[39];
    let (dice, _) = rolls(&rules)[7];
    let stop = std::sync::atomic::AtomicBool::new(true);
    let stopped = Run { cancel: Some(&stop), ..Run::default() };
    let threads = Run { executor: &Backwards, cancel: None };
    let rank = |run| {
        let settings = SearchSettings::plies(2);
        searcher.rank(&state, &dice, &CubeInfo::cubeless(), &settings, &[], run)
    };
    assert_eq!(rank(Run::default()), rank(threads));
    assert_eq!(rank(stopped), Err(SearchError::Cancelled));
    let rollout = FamilyRollout { trials: 30, seed: 4, horizon: Some(3), ..FamilyRollout::default() };
    let roll_out = |run| rollout.run(&searcher, &After::Next(state), state.player, run);
    assert_eq!(roll_out(Run::default()), roll_out(threads));
    assert_eq!(roll_out(stopped), Err(SearchError::Cancelled));
    // Going on gives the bytes of going through, wherever the rollout was cut, and however many threads there are.
    let (searcher, ends) =
        (&searcher.at(&CubeInfo::in_match(3, 2, true), state.player), [After::Next(state); 2]);
    let all = |trials, known, run| {
        let rollout = FamilyRollout { trials, ..rollout };
        rollout.run_all(known, searcher, &ends, state.player, run, &mut |_| {}).expect("not cancelled").0
    };
    let whole = all(150, None, Run::default());
    for cut in [1, 17, 108, 149] {
        let kept = FamilyState::from_bytes(&all(cut, None, threads).to_bytes()).expect("a state");
        assert_eq!(kept.trials(), cut);
        assert_eq!(all(150, Some(kept), threads).to_bytes(), whole.to_bytes(), "cut after {cut}");
    }
    let other = FamilyRollout { seed: 5, trials: 12, ..rollout };
    let anew = other.run_all(Some(whole), searcher, &ends, state.player, threads, &mut |_| {});
    assert_eq!(
        anew.map(|(state, _)| state.trials()),
        Ok(12),
        "what belongs to other dice is not gone on from"
    );
}

#[test]
fn a_closer_look_plays_no_worse_and_leaves_the_mean() {
    let met = Arc::new(Met::kazaross_xg2());
    let rules = Rules::standard(VariantId::HYPERGAMMON);
    let net = random_net(VariantId::HYPERGAMMON, 8, 3);
    let searcher = FamilySearcher::new(&rules, &net, met, None);
    let start = State::start(&rules, Player::A);
    for (dice, _) in rolls(&rules) {
        let mut sums = Sums::default();
        let (after, glance) =
            searcher.best_reply_at(&start, dice, 1, &mut sums, Run::default()).expect("not cancelled");
        assert_eq!(glance, searcher.best_reply(&start, dice, &mut sums).1);
        let settings = SearchSettings { plies: 1, filter: Filter::NONE, cubeful: false };
        let cube = CubeInfo::cubeless();
        let ranked =
            searcher.rank(&start, dice, &cube, &settings, &[], Run::default()).expect("not cancelled");
        // The best of all replies a roll deep, unless it did not look like one of the best five.
        let place = ranked
            .iter()
            .position(|play| start.after(&rules, dice, &play.play) == after)
            .expect("one of the replies");
        assert!(place == 0 || ranked.len() > 5, "{dice}: {place} of {}", ranked.len());
    }
}

#[test]
fn at_a_score_bots_play_for_the_match() {
    let rules = Rules::standard(VariantId::find("tawla-31").expect("a game"));
    let results = Results::of(&rules);
    let net = super::builtin(&rules).expect("a delivered net");
    let met = Arc::new(Met::cubeless("even", &[1.0 / 15.0; 15]));
    let searcher = FamilySearcher::new(&rules, net, met, None);
    // A needs one point, B all of 31: A's win is all that counts to both, however many checkers are left.
    let last = searcher.at(&CubeInfo::in_match(1, 31, true), Player::A);
    let values = |searcher: &FamilySearcher<'_>, player| {
        let of = |class: usize| {
            let classes = std::array::from_fn(|one| if one == class { 1.0 } else { 0.0 });
            results.worth(&classes, &searcher.values[player]).value
        };
        (0..results.classes()).map(of).collect::<Vec<f32>>()
    };
    let mine = values(&last, Player::A);
    assert!(mine[15..].iter().all(|value| *value == 1.0), "any win wins: {mine:?}");
    assert!(mine[..15].windows(2).all(|two| two[0] < two[1]), "small losses are better: {mine:?}");
    let across = values(&last, Player::B);
    assert!(across.iter().zip(mine.iter().rev()).all(|(across, mine)| *across == -mine), "both see the same");
    // For points, a win of fifteen is worth fifteen.
    assert_eq!(values(&searcher, Player::A)[29], 15.0);

    // The same in the tree: the worth of a position is judged by the stake, whoever is on roll.
    let state = walk(&rules, 4, 30)[29];
    let cube = CubeInfo::in_match(1, 31, true);
    for cube in [cube, cube.swap()] {
        let at = searcher.at(&cube, state.player);
        for plies in [0, 1] {
            let worth = at.worth(&state, plies, Run::default()).expect("not cancelled");
            let (decision, same) =
                searcher.cube_decision(&state, &cube, plies, Run::default()).expect("not cancelled");
            assert_eq!(worth, same);
            let mwc = decision.mwc.expect("a match")[0];
            assert!((mwc - worth.mwc()).abs() < 1e-9 && (0.0..=1.0).contains(&mwc), "{decision:?} {worth:?}");
        }
    }
}

#[test]
fn luck_taken_out_leaves_the_mean_and_narrows_the_spread() {
    let met = Arc::new(Met::kazaross_xg2());
    let rules = Rules::standard(VariantId::PLAKOTO);
    let net = super::builtin(&rules).expect("a delivered net");
    let searcher = FamilySearcher::new(&rules, net, met, None);
    let start = After::Next(walk(&rules, 8, 30)[29]);
    let with = |without_luck| {
        let rollout = FamilyRollout {
            trials: 216,
            seed: 4,
            horizon: Some(6),
            without_luck,
            ..FamilyRollout::default()
        };
        rollout.run(&searcher, &start, Player::A, Run::default()).expect("not cancelled").points
    };
    let (plain, adjusted) = (with(false), with(true));
    let apart = (plain.mean - adjusted.mean).abs();
    assert!(apart < 4.0 * plain.se.hypot(adjusted.se), "{plain:?} {adjusted:?}");
    assert!(adjusted.se < 0.6 * plain.se, "{plain:?} {adjusted:?}");
}

#[test]
fn every_game_has_something_to_judge_it() {
    for variant in VariantId::all() {
        let rules = Rules::standard(variant);
        if crate::gate::fits(&rules) {
            continue;
        }
        let net = super::builtin(&rules).unwrap_or_else(|| panic!("no net for {variant}"));
        assert_eq!(*net.encoding(), Encoding::of(&rules), "{variant}");
        assert_eq!(net.results().classes(), Results::of(&rules).classes(), "{variant}");
        assert!(net.to_bytes().len() < 100_000, "{variant}");
    }
    let five = pasch_rules::Options { max_per_point: Some(5), ..pasch_rules::Options::default() };
    let rules = Rules::new(VariantId::BACKGAMMON, five).expect("an option of the game");
    let near = super::builtin(&rules).expect("a relative's net");
    assert_eq!(near.variant().as_str(), "five-point-limit");
}
