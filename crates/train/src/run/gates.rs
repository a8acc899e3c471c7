//! The sets by which nets are judged: found and rolled out, some positions at a time.

use std::{collections::BTreeMap, fs, sync::Arc};

use pasch_engine::{
    bearoff::Bearoff,
    met::Met,
    net::checksum,
    search::{Searcher, Width, Widths},
};
use pasch_messages::message;

use super::{Run, RunError, TeacherFiles, evaluator};
use crate::{
    gates::{self, Contest, GatesPlan, Log},
    labels::Teacher,
    manifest::Manifest,
    player::Static,
    recipe::JudgedBy,
    store::{StoreError, write_atomically},
    validation::Validation,
    values::{Values, ValuesPlan},
};

/// Replies that the fast net leaves to the main net within a search.
const KEEP: Widths = Widths::both(Width::keep(2));

impl Run<'_, '_> {
    /// Finds and rolls out decisions, some at a time, and puts them together in `validation.bin`.
    pub(super) fn validation(&mut self, plan: &JudgedBy) -> Result<Manifest, RunError> {
        const SHARD: u64 = 16;
        let files = self.teacher_files(&plan.teacher)?;
        let player = Static(evaluator(&self.net(&plan.player)?, &files.race)?);
        let (mut judges, mut nets) = (vec![searcher(&files)?], files.ids());
        for also in &plan.also {
            let files = self.teacher_files(also)?;
            judges.push(searcher(&files)?);
            nets.extend(files.ids());
        }
        let total = plan.plan.total();
        let shards = total.div_ceil(SHARD);
        let id = checksum(format!("{:016x} {nets:?}", self.recipe.id()).as_bytes());
        let folder = self.out.join(format!("decisions-{id:016x}"));
        fs::create_dir_all(&folder).map_err(StoreError::io(&folder))?;
        let path = |shard: u64| folder.join(format!("{shard:04}.bin"));
        let read = |shard: u64| fs::read(path(shard)).ok().and_then(|bytes| Validation::from_bytes(&bytes));
        let missing: Vec<u64> = (0..shards).filter(|&shard| read(shard).is_none()).collect();
        let seed = self.recipe.seed;
        self.in_shards("decisions", shards, &missing, |shard| {
            let mut decisions = Vec::new();
            for number in shard * SHARD..((shard + 1) * SHARD).min(total) {
                let found = plan.plan.decision(&player, &judges, seed, number);
                decisions.extend(found.map_err(RunError::refused)?);
            }
            let set = Validation::new(decisions);
            write_atomically(&path(shard), &set.to_bytes())?;
            Ok(message!("run-decisions", count = set.decisions.len()).to_string())
        })?;
        let set = Validation::new((0..shards).filter_map(read).flat_map(|set| set.decisions).collect());
        write_atomically(&self.out.join("validation.bin"), &set.to_bytes())?;
        let figures = BTreeMap::from([
            ("decisions", set.decisions.len() as f64),
            ("plays", set.decisions.iter().map(|decision| decision.plays.len()).sum::<usize>() as f64),
        ]);
        let seconds = self.started.elapsed().as_secs_f64();
        self.finish(seconds, &[], Vec::new(), figures)
    }

    /// Finds and rolls out positions of all themes, some at a time, and puts them together in `values.bin`.
    pub(super) fn values(&mut self, plan: &ValuesPlan) -> Result<Manifest, RunError> {
        const SHARD: u64 = 16;
        let files = self.teacher_files(&plan.teacher)?;
        let player = Static(files.judge()?);
        let searcher = searcher(&files)?;
        let shards = plan.total().div_ceil(SHARD);
        let id = checksum(format!("{:016x} {:?}", self.recipe.id(), files.ids()).as_bytes());
        let folder = self.out.join(format!("positions-{id:016x}"));
        fs::create_dir_all(&folder).map_err(StoreError::io(&folder))?;
        let path = |shard: u64| folder.join(format!("{shard:04}.bin"));
        let read = |shard: u64| fs::read(path(shard)).ok().and_then(|bytes| Values::from_bytes(&bytes));
        let missing: Vec<u64> = (0..shards).filter(|&shard| read(shard).is_none()).collect();
        let seed = self.recipe.seed;
        self.in_shards("positions", shards, &missing, |shard| {
            let mut values = Vec::new();
            for number in shard * SHARD..((shard + 1) * SHARD).min(plan.total()) {
                let found = plan.value(&player, &searcher, seed, number);
                values.extend(found.map_err(RunError::refused)?);
            }
            let set = Values::new(values);
            write_atomically(&path(shard), &set.to_bytes())?;
            Ok(message!("run-positions", count = set.values.len()).to_string())
        })?;
        let set = Values::new((0..shards).filter_map(read).flat_map(|set| set.values).collect());
        write_atomically(&self.out.join("values.bin"), &set.to_bytes())?;
        let noise = set.values.iter().map(|value| f64::from(value.se).powi(2)).sum::<f64>();
        let figures = BTreeMap::from([
            ("positions", set.values.len() as f64),
            ("trials", f64::from(plan.trials)),
            ("rms_standard_error", (noise / set.values.len().max(1) as f64).sqrt()),
        ]);
        let seconds = self.started.elapsed().as_secs_f64();
        self.finish(seconds, &[], Vec::new(), figures)
    }

    /// Judges a candidate beside the champion; the verdicts so far are those of this folder or of the nets'.
    pub(super) fn gates(&mut self, plan: &GatesPlan) -> Result<Manifest, RunError> {
        let files = [self.teacher_files(&plan.champion)?, self.teacher_files(&plan.candidate)?];
        let name = plan
            .candidate
            .unlike(&plan.champion)
            .ok_or_else(|| RunError::Recipe(message!("recipe-same-nets")))?;
        let glance = |files: &TeacherFiles| if plan.fast { files.quick() } else { files.judge() };
        let (champion, candidate) = (glance(&files[0])?, glance(&files[1])?);
        let luck = Teacher::new(files[0].quick()?, files[0].judge()?, 4, None);
        let contest = Contest {
            players: [&champion, &candidate],
            ids: [champion.id(), candidate.id()],
            name,
            luck: &luck,
            games: plan.games,
            seed: self.recipe.seed,
        };
        self.tell("gates", 0, 1, 0, format!("{} games", plan.games));
        let (verdict, report) = contest.judge(Values::builtin(), Validation::builtin())?;
        let path = self.out.join(gates::LOG);
        let mut log = match Log::read(&path)? {
            Some(log) => log,
            None => Log::read(&self.nets.join(gates::LOG))?.unwrap_or_default(),
        };
        log.add(verdict.clone());
        write_atomically(&path, log.to_toml().as_bytes())?;
        write_atomically(&self.out.join("curve.svg"), log.draw().as_bytes())?;
        write_atomically(&self.out.join("report.md"), report.as_bytes())?;
        let figures = BTreeMap::from([
            ("passed", f64::from(u8::from(verdict.passed))),
            ("values_gain", verdict.values.gain[0]),
            ("decisions_gain_millipoints", verdict.decisions.gain[0]),
            ("games_gain", verdict.games.gain[0]),
        ]);
        let seconds = self.started.elapsed().as_secs_f64();
        let manifest = self.finish(seconds, &[], Vec::new(), figures)?;
        Ok(Manifest { report: Some(report), ..manifest })
    }
}

/// Rolls out with these nets, and races by the bear-off database.
fn searcher(files: &TeacherFiles) -> Result<Searcher, RunError> {
    let made = Bearoff::generate(6, 15, &mut |_| true);
    let bearoff = made.map_err(RunError::refused)?;
    let searcher = Searcher::new(Arc::new(files.judge()?), Arc::new(Met::kazaross_xg2()));
    Ok(searcher.with_pruner(Arc::new(files.quick()?), KEEP).with_bearoff(Arc::new(bearoff)))
}
