//! Threads for the engine's long work.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use pasch_engine::search::Executor;

/// Runs tasks on at most so many threads; they end with each call.
#[derive(Clone, Copy, Debug)]
pub struct Threads(pub usize);

impl Executor for Threads {
    fn run(&self, tasks: usize, task: &(dyn Fn(usize) + Sync)) {
        let next = AtomicUsize::new(0);
        let work = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= tasks {
                    break;
                }
                task(number);
            }
        };
        let others = self.0.min(tasks).saturating_sub(1);
        if others == 0 {
            return work();
        }
        thread::scope(|scope| {
            for _ in 0..others {
                scope.spawn(work);
            }
            work();
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_task_runs_once() {
        for threads in [0, 1, 3] {
            let runs: Vec<AtomicUsize> = (0..100).map(|_| AtomicUsize::new(0)).collect();
            Threads(threads).run(runs.len(), &|i| {
                runs[i].fetch_add(1, Ordering::Relaxed);
            });
            assert!(runs.iter().all(|count| count.load(Ordering::Relaxed) == 1));
        }
        Threads(4).run(0, &|_| unreachable!("there is no task"));
    }
}
