//! One rollout at work: from a wish to numbers.

use std::sync::atomic::AtomicBool;

use pasch_analysis::best_words;
use pasch_engine::analyst::{AnalystError, Engine, Spot};
use pasch_engine::cube::CubeMet;
use pasch_engine::family::rollout::{FamilyRolled, FamilyRollout};
use pasch_engine::family::{After, Worth};
use pasch_engine::gate::{GateError, board_from};
use pasch_engine::rollout::{
    Ended, Estimate, Luck, RolledOut, Rollout, RolloutError, RolloutResult, RolloutSettings, RolloutState,
    Stop, Strength, Subject,
};
use pasch_engine::search::{Executor, Run, SearchError, SearchSettings};
use pasch_engine::standard::Board;
use pasch_rules::{Landing, LegalPlay, MatchState, Phase, Play, Position};
use serde::{Deserialize, Serialize};

use super::give_way;
use crate::databases::Threads;
use crate::mirror::board;
use crate::thinker::Thinker;
use crate::wire;

/// Games before certainty may end a rollout.
const MIN_TRIALS: u32 = 324;

/// Games of a piece where a rollout is played in pieces: all first rolls, three times.
const PIECE: u32 = 108;

/// Half-moves of other games than backgammon's when nobody says: games are long, and the net is judged by its
/// later self.
const HORIZON: u32 = 20;

/// Why a rollout came to nothing.
#[derive(Debug, thiserror::Error)]
pub enum WorkError {
    /// The engine does not play the game.
    #[error(transparent)]
    Engine(#[from] AnalystError),
    /// The position is none of the engine's.
    #[error(transparent)]
    Gate(#[from] GateError),
    /// The rollout was refused.
    #[error(transparent)]
    Rollout(#[from] RolloutError),
    /// The search was cancelled.
    #[error(transparent)]
    Search(#[from] SearchError),
    /// A play that the roll does not allow.
    #[error("{0} cannot be played here")]
    Play(String),
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
    /// How many.
    pub threads: usize,
    /// Whose bots.
    pub thinker: &'t Thinker,
    /// Set when nobody waits for the result any more.
    pub cancel: &'t AtomicBool,
}

impl Executor for Polite<'_> {
    fn run(&self, tasks: usize, task: &(dyn Fn(usize) + Sync)) {
        Threads(self.threads).run(tasks, &|number| {
            give_way(self.thinker, self.cancel);
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
    let legal = state.play_graph().map(|graph| graph.plays()).unwrap_or_default();
    if !wish.plays.is_empty() {
        let named = |name: &String| {
            let found = legal.iter().find(|legal| legal.play.to_string() == *name);
            found.cloned().ok_or_else(|| WorkError::Play(name.clone()))
        };
        return wish.plays.iter().map(named).collect();
    }
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
        let (searcher, cube, settings) = (engine.searcher(), self.spot.cube(), settings(wish));
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
            worth: Worth { probs: rolled.probs, points: 0.0 },
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
        let searcher = &engine.family(self.spot.rules())?;
        let subjects = self.ends();
        let mut sums: Vec<FamilyRolled> =
            Pieces::read(kept).filter(|kept| kept.len() == subjects.len()).unwrap_or_default();
        let piece = FamilyRollout {
            trials: PIECE,
            seed: wish.seed.into(),
            horizon: wish.horizon.or(Some(HORIZON)),
            without_luck: wish.variance_reduction,
        };
        let at = CubeMet::new(*self.spot.cube(), engine.searcher().met());
        let mut played = sums.first().map_or(0, |first| first.trials);
        while played < wish.trials {
            let piece = FamilyRollout { trials: PIECE.min(wish.trials - played), ..piece };
            let more = subjects.iter().map(|(_, after)| piece.run_from(played, searcher, after, player, run));
            let more = match more.collect::<Result<Vec<FamilyRolled>, SearchError>>() {
                Err(SearchError::Cancelled) if !sums.is_empty() => break,
                other => other?,
            };
            sums =
                if sums.is_empty() { more } else { sums.iter().zip(&more).map(|(a, b)| a.join(b)).collect() };
            played += piece.trials;
            tell(&self.pieces(&subjects, &sums, at));
        }
        if sums.is_empty() {
            return Err(SearchError::Cancelled.into());
        }
        let ended = if played < wish.trials { Ended::Cancelled } else { Ended::Complete };
        Ok((self.pieces(&subjects, &sums, at), ended))
    }

    /// Where the plays lead; without a roll, the position itself.
    fn ends(&self) -> Vec<(Option<&Play>, After)> {
        let (state, rules) = (self.spot.state(), self.spot.rules());
        let Phase::ToMove { dice, .. } = self.state.phase() else { return vec![(None, After::Next(state))] };
        let end =
            |legal: &LegalPlay| Landing { position: legal.position, again: legal.again, next: legal.next };
        self.plays.iter().map(|legal| (Some(&legal.play), state.after(rules, dice, &end(legal)))).collect()
    }

    fn pieces(&self, subjects: &[(Option<&Play>, After)], sums: &[FamilyRolled], at: CubeMet<'_>) -> Known {
        let best = sums.iter().copied().max_by(|a, b| a.points.mean.total_cmp(&b.points.mean));
        let top = best.map_or(0.0, |best| best.points.mean);
        let one = |((play, _), rolled): (&(Option<&Play>, After), &FamilyRolled)| {
            let joint = best.map_or(0.0, |best| best.points.se.hypot(rolled.points.se));
            let behind = top - rolled.points.mean;
            let numbers = Numbers {
                trials: rolled.trials,
                equity: rolled.points,
                cubeless: rolled.points.mean,
                worth: rolled.worth,
                jsd: if behind > 0.0 && joint > 0.0 { behind / joint } else { 0.0 },
                mwc: at.is_match().then(|| at.value(rolled.points.mean)),
                dropped: false,
            };
            let subject =
                if play.is_some() { wire::RolloutSubject::Play } else { wire::RolloutSubject::NoDouble };
            shown(subject, *play, &numbers, top)
        };
        let mut candidates: Vec<_> = subjects.iter().zip(sums).map(one).collect();
        candidates.sort_by(|a, b| b.equity.total_cmp(&a.equity));
        let played = sums.first().map_or(0, |first| first.trials);
        Known { candidates, double_pass: None, best: String::new(), played, state: Pieces::write(sums) }
    }
}

/// The numbers of one candidate.
struct Numbers {
    trials: u32,
    equity: Estimate,
    cubeless: f64,
    worth: Worth,
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
    let probs = &numbers.worth.probs;
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

/// How far a rollout in pieces has come, as it is kept.
#[derive(Serialize, Deserialize)]
struct Pieces {
    trials: u32,
    probs: [f32; 5],
    points: f32,
    points_se: [f64; 2],
    win_se: [f64; 2],
}

impl Pieces {
    fn write(sums: &[FamilyRolled]) -> Vec<u8> {
        let one = |rolled: &FamilyRolled| {
            let p = &rolled.worth.probs;
            Self {
                trials: rolled.trials,
                probs: [p.win, p.win_g, p.win_bg, p.lose_g, p.lose_bg],
                points: rolled.worth.points,
                points_se: [rolled.points.mean, rolled.points.se],
                win_se: [rolled.win.mean, rolled.win.se],
            }
        };
        serde_json::to_vec(&sums.iter().map(one).collect::<Vec<_>>()).unwrap_or_default()
    }

    fn read(bytes: &[u8]) -> Option<Vec<FamilyRolled>> {
        let kept: Vec<Self> = serde_json::from_slice(bytes).ok()?;
        let one = |kept: Self| {
            let [win, win_g, win_bg, lose_g, lose_bg] = kept.probs;
            let probs = pasch_engine::eval::Probs { win, win_g, win_bg, lose_g, lose_bg };
            let estimate = |[mean, se]: [f64; 2]| Estimate { mean, se };
            FamilyRolled {
                trials: kept.trials,
                worth: Worth { probs, points: kept.points },
                points: estimate(kept.points_se),
                win: estimate(kept.win_se),
            }
        };
        Some(kept.into_iter().map(one).collect())
    }
}
