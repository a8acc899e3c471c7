//! The engine's databases: made on the first start, read on later ones.
//!
//! The work goes on beside play, which uses the nets until a database is there. A half-written
//! file is never seen: it is written under another name, flushed, and renamed. Hypergammon is solved
//! when a bot is first asked to play it, for that takes minutes.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use pasch_engine::analyst::Engine;
use pasch_engine::bearoff::{Bearoff, TwoSided};
use pasch_engine::database::{Bytes, DatabaseError};
use pasch_engine::hyper::Hyper;
use tokio_util::sync::CancellationToken;

use pasch_host::{Threads, read};

use crate::bots::SharedEngine;

/// Points and checkers of the one-sided and of the two-sided database.
const ONE_SIDED: (usize, usize) = (6, 15);
const TWO_SIDED: (usize, usize) = (6, 6);
/// Between two looks whether a solution is wanted.
const LOOK_AGAIN: Duration = Duration::from_millis(500);

/// The files of the databases.
#[derive(Clone, Debug)]
pub struct Files {
    /// The one-sided bear-off database.
    pub one_sided: PathBuf,
    /// The two-sided bear-off database.
    pub two_sided: PathBuf,
    /// Hypergammon, solved for three checkers a side.
    pub hyper: PathBuf,
}

impl Files {
    /// The files in a server's data folder.
    #[must_use]
    pub fn of(folder: &Path) -> Self {
        Self {
            one_sided: folder.join("bearoff-1s-6.bin"),
            two_sided: folder.join("bearoff-2s-6x6.bin"),
            hyper: folder.join("hyper-3.bin"),
        }
    }
}

/// Loads the databases, or makes them, on a thread of its own; the engine gets each when it is there.
pub fn prepare(files: Files, engine: SharedEngine, stop: CancellationToken) {
    let Files { one_sided, two_sided, hyper } = files;
    let work = move || {
        let mut equipped = Equipped::default();
        let go_on = || !stop.is_cancelled();
        equipped.bearoff = Recipe {
            name: "bearoff",
            path: &one_sided,
            open: Bearoff::from_shared,
            make: Some(&|| Bearoff::generate(ONE_SIDED.0, ONE_SIDED.1, &mut |_| go_on())),
            bytes: Bearoff::bytes,
        }
        .have();
        engine.equip(equipped.engine());
        equipped.two_sided = Recipe {
            name: "two-sided",
            path: &two_sided,
            open: TwoSided::from_shared,
            make: Some(&|| TwoSided::generate(TWO_SIDED.0, TWO_SIDED.1, &Threads(1), &mut |_| go_on())),
            bytes: TwoSided::bytes,
        }
        .have();
        engine.equip(equipped.engine());
        let solve = || Hyper::solve(Hyper::CHECKERS, &Threads(1), &mut |_| go_on());
        let mut solution =
            Recipe { name: "hyper", path: &hyper, open: Hyper::from_shared, make: None, bytes: Hyper::bytes };
        equipped.hyper = solution.have();
        if equipped.hyper.is_none() && wanted(&engine, &stop) {
            solution.make = Some(&solve);
            equipped.hyper = solution.have();
        }
        engine.equip(equipped.engine());
    };
    if let Err(error) = std::thread::Builder::new().name("databases".to_owned()).spawn(work) {
        tracing::error!(event = "no-thread", cause = %error);
    }
}

/// Waits until somebody plays a game that can be solved; `false` when stopped before.
fn wanted(engine: &SharedEngine, stop: &CancellationToken) -> bool {
    while !engine.wants_solution() {
        if stop.is_cancelled() {
            return false;
        }
        std::thread::sleep(LOOK_AGAIN);
    }
    true
}

/// What the engine has by now.
#[derive(Default)]
struct Equipped {
    bearoff: Option<Arc<Bearoff>>,
    two_sided: Option<Arc<TwoSided>>,
    hyper: Option<Arc<Hyper>>,
}

impl Equipped {
    fn engine(&self) -> Engine {
        let mut engine = Engine::builtin();
        if let Some(bearoff) = &self.bearoff {
            engine = engine.with_bearoff(Arc::clone(bearoff));
        }
        if let Some(two_sided) = &self.two_sided {
            engine = engine.with_two_sided(Arc::clone(two_sided));
        }
        if let Some(hyper) = &self.hyper {
            engine = engine.with_hyper(Arc::clone(hyper));
        }
        engine
    }
}

/// How to come by a database.
struct Recipe<'r, D> {
    name: &'static str,
    path: &'r Path,
    open: fn(Bytes) -> Result<D, DatabaseError>,
    /// How to make it; `None` when it is only used if somebody has made it.
    make: Option<&'r dyn Fn() -> Result<D, DatabaseError>>,
    bytes: fn(&D) -> &[u8],
}

impl<D> Recipe<'_, D> {
    /// The database, and a line in the log. Play goes on without it.
    fn have(&self) -> Option<Arc<D>> {
        let start = Instant::now();
        let database = self.name;
        match self.load_or_make() {
            Ok(Some(found)) => {
                tracing::info!(event = "database-ready", database, seconds = start.elapsed().as_secs_f64());
                return Some(Arc::new(found));
            }
            Ok(None) => tracing::info!(event = "database-absent", database),
            Err(error) => {
                tracing::error!(event = "database-failed", database, path = %self.path.display(), cause = %error);
            }
        }
        None
    }

    /// `None` when stopped, or when there is none and none is to be made.
    fn load_or_make(&self) -> io::Result<Option<D>> {
        match read(self.path) {
            Ok(bytes) => match (self.open)(bytes) {
                Ok(found) => return Ok(Some(found)),
                Err(error) => {
                    let (database, path) = (self.name, self.path.display());
                    tracing::warn!(event = "database-damaged", database, %path, cause = %error);
                }
            },
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
        let Some(make) = self.make else { return Ok(None) };
        tracing::info!(event = "database-building", database = self.name, path = %self.path.display());
        let made = match make() {
            Ok(made) => made,
            Err(DatabaseError::Cancelled) => return Ok(None),
            Err(error) => return Err(io::Error::other(error)),
        };
        if let Err(error) = write(self.path, (self.bytes)(&made)) {
            // It serves this run all the same.
            tracing::error!(event = "database-unwritten", path = %self.path.display(), cause = %error);
        }
        Ok(Some(made))
    }
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let unfinished = path.with_extension("unfinished");
    let mut file = File::create(&unfinished)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&unfinished, path)?;
    // The new name itself has to reach the disk, too.
    path.parent().map_or(Ok(()), |folder| File::open(folder)?.sync_all())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_damaged_file_is_built_anew() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bearoff.bin");
        let small = Bearoff::generate(6, 2, &mut |_| true).unwrap();
        write(&path, small.bytes()).unwrap();
        let recipe = |make| Recipe {
            name: "bearoff",
            path: &path,
            open: Bearoff::from_shared,
            make,
            bytes: Bearoff::bytes,
        };
        let cancelled = || Err(DatabaseError::Cancelled);
        let read = recipe(Some(&cancelled)).load_or_make().unwrap();
        assert_eq!(read.as_ref(), Some(&small), "a sound file is used as it is");
        let mut bytes = small.to_bytes();
        let middle = bytes.len() / 2;
        bytes[middle] ^= 1;
        fs::write(&path, &bytes).unwrap();
        assert_eq!(recipe(None).load_or_make().unwrap(), None, "a damaged one is not");
        assert_eq!(recipe(Some(&cancelled)).load_or_make().unwrap(), None, "and stopping stops");
        let anew = || Bearoff::generate(6, 3, &mut |_| true);
        assert_eq!(recipe(Some(&anew)).have().map(|made| made.checkers()), Some(3));
        assert_eq!(recipe(None).have().map(|found| found.checkers()), Some(3), "the new one is kept");
        assert!(!path.with_extension("unfinished").exists());
    }

    #[test]
    fn the_engine_has_what_is_there() {
        let mut equipped = Equipped::default();
        assert!(equipped.engine().searcher().bearoff().is_none());
        equipped.two_sided = Some(Arc::new(TwoSided::generate(6, 2, &Threads(2), &mut |_| true).unwrap()));
        equipped.hyper = Some(Arc::new(Hyper::solve(1, &Threads(2), &mut |_| true).unwrap()));
        let engine = equipped.engine();
        assert!(engine.searcher().two_sided().is_some() && engine.searcher().hyper().is_some());
    }
}
