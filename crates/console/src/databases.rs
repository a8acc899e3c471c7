//! The making of databases: bear-off tables and the solution of Hypergammon.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use pasch_engine::database::DatabaseError;
use pasch_engine::hyper::Hyper;
use pasch_host::Threads;
use pasch_messages::message;

use crate::{engine, files, stop};

/// Makes a database with a progress bar and writes it, whole or not at all. `None` when it was interrupted.
///
/// # Errors
/// When it cannot be made or written.
pub fn make_file<D>(
    out: &Path,
    make: impl FnOnce(&mut dyn FnMut(f32) -> bool) -> Result<D, DatabaseError>,
    bytes: impl Fn(&D) -> &[u8],
) -> Result<Option<D>> {
    files::check_place(out)?;
    let stop = stop::on_interrupt();
    let bar = stop::bar(1000, message!("making-database"));
    let made = make(&mut |share| {
        bar.set_position((share * 1000.0) as u64);
        !stop::asked(stop)
    });
    bar.finish_and_clear();
    match made {
        Err(DatabaseError::Cancelled) => {
            eprintln!("{}", message!("stopped-unwritten"));
            Ok(None)
        }
        other => {
            let made = other?;
            files::write(Some(out), bytes(&made))?;
            Ok(Some(made))
        }
    }
}

/// The solution of Hypergammon, made and kept first when there is none. `None` when that was interrupted.
///
/// # Errors
/// When it cannot be made or kept, or what is kept is damaged.
pub fn hyper_solution() -> Result<Option<Hyper>> {
    let out = hyper_place(None)?;
    if out.exists() {
        let bytes = pasch_host::read(&out).with_context(|| message!("cannot-read", path = out))?;
        return Ok(Some(Hyper::from_shared(bytes).with_context(|| out.display().to_string())?));
    }
    let threads = Threads(engine::threads(None));
    make_file(&out, |go_on| Hyper::solve(Hyper::CHECKERS, &threads, go_on), Hyper::bytes)
}

/// Where to write a solution; the folder is made.
///
/// # Errors
/// When there is no place for it, or the folder cannot be made.
pub fn hyper_place(file: Option<&Path>) -> Result<PathBuf> {
    let out = hyper_path(file)?;
    if let Some(folder) = out.parent() {
        std::fs::create_dir_all(folder).with_context(|| message!("cannot-make-folder", path = folder))?;
    }
    Ok(out)
}

/// The file of a solution: the one that is named, or where all programs look for it.
///
/// # Errors
/// When none is named and there is no home folder.
pub fn hyper_path(file: Option<&Path>) -> Result<PathBuf> {
    match file {
        Some(file) => Ok(file.to_owned()),
        None => engine::hyper_file().context(message!("no-home")),
    }
}
