//! Players of the arena and of `validate` by their names on the command line.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use pasch_engine::analyst::Engine;
use pasch_engine::level::Level;
use pasch_engine::net::{Net, NetEvaluator, NetFile};
use pasch_engine::nets;
use pasch_engine::style::Style;
use pasch_messages::message;
use pasch_train::gnubg::Gnubg;
use pasch_train::linear::Linear;
use pasch_train::outside::{External, Ubgi};
use pasch_train::player::{CubePlayer, Joined, Levelled, Player, Random, Searching, Static};

use pasch_console::engine;

/// How long an outside program may think about a question when nobody says.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A player of cubeless games.
///
/// # Errors
/// When there is none of that name, or it cannot be started.
pub fn player(name: &str, patience: Duration) -> Result<Box<dyn Player>> {
    if let Some(level) = level(name) {
        return Ok(Box::new(Levelled { engine: engine::ready()?, level }));
    }
    match outside(name, patience)? {
        Some(Outside::Ubgi(engine)) => return Ok(Box::new(engine)),
        Some(Outside::External(player)) => return Ok(Box::new(player)),
        None => {}
    }
    let (kind, plies) = split(name)?;
    Ok(match (kind, plies) {
        ("pasch", plies) => Box::new(Searching { engine: engine::ready()?, plies }),
        ("fast", _) => Box::new(Static(nets::builtin().fast.clone())),
        ("linear", _) => Box::new(Linear::builtin()?),
        ("random", _) => Box::new(Random),
        ("gnubg", plies) => Box::new(gnubg(plies, false)?),
        (files, plies) => Box::new(from_files(files, plies)?),
    })
}

/// A player of games with the cube.
///
/// # Errors
/// When there is none of that name that knows the cube, or it cannot be started.
pub fn cube_player(name: &str, patience: Duration) -> Result<Box<dyn CubePlayer>> {
    if let Some(level) = level(name) {
        return Ok(Box::new(Levelled { engine: engine::ready()?, level }));
    }
    match outside(name, patience)? {
        Some(Outside::Ubgi(engine)) => return Ok(Box::new(engine)),
        Some(Outside::External(player)) => return Ok(Box::new(player)),
        None => {}
    }
    if let Some((plays, cube)) = name.split_once('+').filter(|_| !Path::new(name).exists()) {
        return Ok(Box::new(Joined {
            plays: cube_player(plays, patience)?,
            cube: cube_player(cube, patience)?,
        }));
    }
    let (kind, plies) = split(name)?;
    Ok(match (kind, plies) {
        ("pasch", plies) => Box::new(Searching { engine: engine::ready()?, plies }),
        ("fast", plies) => {
            Box::new(Searching { engine: Engine::new(Arc::new(nets::builtin().fast.clone())), plies })
        }
        ("gnubg", plies) => Box::new(gnubg(plies, true)?),
        ("linear" | "random", _) => bail!(message!("lab-players-no-cube", name = format!("{name:?}"))),
        (files, plies) => Box::new(from_files(files, plies)?),
    })
}

/// A program of others.
enum Outside {
    Ubgi(Ubgi),
    External(External),
}

fn outside(name: &str, patience: Duration) -> Result<Option<Outside>> {
    let told = |what: &str| message!("lab-players-failed", what = what).to_string();
    if let Some(line) = name.strip_prefix("ubgi:") {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        return Ok(Some(Outside::Ubgi(Ubgi::start(&words, patience).with_context(|| told(line))?)));
    }
    let Some(address) = name.strip_prefix("external:") else { return Ok(None) };
    Ok(Some(Outside::External(External::connect(address, patience).with_context(|| told(address))?)))
}

/// The level of the bot in `pasch:LEVEL`, which has no style here.
fn level(name: &str) -> Option<Level> {
    name.strip_prefix("pasch:").and_then(Level::find).filter(|level| level.style == Style::EVEN)
}

fn split(name: &str) -> Result<(&str, u8)> {
    let Some((kind, plies)) = name.rsplit_once(':') else { return Ok((name, 0)) };
    match plies.parse() {
        Ok(plies) => engine::check(plies).map(|()| (kind, plies)),
        Err(_) if matches!(kind, "pasch" | "gnubg") => {
            bail!(message!("lab-players-no-level", plies = format!("{plies:?}")))
        }
        Err(_) => Ok((name, 0)),
    }
}

fn gnubg(plies: u8, cubeful: bool) -> Result<Gnubg> {
    let program = Gnubg::find().context(message!("no-gnubg"))?;
    Ok(Gnubg::start(&program, plies.into(), cubeful)?)
}

fn from_files(name: &str, plies: u8) -> Result<Searching> {
    let mut names = name.splitn(3, ',');
    let net = |path: &str| -> Result<Arc<Net>> {
        if !Path::new(path).is_file() {
            bail!(message!("lab-players-unknown", path = format!("{path:?}")));
        }
        let bytes = std::fs::read(path).with_context(|| message!("cannot-read", path = path))?;
        Ok(Arc::new(Net::new(&NetFile::from_bytes(&bytes).with_context(|| path.to_owned())?)))
    };
    let contact = net(names.next().unwrap_or_default())?;
    let race = names.next().map_or_else(|| Ok(Arc::clone(nets::builtin().main.race())), net)?;
    let mut judge = NetEvaluator::new(contact, race)?;
    if let Some(late) = names.next() {
        judge = judge.with_late(net(late)?)?;
    }
    let engine = Engine::judging_by(judge);
    Ok(Searching { engine: engine::with_databases(engine)?, plies })
}
