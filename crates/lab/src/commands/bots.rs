//! `pasch-lab bots`: how well the bot plays each game.

use std::fmt::Write as _;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use pasch_engine::analyst::{Engine, plays};
use pasch_engine::hyper::Hyper;
use pasch_engine::{family, gate};
use pasch_messages::{Arg, message};
use pasch_rules::{Rules, VariantId};
use pasch_train::arena::Score;
use pasch_train::curve::{self, Panel};
use pasch_train::family::arena::{Bot, arena};
use pasch_train::family::past::{Past, of_card};
use serde::Serialize;

use super::faces;

use pasch_console::term::{Align, Style, Table, Tone};
use pasch_console::{databases, files};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "ID")]
    variant: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 2000)]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long, conflicts_with = "markdown")]
    json: bool,
    #[arg(long, value_name = "FILE")]
    markdown: Option<PathBuf>,
    #[command(flatten)]
    faces: faces::Args,
}

/// The picture beside the page.
const PICTURE: &str = "img/bots.svg";

/// One game's bot against one opponent.
#[derive(Debug, Serialize)]
struct Row {
    variant: &'static str,
    net: String,
    against: String,
    games: u64,
    points_a_game: f64,
    interval: f64,
    wins: f64,
}

/// What earlier nets of the same run won against the delivered one.
#[derive(Debug, Serialize)]
struct Rise {
    variant: &'static str,
    past: Vec<Past>,
}

/// All that is found out.
#[derive(Debug, Default, Serialize)]
struct Found {
    rows: Vec<Row>,
    rises: Vec<Rise>,
}

/// Runs `pasch-lab bots`. Fails when the game is unknown, has no bot, or files fail.
pub fn run(args: &Args) -> Result<()> {
    if args.faces.asked() {
        return args.faces.run(args.games, args.seed, args.markdown.as_deref());
    }
    let variants: Vec<VariantId> = match &args.variant {
        None => VariantId::all().filter(|id| plays(&Rules::standard(*id))).collect(),
        Some(name) => {
            let id = VariantId::find(name)
                .with_context(|| message!("lab-bots-no-game", name = format!("{name:?}")))?;
            if !plays(&Rules::standard(id)) {
                bail!(message!("lab-bots-no-bot", id = Arg::text(&id)));
            }
            vec![id]
        }
    };
    let engine = Engine::builtin();
    let solvable = |variant: &VariantId| engine.solved(&Rules::standard(*variant)).is_some();
    let solution = if variants.iter().any(solvable) {
        eprintln!("{}", message!("lab-bots-solving"));
        Some(databases::hyper_solution()?.context(message!("lab-bots-unsolved"))?)
    } else {
        None
    };
    let mut found = Found::default();
    for variant in variants {
        measure(variant, solution.as_ref().filter(|_| solvable(&variant)), args, &mut found)?;
    }
    if args.json {
        return files::print_json(&found);
    }
    if let Some(path) = &args.markdown {
        let picture = path.parent().map(|folder| folder.join(PICTURE)).unwrap_or_else(|| PICTURE.into());
        let panels = panels(&found.rises);
        if !panels.is_empty() {
            if let Some(folder) = picture.parent() {
                std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
            }
            files::write(
                Some(&picture),
                curve::draw_panels(&message!("lab-bots-picture").to_string(), &panels).as_bytes(),
            )?;
        }
        return files::write(Some(path), page(&found, args).as_bytes());
    }
    let mut table =
        Table::new(&[Align::Left, Align::Left, Align::Left, Align::Right, Align::Right, Align::Right]);
    table.headings(Tone::Strong, &message!("lab-bots-headings"));
    for row in &found.rows {
        let tone = if row.points_a_game > row.interval { Tone::Plain } else { Tone::Strong };
        table.row(tone, cells(row));
    }
    files::print(&table.render(Style::of_stdout(), 0))
}

fn measure(variant: VariantId, solution: Option<&Hyper>, args: &Args, found: &mut Found) -> Result<()> {
    let rules = Rules::standard(variant);
    let own = family::builtin(&rules).filter(|_| !gate::fits(&rules));
    let (bot, net) = match (own, solution) {
        (_, Some(solution)) => (Bot::Solved(solution), message!("lab-bots-solved").to_string()),
        (Some(net), None) => (Bot::Net(net), format!("{} {}", net.variant(), net.shape())),
        (None, None) => (Bot::Backgammon, message!("lab-bots-backgammon").to_string()),
    };
    let others =
        [(message!("lab-bots-random"), Bot::Random), (message!("lab-bots-heuristic"), Bot::Heuristic)];
    for (against, other) in others {
        let Score { games, points_per_game, interval, wins, .. } =
            arena(&rules, [bot, other], args.games, args.seed);
        found.rows.push(Row {
            variant: variant.as_str(),
            net: net.clone(),
            against: against.to_string(),
            games,
            points_a_game: points_per_game,
            interval,
            wins,
        });
    }
    // Games that differ by name only share a net, which has risen once.
    if let Some(card) = own.filter(|net| net.variant() == variant).and_then(|_| family::card(&rules)) {
        let past = of_card(card).with_context(|| message!("lab-bots-card", variant = Arg::text(&variant)))?;
        if !past.is_empty() {
            found.rises.push(Rise { variant: variant.as_str(), past });
        }
    }
    Ok(())
}

fn cells(row: &Row) -> [String; 6] {
    [
        row.variant.to_owned(),
        row.net.clone(),
        row.against.clone(),
        format!("{:+.3}", row.points_a_game),
        format!("{:.3}", row.interval),
        format!("{:.1}%", 100.0 * row.wins),
    ]
}

fn page(found: &Found, args: &Args) -> String {
    let mut page = format!("{}\n", message!("lab-bots-page", games = args.games, seed = args.seed));
    for row in &found.rows {
        let [game, net, against, points, interval, won] = cells(row);
        let _ = writeln!(page, "| {game} | {net} | {against} | {points} | {interval} | {won} |");
    }
    page + &against_itself(&found.rises)
}

/// How each net rose, in points and as a picture; nothing where no card tells.
fn against_itself(rises: &[Rise]) -> String {
    if rises.is_empty() {
        return String::new();
    }
    let mut part = format!(
        "\n{}\n",
        message!("lab-bots-rises", title = message!("lab-bots-picture"), picture = PICTURE)
    );
    for Rise { variant, past } in rises {
        let told: Vec<String> = past
            .iter()
            .map(|past| format!("{}: {:+.3} ±{:.3}", short(past.games), past.points, past.interval))
            .collect();
        let _ = writeln!(part, "| {variant} | {} |", told.join("; "));
    }
    part
}

/// A small curve for every game whose card tells of earlier nets.
fn panels(rises: &[Rise]) -> Vec<Panel> {
    let panel = |Rise { variant, past }: &Rise| Panel {
        title: (*variant).to_owned(),
        labels: past
            .iter()
            .map(|past| short(past.games))
            .chain([message!("lab-bots-now").to_string()])
            .collect(),
        values: past.iter().map(|past| [past.points, past.interval]).chain([[0.0, 0.0]]).collect(),
    };
    rises.iter().map(panel).collect()
}

fn short(games: u64) -> String {
    if games >= 1000 && games.is_multiple_of(1000) { format!("{}k", games / 1000) } else { games.to_string() }
}
