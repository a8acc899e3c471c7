use super::*;
use crate::cube::{CubeInfo, CubeVerdict};
use crate::level::{Chance, Level};
use crate::search::Executor;
use pasch_rules::{
    Action, ByPlayer, Crawford, Cube, Die, GameSetup, Grade, Header, Intent, MatchState, Options, Play,
    Player, Rules, Setup, SetupTurn, TurnContext, VariantId, decide,
};
use std::sync::{
    OnceLock,
    atomic::{AtomicBool, AtomicUsize, Ordering},
};

fn engine() -> &'static Engine {
    static ENGINE: OnceLock<Engine> = OnceLock::new();
    ENGINE.get_or_init(|| {
        let db = Bearoff::generate(6, 15, &mut |_| true).expect("a possible size");
        Engine::builtin().with_bearoff(Arc::new(db))
    })
}

/// A money game or match with both sides' points, A on turn.
fn state(length: u32, a: &str, b: &str, turn: SetupTurn, cube: Cube, options: Options) -> MatchState {
    let mut header = Header::new(VariantId::BACKGAMMON, length);
    header.options = options;
    let mut state = MatchState::new(&header).expect("a good header");
    let board = Setup { sides: ByPlayer { a: a.parse().expect("points"), b: b.parse().expect("points") } };
    let setup = GameSetup { board, turn, cube, score: ByPlayer::default(), crawford: Crawford::Before };
    state.apply(&Action::Setup(setup)).expect("a possible set-up");
    state
}

fn intent(state: &MatchState, level: &str) -> Intent {
    let level = &Level::find(level).expect("a level");
    engine().decide(state, level, 3, Run::default()).expect("a decision")
}

#[test]
fn bots_of_all_levels_play_whole_matches() {
    for (i, level) in Level::ALL.iter().filter(|level| level.plies == 0).enumerate() {
        for variant in [VariantId::BACKGAMMON, VariantId::HYPERGAMMON] {
            let mut state = MatchState::new(&Header::new(variant, 3)).expect("a good header");
            let mut dice = crate::level::Chance::new(i as u64);
            let mut throw = || pasch_rules::Die::new(1 + (dice.uniform() * 6.0) as u8).expect("a face");
            let mut actions = 0u64;
            while !matches!(state.phase(), Phase::MatchOver { .. }) {
                let intent = engine().decide(&state, level, actions, Run::default()).expect("a decision");
                let player = state.phase().decider().unwrap_or(Player::A);
                for action in decide(&state, player, &intent, &mut throw).expect("legal") {
                    state.apply(&action).expect("legal");
                    actions += 1;
                }
                assert!(actions < 5000, "{} never ends", level.id);
            }
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_play() {
    let dice = Dice::from_faces(&[6, 4]).expect("two dice");
    let state = state(
        7,
        "24:2 13:5 8:3 6:5",
        "24:2 13:5 8:3 6:5",
        SetupTurn::ToMove(Player::A, dice),
        Cube::default(),
        Options::default(),
    );
    let level = &Level::find("beginner").expect("a level");
    let play = |seed| engine().choose_play(&state, level, seed, Run::default()).expect("a play");
    let plays: Vec<Play> = (0..40).map(play).collect();
    assert_eq!(plays, (0..40).map(play).collect::<Vec<_>>());
    assert!(plays.iter().any(|p| *p != plays[0]), "a beginner varies");
}

/// The rolls of some games that a level plays against itself, each with its play.
fn plays_of(level: &Level, games: u64) -> Vec<(MatchState, Play)> {
    let mut found = Vec::new();
    for game in 0..games {
        let mut state = MatchState::new(&Header::new(VariantId::BACKGAMMON, 1)).expect("a good header");
        let mut dice = Chance::new(game);
        let mut throw = || Die::new(1 + (dice.uniform() * 6.0) as u8).expect("a face");
        let mut seed = game << 32;
        while !matches!(state.phase(), Phase::MatchOver { .. }) {
            let player = state.phase().decider().unwrap_or(Player::A);
            let intent = engine().decide(&state, level, seed, Run::default()).expect("a decision");
            if let Intent::Play(play) = &intent {
                found.push((state.clone(), play.clone()));
            }
            for action in decide(&state, player, &intent, &mut throw).expect("legal") {
                state.apply(&action).expect("legal");
            }
            seed += 1;
        }
    }
    found
}

#[test]
fn a_style_without_weights_plays_as_before() {
    let level = &Level::ALL[0];
    // The draw as it was before there were styles.
    let drawn = |state: &MatchState, seed: u64| {
        let Phase::ToMove { dice, .. } = *state.phase() else { unreachable!("a roll to play") };
        let spot = Spot::of(state).expect("a position");
        let mut ranked =
            engine().rank_plays(&spot, &dice, &level.settings(), &[], Run::default()).expect("plays");
        let chosen = level.draw(ranked.iter().map(|one| one.equity), &mut Chance::new(seed));
        ranked.swap_remove(chosen).play.play
    };
    for (place, (state, _)) in plays_of(level, 2).iter().enumerate() {
        if state.play_graph().is_some_and(|graph| graph.plays().len() > 1) {
            let seed = place as u64;
            let play = engine().choose_play(state, level, seed, Run::default()).expect("a play");
            assert_eq!(play, drawn(state, seed), "roll {place}");
        }
    }
}

#[test]
fn a_style_costs_an_expert_no_more_than_its_sway_and_is_seen() {
    for style in ["hitter", "careful", "builder", "patient"] {
        let level = Level::find(&format!("expert+{style}")).expect("a level");
        let mut differs = 0;
        for (state, play) in plays_of(&level, 3) {
            let Phase::ToMove { dice, .. } = *state.phase() else { unreachable!("a roll to play") };
            let spot = Spot::of(&state).expect("a position");
            let ranked =
                engine().rank_plays(&spot, &dice, &level.settings(), &[], Run::default()).expect("plays");
            let chosen = ranked.iter().find(|one| one.play.play == play);
            let Some((best, chosen)) = ranked.first().zip(chosen) else { continue };
            let lost = best.equity - chosen.equity;
            assert!(lost <= level.sway + 1e-9, "{style} loses {lost}");
            differs += usize::from(lost > 0.0);
        }
        assert!(differs > 0, "{style} never shows");
    }
}

#[test]
fn styles_lean_in_decisions_about_the_cube() {
    let roll = SetupTurn::ToRoll(Player::A);
    let doubled = SetupTurn::Doubled(Player::A);
    let points = "24:1 13:4 8:3 7:2 6:4 5:1";
    let leans = |turn| {
        let state = state(0, points, "24:2 13:5 8:3 6:5", turn, Cube::default(), Options::default());
        let (decision, _) = engine()
            .cube_decision(&Spot::of(&state).expect("a spot"), 0, Run::default())
            .expect("a decision");
        (state, decision)
    };
    let (state, decision) = leans(roll);
    let gap = decision.double() - decision.no_double;
    for (lean, doubles) in [(0.01 - gap, true), (-0.01 - gap, false)] {
        let style = crate::style::Style { double: lean, ..crate::style::Style::EVEN };
        let level = Level { style, sway: 1.0, ..Level::EXPERT };
        assert_eq!(engine().choose_double(&state, &level, 1, Run::default()), Ok(doubles), "{lean}");
    }
    let (state, decision) = leans(doubled);
    let gap = decision.double_take - decision.double_pass;
    for (lean, answer) in [(gap + 0.01, Intent::Take), (gap - 0.01, Intent::Drop)] {
        let style = crate::style::Style { take: lean, ..crate::style::Style::EVEN };
        let level = Level { style, sway: 3.0, ..Level::EXPERT };
        assert_eq!(engine().answer_double(&state, &level, 1, Run::default()), Ok(answer), "{lean}");
    }
}

#[test]
fn cube_answers_of_certain_positions() {
    let money = Options { animals: 2, ..Options::default() };
    let roll = SetupTurn::ToRoll(Player::A);
    let doubled = SetupTurn::Doubled(Player::A);
    // Two on the ace against two on the ace: won, and cashed with one die of difference.
    let sure = state(0, "1:2", "1:2", roll, Cube::default(), money);
    assert_eq!(intent(&sure, "world-class"), Intent::Double);
    let sure = state(0, "1:2", "1:2", doubled, Cube::default(), money);
    assert_eq!(intent(&sure, "expert"), Intent::Drop);
    // 26 of 36: double, take. 17 of 36: no double; a wrong one is beavered.
    let good = state(0, "2:2", "1:2", roll, Cube::default(), money);
    assert_eq!(intent(&good, "world-class"), Intent::Double);
    let good = state(0, "2:2", "1:2", doubled, Cube::default(), money);
    assert_eq!(intent(&good, "world-class"), Intent::Take);
    let bad = state(0, "3:2", "1:2", roll, Cube::default(), money);
    assert_eq!(intent(&bad, "world-class"), Intent::Roll);
    let mut bad = state(0, "3:2", "1:2", doubled, Cube::default(), money);
    assert_eq!(intent(&bad, "world-class"), Intent::Beaver);
    // The doubler then plays on; they are no favourite, so no raccoon.
    bad.apply(&Action::Beaver).expect("agreed");
    assert_eq!(intent(&bad, "world-class"), Intent::Take);
    // A beaver against the favourite is raccooned, against the sure loser passed.
    let mut good = state(0, "2:2", "1:2", doubled, Cube::default(), money);
    good.apply(&Action::Beaver).expect("agreed");
    assert_eq!(intent(&good, "world-class"), Intent::Beaver);
    let mut lost = state(0, "6:4", "1:2", doubled, Cube::default(), money);
    lost.apply(&Action::Beaver).expect("agreed");
    assert_eq!(intent(&lost, "world-class"), Intent::Drop);
}

#[test]
fn resignations() {
    let roll = SetupTurn::ToRoll(Player::A);
    let offer = |a: &str, b: &str, grade| {
        let mut state = state(0, a, b, roll, Cube { value: 2, owner: Some(Player::A) }, Options::default());
        state.apply(&Action::OfferResign { by: Player::A, grade }).expect("on their turn");
        state
    };
    // A checker is off: a plain loss is all there is.
    assert_eq!(intent(&offer("6:14", "1:2", Grade::Single), "expert"), Intent::AcceptResign);
    // Even race: never for free.
    assert_eq!(intent(&offer("6:15", "1:1 24:1", Grade::Gammon), "expert"), Intent::AcceptResign);
    // Eight on the bar's side of the board, the opponent bears off next: a gammon at least.
    assert_eq!(intent(&offer("13:15", "1:2", Grade::Single), "expert"), Intent::RejectResign);
    let state = state(0, "13:15", "1:2", roll, Cube::default(), Options::default());
    assert_eq!(engine().resignation(&state, Player::A, Run::default()), Ok(Some(Grade::Gammon)));
    assert_eq!(engine().resignation(&state, Player::B, Run::default()), Ok(None));
}

#[test]
fn candidates_are_the_plays_of_the_rules() {
    let dice = Dice::from_faces(&[3, 1]).expect("two dice");
    let rules = Rules::standard(VariantId::BACKGAMMON);
    let start = Position::start(rules.spec());
    for player in Player::BOTH {
        let spot = Spot::new(&rules, &start, player, CubeInfo::money(true, true)).expect("fits");
        let plays = engine()
            .rank_plays(&spot, &dice, &SearchSettings::plies(1), &[], Run::default())
            .expect("a roll");
        assert_eq!(plays.len(), 16);
        let graph = PlayGraph::new(&rules, &start, player, &dice, &TurnContext::default());
        for candidate in &plays {
            let node = graph.walk(&candidate.play.play).expect("a legal play");
            assert_eq!(graph.nodes()[node].position, candidate.play.position);
        }
    }
}

#[test]
fn other_moments_are_refused() {
    let state = MatchState::new(&Header::new(VariantId::PLAKOTO, 5)).expect("a good header");
    assert!(matches!(Spot::of(&state), Err(AnalystError::Phase(Phase::Opening))));
    let state = MatchState::new(&Header::new(VariantId::BACKGAMMON, 5)).expect("a good header");
    let level = &Level::BEST;
    assert!(matches!(
        engine().choose_play(&state, level, 0, Run::default()),
        Err(AnalystError::Phase(Phase::Opening))
    ));
}

#[test]
fn scores_reach_the_cube() {
    // 2-away against 1-away after the Crawford game: the trailer doubles at once.
    let mut state = MatchState::new(&Header::new(VariantId::BACKGAMMON, 3)).expect("a good header");
    let setup = GameSetup {
        board: Position::start(VariantId::BACKGAMMON.spec()).to_setup(),
        turn: SetupTurn::ToRoll(Player::B),
        cube: Cube::default(),
        score: ByPlayer { a: 2, b: 1 },
        crawford: Crawford::After,
    };
    state.apply(&Action::Setup(setup)).expect("a possible set-up");
    let spot = Spot::of(&state).expect("fits");
    let evaluation = engine().evaluate(&spot, 0, Run::default()).expect("in play");
    assert!(matches!(evaluation.decision.best, CubeVerdict::DoubleTake | CubeVerdict::DoublePass));
    assert!((evaluation.mwc.expect("a match") - 0.5).abs() < 0.06, "{evaluation:?}");
    // The same in the Crawford game: no cube.
    let setup = GameSetup { crawford: Crawford::Now, ..setup };
    state.apply(&Action::Setup(setup)).expect("a possible set-up");
    let spot = Spot::of(&state).expect("fits");
    let evaluation = engine().evaluate(&spot, 0, Run::default()).expect("in play");
    assert_eq!(evaluation.decision.best, CubeVerdict::NotAvailable);
}

/// Runs tasks one by one and sets a flag before the task with a number: a clock without time.
struct Clock<'f> {
    left: AtomicUsize,
    flag: &'f AtomicBool,
}

impl Executor for Clock<'_> {
    fn run(&self, tasks: usize, task: &(dyn Fn(usize) + Sync)) {
        for number in 0..tasks {
            if self.left.fetch_sub(1, Ordering::Relaxed) == 1 {
                self.flag.store(true, Ordering::Relaxed);
            }
            task(number);
        }
    }
}

#[test]
fn an_answer_in_time_is_that_of_the_deepest_finished_search() {
    let engine = engine();
    let (board, money) = (crate::standard::Board::start(), CubeInfo::money(true, true));
    let ask = |plies: u8, run: Run<'_>| {
        let settings = SearchSettings::plies(plies);
        Ok(engine.searcher().rank_plays(&board, (4, 3), &money, &settings, &[], run)?)
    };
    let mut depths = Vec::new();
    for tasks in [1, 4, 40, 400] {
        let flag = AtomicBool::new(false);
        let clock = Clock { left: AtomicUsize::new(tasks), flag: &flag };
        let run = Run { executor: &clock, cancel: Some(&flag) };
        let (depth, found) = deepen(2, run, ask).expect("an answer");
        assert_eq!(found, ask(depth, Run::default()).expect("an answer"), "{tasks} tasks, {depth} plies");
        depths.push(depth);
    }
    assert!(depths.is_sorted() && depths[0] < 2 && depths[3] == 2, "{depths:?}");
    let refuse = |plies: u8, _: Run<'_>| if plies == 0 { Ok(()) } else { Err(AnalystError::Dice) };
    assert!(matches!(deepen(2, Run::default(), refuse), Err(AnalystError::Dice)));
}

/// A match of any game the engine plays goes from its first roll to its last between two levels.
#[test]
fn every_game_with_a_net_is_played_to_its_end() {
    let engine = Engine::builtin();
    for variant in VariantId::all().filter(|id| plays(&Rules::standard(*id))) {
        let mut state = MatchState::new(&Header::new(variant, 1)).expect("a good header");
        let mut dice = Chance::new(11);
        let mut seed = 0;
        while !matches!(state.phase(), Phase::MatchOver { .. }) {
            let player = state.phase().decider().unwrap_or(Player::A);
            let level = if player == Player::A { "expert" } else { "casual" };
            let level = &Level::find(level).expect("a level");
            let intent = engine.decide(&state, level, seed, Run::default()).expect("an answer");
            let mut throw = || Die::ALL[((dice.uniform() * 6.0) as usize).min(5)];
            for action in decide(&state, player, &intent, &mut throw).expect("a legal wish") {
                state.apply(&action).expect("a legal action");
            }
            seed += 1;
            assert!(seed < 5000, "{variant} does not end");
        }
    }
}

/// A match of some game without a cube, A on roll.
fn cubeless_match(variant: &str, length: u32, score: ByPlayer<u32>, a: &str, b: &str) -> MatchState {
    let mut state = MatchState::new(&Header::new(VariantId::find(variant).expect("a game"), length))
        .expect("a good header");
    let board = Setup { sides: ByPlayer { a: a.parse().expect("points"), b: b.parse().expect("points") } };
    let turn = SetupTurn::ToRoll(Player::A);
    let setup = GameSetup { board, turn, cube: Cube::default(), score, crawford: Crawford::Before };
    state.apply(&Action::Setup(setup)).expect("a possible set-up");
    state
}

#[test]
fn games_without_a_cube_have_a_table_of_their_own() {
    let engine = engine();
    for variant in ["portes", "plakoto", "fevga", "tawla-31"] {
        let rules = Rules::standard(VariantId::find(variant).expect("a game"));
        let met = engine.met(&rules);
        assert_eq!(met.mwc(1, 1, true), 0.5);
        // With a cube the trailer doubles and needs one win of two; without one they need two, or one of more points.
        let trailer = met.mwc(2, 1, false);
        let most = if variant == "tawla-31" { 0.49 } else { 0.47 };
        assert!((0.25..most).contains(&trailer), "{variant}: {trailer}");
        assert!(Arc::ptr_eq(&met, &engine.met(&rules)), "it is made once");
    }
    let rules = Rules::standard(VariantId::BACKGAMMON);
    assert!(Arc::ptr_eq(&engine.met(&rules), engine.searcher().met()));
    let off = Options { cube: pasch_rules::CubeUse::Off, ..Options::default() };
    let rules = Rules::new(VariantId::BACKGAMMON, off).expect("an option of the game");
    assert!(engine.met(&rules).mwc(2, 1, false) < 0.42);
    assert!(matches!(engine.search_in(&rules), Search::Of(_)));
}

#[test]
fn without_a_cube_gammons_count_as_the_score_says() {
    let engine = engine();
    // A will hardly be gammoned and may still gammon; both games judge the grades by the score.
    for (variant, a, b) in
        [("portes", "6:3 5:3 4:3 3:3 2:3", "18:1 13:7 12:3 8:4"), ("fevga", "6:8 5:7", "24:9 13:6")]
    {
        let equity = |score| {
            let state = cubeless_match(variant, 7, score, a, b);
            let worth = engine.evaluate(&Spot::of(&state).expect("a spot"), 0, Run::default());
            worth.map(|worth| (worth.cubeful, worth.mwc.expect("a match"), worth.probs)).expect("an answer")
        };
        let (even, mwc, probs) = equity(ByPlayer { a: 0, b: 0 });
        assert!(probs.win > 0.9 && probs.win_g > 0.2, "{variant}: {probs:?}");
        assert!(even > f64::from(2.0 * probs.win - 1.0) + 0.1, "{variant}: gammons count at 7-7: {even}");
        assert!(mwc > 0.5);
        let (last, mwc, probs) = equity(ByPlayer { a: 6, b: 5 });
        // One point is enough for A: they win the match whenever they win the game.
        assert!((last - f64::from(2.0 * probs.win - 1.0)).abs() < 0.02, "{variant}: {last} {probs:?}");
        assert!(mwc >= f64::from(probs.win) - 1e-6);
    }
}

#[test]
fn a_bot_insists_only_on_what_is_better_for_it() {
    let mut header = Header::new(VariantId::BACKGAMMON, 3);
    header.options.illegal = pasch_rules::IllegalPlays::OpponentMayInsist;
    let answers = |header: &Header, shifts: &[(u8, u8)]| {
        let mut state = MatchState::new(header).expect("a good header");
        let throw = ByPlayer { a: Die::new(6).unwrap(), b: Die::new(2).unwrap() };
        state.apply(&Action::OpeningRoll(throw)).expect("a throw");
        let place = |point| pasch_rules::Place::from(pasch_rules::Point::new(point).expect("a point"));
        let shift = |&(from, to): &(u8, u8)| pasch_rules::Shift { from: place(from), to: place(to) };
        let misplay = pasch_rules::Misplay { shifts: shifts.iter().map(shift).collect() };
        state.apply(&Action::Misplay(misplay)).expect("a play against the rules");
        intent(&state, "expert")
    };
    // Both back checkers are safe at once: that cannot be let pass.
    assert_eq!(answers(&header, &[(24, 13), (24, 13)]), Intent::Insist);
    // A midpoint checker thrown away deep at home is welcome.
    assert_eq!(answers(&header, &[(13, 2)]), Intent::LetStand);
    header.options.illegal = pasch_rules::IllegalPlays::BothMustCorrect;
    assert_eq!(answers(&header, &[(13, 2)]), Intent::Insist, "nothing stands at this table");
}
