//! `pasch arena`: two players, many games.

use anyhow::Result;
use pasch_engine::nets;
use pasch_train::arena::{arena, arena_without_luck};
use pasch_train::labels::Teacher;
use pasch_train::money::money;

use crate::{
    files,
    players::{NAMES, cube_player, player},
};

/// Let two players play money games with mirrored dice, and print points a game with a 95 % interval.
#[derive(Debug, clap::Args)]
#[command(after_help = NAMES)]
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
    /// With the cube: Jacoby's rule, no beavers
    #[arg(long)]
    cubeful: bool,
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
    let nets = nets::builtin();
    let teacher = Teacher::new(nets.fast.clone(), nets.main.clone(), KEEP, None);
    let score = if args.cubeful {
        let (a, b) = (cube_player(&args.a)?, cube_player(&args.b)?);
        let (played, fair) = money(&*a, &*b, args.games, args.seed, &teacher)?;
        if args.without_luck { fair } else { played }
    } else {
        let (a, b) = (player(&args.a)?, player(&args.b)?);
        if args.without_luck {
            arena_without_luck(&*a, &*b, args.games, args.seed, &teacher)?.1
        } else {
            arena(&*a, &*b, args.games, args.seed)?
        }
    };
    if args.json {
        let answer = serde_json::json!({
            "a": args.a, "b": args.b, "games": score.games, "points_per_game": score.points_per_game,
            "interval": score.interval, "wins": score.wins, "gammons": score.gammons,
            "without_luck": args.without_luck, "cubeful": args.cubeful,
        });
        files::print_json(&answer)
    } else {
        files::print(&format!("{} against {}: {score}\n", args.a, args.b))
    }
}
