//! One rollout at work: from a wish to numbers.

use std::sync::atomic::AtomicBool;

use pasch_analysis::course;
use pasch_engine::analyst::{AnalystError, Engine, Rolled, Spot};
use pasch_engine::rollout::{Ended, Luck, RolledOut, RolloutSettings, Stop, Strength, Subject};
use pasch_engine::search::{Executor, Run, SearchError};
use pasch_messages::Describe;
use pasch_rules::{Dice, LegalPlay, MatchState, Phase, Play, notation};

use super::give_way;
use crate::bots::BotPool;
use pasch_host::Threads;
use pasch_table::board;
use pasch_wire as wire;

/// Games before certainty may end a rollout.
const MIN_TRIALS: u32 = 324;

/// Why a rollout came to nothing.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("work-error")]
pub enum WorkError {
    /// The engine refuses, or was stopped.
    #[describe(transparent)]
    Engine(#[from] AnalystError),
    /// A play that the roll does not allow.
    Play(#[describe(name = "value")] String),
}

impl WorkError {
    /// It was stopped before anything was known.
    pub const fn is_cancelled(&self) -> bool {
        matches!(self, Self::Engine(AnalystError::Search(SearchError::Cancelled)))
    }
}

/// What is known of a rollout, now or at its end.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// The candidates as they are shown.
    pub candidates: Vec<wire::RolloutCandidate>,
    /// Equity of double and pass.
    pub double_pass: Option<f64>,
    /// The best actions about the cube in words.
    pub best: String,
    /// Games played of the candidate with the fewest.
    pub played: u32,
    /// Where it goes on.
    pub state: Vec<u8>,
}

/// Threads that let bots think first.
pub struct Polite<'t> {
    /// How many threads there are.
    pub threads: usize,
    /// The bots that go first.
    pub bots: &'t BotPool,
    /// Set when nobody waits for the result any more.
    pub cancel: &'t AtomicBool,
}

impl Executor for Polite<'_> {
    fn run(&self, tasks: usize, task: &(dyn Fn(usize) + Sync)) {
        Threads(self.threads).run(tasks, &|number| {
            give_way(self.bots, self.cancel);
            task(number);
        });
    }
}

/// Rolls out; `tell` hears what is known every so often, on whichever thread. `kept` is where it goes on; a state of
/// other nets or of another program is begun anew. Returns what is known at the end, and whether that is enough.
///
/// # Errors
/// When the engine refuses, or when it was stopped before anything was known.
pub fn roll_out(
    engine: &Engine,
    state: &MatchState,
    wish: &wire::RolloutWish,
    kept: &[u8],
    executor: &dyn Executor,
    cancel: &AtomicBool,
    tell: &mut (dyn FnMut(&Known) + Send),
) -> Result<(Known, Ended), WorkError> {
    let spot = Spot::of(state)?;
    let run = Run { executor, cancel: Some(cancel) };
    let dice = match state.phase() {
        Phase::ToMove { dice, .. } => Some(dice),
        _ => None,
    };
    let plays = dice.map(|dice| plays(engine, &spot, state, dice, wish, run)).transpose()?;
    let settings = settings(wish).in_game(state.rules());
    let redouble = state.cube().value > 1;
    let known = |result: &Rolled| known(result, plays.as_deref(), redouble);
    let mut tell = |so_far: &Rolled| tell(&known(so_far));
    let mut play = |kept| engine.roll_out(&spot, dice.zip(plays.as_deref()), settings, kept, run, &mut tell);
    let result = match play(Some(kept).filter(|kept| !kept.is_empty())) {
        Err(AnalystError::Rollout(error)) if error.is_of_state() => play(None),
        result => result,
    }?;
    Ok((known(&result), result.ended))
}

/// The plays of a roll to be rolled out.
fn plays(
    engine: &Engine,
    spot: &Spot,
    state: &MatchState,
    dice: &Dice,
    wish: &wire::RolloutWish,
    run: Run<'_>,
) -> Result<Vec<LegalPlay>, WorkError> {
    let Some(graph) = state.play_graph().filter(|_| !wish.plays.is_empty()) else {
        let mut best = engine.choose_plays(spot, dice, wish.cubeful, run)?;
        best.truncate(wish.best.max(1).into());
        return Ok(best);
    };
    let mut named: Vec<LegalPlay> = Vec::new();
    for name in &wish.plays {
        let found = notation::read(&graph, name).map_err(|_| WorkError::Play(name.clone()))?;
        // Two spellings of one play are one candidate.
        if named.iter().all(|other| other.play != found.play) {
            named.push(found);
        }
    }
    Ok(named)
}

/// How the engine is asked for it.
fn settings(wish: &wire::RolloutWish) -> RolloutSettings {
    let strength = Strength { plies: wish.plies, cube_plies: wish.cube_plies };
    let sure = wish.jsd.is_some() || wish.error.is_some();
    RolloutSettings {
        trials: wish.trials,
        seed: wish.seed.into(),
        horizon: wish.horizon,
        early: strength,
        early_turns: 0,
        late: strength,
        cubeful: wish.cubeful,
        luck: if wish.variance_reduction { Luck::Main } else { Luck::Off },
        stop: sure.then(|| Stop {
            min_trials: MIN_TRIALS,
            jsd: wish.jsd.unwrap_or(f64::INFINITY),
            se: wish.error.unwrap_or(0.0),
        }),
        drop: wish.jsd,
        ..RolloutSettings::FULL
    }
}

/// The result by now, as pages show it; `plays` are those of the roll.
fn known(result: &Rolled, plays: Option<&[LegalPlay]>, redouble: bool) -> Known {
    let order = if plays.is_some() { result.ranking() } else { (0..result.candidates.len()).collect() };
    let top = result.candidates.iter().map(|one| one.equity.mean).fold(f64::NEG_INFINITY, f64::max);
    let shown = |place: usize| {
        let rolled = &result.candidates[place];
        let (subject, play) = match rolled.subject {
            Subject::NoDouble => (wire::RolloutSubject::NoDouble, None),
            Subject::DoubleTake => (wire::RolloutSubject::DoubleTake, None),
            Subject::Play(place) => (wire::RolloutSubject::Play, plays.and_then(|plays| plays.get(place))),
        };
        candidate(subject, play.map(|legal| &legal.play), rolled, top)
    };
    let best = result.decision.map(|decision| course(decision.best, redouble).to_string());
    let playing = result.candidates.iter().filter(|one| !one.dropped);
    Known {
        candidates: order.into_iter().map(shown).collect(),
        double_pass: result.decision.map(|decision| decision.double_pass),
        best: best.unwrap_or_default(),
        played: playing.map(|one| one.trials).min().map_or(0, count),
        state: result.state.clone(),
    }
}

fn candidate(
    subject: wire::RolloutSubject,
    play: Option<&Play>,
    rolled: &RolledOut,
    top: f64,
) -> wire::RolloutCandidate {
    let (low, high) = rolled.equity.ci95();
    let probs = &rolled.probs;
    wire::RolloutCandidate {
        subject,
        play: play.map_or_else(String::new, Play::to_string),
        moves: play.map(|play| play.moves.iter().map(board::checker_move).collect()).unwrap_or_default(),
        trials: count(rolled.trials),
        equity: rolled.equity.mean,
        error: finite(rolled.equity.se),
        low: finite(low),
        high: finite(high),
        loss: (top - rolled.equity.mean).max(0.0),
        jsd: finite(rolled.jsd),
        cubeless: rolled.cubeless.mean,
        win: probs.win.into(),
        win_g: probs.win_g.into(),
        win_bg: probs.win_bg.into(),
        lose_g: probs.lose_g.into(),
        lose_bg: probs.lose_bg.into(),
        mwc: rolled.mwc.map(|mwc| mwc.mean),
        dropped: rolled.dropped,
    }
}

/// JSON knows no infinity; nothing here comes near these ends.
fn finite(value: f64) -> f64 {
    value.clamp(-99.0, 99.0)
}

fn count(trials: u64) -> u32 {
    u32::try_from(trials).unwrap_or(u32::MAX)
}
