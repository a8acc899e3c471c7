//! A run: a net for one game, from random weights on, as long as one likes.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use pasch_engine::family::{FamilyNet, FamilyNetError, encode::Encoding};
use pasch_engine::net::checksum;
use pasch_messages::{Describe, message};
use pasch_provenance::commit;
use pasch_rules::{Rules, VariantId};

use super::arena::{Bot, arena};
use super::learner::{Learner, Room};
use super::past;
use super::selfplay::{Explore, Seen, game};
use crate::curve;
use crate::random::Stream;
use crate::store::{Checkpoint, Point, StoreError, write_atomically};

/// What a run does. Everything but the number of games makes it what it is: a run can always go on to more games, and is
/// then the same as if it had been asked for them at first.
#[derive(Clone, Debug, PartialEq)]
pub struct FamilyPlan {
    pub variant: VariantId,
    /// Seed of all chance in the run.
    pub seed: u64,
    pub hidden: usize,
    /// Rate of learning over the first [`FamilyPlan::hold`] games; then it falls with the square root of the games.
    pub rate: f32,
    /// Games at the first rate.
    pub hold: u64,
    pub explore: Explore,
}

/// Games between two averages; the unit of everything a run counts.
pub const ROUND: u64 = 50;
const CHECKPOINT: Duration = Duration::from_secs(60);
/// Games for a point of the curve.
const MEASURED: u64 = 400;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Until {
    /// When so many games have been played in all, earlier runs included.
    Games(u64),
    /// When this run has taken so long.
    Time(Duration),
}

/// Why a run stopped early.
#[derive(Debug, Describe, thiserror::Error)]
#[describe("family-error")]
pub enum FamilyError {
    /// The caller said stop. The run can go on from its folder.
    Stopped,
    #[describe(transparent)]
    Store(#[from] StoreError),
    /// Learning went astray, or a net that was kept is damaged.
    #[describe(transparent)]
    Net(#[from] FamilyNetError),
}

/// Where a run stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Stand {
    /// Games played, earlier runs included.
    pub games: u64,
    /// What was seen since the last word.
    pub seen: Seen,
    /// Points a game against random play and against the heuristic when last measured.
    pub measured: Option<[f64; 2]>,
}

/// What a run made.
#[derive(Clone, Debug, PartialEq)]
pub struct Made {
    pub net: FamilyNet,
    /// Games it has learned from.
    pub games: u64,
    /// Seconds all runs took.
    pub seconds: f64,
    /// Its card, as it lies beside the net.
    pub card: String,
}

impl FamilyPlan {
    /// The plan by which the delivered net of a game is made.
    #[must_use]
    pub fn of(variant: VariantId) -> Self {
        let explore = Explore { starts: 0.3, wander: 0.2, random: 0.05 };
        Self { variant, seed: 1, hidden: 128, rate: 0.02, hold: 20_000, explore }
    }

    /// The rate after so many games.
    #[must_use]
    pub fn rate_at(&self, games: u64) -> f32 {
        let hold = self.hold.max(1);
        self.rate * (hold as f32 / games.max(hold) as f32).sqrt()
    }

    fn id(&self) -> u64 {
        let rules = Rules::standard(self.variant);
        checksum(format!("family 1 {self:?} {:x}", Encoding::of(&rules).id()).as_bytes())
    }

    fn command(&self, games: u64) -> String {
        let mut command = format!("pasch-lab train family --variant {} --games {games}", self.variant);
        let usual = Self::of(self.variant);
        if self.seed != usual.seed {
            command += &format!(" --seed {}", self.seed);
        }
        if self.hidden != usual.hidden {
            command += &format!(" --hidden {}", self.hidden);
        }
        command
    }
}

/// Games after which the net is measured: 1, 2 and 5 times the powers of ten from a thousand on.
fn is_measured(games: u64) -> bool {
    let mut part = games;
    while part >= 10 && part.is_multiple_of(10) {
        part /= 10;
    }
    games >= 1000 && matches!(part, 1 | 2 | 5)
}

/// Trains a net in the folder `out`, going on from the checkpoint there. `watch` is told several times a minute and
/// answers whether to go on. Afterwards `out` holds the net, its card, its curve, the
/// checkpoint, and the net as it was whenever it was measured (`after-*.net`).
///
/// # Errors
/// When files fail, learning goes astray, or `watch` says stop.
pub fn run(
    plan: &FamilyPlan,
    until: Until,
    out: &Path,
    watch: &mut dyn FnMut(&Stand) -> bool,
) -> Result<Made, FamilyError> {
    let started = Instant::now();
    fs::create_dir_all(out).map_err(StoreError::io(out))?;
    let rules = Rules::standard(plan.variant);
    let path = out.join("checkpoint.bin");
    let mut learner = Learner::random(&rules, plan.hidden, &mut Stream::new(&[plan.seed, 0xFA0]));
    let mut state = Checkpoint { recipe: plan.id(), ..Checkpoint::default() };
    if let Some(found) = Checkpoint::load(&path, plan.id())? {
        if !learner.restore(&found.floats, found.done / ROUND) {
            return Err(StoreError::Damaged { path, fault: message!("checkpoint-of-other-net") }.into());
        }
        state = found;
    }
    let before = state.seconds;
    let (mut room, mut seen) = (Room::default(), Seen::default());
    let (mut saved, mut told) = (Instant::now(), Instant::now());
    let done = |state: &Checkpoint| match until {
        Until::Games(games) => state.done >= games,
        Until::Time(limit) => started.elapsed() >= limit,
    };
    while !done(&state) {
        for number in state.done..state.done + ROUND {
            let mut stream = Stream::new(&[plan.seed, number, 0xFA1]);
            let rate = plan.rate_at(number);
            let one = game(&mut learner, &rules, &plan.explore, rate, &mut room, &mut stream);
            seen.games += one.games;
            seen.rolls += one.rolls;
            seen.big += one.big;
        }
        state.done += ROUND;
        learner.average();
        if is_measured(state.done) {
            let net = learner.to_net(plan.variant)?;
            write_atomically(&out.join(past::file(state.done)), &net.to_bytes())?;
            for bot in [Bot::Random, Bot::Heuristic] {
                let score = arena(&rules, [Bot::Net(&net), bot], MEASURED, plan.seed);
                state.curve.push(Point { done: state.done as f64, value: score.points_per_game });
            }
        }
        let mut go_on = true;
        if told.elapsed() > Duration::from_secs(2) {
            let measured = state.curve.rchunks_exact(2).next().map(|pair| [pair[0].value, pair[1].value]);
            go_on = watch(&Stand { games: state.done, seen, measured });
            (told, seen) = (Instant::now(), Seen::default());
        }
        if saved.elapsed() > CHECKPOINT || !go_on || done(&state) {
            state.floats = learner.floats();
            state.seconds = before + started.elapsed().as_secs_f64();
            state.save(&path)?;
            saved = Instant::now();
        }
        if !go_on {
            return Err(FamilyError::Stopped);
        }
    }
    finish(plan, &learner, &state, out)
}

fn finish(plan: &FamilyPlan, learner: &Learner, state: &Checkpoint, out: &Path) -> Result<Made, FamilyError> {
    let net = learner.to_net(plan.variant)?;
    let bytes = net.to_bytes();
    let name = format!("{}.net", plan.variant);
    write_atomically(&out.join(&name), &bytes)?;
    let column =
        |which: usize| -> Vec<Point> { state.curve.iter().skip(which).step_by(2).copied().collect() };
    let title = message!("curve-family", game = plan.variant.spec().name);
    let axes = [message!("curve-games"), message!("curve-points")];
    let svg = curve::draw(&title.to_string(), &axes, &column(1));
    write_atomically(&out.join("curve.svg"), svg.as_bytes())?;
    let mut figures = BTreeMap::new();
    for (which, against) in ["random", "heuristic"].into_iter().enumerate() {
        for point in column(which) {
            figures.insert(format!("against_{against}_after_{:09}", point.done as u64), point.value);
        }
    }
    let quoted = |text: &str| toml::Value::from(text).to_string();
    let mut card = format!(
        "variant = {}\nfile = {}\nshape = {}\nchecksum = \"{:016x}\"\ncommit = {}\ncommand = {}\nseed = {}\ngames = {}\n\
         seconds = {:.0}\n\n# Points a game over {MEASURED} games, by games learned from.\n[figures]\n",
        quoted(plan.variant.as_str()),
        quoted(&name),
        quoted(&net.shape()),
        checksum(&bytes),
        quoted(commit()),
        quoted(&plan.command(state.done)),
        plan.seed,
        state.done,
        state.seconds,
    );
    for (name, value) in figures {
        card += &format!("{name} = {}\n", toml::Value::from(value));
    }
    card += &format!(
        "\n# What earlier nets of the run win against this one, by games learned from: points a game over {MEASURED} \
         games, and ±95 %.\n[past]\n"
    );
    for (games, earlier) in past::kept(out)?.into_iter().filter(|(games, _)| *games < state.done) {
        let score =
            arena(&Rules::standard(plan.variant), [Bot::Net(&earlier), Bot::Net(&net)], MEASURED, plan.seed);
        card += &past::line(games, &score);
    }
    write_atomically(&out.join(format!("{}.toml", plan.variant)), card.as_bytes())?;
    Ok(Made { net, games: state.done, seconds: state.seconds, card })
}
