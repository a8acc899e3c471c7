//! `pasch-lab train family`: a net for any game of the family, by self-play from random weights.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result};
use pasch_messages::{Arg, message};
use pasch_rules::VariantId;
use pasch_train::family::run::{FamilyError, FamilyPlan, Stand, Until};

use pasch_console::files;
use pasch_console::finish::Finish;
use pasch_console::stop;

/// What `family` wants to know.
#[derive(Debug, clap::Args)]
pub struct FamilyArgs {
    #[arg(long, value_name = "ID")]
    variant: Option<String>,
    #[arg(long, value_name = "N", conflicts_with = "minutes")]
    games: Option<u64>,
    #[arg(long, value_name = "M")]
    minutes: Option<f64>,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[arg(long, value_name = "N")]
    hidden: Option<usize>,
}

/// Games when nobody says.
const GAMES: u64 = 200_000;

/// Runs `pasch-lab train family`. Fails when the game is unknown, or files fail.
pub fn run(args: &FamilyArgs, out: Option<&Path>) -> Result<Finish> {
    let name = args.variant.as_deref().context(message!("lab-train-no-variant"))?;
    let variant =
        VariantId::find(name).with_context(|| message!("lab-bots-no-game", name = format!("{name:?}")))?;
    let mut plan = FamilyPlan::of(variant);
    plan.seed = args.seed.unwrap_or(plan.seed);
    plan.hidden = args.hidden.unwrap_or(plan.hidden);
    let until = match args.minutes.map(|minutes| Duration::try_from_secs_f64(60.0 * minutes)) {
        Some(limit) => Until::Time(limit.context(message!("lab-train-minutes"))?),
        None => Until::Games(args.games.unwrap_or(GAMES)),
    };
    let out = out.map_or_else(|| PathBuf::from("runs/family").join(variant.as_str()), Path::to_owned);
    let interrupted = stop::on_interrupt();
    let total = if let Until::Games(games) = until { games } else { 0 };
    let bar = stop::bar(total.max(1), variant.as_str());
    let mut watch = |stand: &Stand| {
        bar.set_length(total.max(stand.games));
        bar.set_position(stand.games);
        let each = |n: u64| n as f64 / stand.seen.games.max(1) as f64;
        let (rolls, big) = (each(stand.seen.rolls), 100.0 * each(stand.seen.big));
        let (rolls, big) = (format!("{rolls:.0}"), format!("{big:.0}"));
        let progress = match stand.measured.map(|pair| pair.map(|points| format!("{points:+.3}"))) {
            Some([random, heuristic]) => message!(
                "lab-train-family-measured",
                rolls = rolls,
                big = big,
                random = random,
                heuristic = heuristic
            ),
            None => message!("lab-train-family-progress", rolls = rolls, big = big),
        };
        bar.set_message(progress.to_string());
        !stop::asked(interrupted)
    };
    let made = pasch_train::family::run::run(&plan, until, &out, &mut watch);
    bar.finish_and_clear();
    match made {
        Err(FamilyError::Stopped) => {
            eprintln!("{}", message!("stopped-at", path = out));
            Ok(Finish::Stopped)
        }
        Err(error) => Err(error).with_context(|| format!("{variant}")),
        Ok(made) => {
            files::print(&format!(
                "{}\n",
                message!(
                    "lab-train-family-made",
                    variant = Arg::text(&variant),
                    games = made.games,
                    seconds = format!("{:.0}", made.seconds),
                    measured = made.net.shape(),
                    path = out
                )
            ))?;
            Ok(Finish::Done)
        }
    }
}
