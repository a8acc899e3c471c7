//! `pasch-lab tournaments`: every format of tournaments side by side, by simulation.

use anyhow::Result;
use pasch_console::files;
use pasch_messages::message;
use pasch_tournament::survey::{HEAD, Line, SIZES, formats};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    tournaments: u64,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(2..=256))]
    entrants: Option<u16>,
}

/// Runs `pasch-lab tournaments`. A line is printed as soon as its tournaments are played.
pub fn run(args: &Args) -> Result<()> {
    let sizes = args.entrants.map_or(SIZES.to_vec(), |entrants| vec![usize::from(entrants)]);
    files::print(&format!("{HEAD}\n"))?;
    for entrants in sizes {
        for (name, options) in formats(entrants) {
            eprintln!("{}", message!("lab-tournaments-begun", entrants = entrants, name = name));
            let line = Line::play(entrants, name, &options, args.tournaments, args.seed)?;
            files::print(&format!("{}\n", line.row()))?;
        }
    }
    Ok(())
}
