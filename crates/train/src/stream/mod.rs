//! A stream: games, a little learning, and the running mean of the weights plays the next games, hundreds of times over.
//!
//! A **renewal** is one such turn. Some renewals make a **leg**. Between legs a run is nothing but one net in floats and
//! a counter, which is all that is kept: the net goes on from its own running mean, with labels and moments forgotten
//! and a rate that rises from nothing. These boundaries are part of the recipe, so a run that is killed anywhere, or
//! moved to another machine with its small state, ends with the same bytes as one that never stopped.

pub mod board;
pub mod family;
mod log;

use std::{
    collections::VecDeque,
    path::Path,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use pasch_engine::net::checksum;
use pasch_messages::message;

pub use log::{Log, Row};

pub use crate::plan::{Phase, PupilPlan, StreamPlan};

use crate::{
    progress::RunError,
    random,
    store::{Checkpoint, StoreError, write_atomically},
};

impl StreamPlan {
    /// Renewals of all phases.
    #[must_use]
    pub fn renewals(&self) -> u64 {
        self.phases.iter().map(|phase| phase.renewals).sum()
    }

    /// The phase of a renewal, and the rate in it.
    fn phase(&self, renewal: u64) -> Option<(&Phase, f32)> {
        let mut before = 0;
        for phase in &self.phases {
            if renewal < before + phase.renewals {
                let share = (renewal - before) as f32 / (phase.renewals - 1).max(1) as f32;
                return Some((phase, phase.rate * (phase.rate_end / phase.rate).powf(share)));
            }
            before += phase.renewals;
        }
        None
    }

    fn check(&self) -> Result<(), RunError> {
        let rates = self.phases.iter().flat_map(|phase| [phase.rate, phase.rate_end]);
        let fault = if self.leg == 0 || self.replay == 0 || self.batch == 0 || self.measure == 0 {
            message!("recipe-stream-parts")
        } else if self.mean_over.is_nan() || self.mean_over < 1.0 {
            message!("recipe-stream-mean")
        } else if rates.into_iter().any(|rate| rate.is_nan() || rate <= 0.0) {
            message!("recipe-stream-rates")
        } else {
            return Ok(());
        };
        Err(RunError::Recipe(fault))
    }
}

/// What learns in a stream.
pub trait Pupil: Sync {
    /// What it learns from.
    type Sample: Clone + Send + Sync;

    /// Makes these weights those of the player: it plays the games and makes the labels from now on.
    ///
    /// # Errors
    /// When the weights are no net any more.
    fn renew(&mut self, weights: &[f32]) -> Result<(), RunError>;

    /// Games of a part of a renewal.
    fn part(&self) -> u64;

    /// Plays games of a renewal, from the `first` up to but without `end`, and labels them. The same for the same
    /// weights of the player, phase and seed.
    ///
    /// # Errors
    /// When the phase asks for what cannot be.
    fn play(&self, phase: &Phase, seed: u64, first: u64, end: u64) -> Result<Vec<Self::Sample>, RunError>;

    /// The weights that learn.
    fn weights(&self) -> &[f32];

    /// Makes these the weights that learn, with nothing behind them.
    fn begin(&mut self, weights: &[f32]);

    /// A step on samples; the sum of the squared errors of their equities before it.
    fn step(&mut self, samples: &[Self::Sample], rate: f32) -> f64;

    /// Whether a position may be learned from: gates' positions may not.
    fn may_learn(&self, sample: &Self::Sample) -> bool;

    /// What the player is worth.
    ///
    /// # Errors
    /// When a player fails.
    fn measure(&self, games: u64, seed: u64) -> Result<log::Measured, RunError>;

    /// The player's net as a file.
    ///
    /// # Errors
    /// When the weights are no net any more.
    fn net(&self) -> Result<Stored, RunError>;

    /// Keeps of a leg's last samples what a later recipe may want.
    ///
    /// # Errors
    /// When files cannot be written.
    fn keep(&self, out: &Path, samples: &[Self::Sample]) -> Result<(), RunError>;
}

/// A net as it is stored.
#[derive(Clone, Debug)]
pub struct Stored {
    pub name: String,
    /// Widths from the inputs to the outputs.
    pub shape: String,
    /// What is in the file.
    pub bytes: Vec<u8>,
}

/// Where a stream stands at a boundary.
pub(crate) struct Made {
    pub renewals: u64,
    pub seconds: f64,
    pub net: Stored,
    pub measured: Option<Row>,
}

/// Where a stream's state lies in a folder.
pub const STATE: &str = "checkpoint.bin";
const LOG: &str = "log.toml";

/// A stream under way.
pub(crate) struct Course<'c> {
    pub plan: &'c StreamPlan,
    pub name: &'c str,
    pub seed: u64,
    pub out: &'c Path,
    /// Where its state is taken from when it is further than that in `out`.
    pub kept: &'c Path,
    /// Told after each renewal: done, all, since when, a note.
    pub tell: &'c mut dyn FnMut(u64, u64, u64, String) -> bool,
    /// Writes the card of a state before that is written.
    pub card: &'c dyn Fn(&Made) -> Result<(), RunError>,
}

impl Course<'_> {
    /// What a state must be of to go on: not the recipe's details, so that a recipe may be lengthened.
    fn id(&self, weights: usize) -> u64 {
        checksum(format!("stream 1 {} {} {weights}", self.name, self.seed).as_bytes())
    }

    /// Goes on from the state there is until all renewals are done, and answers where it stands then.
    pub fn run(&mut self, pupil: &mut impl Pupil) -> Result<Made, RunError> {
        self.plan.check()?;
        let started = Instant::now();
        let id = self.id(pupil.weights().len());
        let mut found: Option<(Checkpoint, &Path)> = None;
        for folder in [self.out, self.kept] {
            let state = Checkpoint::load(&folder.join(STATE), id)?;
            let further = |state: &Checkpoint| found.as_ref().is_none_or(|(best, _)| state.done > best.done);
            if let Some(state) = state.filter(further) {
                found = Some((state, folder));
            }
        }
        let (mut state, mut log) = match found {
            Some((state, folder)) => (state, Log::read(&folder.join(LOG))?),
            None => {
                let floats = pupil.weights().to_vec();
                (Checkpoint { recipe: id, floats, ..Checkpoint::default() }, Log::default())
            }
        };
        if state.floats.len() != pupil.weights().len() {
            let path = self.out.join(STATE);
            return Err(StoreError::Damaged { path, fault: message!("state-of-other-net") }.into());
        }
        // What was measured after the boundary is measured again.
        log.rows.retain(|row| row.renewals <= state.done);
        let (resumed, before) = (state.done, state.seconds);
        pupil.renew(&state.floats)?;
        let mut net = self.write(pupil)?;
        if log.rows.is_empty() && state.done == 0 {
            log.rows.push(Row::new(0, f64::NAN, pupil.measure(self.plan.games, self.seed)?));
        }
        (self.card)(&made(&state, &log, net.clone()))?;
        let all = self.plan.renewals();
        while state.done < all {
            // Counted from the first, so that a recipe that was lengthened has the legs it would have had.
            let end = ((state.done / self.plan.leg + 1) * self.plan.leg).min(all);
            let (error, samples) = self.leg(pupil, &mut state, end, resumed)?;
            pupil.renew(&state.floats)?;
            if (end / self.plan.leg).is_multiple_of(self.plan.measure) || end == all {
                log.rows.push(Row::new(end, error, pupil.measure(self.plan.games, self.seed)?));
            }
            state.seconds = before + started.elapsed().as_secs_f64();
            net = self.write(pupil)?;
            pupil.keep(self.out, &samples)?;
            write_atomically(&self.out.join(LOG), log.to_toml().as_bytes())?;
            write_atomically(&self.out.join("curve.svg"), log.draw(self.name).as_bytes())?;
            (self.card)(&made(&state, &log, net.clone()))?;
            state.save(&self.out.join(STATE))?;
        }
        Ok(made(&state, &log, net))
    }

    fn write(&self, pupil: &impl Pupil) -> Result<Stored, RunError> {
        let net = pupil.net()?;
        write_atomically(&self.out.join(&net.name), &net.bytes)?;
        Ok(net)
    }

    /// From one boundary to the next; the error over the last renewal and its samples.
    fn leg<P: Pupil>(
        &mut self,
        pupil: &mut P,
        state: &mut Checkpoint,
        end: u64,
        resumed: u64,
    ) -> Result<(f64, Vec<P::Sample>), RunError> {
        let mut mean = state.floats.clone();
        let mut pool: VecDeque<Vec<P::Sample>> = VecDeque::new();
        let (mut steps, mut error) = (0_u64, f64::NAN);
        pupil.begin(&mean);
        for renewal in state.done..end {
            let Some((phase, rate)) = self.plan.phase(renewal) else { break };
            pupil.renew(&mean)?;
            let seed = random::Stream::new(&[self.seed, renewal, 0x57E4]).bits();
            pool.push_back(self.play(pupil, phase, seed)?);
            while pool.len() > self.plan.replay {
                pool.pop_front();
            }
            let mut order: Vec<&P::Sample> = pool.iter().flatten().collect();
            random::Stream::new(&[seed, 0x5F]).shuffle(&mut order);
            let mut squared = 0.0;
            for batch in order.chunks(self.plan.batch) {
                let warm = ((steps + 1) as f32 / self.plan.warm_up.max(1) as f32).min(1.0);
                let batch: Vec<P::Sample> = batch.iter().map(|&sample| sample.clone()).collect();
                squared += pupil.step(&batch, rate * warm);
                let share = 1.0 / self.plan.mean_over;
                for (mean, weight) in mean.iter_mut().zip(pupil.weights()) {
                    *mean += share * (weight - *mean);
                }
                steps += 1;
            }
            error = (squared / order.len().max(1) as f64).sqrt();
            let note = message!(
                "run-stream",
                samples = order.len(),
                error = format!("{error:.4}"),
                rate = format!("{rate:.1e}")
            )
            .to_string();
            if !(self.tell)(renewal + 1, self.plan.renewals(), resumed, note) && renewal + 1 < end {
                return Err(RunError::Stopped);
            }
        }
        state.floats = mean;
        state.done = end;
        Ok((error, pool.pop_back().unwrap_or_default()))
    }

    /// The labels of a renewal, made on all cores.
    fn play<P: Pupil>(&self, pupil: &P, phase: &Phase, seed: u64) -> Result<Vec<P::Sample>, RunError> {
        let part = pupil.part().max(1);
        let parts = phase.games.div_ceil(part);
        let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let next = AtomicU64::new(0);
        let made = Mutex::new((0..parts).map(|_| None).collect::<Vec<_>>());
        std::thread::scope(|scope| {
            for _ in 0..threads.min(parts as usize) {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= parts {
                            break;
                        }
                        let end = ((number + 1) * part).min(phase.games);
                        let samples = pupil.play(phase, seed, number * part, end);
                        let mut made = made.lock().unwrap_or_else(PoisonError::into_inner);
                        made[number as usize] = Some(samples);
                    }
                });
            }
        });
        let made = made.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut samples = Vec::new();
        for part in made.into_iter().flatten() {
            samples.extend(part?.into_iter().filter(|sample| pupil.may_learn(sample)));
        }
        if samples.is_empty() {
            return Err(RunError::Recipe(message!("recipe-nothing-learned", games = phase.games)));
        }
        Ok(samples)
    }
}

fn made(state: &Checkpoint, log: &Log, net: Stored) -> Made {
    Made { renewals: state.done, seconds: state.seconds, net, measured: log.rows.last().copied() }
}
