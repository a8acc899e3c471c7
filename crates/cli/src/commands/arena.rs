//! `pasch arena`: two players, many games.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use pasch_engine::cube::CubeInfo;
use pasch_engine::net::{NetEvaluator, NetFile};
use pasch_engine::nets;
use pasch_engine::search::{Filter, Run, SearchSettings, Searcher};
use pasch_engine::standard::Board;
use pasch_train::arena::{arena, arena_without_luck};
use pasch_train::gnubg::Gnubg;
use pasch_train::labels::Teacher;
use pasch_train::linear::Linear;
use pasch_train::player::{Player, PlayerError, Random, Static};

use crate::{engine, files};

/// Let two players play cubeless money games with mirrored dice, and print points a game with a 95 % interval.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Players: pasch (the delivered nets, 0-ply), pasch:N (N plies), fast (the small nets), linear, random, gnubg or gnubg:N \
(GNU Backgammon, where it is installed), or the file of a contact net, perhaps followed by a comma and that of a race net."
)]
pub struct Args {
    /// The first player: its points are counted
    #[arg(long, value_name = "PLAYER", default_value = "pasch")]
    a: String,
    /// The second player
    #[arg(long, value_name = "PLAYER", default_value = "linear")]
    b: String,
    /// Games, rounded up to an even number
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// Seed of the dice
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Take the luck of the rolls out of the results, as the delivered nets see it one roll ahead: slower games, but
    /// an interval several times narrower
    #[arg(long)]
    without_luck: bool,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// Replies a roll that the main net judges when luck is measured.
const KEEP: usize = 2;

/// Runs the command.
///
/// # Errors
/// When a player cannot be had or gives no legal play.
pub fn run(args: &Args) -> Result<()> {
    let (a, b) = (player(&args.a)?, player(&args.b)?);
    let score = if args.without_luck {
        let nets = nets::builtin();
        let teacher = Teacher::new(nets.fast.clone(), nets.main.clone(), KEEP, None);
        arena_without_luck(&*a, &*b, args.games, args.seed, &teacher)?.1
    } else {
        arena(&*a, &*b, args.games, args.seed)?
    };
    if args.json {
        let answer = serde_json::json!({
            "a": args.a, "b": args.b, "games": score.games, "points_per_game": score.points_per_game,
            "interval": score.interval, "wins": score.wins, "gammons": score.gammons,
            "without_luck": args.without_luck,
        });
        files::print_json(&answer)
    } else {
        files::print(&format!("{} against {}: {score}\n", args.a, args.b))
    }
}

fn player(name: &str) -> Result<Box<dyn Player>> {
    let (kind, plies) = match name.split_once(':') {
        Some((kind, plies)) if matches!(kind, "pasch" | "gnubg") => {
            let plies: u8 = plies.parse().with_context(|| format!("{plies:?} is no number of plies"))?;
            engine::settings(Some(plies), None)?;
            (kind, plies)
        }
        _ => (name, 0),
    };
    Ok(match (kind, plies) {
        ("pasch", 0) => Box::new(Static(nets::builtin().main.clone())),
        ("pasch", plies) => Box::new(Looking { searcher: engine::ready()?, plies }),
        ("fast", _) => Box::new(Static(nets::builtin().fast.clone())),
        ("linear", _) => Box::new(Linear::builtin()?),
        ("random", _) => Box::new(Random),
        ("gnubg", plies) => {
            let program = Gnubg::find().context("GNU Backgammon is not installed (Debian package gnubg)")?;
            Box::new(Gnubg::start(&program, plies.into())?)
        }
        _ => Box::new(Static(from_files(name)?)),
    })
}

fn from_files(name: &str) -> Result<NetEvaluator> {
    let (contact, race) = name.split_once(',').map_or((name, None), |(contact, race)| (contact, Some(race)));
    let net = |path: &str| -> Result<NetFile> {
        if !Path::new(path).is_file() {
            bail!("{path:?} is neither a player nor a net file");
        }
        let bytes = std::fs::read(path).with_context(|| format!("cannot read {path}"))?;
        NetFile::from_bytes(&bytes).with_context(|| path.to_owned())
    };
    let contact = Arc::new(pasch_engine::net::Net::new(&net(contact)?));
    let race = match race {
        Some(race) => Arc::new(pasch_engine::net::Net::new(&net(race)?)),
        None => Arc::clone(nets::builtin().main.race()),
    };
    Ok(NetEvaluator::new(contact, race)?)
}

/// The engine looking ahead, cubeless.
struct Looking {
    searcher: pasch_engine::analyst::Engine,
    plies: u8,
}

impl Looking {
    fn searcher(&self) -> &Searcher {
        self.searcher.searcher()
    }
}

impl Player for Looking {
    fn play(&self, board: &Board, dice: (u8, u8), _: u64) -> Result<Board, PlayerError> {
        let settings = SearchSettings { plies: self.plies, filter: Filter::NORMAL, cubeful: false };
        let ranked =
            self.searcher().rank_plays(board, dice, &CubeInfo::cubeless(), &settings, &[], Run::default());
        let refused = |answer: String| PlayerError::Answer { answer, board: Box::new(*board), dice };
        let ranked = ranked.map_err(|error| refused(error.to_string()))?;
        ranked.first().map(|best| best.board).ok_or_else(|| refused("nothing".to_owned()))
    }
}
