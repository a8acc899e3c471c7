//! Rounds without a hand on them: each is judged by rolled-out decisions and by play, and promoted or rejected.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use pasch_engine::{eval::NetEvaluator, net::NetFile};
use pasch_messages::message;
use serde::{Deserialize, Serialize};

pub use crate::plan::{CampaignPlan, JudgePlan};

use super::run;
use crate::{
    arena::arena_without_luck,
    curve,
    labels::Teacher,
    player::Static,
    progress::{Progress, RunError, Watch},
    recipe::{BackupPlan, Kind, Recipe, Stage, TeacherPlan},
    store::{Point, StoreError, write_atomically},
    validation::{Validation, mean},
};

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// Its number, from 1.
    pub number: u64,
    /// Mean loss on the rolled-out decisions in millipoints: of the champion, of the new net.
    pub loss: [f64; 2],
    /// Standard error of the difference between the two.
    pub loss_se: f64,
    /// Points a game against the champion, luck taken out, and half the 95 % interval.
    pub points: [f64; 2],
    /// Whether it became the champion.
    pub promoted: bool,
}

#[derive(Default, Deserialize, Serialize)]
struct Log {
    #[serde(default)]
    round: Vec<Round>,
}

/// Where the log of the rounds lies.
#[must_use]
pub fn log_path(out: &Path) -> PathBuf {
    out.join("rounds.toml")
}

/// The rounds finished so far in a campaign's folder.
///
/// # Errors
/// When the log cannot be read or is damaged.
pub fn rounds(out: &Path) -> Result<Vec<Round>, RunError> {
    let path = log_path(out);
    let text = match fs::read_to_string(&path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        other => other.map_err(StoreError::io(&path))?,
    };
    let log: Log = toml::from_str(&text)
        .map_err(|_| StoreError::Damaged { path, fault: message!("rounds-unreadable") })?;
    Ok(log.round)
}

/// The name of the champion's file after some rounds: relative to the folder of nets or the campaign's.
fn champion(plan: &CampaignPlan, rounds: &[Round]) -> String {
    let last = rounds.iter().rev().find(|round| round.promoted);
    last.map_or_else(|| plan.teacher.contact.clone(), |round| format!("{}/contact.net", folder(round.number)))
}

fn folder(number: u64) -> String {
    format!("round-{number:03}")
}

/// The recipe of a round: what `pasch-lab train` would be given to do it by hand.
#[must_use]
pub fn recipe_of(plan: &CampaignPlan, seed: u64, rounds: &[Round]) -> Recipe {
    let number = rounds.len() as u64 + 1;
    let champion = champion(plan, rounds);
    let earlier = number.saturating_sub(plan.replay).max(1)..number;
    Recipe {
        name: folder(number),
        about: format!("Round {number} of a campaign."),
        seed: seed.wrapping_add(number),
        stage: Stage::Backup(Box::new(BackupPlan {
            kind: Kind::Contact,
            teacher: TeacherPlan { contact: champion.clone(), ..plan.teacher.clone() },
            start: Some(champion),
            more_labels: earlier.map(|n| format!("../{}/labels", folder(n))).collect(),
            labels: plan.labels.clone(),
            fit: plan.fit.clone(),
        })),
    }
}

/// Goes on with a campaign in its folder until all rounds are done or `watch` says stop. Nets are looked for in `nets`.
/// The champion is the last promoted round's `contact.net`; `rounds.toml` tells the story, `curve.svg` draws it.
///
/// # Errors
/// When files fail, a net is none, or `watch` says stop.
pub fn campaign(
    plan: &CampaignPlan,
    seed: u64,
    nets: &Path,
    out: &Path,
    watch: &mut Watch<'_>,
) -> Result<Vec<Round>, RunError> {
    fs::create_dir_all(out).map_err(StoreError::io(out))?;
    let mut rounds = rounds(out)?;
    let load = |name: &str| -> Result<NetFile, RunError> {
        let path = if nets.join(name).is_file() { nets.join(name) } else { out.join(name) };
        let bytes = fs::read(&path).map_err(StoreError::io(&path))?;
        NetFile::from_bytes(&bytes).map_err(|source| RunError::Net { path, source })
    };
    let (fast, race) = (load(&plan.teacher.fast)?, load(&plan.teacher.race)?);
    let evaluator = |contact: &NetFile| NetEvaluator::from_files(contact, &race).map_err(RunError::refused);
    let set = Validation::builtin();
    while (rounds.len() as u64) < plan.rounds {
        let recipe = recipe_of(plan, seed, &rounds);
        let number = rounds.len() as u64 + 1;
        let place = out.join(&recipe.name);
        run(&recipe, nets, &place, watch)?;
        let old = evaluator(&load(&champion(plan, &rounds))?)?;
        let new = evaluator(&load(&format!("{}/contact.net", recipe.name))?)?;
        let losses = [set.losses(&old), set.losses(&new)];
        let differences: Vec<f64> =
            losses[0].iter().zip(&losses[1]).map(|(old, new)| 1000.0 * f64::from(new - old)).collect();
        let difference = mean(&differences);
        let teacher = Teacher::new(evaluator(&fast)?, new.clone(), plan.labels.keep, None);
        // In parts, so that someone can say stop.
        let judge = &plan.judge;
        let (_, points) =
            arena_without_luck(&Static(new), &Static(old), judge.games, seed ^ number, &teacher)?;
        let loss = losses.map(|losses| set.verdicts(&losses)[3].loss);
        let promoted =
            difference.loss <= judge.worse * difference.se && points.points_per_game >= judge.points;
        rounds.push(Round {
            number,
            loss,
            loss_se: difference.se,
            points: [points.points_per_game, points.interval],
            promoted,
        });
        let log = toml::to_string(&Log { round: rounds.clone() }).unwrap_or_default();
        let text = format!("# Champion: {}\n\n{log}", champion(plan, &rounds));
        write_atomically(&log_path(out), text.as_bytes())?;
        let points = story(&rounds);
        let (title, axes) =
            (message!("curve-campaign"), [message!("curve-rounds"), message!("curve-champion")]);
        let svg = curve::draw(&title.to_string(), &axes, &points);
        write_atomically(&out.join("curve.svg"), svg.as_bytes())?;
        let verdict = if promoted { "promoted" } else { "rejected" };
        let note = format!("round {number} {verdict}");
        let done = Progress { stage: "rounds", done: number, total: plan.rounds, seconds_left: 0.0, note };
        if !watch(&done) && number < plan.rounds {
            return Err(RunError::Stopped);
        }
    }
    Ok(rounds)
}

/// The champion's loss after each round.
fn story(rounds: &[Round]) -> Vec<Point> {
    let mut points: Vec<Point> =
        rounds.first().map(|round| Point { done: 0.0, value: round.loss[0] }).into_iter().collect();
    for round in rounds {
        points.push(Point { done: round.number as f64, value: round.loss[usize::from(round.promoted)] });
    }
    points
}

/// The figures of a campaign for its card.
#[must_use]
pub fn figures(rounds: &[Round]) -> BTreeMap<&'static str, f64> {
    let promoted = rounds.iter().filter(|round| round.promoted).count();
    BTreeMap::from([("rounds", rounds.len() as f64), ("promoted", promoted as f64)])
}
