//! `pasch-lab validate`: what players give up on decisions that have been rolled out.

use std::path::PathBuf;

use anyhow::{Context, Result};
use pasch_messages::message;
use pasch_train::validation::{Class, Validation};

use crate::players::{PATIENCE, player};
use pasch_console::{engine, files};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "PLAYER", default_values_t = ["pasch".to_owned(), "pasch:1".to_owned()])]
    players: Vec<String>,
    #[arg(long, value_name = "FILE")]
    set: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// Runs `pasch-lab validate`. Fails when a player cannot be had or the set cannot be read.
pub fn run(args: &Args) -> Result<()> {
    let own;
    let set = match &args.set {
        None => Validation::builtin(),
        Some(path) => {
            let bytes = std::fs::read(path).with_context(|| message!("cannot-read", path = path))?;
            own = Validation::from_bytes(&bytes)
                .with_context(|| message!("lab-validate-no-set", path = path))?;
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
    let mut text = format!("{}\n", message!("lab-validate-head"));
    text += &format!("{:<28}", message!("lab-validate-player").to_string());
    let classes = Class::ALL.map(|class| class.name().to_owned());
    let more = [message!("lab-validate-all").to_string(), message!("lab-validate-outside").to_string()];
    for heading in classes.into_iter().chain(more) {
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
    text += &format!("{}\n", message!("lab-validate-count", count = set.decisions.len()));
    files::print(&text)
}
