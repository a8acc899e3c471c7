//! Pasch's own figures, on positions of a match that it plays against itself with fixed dice.

use std::time::Instant;

use anyhow::{Context, Result};
use pasch_analysis::{Depth, Plan, Question, plan};
use pasch_engine::analyst::{Engine, Spot};
use pasch_engine::eval::{Evaluator as _, Probs};
use pasch_engine::level::Level;
use pasch_engine::net::NetEvaluator;
use pasch_engine::search::{Run, SearchSettings};
use pasch_engine::standard::Board;
use pasch_engine::standard::movegen::{Afterstates, generate};
use pasch_messages::message;
use pasch_rules::{Dice, Die, Header, MatchState, Phase, Player, Record, Rules, VariantId, decide};

use pasch_console::judge::judge_all;
use pasch_console::query::{Query, Stakes, xgid_of};

/// What is measured on: the same in every run.
pub struct Material {
    /// A match to 7 points.
    pub record: Record,
    pub plan: Plan,
    /// Rolls in contact positions with a choice.
    pub rolls: Vec<(Spot, Dice, String)>,
    /// Positions of all kinds, player on roll first.
    pub boards: Vec<Board>,
}

/// Dice from a seed, the same on every machine.
struct Throws(u64);

impl Throws {
    fn die(&mut self) -> Die {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let face = (self.0 >> 33) % 6 + 1;
        Die::new(face as u8).unwrap_or(Die::ALL[0])
    }
}

impl Material {
    /// Plays the match and picks `rolls` contact positions, evenly spread over it and, where it has too
    /// few, over further matches.
    ///
    /// # Errors
    /// When the engine fails to play.
    pub fn new(engine: &Engine, rolls: usize) -> Result<Self> {
        let record = self_play(engine, 1981)?;
        let plan = plan(&record)?;
        let mut contact = Vec::new();
        let mut boards = Vec::new();
        gather(&plan, &mut boards, &mut contact)?;
        let mut seed = 1981;
        while contact.len() < rolls {
            seed += 1;
            let more = pasch_analysis::plan(&self_play(engine, seed)?)?;
            gather(&more, &mut boards, &mut contact)?;
        }
        let step = (contact.len() / rolls.max(1)).max(1);
        let rolls = contact.into_iter().step_by(step).take(rolls).collect();
        Ok(Self { record, plan, rolls, boards })
    }
}

/// Adds the positions before a play, and those of them with contact and a choice.
fn gather(plan: &Plan, boards: &mut Vec<Board>, contact: &mut Vec<(Spot, Dice, String)>) -> Result<()> {
    for item in &plan.items {
        let Question::Play { dice, .. } = item.question else { continue };
        let spot = Spot::of(&item.before)?;
        let Some(board) = spot.board() else { continue };
        boards.push(*board);
        if !board.is_race() && item.before.play_graph().is_some_and(|graph| graph.plays().len() > 1) {
            contact.push((spot, dice, xgid(&item.before, item.player, dice)?));
        }
    }
    Ok(())
}

fn self_play(engine: &Engine, seed: u64) -> Result<Record> {
    let level = &Level::find("expert").context(message!("lab-bench-no-level"))?;
    let mut header = Header::new(VariantId::BACKGAMMON, 7);
    header.names.a = "Pasch".to_owned();
    header.names.b = "Mirror".to_owned();
    let mut state = MatchState::new(&header)?;
    let mut throws = Throws(seed);
    let mut actions = Vec::new();
    while !matches!(state.phase(), Phase::MatchOver { .. }) {
        let player = state.phase().decider().unwrap_or(Player::A);
        let intent = engine.decide(&state, level, 0, Run::default())?;
        for action in decide(&state, player, &intent, &mut || throws.die())? {
            state.apply(&action)?;
            actions.push(action);
        }
    }
    Ok(Record { header, actions })
}

fn xgid(state: &MatchState, player: Player, dice: Dice) -> Result<String> {
    let query = Query {
        rules: *state.rules(),
        position: *state.position(),
        on_roll: player,
        dice: Some(dice),
        doubled: false,
        stakes: Stakes {
            cube: state.cube(),
            score: state.score(),
            length: state.length(),
            crawford: state.is_crawford_game(),
        },
    };
    xgid_of(&query).context(message!("lab-bench-no-xgid"))
}

/// Repeats `work`, which counts what it does, for so many seconds.
fn per_second(seconds: f64, mut work: impl FnMut() -> u64) -> f64 {
    work();
    let start = Instant::now();
    let mut done = 0;
    loop {
        done += work();
        let elapsed = start.elapsed().as_secs_f64();
        if elapsed >= seconds {
            return done as f64 / elapsed;
        }
    }
}

/// Static evaluations of positions, siblings together as a search asks for them.
pub fn evaluations_per_s(evaluator: &NetEvaluator, material: &Material, seconds: f64) -> f64 {
    let mut siblings: Vec<Vec<Board>> = Vec::new();
    let mut list = Afterstates::new();
    for board in material.boards.iter().take(64) {
        generate(board, (6, 4), &mut list);
        siblings.push(list.boards().iter().map(Board::swap).collect());
    }
    let mut probs = vec![Probs::default(); siblings.iter().map(Vec::len).max().unwrap_or(0)];
    per_second(seconds, || {
        for boards in &siblings {
            evaluator.evaluate(boards, &mut probs[..boards.len()]);
        }
        siblings.iter().map(|boards| boards.len() as u64).sum()
    })
}

/// Distinct results of all 21 rolls of every position of the match.
pub fn plays_generated_per_s(material: &Material, seconds: f64) -> f64 {
    let mut list = Afterstates::new();
    per_second(seconds, || {
        let mut count = 0;
        for board in &material.boards {
            for high in 1..=6 {
                for low in 1..=high {
                    generate(board, (high, low), &mut list);
                    count += list.len() as u64;
                }
            }
        }
        count
    })
}

/// Rolls played at a glance.
///
/// # Errors
/// When the engine refuses a position.
pub fn zero_ply_per_s(engine: &Engine, material: &Material, seconds: f64) -> Result<f64> {
    let settings = SearchSettings::plies(0);
    let mut fault = None;
    let speed = per_second(seconds, || {
        for (spot, dice, _) in &material.rolls {
            let faces = (dice.high().face(), dice.low().face());
            let Some(board) = spot.board() else { continue };
            let ranked =
                engine.searcher().rank_plays(board, faces, spot.cube(), &settings, &[], Run::default());
            if let Err(error) = ranked {
                fault = Some(error);
            }
        }
        material.rolls.len() as u64
    });
    fault.map_or(Ok(speed), |error| Err(error.into()))
}

/// Milliseconds of the median 2-ply decision, each position asked once.
///
/// # Errors
/// When the engine refuses a position.
pub fn ms_per_2ply(engine: &Engine, material: &Material) -> Result<f64> {
    let settings = SearchSettings::plies(2);
    let mut times = Vec::new();
    for (spot, dice, _) in &material.rolls {
        let start = Instant::now();
        engine.rank_plays(spot, dice, &settings, &[], Run::default())?;
        times.push(start.elapsed().as_secs_f64() * 1000.0);
    }
    Ok(median(&mut times))
}

/// The most memory this process has used so far, in MiB, where the system tells.
pub fn peak_mib() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.split_whitespace().next()?.parse::<f64>().ok()? / 1024.0)
}

/// The middle of some times; 0 when there are none.
pub fn median(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied().unwrap_or(0.0)
}

/// Seconds to analyse the match 2-ply.
///
/// # Errors
/// When the engine refuses a decision, or Ctrl-C was pressed.
pub fn seconds_per_match(engine: &Engine, material: &Material, threads: usize) -> Result<f64> {
    let start = Instant::now();
    let (_, stopped) = judge_all(&material.plan, engine, &Depth::plies(2), None, threads)?;
    anyhow::ensure!(!stopped, message!("lab-bench-stopped"));
    Ok(start.elapsed().as_secs_f64())
}

/// A hash of the best plays and their rounded equities, 0-ply, at the picked positions and after each first roll.
///
/// # Errors
/// When the engine refuses a position.
pub fn fingerprint(engine: &Engine, material: &Material) -> Result<String> {
    let mut hash = 0xCBF2_9CE4_8422_2325u64;
    let mut mix = |text: &str| {
        for byte in text.bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    };
    let rules = Rules::standard(VariantId::BACKGAMMON);
    let start = pasch_rules::Position::start(rules.spec());
    let cube = pasch_engine::cube::CubeInfo::money(true, true);
    let start = Spot::new(&rules, &start, Player::A, cube)?;
    let openings = Dice::all_rolls().map(|(dice, _)| (start, dice));
    let settings = SearchSettings::plies(0);
    for (spot, dice) in openings.chain(material.rolls.iter().take(8).map(|(spot, dice, _)| (*spot, *dice))) {
        let ranked = engine.rank_plays(&spot, &dice, &settings, &[], Run::default())?;
        let best = ranked.first().context(message!("lab-bench-no-result"))?;
        mix(&format!("{} {:.2};", best.play.play, best.equity));
    }
    Ok(format!("{hash:016x}"))
}
