//! A bot that plays whole matches, judged by itself: whoever plays as the judge would gives up nothing.

use std::ops::ControlFlow;
use std::sync::Arc;

use pasch_analysis::{
    AnalysisError, CubeAction, Decision, Depth, Mark, Recheck, Report, Thresholds, assemble, judge,
    judge_item, judge_remembering, plan,
};
use pasch_engine::analyst::Engine;
use pasch_engine::cube::{CubeInfo, CubeOwner};
use pasch_engine::nets;
use pasch_engine::search::{Run, SearchSettings};
use pasch_engine::standard::Board;
use pasch_rules::{
    Action, ByPlayer, CubeUse, Dice, Die, Header, Intent, MatchState, Phase, Player, Position, Record,
    VariantId, decide,
};

fn engine() -> Engine {
    Engine::new(Arc::new(nets::builtin().fast.clone()))
}

struct Throws(u64);

impl Throws {
    fn number(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }

    fn die(&mut self) -> Die {
        Die::new(1 + self.number(6) as u8).expect("a face")
    }
}

fn board(state: &MatchState, player: Player) -> Board {
    sides(state.position(), player)
}

fn sides(position: &Position, player: Player) -> Board {
    let lane = |player: Player| {
        let side = &position.sides[player];
        let mut lane = [0; 32];
        lane[0] = side.off;
        lane[1..25].copy_from_slice(&side.points);
        lane[25] = side.bar;
        lane
    };
    Board { lanes: [lane(player), lane(player.other())] }
}

fn cube(state: &MatchState, player: Player) -> CubeInfo {
    let owner = match state.cube().owner {
        None => CubeOwner::Centred,
        Some(owner) if owner == player => CubeOwner::Mine,
        Some(_) => CubeOwner::Theirs,
    };
    let info = match (state.away(player), state.away(player.other())) {
        (Some(me), Some(opponent)) => CubeInfo::in_match(me, opponent, !state.cube_in_play()),
        _ => CubeInfo::money(true, state.rules().options().animals > 0),
    };
    info.with(state.cube().value, owner)
}

/// Plays a match: seat A always as the engine would, seat B too unless `careless`, then often at random.
fn play_match(engine: &Engine, length: u32, games: usize, careless: bool, seed: u64) -> Record {
    let mut header = Header::new(VariantId::BACKGAMMON, length);
    // Only the careless know animals: a careful player meets hardly any.
    header.options.animals = u8::from(careless);
    let mut state = MatchState::new(&header).expect("a sound header");
    let mut actions = Vec::new();
    let mut throws = Throws(seed);
    while !matches!(state.phase(), Phase::MatchOver { .. }) && state.results().len() < games {
        let (player, intent) = match *state.phase() {
            Phase::ToRoll { player } => {
                let (decision, _) = engine
                    .searcher()
                    .cube_decision(&board(&state, player), &cube(&state, player), 0, Run::default())
                    .expect("a sound position");
                let rash = careless && player == Player::B && throws.number(4) == 0;
                let double = state.may_double(player) && (decision.should_double() || rash);
                (player, if double { Intent::Double } else { Intent::Roll })
            }
            Phase::DoubleOffered { by, depth } => {
                let player = by.other();
                let (decision, _) = engine
                    .searcher()
                    .cube_decision(&board(&state, by), &cube(&state, by), 0, Run::default())
                    .expect("a sound position");
                let wild = careless && player == Player::B && throws.number(3) == 0;
                let intent = match (depth, decision.beaver, decision.take) {
                    (0, true, _) if !wild && state.may_beaver() => Intent::Beaver,
                    (0, _, take) if take != wild => Intent::Take,
                    (0, ..) => Intent::Drop,
                    _ => Intent::Take,
                };
                (player, intent)
            }
            Phase::ToMove { player, dice } => {
                let graph = state.play_graph().expect("somebody has to move");
                let plays = graph.plays();
                let wild = careless && player == Player::B && throws.number(2) == 0;
                let play = if wild {
                    plays[throws.number(plays.len() as u64) as usize].play.clone()
                } else {
                    let roll = (dice.high().face(), dice.low().face());
                    let settings = SearchSettings::plies(0);
                    let (at, info) = (board(&state, player), cube(&state, player));
                    let best = engine
                        .searcher()
                        .rank_plays(&at, roll, &info, &settings, &[], Run::default())
                        .expect("legal")[0];
                    let chosen = plays.iter().find(|legal| sides(&legal.position, player) == best.play.board);
                    chosen.expect("both generators agree").play.clone()
                };
                (player, Intent::Play(play))
            }
            _ => (Player::A, Intent::Start),
        };
        for action in decide(&state, player, &intent, &mut || throws.die()).expect("a legal wish") {
            state.apply(&action).expect("decide gives legal actions");
            actions.push(action);
        }
    }
    Record { header, actions }
}

fn judged(record: &Record, engine: &Engine) -> Report {
    judge(record, engine, &Depth::plies(0), Thresholds::PASCH, &mut |_| ControlFlow::Continue(()))
        .expect("judged")
}

#[test]
fn a_bot_that_judges_itself_gives_up_nothing() {
    let engine = engine();
    for (length, games) in [(5, 9), (0, 6)] {
        let report = judged(&play_match(&engine, length, games, false, 7), &engine);
        assert!(report.is_complete() && report.turns().count() > 100);
        for player in Player::BOTH {
            let pr = report.pr(player).expect("decisions were made");
            assert!(pr < 0.02, "PR {pr} of {player} over {} decisions", report.players[player].decisions());
            assert_eq!(report.players[player].marks, [0, 0, 0]);
        }
    }
}

#[test]
fn beavers_and_raccoons_have_their_names() {
    let mut header = Header::new(VariantId::BACKGAMMON, 0);
    header.options.cube = CubeUse::On;
    header.options.animals = 2;
    let mut state = MatchState::new(&header).unwrap();
    let mut actions =
        vec![Action::OpeningRoll(ByPlayer { a: Die::new(6).unwrap(), b: Die::new(1).unwrap() })];
    state.apply(&actions[0]).unwrap();
    let play = state.play_graph().unwrap().plays()[0].play.clone();
    for action in [Action::Play(play), Action::Double, Action::Beaver, Action::Beaver, Action::Take] {
        state.apply(&action).unwrap();
        actions.push(action);
    }
    let report = judged(&Record { header, actions }, &engine());
    let texts: Vec<String> = report.turns().skip(1).map(pasch_analysis::Turn::text).collect();
    assert_eq!(texts, ["Doubles to 2", "Beavers to 4", "Raccoons to 8", "Takes"]);
}

#[test]
fn every_report_keeps_the_laws() {
    let engine = engine();
    for (length, seed) in [(3, 1), (7, 2), (1, 3), (0, 4), (0, 5)] {
        let record = play_match(&engine, length, 8, true, seed);
        let report = judged(&record, &engine);
        let mut kinds = std::collections::HashSet::new();
        for turn in report.turns() {
            assert!(turn.loss >= 0.0 && turn.loss.is_finite());
            assert_eq!(turn.loss_mwc.is_some(), length > 0, "MWC in matches only: {turn:?}");
            assert!((0.0..=1.0).contains(&turn.win_before));
            assert!(turn.loss_mwc.is_none_or(|loss| (0.0..=1.0).contains(&loss)));
            let why = turn.why.to_string();
            assert!(why.len() > 1 && why.ends_with('.'), "{why}");
            match &turn.decision {
                Decision::Play(play) => {
                    assert!(matches!(record.actions[turn.action], Action::Play(_)));
                    let Some(played) = play.played else {
                        assert_eq!(play.results, 0);
                        continue;
                    };
                    assert_eq!(play.candidates[played].loss, Some(turn.loss));
                    if played == 0 {
                        assert_eq!(turn.loss, 0.0, "the best play loses nothing");
                    }
                    assert_eq!(turn.mark.is_some(), play.results > 1);
                    assert!(play.candidates.windows(2).all(|w| w[0].rank < w[1].rank));
                    assert_eq!(play.candidates[0].loss, Some(0.0));
                    kinds.insert("play");
                }
                Decision::Cube(cube) => {
                    assert!(matches!(
                        (&record.actions[turn.action], cube.action),
                        (Action::Roll(_), CubeAction::NoDouble)
                            | (Action::Double, CubeAction::Double)
                            | (Action::Take, CubeAction::Take)
                            | (Action::Drop, CubeAction::Drop)
                            | (Action::Beaver, CubeAction::Beaver)
                    ));
                    assert_eq!(cube.mistake.is_some(), turn.loss >= 0.001);
                    kinds.insert("cube");
                }
            }
        }
        assert_eq!(kinds.contains("cube"), length != 1, "a match to one point has no cube");
        let careful = report.pr(Player::A).expect("decisions");
        let careless = report.pr(Player::B).expect("decisions");
        // In money play A answers beavers without thinking.
        let limit = if length > 0 { 0.02 } else { 20.0 };
        assert!(careful < limit && careless > 2.0 * careful + 5.0, "A {careful}, B {careless}");
        let (a, b) = (report.luck_adjusted(Player::A), report.luck_adjusted(Player::B));
        let sum = if length == 0 { 0.0 } else { 1.0 };
        if let (Some(a), Some(b)) = (a, b) {
            assert!((a + b - sum).abs() < 1e-6, "{a} and {b}");
        }
        assert!(report.turns().any(|turn| turn.mark == Some(Mark::Blunder)));
    }
}

#[test]
fn any_order_and_number_of_threads_gives_the_same_report() {
    let engine = engine();
    let record = play_match(&engine, 3, 5, true, 11);
    let depth = Depth::plies(1);
    let plan = plan(&record).expect("a legal record");
    let take = plan.items.len().min(60);
    let one = |i: usize| judge_item(&plan.items[i], &engine, &depth, Run::default()).expect("judged");
    let mut forwards: Vec<_> = (0..take).map(|i| Some(one(i))).collect();
    let mut backwards: Vec<_> = vec![None; take];
    std::thread::scope(|scope| {
        for (thread, part) in backwards.chunks_mut(take.div_ceil(3)).enumerate() {
            let one = &one;
            scope.spawn(move || {
                for (i, slot) in part.iter_mut().enumerate().rev() {
                    *slot = Some(one(thread * take.div_ceil(3) + i));
                }
            });
        }
    });
    assert_eq!(forwards, backwards);
    // A report of a part says so.
    forwards[take / 2] = None;
    let partial = assemble(&plan, &forwards, &depth, Thresholds::PASCH);
    assert_eq!((partial.done, partial.total), (take - 1, plan.items.len()));
    assert!(!partial.is_complete() && partial.luck_adjusted(Player::A).is_none());
}

#[test]
fn luck_sums_to_nothing_over_all_rolls() {
    let engine = engine();
    let header = Header::new(VariantId::BACKGAMMON, 0);
    let (mut sum, mut ways) = (0.0, 0);
    for (dice, count) in Dice::all_rolls() {
        let actions = vec![Action::FirstTurn(Player::A), Action::Roll(dice)];
        let mut record = Record { header: header.clone(), actions };
        let state = record.final_state().expect("legal");
        let play = state.play_graph().expect("to move").plays()[0].play.clone();
        record.actions.push(Action::Play(play));
        let report = judged(&record, &engine);
        let luck = report.turns().last().and_then(|turn| turn.luck).expect("a roll has luck");
        sum += luck.equity * f64::from(count);
        ways += count;
    }
    assert_eq!(ways, 36);
    assert!(sum.abs() < 1e-9, "{sum}");
}

#[test]
fn the_first_throw_of_both_players_has_no_luck_in_sum() {
    let engine = engine();
    let header = Header::new(VariantId::BACKGAMMON, 5);
    let (mut sum, mut sum_mwc) = (0.0, 0.0);
    for a in Die::ALL {
        for b in Die::ALL.into_iter().filter(|b| *b != a) {
            let mut record =
                Record { header: header.clone(), actions: vec![Action::OpeningRoll(ByPlayer { a, b })] };
            let state = record.final_state().expect("legal");
            let play = state.play_graph().expect("to move").plays()[0].play.clone();
            record.actions.push(Action::Play(play));
            let report = judged(&record, &engine);
            let turn = report.turns().last().expect("a turn");
            let luck = turn.luck.expect("a roll has luck");
            let side = if turn.player == Player::A { 1.0 } else { -1.0 };
            sum += side * luck.equity;
            sum_mwc += side * luck.mwc.expect("a match");
        }
    }
    assert!(sum.abs() < 1e-9 && sum_mwc.abs() < 1e-9, "{sum} {sum_mwc}");
}

/// Matches of other games, played by one level and judged as deep: no errors, and luck for every roll.
#[test]
fn other_games_are_judged_by_their_own_nets() {
    let engine = Engine::builtin();
    let level = &pasch_engine::level::Level::find("expert").expect("a level");
    for variant in ["plakoto", "fevga", "tavla"] {
        let variant = VariantId::find(variant).expect("a game");
        let mut throws = Throws(5);
        let mut state = MatchState::new(&Header::new(variant, 1)).expect("a good header");
        let mut record = Record { header: Header::new(variant, 1), actions: Vec::new() };
        while !matches!(state.phase(), Phase::MatchOver { .. }) {
            let player = state.phase().decider().unwrap_or(Player::A);
            let intent = engine.decide(&state, level, 0, Run::default()).expect("an answer");
            for action in decide(&state, player, &intent, &mut || throws.die()).expect("a legal wish") {
                state.apply(&action).expect("a legal action");
                record.actions.push(action);
            }
        }
        let depth = Depth { play: SearchSettings { plies: 0, ..Depth::plies(0).play }, ..Depth::plies(0) };
        let report = judge(&record, &engine, &depth, Thresholds::PASCH, &mut |_| ControlFlow::Continue(()))
            .expect("a report");
        assert!(report.is_complete() && report.turns().count() > 30, "{variant}");
        for turn in report.turns() {
            assert!(turn.loss < 1e-9, "{variant}: {turn:?}");
            assert!(turn.luck.is_some() && turn.why.to_string().len() > 1);
        }
    }
}

#[test]
fn stopping_keeps_what_is_done() {
    let engine = engine();
    let record = play_match(&engine, 1, 1, false, 3);
    let mut calls = 0;
    let stopped = judge(&record, &engine, &Depth::plies(0), Thresholds::PASCH, &mut |progress| {
        calls += 1;
        if progress.done == 10 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let Err(AnalysisError::Stopped(report)) = stopped else { panic!("not stopped: {stopped:?}") };
    assert_eq!((report.done, calls, report.turns().count()), (10, 11, 10));
}

/// A memory that counts what it is asked.
#[derive(Default)]
struct Counting {
    kept: std::sync::Mutex<std::collections::HashMap<Vec<u8>, Vec<u8>>>,
    missed: std::sync::atomic::AtomicUsize,
}

impl pasch_analysis::Memory for Counting {
    fn recall(&self, key: &[u8]) -> Option<Vec<u8>> {
        let found = self.kept.lock().unwrap().get(key).cloned();
        if found.is_none() {
            self.missed.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        }
        found
    }

    fn keep(&self, key: &[u8], answer: &[u8]) {
        self.kept.lock().unwrap().insert(key.to_vec(), answer.to_vec());
    }
}

#[test]
fn a_second_look_asks_nothing_and_says_the_same() {
    let engine = engine();
    let record = play_match(&engine, 3, 1, true, 3);
    let plan = plan(&record).unwrap();
    let memory = Counting::default();
    let look = |depth: &Depth| {
        let remembered = pasch_analysis::Remembered::new(&memory, &engine);
        let judged: Vec<_> = plan
            .items
            .iter()
            .map(|item| {
                judge_remembering(item, &engine, depth, Some(&remembered), Run::default()).map(Some).unwrap()
            })
            .collect();
        (judged, memory.missed.swap(0, std::sync::atomic::Ordering::Relaxed))
    };
    let depth = Depth::plies(0);
    let plain: Vec<_> = plan
        .items
        .iter()
        .map(|item| Some(judge_item(item, &engine, &depth, Run::default()).unwrap()))
        .collect();
    let (first, missed) = look(&depth);
    assert!(missed > 20 && first == plain);
    assert_eq!(look(&depth), (plain, 0));
    assert!(look(&Depth::plies(1)).1 > 20, "another depth is another question");
}

#[test]
fn close_and_costly_decisions_are_rolled_out() {
    let engine = engine();
    let record = play_match(&engine, 1, 1, true, 9);
    let settings = pasch_engine::rollout::RolloutSettings {
        trials: 36,
        ..pasch_engine::rollout::RolloutSettings::TRUNCATED_1
    };
    let recheck = Recheck { settings, ..Recheck::USUAL };
    let (plain, depth) = (Depth::plies(0), Depth { recheck: Some(recheck), ..Depth::plies(0) });
    let judge = |depth| judge(&record, &engine, depth, Thresholds::PASCH, &mut |_| ControlFlow::Continue(()));
    let (searched, rolled) = (judge(&plain).unwrap(), judge(&depth).unwrap());
    let mut seen = [0; 2];
    for (before, after) in searched.turns().zip(rolled.turns()) {
        let (Decision::Play(before_play), Decision::Play(play)) = (&before.decision, &after.decision) else {
            continue;
        };
        let close = matches!(&before_play.candidates[..], [_, second, ..] if second.loss.is_some_and(|loss| loss <= recheck.close));
        let again = close || before.loss >= recheck.costly;
        assert_eq!(play.candidates.iter().any(|one| one.rolled.is_some()), again, "{}", after.text());
        seen[usize::from(again)] += 1;
        if let (true, Some(at)) = (again, play.played) {
            let (best, mine) = (&play.candidates[0], &play.candidates[at]);
            assert!(best.rolled.is_some() && mine.rolled.is_some_and(|one| one.games == 36));
            assert!((after.loss - (best.equity - mine.equity)).abs() < 1e-12 && mine.level() == "rollout");
        }
    }
    assert!(seen[0] > 3 && seen[1] > 3, "{seen:?}");
}

#[test]
fn a_play_that_is_asked_for_is_rolled_out_with_the_best() {
    let engine = engine();
    let mut state = MatchState::new(&Header::new(VariantId::BACKGAMMON, 5)).expect("a sound header");
    let (a, b) = (Die::new(6).expect("a face"), Die::new(2).expect("a face"));
    state.apply(&Action::OpeningRoll(ByPlayer { a, b })).expect("a legal action");
    let spot = pasch_engine::analyst::Spot::of(&state).expect("a spot");
    let dice = Dice::two(a, b);
    let ranked =
        engine.rank_plays(&spot, &dice, &SearchSettings::plies(0), &[], Run::default()).expect("ranked");
    let last = ranked.last().expect("plays").play.position;
    let settings = pasch_engine::rollout::RolloutSettings {
        trials: 36,
        ..pasch_engine::rollout::RolloutSettings::TRUNCATED_1
    };
    let recheck = Recheck { settings, ..Recheck::USUAL };
    let rolled = |always: &[Position]| {
        let plays = recheck
            .plays(&engine, (&spot, &dice), ranked.clone(), (always, true), Run::default())
            .expect("rolled");
        assert_eq!(plays.len(), ranked.len());
        plays
            .iter()
            .filter(|(_, rolled)| rolled.is_some())
            .map(|(play, _)| play.play.position)
            .collect::<Vec<_>>()
    };
    assert!(!rolled(&[]).contains(&last));
    let asked = rolled(&[last]);
    assert!(asked.len() >= 2 && asked.contains(&last));
}

/// At every level the play that was made is looked at in the same way as the best one.
#[test]
fn the_play_that_was_made_is_judged_as_deep_as_the_best() {
    let engine = engine();
    let record = play_match(&engine, 1, 1, true, 9);
    let plan = plan(&record).expect("a legal record");
    let [thorough, world] =
        ["thorough", "world-class"].map(|name| pasch_analysis::Level::find(name).expect("a level").depth());
    let deeper = Depth { play: SearchSettings { plies: 3, ..world.play }, ..world };
    let (mut mixed, mut wild) = (0, 0);
    for (depth, every) in [(Depth::plies(1), 1), (Depth::plies(2), 3), (thorough, 12), (deeper, 12)] {
        for item in plan.items.iter().step_by(every) {
            let judged = judge_item(item, &engine, &depth, Run::default()).expect("judged");
            let Decision::Play(play) = &judged.turn.decision else { continue };
            let Some(made) = play.played else { continue };
            let (best, made) = (&play.candidates[0], &play.candidates[made]);
            assert_eq!((made.level(), made.loss), (best.level(), Some(judged.turn.loss)), "{}", depth.name);
            for one in &play.candidates {
                assert_eq!(one.loss.is_some(), one.level() == best.level(), "{}", one.play);
                mixed += u32::from(one.loss.is_none());
            }
            wild += u32::from(judged.turn.loss > 0.2);
        }
    }
    assert!(mixed > 50 && wild > 2, "{mixed} {wild}");
}
