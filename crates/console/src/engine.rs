//! The engine as the commands use it: the delivered nets and the databases.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::value_parser;
use pasch_analysis::{Depth, Level};
use pasch_engine::analyst::Engine;
use pasch_engine::bearoff::{Bearoff, TwoSided};
use pasch_engine::database::{Bytes, DatabaseError};
use pasch_engine::hyper::Hyper;
use pasch_engine::search::MOST_PLIES;
use pasch_host::{Answers, Threads};
use pasch_messages::message;

use crate::files;

/// Points and checkers of the one-sided database that is made when none is found.
pub const ONE_SIDED: (usize, usize) = (6, 15);
/// The same of the two-sided one.
pub const TWO_SIDED: (usize, usize) = (6, 6);

/// The engine, ready to answer. The bear-off databases are read from the user's cache folder; the first time they are
/// made, which takes a second, and kept there. Answers never depend on whether keeping them worked. The solution of
/// Hypergammon is used when it was made before, and opened when it is first asked.
///
/// # Errors
/// When a database cannot be made.
pub fn ready() -> Result<Engine> {
    with_databases(Engine::builtin())
}

/// Gives an engine with other nets the same databases.
///
/// # Errors
/// When a database cannot be made.
pub fn with_databases(engine: Engine) -> Result<Engine> {
    let threads = Threads(threads(None));
    let one_sided = found_or_made(
        &format!("bearoff-1s-{}.bin", ONE_SIDED.0),
        |bytes| Bearoff::from_shared(bytes).ok().filter(|db| (db.points(), db.checkers()) == ONE_SIDED),
        || Bearoff::generate_with(ONE_SIDED.0, ONE_SIDED.1, &threads, &mut |_| true),
        Bearoff::bytes,
    )?;
    let two_sided = found_or_made(
        &format!("bearoff-2s-{}x{}.bin", TWO_SIDED.0, TWO_SIDED.1),
        |bytes| TwoSided::from_shared(bytes).ok().filter(|db| (db.points(), db.checkers()) == TWO_SIDED),
        || TwoSided::generate(TWO_SIDED.0, TWO_SIDED.1, &threads, &mut |_| true),
        TwoSided::bytes,
    )?;
    let engine = engine.with_bearoff(Arc::new(one_sided)).with_two_sided(Arc::new(two_sided));
    Ok(match hyper_file().filter(|path| path.is_file()) {
        Some(path) => engine.with_hyper_on_demand(move || solution(&path)),
        None => engine,
    })
}

/// The solution of Hypergammon in a file.
fn solution(path: &Path) -> Option<Arc<Hyper>> {
    match Hyper::from_shared(pasch_host::read(path).ok()?) {
        Ok(hyper) => Some(Arc::new(hyper)),
        Err(error) => {
            eprintln!("{}", message!("engine-hyper-damaged", error = error));
            None
        }
    }
}

fn found_or_made<D>(
    name: &str,
    open: impl Fn(Bytes) -> Option<D>,
    make: impl Fn() -> Result<D, DatabaseError>,
    bytes: impl Fn(&D) -> &[u8],
) -> Result<D> {
    let path = cache_file(name);
    let read = |path: &Path| pasch_host::read(path).ok();
    if let Some(found) = path.as_deref().and_then(read).and_then(open) {
        return Ok(found);
    }
    let made = make().context(message!("engine-no-bearoff"))?;
    if let Some(path) = &path {
        // A cache that cannot be written costs a second each time and nothing else.
        let _ = path.parent().map(std::fs::create_dir_all);
        let _ = files::write(Some(path), bytes(&made));
    }
    Ok(made)
}

/// Where the solution of Hypergammon is kept; `None` without a home folder.
pub fn hyper_file() -> Option<PathBuf> {
    cache_file(&format!("hyper-{}.bin", Hyper::CHECKERS))
}

fn cache_file(name: &str) -> Option<PathBuf> {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let cache = set("XDG_CACHE_HOME").or_else(|| set("HOME").map(|home| home.join(".cache")))?;
    Some(cache.join("pasch").join(name))
}

/// An analysis so many plies deep, or at a level; the standard one when nobody says.
///
/// # Errors
/// When the level is unknown or the depth too great.
pub fn depth(plies: Option<u8>, level: Option<&str>) -> Result<Depth> {
    if let Some(plies) = plies {
        return check(plies).map(|()| Depth::plies(plies));
    }
    let level = match level {
        None => Level::STANDARD,
        Some(id) => Level::find(id).with_context(|| {
            let known: Vec<_> = Level::ALL.iter().map(|level| level.id).collect();
            message!("engine-unknown-level", id = format!("{id:?}"), known = known.join(", ")).to_string()
        })?,
    };
    Ok(level.depth())
}

/// Reads a number of plies that a search can look ahead.
pub fn plies() -> impl TypedValueParser<Value = u8> {
    value_parser!(u8).range(0..=i64::from(MOST_PLIES))
}

/// Reads the name of a level.
pub fn levels() -> impl TypedValueParser<Value = String> {
    PossibleValuesParser::new(Level::ALL.iter().map(|level| level.id))
}

/// Refuses what is deeper than the deepest search.
///
/// # Errors
/// When it is deeper than [`MOST_PLIES`].
pub fn check(plies: u8) -> Result<()> {
    if plies > MOST_PLIES {
        bail!(message!("engine-too-deep", plies = plies, most = MOST_PLIES));
    }
    Ok(())
}

/// The answers of analyses made before, in the user's cache folder; `None` where they cannot be kept.
pub fn answers() -> Option<Answers> {
    Answers::open(&cache_file("answers.bin")?).ok()
}

/// Threads to use when nobody says: all of them.
pub fn threads(asked: Option<usize>) -> usize {
    asked.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)).max(1)
}
