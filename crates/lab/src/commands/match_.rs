//! `pasch-lab match`: engines of all protocols against each other.

use std::time::Duration;

use anyhow::{Context, Result};

use crate::commands::arena::Contest;
use crate::players::NAMES;

/// Let two engines play money games, or matches to a length, with the cube and mirrored dice, and print points a game or
/// the share of matches won with a 95 % interval. A program that does not answer in time or breaks the rules ends it all;
/// position and roll are told.
#[derive(Debug, clap::Args)]
#[command(after_help = NAMES)]
pub struct Args {
    /// The first player: its points are counted
    #[arg(long, value_name = "PLAYER")]
    a: String,
    /// The second player
    #[arg(long, value_name = "PLAYER")]
    b: String,
    /// Play matches to so many points, by the Crawford rule; without it money games are played
    #[arg(long, value_name = "POINTS", value_parser = clap::value_parser!(u32).range(1..=25))]
    length: Option<u32>,
    /// Games, or matches where there is a length; rounded up to an even number
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// Seed of the dice
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Without the cube; otherwise with it and without beavers, for money by Jacoby's rule
    #[arg(long)]
    cubeless: bool,
    /// Take the luck of the rolls out of the results, as the delivered nets see it one roll ahead
    #[arg(long, conflicts_with = "length")]
    without_luck: bool,
    /// Seconds an outside program may take for an answer
    #[arg(long, value_name = "S", default_value_t = 60.0)]
    timeout: f64,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// Runs `pasch-lab match`. Fails when a player cannot be had, does not answer in time or gives no legal play.
pub fn run(args: &Args) -> Result<()> {
    let patience =
        Duration::try_from_secs_f64(args.timeout).context("--timeout takes a number of seconds")?;
    let contest = Contest {
        a: &args.a,
        b: &args.b,
        length: args.length,
        games: args.games,
        seed: args.seed,
        without_luck: args.without_luck,
        cubeful: !args.cubeless,
        patience,
    };
    contest.tell(args.json)
}
