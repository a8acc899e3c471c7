//! `pasch-lab train`: nets from recipes.

mod family;

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use pasch_messages::message;
use pasch_train::recipe::Recipe;
use pasch_train::run::{Progress, RunError};

use pasch_console::files;
use pasch_console::finish::Finish;
use pasch_console::stop;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "RECIPE", required_unless_present = "list")]
    recipe: Option<String>,
    #[arg(long, value_name = "DIR", default_value = "nets")]
    nets: PathBuf,
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    #[arg(long)]
    list: bool,
    #[command(flatten)]
    family: family::FamilyArgs,
}

/// Runs `pasch-lab train`. Fails when the recipe cannot be read or carried out.
pub fn run(args: &Args) -> Result<Finish> {
    let Some(asked) = args.recipe.as_deref().filter(|_| !args.list) else {
        for (name, text) in Recipe::builtin() {
            files::print(&format!("{name}: {}\n", Recipe::from_toml(text)?.about))?;
        }
        return Ok(Finish::Done);
    };
    if asked == "family" {
        return family::run(&args.family, args.out.as_deref());
    }
    let recipe = read(asked)?;
    let out = args.out.clone().unwrap_or_else(|| PathBuf::from("runs").join(&recipe.name));
    files::print(&format!("{}: {}\n", recipe.name, recipe.about))?;
    let interrupted = stop::on_interrupt();
    let bar = stop::bar(1, &recipe.name);
    let mut watch = |progress: &Progress| {
        bar.set_length(progress.total);
        bar.set_position(progress.done);
        bar.set_message(format!("{} {}", progress.stage, progress.note));
        !stop::asked(interrupted)
    };
    let finished = pasch_train::run::run(&recipe, &args.nets, &out, &mut watch);
    bar.finish_and_clear();
    match finished {
        Err(RunError::Stopped) => {
            eprintln!("{}", message!("stopped-at", path = out));
            Ok(Finish::Stopped)
        }
        Err(error) => Err(error).with_context(|| message!("lab-train-recipe", name = recipe.name)),
        Ok(manifest) => {
            if let Some(report) = &manifest.report {
                files::print(report)?;
            }
            for (name, value) in &manifest.figures {
                files::print(&format!("  {name}: {value}\n"))?;
            }
            files::print(&format!(
                "{}\n",
                message!("lab-train-made", seconds = format!("{:.0}", manifest.seconds), out = out)
            ))?;
            Ok(Finish::Done)
        }
    }
}

fn read(asked: &str) -> Result<Recipe> {
    if let Some((name, text)) = Recipe::builtin().iter().find(|(name, _)| *name == asked) {
        return Recipe::from_toml(text).with_context(|| (*name).to_owned());
    }
    let text = match std::fs::read_to_string(asked) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            let known: Vec<_> = Recipe::builtin().iter().map(|(name, _)| *name).collect();
            bail!(message!("lab-train-no-recipe", asked = asked, known = known.join(", ")));
        }
        Err(error) => return Err(error).with_context(|| message!("cannot-read", path = asked)),
    };
    Recipe::from_toml(&text).with_context(|| asked.to_owned())
}
