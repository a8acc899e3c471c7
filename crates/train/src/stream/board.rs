//! Backgammon's nets in a stream: labels one roll deep, corrected along each game.

use std::{path::Path, sync::Arc};

use pasch_engine::{
    bearoff::Bearoff,
    eval::{Evaluator, NetEvaluator},
    net::{Net, NetFile},
};
use pasch_messages::{Arg, message};

use super::{Phase, Pupil, Stored, log::Measured};
pub use crate::plan::{BoardPlan, Role};

use crate::{
    adam::Adam,
    arena::arena_without_luck,
    deep::Deep,
    labels::{Label, LabelPlan, Teacher, save_shard},
    player::Static,
    progress::RunError,
    store::StoreError,
    validation::Validation,
    values::{Values, is_free},
};

/// Four nets, made ready.
#[derive(Clone)]
struct Four {
    fast: Arc<Net>,
    contact: Arc<Net>,
    race: Arc<Net>,
    late: Option<Arc<Net>>,
}

impl Four {
    fn with(&self, role: Role, net: Arc<Net>) -> Self {
        let mut four = self.clone();
        match role {
            Role::Contact => four.contact = net,
            Role::Late => four.late = Some(net),
            Role::Race => four.race = net,
            Role::Fast => four.fast = net,
        }
        four
    }

    fn quick(&self) -> Result<NetEvaluator, RunError> {
        NetEvaluator::new(Arc::clone(&self.fast), Arc::clone(&self.race)).map_err(wrong_kind)
    }

    fn judge(&self) -> Result<NetEvaluator, RunError> {
        let judge =
            NetEvaluator::new(Arc::clone(&self.contact), Arc::clone(&self.race)).map_err(wrong_kind)?;
        match &self.late {
            None => Ok(judge),
            Some(late) => judge.with_late(Arc::clone(late)).map_err(wrong_kind),
        }
    }
}

fn wrong_kind(error: impl std::fmt::Display) -> RunError {
    RunError::refused(error)
}

/// One of backgammon's nets while it learns.
pub struct BoardPupil {
    plan: BoardPlan,
    adam: Adam,
    first: Four,
    now: Four,
    file: NetFile,
    teacher: Teacher,
    bearoff: Option<Arc<Bearoff>>,
}

impl BoardPupil {
    /// The net of the plan's role, to go on from.
    ///
    /// # Errors
    /// When a net cannot be read or is of another kind, or there is none of the role.
    pub fn new(plan: &BoardPlan, read: impl Fn(&str) -> Result<NetFile, RunError>) -> Result<Self, RunError> {
        let names = &plan.teacher;
        let [fast, contact, race] = [&names.fast, &names.contact, &names.race].map(|name| read(name));
        let (fast, contact, race) = (fast?, contact?, race?);
        let late = names.late.as_ref().map(|name| read(name)).transpose()?;
        let file = match plan.net {
            Role::Contact => contact.clone(),
            Role::Race => race.clone(),
            Role::Fast => fast.clone(),
            Role::Late => late.clone().ok_or_else(|| RunError::Recipe(message!("recipe-no-late-net")))?,
        };
        let ready = |file: &NetFile| Arc::new(Net::new(file));
        let first = Four {
            fast: ready(&fast),
            contact: ready(&contact),
            race: ready(&race),
            late: late.as_ref().map(ready),
        };
        let bearoff = match plan.bearoff_points {
            0 => None,
            points => {
                let made = Bearoff::generate(usize::from(points), 15, &mut |_| true);
                Some(Arc::new(made.map_err(RunError::refused)?))
            }
        };
        let teacher = Teacher::new(first.quick()?, first.judge()?, plan.keep, bearoff.clone());
        let adam = Adam::new(Deep::from_file(&file));
        Ok(Self { plan: plan.clone(), adam, now: first.clone(), first, file, teacher, bearoff })
    }

    fn teacher(&self, four: &Four) -> Result<Teacher, RunError> {
        Ok(Teacher::new(four.quick()?, four.judge()?, self.plan.keep, self.bearoff.clone()))
    }

    /// Who plays at a glance when this net is asked.
    fn glance(&self, four: &Four) -> Result<NetEvaluator, RunError> {
        if self.plan.net == Role::Fast { four.quick() } else { four.judge() }
    }
}

impl Pupil for BoardPupil {
    type Sample = Label;

    fn renew(&mut self, weights: &[f32]) -> Result<(), RunError> {
        let mut deep = self.adam.deep.clone();
        deep.weights_mut().copy_from_slice(weights);
        // Through its bytes, as it would be stored: they refuse weights that are no numbers.
        let bytes = deep.to_file(self.plan.net.kind()).to_bytes();
        let astray = |error| RunError::Recipe(message!("recipe-astray", error = Arg::text(&error)));
        self.file = NetFile::from_bytes(&bytes).map_err(astray)?;
        self.now = self.first.with(self.plan.net, Arc::new(Net::new(&self.file)));
        self.teacher = self.teacher(&self.now)?;
        Ok(())
    }

    fn part(&self) -> u64 {
        64
    }

    fn play(&self, phase: &Phase, seed: u64, first: u64, end: u64) -> Result<Vec<Label>, RunError> {
        let Some(starts) = &phase.starts else {
            return Err(RunError::Recipe(message!("recipe-no-starts")));
        };
        let plan = LabelPlan {
            games: phase.games,
            keep: self.plan.keep,
            noisy_games: self.plan.noisy_games,
            noise: self.plan.noise,
            starts: starts.clone(),
            lambda: phase.lambda,
            bearoff_points: self.plan.bearoff_points,
            late_too: self.plan.net == Role::Fast,
            mined: Vec::new(),
        };
        Ok(plan.played(&self.teacher, self.plan.net.kind(), seed, first..end))
    }

    fn weights(&self) -> &[f32] {
        self.adam.deep.weights()
    }

    fn begin(&mut self, weights: &[f32]) {
        self.adam.deep.weights_mut().copy_from_slice(weights);
        self.adam.forget();
    }

    fn step(&mut self, samples: &[Label], rate: f32) -> f64 {
        self.adam.step(samples, rate).squared
    }

    fn may_learn(&self, sample: &Label) -> bool {
        is_free(sample.key)
    }

    fn measure(&self, games: u64, seed: u64) -> Result<Measured, RunError> {
        let (now, before) = (self.glance(&self.now)?, self.glance(&self.first)?);
        let set = Validation::builtin();
        let decisions = set.verdicts(&set.losses(&now as &dyn Evaluator))[3];
        let values = Values::builtin();
        let spread = values.spread(&values.errors(&now), |_| true);
        let luck = self.teacher(&self.first)?;
        let (_, score) = arena_without_luck(&Static(now), &Static(before), games, seed, &luck)?;
        Ok(Measured {
            values: Some(spread.rms),
            decisions: Some([decisions.loss, 1.96 * decisions.se]),
            games: [score.points_per_game, score.interval],
        })
    }

    fn net(&self) -> Result<Stored, RunError> {
        let name = self.plan.net.file().to_owned();
        Ok(Stored { name, shape: self.file.shape(), bytes: self.file.to_bytes() })
    }

    /// The positions on which the net is settled.
    fn keep(&self, out: &Path, samples: &[Label]) -> Result<(), RunError> {
        let folder = out.join("labels");
        std::fs::create_dir_all(&folder).map_err(StoreError::io(&folder))?;
        Ok(save_shard(&folder, 0, 0, samples)?)
    }
}
