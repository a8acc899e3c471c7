//! `pasch-lab train` without the rest of the program, which takes far longer to build: carries out a recipe that comes with the
//! program, or that of a file, and prints where it stands. Its folders are those of `pasch-lab train`: either goes on where
//! the other was stopped.
//!
//! `cargo run --release -p pasch-train --example recipe NAME|FILE [FOLDER]`

use std::{
    path::PathBuf,
    time::{Duration, Instant},
};

use pasch_train::{recipe::Recipe, run::run};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let asked = arguments.next().ok_or("which recipe?")?;
    let known = Recipe::builtin().iter().find(|(name, _)| *name == asked);
    let text = match known {
        Some((_, text)) => (*text).to_owned(),
        None => std::fs::read_to_string(&asked)?,
    };
    let recipe = Recipe::from_toml(&text)?;
    let out = arguments.next().map_or_else(|| PathBuf::from("runs").join(&recipe.name), PathBuf::from);
    let mut told: Option<Instant> = None;
    let manifest = run(&recipe, "nets".as_ref(), &out, &mut |progress| {
        if told.is_none_or(|told| told.elapsed() > Duration::from_secs(5)) || progress.done == progress.total
        {
            told = Some(Instant::now());
            let minutes = progress.seconds_left / 60.0;
            println!(
                "{} {}/{}, {minutes:.0} min left: {}",
                progress.stage, progress.done, progress.total, progress.note
            );
        }
        true
    })?;
    if let Some(report) = &manifest.report {
        println!("{report}");
    }
    for (name, value) in &manifest.figures {
        println!("  {name}: {value}");
    }
    println!("{:.0} s; written to {}", manifest.seconds, out.display());
    Ok(())
}
