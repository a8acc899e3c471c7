//! `pasch-lab validate`: what players give up on decisions that have been rolled out.

use std::path::PathBuf;

use anyhow::{Context, Result};
use pasch_train::validation::{Class, Validation};

use crate::players::{NAMES, PATIENCE, player};
use pasch_console::{engine, files};

/// Print what players give up a decision, in millipoints, on the decisions that Pasch has rolled out and never learns
/// from. What they choose beside the plays that were rolled out is rolled out on the way.
#[derive(Debug, clap::Args)]
#[command(after_help = NAMES)]
pub struct Args {
    /// The players
    #[arg(value_name = "PLAYER", default_values_t = ["pasch".to_owned(), "pasch:1".to_owned()])]
    players: Vec<String>,
    /// Another set than the one that comes with the program
    #[arg(long, value_name = "FILE")]
    set: Option<PathBuf>,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// Runs `pasch-lab validate`. Fails when a player cannot be had or the set cannot be read.
pub fn run(args: &Args) -> Result<()> {
    let own;
    let set = match &args.set {
        None => Validation::builtin(),
        Some(path) => {
            let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
            own = Validation::from_bytes(&bytes)
                .with_context(|| format!("{} is no set of decisions, or damaged", path.display()))?;
            &own
        }
    };
    let engine = engine::ready()?;
    let mut rows = Vec::new();
    for name in &args.players {
        let choices = set.losses_of(&*player(name, PATIENCE)?, engine.searcher())?;
        let outside = choices.iter().filter(|choice| choice.outside).count();
        let losses: Vec<f32> = choices.iter().map(|choice| choice.loss).collect();
        rows.push((name, set.verdicts(&losses), outside));
    }
    if args.json {
        let answer: Vec<_> = rows
            .iter()
            .map(|(name, verdicts, outside)| {
                let class = |at: usize| {
                    let verdict = verdicts[at];
                    serde_json::json!({ "decisions": verdict.decisions, "millipoints": verdict.loss, "se": verdict.se })
                };
                serde_json::json!({
                    "player": name, "contact": class(0), "crashed": class(1), "race": class(2), "all": class(3),
                    "outside": outside,
                })
            })
            .collect();
        return files::print_json(&serde_json::json!(answer));
    }
    let mut text = String::from("millipoints given up a decision, ± standard error\n");
    text += &format!("{:<28}", "player");
    for heading in Class::ALL.map(Class::name).into_iter().chain(["all", "rolled out now"]) {
        text += &format!(" {heading:>14}");
    }
    text += "\n";
    for (name, verdicts, outside) in rows {
        text += &format!("{name:<28}");
        for verdict in verdicts {
            text += &format!(" {:>14}", format!("{:.2} ± {:.2}", verdict.loss, verdict.se));
        }
        text += &format!(" {outside:>14}\n");
    }
    text += &format!("{} decisions\n", set.decisions.len());
    files::print(&text)
}
