//! `pasch reference`: the figures of the reference page.

use std::path::{Path, PathBuf};

use anyhow::Result;
use pasch_host::Threads;
use pasch_reference::Reference;
use pasch_reference::races::Plan;

use pasch_console::{engine, files};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    markdown: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = Plan::STANDARD.races, value_parser = clap::value_parser!(u32).range(1..))]
    races: u32,
    #[arg(long, value_name = "N", default_value_t = Plan::STANDARD.seed)]
    seed: u64,
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

/// Runs `pasch reference`. Fails when a file cannot be written.
pub fn run(args: &Args) -> Result<()> {
    let out = |path: &Option<PathBuf>| {
        path.as_deref().filter(|path| !path.is_dir()).map_or(Ok(()), files::check_place)
    };
    out(&args.json)?;
    out(&args.markdown)?;
    let plan = Plan { races: args.races, seed: args.seed, ..Plan::STANDARD };
    let reference = Reference::compute(&plan, &Threads(engine::threads(args.threads)))?;
    if let Some(path) = &args.json {
        write_json(path, &reference)?;
    }
    if args.markdown.is_some() || args.json.is_none() {
        files::write(args.markdown.as_deref(), reference.markdown().as_bytes())?;
    }
    Ok(())
}

/// Writes all sections into one file; into a folder a file for each.
fn write_json(path: &Path, reference: &Reference) -> Result<()> {
    let line = |value: &serde_json::Value| serde_json::to_string(value).map(|text| text + "\n");
    let all = serde_json::to_value(reference)?;
    match &all {
        serde_json::Value::Object(sections) if path.is_dir() => {
            for (name, section) in sections {
                files::write(Some(&path.join(format!("{name}.json"))), line(section)?.as_bytes())?;
            }
            Ok(())
        }
        _ => files::write(Some(path), line(&all)?.as_bytes()),
    }
}
