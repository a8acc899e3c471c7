//! A run from a recipe: resumable, the same bytes every time.

pub mod campaign;
mod gates;
mod stream;

use std::{
    collections::BTreeMap,
    fs,
    path::Path,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use pasch_engine::{
    bearoff::Bearoff,
    eval::NetEvaluator,
    net::{Net, NetFile, NetKind},
    standard::Board,
};
use pasch_messages::{Arg, message};

pub use crate::progress::{Progress, RunError, Watch};

use crate::{
    arena::arena,
    curve,
    deep::Deep,
    fit::Fit,
    labels::{Label, Teacher, load_shard, save_shard, shard_path},
    linear::Linear,
    manifest::Manifest,
    player::Static,
    recipe::{BackupPlan, Recipe, SettlePlan, Stage, TeacherPlan},
    store::{Checkpoint, Point, StoreError, write_atomically},
    td::{Pair, TdFigures, TdPlan},
    values::is_free,
};

const CHECKPOINT: Duration = Duration::from_secs(120);
/// One shard in this many is kept for validation.
const HELD_OUT: u64 = 50;

struct Run<'r, 'w> {
    recipe: &'r Recipe,
    nets: &'r Path,
    out: &'r Path,
    watch: &'r mut Watch<'w>,
    started: Instant,
    /// Names and checksums of the nets the run has read.
    parents: Mutex<BTreeMap<String, u64>>,
}

/// Carries out a recipe. Net files it names are looked for in `nets`, then in the folder that holds `out`, where earlier
/// runs lie (`contact-5/contact.net`); everything it makes goes to `out`, which is created: `*.net` (or `linear.toml`), `manifest.toml`, `curve.svg`, labels and the checkpoint. A run that was
/// stopped or killed goes on where it was and ends with the same files.
///
/// # Errors
/// When files fail, the recipe asks for what cannot be, or `watch` says stop.
pub fn run(recipe: &Recipe, nets: &Path, out: &Path, watch: &mut Watch<'_>) -> Result<Manifest, RunError> {
    fs::create_dir_all(out).map_err(StoreError::io(out))?;
    let mut run = Run { recipe, nets, out, watch, started: Instant::now(), parents: Mutex::default() };
    match &recipe.stage {
        Stage::Linear(plan) => {
            let linear = Linear::train(plan, recipe.seed, |games| {
                if games % 10_000 == 0 {
                    run.tell("self-play", games, plan.games, 0, String::new());
                }
            });
            write_atomically(&out.join("linear.toml"), linear.to_toml().as_bytes())?;
            run.finish(0.0, &[], Vec::new(), BTreeMap::from([("games", plan.games as f64)]))
        }
        Stage::Td(plan) => run.self_play(plan),
        Stage::Backup(plan) => run.backup(plan),
        Stage::Stream(plan) => run.stream(plan),
        Stage::Settle(plan) => run.settle(plan),
        Stage::Campaign(plan) => {
            let rounds = campaign::campaign(plan, recipe.seed, nets, out, run.watch)?;
            run.finish(0.0, &[], Vec::new(), campaign::figures(&rounds))
        }
        Stage::Validation(plan) => run.validation(plan),
        Stage::Values(plan) => run.values(plan),
        Stage::Gates(plan) => run.gates(plan),
    }
}

impl Run<'_, '_> {
    /// Tells the caller; `from` is what was done before this run began.
    fn tell(&mut self, stage: &'static str, done: u64, total: u64, from: u64, note: String) -> bool {
        let speed = (done - from) as f64 / self.started.elapsed().as_secs_f64().max(1e-3);
        let seconds_left = (total - done.min(total)) as f64 / speed.max(1e-9);
        (self.watch)(&Progress { stage, done, total, seconds_left, note })
    }

    /// The net of a name: in the folder of nets, or else where an earlier run beside this one left it.
    fn net(&self, name: &str) -> Result<NetFile, RunError> {
        let mut path = self.nets.join(name);
        if let Some(beside) = self.out.parent().map(|runs| runs.join(name)).filter(|_| !path.is_file()) {
            path = if beside.is_file() { beside } else { path };
        }
        let bytes = fs::read(&path).map_err(StoreError::io(&path))?;
        let file = NetFile::from_bytes(&bytes).map_err(|source| RunError::Net { path, source })?;
        self.parents.lock().expect("no panic").insert(name.to_owned(), pasch_engine::net::checksum(&bytes));
        Ok(file)
    }

    fn teacher_files(&self, plan: &TeacherPlan) -> Result<TeacherFiles, RunError> {
        let late = plan.late.as_ref().map(|name| self.net(name)).transpose()?;
        let [fast, contact, race] = [&plan.fast, &plan.contact, &plan.race].map(|name| self.net(name));
        Ok(TeacherFiles { fast: fast?, contact: contact?, race: race?, late })
    }

    fn finish(
        &self,
        seconds: f64,
        files: &[(&str, &NetFile)],
        curve: Vec<Point>,
        figures: BTreeMap<&'static str, f64>,
    ) -> Result<Manifest, RunError> {
        for (name, file) in files {
            write_atomically(&self.out.join(name), &file.to_bytes())?;
        }
        if !curve.is_empty() {
            let axes = match &self.recipe.stage {
                Stage::Backup(_) => [message!("curve-passes"), message!("curve-rms")],
                _ => [message!("curve-games"), message!("curve-against-linear")],
            };
            let svg = curve::draw(&self.recipe.name, &axes, &curve);
            write_atomically(&self.out.join("curve.svg"), svg.as_bytes())?;
        }
        let manifest = Manifest::new(self.recipe, seconds, files, &curve, figures)
            .with_parents(self.parents.lock().expect("no panic").clone());
        write_atomically(&self.out.join("manifest.toml"), manifest.to_toml().as_bytes())?;
        Ok(manifest)
    }

    fn self_play(&mut self, plan: &TdPlan) -> Result<Manifest, RunError> {
        const POINTS: u64 = 20;
        let path = self.out.join("checkpoint.bin");
        let id = self.recipe.id();
        let linear = Linear::builtin().map_err(RunError::refused)?;
        let mut pair = Pair::random(plan.hidden, self.recipe.seed);
        let mut state = Checkpoint { recipe: id, ..Checkpoint::default() };
        if let Some(found) = Checkpoint::load(&path, id)? {
            if !pair.restore(&found.floats) {
                return Err(StoreError::Damaged { path, fault: message!("checkpoint-of-other-net") }.into());
            }
            state = found;
        }
        let (resumed, before) = (state.done, state.seconds);
        let mut saved = Instant::now();
        let mut figures = TdFigures::default();
        while state.done < plan.games {
            figures += plan.play_round(&mut pair, self.recipe.seed, state.done);
            let point = state.done * POINTS / plan.games;
            state.done += plan.round();
            let share = |n: u64| 100.0 * n as f64 / figures.games.max(1) as f64;
            if state.done * POINTS / plan.games > point {
                let (contact, race) = pair.to_files();
                let nets = evaluator(&contact, &race)?;
                let score = arena(&Static(nets), &linear, 1000, self.recipe.seed)?;
                state.curve.push(Point { done: state.done as f64, value: score.points_per_game });
            }
            let note = message!(
                "run-self-play",
                plies = format!("{:.1}", figures.plies as f64 / figures.games.max(1) as f64),
                gammons = format!("{:.1}", share(figures.gammons)),
                backgammons = format!("{:.2}", share(figures.backgammons)),
                linear = state.curve.last().map(|point| format!("{:+.3}", point.value))
            )
            .to_string();
            let go_on = self.tell("self-play", state.done.min(plan.games), plan.games, resumed, note);
            if saved.elapsed() > CHECKPOINT || !go_on || state.done >= plan.games {
                state.floats = pair.floats();
                state.seconds = before + self.started.elapsed().as_secs_f64();
                state.save(&path)?;
                saved = Instant::now();
            }
            if figures.games > 20_000 {
                figures = TdFigures::default();
            }
            if !go_on {
                return Err(RunError::Stopped);
            }
        }
        let (contact, race) = pair.to_files();
        let figures = BTreeMap::from([("games", state.done as f64)]);
        self.finish(state.seconds, &[("fast.net", &contact), ("race.net", &race)], state.curve, figures)
    }

    fn backup(&mut self, plan: &BackupPlan) -> Result<Manifest, RunError> {
        let kind = NetKind::from(plan.kind);
        let id = self.recipe.id();
        let folder = self.out.join("labels");
        fs::create_dir_all(&folder).map_err(StoreError::io(&folder))?;
        let files = self.teacher_files(&plan.teacher)?;
        // Labels depend on these alone, so that another fit can use them again.
        let nets = files.ids();
        let labels_id = pasch_engine::net::checksum(
            format!("{:?} {kind:?} {} {nets:?}", plan.labels, self.recipe.seed).as_bytes(),
        );
        self.make_labels(plan, kind, &folder, labels_id, &files)?;
        let (labels, held_out) = self.read_labels(plan, &folder)?;
        if labels.is_empty() || held_out.is_empty() {
            let fault = message!("recipe-few-labels", games = plan.labels.games);
            return Err(RunError::Recipe(fault));
        }
        let start = plan.start.as_ref().map(|name| self.net(name).map(|file| Deep::from_file(&file)));
        let larger =
            || RunError::Recipe(message!("recipe-larger-net", hidden = Arg::debug(&plan.fit.hidden)));
        let mut fit = Fit::new(&plan.fit, start.transpose()?, self.recipe.seed).ok_or_else(larger)?;
        let path = self.out.join("checkpoint.bin");
        let mut state = Checkpoint { recipe: id ^ labels_id, ..Checkpoint::default() };
        if let Some(found) = Checkpoint::load(&path, id ^ labels_id)? {
            if !fit.resume(found.done, &found.floats) {
                return Err(StoreError::Damaged { path, fault: message!("checkpoint-of-other-net") }.into());
            }
            state = found;
        }
        self.started = Instant::now();
        let (resumed, before, mut saved) = (state.done, state.seconds, Instant::now());
        let (steps, per_pass) = (fit.steps(labels.len()), fit.steps_per_pass(labels.len()));
        // Eight points a pass, at most 200 in all.
        let every = (per_pass / 8).max(steps / 200).max(1);
        if state.curve.is_empty() {
            state.curve.push(Point { done: 0.0, value: fit.validate(&held_out).rms() });
        }
        while fit.step() < steps {
            fit.advance(&labels);
            if fit.step().is_multiple_of(every) || fit.step() == steps {
                let value = fit.validate(&held_out).rms();
                state.curve.push(Point { done: fit.step() as f64 / per_pass as f64, value });
            }
            let note = state.curve.last().map_or(f64::NAN, |point| point.value);
            let note = message!("run-fit", error = format!("{note:.5}")).to_string();
            let go_on = self.tell("fit", fit.step(), steps, resumed, note);
            if saved.elapsed() > CHECKPOINT || !go_on || fit.step() == steps {
                state.done = fit.step();
                state.floats = fit.state();
                state.seconds = before + self.started.elapsed().as_secs_f64();
                state.save(&path)?;
                saved = Instant::now();
            }
            if !go_on {
                return Err(RunError::Stopped);
            }
        }
        let rms = state.curve.last().map_or(f64::NAN, |point| point.value);
        let figures = BTreeMap::from([
            ("games", plan.labels.games as f64),
            ("labels", labels.len() as f64),
            ("held_out_labels", held_out.len() as f64),
            ("held_out_rms_equity", rms),
        ]);
        let file = fit.file(kind);
        self.finish(state.seconds, &[(file_name(kind), &file)], state.curve, figures)
    }

    fn settle(&mut self, plan: &SettlePlan) -> Result<Manifest, RunError> {
        let mut file = self.net(&plan.net)?;
        if let Some(other) = &plan.mean_with {
            let mean = file.mean_with(&self.net(other)?);
            file = mean.ok_or_else(|| {
                RunError::Recipe(message!("recipe-other-shape", one = plan.net, other = other))
            })?;
        }
        let labels = read_folder(&self.out.join(&plan.labels))?;
        let every = (labels.len() / plan.positions.max(1)).max(1);
        let boards: Vec<Board> =
            labels.iter().step_by(every).filter_map(|label| Board::from_key(label.key)).collect();
        let settled = file.settled(&boards);
        let off = |net: &NetFile| -> f64 {
            let found = Net::new(net).evaluate(&boards);
            let squares = boards
                .iter()
                .zip(&found)
                .map(|(board, found)| f64::from(found.equity() - file.evaluate(board).equity()).powi(2));
            (squares.sum::<f64>() / boards.len() as f64).sqrt()
        };
        let figures = BTreeMap::from([
            ("positions", boards.len() as f64),
            ("rms_equity_of_rounding_before", off(&file)),
            ("rms_equity_of_rounding", off(&settled)),
        ]);
        let seconds = self.started.elapsed().as_secs_f64();
        self.finish(seconds, &[(file_name(file.kind), &settled)], Vec::new(), figures)
    }

    fn make_labels(
        &mut self,
        plan: &BackupPlan,
        kind: NetKind,
        folder: &Path,
        id: u64,
        files: &TeacherFiles,
    ) -> Result<(), RunError> {
        let shards = plan.labels.shards();
        let missing: Vec<u64> =
            (0..shards).filter(|&shard| load_shard(folder, shard, id).is_none()).collect();
        if missing.is_empty() {
            return Ok(());
        }
        let bearoff = match plan.labels.bearoff_points {
            0 => None,
            points => {
                let made = Bearoff::generate(usize::from(points), 15, &mut |_| true);
                Some(Arc::new(made.map_err(RunError::refused)?))
            }
        };
        let teacher = Teacher::new(files.quick()?, files.judge()?, plan.labels.keep, bearoff);
        let seed = self.recipe.seed;
        self.in_shards("labels", shards, &missing, |shard| {
            let labels = plan.labels.shard(&teacher, kind, seed, shard);
            save_shard(folder, shard, id, &labels)?;
            Ok(message!("run-labels", labels = labels.len(), games = crate::labels::SHARD_GAMES).to_string())
        })
    }

    /// Does the missing ones of `total` pieces of work on all cores; each tells what it made.
    fn in_shards(
        &mut self,
        stage: &'static str,
        total: u64,
        missing: &[u64],
        work: impl Fn(u64) -> Result<String, RunError> + Sync,
    ) -> Result<(), RunError> {
        let (next, made, stop) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
        let failure = Mutex::new(None);
        let before = total - missing.len() as u64;
        self.started = Instant::now();
        let run = Mutex::new(self);
        std::thread::scope(|scope| {
            for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(|| {
                    while let Some(&shard) = missing.get(next.fetch_add(1, Ordering::Relaxed) as usize) {
                        if stop.load(Ordering::Relaxed) {
                            return;
                        }
                        let note = match work(shard) {
                            Ok(note) => note,
                            Err(error) => {
                                *failure.lock().expect("no panic") = Some(error);
                                stop.store(true, Ordering::Relaxed);
                                return;
                            }
                        };
                        let done = made.fetch_add(1, Ordering::Relaxed) + 1;
                        let mut run = run.lock().expect("no panic");
                        if !run.tell(stage, before + done, total, before, note) {
                            stop.store(true, Ordering::Relaxed);
                        }
                    }
                });
            }
        });
        match failure.into_inner().expect("no panic") {
            Some(error) => Err(error),
            None if stop.into_inner() => Err(RunError::Stopped),
            None => Ok(()),
        }
    }

    /// Labels to learn from and labels to test on; the latter come from this run's own games only. Positions by which
    /// nets are judged are left out.
    fn read_labels(&self, plan: &BackupPlan, own: &Path) -> Result<(Vec<Label>, Vec<Label>), RunError> {
        let (mut labels, mut held_out) = (Vec::new(), Vec::new());
        let own_shards = plan.labels.shards();
        for shard in 0..own_shards {
            let path = shard_path(own, shard);
            let found = crate::labels::read_shard(&path)?;
            let to = if shard % HELD_OUT == HELD_OUT - 1 { &mut held_out } else { &mut labels };
            to.extend(found);
        }
        for name in &plan.more_labels {
            labels.extend(read_folder(&self.out.join(name))?);
        }
        for list in [&mut labels, &mut held_out] {
            list.retain(|label| is_free(label.key));
        }
        if held_out.is_empty() {
            // Few games: the last labels, which are whole games but for one.
            held_out = labels.split_off(labels.len() - (labels.len() / 10).min(20_000));
        }
        Ok((labels, held_out))
    }
}

/// The nets of a [`TeacherPlan`].
struct TeacherFiles {
    fast: NetFile,
    contact: NetFile,
    race: NetFile,
    late: Option<NetFile>,
}

impl TeacherFiles {
    fn ids(&self) -> Vec<u64> {
        let nets = [&self.fast, &self.contact, &self.race].into_iter().chain(&self.late);
        nets.map(|file| Net::new(file).id()).collect()
    }

    /// Chooses the replies worth judging.
    fn quick(&self) -> Result<NetEvaluator, RunError> {
        evaluator(&self.fast, &self.race)
    }

    fn judge(&self) -> Result<NetEvaluator, RunError> {
        let judge = evaluator(&self.contact, &self.race)?;
        let Some(late) = &self.late else { return Ok(judge) };
        judge.with_late(Arc::new(Net::new(late))).map_err(RunError::refused)
    }
}

/// All labels of a run.
fn read_folder(folder: &Path) -> Result<Vec<Label>, RunError> {
    let paths = (0..).map(|shard| shard_path(folder, shard)).take_while(|path| path.is_file());
    let found: Result<Vec<Vec<Label>>, StoreError> =
        paths.map(|path| crate::labels::read_shard(&path)).collect();
    let labels = found?.concat();
    if labels.is_empty() {
        return Err(RunError::Recipe(message!("recipe-no-labels", path = folder)));
    }
    Ok(labels)
}

fn file_name(kind: NetKind) -> &'static str {
    match kind {
        NetKind::Contact => "contact.net",
        NetKind::Race => "race.net",
        NetKind::Late => "late.net",
    }
}

fn evaluator(contact: &NetFile, race: &NetFile) -> Result<NetEvaluator, RunError> {
    NetEvaluator::from_files(contact, race).map_err(RunError::refused)
}
