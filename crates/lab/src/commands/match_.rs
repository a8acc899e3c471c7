//! `pasch-lab match`: engines of all protocols against each other.

use std::time::Duration;

use anyhow::{Context, Result};
use pasch_messages::message;

use crate::commands::arena::Contest;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "PLAYER")]
    a: String,
    #[arg(long, value_name = "PLAYER")]
    b: String,
    #[arg(long, value_name = "POINTS", value_parser = clap::value_parser!(u32).range(1..=25))]
    length: Option<u32>,
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long)]
    cubeless: bool,
    #[arg(long, conflicts_with = "length")]
    without_luck: bool,
    #[arg(long, value_name = "S", default_value_t = 60.0)]
    timeout: f64,
    #[arg(long)]
    json: bool,
}

/// Runs `pasch-lab match`. Fails when a player cannot be had, does not answer in time or gives no legal play.
pub fn run(args: &Args) -> Result<()> {
    let patience = Duration::try_from_secs_f64(args.timeout).context(message!("lab-match-timeout"))?;
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
