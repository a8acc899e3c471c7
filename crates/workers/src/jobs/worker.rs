//! A thread that judges decisions.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use pasch_analysis::foreign::Said;
use pasch_analysis::{Level, Remembered, Thresholds, assemble, judge_remembering, plan_sound};
use pasch_engine::search::{Run, Serial};

use super::queue::{Foreseen, Job, Match, Task};
use super::{Shared, Sources, level};
use pasch_host::fault;
use pasch_messages::{Describe, Message, message};
use pasch_store::WorkState;
use pasch_store::collection::JudgedRow;
use pasch_store::ratings::SYSTEM;
use pasch_table::view::{files, report};
use pasch_wire::KeptFault;

/// A decision waits this long at most for a thinking bot.
const GIVE_WAY: Duration = Duration::from_millis(500);

/// Works until the queue is stopped.
pub fn work(shared: &Shared) {
    while let Some(task) = wait(shared) {
        let job = match &task {
            Task::Foresee(foreseen, index) => {
                foresee(shared, foreseen, *index);
                continue;
            }
            Task::Prepare(job) | Task::Judge(job, ..) => Arc::clone(job),
        };
        let result = catch_unwind(AssertUnwindSafe(|| match task {
            Task::Prepare(job) => prepare(shared, &job),
            Task::Judge(job, match_, index) => judge(shared, &job, &match_, index),
            Task::Foresee(..) => Ok(()),
        }));
        let result = result.unwrap_or_else(|_| Err(Trouble::Told(message!("analysis-panicked"))));
        if let Err(trouble) = result {
            fail(shared, &job, trouble);
        }
    }
}

/// The next task; `None` when it is time to stop.
fn wait(shared: &Shared) -> Option<Task> {
    let mut queue = shared.queue.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        if shared.stop.load(Ordering::Relaxed) {
            return None;
        }
        if let Some(task) = queue.next() {
            return Some(task);
        }
        queue = shared.bell.wait(queue).unwrap_or_else(PoisonError::into_inner);
    }
}

/// Why an analysis fails.
enum Trouble {
    /// What its owner is told.
    Told(Message),
    /// Something inside, which the log is told.
    Inner(String),
}

fn told(error: impl Describe) -> Trouble {
    Trouble::Told(error.message())
}

fn inner(error: impl ToString) -> Trouble {
    Trouble::Inner(error.to_string())
}

fn prepare(shared: &Shared, job: &Job) -> Result<(), Trouble> {
    let source = shared.runtime.block_on(shared.sources.store.analysis_source(&job.id));
    let Some(source) = source.map_err(inner)? else {
        // It was removed in the meantime.
        shared.with_queue(|queue| queue.remove(&job.id));
        return Ok(());
    };
    let file = files::read(&source.source, &source.file_name).map_err(told)?;
    let (plan, _) = plan_sound(&file.record).map_err(told)?;
    let depth = level(&source.level).unwrap_or(Level::STANDARD).depth();
    let count = plan.items.len();
    tracing::info!(event = "analysis-start", analysis = %job.id, decisions = count, level = %depth.name);
    let engine = shared.sources.engine.now();
    let match_ = Arc::new(Match {
        record: file.record,
        overlay: file.overlay,
        plan,
        depth,
        fingerprint: engine.fingerprint(),
        engine,
        judged: Mutex::new(vec![None; count]),
        done: AtomicUsize::new(0),
        started: Instant::now(),
    });
    if count == 0 {
        return finish(shared, job, &match_);
    }
    shared.with_queue(|queue| queue.open(&job.id, match_));
    shared.bell.notify_all();
    Ok(())
}

fn judge(shared: &Shared, job: &Job, match_: &Arc<Match>, index: usize) -> Result<(), Trouble> {
    give_way(shared);
    let run = Run { executor: &Serial, cancel: Some(&job.cancelled) };
    let memory = Remembered::by(&shared.sources.answers, match_.fingerprint);
    let item = &match_.plan.items[index];
    let judged = match judge_remembering(item, &match_.engine, &match_.depth, Some(&memory), run) {
        Ok(judged) => judged,
        // Cancelled by its owner or by the end of the process: not this thread's affair.
        Err(_) if job.cancelled.load(Ordering::Relaxed) => return Ok(()),
        Err(error) => return Err(told(error)),
    };
    match_.judged.lock().unwrap_or_else(PoisonError::into_inner)[index] = Some(judged);
    let done = match_.done.fetch_add(1, Ordering::AcqRel) + 1;
    if done == match_.plan.items.len() {
        finish(shared, job, match_)?;
    }
    Ok(())
}

/// Judges a decision of a match that is still played. Only the memory learns of it: whatever goes wrong is told when the
/// match is analysed.
fn foresee(shared: &Shared, foreseen: &Foreseen, index: usize) {
    give_way(shared);
    let run = Run { executor: &Serial, cancel: Some(&foreseen.cancelled) };
    let memory = Remembered::new(&shared.sources.answers, &foreseen.engine);
    let judged = catch_unwind(AssertUnwindSafe(|| {
        judge_remembering(&foreseen.items[index], &foreseen.engine, &foreseen.depth, Some(&memory), run)
    }));
    if !matches!(judged, Ok(Ok(_))) {
        tracing::debug!(event = "not-foreseen", index);
    }
    if foreseen.done.fetch_add(1, Ordering::AcqRel) + 1 == foreseen.items.len() {
        foreseen.end.notify_one();
    }
}

/// Lets bots think first, but not for ever.
fn give_way(shared: &Shared) {
    let until = Instant::now() + GIVE_WAY;
    while shared.sources.bots.is_thinking() && Instant::now() < until && !shared.stop.load(Ordering::Relaxed)
    {
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn finish(shared: &Shared, job: &Job, match_: &Match) -> Result<(), Trouble> {
    let judged = match_.judged.lock().unwrap_or_else(PoisonError::into_inner);
    let found = assemble(&match_.plan, &judged, &match_.depth, Thresholds::PASCH);
    let rules = match_.plan.items.first().map(|item| *item.before.rules());
    let said = rules.map_or_else(Said::default, |rules| {
        Said::of(&match_.record, &match_.overlay, &found, &match_.engine.met(&rules))
    });
    let view = report::report(&match_.record, &found, &said);
    let text = serde_json::to_string(&view).map_err(inner)?;
    if job.cancelled.load(Ordering::Relaxed) {
        return Ok(());
    }
    let judged_rows = [&view.summary.a, &view.summary.b].map(JudgedRow::from);
    if job.owner == SYSTEM {
        // Before it is done: what is done is never looked at again.
        let kept = shared.sources.store.keep_judged(&job.id, &judged_rows);
        shared.runtime.block_on(kept).map_err(inner)?;
    }
    let Sources { store, clock, .. } = &shared.sources;
    let stored = store.finish_judged(&job.id, &text, &judged_rows, clock.now());
    shared.runtime.block_on(stored).map_err(inner)?;
    shared.with_queue(|queue| queue.remove(&job.id));
    shared.wanted.notify_one();
    let seconds = match_.started.elapsed().as_secs_f64();
    metrics::counter!("pasch_analyses_total", "outcome" => "done").increment(1);
    tracing::info!(event = "analysis-done", analysis = %job.id, decisions = judged.len(), seconds);
    Ok(())
}

fn fail(shared: &Shared, job: &Job, trouble: Trouble) {
    if shared.stop.load(Ordering::Relaxed) {
        return;
    }
    shared.with_queue(|queue| queue.remove(&job.id));
    shared.wanted.notify_one();
    metrics::counter!("pasch_analyses_total", "outcome" => "failed").increment(1);
    let why = match trouble {
        Trouble::Told(why) => why,
        Trouble::Inner(cause) => fault::told(&cause),
    };
    let kept = KeptFault::new(pasch_table::plays::sentence(&why), &why);
    tracing::error!(event = "analysis-failed", analysis = %job.id, message = kept.text);
    let kept = kept.write();
    let Sources { store, clock, .. } = &shared.sources;
    let stored = store.finish_analysis(&job.id, WorkState::Failed, None, Some(&kept), clock.now());
    if let Err(error) = shared.runtime.block_on(stored) {
        tracing::error!(event = "internal-error", cause = %error);
    }
}
