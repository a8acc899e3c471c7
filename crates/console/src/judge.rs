//! A match judged, on as many threads as there are.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use anyhow::Result;
use pasch_analysis::{Depth, JudgeError, Judged, Memory, Plan, Remembered, judge_remembering};
use pasch_engine::analyst::Engine;
use pasch_engine::search::{Run, SearchError, Serial};
use pasch_messages::message;

use crate::stop;

/// Judges every item of a plan, with the help of a memory if there is one. The verdicts stand in the order of the plan, whoever judged them; after Ctrl-C those
/// that were not reached are missing, and the second value says so.
///
/// # Errors
/// When the engine refuses a decision.
pub fn judge_all(
    plan: &Plan,
    engine: &Engine,
    depth: &Depth,
    memory: Option<&dyn Memory>,
    threads: usize,
) -> Result<(Vec<Option<Judged>>, bool)> {
    let memory = memory.map(|memory| Remembered::new(memory, engine));
    let interrupted = stop::on_interrupt();
    let bar = stop::bar(plan.items.len() as u64, message!("judging"));
    let next = AtomicUsize::new(0);
    let failed = AtomicBool::new(false);
    let verdicts: Mutex<Vec<Option<Judged>>> = Mutex::new(vec![None; plan.items.len()]);
    let fault: Mutex<Option<JudgeError>> = Mutex::new(None);
    let work = || {
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = plan.items.get(at) else { return };
            if failed.load(Ordering::Relaxed) || stop::asked(interrupted) {
                return;
            }
            let run = Run { executor: &Serial, cancel: Some(interrupted) };
            match judge_remembering(item, engine, depth, memory.as_ref(), run) {
                Ok(judged) => {
                    verdicts.lock().unwrap_or_else(PoisonError::into_inner)[at] = Some(judged);
                    bar.inc(1);
                    let game = plan.games.get(item.game).map_or(0, |game| game.number);
                    bar.set_message(
                        message!("judging-game", game = game, games = plan.games.len()).to_string(),
                    );
                }
                Err(JudgeError::Search { source: SearchError::Cancelled, .. }) => return,
                Err(error) => {
                    failed.store(true, Ordering::Relaxed);
                    *fault.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                    return;
                }
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.min(plan.items.len()) {
            scope.spawn(work);
        }
        work();
    });
    bar.finish_and_clear();
    if let Some(error) = fault.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(error.into());
    }
    let verdicts = verdicts.into_inner().unwrap_or_else(PoisonError::into_inner);
    let missing = verdicts.iter().any(Option::is_none);
    Ok((verdicts, missing))
}
