//! One rollout at work: from a wish to numbers.

use std::sync::atomic::AtomicBool;

use pasch_analysis::best_words;
use pasch_engine::analyst::{AnalystError, Engine, Spot};
use pasch_engine::cube::CubeMet;
use pasch_engine::eval::Probs;
use pasch_engine::family::After;
use pasch_engine::family::rollout::{FamilyRolled, FamilyRollout, FamilyState, FamilySums};
use pasch_engine::gate::{GateError, board_from};
use pasch_engine::rollout::{
    Ended, Estimate, Luck, RolledOut, Rollout, RolloutError, RolloutResult, RolloutSettings, RolloutState,
    Stop, Strength, Subject,
};
use pasch_engine::search::{Executor, Run, SearchError, SearchSettings};
use pasch_engine::standard::Board;
use pasch_messages::Describe;
use pasch_rules::{Landing, LegalPlay, MatchState, Phase, Play, Position, notation};

use super::give_way;
use crate::bots::BotPool;
use pasch_host::Threads;
use pasch_table::board;
use pasch_wire as wire;

/// Games before certainty may end a rollout.
const MIN_TRIALS: u32 = 324;

/// Half-moves of other games than backgammon's when nobody says: games are long, and the net is judged
/// by its later self.
const HORIZON: u32 = 20;

/// Why a rollout came to nothing.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("work-error")]
pub enum WorkError {
    /// The engine does not play the game.
    #[describe(transparent)]
    Engine(#[from] AnalystError),
    /// The position is none of the engine's.
    #[describe(transparent)]
    Gate(#[from] GateError),
    /// The rollout was refused.
    #[describe(transparent)]
    Rollout(#[from] RolloutError),
    /// The search was cancelled.
    #[describe(transparent)]
    Search(#[from] SearchError),
    /// A play that the roll does not allow.
    Play(#[describe(name = "value")] String),
}

impl WorkError {
    /// It was stopped before anything was known.
    pub fn is_cancelled(&self) -> bool {
        matches!(
            self,
            Self::Search(SearchError::Cancelled)
                | Self::Rollout(RolloutError::Search(SearchError::Cancelled))
                | Self::Engine(AnalystError::Search(SearchError::Cancelled))
        )
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
    let plays = plays(engine, &spot, state, wish, run)?;
    let asked = Asked { spot: &spot, state, plays: &plays, redouble: state.cube().value > 1 };
    if spot.board().is_some() {
        return asked.standard(engine, wish, kept, run, tell);
    }
    asked.family(engine, wish, kept, run, tell)
}

/// The plays to be rolled out with the positions after them; none before a roll.
fn plays(
    engine: &Engine,
    spot: &Spot,
    state: &MatchState,
    wish: &wire::RolloutWish,
    run: Run<'_>,
) -> Result<Vec<LegalPlay>, WorkError> {
    let Phase::ToMove { dice, .. } = state.phase() else { return Ok(Vec::new()) };
    let Some(graph) = state.play_graph() else { return Ok(Vec::new()) };
    if !wish.plays.is_empty() {
        let mut named: Vec<LegalPlay> = Vec::new();
        for name in &wish.plays {
            let found = notation::read(&graph, name).map_err(|_| WorkError::Play(name.clone()))?;
            // Two spellings of one play are one candidate.
            if named.iter().all(|other| other.play != found.play) {
                named.push(found);
            }
        }
        return Ok(named);
    }
    let legal = graph.plays();
    let plies = if spot.board().is_some() { 2 } else { 1 };
    let settings = SearchSettings { cubeful: wish.cubeful, ..SearchSettings::plies(plies) };
    let ranked = engine.rank_plays(spot, dice, &settings, &[], run)?;
    let best = ranked.iter().take(usize::from(wish.best.max(1)));
    let known = best.filter_map(|found| legal.iter().find(|legal| legal.play == found.play));
    Ok(known.cloned().collect())
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

struct Asked<'a> {
    spot: &'a Spot,
    state: &'a MatchState,
    plays: &'a [LegalPlay],
    redouble: bool,
}

impl Asked<'_> {
    fn standard(
        &self,
        engine: &Engine,
        wish: &wire::RolloutWish,
        kept: &[u8],
        run: Run<'_>,
        tell: &mut (dyn FnMut(&Known) + Send),
    ) -> Result<(Known, Ended), WorkError> {
        let search = engine.search_in(self.spot.rules());
        let (searcher, cube, settings) = (&*search, self.spot.cube(), settings(wish));
        let after = |position: &Position| board_from(position, self.spot.player(), self.spot.rules());
        let boards =
            self.plays.iter().map(|legal| after(&legal.position)).collect::<Result<Vec<Board>, _>>()?;
        let begin = || match (self.spot.board(), boards.as_slice()) {
            (Some(board), []) => Rollout::cube_decision(searcher, board, cube, settings),
            _ => Rollout::plays(searcher, &boards, cube, settings),
        };
        let rollout = match RolloutState::from_bytes(kept).map(|state| begin()?.resume(&state)) {
            Ok(Ok(resumed)) => resumed,
            _ => begin()?,
        };
        let result = rollout.run(run, &mut |so_far| tell(&self.known(&boards, so_far)))?;
        Ok((self.known(&boards, &result), result.ended))
    }

    fn known(&self, boards: &[Board], result: &RolloutResult) -> Known {
        let order = if boards.is_empty() { (0..result.candidates.len()).collect() } else { result.ranking() };
        let top = result.candidates.iter().map(|one| one.equity.mean).fold(f64::NEG_INFINITY, f64::max);
        let playing = result.candidates.iter().filter(|one| !one.dropped);
        Known {
            candidates: order
                .iter()
                .map(|&place| self.candidate(boards, &result.candidates[place], top))
                .collect(),
            double_pass: result.decision.map(|decision| decision.double_pass),
            best: result
                .decision
                .map_or_else(String::new, |decision| best_words(decision.best, self.redouble).to_owned()),
            played: playing.map(|one| one.trials).min().map_or(0, count),
            state: result.state.to_bytes(),
        }
    }

    fn candidate(&self, boards: &[Board], rolled: &RolledOut, top: f64) -> wire::RolloutCandidate {
        let (subject, play) = match &rolled.subject {
            Subject::NoDouble => (wire::RolloutSubject::NoDouble, None),
            Subject::DoubleTake => (wire::RolloutSubject::DoubleTake, None),
            Subject::Play(board) => {
                let place = boards.iter().position(|one| one == board);
                (wire::RolloutSubject::Play, place.and_then(|place| self.plays.get(place)))
            }
        };
        let numbers = Numbers {
            trials: count(rolled.trials),
            equity: rolled.equity,
            cubeless: rolled.cubeless.mean,
            probs: rolled.probs,
            jsd: rolled.jsd,
            mwc: rolled.mwc.map(|mwc| mwc.mean),
            dropped: rolled.dropped,
        };
        shown(subject, play.map(|legal| &legal.play), &numbers, top)
    }

    /// Games in which checkers do not move as in backgammon: without a cube, both sides playing at a glance.
    fn family(
        &self,
        engine: &Engine,
        wish: &wire::RolloutWish,
        kept: &[u8],
        run: Run<'_>,
        tell: &mut (dyn FnMut(&Known) + Send),
    ) -> Result<(Known, Ended), WorkError> {
        let player = self.spot.player();
        let searcher = &engine.family(self.spot.rules())?.at(self.spot.cube(), player);
        let subjects = self.ends();
        let ends: Vec<After> = subjects.iter().map(|(_, after)| *after).collect();
        let rollout = FamilyRollout {
            trials: wish.trials,
            seed: wish.seed.into(),
            horizon: wish.horizon.or(Some(HORIZON)),
            without_luck: wish.variance_reduction,
            plies: 0,
        };
        let met = engine.met(self.spot.rules());
        let at = CubeMet::new(*self.spot.cube(), &met);
        let kept = FamilyState::from_bytes(kept);
        let tell = &mut |so_far: &FamilyState| tell(&self.rolled(&subjects, so_far, at));
        let (state, whole) = rollout.run_all(kept, searcher, &ends, player, run, tell)?;
        let ended = if whole { Ended::Complete } else { Ended::Cancelled };
        Ok((self.rolled(&subjects, &state, at), ended))
    }

    /// Where the plays lead; without a roll, the position itself.
    fn ends(&self) -> Vec<(Option<&Play>, After)> {
        let (state, rules) = (self.spot.state(), self.spot.rules());
        let Phase::ToMove { dice, .. } = self.state.phase() else { return vec![(None, After::Next(state))] };
        let end =
            |legal: &LegalPlay| Landing { position: legal.position, again: legal.again, next: legal.next };
        self.plays.iter().map(|legal| (Some(&legal.play), state.after(rules, dice, &end(legal)))).collect()
    }

    fn rolled(&self, subjects: &[(Option<&Play>, After)], state: &FamilyState, at: CubeMet<'_>) -> Known {
        let rolled: Vec<FamilyRolled> = state.sums().iter().map(FamilySums::rolled).collect();
        let equities = rolled.iter().map(|rolled| rolled.equity(at));
        let best = equities.max_by(|a, b| a.mean.total_cmp(&b.mean));
        let top = best.map_or(0.0, |best| best.mean);
        let one = |((play, _), rolled): (&(Option<&Play>, After), &FamilyRolled)| {
            let equity = rolled.equity(at);
            let joint = best.map_or(0.0, |best| best.se.hypot(equity.se));
            let behind = top - equity.mean;
            let numbers = Numbers {
                trials: rolled.trials,
                equity,
                cubeless: equity.mean,
                probs: rolled.worth.probs,
                jsd: if behind > 0.0 && joint > 0.0 { behind / joint } else { 0.0 },
                mwc: at.is_match().then(|| rolled.worth.mwc()),
                dropped: false,
            };
            let subject =
                if play.is_some() { wire::RolloutSubject::Play } else { wire::RolloutSubject::NoDouble };
            shown(subject, *play, &numbers, top)
        };
        let mut candidates: Vec<_> = subjects.iter().zip(&rolled).map(one).collect();
        candidates.sort_by(|a, b| b.equity.total_cmp(&a.equity));
        let (played, state) = (state.trials(), state.to_bytes());
        Known { candidates, double_pass: None, best: String::new(), played, state }
    }
}

/// The numbers of one candidate.
struct Numbers {
    trials: u32,
    equity: Estimate,
    cubeless: f64,
    probs: Probs,
    jsd: f64,
    mwc: Option<f64>,
    dropped: bool,
}

fn shown(
    subject: wire::RolloutSubject,
    play: Option<&Play>,
    numbers: &Numbers,
    top: f64,
) -> wire::RolloutCandidate {
    let (low, high) = numbers.equity.ci95();
    let probs = &numbers.probs;
    wire::RolloutCandidate {
        subject,
        play: play.map_or_else(String::new, Play::to_string),
        moves: play.map(|play| play.moves.iter().map(board::checker_move).collect()).unwrap_or_default(),
        trials: numbers.trials,
        equity: numbers.equity.mean,
        error: finite(numbers.equity.se),
        low: finite(low),
        high: finite(high),
        loss: (top - numbers.equity.mean).max(0.0),
        jsd: finite(numbers.jsd),
        cubeless: numbers.cubeless,
        win: probs.win.into(),
        win_g: probs.win_g.into(),
        win_bg: probs.win_bg.into(),
        lose_g: probs.lose_g.into(),
        lose_bg: probs.lose_bg.into(),
        mwc: numbers.mwc,
        dropped: numbers.dropped,
    }
}

/// JSON knows no infinity; nothing here comes near these ends.
fn finite(value: f64) -> f64 {
    value.clamp(-99.0, 99.0)
}

fn count(trials: u64) -> u32 {
    u32::try_from(trials).unwrap_or(u32::MAX)
}
